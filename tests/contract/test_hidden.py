"""Laws of secrets."""

from __future__ import annotations

import json
from typing import Any

from engine import games
from engine.core.events import HIDDEN
from engine.core.game import Game
from engine.core.match import Match
from engine.core.rng import Rng
from tests.contract.conftest import sampled_states


def viewers(game: Game[Any], state: Any) -> list[int | None]:
    return [None, *range(game.seats(state))]


def test_a_redrawn_observation_looks_the_same(game: Game[Any]) -> None:
    rng = Rng(11)
    for state, _ in sampled_states(game):
        for viewer in viewers(game, state):
            seen = game.observe(state, viewer)
            full = game.determinize(seen, viewer, rng)
            assert game.encode(game.observe(full, viewer)) == game.encode(seen)


def test_observing_twice_changes_nothing(game: Game[Any]) -> None:
    for state, _ in sampled_states(game, seeds=1):
        for viewer in viewers(game, state):
            seen = game.observe(state, viewer)
            assert game.observe(seen, viewer) == seen


def test_who_decides_sees_the_same_decision(game: Game[Any]) -> None:
    rng = Rng(12)
    for state, decision in sampled_states(game):
        seen = game.observe(state, decision.player)
        assert game.decision(seen) == decision
        assert game.decision(game.determinize(seen, decision.player, rng)) == decision


def test_a_redrawn_state_is_complete_and_can_be_played(game: Game[Any]) -> None:
    rng = Rng(13)
    for state, decision in sampled_states(game):
        seen = game.observe(state, decision.player)
        full = game.determinize(seen, decision.player, rng)
        assert f'"{HIDDEN}"' not in json.dumps(game.encode(full))
        assert not game.check(full)
        for _ in range(30):
            now = game.decision(full)
            if now is None:
                break
            full = game.apply(full, rng.choice(now.actions)).state


def test_judgement_does_not_depend_on_what_is_hidden(game: Game[Any]) -> None:
    rng = Rng(14)
    for state, decision in sampled_states(game, seeds=1):
        seen = game.observe(state, decision.player)
        other = game.observe(game.determinize(seen, decision.player, rng), decision.player)
        assert game.appraise(seen, decision) == game.appraise(other, decision)


def test_what_may_be_taken_back_showed_nothing_new(game: Game[Any]) -> None:
    """If what the player cannot see were different, everything after the action would look the same to them."""
    rng, taken_back = Rng(15), 0
    for state, decision in sampled_states(game, seeds=1, every=5):
        player = decision.player
        other = game.determinize(game.observe(state, player), player, rng)
        for action in [rng.choice(decision.actions) for _ in range(3)]:
            match = Match.at_position(game, state, {}, 0)
            match.do(action)
            if match.can_undo():
                taken_back += 1
                there = game.apply(other, action)
                assert match.decision == there.decision, action
                assert game.observe(match.state, player) == game.observe(there.state, player), action
    assert taken_back or game.id not in games, "only the sample game never lets anything be taken back"
