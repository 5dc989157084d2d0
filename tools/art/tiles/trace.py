"""Path data written with few bytes: relative steps in tenths of a unit."""

from tools.art.paths import Point, Points, number
from tools.art.tiles.noise import swing
from tools.art.tiles.plane import add, spaced, sub

SCALLOP = 7.6
"""Chord of a bump of a forest's edge."""
BULGE = 0.6
"""How far the handle of a bump stands out, in chords."""
END_BULGE = 0.2
"""The same for the first and the last bump, which must not reach over the tile's side."""


class Trace:
    """One path under the knife. Rounding never adds up: each step starts where the written path really is."""

    def __init__(self) -> None:
        self.text = ""
        self.last = ""
        self.here: Point = (0.0, 0.0)
        self.start: Point = (0.0, 0.0)

    def move(self, to: Point) -> "Trace":
        """Start a line."""
        self._write("m" if self.text else "M", [to])
        self.start = self.here
        return self

    def line(self, *points: Point) -> "Trace":
        """Straight on to each point."""
        for point in points:
            self._write("l", [point])
        return self

    def quad(self, handle: Point, to: Point) -> "Trace":
        """A bow."""
        self._write("q", [handle, to])
        return self

    def cubic(self, first: Point, second: Point, to: Point) -> "Trace":
        """An S."""
        self._write("c", [first, second, to])
        return self

    def arc(self, radius: float, to: Point) -> "Trace":
        """The larger arc of a circle, anticlockwise."""
        self._write(f"a{number(radius)} {number(radius)} 0 1 0 ", [to])
        return self

    def close(self) -> "Trace":
        """Back to the start of the line."""
        self.text += "z"
        self.last, self.here = "z", self.start
        return self

    def through(self, knots: Points, closed: bool = False) -> "Trace":
        """A smooth curve through the knots, the first of which is where the path stands."""
        reach = [knots[-1], *knots, *knots[:2]] if closed else [knots[0], *knots, knots[-1]]
        for before, a, b, after in zip(reach, reach[1:], reach[2:], reach[3:], strict=False):
            self.cubic(add(a, sub(b, before), 1 / 6), add(b, sub(after, a), -1 / 6), b)
        return self.close() if closed else self

    def scallops(self, curve: Points, *names: object) -> "Trace":
        """Bumps along a curve, standing out to the left of the way."""
        fine = spaced(curve, 1.0)
        count = max(2, round(len(fine) / SCALLOP))
        marks = [round((len(fine) - 1) * (i + 0.28 * swing(*names, i)) / count) for i in range(1, count)]
        for i, mark in enumerate([*marks, len(fine) - 1]):
            a, b = self.here, fine[mark]
            middle, out = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), (b[1] - a[1], a[0] - b[0])
            self.quad(add(middle, out, BULGE if 0 < i < count - 1 else END_BULGE), b)
        return self

    def _write(self, command: str, points: Points) -> None:
        x, y = self.here
        values = [number(v) for px, py in points for v in (px - x, py - y)]
        self.text += ("" if command == self.last else command) + _glued(values, command == self.last)
        self.last = command
        dx, dy = (float(value) for value in values[-2:])
        self.here = x + dx, y + dy


def _glued(values: list[str], on: bool) -> str:
    text = ""
    for value in values:
        short = value.replace("0.", ".", 1) if value.startswith(("0.", "-0.")) else value
        text += short if short[0] == "-" or not (text or on) else " " + short
    return text
