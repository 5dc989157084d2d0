"""Tools (SA-47 to SA-52)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from engine.core.frames import Draft
from engine.games.stone_age.catalog import CARDS
from engine.games.stone_age.events import ToolGained, Wasted
from engine.games.stone_age.phases.effects import DiceMenu
from engine.games.stone_age.phases.gathering import ToolChoice
from engine.games.stone_age.phases.tools import gain_tool, tool_actions
from engine.games.stone_age.state import Tribe
from tests.games.stone_age.positions import acting, do, happened, offered, refused, settled, table, tribe


def gained(own: Tribe, **options: Any) -> Tribe:
    draft = Draft(table(acting(0), own, tribe(), **options))
    gain_tool(draft, 0, "SA-26")
    return draft.state.tribes[0]


def test_sa_47_the_ladder() -> None:
    own, sums = tribe(), []
    for _ in range(14):
        own = gained(own)
        assert max(own.tools) - min(own.tools) <= 1
        sums.append(sum(own.tools))
    assert sums == [*range(1, 13), 12, 12]
    assert own.tools == [4, 4, 4]


def test_sa_47_the_thirteenth_tool_does_nothing() -> None:
    full = tribe(tools=(4, 4, 4), placed={"tool_maker": 1})
    step = settled(table(acting(0), full, tribe()))
    assert [event.what for event in happened(step, Wasted)] == ["tool"]


def test_sa_48_a_tile_serves_one_roll_a_round() -> None:
    own = tribe(tools=(1, 1, 0), placed={"river": 1})
    state = table(acting(0, ToolChoice(0, "gold", [5], "river")), own, tribe())
    step = do(state, "use_tools 0 ()")
    assert step.state.tribes[0].used == [True, False, False] or step.state.round == 2
    if step.decision is not None and step.decision.prompt == "prompt.tools":
        assert all("0" not in str(action).split()[1] for action in step.decision.actions)


def test_sa_48_unused_tiles_are_combined_freely_but_none_is_wasted() -> None:
    cards = tuple(name for name, card in CARDS.items() if card.effect == "one_use_tool")
    for divisor, tools, total in ((2, (4, 3, 3), 5), (6, (4, 4, 3), 9), (5, (2, 2, 1), 13), (4, (2, 1, 1), 11)):
        own = tribe(tools=tools, apart=cards)
        values = [*tools, *(CARDS[card].amount for card in cards)]
        reach = {(total + sum(some)) // divisor for n in range(7) for some in combinations(values, n)}
        offers = tool_actions(own, total, divisor)
        found = {total // divisor} | {
            (total + sum(tools[i] for i in a.spaces) + sum(CARDS[c].amount for c in a.cards)) // divisor for a in offers
        }
        assert found == reach
        assert len(offers) <= 60
        assert len(set(offers)) == len(offers)


def test_sa_49_tools_are_refused_where_nothing_was_rolled() -> None:
    state = table(acting(0), tribe(tools=(2, 1, 1), placed={"hut": 2, "field": 1}), tribe())
    assert refused(state, "tool:0") == ("refusal.tools_not_now", "SA-49")


def test_sa_50_tiles_are_ready_again_next_round() -> None:
    own = tribe(tools=(2, 1, 1), used=(True, True, False), placed={"field": 1})
    step = settled(table(acting(0), own, tribe()))
    assert step.state.round == 2
    assert step.state.tribes[0].used == [False] * 3


def test_sa_51_a_new_tool_is_ready_at_once() -> None:
    other = tribe(placed={"river": 1})
    state = table(acting(0, DiceMenu(0, [1, 5])), tribe(), other)
    step = do(state, "take_die 1")
    assert [(event.player, event.space) for event in happened(step, ToolGained)] == [(1, 0)]
    assert gained(tribe()).used == [False] * 3


def test_sa_52_a_ready_tile_is_raised_first() -> None:
    own = gained(tribe(tools=(1, 1, 1), used=(True, False, True)))
    assert (own.tools, own.used) == ([1, 2, 1], [True, False, True])


def test_sa_52_a_used_tile_stays_used() -> None:
    own = gained(tribe(tools=(2, 1, 1), used=(False, True, True)))
    assert (own.tools, own.used) == ([2, 2, 1], [False, True, True])


def test_sa_52_or_is_refreshed_by_option() -> None:
    own = gained(tribe(tools=(2, 1, 1), used=(False, True, True)), upgraded_tool_state="refresh")
    assert (own.tools, own.used) == ([2, 2, 1], [False, False, True])


def test_equal_tiles_are_offered_once() -> None:
    state = table(acting(0, ToolChoice(0, "food", [1], "hunting_grounds")), tribe(tools=(2, 1, 1)), tribe())
    assert offered(state) == ["use_tools () ()", "use_tools 0 ()", "use_tools 1 ()", "use_tools 0,1 ()"]
