"""Laws of data: round trips, strictness, score sums, saved games."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine import Match
from engine.core import saves
from engine.core.errors import DecodeError, EngineError, NewerSaveError, SaveError
from engine.core.game import Game
from engine.core.rng import Rng
from tests.contract.conftest import sampled_states

WRONG: tuple[Any, ...] = (None, "x", -(10**6), 1.5, [], {}, True)


def test_encode_and_decode_are_inverse(game: Game[Any]) -> None:
    for state, decision in sampled_states(game):
        text = json.dumps(game.encode(state))
        back = game.decode(json.loads(text))
        assert back == state
        assert game.digest(back) == game.digest(state)
        assert game.decision(back) == decision


def test_a_clone_is_equal_and_shares_nothing_that_changes(game: Game[Any]) -> None:
    rng = Rng(3)
    for state, decision in sampled_states(game, seeds=1):
        copy = game.codec.clone(state)
        assert copy == state
        before = game.encode(state)
        from engine.core.frames import Draft

        game.advance(Draft(copy), rng.choice(decision.actions))
        assert game.encode(state) == before


def test_decoding_is_strict(game: Game[Any]) -> None:
    state = next(iter(sampled_states(game)))[0]
    data = game.encode(state)
    for name in data:
        missing = {k: v for k, v in data.items() if k != name}
        for bad in (missing, data | {"surplus": 1}):
            with pytest.raises(DecodeError):
                game.decode(bad)
        for wrong in WRONG:
            if type(wrong) is not type(data[name]):
                with pytest.raises(DecodeError):
                    game.decode(data | {name: wrong})
    for wrong in WRONG:
        with pytest.raises(DecodeError):
            game.decode(wrong)


def test_points_are_the_sum_of_lines_and_lines_of_their_parts(game: Game[Any]) -> None:
    for state, _ in sampled_states(game):
        before = game.digest(state)
        lines = game.score(state)
        assert lines == game.score(state)
        assert game.digest(state) == before
        for line in lines:
            assert line.rule.startswith(f"{game.rule_prefix}-")
            if line.parts:
                assert sum(part.points for part in line.parts) == line.points, line


def finished(game: Game[Any], moves: int | None = None, seed: int = 8) -> Match[Any]:
    match = Match.new(game, {"players": game.players[0]}, seed, [{"name": f"P{i}"} for i in range(game.players[0])])
    rng = Rng(seed)
    while match.decision is not None and (moves is None or len(match.moves) < moves):
        match.do(rng.choice(match.decision.actions))
    return match


def finder(game: Game[Any]) -> Any:
    return {game.id: game}.__getitem__


def test_a_saved_game_comes_back_whole(game: Game[Any]) -> None:
    for moves in (0, 5, None):
        match = finished(game, moves)
        back = saves.loads(saves.dumps(match), finder(game))
        assert saves.save(back) == saves.save(match)
        assert back.events() == match.events()
        assert not back.stale


def test_a_history_that_no_longer_fits_is_kept_apart(game: Game[Any]) -> None:
    match = finished(game, 6)
    document = saves.save(match)
    document["actions"][2] = "no_such_action 1"
    back = saves.load(document, finder(game))
    assert back.state == match.state
    assert back.stale == document["actions"]
    again = saves.load(saves.save(back), finder(game))
    assert again.stale == document["actions"]
    assert again.decision == match.decision


def test_broken_documents_are_refused_in_words(game: Game[Any]) -> None:
    document = saves.save(finished(game, 4))
    for name in document:
        for wrong in WRONG:
            if type(wrong) is not type(document[name]):
                with pytest.raises(EngineError):
                    saves.load(document | {name: wrong}, finder(game))
    for text in ("", "{", "[]", "null", '"x"', saves.dumps(finished(game, 4))[:-9], "[" * 100_000):
        with pytest.raises(SaveError):
            saves.loads(text, finder(game))
    for name in ("schema", "game_schema"):
        with pytest.raises(NewerSaveError):
            saves.load(document | {name: 99}, finder(game))
    with pytest.raises(DecodeError):
        saves.load(document | {"digest": "0" * 16}, finder(game))
