"""Where things are on the drawn boards, in units of the drawings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, radians, sin, sqrt
from typing import TypeAlias

from engine.games.endless_winter.board import HEXES, JUNCTURES, Cell

Point: TypeAlias = tuple[float, float]

SIDE = 46
"""Side of a hex."""
CENTRES: tuple[Point, ...] = tuple((SIDE * sqrt(3) * (q + r / 2), SIDE * 1.5 * r) for q, r in HEXES)
NORTH_FIRST = tuple(sorted(range(len(HEXES)), key=lambda h: (CENTRES[h][1], CENTRES[h][0])))
"""Hexes in the order of drawing: what is farther north lies farther back."""
MEETINGS: dict[str, Point] = {
    juncture: (
        round(sum(CENTRES[h][0] for h in meeting) / 3, 1),
        round(sum(CENTRES[h][1] for h in meeting) / 3, 1),
    )
    for juncture, meeting in JUNCTURES.items()
}
"""The middle of each juncture."""
WIDTH, HEIGHT = SIDE * sqrt(3) * 5 + 8, SIDE * 8 + 6
BOX = f"{-WIDTH / 2:.0f} {-HEIGHT / 2:.0f} {WIDTH:.0f} {HEIGHT:.0f}"
CELL = 41
"""Side of a space of the Megalith board."""
SOCKET = 46
"""From socket to socket of an idol track."""


@cache
def outline(scale: float = 1.0) -> str:
    """A hex around 0,0 as a path."""
    corners = [(SIDE * scale * cos(radians(a)), SIDE * scale * sin(radians(a))) for a in range(-90, 270, 60)]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "z"


def at(point: Point, dx: float = 0, dy: float = 0) -> str:
    """A transform to a point."""
    return f"translate({point[0] + dx:.1f} {point[1] + dy:.1f})"


def spread(n: int, step: float) -> list[float]:
    """``n`` places around 0, so far apart."""
    return [(i - (n - 1) / 2) * step for i in range(n)]


def extent(cells: Sequence[Cell]) -> tuple[int, int]:
    """Rows and columns that the spaces of a Megalith board take."""
    return max(r for r, _ in cells) + 1, max(c for _, c in cells) + 1


def socket(space: int) -> float:
    """Where a space of an idol track is; 0 is the start."""
    return (space - 1) * SOCKET + 22 if space else -24
