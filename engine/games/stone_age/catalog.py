"""Printed facts: places, civilization cards, building tiles and the limits of the components.

A holding of resources is a list of four counts in the order of ``RESOURCES``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Effect: TypeAlias = Literal[
    "food", "resource", "points", "roll", "tool", "field", "one_use_tool", "draw", "two_resources", "dice_menu"
]

RESOURCES = ("wood", "brick", "stone", "gold")
VALUES = (3, 4, 5, 6)
"""SA-3: what one piece of each resource is worth in a building of free choice."""
DIVISORS = {"food": 2, "wood": 3, "brick": 4, "stone": 5, "gold": 6}
"""SA-31: pips for one piece of a good."""
BOX = (20, 16, 12, 10)
"""Printed pieces of each resource; they count only with the option ``supply_limited`` (SA-9)."""

HUNTING = "hunting_grounds"
GATHERING = {HUNTING: "food", "forest": "wood", "clay_pit": "brick", "quarry": "stone", "river": "gold"}
"""Places where dice are rolled, with the good they give."""
RESOURCE_PLACES = ("forest", "clay_pit", "quarry", "river")
TOOL_MAKER, HUT, FIELD = VILLAGE = ("tool_maker", "hut", "field")
SLOTS = ("card_1", "card_2", "card_3", "card_4")
"""Card slots, the cheapest first; the price is the slot's number (SA-32)."""
STACKS = ("building_1", "building_2", "building_3", "building_4")
PLACES = (*GATHERING, *VILLAGE, *SLOTS, *STACKS)

RINGS = 7
HUT_FIGURES = 2
VILLAGE_LIMIT = 2
"""SA-18, SA-19: village places that may be used in a round with fewer than four players."""

START_FIGURES, START_FOOD = 5, 12
MAX_FIGURES = MAX_LEVEL = 10
TOOL_SPACES, MAX_TOOL = 3, 4
STACK_SIZE = 7
HUNGER_POINTS = 10
MOST_PIECES = 7
"""SA-37: the most pieces that a tile of the kind "1 to 7" takes."""
CARD_DICE = 2
"""SA-40: dice of a card that lets its buyer roll for a resource."""
TWO = 2
"""SA-44: pieces that the card of free choice gives."""

MENU: dict[int, str] = {1: "wood", 2: "brick", 3: "stone", 4: "gold", 5: "tool", 6: "field"}
"""SA-45: what each face of a die in the dice menu gives."""

SYMBOLS = ("art", "medicine", "music", "pottery", "time", "transport", "weaving", "writing")
PERSONS = ("farmer", "tool_maker", "hut_builder", "shaman")


@dataclass(frozen=True, slots=True)
class Card:
    """A civilization card: top half (``effect`` with ``amount`` and perhaps a ``good``), bottom half (SA-64, SA-65).

    ``mark`` is a symbol on a green card, with ``count`` 0, or a person on a sand card, with ``count`` of them.
    """

    id: str
    mark: str
    count: int
    effect: Effect
    amount: int = 1
    good: str = ""

    @property
    def green(self) -> bool:
        """Whether the bottom half shows a symbol."""
        return self.count == 0


@dataclass(frozen=True, slots=True)
class Building:
    """A tile: a fixed ``cost``, or ``least`` to ``most`` pieces of exactly ``kinds`` kinds (0: of any)."""

    id: str
    cost: tuple[int, ...] = ()
    least: int = 3
    most: int = 3
    kinds: int = 0

    @property
    def points(self) -> int:
        """Printed points of a fixed tile; 0 on the others."""
        return worth(self.cost)


def worth(goods: tuple[int, ...]) -> int:
    """Points for resources in a building: the sum of their values (SA-3)."""
    return sum(count * value for count, value in zip(goods, VALUES, strict=False))


