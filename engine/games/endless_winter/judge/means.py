"""What goods, labour and counted things are worth to one player at one moment, in points at the end."""

from __future__ import annotations

from functools import cached_property

from engine.games.endless_winter.catalog import RATIOS, ROUNDS, STONES, TOOL_LIMIT
from engine.games.endless_winter.judge.rates import CARD, FOOD, LABOUR, TOOL
from engine.games.endless_winter.scoring import count
from engine.games.endless_winter.state import EndlessWinterState
from engine.games.endless_winter.vocabulary import BOOK

HELD_NOW, HELD_LATER = 0.9, 0.7
"""A point of labour in a card that is kept for a turn of this round, or of the next."""


class Means:
    """One player at one moment: the turns to come, and what each kind of good is good for."""

    def __init__(self, state: EndlessWinterState, player: int) -> None:
        self.state, self.player, self.tribe = state, player, state.tribes[player]
        self.later = ROUNDS - state.round
        self.eclipses = self.later + 1
        free = self.tribe.figures.count("")
        self.turns = free + 3 * self.later
        self.turns_now = free

    @cached_property
    def end_rate(self) -> float:
        """Points for a good that is kept to the end (EW-116)."""
        ratio = RATIOS[self.tribe.offering]
        return 1 / ratio if ratio else 0.0

    @cached_property
    def food_rate(self) -> float:
        """A point of Food."""
        return max(self.end_rate, FOOD if self.turns else 0.0)

    @cached_property
    def tool_rate(self) -> float:
        """A Tool."""
        return max(self.end_rate, TOOL if self.turns else 0.0)

    @cached_property
    def labour_rate(self) -> float:
        """Labour in a card that stays in hand for a later turn."""
        return HELD_NOW if self.turns_now else HELD_LATER if self.later else 0.0

    @cached_property
    def card_rate(self) -> float:
        """A card more in hand."""
        return CARD if self.turns else 0.15

    def goods(self, good: str, n: int) -> float:
        """Goods that come in, as far as they fit (EW-4)."""
        if good == "vp":
            return float(n)
        if good == "labour":
            return n * LABOUR * 0.9
        if good == "food":
            return max(0, min(n, self.tribe.food_limit - self.tribe.food)) * self.food_rate
        return min(n, TOOL_LIMIT - self.tribe.tools) * self.tool_rate

    def cost(self, food: int, tools: int) -> float:
        """Goods that are paid."""
        return food * self.food_rate + tools * self.tool_rate

    def growth(self, metric: str) -> float:
        """What one more of a counted thing adds on own Stones that count it."""
        gain = 0.0
        for stone in self.tribe.stones:
            effect = BOOK[STONES[stone].end][0] if STONES[stone].end else None
            if effect and effect["per"] == metric:
                room = effect["max"] - effect["n"] * count(self.state, self.player, metric)
                gain += max(0, min(effect["n"], room))
        return gain
