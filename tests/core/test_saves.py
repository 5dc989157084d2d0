"""Saved games outlive the program that wrote them: older schemas, mended rules, unknown newer ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine import Match, games
from engine.core import saves
from engine.core.errors import DecodeError, NewerSaveError, UnknownGameError
from engine.core.game import Game
from engine.core.rng import Rng

FIXTURES = sorted((Path(__file__).parents[1] / "fixtures/saves").glob("*.json"))


def find(name: str) -> Game[Any]:
    return games[name]


def played(moves: int) -> Match[Any]:
    match = Match.new(games["stone_age"], {"players": 2}, 3)
    play_on(match, moves)
    return match


def play_on(match: Match[Any], moves: int) -> None:
    rng = Rng(5)
    for _ in range(moves):
        if match.decision is not None:
            match.do(rng.choice(match.decision.actions))


def test_every_present_schema_has_its_fixture() -> None:
    """A schema that changed without a fixture is one that nobody can prove to be readable later."""
    assert {f"{name}-{game.schema}" for name, game in games.items()} <= {path.stem for path in FIXTURES}


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_documents_of_every_published_schema_can_be_played_on(path: Path) -> None:
    match = saves.loads(path.read_text("utf-8"), find)
    assert match.decision is not None
    before = len(match.moves)
    play_on(match, 10)
    assert len(match.moves) == before + 10
    assert saves.save(saves.loads(saves.dumps(match), find)) == saves.save(match)


def test_an_older_schema_is_built_again_from_its_history(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(12)
    document = saves.save(match)
    document["state"] = {"of": "another shape"}
    with pytest.raises(DecodeError):
        saves.load(document, find)
    monkeypatch.setattr(type(match.game), "schema", match.game.schema + 1)
    assert saves.load(document, find).state == match.state
    document["actions"][0] = "no_such_action"
    with pytest.raises(DecodeError):
        saves.load(document, find)


def test_after_mended_rules_new_moves_are_a_history_again() -> None:
    document = saves.save(played(12))
    document["actions"][3] = "no_such_action"
    match = saves.load(document, find)
    assert match.stale == document["actions"]
    play_on(match, 5)
    match.undo(free=True)
    again = saves.loads(saves.dumps(match), find)
    assert again.stale == match.stale
    assert [str(move.action) for move in again.moves] == [str(move.action) for move in match.moves]
    assert again.start.state == match.start.state
    assert again.state == match.state


@pytest.mark.parametrize("name", list(games))
def test_a_game_that_begins_at_a_position_keeps_its_history(name: str) -> None:
    before = Match.new(games[name], {"players": 2}, 3)
    play_on(before, 12)
    match = saves.loads(saves.dumps(before.here()), find)
    play_on(match, 6)
    match.undo(free=True)
    for again in (saves.loads(saves.dumps(match), find), saves.loads(saves.dumps(match.branch(5)), find)):
        assert not again.stale
        assert [str(move.action) for move in again.moves] == [str(move.action) for move in match.moves]
        assert again.start.state == before.state
        assert again.state == match.state


def test_a_document_that_was_stale_before_starts_were_kept_still_loads() -> None:
    document = saves.save(played(12))
    document["stale"] = ["something old"]
    match = saves.load(document, find)
    assert match.stale == ["something old", *document["actions"]]
    assert match.decision is not None


def test_a_title_stays_with_its_game() -> None:
    match = played(2)
    assert "title" not in saves.save(match)
    match.title = "Sunday <b>"
    assert saves.loads(saves.dumps(match), find).title == "Sunday <b>"
    with pytest.raises(DecodeError):
        saves.load(saves.save(match) | {"title": 3}, find)


def test_newer_documents_are_told_from_broken_ones() -> None:
    document = saves.save(played(2))
    for change in ({"schema": 2}, {"game_schema": 9}, {"game": "chess"}):
        with pytest.raises(NewerSaveError):
            saves.load(document | change, find)
    with pytest.raises(UnknownGameError):
        saves.load(document | {"game": "chess"}, find)


def test_a_branch_shares_the_beginning_and_changes_nothing() -> None:
    match = played(10)
    match.undo(free=True)
    match.redo()
    before = saves.dumps(match)
    branch = match.branch(4)
    play_on(branch, 3)
    assert saves.dumps(match) == before
    assert [move.action for move in branch.moves[:4]] == [move.action for move in match.moves[:4]]
    assert saves.loads(saves.dumps(branch), find).state == branch.state
