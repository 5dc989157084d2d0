"""Every law here is checked for the sample game and for every game there is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine import games
from engine.core.frames import Decision, Draft
from engine.core.game import Game
from engine.core.rng import Rng
from tests.sample.game import GAME as BERRIES

GAMES = [BERRIES, *games.values()]
LONGEST = 20_000


@pytest.fixture(params=GAMES, ids=[game.id for game in GAMES])
def game(request: pytest.FixtureRequest) -> Game[Any]:
    found: Game[Any] = request.param
    return found


def random_play(game: Game[Any], players: int, seed: int) -> Iterator[tuple[Any, Decision]]:
    """States of a random game with their decisions, through the unchecked door. The states are the caller's."""
    step = game.setup({"players": players}, seed)
    rng, draft, decision = Rng(seed + 1), Draft(step.state), step.decision
    for _ in range(LONGEST):
        if decision is None:
            return
        yield game.codec.clone(draft.state), decision
        draft.events.clear()
        decision = game.advance(draft, rng.choice(decision.actions))
    raise AssertionError(f"{game.id} with seed {seed} did not end after {LONGEST} decisions")


def sampled_states(game: Game[Any], seeds: int = 2, every: int = 7) -> Iterator[tuple[Any, Decision]]:
    """A spread of positions over random games with every number of players."""
    for players in game.players:
        for seed in range(seeds):
            for n, position in enumerate(random_play(game, players, seed * 10 + players)):
                if n % every == 0:
                    yield position
