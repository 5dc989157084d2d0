"""Where a gouge may be cut, and how to walk along a guide line."""

import math
from bisect import bisect_right
from itertools import accumulate, pairwise

from tools.art.paths import Point, Points, facet


class Region:
    """A polygon shrunk by `inset`, minus an optional hole."""

    def __init__(self, border: Points, inset: float = 0, hole: Points | None = None) -> None:
        corners = facet(border, 0.25) if len(border) > 12 else border
        self.edges = list(pairwise([*corners, corners[0]]))
        self.inset = inset
        self.hole = Region(hole) if hole else None
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        self.bounds = (min(xs), min(ys), max(xs), max(ys))

    def holds(self, *points: Point) -> bool:
        """Whether all points lie inside."""
        return all(self._holds(p) for p in points)

    def _holds(self, point: Point) -> bool:
        x0, y0, x1, y1 = self.bounds
        within = x0 <= point[0] <= x1 and y0 <= point[1] <= y1
        if not within or (self.hole and self.hole.holds(point)):
            return False
        return self._inside(point) and (not self.inset or self._clear(point))

    def _inside(self, point: Point) -> bool:
        x, y = point
        odd = False
        for (ax, ay), (bx, by) in self.edges:
            if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                odd = not odd
        return odd

    def _clear(self, point: Point) -> bool:
        return all(_away(point, a, b) >= self.inset for a, b in self.edges)


def _away(p: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    span = dx * dx + dy * dy
    share = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / span if span else 0.0
    share = min(1.0, max(0.0, share))
    return math.hypot(p[0] - a[0] - dx * share, p[1] - a[1] - dy * share)


class Guide:
    """A polyline that answers with the point at a distance along it."""

    def __init__(self, points: Points) -> None:
        self.points = points
        self.marks = [0.0, *accumulate(math.dist(a, b) for a, b in pairwise(points))]
        self.length = self.marks[-1]

    def at(self, distance: float) -> Point:
        """The point at this distance from the start; the ends beyond them."""
        i = min(max(bisect_right(self.marks, distance) - 1, 0), len(self.points) - 2)
        (ax, ay), (bx, by) = self.points[i : i + 2]
        share = (distance - self.marks[i]) / ((self.marks[i + 1] - self.marks[i]) or 1)
        share = min(1.0, max(0.0, share))
        return ax + (bx - ax) * share, ay + (by - ay) * share
