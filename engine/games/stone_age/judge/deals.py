"""Buying: the best way to pay for a tile, and what is missing for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from engine.components.resources import Counts, kinds, selections
from engine.games.stone_age.catalog import RESOURCES, VALUES, Building, worth


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
    way = dearest(stock, tile.most)
    return (way, 0) if any(way) else ((1, 0, 0, 0), VALUES[0])


def dearest(stock: Counts, most: int) -> Counts:
    """The most valuable pieces of a stock."""
    return tuple(reversed(_fill(stock[::-1], most)))


def cheapest(stock: Sequence[int], pieces: int) -> Counts:
    """The least valuable pieces of a stock, made up with wood where it is short."""
    way = _fill(stock, pieces)
    way[0] += pieces - sum(way)
    return tuple(way)


def _fill(stock: Sequence[int], room: int) -> list[int]:
    way = []
    for have in stock:
        taken = have if have < room else room
        way.append(taken)
        room -= taken
    return way


def lacking(stock: Sequence[int], way: Sequence[int]) -> int:
    """Pips needed for the pieces that are not there."""
    return sum([(need - have) * value for have, need, value in zip(stock, way, VALUES, strict=True) if need > have])
