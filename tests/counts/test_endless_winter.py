"""Numbers of action sequences from named positions."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.endless_winter.game import GAME
from tests.counts.perft import after, perfts

POSITIONS: dict[str, tuple[dict[str, Any], int, int, tuple[int, ...]]] = {
    "solo, sides": ({"players": 1}, 1, 0, (2, 22, 274)),
    "solo, late": ({"players": 1, "difficulty": "brutal"}, 2, 70, (13, 99, 686)),
    "two players, first turn": ({"players": 2}, 3, 2, (11, 135, 1261)),
    "two players, second round": ({"players": 2}, 4, 60, (3, 14, 104)),
    "two players, an Eclipse": ({"players": 2, "eclipse_step_order": "fixed"}, 5, 42, (3, 9, 34)),
    "three players, middle": ({"players": 3, "stone_eras": "both"}, 6, 120, (5, 11, 64)),
    "three players, always to hand": ({"players": 3, "gained_card_destination": "hand"}, 7, 150, (9, 71, 512)),
    "four players, a payment": ({"players": 4, "tribe_cards_playable_in_step_1": True}, 8, 30, (5, 35, 436)),
    "four players, closed Glaciers": ({"players": 4, "glacier_passable": False}, 9, 240, (5, 7, 27)),
    "four players, last round": ({"players": 4}, 10, 340, (10, 50, 193)),
}
"""Options, seed, random decisions, and the counts at depth 1, 2, 3."""


@pytest.mark.parametrize("name", POSITIONS)
def test_counts(name: str) -> None:
    options, seed, decisions, counts = POSITIONS[name]
    assert perfts(GAME, after(GAME, options, seed, decisions), len(counts)) == counts
