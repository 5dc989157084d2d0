"""The frame of judgement: how long the game may last, and what goods and figures are worth until then, in points."""

from __future__ import annotations

from engine.games.stone_age.catalog import DIVISORS, RESOURCES, VALUES
from engine.games.stone_age.judge.dice import mean
from engine.games.stone_age.state import StoneAgeState

CARDS_A_ROUND = {2: 2.6, 3: 3.2, 4: 3.6}
"""Cards bought in a round of good play, by number of players."""
TILES_A_ROUND = {2: 0.75, 3: 0.7, 4: 0.65}
"""Tiles bought from the fastest stack in a round of good play."""
USE = 0.78
"""Share of a resource's value that is left when the figure who sells it is paid."""
SAMPLE = 3
"""Figures on a place when a figure's average work is measured."""
PLENTY = 12.0
"""Resources in stock at which one more is worth half as much beyond its point at the end."""
TOOL_USE = 0.85
"""Points that a pip of tools brings in a round, as a share of a pip's worth."""

PER_FIGURE = tuple(mean(SAMPLE, DIVISORS[good]) / SAMPLE for good in RESOURCES)
FOOD_PER_FIGURE = mean(SAMPLE, DIVISORS["food"]) / SAMPLE


class Outlook:
    """How long the game may last, and prices in points, the same for all players.

    ``rounds`` full rounds are expected after this one; ``use`` is the chance that a resource is still sold well;
    ``figure`` is one figure's work in a round, ``food`` one food that will be eaten, ``pip`` one pip of tools in a round.
    """

    __slots__ = ("figure", "food", "pip", "rounds", "seats", "use")

    def __init__(self, state: StoneAgeState) -> None:
        self.seats = len(state.tribes)
        self.rounds = rounds_left(state)
        self.use = self.rounds / (self.rounds + 0.6)
        goods = self.goods(0)
        self.figure = max(pieces * price for pieces, price in zip(PER_FIGURE, goods, strict=True))
        self.food = self.figure / FOOD_PER_FIGURE
        self.pip = TOOL_USE * goods[0] / VALUES[0]

    def goods(self, held: float) -> tuple[float, ...]:
        """Prices of wood, brick, stone and gold for a player who holds so many resources already."""
        wanted = self.use / (1 + (held / PLENTY) ** 2)
        return tuple(1 + (USE * value - 1) * wanted for value in VALUES)


def rounds_left(state: StoneAgeState) -> float:
    """Expected number of rounds after the present one (SA-59, SA-60)."""
    if not state.frames:
        return 0.0
    seats = len(state.tribes)
    by_cards = len(state.deck) / CARDS_A_ROUND[seats]
    by_tiles = max(0.0, min(map(len, state.stacks)) / TILES_A_ROUND[seats] - 1)
    return min(by_cards, by_tiles)
