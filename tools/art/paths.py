"""Outlines: SVG path data or lists of points, sampled, smoothed, simplified and written back as path data.

Units are those of the drawing's own viewBox; y grows downwards.
"""

import math
import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

Point = tuple[float, float]
Points = list[Point]
Shape = str | Sequence[Point]
"""Path data (`M0 0C...Z`), a list of corners written `x,y x,y ...`, or points."""

_TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "Z": 0}


def number(value: float) -> str:
    """The shortest text of a coordinate, to a tenth of a unit."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def corners(text: str) -> Points:
    """Points written as `x,y x,y ...`."""
    return [(float(x), float(y)) for x, y in (pair.split(",") for pair in text.split())]


def outlines(shape: Shape, step: float = 3.0) -> list[Points]:
    """The shape's subpaths as points about `step` apart."""
    if not isinstance(shape, str):
        return [list(shape)]
    return _Sampler(step).read(shape) if shape[0] == "M" else [corners(shape)]


def outline(shape: Shape, step: float = 3.0) -> Points:
    """The first subpath as points."""
    return outlines(shape, step)[0]


class _Sampler:
    """Reads M L H V C S Q Z, absolute and relative."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.done: list[Points] = []
        self.now: Points = []
        self.handle: Point | None = None

    def read(self, data: str) -> list[Points]:
        tokens = _TOKEN.findall(data)
        at, command = 0, "M"
        while at < len(tokens):
            if tokens[at].isalpha():
                command = tokens[at]
                at += 1
            size = _ARGUMENTS[command.upper()]
            self._run(command, [float(t) for t in tokens[at : at + size]])
            at += size
            command = {"M": "L", "m": "l"}.get(command, command)
        return [points for points in [*self.done, self.now] if len(points) > 1]

    def _run(self, command: str, values: list[float]) -> None:
        here = self.now[-1] if self.now else (0.0, 0.0)
        base = here if command.islower() else (0.0, 0.0)
        kind = command.upper()
        if kind == "Z":
            self.done.append(self.now)
            self.now = [self.now[0]]
        elif kind == "H":
            self.now.append((base[0] + values[0], here[1]))
        elif kind == "V":
            self.now.append((here[0], base[1] + values[0]))
        else:
            pairs = list(zip(values[0::2], values[1::2], strict=True))
            self._points(kind, here, [(base[0] + x, base[1] + y) for x, y in pairs])

    def _points(self, kind: str, here: Point, to: Points) -> None:
        if kind == "M":
            self.done.append(self.now)
            self.now = [to[0]]
        elif kind == "L":
            self.now.append(to[0])
        else:
            self._curve(kind, here, to)
            return
        self.handle = None

    def _curve(self, kind: str, here: Point, to: Points) -> None:
        if kind == "S":
            hx, hy = self.handle or here
            to = [(2 * here[0] - hx, 2 * here[1] - hy), *to]
        frame = [here, *to]
        count = max(2, int(length(frame) / self.step))
        self.now += [_bezier(frame, i / count) for i in range(1, count + 1)]
        self.handle = to[1] if kind != "Q" else None


def _bezier(frame: Points, t: float) -> Point:
    while len(frame) > 1:
        frame = [(ax + (bx - ax) * t, ay + (by - ay) * t) for (ax, ay), (bx, by) in pairwise(frame)]
    return frame[0]


def length(points: Sequence[Point]) -> float:
    """Length of a polyline."""
    return sum(math.dist(a, b) for a, b in pairwise(points))


def smooth(shape: Shape, closed: bool = False, step: float = 5) -> Points:
    """A Catmull-Rom curve through the points."""
    knots = outline(shape)
    count = len(knots)
    reach = [knots[i % count] if closed else knots[min(max(i, 0), count - 1)] for i in range(-1, count + 2)]
    curve: Points = []
    for p0, p1, p2, p3 in zip(reach, reach[1:], reach[2:], reach[3:], strict=False):
        if p1 == p2:
            continue
        pieces = max(2, int(math.dist(p1, p2) / step))
        curve += [_catmull((p0, p1, p2, p3), k / pieces) for k in range(pieces)]
    return curve if closed else [*curve, knots[-1]]


def _catmull(knots: tuple[Point, Point, Point, Point], t: float) -> Point:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = knots
    return _spline(ax, bx, cx, dx, t), _spline(ay, by, cy, dy, t)


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def simplify(points: Points, tolerance: float) -> Points:
    """Ramer-Douglas-Peucker: the fewest corners that stay within the tolerance."""
    if len(points) < 3:
        return points
    start, end = points[0], points[-1]
    far, at = max((_off_line(p, start, end), i) for i, p in enumerate(points[1:-1], 1))
    if far <= tolerance:
        return [start, end]
    return simplify(points[: at + 1], tolerance)[:-1] + simplify(points[at:], tolerance)


def _off_line(p: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    span = math.hypot(dx, dy)
    return abs(dx * (a[1] - p[1]) - (a[0] - p[0]) * dy) / span if span > 1e-6 else math.dist(p, a)


def facet(points: Points, tolerance: float) -> Points:
    """A closed outline reduced to the straight cuts of a knife."""
    half = len(points) // 2
    there, back = points[: half + 1], [*points[half:], points[0]]
    return simplify(there, tolerance)[:-1] + simplify(back, tolerance)[:-1]


def area(points: Points) -> float:
    """Signed area of a closed outline; positive when it runs clockwise on the screen."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise([*points, points[0]])) / 2


def path_data(points: Points) -> str:
    """A closed polygon as path data: one absolute start, then relative steps without a needless byte."""
    (x, y), *rest = [(round(px, 1), round(py, 1)) for px, py in points]
    text = [f"M{number(x)} {number(y)}l"]
    for px, py in rest:
        text += [number(px - x), number(py - y)]
        x, y = px, py
    return _tight(text) + "z"


def _tight(parts: Iterable[str]) -> str:
    out = ""
    for part in parts:
        short = part.replace("0.", ".", 1) if part.startswith(("0.", "-0.")) else part
        glued = not out or short[0] == "-" or out[-1].isalpha()
        out += short if glued else " " + short
    return out
