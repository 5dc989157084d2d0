"""The frame of judgement: how long the game may last, and what goods and work are worth until then, in points.

The numbers here and in the other modules of the judge come from tournaments of the rules of thumb against themselves
with one number changed.
"""

from __future__ import annotations

from engine.games.stone_age.catalog import DIVISORS, RESOURCES, VALUES
from engine.games.stone_age.judge.dice import expected
from engine.games.stone_age.state import StoneAgeState

CARDS_A_ROUND = {2: 2.6, 3: 2.8, 4: 3.2}
"""Cards bought in a round of good play, by number of players."""
TILES_A_ROUND = 0.55
"""Tiles bought from the lowest stack in a round of good play."""
LAST_ROUND = 0.75
"""Part of the time to an empty stack that belongs to the present round."""
SOLD = 0.6
"""Rounds to come at which a resource in stock is as likely to be sold well as not."""
PLENTY = 16.0
"""Resources in stock at which one more is worth half as much beyond its point at the end."""
SAMPLE = 3
"""Figures on a place when a figure's average work is measured."""
FOOD_PRICE = 0.85
"""Price of food as a share of the work it takes to hunt it."""
TOOL_USE = 1.15
"""What a pip of tools brings in a round, as a share of a pip of dice: tools make up for rounding."""

PER_FIGURE = tuple(expected(SAMPLE, DIVISORS[good]) / SAMPLE for good in RESOURCES)
FOOD_PER_FIGURE = expected(SAMPLE, DIVISORS["food"]) / SAMPLE


class Outlook:
    """How long the game may last, and prices in points, the same for all players.

    ``rounds`` full rounds are expected after this one; ``use`` is the chance that a resource is still sold well;
    ``figure`` is one figure's work in a round, ``food`` one food that will be eaten, ``pip`` a pip of tools in a round.
    """

    __slots__ = ("figure", "food", "pip", "rounds", "seats", "use")

    def __init__(self, state: StoneAgeState) -> None:
        self.seats = len(state.tribes)
        self.rounds = rounds_left(state)
        self.use = self.rounds / (self.rounds + SOLD)
        goods = self.goods(0)
        self.figure = max([found * price for found, price in zip(PER_FIGURE, goods, strict=True)])
        self.food = FOOD_PRICE * self.figure / FOOD_PER_FIGURE
        self.pip = TOOL_USE * goods[0] / VALUES[0]

    def goods(self, held: float) -> tuple[float, float, float, float]:
        """Prices of wood, brick, stone and gold for a player who holds so many resources already."""
        wanted = self.use / (1 + (held / PLENTY) ** 2)
        wood, brick, stone, gold = VALUES
        return (1 + (wood - 1) * wanted, 1 + (brick - 1) * wanted, 1 + (stone - 1) * wanted, 1 + (gold - 1) * wanted)


def rounds_left(state: StoneAgeState) -> float:
    """Expected number of rounds after the present one (SA-59, SA-60)."""
    by_cards = len(state.deck) / CARDS_A_ROUND[len(state.tribes)]
    by_tiles = min(map(len, state.stacks)) / TILES_A_ROUND - LAST_ROUND
    return max(0.0, min(by_cards, by_tiles))
