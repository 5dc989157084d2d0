"""Points pushed apart, so that what is pressed there does not overlap."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import hypot

from ui.games.hunters_gatherers.layout import Point

ROUNDS = 12
"""Enough for the few spots of a tile to settle."""


def apart(points: Sequence[Point], least: float, reach: float) -> list[Point]:
    """The points, those nearer than ``least`` to one another moved away by equal shares, at most by ``reach``."""
    found = list(points)
    for _ in range(ROUNDS):
        for i, j in combinations(range(len(found)), 2):
            one, other = _pair(found[i], found[j], least)
            found[i], found[j] = _within(points[i], one, reach), _within(points[j], other, reach)
    return found


def _within(home: Point, point: Point, reach: float) -> Point:
    dx, dy = point[0] - home[0], point[1] - home[1]
    share = min(1.0, reach / (hypot(dx, dy) or 1))
    return home[0] + share * dx, home[1] + share * dy


def _pair(one: Point, other: Point, least: float) -> tuple[Point, Point]:
    dx, dy = other[0] - one[0], other[1] - one[1]
    far = hypot(dx, dy)
    if far >= least:
        return one, other
    x, y = (dx / far, dy / far) if far else (1.0, 0.0)
    move = (least - far) / 2
    return (one[0] - move * x, one[1] - move * y), (other[0] + move * x, other[1] + move * y)
