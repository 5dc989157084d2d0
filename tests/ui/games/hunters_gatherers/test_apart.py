"""Spots that would lie over one another are pushed apart; the others stay."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from ui.games.hunters_gatherers.apart import apart


@pytest.mark.parametrize(
    "points", [[(50, 50), (50, 50)], [(60, 38), (92, 30), (70, 60), (48, 72)], [(0, 0), (5, 0), (0, 5), (5, 5)]]
)
def test_spots_come_apart(points: list[tuple[float, float]]) -> None:
    assert min(dist(*pair) for pair in combinations(points, 2)) < 34
    assert min(dist(*pair) for pair in combinations(apart(points, 34), 2)) > 33


def test_spots_far_enough_stay() -> None:
    assert apart([(20, 20), (60, 20)], 34) == [(20, 20), (60, 20)]
