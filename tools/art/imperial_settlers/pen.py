"""The pen of the emblems: fills with a contour of one weight, every edge a little uneven; the same seed draws the same.

An emblem is drawn in a box of 120 by 84 units, its ground at y = 68. A class names fill and contour together, so a card
colour or the night changes a picture without new markup.
"""

import math
import random
import zlib
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from tools.art.paths import Point, Points, number

BASE = 68
"""The ground line."""
STRAIGHT = 9
"""Units of an edge that is too short to be bent."""
LINES = frozenset(
    [
        "arm",
        "beam1",
        "beam2",
        "beam3",
        "cut-bone",
        "cut-gold",
        "cut-pig",
        "cut-roof",
        "cut-stone",
        "cut-wall",
        "furrow",
        "handle",
        "hatch",
        "hatch-ground",
        "hatch-leaf",
        "hatch-roof",
        "hatch-water",
        "horn",
        "jet",
        "leg",
        "log",
        "noose",
        "pane",
        "rings",
        "rod",
        "rope",
        "seam",
        "shaft",
        "smoke",
        "tail",
    ]
)
"""Classes without a fill: one after the other they make one path."""
Parts = Mapping[str, Callable[..., None]]
"""Parts by the word that rows name them by."""


class Pen:
    """Collects what has been drawn, in order, far to near; ``amp`` is how far a corner may slip."""

    def __init__(self, seed: str, amp: float = 0.6) -> None:
        self.random = random.Random(zlib.crc32(seed.encode()))
        self.amp = amp
        self.out: list[str] = []

    def text(self) -> str:
        """Everything drawn so far, one element a line."""
        return "\n".join(self.out)

    def shift(self, shake: float = 1.0) -> float:
        """A small step to either side."""
        return (self.random.random() * 2 - 1) * self.amp * shake

    def add(self, data: str, cls: str) -> None:
        """A path as given; a line goes on with the lines of its kind before it."""
        head = f'<path class="i-{cls}" d="'
        if cls in LINES and self.out and self.out[-1].startswith(head):
            self.out[-1] = self.out[-1].removesuffix('"/>') + f'{data}"/>'
        else:
            self.out.append(f'{head}{data}"/>')

    def _moved(self, points: Sequence[Point], shake: float) -> Points:
        return [(round(x + self.shift(shake), 1), round(y + self.shift(shake), 1)) for x, y in points]

    # ------------------------------------------------------------ shapes
    def polygon(self, points: Sequence[Point], cls: str = "wall", shake: float = 1.0) -> None:
        """A closed shape whose long edges are a little bent."""
        moved = self._moved(points, shake)
        edges = zip(moved, [*moved[1:], moved[0]], strict=True)
        self.add(start(moved[0]) + "".join(self._edge(a, b, shake) for a, b in edges) + "z", cls)

    def line(self, points: Sequence[Point], cls: str = "cut-stone", shake: float = 0.7) -> None:
        """An open line."""
        moved = self._moved(points, shake)
        edges = pairwise(moved)
        self.add(start(moved[0]) + "".join(self._edge(a, b, shake) for a, b in edges), cls)

    def _edge(self, a: Point, b: Point, shake: float) -> str:
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy)
        if length <= STRAIGHT:
            return step("l", (dx, dy))
        share, off = 0.35 + self.random.random() * 0.3, self.shift(shake) * 1.3
        return step("q", (dx * share - dy / length * off, dy * share + dx / length * off), (dx, dy))

    def box(self, x: float, y: float, w: float, h: float, cls: str = "wall", shake: float = 1.0) -> None:
        """A rectangle."""
        self.polygon([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], cls, shake)

    def smooth(
        self,
        points: Sequence[Point],
        cls: str = "wall",
        closed: bool = True,
        shake: float = 1.0,
        tension: float = 0.5,
    ) -> None:
        """A curve through the points."""
        moved = self._moved(points, shake)
        ring = [moved[-1], *moved, moved[0], moved[1]] if closed else [moved[0], *moved, moved[-1]]
        bows = zip(ring, ring[1:], ring[2:], ring[3:], strict=False)
        self.add(start(moved[0]) + "".join(bow(*four, tension / 3) for four in bows) + ("z" if closed else ""), cls)

    def disc(self, x: float, y: float, r: float, cls: str = "wall", shake: float = 1.0) -> None:
        """A round thing."""
        self.oval(x, y, r, r, cls, shake)

    def oval(self, x: float, y: float, rx: float, ry: float, cls: str = "wall", shake: float = 1.0) -> None:
        """An oval thing."""
        count = 7 if rx < 6 else 10 if rx < 14 else 14
        turns = [math.tau * (i + self.random.random() / count) / count for i in range(count)]
        points = [(x + rx * math.cos(turn), y + ry * math.sin(turn)) for turn in turns]
        self.smooth(points, cls, True, shake * min(1, rx / 7), 1.0)

    # ------------------------------------------------------------ strokes
    def hatch(self, x: float, y: float, w: float, h: float, n: int = 4, slant: float = 0.0, cls: str = "hatch") -> None:
        """Short strokes that fill a box, as a gouge would leave them."""
        data = ""
        for i in range(n):
            left = x + w * (i + 0.5) / n + self.shift(0.8)
            top, bottom = self.random.random() * 0.3 * h, h - self.random.random() * 0.3 * h
            data += start((left + slant * top, y + top)) + step("l", (slant * (bottom - top), bottom - top))
        self.add(data, cls)

    def dashes(
        self, x: float, y: float, w: float, rows: int = 3, gap: float = 9, lead: float = 4.5, cls: str = "hatch"
    ) -> None:
        """Broken level lines: ``gap`` along a row, ``lead`` from row to row."""
        data = ""
        for row in range(rows):
            left = x + self.random.random() * gap
            while left < x + w - 3:
                length = min(2.5 + self.random.random() * 4, x + w - left)
                data += start((left, y + row * lead + self.shift())) + f"h{number(length)}"
                left += gap + self.random.random() * gap
        self.add(data, cls)


def start(at: Point) -> str:
    """Path data that begins a line."""
    return step("M", at)


def step(command: str, *points: Point) -> str:
    """A command with its points, written as short as can be."""
    return (command + " ".join(number(v) for point in points for v in point)).replace(" -", "-")


def bow(before: Point, a: Point, b: Point, after: Point, pull: float) -> str:
    """The curve from a to b with the slopes that its neighbours give it."""
    first = ((b[0] - before[0]) * pull, (b[1] - before[1]) * pull)
    end = (b[0] - a[0], b[1] - a[1])
    second = (end[0] - (after[0] - a[0]) * pull, end[1] - (after[1] - a[1]) * pull)
    return step("c", first, second, end)


def about(x: float, y: float, s: float, points: Sequence[Point]) -> Points:
    """Points given around a middle, scaled and put in their place."""
    return [(x + dx * s, y + dy * s) for dx, dy in points]
