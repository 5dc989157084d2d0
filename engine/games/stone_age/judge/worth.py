"""What lasting things are worth to a tribe over the rounds to come: figures, level, tools, cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import mul

from engine.games.stone_age.catalog import (
    CARD_DICE,
    CARDS,
    DIVISORS,
    MAX_FIGURES,
    MAX_LEVEL,
    MAX_TOOL,
    MENU,
    PERSONS,
    RESOURCES,
    SYMBOLS,
    TOOL_SPACES,
    Card,
    Effect,
)
from engine.games.stone_age.judge.dice import expected
from engine.games.stone_age.judge.outlook import Outlook
from engine.games.stone_age.scoring import multiplier
from engine.games.stone_age.state import Tribe

SYMBOLS_A_ROUND = 0.15
"""New symbols that a player collects in a round, as far as they may be counted on."""
GROWTH = {"farmer": 0.3, "tool_maker": 0.35, "hut_builder": 0.5, "shaman": 0.25}
"""How much each multiplier grows in a round of ordinary play."""
LIMIT = {"farmer": MAX_LEVEL, "tool_maker": TOOL_SPACES * MAX_TOOL, "hut_builder": 14, "shaman": MAX_FIGURES}
SPARE_LEVEL = 0.35
"""Worth of a level beyond the number of figures, as a share of a level that feeds somebody."""
DRAWN = 5.0
"""Worth of the bottom half of a card one does not know."""
OTHERS = 0.7
"""How much of what the others get from the dice for everyone counts against the buyer."""
LATER = 0.85
"""Worth of food for later rounds, as a share of the food that is needed now."""


class Worth:
    """Marginal values for one tribe: one more level, figure, tool, building, card, resource.

    ``people`` are the figures on own sand cards, ``symbols`` the number of cards with each symbol.
    """

    __slots__ = ("building", "figure", "goods", "level", "look", "people", "symbols", "tool", "tribe")

    def __init__(self, look: Outlook, tribe: Tribe) -> None:
        self.look, self.tribe = look, tribe
        self.people, self.symbols = read_cards(tribe.collection)
        self.goods = look.goods(sum(tribe.goods))
        people = self.people
        usable = 1.0 if tribe.level < tribe.figures else SPARE_LEVEL
        self.level = look.food * usable * (look.rounds + 1) + people["farmer"] if tribe.level < MAX_LEVEL else 0.0
        grown = (look.figure - look.food) * look.rounds - look.food + people["shaman"]
        self.figure = grown if tribe.figures < MAX_FIGURES else 0.0
        self.tool = look.pip * look.rounds + people["tool_maker"] if min(tribe.tools) < MAX_TOOL else 0.0
        self.building = people["hut_builder"]

    def card(self, card: Card) -> float:
        """A card's both halves, its price not counted."""
        return TOPS[card.effect](self, card) + self.bottom(card)

    def bottom(self, card: Card) -> float:
        """What the bottom half will bring (SA-64, SA-65)."""
        return self._symbol(card.mark) if card.green else card.count * self.grown(card.mark)

    def grown(self, person: str) -> float:
        """What a figure of a sand card will be worth at the end."""
        return min(LIMIT[person], multiplier(self.tribe, person) + GROWTH[person] * self.look.rounds)

    def _symbol(self, mark: str) -> float:
        more = SYMBOLS_A_ROUND * self.look.rounds
        have = self.symbols.get(mark, 0)
        if have == 0:
            return 2 * min(len(self.symbols) + more, len(SYMBOLS) - 1) + 1
        return 2 * self.pairs + 1 + more if have == 1 else 0.0

    @property
    def pairs(self) -> int:
        """Symbols held twice."""
        return sum(1 for held in self.symbols.values() if held > 1)

    def face(self, face: int) -> float:
        """A die of the dice menu (SA-45)."""
        if face <= len(RESOURCES):
            return self.goods[face - 1]
        return self.tool if MENU[face] == "tool" else self.level

    def menu(self) -> float:
        """The best of the dice for everyone, less what the others get on average."""
        values = sorted([*self.goods, self.tool, self.level])
        best: float = sum(map(mul, values, _best_of(self.look.seats)))
        return best - OTHERS * sum(values) / len(values)


def read_cards(cards: list[str]) -> tuple[dict[str, int], dict[str, int]]:
    """Figures by person, and the number of cards by symbol. Covered cards are passed over."""
    people, symbols = dict.fromkeys(PERSONS, 0), dict[str, int]()
    for name in cards:
        card = CARDS.get(name)
        if card is None:
            continue
        if card.count:
            people[card.mark] += card.count
        else:
            symbols[card.mark] = symbols.get(card.mark, 0) + 1
    return people, symbols


@cache
def _best_of(dice: int) -> tuple[float, ...]:
    """Chance of each rank among six equally likely values to be the best of some dice."""
    return tuple(((rank + 1) / 6) ** dice - (rank / 6) ** dice for rank in range(6))


def _rolled(worth: Worth, card: Card) -> float:
    return expected(CARD_DICE, DIVISORS[card.good]) * worth.goods[RESOURCES.index(card.good)]


TOPS: dict[Effect, Callable[[Worth, Card], float]] = {
    "food": lambda worth, card: card.amount * worth.look.food * LATER * min(1.0, worth.look.rounds),
    "resource": lambda worth, card: card.amount * worth.goods[RESOURCES.index(card.good)],
    "points": lambda worth, card: card.amount,
    "roll": _rolled,
    "tool": lambda worth, card: worth.tool,
    "field": lambda worth, card: worth.level,
    "one_use_tool": lambda worth, card: card.amount * worth.look.pip,
    "draw": lambda worth, card: DRAWN,
    "two_resources": lambda worth, card: card.amount * worth.goods[-1],
    "dice_menu": lambda worth, card: worth.menu(),
}
"""What the top half of a card brings (SA-39 to SA-45)."""
