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
TOOL_USE = 0.85
"""Points that a pip of tools brings in a round, as a share of a pip's worth."""

PER_FIGURE = tuple(mean(SAMPLE, DIVISORS[good]) / SAMPLE for good in RESOURCES)
FOOD_PER_FIGURE = mean(SAMPLE, DIVISORS["food"]) / SAMPLE


class Outlook:
    """Prices in points, the same for all players.

    ``rounds`` full rounds are expected after this one; ``goods`` are prices of wood, brick, stone and gold, ``food`` of
    one food that will be eaten, ``figure`` of one figure's work in a round, ``pip`` of one pip of tools in a round.
    """

    __slots__ = ("figure", "food", "goods", "pip", "rounds", "use")

    def __init__(self, state: StoneAgeState) -> None:
        self.rounds = rounds_left(state)
        self.use = self.rounds / (self.rounds + 0.6)
        self.goods = tuple(1 + (USE * value - 1) * self.use for value in VALUES)
        self.figure = max(pieces * price for pieces, price in zip(PER_FIGURE, self.goods, strict=True))
        self.food = self.figure / FOOD_PER_FIGURE
        self.pip = TOOL_USE * self.goods[0] / VALUES[0]


def rounds_left(state: StoneAgeState) -> float:
    """Expected number of rounds after the present one (SA-59, SA-60)."""
    if not state.frames:
        return 0.0
    seats = len(state.tribes)
    by_cards = len(state.deck) / CARDS_A_ROUND[seats]
    by_tiles = max(0.0, min(map(len, state.stacks)) / TILES_A_ROUND[seats] - 1)
    return min(by_cards, by_tiles)
