"""Places by the water: for fishers, huts and reeds, on the unturned land."""

import math
from collections.abc import Iterator

from tools.art.paths import Point, Points
from tools.art.tiles.clearance import Box, Placed
from tools.art.tiles.land import Land
from tools.art.tiles.noise import share
from tools.art.tiles.plane import SIDE, add, aside, sub, unit
from tools.art.tiles.water import Lake, along, halfway

HUT = Box(11, 12)
_HUT_GROUND = {"meadow": 2.0, "forest": 0.6, "river": -2.0, "lake": -2.0}
"""How much a hut likes each ground."""
REEDS = 3
"""Clumps of reeds round a lake, at most."""


def from_edge(p: Point) -> float:
    """The distance to the nearest edge of the tile."""
    return min(p[0], p[1], SIDE - p[0], SIDE - p[1])


# ------------------------------------------------------------ fishers
def fisher_place(land: Land, river: str, fish: Points) -> Point:
    """In the middle of a river's visible course, off its fish."""
    course = land.water.courses[river]
    visible = along(course, land.water, -3)
    clear = [p for p in visible if from_edge(p) > 9 and all(math.dist(p, f) > 15 for f in fish)] or visible
    goal = visible[int(len(visible) * 0.52)] if course.end is None else halfway(course)
    return min(clear, key=lambda p: math.dist(p, goal))


# ------------------------------------------------------------ huts
def hut_places(land: Land, taken: list[Placed]) -> dict[str, Point]:
    """For each lake and river the best place beside it, clear of what is there and of each other."""
    water, found = land.water, list[Placed]()
    places: dict[str, Point] = {}
    shores = {zone: _around(lake.centre, lake.radius + 11, 24) for zone, lake in water.lakes.items()}
    beside = {zone: _beside(along(course, water, -8)) for zone, course in water.courses.items()}
    for zone, spots in (shores | beside).items():
        places[zone] = max((round(_worth(land, at, taken + found), 3), at) for at in spots)[1]
        found.append(Placed(places[zone], HUT))
    return places


def _worth(land: Land, at: Point, taken: list[Placed]) -> float:
    ground = [land.raster.at(add(at, way)) for way in ((0, 0), (-7, 0), (7, 0), (0, -7), (0, 7))]
    likes = sum(_HUT_GROUND[land.plan.kind(zone)] for zone in ground if zone)
    crowd = sum(min(0.0, _gap(at, other)) for other in taken)
    return likes + 0.8 * crowd + 2 * min(0.0, from_edge(at) - 11)


def _gap(at: Point, other: Placed) -> float:
    dx, dy = abs(at[0] - other.at[0]), abs(at[1] - other.at[1])
    half, rise = other.box.half + HUT.half, other.box.rise + HUT.rise
    return min(max(dx - half, dy - rise), max(dx - rise, dy - half))


def _around(middle: Point, reach: float, count: int, start: float = 0) -> Points:
    angles = [start + i * 2 * math.pi / count for i in range(count)]
    return [(middle[0] + reach * math.cos(a), middle[1] + reach * math.sin(a)) for a in angles]


def _beside(course: Points) -> Points:
    spots = []
    for i in range(3, len(course) - 1, 2):
        normal = aside(unit(sub(course[i + 1], course[i - 1])))
        spots += [add(course[i], normal, side) for side in (13, -13)]
    return spots


# ------------------------------------------------------------ reeds
def reed_places(land: Land, taken: list[Placed]) -> Iterator[tuple[str, Point]]:
    """Lake and place of each clump of reeds, on shores that face a meadow."""
    for zone, lake in land.water.lakes.items():
        spots = [at for at, out in _shore_points(land, zone, lake) if _reedy(land, at, out, taken)]
        spots.sort(key=lambda at: share(land.name, zone, *at))
        for at in spots[:REEDS]:
            yield zone, at


def _shore_points(land: Land, zone: str, lake: Lake) -> list[tuple[Point, Point]]:
    """Points just off the shore, each with one farther out."""
    start = share(land.name, zone, "reeds")
    near, out = (_around(lake.centre, lake.radius + off, 11, start) for off in (2.4, 8))
    return [((round(x), round(y)), far) for (x, y), far in zip(near, out, strict=True)]


def _reedy(land: Land, at: Point, out: Point, taken: list[Placed]) -> bool:
    if from_edge(at) < 6 or from_edge(out) < 3:
        return False
    dry = all(land.plan.kind(land.raster.at(p)) == "meadow" for p in (at, out))
    return dry and all(math.dist(at, other.at) > max(other.box.half, other.box.rise) + 3 for other in taken)
