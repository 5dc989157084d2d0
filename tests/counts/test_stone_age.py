"""Numbers of action sequences from named positions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.games.stone_age.catalog import CARDS
from engine.games.stone_age.game import GAME
from engine.games.stone_age.state import StoneAgeState
from tests.counts.perft import perfts
from tests.games.stone_age.positions import acting, feeding, placing, settled, table, tribe

ONE_USE = tuple(name for name, card in CARDS.items() if card.effect == "one_use_tool")
ROW = ("civ-time-dice", "civ-art-roll-gold", "civ-writing-draw", "civ-builder1-food4")


def start() -> StoneAgeState:
    """Two players, the first to place."""
    return table(placing(0), tribe(), tribe())


def crowd() -> StoneAgeState:
    """Four players, rings and single places partly taken."""
    taken = ({"forest": 4, "field": 1}, {"clay_pit": 6, "card_1": 1}, {"hunting_grounds": 2, "hut": 2}, {"river": 5})
    tribes = [tribe(figures=9, placed=dict(placed)) for placed in taken]
    return table(placing(1), *tribes, start=1)


def evening() -> StoneAgeState:
    """A rich player with every kind of place to carry out; dice, tools, payments and free choice."""
    rich = tribe(
        figures=10,
        goods=(2, 1, 1, 1),
        tools=(2, 2, 1),
        apart=(*ONE_USE, "civ-medicine-any2"),
        placed={"river": 2, "tool_maker": 1, "hut": 2, "card_1": 1, "card_2": 1, "building_1": 1},
    )
    tops = ("hut-4of2kinds", "hut-1to7any-a")
    return table(acting(0), rich, tribe(placed={"forest": 2, "quarry": 1}), row=ROW, tops=tops, seed=11)


def famine() -> StoneAgeState:
    """Three hungry tribes in the last round of the cards."""
    hungry = [tribe(figures=7, food=n, goods=(2, 2, 1, 1), apart=()) for n in (3, 2)]
    return table(feeding(), *hungry, tribe(food=4, goods=(1, 0, 0, 0)), deck=0, row=(None, *ROW[1:]))


POSITIONS: dict[Callable[[], StoneAgeState], tuple[int, int, int]] = {
    start: (34, 1047, 20872),
    crowd: (16, 290, 5322),
    evening: (7, 43, 268),
    famine: (2, 10, 22),
}
"""The counts at depth 1, 2, 3."""


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.__name__)
def test_counts(position: Callable[[], StoneAgeState]) -> None:
    state = settled(position()).state
    assert perfts(GAME, state, 3) == POSITIONS[position]
