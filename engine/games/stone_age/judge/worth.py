"""What lasting things are worth to a tribe: figures, level, tools, cards, stock. In points, over the rounds to come."""

from __future__ import annotations

from functools import cache

from engine.core.events import HIDDEN
from engine.games.stone_age.catalog import (
    CARD_DICE,
    CARDS,
    DIVISORS,
    MAX_FIGURES,
    MAX_LEVEL,
    MAX_TOOL,
    MENU,
    RESOURCES,
    TOOL_SPACES,
    TWO,
    Card,
)
from engine.games.stone_age.judge.dice import expected
from engine.games.stone_age.judge.outlook import Outlook
from engine.games.stone_age.scoring import multiplier
from engine.games.stone_age.state import Tribe

SYMBOLS_A_ROUND = 0.35
GROWTH = {"farmer": 0.3, "tool_maker": 0.35, "hut_builder": 0.5, "shaman": 0.25}
"""How much each multiplier grows in a round of ordinary play."""
LIMIT = {"farmer": MAX_LEVEL, "tool_maker": TOOL_SPACES * MAX_TOOL, "hut_builder": 14, "shaman": MAX_FIGURES}
SPARE_LEVEL = 0.35
"""Worth of a level beyond the number of figures, as a share of a level that feeds somebody."""
DRAWN = 5.0
"""Worth of the bottom half of a card one does not know."""
STOCK_ROUNDS = 4.0
"""Rounds for which it makes sense to keep food."""
LATER = 0.85
"""Worth of food for later rounds, as a share of the food that is needed now."""


def multipliers(tribe: Tribe) -> dict[str, int]:
    """Figures on own sand cards, by person."""
    found = dict.fromkeys(GROWTH, 0)
    for name in tribe.collection:
        if name != HIDDEN and CARDS[name].count:
            found[CARDS[name].mark] += CARDS[name].count
    return found


def symbols(tribe: Tribe) -> dict[str, int]:
    """How often the tribe holds each symbol it has."""
    found: dict[str, int] = {}
    for name in tribe.collection:
        if name != HIDDEN and not CARDS[name].count:
            found[CARDS[name].mark] = found.get(CARDS[name].mark, 0) + 1
    return found


class Worth:
    """Marginal values for one tribe: one more level, figure, tool pip, building."""

    __slots__ = ("building", "figure", "goods", "level", "look", "people", "symbols", "tool", "tribe")

    def __init__(self, look: Outlook, tribe: Tribe) -> None:
        self.look, self.tribe = look, tribe
        self.people, self.symbols = multipliers(tribe), symbols(tribe)
        people = self.people
        self.goods = look.goods(sum(tribe.goods))
        usable = 1.0 if tribe.level < tribe.figures else SPARE_LEVEL
        self.level = look.food * usable * (look.rounds + 1) + people["farmer"] if tribe.level < MAX_LEVEL else 0.0
        self.figure = (
            (look.figure - look.food) * look.rounds - look.food + people["shaman"]
            if tribe.figures < MAX_FIGURES
            else 0.0
        )
        self.tool = look.pip * look.rounds + people["tool_maker"] if min(tribe.tools) < MAX_TOOL else 0.0
        self.building = people["hut_builder"]

    def card(self, card: Card) -> float:
        """A card's both halves, its price not counted."""
        return self.top(card) + self.bottom(card)

    def bottom(self, card: Card) -> float:
        """What the bottom half will bring (SA-64, SA-65)."""
        if card.green:
            return self._symbol(card.mark)
        grown = multiplier(self.tribe, card.mark) + GROWTH[card.mark] * self.look.rounds
        return card.count * min(LIMIT[card.mark], grown)

    def _symbol(self, mark: str) -> float:
        more = SYMBOLS_A_ROUND * self.look.rounds
        have = self.symbols.get(mark, 0)
        if have == 0:
            return 2 * (len(self.symbols) + min(more, 7 - len(self.symbols))) + 1
        twice = sum(1 for n in self.symbols.values() if n > 1)
        return 2 * twice + 1 + more if have == 1 else 0.0

    def top(self, card: Card) -> float:
        """What the top half brings (SA-39 to SA-45)."""
        effect, look = card.effect, self.look
        if effect == "food":
            return card.amount * look.food * LATER * min(1.0, look.rounds)
        if effect == "resource":
            return card.amount * self.goods[RESOURCES.index(card.good)]
        if effect == "roll":
            pieces = expected(CARD_DICE, DIVISORS[card.good], ())[0]
            return pieces * self.goods[RESOURCES.index(card.good)]
        if effect == "dice_menu":
            return self.menu(len(MENU))
        return self._fixed_top(card)

    def _fixed_top(self, card: Card) -> float:
        if card.effect == "points":
            return card.amount
        if card.effect == "one_use_tool":
            return card.amount * self.look.pip
        if card.effect == "draw":
            return DRAWN if self.look.rounds else DRAWN / 2
        if card.effect == "two_resources":
            return TWO * self.goods[-1]
        return self.level if card.effect == "field" else self.tool

    def face(self, face: int) -> float:
        """A die of the dice menu (SA-45)."""
        if face <= len(RESOURCES):
            return self.goods[face - 1]
        return self.tool if MENU[face] == "tool" else self.level

    def menu(self, dice: int) -> float:
        """The best of some dice, less what the others get on average."""
        values = sorted(self.face(face) for face in MENU)
        best = sum(value * chance for value, chance in zip(values, _best_of(dice), strict=True))
        return best - sum(values) / len(values) * 0.7


@cache
def _best_of(dice: int) -> tuple[float, ...]:
    return tuple(((rank + 1) / 6) ** dice - (rank / 6) ** dice for rank in range(6))
