"""Laws on random games: every card in one place, nothing below zero, an end in sight, every word carried out.

``FOGUEIRA_GAMES=2000 python -m pytest tests/games/imperial_settlers/test_laws.py`` plays more of them.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.frames import Decision, Draft
from engine.core.rng import Rng
from engine.games.imperial_settlers.actions import PASS
from engine.games.imperial_settlers.catalog import CARDS, EGYPT_TOKENS
from engine.games.imperial_settlers.empire import held
from engine.games.imperial_settlers.game import GAME
from engine.games.imperial_settlers.hidden import all_cards, every_card
from engine.games.imperial_settlers.phases.targets import PickTarget
from engine.games.imperial_settlers.state import ImperialSettlersState

GAMES = int(os.environ.get("FOGUEIRA_GAMES", "48"))
LONGEST = 4000
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"lookout": "alternate"},
    {"lookout": "advanced", "peaceful": True},
    {"reshuffle": True, "factions": "choose"},
)


def options(seed: int) -> dict[str, Any]:
    return {"players": seed % 4 + 1, **VARIANTS[seed // 4 % len(VARIANTS)]}


def play(seed: int, given: dict[str, Any]) -> Iterator[tuple[ImperialSettlersState, Decision | None]]:
    """A random game, state by state. Players seldom pass while they can do something else, so that much happens."""
    step = GAME.setup(given, seed)
    rng, draft, decision = Rng(seed + 1), Draft(step.state), step.decision
    for _ in range(LONGEST):
        yield draft.state, decision
        if decision is None:
            return
        draft.events.clear()
        action = rng.choice(decision.actions)
        if action == PASS and rng.below(10):
            action = rng.choice(decision.actions)
        decision = GAME.advance(draft, action)
    raise AssertionError(f"seed {seed}: no end after {LONGEST} decisions")


@pytest.mark.parametrize("seed", range(GAMES))
def test_is_72_cards_and_goods_are_conserved_and_games_end(seed: int) -> None:
    last = None
    for n, (state, _) in enumerate(play(seed, options(seed))):
        last = state
        check_cards(state)
        check_tokens(state)
        if n % 25 == 0:
            assert GAME.check(state) == []
    assert last is not None
    assert last.phase == "end"
    assert last.round == 5


def check_cards(state: ImperialSettlersState) -> None:
    there = Counter(every_card(state))
    wanted = {card for cards in all_cards(state).values() for card in cards}
    if state.phase == "setup":
        return
    assert there.keys() == wanted
    assert set(there.values()) == {1}


def check_tokens(state: ImperialSettlersState) -> None:
    for player, seat in enumerate(state.seats):
        assert min(seat.goods) >= 0
        assert seat.vp >= 0
        if seat.faction == "egyptians":
            marked = sum(
                place.holder == player for other in state.seats if other is not seat for place in other.locations
            )
            choosing = isinstance(state.frames[-1], PickTarget) if state.frames else False
            assert seat.egypt + marked in ((EGYPT_TOKENS, EGYPT_TOKENS - 1) if choosing else (EGYPT_TOKENS,))
        for place in seat.locations:
            assert 0 <= place.used <= CARDS[place.card].uses
            assert not place.samurai or seat.faction == "japanese"
            assert not place.defended or CARDS[place.card].common


def test_is_65_points_count_each_location_once() -> None:
    for seed in range(3, 24, 4):
        for n, (state, _) in enumerate(play(seed, options(seed))):
            if n % 40 == 0:
                owned = sum(len(seat.locations) for seat in state.seats)
                assert sum(len(held(state, player)) for player in range(len(state.seats))) == owned


def test_every_decision_is_small_enough_to_follow() -> None:
    most = Counter[str]()
    for seed in range(3, 40, 4):
        for _, decision in play(seed, options(seed)):
            if decision is not None:
                most[decision.prompt] = max(most[decision.prompt], len(decision.actions))
    assert max(most.values()) <= 80
    assert most["prompt.turn"] > 20