_CARDS = (
    Card("civ-art-tool", "art", 0, "tool"),
    Card("civ-art-roll-gold", "art", 0, "roll", good="gold"),
    Card("civ-medicine-food5", "medicine", 0, "food", 5),
    Card("civ-medicine-any2", "medicine", 0, "two_resources", TWO),
    Card("civ-music-points3-a", "music", 0, "points", 3),
    Card("civ-music-points3-b", "music", 0, "points", 3),
    Card("civ-pottery-food7", "pottery", 0, "food", 7),
    Card("civ-pottery-dice", "pottery", 0, "dice_menu"),
    Card("civ-time-field", "time", 0, "field"),
    Card("civ-time-dice", "time", 0, "dice_menu"),
    Card("civ-transport-stone2", "transport", 0, "resource", 2, "stone"),
    Card("civ-transport-dice", "transport", 0, "dice_menu"),
    Card("civ-weaving-food1", "weaving", 0, "food", 1),
    Card("civ-weaving-food3", "weaving", 0, "food", 3),
    Card("civ-writing-draw", "writing", 0, "draw"),
    Card("civ-writing-dice", "writing", 0, "dice_menu"),
    Card("civ-farmer1-stone1", "farmer", 1, "resource", 1, "stone"),
    Card("civ-farmer1-field", "farmer", 1, "field"),
    Card("civ-farmer1-dice", "farmer", 1, "dice_menu"),
    Card("civ-farmer2-food3", "farmer", 2, "food", 3),
    Card("civ-farmer2-dice", "farmer", 2, "dice_menu"),
    Card("civ-toolmaker1-oneuse4", "tool_maker", 1, "one_use_tool", 4),
    Card("civ-toolmaker1-oneuse3", "tool_maker", 1, "one_use_tool", 3),
    Card("civ-toolmaker2-oneuse2", "tool_maker", 2, "one_use_tool", 2),
    Card("civ-toolmaker2-dice-a", "tool_maker", 2, "dice_menu"),
    Card("civ-toolmaker2-dice-b", "tool_maker", 2, "dice_menu"),
    Card("civ-builder1-food4", "hut_builder", 1, "food", 4),
    Card("civ-builder1-dice", "hut_builder", 1, "dice_menu"),
    Card("civ-builder2-food2", "hut_builder", 2, "food", 2),
    Card("civ-builder2-dice", "hut_builder", 2, "dice_menu"),
    Card("civ-builder3-points3", "hut_builder", 3, "points", 3),
    Card("civ-shaman1-stone1", "shaman", 1, "resource", 1, "stone"),
    Card("civ-shaman1-gold1", "shaman", 1, "resource", 1, "gold"),
    Card("civ-shaman1-roll-stone", "shaman", 1, "roll", good="stone"),
    Card("civ-shaman2-brick1", "shaman", 2, "resource", 1, "brick"),
    Card("civ-shaman2-roll-wood", "shaman", 2, "roll", good="wood"),
)
CARDS = {card.id: card for card in _CARDS}
TWO_RESOURCES = "civ-medicine-any2"

_FIXED = (
    ("hut-wood2-brick1", (2, 1, 0, 0)),
    ("hut-wood2-stone1", (2, 0, 1, 0)),
    ("hut-wood1-brick2", (1, 2, 0, 0)),
    ("hut-wood2-gold1", (2, 0, 0, 1)),
    ("hut-wood1-stone2", (1, 0, 2, 0)),
    ("hut-brick2-stone1", (0, 2, 1, 0)),
    ("hut-brick2-gold1", (0, 2, 0, 1)),
    ("hut-brick1-stone2", (0, 1, 2, 0)),
    ("hut-stone2-gold1", (0, 0, 2, 1)),
    ("hut-wood1-brick1-stone1-a", (1, 1, 1, 0)),
    ("hut-wood1-brick1-stone1-b", (1, 1, 1, 0)),
    ("hut-wood1-brick1-gold1-a", (1, 1, 0, 1)),
    ("hut-wood1-brick1-gold1-b", (1, 1, 0, 1)),
    ("hut-wood1-stone1-gold1-a", (1, 0, 1, 1)),
    ("hut-wood1-stone1-gold1-b", (1, 0, 1, 1)),
    ("hut-brick1-stone1-gold1-a", (0, 1, 1, 1)),
    ("hut-brick1-stone1-gold1-b", (0, 1, 1, 1)),
)
_COUNTED = tuple(Building(f"hut-{n}of{k}kinds", (), n, n, k) for n in (4, 5) for k in (1, 2, 3, 4))
_FREE = tuple(Building(f"hut-1to7any-{copy}", (), 1, MOST_PIECES) for copy in "abc")
BUILDINGS = {tile.id: tile for tile in (*(Building(name, cost) for name, cost in _FIXED), *_COUNTED, *_FREE)}
