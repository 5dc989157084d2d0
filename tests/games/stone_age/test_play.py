"""Whole games: they all end, and nothing impossible happens on the way."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.events import Event
from engine.core.frames import Draft
from engine.core.rng import Rng
from engine.core.scoring import totals
from engine.games.stone_age.catalog import CARDS, MAX_FIGURES
from engine.games.stone_age.events import CameHome, Fed, GameEnded, Placed, Starved
from engine.games.stone_age.game import GAME
from engine.games.stone_age.state import StoneAgeState

GAMES, LONGEST, BATCHES = 500, 20_000, 10
"""Random games in all; the most decisions of one; tests that share them."""


def invariants(state: StoneAgeState) -> None:
    assert not GAME.check(state)
    cards = [*state.deck, *(card for card in state.row if card), *(c for t in state.tribes for c in t.collection)]
    assert Counter(cards) == Counter(CARDS.keys())
    for tribe in state.tribes:
        assert 0 <= sum(tribe.tools) <= 12
        assert tribe.food >= 0
        assert tribe.figures <= MAX_FIGURES


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_end_and_keep_the_laws(batch: int) -> None:
    for seed in range(batch, GAMES, BATCHES):
        play(2 + seed % 3, seed)


def play(players: int, seed: int) -> None:
    step, rng = GAME.setup({"players": players}, seed), Rng(seed + 1)
    draft, decision, round_, happened = Draft(step.state), step.decision, 1, list[Event]()
    for _ in range(LONGEST):
        if decision is None:
            break
        assert 2 <= len(decision.actions) <= 60
        draft.events.clear()
        decision = GAME.advance(draft, rng.choice(decision.actions))
        happened += draft.events
        if draft.state.round != round_:
            round_ = draft.state.round
            invariants(draft.state)
            one_round(happened, players)
            happened = []
    assert decision is None
    assert sum(isinstance(event, GameEnded) for event in draft.events) == 1
    invariants(draft.state)
    lines = GAME.score(draft.state)
    points = totals(lines, players)
    assert points == GAME.totals(draft.state)
    assert all(own.points <= points[seat] for seat, own in enumerate(draft.state.tribes))


def one_round(events: list[Event], players: int) -> None:
    """Everybody eats or starves exactly once, and after all figures have come home."""
    meals = Counter(event.player for event in events if isinstance(event, Fed | Starved))
    assert meals == dict.fromkeys(range(players), 1)
    kinds = [type(event) for event in events]
    assert kinds.count(Placed) == kinds.count(CameHome)
    last_home = len(kinds) - 1 - kinds[::-1].index(CameHome)
    assert not {Fed, Starved, Placed} & set(kinds[kinds.index(CameHome) : last_home])
