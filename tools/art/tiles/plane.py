"""The square of a tile, 0 to 100 each way, x east and y south; points, curves and quarter turns.

Corners and edges are numbered clockwise: corner 0 is north-west, edge 0 north; edge i runs from corner i to
corner i + 1.
"""

import math
from collections.abc import Sequence

from tools.art.paths import Point, Points
from tools.art.region import Guide

SIDE = 100.0
MIDDLE: Point = (50.0, 50.0)
CORNERS: tuple[Point, ...] = ((0.0, 0.0), (SIDE, 0.0), (SIDE, SIDE), (0.0, SIDE))
MIDDLES: tuple[Point, ...] = ((50.0, 0.0), (SIDE, 50.0), (50.0, SIDE), (0.0, 50.0))
INWARD: tuple[Point, ...] = ((0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0))


def add(p: Point, q: Point, times: float = 1.0) -> Point:
    """The point p moved along q."""
    return p[0] + q[0] * times, p[1] + q[1] * times


def sub(p: Point, q: Point) -> Point:
    """The way from q to p."""
    return p[0] - q[0], p[1] - q[1]


def between(p: Point, q: Point, part: float) -> Point:
    """A part (0 to 1) of the way from p to q."""
    return p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part


def unit(v: Point) -> Point:
    """The direction of v; (0, 0) stays."""
    size = math.hypot(*v)
    return (v[0] / size, v[1] / size) if size > 1e-9 else (0.0, 0.0)


def aside(v: Point) -> Point:
    """The direction v turned by a quarter."""
    return -v[1], v[0]


def dot(v: Point, w: Point) -> float:
    """How far w goes along v."""
    return v[0] * w[0] + v[1] * w[1]


def turned(p: Point, turns: int) -> Point:
    """A point of the tile after clockwise quarter turns about the middle."""
    x, y = p
    for _ in range(turns % 4):
        x, y = SIDE - y, x
    return x, y


def bezier(a: Point, b: Point, c: Point, d: Point, count: int) -> Points:
    """A cubic curve as `count` equal steps of its parameter."""
    return [_on_bezier(a, b, c, d, i / count) for i in range(count + 1)]


def _on_bezier(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    s = 1 - t
    shares = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    knots = (a, b, c, d)
    x = sum(k * p[0] for k, p in zip(shares, knots, strict=True))
    return x, sum(k * p[1] for k, p in zip(shares, knots, strict=True))


def flowing(way: Sequence[Point], start: Point | None = None, end: Point | None = None) -> Points:
    """A curve through the way points, a point about every 2 units; `start` and `end` are its end tangents."""
    count = len(way)
    tangents = [_tangent(way, i) for i in range(count)]
    tangents[0], tangents[-1] = start or tangents[0], end or tangents[-1]
    curve: Points = [way[0]]
    for i in range(count - 1):
        handles = add(way[i], tangents[i], 1 / 3), add(way[i + 1], tangents[i + 1], -1 / 3)
        curve += bezier(way[i], *handles, way[i + 1], 12)[1:]
    return spaced(curve, 2.0)


def _tangent(way: Sequence[Point], i: int) -> Point:
    before, after = way[max(0, i - 1)], way[min(len(way) - 1, i + 1)]
    span = sub(after, before)
    return span if i in (0, len(way) - 1) else (span[0] / 2, span[1] / 2)


def spaced(points: Points, step: float) -> Points:
    """The same line with its points evenly spaced, about `step` apart; both ends stay."""
    guide = Guide(points)
    count = max(2, round(guide.length / step))
    inner = [guide.at(guide.length * i / count) for i in range(1, count)]
    return [points[0], *inner, points[-1]]
