"""Buying: the best way to pay for a tile, what is missing for it, and what a stock of goods is worth with plans open."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from engine.components.resources import Counts, kinds, selections
from engine.games.stone_age.catalog import (
    BUILDINGS,
    CARDS,
    DIVISORS,
    FIELD,
    GATHERING,
    HUNGER_POINTS,
    HUNTING,
    HUT,
    RESOURCES,
    SLOTS,
    STACKS,
    VALUES,
    Building,
    worth,
)
from engine.games.stone_age.judge.dice import mean
from engine.games.stone_age.judge.outlook import Outlook
from engine.games.stone_age.judge.worth import Worth
from engine.games.stone_age.phases.buying import item_at, price
from engine.games.stone_age.state import StoneAgeState

NONE: Counts = (0,) * len(RESOURCES)
HUNGRY_FOOD = 1.2
"""Price of missing food where no hunger can be bought off yet, as a share of the price of food."""


@cache
def tile_ways(tile: Building) -> tuple[Counts, ...]:
    """Every way in which a fixed tile or one of count and kinds can be paid."""
    if tile.cost:
        return (tile.cost,)
    ways = selections([tile.most] * len(RESOURCES), tile.most)
    return tuple(way for way in ways if kinds(way) == tile.kinds)


@lru_cache(maxsize=16384)
def best_way(tile: Building, stock: Counts) -> tuple[Counts, int]:
    """The way to pay that lacks the fewest pips, then scores the most; and the pips it lacks."""
    if tile.kinds or tile.cost:
        return min(((way, lacking(stock, way)) for way in tile_ways(tile)), key=lambda w: (w[1], -worth(w[0])))
    return _dearest(stock, tile.most)


def _dearest(stock: Counts, most: int) -> tuple[Counts, int]:
    way, room = [0] * len(stock), most
    for kind in range(len(stock) - 1, -1, -1):
        way[kind] = min(stock[kind], room)
        room -= way[kind]
    return (tuple(way), 0) if room < most else ((1, 0, 0, 0), VALUES[0])


def lacking(stock: Sequence[int], way: Sequence[int]) -> int:
    """Pips needed for the pieces that are not there."""
    return sum((need - have) * value for have, need, value in zip(stock, way, VALUES, strict=True) if need > have)


def cheapest(stock: Sequence[int], pieces: int) -> Counts:
    """The least valuable pieces of a stock, filled up with wood that is not there."""
    way, room = [0] * len(stock), pieces
    for kind, have in enumerate(stock):
        way[kind] = min(have, room)
        room -= way[kind]
    way[0] += room
    return tuple(way)


class Market:
    """One player's goods and plans: the places not yet carried out, with what they will bring and cost."""

    __slots__ = ("claims", "food", "look", "mouths", "state", "stock", "tribe", "worth")

    def __init__(self, state: StoneAgeState, look: Outlook, worth_: Worth) -> None:
        self.state, self.look, self.worth, self.tribe = state, look, worth_, worth_.tribe
        placed = self.tribe.placed
        self.stock = tuple(
            have + int(mean(placed[place], DIVISORS[good]) + 0.5) if place in placed else have
            for have, (place, good) in zip(self.tribe.goods, _LANDS, strict=True)
        )
        self.food = self.tribe.food + self.tribe.level + (FIELD in placed) + mean(placed.get(HUNTING, 0), 2)
        self.mouths = self.tribe.figures + (HUT in placed and self.tribe.figures < 10)
        self.claims = [place for place in placed if place in SLOTS or place in STACKS]

    @property
    def gap(self) -> float:
        """Food missing in this round's feeding, as far as it can be foreseen."""
        return self.mouths - self.food

    def offer(self, place: str, stock: Counts) -> tuple[float, Counts, int]:
        """What buying at a place gains, the pieces to pay, and the pips that are still missing for them."""
        if place in SLOTS:
            way = cheapest(stock, price(place))
            return self.worth.card(CARDS[item_at(self.state, place)]) - self.cost(way), way, lacking(stock, way)
        way, missing = best_way(BUILDINGS[item_at(self.state, place)], stock)
        return worth(way) + self.worth.building - self.cost(way), way, missing

    def cost(self, way: Sequence[int]) -> float:
        """The price of pieces."""
        return sum(count * value for count, value in zip(way, self.worth.goods, strict=True) if count)

    def settle(self, stock: Counts, claims: Iterable[str]) -> tuple[float, Counts]:
        """What the claims will gain, paid one after the other from the stock, and what is left of it."""
        gained = 0.0
        for place in claims:
            gain, way, missing = self.offer(place, stock)
            if gain > 0 and not missing:
                gained += gain
                stock = tuple(a - b for a, b in zip(stock, way, strict=True))
        return gained, stock

    def value(self, stock: Counts) -> float:
        """Worth of a stock at hand with all plans: pieces, purchases still to come, hunger."""
        gained, left = self.settle(stock, self.claims)
        return gained + self.cost(stock) - self.hunger(self.gap, sum(left))

    def hunger(self, gap: float, pieces: int) -> float:
        """Points that missing food costs (SA-55)."""
        if gap <= 0:
            return 0.0
        return min(HUNGER_POINTS, gap * self.worth.goods[0]) if gap <= pieces else HUNGER_POINTS


_LANDS = [(place, good) for place, good in GATHERING.items() if good in RESOURCES]
