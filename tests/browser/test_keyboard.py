"""Whole games by keyboard alone, with what a screen reader is told on the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from engine.games import games
from tests.browser.conftest import App
from tests.browser.keys import play_by_keys
from tests.browser.play import begin, replayed


@pytest.mark.parametrize("game", list(games))
def test_a_whole_game_by_keyboard_alone(app: App, game: str) -> None:
    page = begin(app, "", "random", game=game, seed=9, language="en")
    play_by_keys(page)
    replayed(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate("document.activeElement !== document.body"), "the focus was lost"
