"""Options: the defaults are the published rules, every other value changes exactly its rule."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.errors import OptionError
from engine.core.options import choices
from engine.core.rng import Rng
from engine.games.stone_age.events import Gained, KeptApart, Wasted
from engine.games.stone_age.game import GAME
from engine.games.stone_age.options import StoneAgeOptions
from engine.games.stone_age.phases.effects import TwoResources
from tests.games.stone_age.positions import acting, do, happened, offered, settled, table, tribe


def test_the_options_and_their_defaults() -> None:
    assert {choice.name: choice.default for choice in choices(StoneAgeOptions)} == {
        "any_resources_timing": "keep",
        "upgraded_tool_state": "keep_used_mark",
        "supply_limited": False,
        "starvation": "flat10",
        "score_floor_zero": False,
        "card_privacy": "owner_only",
        "final_tie": "shared",
    }


def test_left_out_options_are_unknown() -> None:
    for name in ("dice_menu_timing", "hunting_repeat"):
        with pytest.raises(OptionError):
            GAME.setup({"players": 2, name: True}, 1)


def test_two_resources_at_once() -> None:
    own = tribe(goods=(1, 0, 0, 0), placed={"card_1": 1})
    row = ("civ-medicine-any2", "civ-weaving-food1", "civ-weaving-food3", "civ-time-dice")
    now = do(table(acting(0), own, tribe(), row=row, any_resources_timing="immediate"), "buy card_1")
    assert len(offered(now.state)) == 10
    assert not now.state.tribes[0].apart
    kept = do(table(acting(0), own, tribe(), row=row), "buy card_1")
    assert happened(kept, KeptApart)
    assert kept.state.tribes[0].apart == ["civ-medicine-any2"]


def test_a_limited_supply_caps_gains() -> None:
    own = tribe(placed={"river": 5}, tools=(0, 0, 0))
    state = table(acting(0), own, tribe(goods=(0, 0, 0, 9)), supply_limited=True)
    state.rng = Rng(next(seed for seed in range(1000) if sum(Rng(seed).dice(5)) >= 18))
    assert [event.n for event in happened(settled(state), Gained) if event.good == "gold"] == [1]
    state.tribes[1].goods[3] = 10
    assert [event.what for event in happened(settled(state), Wasted)] == ["gold"]


def test_a_limited_supply_caps_free_choice() -> None:
    holder = tribe(goods=(20, 16, 12, 9))
    state = table(acting(0, TwoResources(0)), tribe(), holder, supply_limited=True)
    assert settled(state).state.tribes[0].goods == [0, 0, 0, 1]
    state.tribes[1].goods[0] = 19
    assert settled(state).state.tribes[0].goods == [1, 0, 0, 1]
    state.tribes[1].goods[0] = 18
    assert offered(state) == ["take 2 0 0 0", "take 1 0 0 1"]
    state.tribes[1].goods = [20, 16, 12, 10]
    assert settled(state).state.tribes[0].goods == [0, 0, 0, 0]


ALL: list[dict[str, Any]] = [
    {"any_resources_timing": "immediate", "upgraded_tool_state": "refresh", "supply_limited": True},
    {"starvation": "per_figure", "score_floor_zero": True, "card_privacy": "open", "final_tie": "turn_order"},
]


@pytest.mark.parametrize("options", ALL, ids=["goods", "points"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_option_plays_to_the_end(options: dict[str, Any], players: int) -> None:
    rng = Rng(players)
    step = GAME.setup({"players": players, **options}, players)
    while step.decision is not None:
        step = GAME.apply(step.state, rng.choice(step.decision.actions))
        if options.get("score_floor_zero"):
            assert all(own.points >= 0 for own in step.state.tribes)
        if options.get("supply_limited"):
            assert all(
                sum(own.goods[kind] for own in step.state.tribes) <= n for kind, n in enumerate((20, 16, 12, 10))
            )
    assert not GAME.check(step.state)
