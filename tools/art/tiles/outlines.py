"""The outline of each zone as path data, on the unturned land: drawn as ground, and lit up when a zone is meant.

Outlines run on beyond the tile's edges; whoever shows one clips it to the tile, so that neighbours meet exactly.
"""

import math
from itertools import pairwise

from tools.art.paths import Points, area, simplify
from tools.art.tiles.fields import Fields
from tools.art.tiles.land import Land
from tools.art.tiles.plane import CORNERS, INWARD, add
from tools.art.tiles.trace import Trace
from tools.art.tiles.water import Course, Lake, banks
from tools.art.tiles.woods import Wood

PAST = 4.0
"""How far outlines run on beyond an edge."""
SPECK = 16.0
"""Area of a piece of meadow too small to be shown."""
POOL = 6.6
"""Radius of the pool at a spring."""


def outlines(land: Land) -> dict[str, str]:
    """Path data by zone."""
    water = land.water
    found = {zone: lake_outline(lake) for zone, lake in water.lakes.items()}
    for zone, course in water.courses.items():
        lake = water.lakes.get(land.plan.lake_of.get(zone, ""))
        found[zone] = river_outline(course, lake)
    for zone, wood in land.woods.items():
        found[zone] = forest_outline(wood, land.name, zone)
    fields = Fields(land.raster)
    return found | {meadow.id: meadow_outline(fields.border(meadow.id)) for meadow in land.plan.meadows}


def lake_outline(lake: Lake) -> str:
    """Round the shore."""
    knots = lake.shore[::3]
    return Trace().move(knots[0]).through(knots, closed=True).text


# ------------------------------------------------------------ rivers
def river_outline(course: Course, lake: Lake | None) -> str:
    """Down one bank and back up the other, round a pool at a spring, and not far into a lake."""
    left, right = banks(course, PAST)
    if lake:
        last = _into(course, lake)
        left, right = left[:last], right[:last]
    elif course.end is None:
        left, right = left[:-3], right[:-3]
    there, back = _knots(left, course), _knots(right, course)[::-1]
    trace = _bank(Trace().move(there[0]), there, course.end is not None, first=True)
    trace = trace.arc(POOL, back[0]) if not lake and course.end is None else trace.line(back[0])
    return _bank(trace, back, course.end is not None, first=False).close().text


def _into(course: Course, lake: Lake) -> int:
    """How many points of a bank lie before the lake."""
    inside = [math.dist(p, lake.centre) < 0.84 * lake.radius for p in course.middle]
    return inside.index(True) + 2


def _knots(bank: Points, course: Course) -> Points:
    """Few points of a bank, with those at its edges."""
    last = -2 if course.end is not None else -1
    inner = bank[1:last]
    count = max(1, round(len(inner) / 5))
    picked = [inner[round(i * (len(inner) - 1) / count)] for i in range(count)]
    return [bank[0], *picked, *bank[last:]]


def _bank(trace: Trace, knots: Points, through: bool, first: bool) -> Trace:
    """A bank from its first knot: straight beyond an edge, smooth between."""
    straight_in, straight_out = first or through, not first or through
    inner = knots[1 if straight_in else 0 : -1 if straight_out else None]
    if straight_in:
        trace.line(inner[0])
    trace.through(inner)
    return trace.line(knots[-1]) if straight_out else trace


# ------------------------------------------------------------ forests
def forest_outline(wood: Wood, *names: object) -> str:
    """Bumps along the inner curves; beyond the tile along the runs."""
    if not wood.runs:
        return Trace().move((-PAST, -PAST)).line(*[add(c, c, 0.04) for c in CORNERS[1:3]], (-PAST, 104)).close().text
    trace = Trace().move(CORNERS[wood.runs[0][0]])
    for i, ((start, end), curve) in enumerate(zip(wood.runs, wood.curves, strict=True)):
        trace.line(*_outside(start, end))
        trace.scallops(curve, *names, i)
    return trace.close().text


def _outside(start: int, end: int) -> Points:
    """From a run's first corner to its last, round the outside of its edges."""
    if start == end:
        return []
    edges = [(start + i) % 4 for i in range((end - start) % 4)]
    way = [add(CORNERS[start], INWARD[edges[0]], -PAST)]
    for before, after in pairwise(edges):
        way.append(add(add(CORNERS[after], INWARD[before], -PAST), INWARD[after], -PAST))
    return [*way, add(CORNERS[end], INWARD[edges[-1]], -PAST), CORNERS[end]]


# ------------------------------------------------------------ meadows
def meadow_outline(loops: list[Points]) -> str:
    """Rough outlines that reach under the forests and waters around: those are drawn on top."""
    trace = Trace()
    for loop in loops:
        if abs(area(loop)) < SPECK:
            continue
        half = len(loop) // 2
        rough = simplify(loop[: half + 1], 1.6)[:-1] + simplify([*loop[half:], loop[0]], 1.6)[:-1]
        trace.move(rough[0]).line(*rough[1:]).close()
    return trace.text
