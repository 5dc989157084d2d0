"""Numbers of action sequences from named positions."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.frames import Draft
from engine.core.rng import Rng
from engine.games.imperial_settlers.game import GAME
from tests.counts.perft import perft


def after(options: dict[str, Any], seed: int, decisions: int) -> Any:
    """The position after so many random decisions."""
    step, rng = GAME.setup(options, seed), Rng(seed)
    draft, decision = Draft(step.state), step.decision
    for _ in range(decisions):
        assert decision is not None
        decision = GAME.advance(draft, rng.choice(decision.actions))
    return draft.state


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
    state = after(options, seed, decisions)
    assert tuple(perft(GAME, state, depth) for depth in range(1, len(counts) + 1)) == counts
