"""A lesson at the table: the task, hints, what is said about each try, and taking it back."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from htpy import Node

from engine.core.actions import Action
from engine.core.errors import EngineError
from engine.core.match import Match
from engine.teaching.lesson import Lesson, Verdict, judge, read_lesson
from ui.page import Fault
from ui.panels.task import task
from ui.seats import USUAL_LEVEL, read_seats
from ui.view import View


class Tutor:
    """Watches over one reader's tries at one task."""

    def __init__(self, lesson: Lesson, match: Match[Any]) -> None:
        self.lesson = lesson
        self.start = len(match.moves)
        self.player = match.decision.player if match.decision else 0
        self.verdict: Verdict | None = None
        self.hints = 0

    @property
    def holds(self) -> bool:
        """Whether the table waits until the reader has seen what is said."""
        return self.verdict is not None and self.verdict.kind != "open"

    def watch(self, match: Match[Any], action: Action) -> None:
        """An action was carried out; only the reader's count."""
        mine = [str(move.action) for move in match.moves[self.start :] if move.player == self.player]
        if mine and not self.holds and match.moves[-1].player == self.player:
            self.verdict = judge(self.lesson, match.game, match.state, mine, self.player)

    def hint(self) -> None:
        """One hint more."""
        self.hints = min(self.hints + 1, len(self.lesson.hints))

    def again(self) -> None:
        """From the beginning."""
        self.verdict = None

    def panel(self, view: View) -> Node:
        """The task as it stands."""
        return task(view, self.lesson, self.verdict, self.hints)


def seated(match: Match[Any], lesson: Lesson | None) -> Match[Any]:
    """Whoever decides is the reader; in a lesson all others are computer players."""
    seats = list(read_seats(match.players, match.game.seats(match.state)))
    reader = match.decision.player if match.decision else 0
    seats[reader] = replace(seats[reader], level="")
    if lesson:
        others = [seat if seat.level else replace(seat, level=USUAL_LEVEL) for seat in seats]
        seats = [seats[i] if i == reader else other for i, other in enumerate(others)]
    return replace(match, players=[seat.record() for seat in seats])


def read_lesson_in(text: str) -> Lesson | Fault | None:
    """The lesson in a saved game's text; None if there is none."""
    try:
        found = json.loads(text).get("lesson")
        return read_lesson(found) if found is not None else None
    except (EngineError, ValueError, AttributeError) as error:
        return Fault("broken", str(error))
