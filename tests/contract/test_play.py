"""Laws of playing: purity, determinism, termination, undo, refusals, words."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest

from engine import Match
from engine.core.errors import IllegalAction, OptionError
from engine.core.game import Game
from engine.core.rng import Rng
from tests.contract.conftest import random_play, sampled_states
from tests.sample.game import GAME as BERRIES


def test_every_game_ends_with_a_ranking(game: Game[Any]) -> None:
    for players in game.players:
        last = None
        for last, _ in random_play(game, players, seed=100 + players):  # noqa: B007
            pass
        assert last is not None
        ranking = game.ranking(last)
        assert sorted(p for place in ranking for p in place) == list(range(game.seats(last)))


def test_decisions_are_never_empty_and_have_no_doubles(game: Game[Any]) -> None:
    for state, decision in sampled_states(game):
        assert decision.actions
        assert len(set(decision.actions)) == len(decision.actions)
        assert all(rule.startswith(f"{game.rule_prefix}-") for rule in decision.rules)
        assert decision.rules
        assert 0 <= decision.player < game.seats(state)


def test_apply_is_pure(game: Game[Any]) -> None:
    rng = Rng(1)
    for state, decision in sampled_states(game):
        before = game.digest(state)
        game.apply(state, rng.choice(decision.actions))
        assert game.digest(state) == before
        assert game.decision(state) == decision


def test_apply_and_advance_agree_and_repeat(game: Game[Any]) -> None:
    rng = Rng(2)
    for state, decision in sampled_states(game, seeds=1):
        action = rng.choice(decision.actions)
        one, two = game.apply(state, action), game.apply(game.decode(game.encode(state)), action)
        assert (one.events, one.decision) == (two.events, two.decision)
        assert game.digest(one.state) == game.digest(two.state)


def test_an_action_not_offered_is_refused(game: Game[Any]) -> None:
    step = game.setup({"players": game.players[0]}, 1)
    assert step.decision is not None
    foreign = next(
        a for s, d in random_play(game, game.players[-1], 3) for a in d.actions if a not in step.decision.actions
    )
    with pytest.raises(IllegalAction):
        game.apply(step.state, foreign)


def test_actions_read_back_from_their_text(game: Game[Any]) -> None:
    for _, decision in sampled_states(game, seeds=1):
        for action in decision.actions:
            assert game.read_action(str(action)) == action


def test_undo_goes_back_exactly_and_redo_comes_back(game: Game[Any]) -> None:
    match = Match.new(game, {"players": game.players[0]}, 5)
    rng = Rng(5)
    for _ in range(60):
        if match.decision is None:
            break
        before = game.digest(match.state)
        match.do(rng.choice(match.decision.actions))
        after = game.digest(match.state)
        match.undo(free=True)
        assert game.digest(match.state) == before
        match.redo()
        assert game.digest(match.state) == after


def test_every_kind_of_decision_is_taken_back_exactly(game: Game[Any]) -> None:
    """Whatever resolved itself after an action, taking it back stands at the decision again, events and all."""
    for players in {game.players[0], game.players[-1]}:
        match, rng, seen = Match.new(game, {"players": players}, 7), Rng(7), set()
        while match.decision is not None:
            action = rng.choice(match.decision.actions)
            kind = match.decision.prompt, type(action)
            before = match.step
            match.do(action)
            if kind not in seen:
                seen.add(kind)
                after = match.step
                assert match.undo(free=True) == action
                assert match.step is before
                assert (match.redo().events, match.state) == (after.events, after.state)


def test_what_was_revealed_is_not_taken_back(game: Game[Any]) -> None:
    match = Match.new(game, {"players": game.players[0]}, 6)
    rng = Rng(6)
    while match.decision is not None:
        player = match.decision.player
        before = game.codec.clone(match.state)
        match.do(rng.choice(match.decision.actions))
        moved = match.decision is not None and match.decision.player != player
        if moved or match.state.rng != before.rng:
            assert not match.can_undo()


def test_bad_options_are_refused_with_their_name(game: Game[Any]) -> None:
    good = {"players": game.players[0]}
    for bad in (
        {"players": 99},
        {},
        good | {"no_such_option": 1},
        {"players": True},
        {"players": str(game.players[0])},
    ):
        with pytest.raises(OptionError):
            game.setup(bad, 1)
    for seed in (-1, 1 << 60):
        with pytest.raises(OptionError):
            game.setup(good, seed)


def test_refusals_name_rules_and_never_what_is_offered(game: Game[Any]) -> None:
    for state, decision in sampled_states(game):
        offered = {target for action in decision.actions for target in action.targets}
        for refusal in game.refusals(state, decision.player):
            assert refusal.rule.startswith(f"{game.rule_prefix}-")
            assert refusal.target not in offered


def test_appraisals_cover_the_decision_in_order(game: Game[Any]) -> None:
    for state, decision in sampled_states(game, seeds=1):
        seen = game.observe(state, decision.player)
        appraisals = game.appraise(seen, decision)
        assert tuple(a.action for a in appraisals) == decision.actions


def test_labels_and_descriptions_exist(game: Game[Any]) -> None:
    for state, decision in sampled_states(game, seeds=1):
        for action in decision.actions:
            assert game.label(state, action).key.startswith("action.")
            for target in action.targets:
                assert game.describe(state, target) is not None, target
        assert game.describe(state, "no-such:thing") is None


def digests(game: Game[Any]) -> str:
    """One text for a whole random game with the most players."""
    return ",".join(game.digest(state) for state, _ in random_play(game, game.players[-1], 9))


def test_play_does_not_depend_on_the_order_of_sets(game: Game[Any]) -> None:
    code = (
        "import sys; sys.path.insert(0, '.')\n"
        "from tests.contract.test_play import digests\n"
        "from tests.contract.conftest import GAMES\n"
        f"print(digests(next(g for g in GAMES if g.id == {game.id!r})))"
    )
    if sys.platform == "emscripten":
        pytest.skip("no processes in the browser's Python")
    outputs = set()
    for hash_seed in ("1", "2"):
        env = os.environ | {"PYTHONHASHSEED": hash_seed}
        done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
        outputs.add(done.stdout.strip())
    assert outputs == {digests(game)}


def test_the_sample_game_is_what_its_rules_say() -> None:
    step = BERRIES.setup({"players": 2}, 1)
    state = step.state
    assert state.bush == 20
    assert step.decision is not None
    assert [str(a) for a in step.decision.actions] == ["pick 1", "pick 2", "pick 3", "draw_charm"]
