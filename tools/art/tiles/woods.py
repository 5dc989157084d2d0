"""The outline of forests: an inner curve for each gap between a forest's edges."""

from dataclasses import dataclass

from tools.art.paths import Point, Points
from tools.art.tiles.noise import swing
from tools.art.tiles.plan import Gap, Plan, edges_of
from tools.art.tiles.plane import CORNERS, INWARD, MIDDLE, add, between, dot, flowing, sub, unit
from tools.art.tiles.water import Water, halfway

TIP = 0.03
"""How much of an edge the blunt tip of a tongue takes."""


@dataclass(frozen=True)
class Wood:
    """A forest zone: its runs of edges, as corners, and the curve that follows each run. No runs: all of the tile."""

    runs: list[tuple[int, int]]
    curves: list[Points]

    def border(self) -> Points:
        """The whole outline, clockwise."""
        if not self.runs:
            return list(CORNERS)
        points: Points = []
        for (start, end), curve in zip(self.runs, self.curves, strict=True):
            points += [*_run(start, end), *curve[1:-1]]
        return points


def woods(plan: Plan, water: Water) -> dict[str, Wood]:
    """The forests of a tile by zone."""
    return {f.id: _wood(_Forest(plan, water, f.id)) for f in plan.forests}


def _wood(forest: "_Forest") -> Wood:
    plan, zone = forest.plan, forest.id
    return Wood(plan.runs(zone), [forest.curve(gap) for gap in plan.gaps(zone)])


def _run(start: int, end: int) -> Points:
    if start == end:
        corner = CORNERS[start]
        return [between(corner, CORNERS[start - 1], TIP), corner, between(corner, CORNERS[(start + 1) % 4], TIP)]
    return [CORNERS[(start + i) % 4] for i in range((end - start) % 4 + 1)]


