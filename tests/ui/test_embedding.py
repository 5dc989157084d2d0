"""The app as a guest: what it does with its position, and what it tells and hears."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine import Match, games
from engine.core import saves
from tests.ui.fake import FakePage, click
from tools.puzzles import puzzles
from ui.embedding import Embedding
from ui.links import pack
from ui.page import Signal

PUZZLE = next(puzzle for puzzle in puzzles() if puzzle.id == "stone-age-two-food-short")


def guest(text: str, mode: str = "try") -> tuple[Embedding, FakePage]:
    page = FakePage()
    app = Embedding(page, text, mode)
    app.start()
    page.settle()
    return app, page


def ask(app: Embedding, page: FakePage, kind: str, **data: Any) -> None:
    app.handle(Signal("message", value=json.dumps({"type": kind, **data})))
    page.settle()


def told(page: FakePage, kind: str) -> Any:
    return next(data for name, data in reversed(page.told) if name == kind)


def replay(moves: int) -> str:
    match = Match.new(games["stone_age"], {"players": 2}, 4, [{"name": "Ana"}, {"name": "Bia"}])
    for _ in range(moves):
        assert match.decision is not None
        match.do(match.decision.actions[0])
    return saves.dumps(match)


@pytest.mark.parametrize("packed", [True, False])
def test_a_position_comes_plain_or_packed(packed: bool) -> None:
    text = replay(3)
    app, page = guest(pack(text) if packed else text)
    assert app.table is not None
    assert len(app.table.match.moves) == 3
    assert app.opened.is_set()
    assert page.storage.texts == {}


def test_a_task_is_set_in_its_mode_only() -> None:
    for mode, there in (("puzzle", True), ("try", False), ("view", False)):
        _, page = guest(PUZZLE.document(), mode)
        assert ("Faltam duas comidas" in page.regions["task"]) is there


def test_the_page_around_hears_of_moves_and_verdicts() -> None:
    app, page = guest(PUZZLE.document(), "puzzle")
    click(app, page, "do", action="starve", sure="yes")
    assert told(page, "move")["action"] == "starve"
    assert told(page, "failed") == {"rule": "SA-56"}
    click(app, page, "task-again")
    click(app, page, "do", action="feed")
    assert told(page, "solved") == {"rule": "SA-55"}


def test_the_page_around_may_ask() -> None:
    app, page = guest(replay(5))
    ask(app, page, "goto", moves=2)
    ask(app, page, "state")
    assert len(told(page, "state")["document"]["actions"]) == 2
    ask(app, page, "reset")
    ask(app, page, "state")
    assert len(told(page, "state")["document"]["actions"]) == 5
    ask(app, page, "load", document=json.loads(replay(1)))
    ask(app, page, "state")
    assert len(told(page, "state")["document"]["actions"]) == 1
    ask(app, page, "goto", moves="nonsense")
    ask(app, page, "nonsense")


def test_leaving_is_starting_again() -> None:
    app, page = guest(replay(2))
    assert app.table is not None
    decision = app.table.match.decision
    assert decision is not None
    click(app, page, "do", action=str(decision.actions[0]), sure="yes")
    click(app, page, "lobby")
    assert app.table is not None
    assert len(app.table.match.moves) == 2


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("f1.abc", "broken"),
        ("f9.abc", "newer"),
        ("{}", "not_ours"),
        ("nonsense", "not_ours"),
        (replay(1)[:-30], "broken"),
        (replay(1).replace("stone_age", "chess"), "unknown_game"),
    ],
)
@pytest.mark.parametrize("language", ["pt_BR", "en"])
def test_what_cannot_be_read_is_refused_in_words(text: str, kind: str, language: str) -> None:
    page = FakePage()
    page.chosen = language
    app = Embedding(page, text, "try")
    app.start()
    page.settle()
    assert app.opened.is_set()
    assert "u-warning" in page.regions["screen"]
    assert f"arrive.{kind}" not in page.regions["screen"]
    assert told(page, "error")["kind"] == kind
