"""Play and check games in a terminal: ``python -m engine play ...`` and ``python -m engine replay FILE``."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine import Match, games
from engine.ai.agent import choose
from engine.ai.levels import LEVELS, agent
from engine.core import saves
from engine.core.catalogues import LANGUAGES, engine_words
from engine.core.errors import EngineError
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.scoring import ScoreLine
from engine.core.words import Message, Words, msg

NAMES = ("Ana", "Bento", "Caetano", "Dalva", "Elis")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status is 0 when all went well, 1 when a game cannot be or does not hold, and 2 when a
    file cannot be read.
    """
    args = parser().parse_args(arguments)
    try:
        status: int = args.run(args)
    except (EngineError, UnreadableFileError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2 if isinstance(error, UnreadableFileError) else 1
    return status


class UnreadableFileError(Exception):
    """A file that was named on the command line cannot be read, and why."""


def parser() -> argparse.ArgumentParser:
    """The command line's grammar."""
    top = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = top.add_subparsers(required=True)
    play = commands.add_parser("play", help="let computer players play a game")
    play.set_defaults(run=run_play)
    play.add_argument("--game", choices=list(games), required=True)
    play.add_argument("--players", type=int, required=True)
    play.add_argument("--seed", type=int, default=1)
    play.add_argument("--agents", default="normal", help=f"levels, by commas, repeated as needed: {', '.join(LEVELS)}")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule option")
    play.add_argument("--language", choices=LANGUAGES, default="en")
    play.add_argument("--json", action="store_true", help="print the saved-game document instead of the log")
    replay = commands.add_parser("replay", help="check a saved game: its history must lead to its state")
    replay.set_defaults(run=run_replay)
    replay.add_argument("file", type=Path)
    replay.add_argument("--language", choices=LANGUAGES, default="en")
    return top


def run_play(args: argparse.Namespace) -> int:
    """Play a game to its end and print it."""
    levels = args.agents.split(",")
    unknown = [level for level in levels if level not in LEVELS]
    if unknown:
        raise EngineError(f"unknown agents {unknown}; known are {list(LEVELS)}")
    options = {"players": args.players} | dict(read_option(text) for text in args.option)
    seats = [{"name": name, "level": levels[i % len(levels)]} for i, name in enumerate(NAMES[: max(args.players, 0)])]
    match = Match.new(games[args.game], options, args.seed, seats)
    play_out(match)
    print(saves.dumps(match) if args.json else "\n".join(report(match, args.language)))
    return 0


def read_option(text: str) -> tuple[str, Any]:
    """``wasps=true`` as a pair; values that are JSON are read as such, others as text."""
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def play_out(match: Match[Any]) -> None:
    """Let the seats' computer players finish the match, each seeing only what it may."""
    rng = Rng(match.seed).fork()
    while match.decision is not None:
        player = match.decision.player
        seen = match.game.observe(match.state, player)
        match.do(choose(agent(match.players[player]["level"]), match.game, seen, match.decision, rng))


def run_replay(args: argparse.Namespace) -> int:
    """Load a saved game and say whether its history holds."""
    match = saves.loads(read_file(args.file), games.__getitem__)
    if match.stale:
        print(f"the history does not lead to the state: {len(match.stale)} actions of older rules")
        return 1
    print("\n".join(score_sheet(match, voice(match, args.language))))
    print(f"{len(match.moves)} actions replayed, digest {match.game.digest(match.state)}: the saved game holds")
    return 0


def read_file(path: Path) -> str:
    """The text in a file. Raises UnreadableFileError."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise UnreadableFileError(f"there is no file {path}") from None
    except IsADirectoryError:
        raise UnreadableFileError(f"{path} is a folder, not a saved game") from None
    except UnicodeDecodeError:
        raise UnreadableFileError(f"{path} is not a text file, so it holds no saved game") from None
    except OSError as error:
        raise UnreadableFileError(f"{path} cannot be read: {error.strerror}") from None


def voice(match: Match[Any], language: str) -> Words:
    """Words with the names of the match's seats."""
    names = [str(seat.get("name", f"Player {i + 1}")) for i, seat in enumerate(match.players)]
    return engine_words(language, match.game.id, names)


def report(match: Match[Any], language: str) -> list[str]:
    """The log in words and the score sheet."""
    words = voice(match, language)
    told = [(event.rule, match.game.tell(event)) for event in match.events()]
    log = [f"{rule:>6}  {words.say(message)}" for rule, message in told if message is not None]
    return [*log, "", *score_sheet(match, words)]


def score_sheet(match: Match[Any], words: Words) -> list[str]:
    """Every line of every player, totals and the ranking."""
    game: Game[Any] = match.game
    lines = game.score(match.state)
    sheet = []
    for player, total in enumerate(game.totals(match.state)):
        sheet.append(f"{words.name(player)}: {total}")
        sheet += [score_row(line, words) for line in lines if line.player == player]
    ranking = " > ".join(" = ".join(map(words.name, place)) for place in game.ranking(match.state))
    return [*sheet, words.say(msg("cli.ranking", ranking=ranking))]


def score_row(line: ScoreLine, words: Words) -> str:
    """``  12  Huts (SA-37): 3 x 4``."""
    parts = ", ".join(f"{words.say(Message(f'unit.{p.unit}', {'n': p.count}))} x {p.each}" for p in line.parts)
    return f"{line.points:>6}  {words(f'score.{line.kind}')} ({line.rule}){': ' + parts if parts else ''}"


if __name__ == "__main__":
    sys.exit(main())
