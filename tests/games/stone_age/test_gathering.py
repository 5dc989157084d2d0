"""Gathering (SA-29 to SA-31)."""

from __future__ import annotations

import pytest

from engine.games.stone_age.events import Gained, Rolled, Wasted
from engine.games.stone_age.phases.gathering import ToolChoice
from engine.games.stone_age.state import StoneAgeState
from tests.games.stone_age.positions import acting, do, happened, offered, refused, rigged, settled, table, tribe


def roll(good: str, *dice: int, **things: object) -> StoneAgeState:
    place = {"food": "hunting_grounds", "wood": "forest", "brick": "clay_pit", "stone": "quarry", "gold": "river"}[good]
    return table(acting(0, ToolChoice(0, good, list(dice), place)), tribe(food=0, level=10, **things), tribe())


def test_sa_29_the_dice_are_known_before_tools_are_chosen() -> None:
    state = table(acting(0), tribe(tools=(1, 0, 0), placed={"forest": 2}), tribe(), seed=rigged(1, 4))
    step = settled(state)
    assert step.decision is not None
    assert step.decision.prompt == "prompt.tools"
    frame = step.state.frames[-1]
    assert isinstance(frame, ToolChoice)
    assert frame.dice == [1, 4]
    assert [event.dice for event in happened(step, Rolled)] == [(1, 4)]


def test_sa_30_one_division_for_the_whole_sum() -> None:
    step = settled(table(acting(0), tribe(placed={"forest": 2}), tribe(), seed=rigged(2, 2)))
    assert [event.n for event in happened(step, Gained) if event.good == "wood"] == [1]
    nothing = settled(table(acting(0), tribe(placed={"river": 1}), tribe(), seed=rigged(5)))
    assert [(event.what, event.rule) for event in happened(nothing, Wasted)] == [("gold", "SA-29")]


@pytest.mark.parametrize(
    ("place", "kind", "amount"), [("forest", 0, 5), ("clay_pit", 1, 4), ("quarry", 2, 3), ("river", 3, 2)]
)
def test_sa_31_divisors(place: str, kind: int, amount: int) -> None:
    step = settled(table(acting(0), tribe(placed={place: 3}), tribe(), seed=rigged(6, 6, 4)))
    assert step.state.tribes[0].goods[kind] == amount


def test_sa_69_ten_hunters_with_all_sixes_and_full_tools() -> None:
    step = do(roll("food", *[6] * 10, tools=(4, 4, 4)), "use_tools 0,1,2 ()")
    assert next(event.n for event in happened(step, Gained)) == 36


def test_sa_70_one_pip_short_of_gold() -> None:
    state = roll("gold", 5, tools=(1, 0, 0))
    assert offered(state) == ["use_tools () ()", "use_tools 0 ()"]
    assert do(state, "use_tools 0 ()").state.tribes[0].goods == [0, 0, 0, 1]
    assert do(state, "use_tools () ()").state.tribes[0].goods == [0, 0, 0, 0]


def test_sa_71_the_tools_that_help_and_no_others() -> None:
    state = roll("brick", 4, 4, 3, tools=(2, 1, 1))
    assert offered(state) == ["use_tools () ()", "use_tools 0 ()", "use_tools 1 ()"]
    assert do(state, "use_tools () ()").state.tribes[0].goods[1] == 2
    assert do(state, "use_tools 1 ()").state.tribes[0].goods[1] == 3
    assert (11 + 2 + 1 + 1) // 4 == 3
    assert refused(state, "tool:2") == ("refusal.tool_twin", "SA-48")


def test_a_tool_that_brings_nothing_is_refused() -> None:
    state = roll("gold", 6, 5, tools=(2, 1, 1), used=(False, False, True))
    assert offered(state) == ["use_tools () ()", "use_tools 0 ()", "use_tools 1 ()"]
    assert refused(state, "tool:2") == ("refusal.tool_used", "SA-48")
    assert refused(state, "place:forest") == ("refusal.first_decide", "SA-29")
    useless = roll("gold", 6, 3, tools=(4, 3, 3), used=(True, False, False))
    assert offered(useless) == ["use_tools () ()", "use_tools 1 ()"]


def test_without_a_tool_that_helps_nothing_is_asked() -> None:
    step = settled(roll("gold", 6, 1, tools=(1, 1, 1)))
    assert step.decision is None or step.decision.prompt == "prompt.place"
