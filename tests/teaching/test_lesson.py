"""Lessons: what counts as solved, what is said otherwise, and what is refused."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from engine import Match, games
from engine.core.errors import DecodeError
from engine.teaching.lesson import Goal, Lesson, Measure, Remark, judge, read_lesson, said, write_lesson

TEXT = {"en": "x", "pt_BR": "y"}
REMARK = {"text": TEXT, "rule": "SA-11"}
LESSON = {"title": TEXT, "task": TEXT, "goals": [{"actions": ["place *"]}], "solved": REMARK, "otherwise": REMARK}


def lesson(goal: Goal, *remarks: Remark, steps: int = 1) -> Lesson:
    return Lesson(TEXT, TEXT, (goal,), Remark((), {"en": "yes"}), Remark((), {"en": "no"}), remarks, (), steps)


def played(*actions: str) -> Match[Any]:
    match = Match.new(games["stone_age"], {"players": 2}, 7)
    assert match.replay(actions) == len(actions)
    return match


def verdict(what: Lesson, match: Match[Any]) -> str:
    reader = match.moves[0].player
    mine = [str(move.action) for move in match.moves if move.player == reader]
    found = judge(what, match.game, match.state, mine, reader)
    return f"{found.kind} {said(found.remark.text, 'en') if found.remark else ''}".strip()


def test_an_action_or_a_number_solves_it() -> None:
    match = played("place forest 2")
    assert verdict(lesson(Goal(("place forest *",))), match) == "solved yes"
    assert verdict(lesson(Goal(("place hut *",))), match) == "wrong no"
    food = match.game.encode(match.state)["tribes"][0]["food"]
    assert verdict(lesson(Goal((), (Measure(food, path="tribes.0.food"),))), match) == "solved yes"
    assert verdict(lesson(Goal((), (Measure(food + 1, path="tribes.0.food"),))), match) == "wrong no"
    assert verdict(lesson(Goal((), (Measure(food - 1, path="tribes.0.food", most=True),))), match) == "wrong no"
    assert verdict(lesson(Goal((), (Measure(2, path="tribes"),))), match) == "solved yes"
    assert verdict(lesson(Goal((), (Measure(1, path="tribes.7.nothing"),))), match) == "wrong no"
    points = match.game.totals(match.state)[0]
    assert verdict(lesson(Goal(("place *",), (Measure(points, player=0),))), match) == "solved yes"


def test_a_remark_comes_before_the_general_word() -> None:
    match = played("place forest 2")
    assert verdict(lesson(Goal(("place hut *",)), Remark(("place forest *",), {"en": "trees"})), match) == "wrong trees"


def test_with_more_steps_it_stays_open_only_while_the_reader_decides() -> None:
    assert verdict(lesson(Goal(("place hut *",)), steps=3), played("place forest 2")) == "wrong no"  # the other's turn
    placed = ("place forest 2", "place hunting_grounds 1", "place quarry 1", "place clay_pit 4", "place river 2")
    resolving = played(*placed, "resolve forest")
    assert verdict(lesson(Goal(("feed",)), steps=5), resolving) == "open"
    assert verdict(lesson(Goal(("feed",)), steps=4), resolving) == "wrong no"


def test_words_fall_back_to_a_language_that_is_there() -> None:
    assert said({"pt_BR": "sim"}, "en") == "sim"


def test_what_is_written_can_be_read() -> None:
    assert read_lesson(write_lesson(read_lesson(LESSON))) == read_lesson(LESSON)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ((), []),
        (("title",), "x"),
        (("title",), {}),
        (("task",), {"en": 3}),
        (("goals",), []),
        (("goals",), {}),
        (("goals", 0), {}),
        (("goals", 0, "actions"), [3]),
        (("goals", 0, "measures"), [{"at_least": 3}]),
        (("goals", 0, "measures"), [{"player": "0", "at_least": 3}]),
        (("goals", 0, "measures"), [{"player": 0}]),
        (("goals", 0, "measures"), [{"player": 0, "at_least": True}]),
        (("solved",), None),
        (("otherwise", "rule"), 5),
        (("remarks",), "x"),
        (("remarks",), [{"text": TEXT}] * 101),
        (("hints",), ["x"]),
        (("steps",), 0),
        (("steps",), True),
    ],
)
def test_anything_else_is_refused(path: tuple[Any, ...], value: Any) -> None:
    document: Any = copy.deepcopy(LESSON)
    if path:
        place = document
        for name in path[:-1]:
            place = place[name]
        place[path[-1]] = value
    else:
        document = value
    with pytest.raises(DecodeError):
        read_lesson(document)
