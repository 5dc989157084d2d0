"""A lesson: a task set in a position, what solves it, and what is said to those who try something else.

It is the part ``lesson`` of a saved-game document. The reader of the page decides for whoever decides in the position;
after each of their actions ``judge`` says whether the task is solved, failed, or still open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any, Literal

from engine.core.errors import DecodeError
from engine.core.game import Game

Text = Mapping[str, str]
"""The same words by language."""

MOST_STEPS = 30
MOST_LISTED = 100


@dataclass(frozen=True, slots=True)
class Remark:
    """Something said about an action that fits one of the patterns (``place forest *``), and the rule behind it."""

    actions: tuple[str, ...]
    text: Text
    rule: str = ""

    def fits(self, action: str) -> bool:
        """Whether the action is meant."""
        return any(fnmatchcase(action, pattern) for pattern in self.actions)


@dataclass(frozen=True, slots=True)
class Measure:
    """A number that has to be reached: a player's points, or something in the state by its path
    (``tribes.0.food``; of a list its length). ``most`` turns "at least" into "at most".
    """

    amount: int
    player: int | None = None
    path: str = ""
    most: bool = False

    def holds(self, game: Game[Any], state: Any) -> bool:
        """Whether the number is reached."""
        found = game.totals(state)[self.player] if self.player is not None else _value(game.encode(state), self.path)
        return found <= self.amount if self.most else found >= self.amount


@dataclass(frozen=True, slots=True)
class Goal:
    """What solves the task: the action fits one of the patterns (none: any), and every measure holds."""

    actions: tuple[str, ...] = ()
    measures: tuple[Measure, ...] = ()

    def reached(self, game: Game[Any], state: Any, action: str) -> bool:
        """Whether the action led to the goal."""
        named = not self.actions or any(fnmatchcase(action, pattern) for pattern in self.actions)
        return named and all(measure.holds(game, state) for measure in self.measures)


@dataclass(frozen=True, slots=True)
class Lesson:
    """``steps`` is how many actions the reader has; ``otherwise`` is said about a try that no remark is about."""

    title: Text
    task: Text
    goals: tuple[Goal, ...]
    solved: Remark
    otherwise: Remark
    remarks: tuple[Remark, ...] = ()
    hints: tuple[Text, ...] = ()
    steps: int = 1


@dataclass(frozen=True, slots=True)
class Verdict:
    """Where the reader stands after an action, and what is said about it."""

    kind: Literal["open", "solved", "wrong"]
    remark: Remark | None = None


def judge(lesson: Lesson, game: Game[Any], state: Any, actions: Sequence[str], player: int) -> Verdict:
    """The verdict after the reader's ``actions``, the last of which led to ``state``; they play for ``player``."""
    last = actions[-1]
    if any(goal.reached(game, state, last) for goal in lesson.goals):
        return Verdict("solved", lesson.solved)
    remark = next((remark for remark in lesson.remarks if remark.fits(last)), None)
    decision = game.decision(state)
    if remark is None and len(actions) < lesson.steps and decision is not None and decision.player == player:
        return Verdict("open")
    return Verdict("wrong", remark or lesson.otherwise)


def said(text: Text, language: str) -> str:
    """The words in a language, or in whichever there are."""
    return text.get(language) or next(iter(text.values()), "")


def _value(data: Any, path: str) -> int:
    """The number at a path of the encoded state; 0 where there is none."""
    for name in path.split("."):
        if isinstance(data, list) and name.isdigit() and int(name) < len(data):
            data = data[int(name)]
        elif isinstance(data, dict):
            data = data.get(name)
        else:
            return 0
    if isinstance(data, list | dict):
        return len(data)
    return int(data) if isinstance(data, int) else 0


# Documents -------------------------------------------------------------------------------------------------------


