"""Plain outlines and the moves between them."""

import math

from tools.art.paths import Point, Points, Shape, outline

UPWARDS = -math.pi / 2


def circle(cx: float, cy: float, r: float, sides: int = 16, ry: float | None = None, turn: float = 0.2) -> Points:
    """A circle or ellipse of straight cuts; `turn` in radians."""
    angles = [turn + 2 * math.pi * i / sides for i in range(sides)]
    return [(cx + r * math.cos(a), cy + (ry or r) * math.sin(a)) for a in angles]


def rect(x: float, y: float, width: float, height: float) -> Points:
    """A rectangle, clockwise from its top left corner."""
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


def star(cx: float, cy: float, outer: float, inner: float, tips: int = 5, turn: float = UPWARDS) -> Points:
    """A star; `turn` in radians, the first tip points up by default."""
    angles = [turn + math.pi * i / tips for i in range(2 * tips)]
    radii = [inner if i % 2 else outer for i in range(2 * tips)]
    return [(cx + r * math.cos(a), cy + r * math.sin(a)) for r, a in zip(radii, angles, strict=True)]


def turned(shape: Shape, centre: Point, degrees: float) -> Points:
    """The outline turned around a centre."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    cx, cy = centre
    moved = [(x - cx, y - cy) for x, y in outline(shape)]
    return [(cx + x * cos - y * sin, cy + x * sin + y * cos) for x, y in moved]


def placed(shape: Shape, scale: float, pivot: Point, to: Point = (0, 0)) -> Points:
    """The outline scaled about a pivot, which lands on `to`."""
    px, py = pivot
    return [(to[0] + (x - px) * scale, to[1] + (y - py) * scale) for x, y in outline(shape)]


def shifted(shape: Shape, dx: float, dy: float) -> Points:
    """The outline moved."""
    return [(x + dx, y + dy) for x, y in outline(shape)]


def mirrored(shape: Shape, axis: float) -> Points:
    """The outline mirrored at the upright line x = axis."""
    return [(2 * axis - x, y) for x, y in outline(shape)]


def band(top: Points, bottom: float) -> Points:
    """The ground under a horizon, down to y = bottom."""
    return [*top, (top[-1][0], bottom), (top[0][0], bottom)]


def between(left: Points, right: Points, share: float, knots: int) -> Points:
    """A line at a share (0..1) of the way from the left bank to the right bank."""
    a = [left[i * (len(left) - 1) // (knots - 1)] for i in range(knots)]
    b = [right[i * (len(right) - 1) // (knots - 1)] for i in range(knots)]
    return [(ax + (bx - ax) * share, ay + (by - ay) * share) for (ax, ay), (bx, by) in zip(a, b, strict=True)]
