"""How strong the computer players are: two-player games with seats exchanged, every level against the one below.

Budgets are counted in iterations and everything is seeded, so a run repeats to the last game. A shared win counts
half. ``python -m tools.strength --game stone_age --games 100``
"""

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from engine import Match, games
from engine.ai.agent import choose
from engine.ai.levels import agent
from engine.core.rng import Rng

PAIRS = (("easy", "random", 0.70, 100), ("normal", "easy", 0.70, 100), ("hard", "normal", 0.60, 60))
"""Stronger level, weaker level, share that the stronger should win, games to play."""


@dataclass(frozen=True, slots=True)
class Duel:
    """One game: which level sits where, and the seed."""

    game: str
    levels: tuple[str, str]
    seed: int


def play(duel: Duel) -> float:
    """Points of the first level's seat: 1 for a win, 0.5 for a shared one, 0 for a loss.

    Raises IllegalAction if an agent ever chose what was not offered.
    """
    match = Match.new(games[duel.game], {"players": 2}, duel.seed)
    rng = Rng(duel.seed).fork()
    while match.decision is not None:
        player = match.decision.player
        seen = match.game.observe(match.state, player)
        match.do(choose(agent(duel.levels[player]), match.game, seen, match.decision, rng))
    first = match.game.ranking(match.state)[0]
    return 1 / len(first) if 0 in first else 0.0


def duels(game: str, strong: str, weak: str, count: int) -> list[tuple[Duel, bool]]:
    """Games in pairs with the same seed and the seats exchanged; True where the stronger sits first."""
    pairs = []
    for n in range(count):
        first = n % 2 == 0
        levels = (strong, weak) if first else (weak, strong)
        pairs.append((Duel(game, levels, 1000 + n // 2), first))
    return pairs


def share(game: str, strong: str, weak: str, count: int) -> float:
    """Share of the games that the stronger level won."""
    plan = duels(game, strong, weak, count)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(play, [duel for duel, _ in plan]))
    return sum(r if first else 1 - r for r, (_, first) in zip(results, plan, strict=True)) / count


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table; exit status 1 if a level falls short."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(games), action="append")
    parser.add_argument("--games", type=int, help="games for each pair instead of the usual number")
    args = parser.parse_args(arguments)
    short = False
    print("| game | level | against | games | won | aim |\n|---|---|---|---|---|---|")
    for game in args.game or list(games):
        for strong, weak, aim, usual in PAIRS:
            count = args.games or usual
            won = share(game, strong, weak, count)
            short |= won < aim
            print(f"| {game} | {strong} | {weak} | {count} | {won:.0%} | {aim:.0%} |", flush=True)
    return int(short)


if __name__ == "__main__":
    raise SystemExit(main())
