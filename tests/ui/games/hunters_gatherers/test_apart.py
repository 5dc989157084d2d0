"""Spots that would lie over one another are pushed apart; the others stay."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from ui.games.hunters_gatherers.apart import apart


@pytest.mark.parametrize(
    "points", [[(50, 50), (60, 50)], [(60, 38), (92, 30), (70, 60), (48, 72)], [(0, 0), (18, 0), (0, 18), (18, 18)]]
)
def test_spots_come_apart(points: list[tuple[float, float]]) -> None:
    moved = apart(points, 32, 12)
    assert min(dist(*pair) for pair in combinations(points, 2)) < 32
    assert min(dist(*pair) for pair in combinations(moved, 2)) > 31


def test_no_spot_goes_far_from_its_piece() -> None:
    points = [(50.0, 50.0)] * 6
    assert max(dist(*pair) for pair in zip(points, apart(points, 32, 12), strict=True)) < 12.1


def test_spots_far_enough_stay() -> None:
    assert apart([(20, 20), (60, 20)], 34, 12) == [(20, 20), (60, 20)]
