"""Boards without an edge: what part of one is shown, and what fingers, wheel and keys make of that.

A surface shows the point ``(x, y)`` of its board at ``(left + x * scale, top + y * scale)`` pixels of its frame. Until
somebody moves it, it shows everything; from then on it stays where it was left. Pure: ``ui/dom`` does the listening.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import dist
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width, height."""

SLOP = 6
"""Pixels that a pointer may wander before a press becomes a drag."""
STEP = 1.3
"""Factor of one press on a zoom button or key."""
STRIDE = 90
"""Pixels of one step by key."""
MARGIN = 24
"""Pixels kept free around something that is brought into view."""


@dataclass(frozen=True, slots=True)
class Lens:
    """Where the board's origin is drawn, in pixels, and how many pixels a unit of the board takes."""

    left: float = 0
    top: float = 0
    scale: float = 1

    def moved(self, by: Point) -> Lens:
        """The board pushed along."""
        return Lens(self.left + by[0], self.top + by[1], self.scale)

    def zoomed(self, scale: float, at: Point) -> Lens:
        """At another scale, with the point under ``at`` kept where it is."""
        ratio = scale / self.scale
        return Lens(at[0] + (self.left - at[0]) * ratio, at[1] + (self.top - at[1]) * ratio, scale)

    def seen(self, box: Box) -> Box:
        """Where a part of the board is drawn in the frame."""
        left, top, width, height = box
        return (
            self.left + left * self.scale,
            self.top + top * self.scale,
            width * self.scale,
            height * self.scale,
        )


@dataclass(slots=True)
class Surface:
    """One board. ``frame`` is the part of its element that things are fitted into. ``least`` and ``most`` are the
    bounds of the scale, ``clear`` and ``usual`` those within which it is chosen as long as nobody asks for another.

    ``auto``: nobody has moved the board yet. ``dragged``: the press that is going on, or was last, moved the board, so
    that it chooses nothing.
    """

    least: float = 0.15
    clear: float = 0.45
    usual: float = 1.25
    most: float = 3.0
    lens: Lens = field(default_factory=Lens)
    frame: Box = (0, 0, 1, 1)
    auto: bool = True
    dragged: bool = False
    _origin: Point = (0, 0)
    _pointers: dict[int, Point] = field(default_factory=dict)

    # Pointers ----------------------------------------------------------------------------------------------------

    def press(self, pointer: int, at: Point) -> None:
        """A pointer came down; a second one makes a pinch."""
        if not self._pointers:
            self.dragged, self._origin = False, at
        self._pointers[pointer] = at
        self.dragged = self.dragged or len(self._pointers) > 1

    def move(self, pointer: int, at: Point) -> bool:
        """A pointer moved; True if the board went with it."""
        if pointer not in self._pointers or (not self.dragged and dist(at, self._origin) < SLOP):
            return False
        before = list(self._pointers.values())[:2]
        self._pointers[pointer] = at
        after = list(self._pointers.values())[:2]
        self.dragged, self.auto = True, False
        self._follow(before, after)
        return True

    def release(self, pointer: int) -> None:
        """A pointer went up or away."""
        self._pointers.pop(pointer, None)

    @property
    def held(self) -> bool:
        """Whether a pointer is down."""
        return bool(self._pointers)

    def _follow(self, before: list[Point], after: list[Point]) -> None:
        was, now = _middle(before), _middle(after)
        self.lens = self.lens.moved((now[0] - was[0], now[1] - was[1]))
        if len(after) > 1 and dist(*before) > 0:
            self._scale(self.lens.scale * dist(*after) / dist(*before), now)

    # Wheel, keys, buttons ----------------------------------------------------------------------------------------

    def zoom(self, factor: float, at: Point | None = None) -> None:
        """Closer or farther, around a point of the frame, else around its middle."""
        self.auto = False
        left, top, width, height = self.frame
        self._scale(self.lens.scale * factor, at or (left + width / 2, top + height / 2))

    def push(self, right: int, down: int) -> None:
        """Look further to a side by key."""
        self.auto = False
        self.lens = self.lens.moved((-right * STRIDE, -down * STRIDE))

    def _scale(self, scale: float, at: Point) -> None:
        self.lens = self.lens.zoomed(min(max(scale, self.least), self.most), at)

    # Showing -----------------------------------------------------------------------------------------------------

    def fit(self, whole: Box) -> None:
        """Show everything, as it is until somebody moves it."""
        self.auto = True
        self._centre(whole, self.least)

    def _centre(self, box: Box, least: float) -> None:
        left, top, width, height = self.frame
        scale = max(least, min(width / max(box[2], 1), height / max(box[3], 1), self.usual))
        x, y = box[0] + box[2] / 2, box[1] + box[3] / 2
        self.lens = Lens(left + width / 2 - x * scale, top + height / 2 - y * scale, scale)

    def show(self, box: Box, whole: Box, near: float = 0) -> None:
        """As long as nobody has moved the board: everything, or where that would be too small, the box in it.

        ``near``: the least scale at which the box can be handled.
        """
        if self.auto:
            self._centre(whole, max(self.clear, near))
            self.reveal(box)

    def reveal(self, box: Box) -> None:
        """Bring a part of the board into the frame, moving as little as can be."""
        x, y, width, height = self.lens.seen(box)
        left, top, wide, high = self.frame
        self.lens = self.lens.moved((_nudge(x, width, left, wide), _nudge(y, height, top, high)))


def nearest(points: Sequence[Point], at: Point, way: Point) -> int | None:
    """The number of the point that one comes to from ``at`` by going that way; None if there is none."""
    found = []
    for i, (x, y) in enumerate(points):
        along = (x - at[0]) * way[0] + (y - at[1]) * way[1]
        aside = abs((x - at[0]) * way[1] - (y - at[1]) * way[0])
        if along > 1 and aside <= 2 * along:
            found.append((along + 2 * aside, i))
    return min(found)[1] if found else None


def _middle(points: list[Point]) -> Point:
    return sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)


def _nudge(at: float, size: float, start: float, room: float) -> float:
    """How far to move something so that it lies within the room, with a margin if there is space for one."""
    margin = min(MARGIN, max(0.0, (room - size) / 2))
    low, high = start + margin, start + room - margin - size
    return low - at if at < low else high - at if at > high else 0.0
