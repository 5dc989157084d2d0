"""Numbers of action sequences from named positions."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.imperial_settlers.game import GAME
from tests.counts.perft import after, perfts

POSITIONS: dict[str, tuple[dict[str, Any], int, int, tuple[int, ...]]] = {
    "solo, first Lookout": ({"players": 1}, 1, 0, (4, 8, 64)),
    "solo, first actions": ({"players": 1}, 2, 2, (8, 47, 226)),
    "two players, alternate Lookout": ({"players": 2, "lookout": "alternate"}, 3, 0, (3, 9, 18)),
    "two players, first actions": ({"players": 2}, 4, 4, (10, 55, 277)),
    "two players, late": ({"players": 2}, 5, 40, (18, 216, 2102)),
    "three players, advanced Lookout": ({"players": 3, "lookout": "advanced"}, 6, 0, (5, 20, 80)),
    "four players, choosing factions": ({"players": 4, "factions": "choose"}, 7, 0, (4, 12, 24)),
    "four players, middle": ({"players": 4}, 15, 70, (16, 112, 1820)),
    "four players, peaceful": ({"players": 4, "peaceful": True}, 12, 100, (15, 254, 1876)),
    "three players, last round": ({"players": 3, "reshuffle": True}, 13, 114, (17, 121, 1153)),
}
"""Options, seed, random decisions, and the counts at depth 1, 2, 3."""


@pytest.mark.parametrize("name", POSITIONS)
def test_counts(name: str) -> None:
    options, seed, decisions, counts = POSITIONS[name]
    assert perfts(GAME, after(GAME, options, seed, decisions), len(counts)) == counts
