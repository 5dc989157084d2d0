"""How well the computer players play.

Two-player games with seats exchanged, every level against the one below; a shared win counts half. Then games among
all levels, with every number of players and all rule options, in which every action must be one that is offered.
Budgets are counted in iterations and everything is seeded, so a run repeats to the last game.
"""

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path

from engine import games
from engine.core.options import choices
from engine.core.rng import Rng
from tools.parties import Outcome, Party, outcomes, processors

PAIRS = {"easy": ("random", 0.70, 100), "normal": ("easy", 0.70, 100), "hard": ("normal", 0.60, 60)}
"""By the stronger level: the weaker one, the share that the stronger should win, games to play."""
MIXED = "mixed"
MIXED_GAMES = 500
HARD_EVERY = 50
"""In one of so many mixed games a seat is taken by `hard`, which takes its time."""
FIRST_SEED = 1000


def duels(game: str, strong: str, weak: str, count: int) -> list[Party]:
    """Games in pairs with the same seed and the seats exchanged."""
    seats = islice(cycle([(strong, weak), (weak, strong)]), count)
    return [Party(game, levels, json.dumps({"players": 2}), FIRST_SEED + n // 2) for n, levels in enumerate(seats)]


def mixed(game: str, count: int) -> list[Party]:
    """Games among all levels; every other one by the usual rules, the rest with options at random."""
    rng = Rng(FIRST_SEED)
    return [_mixed(game, n, rng) for n in range(count)]


def _mixed(game: str, n: int, rng: Rng) -> Party:
    numbers = games[game].players
    options = {"players": numbers[n % len(numbers)]}
    levels = [rng.choice(("random", "easy", "normal")) for _ in range(options["players"])]
    if n % HARD_EVERY == 0:
        levels[rng.below(len(levels))] = "hard"
    drawn = {choice.name: rng.choice(choice.values) for choice in choices(games[game].options)}
    return Party(game, tuple(levels), json.dumps(options | drawn if n % 2 else options), FIRST_SEED + n)


def won(party: Party, outcome: Outcome, level: str) -> float:
    """The level's share of the win."""
    return (party.levels.index(level) in outcome.winners) / len(outcome.winners)


def ahead(party: Party, outcome: Outcome, level: str) -> int:
    """By how many points the level's seat won its duel."""
    seat = party.levels.index(level)
    return outcome.points[seat] - outcome.points[1 - seat]


def duel_row(game: str, strong: str, args: argparse.Namespace) -> bool:
    """Play a pair of levels, print its row; whether the stronger won as often as it should."""
    weak, aim, usual = PAIRS[strong]
    plan = duels(game, strong, weak, args.games or usual)
    played = list(outcomes(plan, args.workers, args.journal))
    share = sum(won(*result, strong) for result in played) / len(plan)
    points = sum(ahead(*result, strong) for result in played) / len(plan)
    cells: list[object] = [game, strong, weak, len(plan), f"{share:.1%}", f"{aim:.0%}", f"{points:+.1f}"]
    cells += times([outcome for _, outcome in played], strong)
    print(f"| {' | '.join(map(str, cells))} |", flush=True)
    return share >= aim


def times(played: Sequence[Outcome], level: str) -> tuple[str, str]:
    """Milliseconds for a decision of the level: on average, and the longest."""
    spent, count = sum(o.thinking[level] for o in played), sum(o.choices[level] for o in played)
    slowest = max(outcome.slowest[level] for outcome in played)
    return f"{1000 * spent / max(1, count):.1f}", f"{1000 * slowest:.0f}"


def mixed_line(game: str, args: argparse.Namespace) -> str:
    """Play the mixed games; raises IllegalAction if one goes wrong."""
    plan, seats, decided = mixed(game, args.games or MIXED_GAMES), Counter[str](), Counter[str]()
    for party, outcome in outcomes(plan, args.workers, args.journal):
        seats.update(party.levels)
        decided.update(outcome.choices)
    by_level = ", ".join(f"{level} {decided[level]:,} on {seats[level]} seats" for level in seats)
    return f"{game}: {len(plan)} games among all levels, every action offered. Choices: {by_level}."


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table; exit status 1 if a level falls short."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(games), action="append", help="only this one; may be repeated")
    parts = [*PAIRS, MIXED]
    parser.add_argument("--part", choices=parts, action="append", help="only this level's duels, or the mixed games")
    parser.add_argument("--games", type=int, help="games for each part instead of the usual number")
    parser.add_argument("--workers", type=int, default=processors(), help="games at a time")
    parser.add_argument("--journal", type=Path, help="file of finished games: an interrupted run goes on from there")
    args = parser.parse_args(arguments)
    chosen, wanted = args.game or list(games), args.part or parts
    print("| game | level | against | games | won | aim | points ahead | ms a choice | slowest, ms |")
    print("|---|---|---|---|---|---|---|---|---|")
    good = [duel_row(game, strong, args) for game in chosen for strong in PAIRS if strong in wanted]
    if MIXED in wanted:
        print(*(["", *(mixed_line(game, args) for game in chosen)]), sep="\n", flush=True)
    return int(not all(good))


if __name__ == "__main__":
    raise SystemExit(main())
