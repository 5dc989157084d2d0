"""Impossible positions are refused when they are loaded."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.errors import DecodeError
from engine.games.stone_age.game import GAME
from engine.games.stone_age.phases.acting import Acting
from engine.games.stone_age.phases.buying import BuildingPayment, CardPayment, Purchase
from engine.games.stone_age.phases.effects import DiceMenu
from engine.games.stone_age.phases.feeding import FoodPayment, Hunger
from engine.games.stone_age.phases.gathering import ToolChoice
from engine.games.stone_age.phases.placing import Placing
from engine.games.stone_age.state import StoneAgeState
from tests.games.stone_age.positions import acting, placing, table, tribe

Spoil = Callable[[StoneAgeState], object]

WRONG: dict[str, Spoil] = {
    "four figures": lambda s: setattr(s.tribes[0], "figures", 4),
    "eleven figures": lambda s: setattr(s.tribes[0], "figures", 11),
    "level 11": lambda s: setattr(s.tribes[0], "level", 11),
    "food below zero": lambda s: setattr(s.tribes[0], "food", -1),
    "goods below zero": lambda s: s.tribes[0].goods.__setitem__(0, -1),
    "five goods": lambda s: s.tribes[0].goods.append(0),
    "uneven tools": lambda s: setattr(s.tribes[0], "tools", [2, 0, 0]),
    "tool of five": lambda s: setattr(s.tribes[0], "tools", [5, 5, 5]),
    "two spaces": lambda s: s.tribes[0].used.pop(),
    "unknown place": lambda s: s.tribes[0].placed.update(lake=1),
    "more figures out than there are": lambda s: s.tribes[0].placed.update(hunting_grounds=6),
    "nobody on a place": lambda s: s.tribes[0].placed.update(hunting_grounds=0),
    "two in the field": lambda s: s.tribes[0].placed.update(field=2),
    "one in the hut": lambda s: s.tribes[0].placed.update(hut=1),
    "two players on a card": lambda s: [own.placed.update(card_1=1) for own in s.tribes],
    "two players in one land": lambda s: [own.placed.update(forest=1) for own in s.tribes],
    "the whole village": lambda s: s.tribes[0].placed.update(field=1, hut=2, tool_maker=1),
    "a stack that is not in play": lambda s: s.tribes[0].placed.update(building_3=1),
    "a figure on an empty slot": lambda s: (s.tribes[0].placed.update(card_1=1), s.row.__setitem__(0, None)),
    "a card twice": lambda s: s.deck.__setitem__(0, s.deck[1]),
    "an unknown card": lambda s: s.deck.__setitem__(0, "civ-fire"),
    "a card missing": lambda s: s.deck.pop(),
    "a tile twice": lambda s: s.stacks[0].__setitem__(0, s.stacks[1][0]),
    "an unknown tile": lambda s: s.stacks[0].__setitem__(0, "hut-ice"),
    "eight tiles": lambda s: s.stacks[0].insert(0, s.stacks[1].pop()),
    "three stacks": lambda s: s.stacks.append([]),
    "a plain card apart": lambda s: s.tribes[0].apart.append("civ-art-tool"),
    "three slots": lambda s: s.row.pop(),
    "start player 5": lambda s: setattr(s, "start", 5),
    "round 0": lambda s: setattr(s, "round", 0),
    "no clean-up": lambda s: s.frames.pop(0),
    "player 7 to place": lambda s: s.frames.append(Placing(7)),
    "nobody left to act": lambda s: s.frames.append(Acting(0, 0)),
    "a seven on a die": lambda s: s.frames.append(ToolChoice(0, "wood", [7], "forest")),
    "a roll for silver": lambda s: s.frames.append(ToolChoice(0, "silver", [1], "forest")),
    "three dice for two players": lambda s: s.frames.append(DiceMenu(0, [1, 2, 3])),
    "a purchase in the forest": lambda s: s.frames.append(Purchase(0, "forest")),
    "a card that cannot be paid": lambda s: s.frames.append(CardPayment(0, [], "card_1")),
    "a tile that cannot be paid": lambda s: s.frames.append(BuildingPayment(0, [], "building_1")),
    "food that cannot be paid": lambda s: s.frames.append(FoodPayment(0, [], 3)),
    "hunger for nothing": lambda s: s.frames.append(Hunger(0, 0)),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_is_refused(name: str) -> None:
    state = table(acting(0), tribe(), tribe())
    assert not GAME.check(state)
    WRONG[name](state)
    assert GAME.check(state)
    with pytest.raises(DecodeError):
        GAME.decode(GAME.encode(state))


def test_positions_built_by_hand_are_possible() -> None:
    states = [
        table(placing(0), tribe(), tribe(), tribe(), tribe()),
        table(acting(1), tribe(), tribe(apart=("civ-medicine-any2",)), deck=3),
        table(acting(0, Purchase(0, "building_2")), tribe(goods=(9, 9, 9, 9)), tribe(), heights=(1, 3)),
    ]
    for state in states:
        assert not GAME.check(state)
        assert GAME.decode(GAME.encode(state)) == state
