"""Where the water is: lakes, springs and the course of the rivers."""

import math
from dataclasses import dataclass

from engine.games.hunters_gatherers.tiles import Zone
from tools.art.paths import Point, Points
from tools.art.tiles.noise import share, sign, swing
from tools.art.tiles.plan import Plan, edge_of
from tools.art.tiles.plane import (
    CORNERS,
    INWARD,
    MIDDLE,
    MIDDLES,
    add,
    aside,
    between,
    bezier,
    dot,
    spaced,
    sub,
    unit,
)

HALF = 7.2
"""Half the width of every river at an edge."""
SPRING_HALF = 5.2
POOL = (7.5, 5.9)
"""Half width and height of the pool under a spring."""
LAKE_RADII = {1: 17.0, 2: 20.5, 3: 23.0, 4: 25.5}
"""Radius of a lake by the number of things in it."""
TWIN_RADIUS, TIGHT_RADIUS = 17.5, 15.0
STEPS = 28
"""Steps of a river's course."""


@dataclass(frozen=True)
class Lake:
    """A lake and its uneven shore."""

    centre: Point
    radius: float
    shore: Points


@dataclass(frozen=True)
class Course:
    """The middle of a river from edge to edge, lake or spring, and half its width at each point."""

    middle: Points
    half: list[float]
    start: int
    end: int | None
    """Edges at its ends; None inside the tile."""


