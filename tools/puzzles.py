"""The puzzles in `seeds/<game>/puzzles/`: each says how its position came about, its lesson and its solution.

The saved-game document that the page opens is made from that, so a puzzle stands on the rules as they are now.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from engine import Match, games
from engine.core import saves
from engine.teaching.lesson import Lesson, read_lesson
from tools.paths import ROOT
from ui.links import pack
from ui.tutor import seated

NAMES = ("Ana", "Bento", "Caetano", "Dalva", "Elis")


@dataclass(frozen=True)
class Puzzle:
    """One puzzle: its game, its name, the match up to its position, the lesson, the actions that solve it."""

    game: str
    name: str
    match: Match[Any]
    lesson: Lesson
    solution: tuple[str, ...]
    source: dict[str, Any]

    @property
    def id(self) -> str:
        """A name that no other puzzle has, fit for addresses."""
        return f"{self.game.replace('_', '-')}-{self.name}"

    def document(self) -> str:
        """The saved game with the lesson in it: the position alone, since how it came about gives nothing away."""
        document = saves.save(self.match.here())
        return json.dumps({**document, "lesson": self.source["lesson"]}, ensure_ascii=False, separators=(",", ":"))


@cache
def puzzles() -> list[Puzzle]:
    """All of them, game by game."""
    return [_read(game, path) for game in games for path in sorted((ROOT / f"seeds/{game}/puzzles").glob("*.json"))]


def _read(game_id: str, path: Path) -> Puzzle:
    source = json.loads(path.read_text("utf-8"))
    game, lesson = games[game_id], read_lesson(source["lesson"])
    match = Match.new(game, source["options"], source["seed"], [{"name": name} for name in NAMES])
    done = match.replay(source["actions"])
    if done < len(source["actions"]):
        raise ValueError(f"{path}: action {done}, {source['actions'][done]!r}, is not possible any more")
    match.players = match.players[: game.seats(match.state)]
    return Puzzle(game_id, path.stem, seated(match, lesson), lesson, tuple(source["solution"]), source)


def listing(game_id: str) -> bytes:
    """What the app lists for a game: each puzzle's title and link."""
    rows = [{"title": p.source["lesson"]["title"], "link": pack(p.document())} for p in puzzles() if p.game == game_id]
    return json.dumps(rows, ensure_ascii=False, separators=(",", ":")).encode()
