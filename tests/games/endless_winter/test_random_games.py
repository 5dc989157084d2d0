"""Random games: every piece is in one place after each action, tracks stay in bounds, games end.

A few dozen games run every time. More of them:
``FOGUEIRA_GAMES=2000 python -m pytest tests/games/endless_winter/test_random_games.py``
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from engine.core.frames import Draft
from engine.core.options import choices
from engine.core.rng import Rng
from engine.games.endless_winter.game import GAME
from engine.games.endless_winter.options import EndlessWinterOptions
from engine.games.endless_winter.state import EndlessWinterState

GAMES = int(os.environ.get("FOGUEIRA_GAMES", "48"))
LONGEST = 2_000
MOST_ACTIONS = 60


def options(seed: int) -> dict[str, Any]:
    """Every fourth game has another number of players; every second one has random options."""
    rng, chosen = Rng(seed), {"players": seed % 4 + 1}
    if seed % 2:
        chosen |= {choice.name: rng.choice(choice.values) for choice in choices(EndlessWinterOptions)}
    return chosen


def parked(state: EndlessWinterState) -> bool:
    """Between actions no labour is owed and no frame is without a player."""
    return state.turn.labour >= 0 and bool(state.frames)


@pytest.mark.parametrize("part", range(8))
def test_random_games_lose_and_make_nothing_and_end(part: int) -> None:
    for seed in range(part, GAMES, 8):
        step = GAME.setup(options(seed), seed)
        rng, draft, decision, steps = Rng(seed), Draft(step.state), step.decision, 0
        while decision is not None:
            assert len(decision.actions) <= MOST_ACTIONS, (seed, steps, len(decision.actions))
            assert parked(draft.state)
            draft.events.clear()
            decision = GAME.advance(draft, rng.choice(decision.actions))
            assert not GAME.check(draft.state), (seed, steps, GAME.check(draft.state))
            steps += 1
            assert steps < LONGEST
        assert draft.state.round == 4
        assert sorted(place[0] for place in GAME.ranking(draft.state)) == list(range(len(draft.state.tribes)))
