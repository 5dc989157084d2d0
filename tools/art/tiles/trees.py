"""Which trees stand in a forest. They stand on one lattice under the whole land, so a wood runs on through a joint."""

from collections.abc import Iterator
from dataclasses import dataclass

from tools.art.paths import Point
from tools.art.tiles.land import Land
from tools.art.tiles.noise import swing
from tools.art.tiles.plane import SIDE, turned

ROWS = 8
STEP = SIDE / ROWS
JITTER = 2.2
CROWN = 6.0
"""Height above the foot of a tree's middle."""
HEIGHTS = (8.0, 13.0)
"""Heights at which a tree must not cover water."""
TIP = 18.0
"""Height at which it must not cover a lake."""


@dataclass(frozen=True)
class Tree:
    """A place of the lattice, and whether a leafy tree stands there."""

    foot: Point
    leafy: bool


def lattice() -> Iterator[Tree]:
    """All places for trees on a tile, from north to south."""
    for row in range(ROWS):
        for column in range(ROWS):
            x = STEP * column + (0 if row % 2 else STEP / 2) + JITTER * swing("across", row, column)
            y = STEP * row + 8.2 + JITTER * swing("down", row, column)
            yield Tree((round(x), round(y)), (row * 5 + column * 3) % 7 in (0, 3))


def trees(land: Land, turns: int, clear: list[Point]) -> list[Tree]:
    """The trees of a land turned clockwise, kept off the finds at the `clear` places of the unturned land."""
    finds = [turned(at, turns) for at in clear]
    return [tree for tree in lattice() if _grows(land, turns, tree.foot) and not _crowds(tree.foot, finds)]


def _grows(land: Land, turns: int, foot: Point) -> bool:
    crown, ground = _on_tile((foot[0], foot[1] - CROWN), turns), _on_tile((foot[0], foot[1] - 1), turns)
    zone = land.raster.at(crown)
    if zone not in land.woods or land.raster.at(ground) != zone:
        return False
    deep = land.clearance(zone)
    if deep.at(crown) < 4.4 or deep.at(ground) < 1.9:
        return False
    if land.water.in_lake(turned((foot[0], foot[1] - TIP), -turns), 0):
        return False
    return all(land.raster.at(_on_tile((foot[0], foot[1] - high), turns))[0] not in "rl" for high in HEIGHTS)


def _on_tile(point: Point, turns: int) -> Point:
    """A point in front of the viewer, moved onto the tile, on the unturned land."""
    x, y = (min(SIDE - 0.5, max(0.5, v)) for v in point)
    return turned((x, y), -turns)


def _crowds(foot: Point, finds: list[Point]) -> bool:
    """Whether a tree would hide a find or stand close behind it."""
    return any(abs(foot[0] - x) < 12 and -6.5 < foot[1] - y < 19 for x, y in finds)
