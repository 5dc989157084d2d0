"""Numbers of action sequences from named positions."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.hunters_gatherers.game import GAME
from tests.counts.perft import after, perfts

POSITIONS: dict[str, tuple[dict[str, Any], int, int, tuple[int, ...]]] = {
    "first edition, start": ({"players": 2}, 1, 0, (7, 35, 245)),
    "first edition, middle": ({"players": 3}, 2, 60, (4, 88, 571)),
    "first edition, end": ({"players": 2}, 3, 104, (46, 2006)),
    "second edition, start": ({"players": 2, "edition": "second"}, 4, 0, (4, 44, 352)),
    "second edition, middle": ({"players": 5, "edition": "second"}, 5, 70, (35, 187, 1984)),
}
"""Options, seed, random decisions, and the counts at depth 1, 2, 3."""


@pytest.mark.parametrize("name", POSITIONS)
def test_counts(name: str) -> None:
    options, seed, decisions, counts = POSITIONS[name]
    assert perfts(GAME, after(GAME, options, seed, decisions), len(counts)) == counts
