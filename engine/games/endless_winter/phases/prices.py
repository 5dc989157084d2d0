"""The prices of deeds: in the columns in full, by effects with their discounts (EW-24, EW-43, EW-56)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.actions import Action
from engine.games.endless_winter.actions import BuildVillage, Bury, Hunt, Learn, MoveCamp, PlaceCamp, Recruit, TakeStone
from engine.games.endless_winter.catalog import (
    ANIMALS,
    BURIAL_LABOUR,
    CAMP_LABOUR,
    CULTURE,
    HAND_SURCHARGE,
    MOVE_LABOUR,
    PEOPLE,
    STONE_LABOUR,
    STONES,
    VILLAGE_LABOUR,
)
from engine.games.endless_winter.phases.goods import FREE, Price
from engine.games.endless_winter.state import EndlessWinterState


@dataclass(frozen=True, slots=True)
class Terms:
    """At what price a deed is done: in a column (``full``), or by an effect with its discounts (EW-56).

    Cards that an effect gains go to hand.
    """

    full: bool = False
    food_off: int = 0
    tool_off: int = 0
    labour_off: int = 0


COLUMN = Terms(full=True)
GIFT = Terms()


def price(state: EndlessWinterState, action: Any, terms: Terms) -> Price:
    """What a deed costs (EW-24)."""
    kind = type(action)
    if kind in LABOUR_PRICES:
        return (0, 0, LABOUR_PRICES[kind]) if terms.full else FREE
    return PRICES[kind](state, action, terms) if kind in PRICES else FREE


def _less(state: EndlessWinterState, action: str, resource: str, amount: int, own: int) -> int:
    """EW-56: an effect's own discount, then those of this turn, never below 0."""
    rest, discounts = max(0, amount - own), state.turn.discounts
    return max(0, rest - discounts.get(f"{action}:{resource}", 0)) if discounts else rest


def _surcharge(state: EndlessWinterState, to: str, terms: Terms) -> int:
    """EW-43: labour for taking a gained card into hand."""
    paid = terms.full and to == "hand" and state.options.gained_card_destination == "choice"
    return HAND_SURCHARGE if paid else 0


def _recruit_price(state: EndlessWinterState, action: Recruit, terms: Terms) -> Price:
    food = _less(state, "recruit", "food", PEOPLE[action.card].food, terms.food_off)
    return food, 0, _surcharge(state, action.to, terms)


def _learn_price(state: EndlessWinterState, action: Learn, terms: Terms) -> Price:
    row = CULTURE[action.card]
    tools = _less(state, "learn", "tool", row.tools, terms.tool_off)
    labour = _less(state, "learn", "labour", row.labour, terms.labour_off)
    return 0, tools, labour + _surcharge(state, action.to, terms)


def _hunt_price(state: EndlessWinterState, action: Hunt, terms: Terms) -> Price:
    row = ANIMALS[action.species]
    tools = _less(state, "hunt", "tool", row.tools, terms.tool_off)
    return 0, tools, _less(state, "hunt", "labour", row.labour, terms.labour_off)


def _stone_price(_state: EndlessWinterState, action: TakeStone, terms: Terms) -> Price:
    return 0, 0, max(0, STONE_LABOUR[STONES[action.stone].era] - terms.labour_off)


PRICES: Mapping[type[Action], Callable[[EndlessWinterState, Any, Terms], Price]] = {
    Recruit: _recruit_price,
    Learn: _learn_price,
    Hunt: _hunt_price,
    TakeStone: _stone_price,
}
LABOUR_PRICES: Mapping[type[Action], int] = {
    PlaceCamp: CAMP_LABOUR,
    MoveCamp: MOVE_LABOUR,
    BuildVillage: VILLAGE_LABOUR,
    Bury: BURIAL_LABOUR,
}
