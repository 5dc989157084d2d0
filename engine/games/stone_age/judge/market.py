"""One player's goods and plans: the places not yet carried out, with what they will bring and cost."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from engine.components.resources import Counts
from engine.games.stone_age.catalog import (
    BUILDINGS,
    CARDS,
    DIVISORS,
    FIELD,
    GATHERING,
    HUNTING,
    HUT,
    MAX_FIGURES,
    RESOURCES,
    SLOTS,
    STACKS,
    worth,
)
from engine.games.stone_age.judge.deals import best_way, cheapest, lacking
from engine.games.stone_age.judge.dice import expected, sums
from engine.games.stone_age.judge.outlook import Outlook
from engine.games.stone_age.judge.worth import LATER, Worth
from engine.games.stone_age.phases.buying import item_at, price
from engine.games.stone_age.phases.feeding import Feeding, Hunger
from engine.games.stone_age.state import StoneAgeState

Offer: TypeAlias = tuple[float, Counts, int]

FEAR = 14.0
"""What hunger counts: more than the points lost, for a hungry tribe is no pretty sight."""
STOCK_ROUNDS = 4.0
"""Rounds for which it makes sense to keep food."""
WASTE = 0.05
"""Worth of food that will hardly be eaten."""
LANDS = [(place, good) for place, good in GATHERING.items() if good in RESOURCES]


class Market:
    """What a player has, expects, plans to buy and has to feed.

    ``stock`` are the goods at hand with those expected from own figures; ``claims`` own cards and buildings not yet
    carried out, the best first; ``gap`` the food that will be missing (below zero: left over) after this round's meal.
    """

    __slots__ = ("_offers", "claims", "gap", "look", "state", "stock", "tribe", "worth")

    def __init__(self, state: StoneAgeState, look: Outlook, player: int) -> None:
        self.state, self.look, self.tribe = state, look, state.tribes[player]
        self.worth = Worth(look, self.tribe)
        placed = self.tribe.placed
        self.stock: Counts = tuple(
            [
                have + int(expected(placed[place], DIVISORS[good]) + 0.5) if place in placed else have
                for have, (place, good) in zip(self.tribe.goods, LANDS, strict=True)
            ]
        )
        self.gap = self._gap(player)
        self._offers: dict[tuple[str, Counts], Offer] = {}
        claims = [place for place in placed if place in SLOTS or place in STACKS]
        self.claims = sorted(claims, key=lambda place: -self.offer(place, self.stock)[0]) if claims[1:] else claims

    def _gap(self, player: int) -> float:
        frames, tribe = self.state.frames, self.tribe
        top = frames[-1]
        if isinstance(top, Hunger) and top.player == player:
            return top.gap
        feeding = next((frame for frame in frames if isinstance(frame, Feeding)), None)
        if feeding is None or (player - feeding.player) % self.look.seats >= feeding.left:
            return -tribe.food
        placed = tribe.placed
        food = tribe.food + tribe.level + (FIELD in placed) + expected(placed.get(HUNTING, 0), DIVISORS["food"])
        return self.mouths - food

    @property
    def mouths(self) -> int:
        """Figures that will eat this round."""
        return min(MAX_FIGURES, self.tribe.figures + (HUT in self.tribe.placed))

    # Purchases ---------------------------------------------------------------------------------------------------

    def offer(self, place: str, stock: Counts) -> Offer:
        """What buying at a place gains, the pieces to pay, and the pips that are still missing for them."""
        found = self._offers.get((place, stock))
        if found is None:
            found = self._offers[place, stock] = self._offer(place, stock)
        return found

    def _offer(self, place: str, stock: Counts) -> Offer:
        if place in SLOTS:
            way = cheapest(stock, price(place))
            gain = self.worth.card(CARDS[item_at(self.state, place)])
            return gain - self.cost(way), way, lacking(stock, way)
        way, missing = best_way(BUILDINGS[item_at(self.state, place)], stock)
        return worth(way) + self.worth.building - self.cost(way), way, missing

    def cost(self, way: Sequence[int]) -> float:
        """The price of pieces."""
        wood, brick, stone, gold = way
        prices = self.worth.goods
        return wood * prices[0] + brick * prices[1] + stone * prices[2] + gold * prices[3]

    def settle(self, stock: Counts) -> tuple[float, Counts]:
        """What the claims will gain, paid one after the other from the stock, and what is left of it."""
        gained = 0.0
        for place in self.claims:
            gain, way, missing = self.offer(place, stock)
            if gain > 0 and not missing:
                gained += gain
                stock = tuple([have - paid for have, paid in zip(stock, way, strict=True)])
        return gained, stock

    def value(self, stock: Counts) -> float:
        """Worth of a stock with all plans: pieces, purchases still to come, hunger."""
        gained, left = self.settle(stock)
        return gained + self.cost(stock) - hunger(self.gap, sum(left), self.worth.goods[0])

    # Food --------------------------------------------------------------------------------------------------------

    def food(self, more: float) -> float:
        """Worth of food beyond this round's meal, for the rounds to come."""
        need = max(0, self.mouths - self.tribe.level) * min(self.look.rounds, STOCK_ROUNDS)
        room = max(0.0, need - max(0.0, -self.gap))
        useful = min(more, room)
        return useful * self.look.food * LATER + (more - useful) * WASTE

    def meal(self, found: int, pieces: int) -> float:
        """Worth of food just found: hunger saved now, the rest for later."""
        price_ = self.worth.goods[0]
        saved = hunger(self.gap, pieces, price_) - hunger(self.gap - found, pieces, price_)
        return saved + self.food(max(0.0, found - max(0.0, self.gap)))


def hunger(gap: float, pieces: int, price_: float) -> float:
    """What missing food costs: that many resources, or hunger (SA-55)."""
    if gap <= 0:
        return 0.0
    return min(FEAR, gap * price_) if gap <= pieces else FEAR


@lru_cache(maxsize=8192)
def hunger_saved(dice: int, gap: int, pieces: int, price_: float) -> float:
    """What a hunt with so many dice is expected to save of it."""
    left = [hunger(max(0, gap - total // DIVISORS["food"]), pieces, price_) for total in range(6 * dice + 1)]
    return hunger(gap, pieces, price_) - sum(chance * cost for chance, cost in zip(sums(dice), left, strict=True))