class Water:
    """All water of a tile, by zone."""

    def __init__(self, plan: Plan) -> None:
        self.lakes = {lake.id: _lake(plan, lake) for lake in plan.lakes}
        self.springs = {river.id: _spring(plan, river) for river in plan.springs()}
        self.courses = {river.id: self._course(plan, river) for river in plan.rivers}

    def _course(self, plan: Plan, river: Zone) -> Course:
        if len(river.slots) == 1:
            lake = plan.lake_of.get(river.id)
            goal = self.lakes[lake].centre if lake else self.springs[river.id]
            return _arm(plan, river, goal, bool(lake))
        a, b = (slot // 3 for slot in river.slots)
        middle = _straight(plan, a, b) if (b - a) % 2 == 0 else _bend(plan, river, a, b)
        phase = 6 * share(plan.name, river.id)
        half = [HALF + _swell(i) * (0.9 * math.sin(2 * math.pi * i / STEPS + phase) - 0.3) for i in range(STEPS + 1)]
        return Course(middle, half, a, b)

    def in_lake(self, p: Point, margin: float) -> bool:
        """Whether a point lies in a lake or closer to it than the margin."""
        return any(math.dist(p, lake.centre) < lake.radius + margin for lake in self.lakes.values())


def _swell(step: int) -> float:
    return math.sin(math.pi * step / STEPS) ** 2


# ------------------------------------------------------------ lakes and springs
def _lake(plan: Plan, zone: Zone) -> Lake:
    things = zone.tally.fish + bool(zone.power)
    centre, radius = _lake_place(plan, zone.id, LAKE_RADII[things])
    return Lake(centre, radius, _shore(plan, zone.id, centre, radius))


def _lake_place(plan: Plan, lake: str, radius: float) -> tuple[Point, float]:
    arms = plan.arms(lake)
    if plan.contacts[lake]:
        return _touching_place(plan, lake, arms), radius
    if len(plan.lakes) == 2:
        return _towards_edges(arms, 20), TWIN_RADIUS
    neighbours = len(arms) == 2 and (arms[1] - arms[0]) % 2 == 1
    centre = _towards_edges(arms, 5) if len(arms) == 1 else _towards_edges(arms, 4) if neighbours else MIDDLE
    if len(arms) <= 2 and plan.forests:
        for forest in plan.forests:
            centre = add(centre, plan.towards(forest.id), -3)
        radius = min(radius, TIGHT_RADIUS)
    return centre, radius


def _towards_edges(edges: list[int], by: float) -> Point:
    place = MIDDLE
    for edge in edges:
        place = add(place, INWARD[edge], -by)
    return place


def _touching_place(plan: Plan, lake: str, arms: list[int]) -> Point:
    forests = plan.contacts[lake]
    gaps = plan.gaps(forests[0])
    gap = plan.gap_with(forests[0], arms[0])
    if len(forests) == 1 and len(gap.edges) == 1:
        edge = gap.edges[0]
        return add(MIDDLES[edge], INWARD[edge], 29 if len(gaps) > 1 else 40)
    place = MIDDLE
    for forest in plan.forests:
        place = add(place, plan.towards(forest.id), 7 if forest.id in forests else -3)
    return place


def _shore(plan: Plan, lake: str, centre: Point, radius: float) -> Points:
    phases = [share(plan.name, lake, k) * 2 * math.pi for k in range(3)]
    waves = tuple(zip((2, 3, 5), (0.055, 0.045, 0.025), phases, strict=True))
    shore: Points = []
    for i in range(36):
        angle = 2 * math.pi * i / 36
        reach = radius * (1 + sum(high * math.sin(often * angle + phase) for often, high, phase in waves))
        shore.append((centre[0] + reach * math.cos(angle), centre[1] + reach * math.sin(angle)))
    return shore


def _spring(plan: Plan, river: Zone) -> Point:
    edge = edge_of(river)
    alone = len(plan.springs()) == 1
    head = add(MIDDLES[edge], INWARD[edge], 45 if alone else 35)
    for forest in plan.contacts[river.id]:
        if len(plan.gap_with(forest, edge).edges) == 1:
            head = add(MIDDLES[edge], INWARD[edge], 31 if len(plan.gaps(forest)) > 1 else 38)
        else:
            head = add(head, plan.towards(forest), 5)
            head = head if alone else add(head, unit(sub(head, MIDDLE)), 5)
    return head


# ------------------------------------------------------------ rivers
def _straight(plan: Plan, a: int, b: int) -> Points:
    """From edge to opposite edge, in a lazy S that keeps off the woods."""
    start, end = MIDDLES[a], MIDDLES[b]
    line = bezier(start, add(start, INWARD[a], 33), add(end, INWARD[b], 33), end, STEPS)
    normal = aside(unit(sub(end, start)))
    lean = -sum(dot(plan.towards(forest.id), normal) for forest in plan.forests)
    bow = 0.0 if abs(lean) < 1e-6 else math.copysign(6.0, lean)
    crowded = len(plan.forests) > 1
    sway = (3.2 if crowded else 6.5) * sign(plan.name, "sway") * (0.6 if bow and not crowded else 1)
    return [add(p, normal, _swell(i) * (bow + 1.6 * sway * math.cos(math.pi * i / STEPS))) for i, p in enumerate(line)]


def _bend(plan: Plan, river: Zone, a: int, b: int) -> Points:
    """Round a corner from edge to neighbouring edge."""
    handle = 27.6 + 2.5 * swing(plan.name, river.id, "handle")
    start, end = MIDDLES[a], MIDDLES[b]
    line = bezier(start, add(start, INWARD[a], handle), add(end, INWARD[b], handle), end, STEPS)
    corner = CORNERS[b] if (b - a) % 4 == 1 else CORNERS[a]
    wobble = 4.5 * sign(plan.name, river.id, "wobble")
    return [
        add(p, unit(sub(p, corner)), wobble * _swell(i) * math.cos(math.pi * i / STEPS)) for i, p in enumerate(line)
    ]


def _arm(plan: Plan, river: Zone, goal: Point, to_lake: bool) -> Course:
    """From an edge into a lake or up to a spring."""
    edge = edge_of(river)
    start = MIDDLES[edge]
    way = math.dist(start, goal)
    drift = (2.2 + 1.6 * share(plan.name, river.id, "drift")) * sign(plan.name, river.id, "side")
    handle = add(between(goal, start, 0.38), aside(INWARD[edge]), drift)
    middle = bezier(start, add(start, INWARD[edge], way * 0.45), handle, goal, STEPS)
    breath = 0.5 * swing(plan.name, river.id)
    half = [HALF + breath * _swell(i) for i in range(STEPS + 1)]
    if not to_lake:
        half = [HALF + (SPRING_HALF - HALF) * (i / STEPS) ** 2 for i in range(STEPS + 1)]
    return Course(middle, half, edge, None)


# ------------------------------------------------------------ banks
def banks(course: Course, past: float) -> tuple[Points, Points]:
    """Left and right bank from the first edge on, running straight on `past` the edges."""
    middle, half = list(course.middle), list(course.half)
    middle.insert(0, add(middle[0], INWARD[course.start], -past))
    half.insert(0, half[0])
    if course.end is not None:
        middle.append(add(middle[-1], INWARD[course.end], -past))
        half.append(half[-1])
    normals = [aside(_along(course, middle, i)) for i in range(len(middle))]
    left = [add(p, n, w) for p, n, w in zip(middle, normals, half, strict=True)]
    return left, [add(p, n, -w) for p, n, w in zip(middle, normals, half, strict=True)]


def _along(course: Course, middle: Points, i: int) -> Point:
    if i <= 1:
        return INWARD[course.start]
    if course.end is not None and i >= len(middle) - 2:
        return -INWARD[course.end][0], -INWARD[course.end][1]
    return unit(sub(middle[min(i + 1, len(middle) - 1)], middle[i - 1]))


def halfway(course: Course) -> Point:
    """The middle point of a river's course."""
    return course.middle[STEPS // 2]


def along(course: Course, water: Water, margin: float) -> Points:
    """The course in steps of one unit, without what lies in a lake or nearer to one than the margin."""
    return [p for p in spaced(course.middle, 1.0) if not water.in_lake(p, margin)]