class _Forest:
    """The rules by which the inner curves of one forest run."""

    def __init__(self, plan: Plan, water: Water, zone: str) -> None:
        self.plan, self.water, self.id = plan, water, zone
        self.others = [plan.sides[other.id] for other in plan.others(zone)]
        self.tongues = plan.tongues[zone]

    def curve(self, gap: Gap) -> Points:
        """From the gap's first corner to its last."""
        touching = self._touching(gap)
        if len(gap.edges) == 1:
            return self._bay(gap, touching)
        if len(gap.edges) == 2:
            return flowing(self._across_wet(gap, touching) if touching else self._across(gap))
        return flowing(self._peak(gap, touching[0]) if touching else self._cap(gap))

    def _swing(self, gap: Gap, what: str) -> float:
        return swing(self.plan.name, self.id, gap.start, what)

    # -------------------------------------------------------- contact with water
    def _touching(self, gap: Gap) -> Points:
        """Points under water that the curve must reach, clockwise."""
        found: list[tuple[int, Point]] = []
        for head, forests in self.plan.contacts.items():
            edges = edges_of(self.plan.waters[head])
            if self.id in forests and all(edge in gap.edges for edge in edges):
                found.append((min((edge - gap.edges[0]) % 4 for edge in edges), self._under(head, forests, gap)))
        return [point for _, point in sorted(found)]

    def _under(self, head: str, forests: list[str], gap: Gap) -> Point:
        away = self.plan.towards(self.id)
        if head in self.water.springs:
            return self.water.springs[head]
        if head not in self.water.lakes:
            return add(halfway(self.water.courses[head]), away, 1.5)
        lake = self.water.lakes[head]
        if len(forests) > 1:
            return add(lake.centre, away, lake.radius * 0.45)
        if len(gap.edges) == 1:
            return add(lake.centre, INWARD[gap.edges[0]], lake.radius * 0.35)
        return add(lake.centre, away, lake.radius * 0.3)

    # -------------------------------------------------------- one edge: a bay
    def _bay(self, gap: Gap, touching: Points) -> Points:
        p, q, inward = CORNERS[gap.start], CORNERS[gap.end], INWARD[gap.edges[0]]
        way = self._wet_bay(gap, touching[0]) if touching else self._dry_bay(gap)
        along = unit(sub(q, p))
        rise_in, rise_out = (9 if corner in self.tongues else 22 for corner in (gap.start, gap.end))
        start = add((along[0] * 22, along[1] * 22), inward, rise_in)
        return flowing([p, *way, q], start, add((along[0] * 22, along[1] * 22), inward, -rise_out))

    def _wet_bay(self, gap: Gap, goal: Point) -> Points:
        p, q, inward = CORNERS[gap.start], CORNERS[gap.end], INWARD[gap.edges[0]]
        depth = dot(sub(goal, p), inward)
        push = [-0.02 * depth if c in self.tongues else max(2.0, depth * 0.14) for c in (gap.start, gap.end)]
        return [add(between(p, goal, 0.5), inward, push[0]), goal, add(between(goal, q, 0.5), inward, push[1])]

    def _dry_bay(self, gap: Gap) -> Points:
        p, inward = CORNERS[gap.start], INWARD[gap.edges[0]]
        along = unit(sub(CORNERS[gap.end], p))
        depth = 27 + 1.5 * self._swing(gap, "depth") if self.tongues else 29 + 2 * self._swing(gap, "depth")
        flank = [0.5 if c in self.tongues else 0.72 for c in (gap.start, gap.end)]
        places = ((21, depth * flank[0]), (50 + 4 * self._swing(gap, "top"), depth), (79, depth * flank[1]))
        return [add(add(p, along, x), inward, y) for x, y in places]

    # -------------------------------------------------------- two edges: across the tile
    def _across_wet(self, gap: Gap, touching: Points) -> Points:
        p, q = CORNERS[gap.start], CORNERS[gap.end]
        away = self._away(gap)
        way, push = [p], 5.5
        for goal in touching:
            way += [add(between(way[-1], goal, 0.5), away, push), goal]
            push = 3.5
        return [*way, add(between(way[-1], q, 0.5), away, 5.5), q]

    def _across(self, gap: Gap) -> Points:
        p, q = CORNERS[gap.start], CORNERS[gap.end]
        away, room = self._away(gap), self._room(gap)
        turn = self._swing(gap, "sway")
        sway = (4.2 + 2.4 * abs(turn)) * (1 if turn > 0 else -1) * (0.5 if self.others else 1)
        top = add(MIDDLE, away, room)
        first = add(between(p, top, 0.52), away, 2 + sway + room * 0.12)
        second = add(between(top, q, 0.48), away, 2 - sway + room * 0.12)
        return [p, first, add(top, unit(sub(q, p)), 6 * self._swing(gap, "slide")), second, q]

    def _away(self, gap: Gap) -> Point:
        """Towards the forest's own corner."""
        return unit(sub(CORNERS[(gap.start + 3) % 4], MIDDLE))

    def _room(self, gap: Gap) -> float:
        """How far the curve keeps from the middle for what else lies on the tile."""
        facing = [sides for sides in self.others if sides[0] in gap.edges]
        if len(facing) == 2:
            return 21
        if any(len(sides) == 1 for sides in facing):
            return 9
        wet = any(self.plan.edges[edge] == "R" for edge in gap.edges)
        return 15 if wet else 6 if self.others else 1

    # -------------------------------------------------------- three edges: a cap
    def _cap(self, gap: Gap) -> Points:
        p, q, inward, along = self._base(gap)
        flank = 0.6 if self._beside(gap) else 0.72
        depth = self._depth(gap) + 1.5 * self._swing(gap, "depth")
        top = 50 + 5 * self._swing(gap, "top")
        places = ((20, depth * flank), (top, depth), (80, depth * flank))
        return [p, *(add(add(p, along, x), inward, y) for x, y in places), q]

    def _peak(self, gap: Gap, goal: Point) -> Points:
        p, q, inward, _ = self._base(gap)
        push = 0 if self._beside(gap) else 8
        return [p, add(between(p, goal, 0.5), inward, push), goal, add(between(goal, q, 0.5), inward, push), q]

    def _base(self, gap: Gap) -> tuple[Point, Point, Point, Point]:
        p, q = CORNERS[gap.start], CORNERS[gap.end]
        return p, q, INWARD[gap.end], unit(sub(q, p))

    def _beside(self, gap: Gap) -> bool:
        """Whether another forest has an edge next to the forest's own."""
        return any((side - gap.end) % 4 in (1, 3) for sides in self.others for side in sides)

    def _depth(self, gap: Gap) -> float:
        edges = self.plan.edges
        if edges[(gap.end + 1) % 4] == edges[(gap.end + 3) % 4] == "R":
            return 24 if self.plan.lakes else 26
        if self.plan.lakes and self._beside(gap):
            return 25
        return 29 if "R" in edges or self._beside(gap) else 34
