"""Numbers of action sequences from named positions."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.frames import Draft
from engine.core.rng import Rng
from engine.games.hunters_gatherers.game import GAME
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
    state = after(options, seed, decisions)
    assert tuple(perft(GAME, state, depth) for depth in range(1, len(counts) + 1)) == counts