def write_lesson(lesson: Lesson) -> dict[str, Any]:
    """The lesson as JSON-ready data."""
    return {
        "title": dict(lesson.title),
        "task": dict(lesson.task),
        "steps": lesson.steps,
        "goals": [
            {"actions": list(goal.actions), "measures": [_measure_row(measure) for measure in goal.measures]}
            for goal in lesson.goals
        ],
        "solved": _remark_row(lesson.solved),
        "otherwise": _remark_row(lesson.otherwise),
        "remarks": [_remark_row(remark) for remark in lesson.remarks],
        "hints": [dict(hint) for hint in lesson.hints],
    }


def _measure_row(measure: Measure) -> dict[str, Any]:
    what = {"player": measure.player} if measure.player is not None else {"path": measure.path}
    return {**what, "at_most" if measure.most else "at_least": measure.amount}


def _remark_row(remark: Remark) -> dict[str, Any]:
    return {"actions": list(remark.actions), "text": dict(remark.text), "rule": remark.rule}


def read_lesson(data: Any) -> Lesson:
    """The lesson in a document. Raises DecodeError."""
    found = _record(data, "lesson")
    steps = found.get("steps", 1)
    if type(steps) is not int or not 1 <= steps <= MOST_STEPS:
        raise DecodeError(f"expected a number from 1 to {MOST_STEPS}", "lesson.steps")
    goals = tuple(_goal(row) for row in _list(found.get("goals"), "lesson.goals"))
    if not goals:
        raise DecodeError("a lesson needs a goal", "lesson.goals")
    return Lesson(
        _text(found.get("title"), "lesson.title"),
        _text(found.get("task"), "lesson.task"),
        goals,
        _remark(found.get("solved"), "lesson.solved"),
        _remark(found.get("otherwise"), "lesson.otherwise"),
        tuple(_remark(row, "lesson.remarks") for row in _list(found.get("remarks", []), "lesson.remarks")),
        tuple(_text(row, "lesson.hints") for row in _list(found.get("hints", []), "lesson.hints")),
        steps,
    )


def _goal(data: Any) -> Goal:
    row = _record(data, "lesson.goals")
    measures = tuple(_measure(found) for found in _list(row.get("measures", []), "lesson.goals.measures"))
    goal = Goal(_patterns(row.get("actions", []), "lesson.goals.actions"), measures)
    if not goal.actions and not goal.measures:
        raise DecodeError("a goal names an action or a measure", "lesson.goals")
    return goal


def _measure(data: Any) -> Measure:
    row, where = _record(data, "lesson.goals.measures"), "lesson.goals.measures"
    most = "at_most" in row
    amount, player, path = row.get("at_most" if most else "at_least"), row.get("player"), row.get("path", "")
    if type(amount) is not int or type(player) not in (int, type(None)) or not isinstance(path, str):
        raise DecodeError("expected a player or a path, and an amount", where)
    if player is None and not path:
        raise DecodeError("expected a player or a path", where)
    return Measure(amount, player, path, most)


def _remark(data: Any, where: str) -> Remark:
    row = _record(data, where)
    rule = row.get("rule", "")
    if not isinstance(rule, str):
        raise DecodeError("expected a rule's id", f"{where}.rule")
    return Remark(_patterns(row.get("actions", []), where), _text(row.get("text"), where), rule)


def _text(data: Any, where: str) -> Text:
    row = _record(data, where)
    if not row or not all(isinstance(words, str) for words in row.values()):
        raise DecodeError("expected words by language", where)
    return row


def _patterns(data: Any, where: str) -> tuple[str, ...]:
    found = _list(data, where)
    if not all(isinstance(pattern, str) for pattern in found):
        raise DecodeError("expected texts of actions", where)
    return tuple(found)


def _record(data: Any, where: str) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise DecodeError("expected an object", where)
    return data


def _list(data: Any, where: str) -> list[Any]:
    if not isinstance(data, list) or len(data) > MOST_LISTED:
        raise DecodeError(f"expected a list of at most {MOST_LISTED}", where)
    return data
