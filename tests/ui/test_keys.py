"""Letters and other keys, and the help that lists them."""

from __future__ import annotations

import re

import pytest

from engine import games
from tests.ui.fake import click, opened, seated
from tests.ui.playing import begin
from ui.page import Signal


def test_letters_can_be_switched_off() -> None:
    app, page, table = begin("", "random")
    assert app.handle(Signal("key", key="p"))
    assert table.scratch.tab == "score"
    click(app, page, "prefer", name="letters", value="false")
    for letter in (*app.keys.letters(), "L"):
        assert not app.handle(Signal("key", key=letter)), letter
    assert app.handle(Signal("key", key="ArrowDown"))
    click(app, page, "help")
    assert "<kbd>U</kbd>" not in page.regions["dialogs"]
    assert "ajustes ligam" in page.regions["dialogs"]


@pytest.mark.parametrize("game_id", list(games))
def test_the_help_shows_every_letter_that_is_a_key(game_id: str) -> None:
    app, page, _ = seated(games[game_id], "", "random")
    meant = set(app.keys.letters())
    assert app.handle(Signal("key", key="?"))
    shown = {key.lower() for row in re.findall(r"<kbd>(.*?)</kbd>", page.regions["dialogs"]) for key in row.split()}
    shown = {"-" if key == "−" else key for key in shown if len(key) == 1} - {"·", "…", *"←↑↓→"}
    assert meant - set("2345678=") == shown


def test_a_question_mark_shows_the_keys_in_the_lobby_too() -> None:
    app, page = opened()
    assert not app.handle(Signal("key", key="u"))
    assert app.handle(Signal("key", key="?"))
    assert 'id="help"' in page.regions["dialogs"]
    assert not app.handle(Signal("key", key="?"))
