"""While a computer player's move is being shown the page answers: whatever a person does meanwhile, the table is shown
in the end as it is by then.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest

from engine import games
from engine.core.game import Game
from tests.ui.fake import FakePage, play_on, seated
from ui import app as drawing
from ui.app import App
from ui.page import Signal

EVERY = 7
"""Breaths from one deed to the next."""
DEEDS = (
    Signal("click", {"act": "menu"}),
    Signal("click", {"act": "tab", "tab": "score"}),
    Signal("language"),
    Signal("click", {"act": "past"}),
    Signal("click", {"act": "menu"}),
    Signal("point", {"target": "player:1"}),
    Signal("click", {"act": "present"}),
    Signal("click", {"act": "tab", "tab": "log"}),
    Signal("leave"),
)


class Breathing(FakePage):
    """A page in which something may happen in every breath."""

    def __init__(self) -> None:
        super().__init__()
        self.breaths = 0
        self.breathe: Callable[[int], object] = lambda _breath: None

    async def sleep(self, milliseconds: int) -> None:
        self.breaths += 1
        self.breathe(self.breaths)


@pytest.fixture(autouse=True)
def short_breath(monkeypatch: pytest.MonkeyPatch) -> None:
    """After each region the page gets a breath."""
    monkeypatch.setattr(drawing, "PORTION", 0)


def against_computers(game: Game[Any]) -> tuple[App, Breathing]:
    """A person with two computer players."""
    page = Breathing()
    app, _, table = seated(game, "", "random", "random", page=page)
    assert table.match.decision is not None
    return app, page


@pytest.mark.parametrize("game", games.values(), ids=list(games))
def test_what_is_done_meanwhile_shows_and_stays(game: Game[Any]) -> None:
    app, page = against_computers(game)
    deeds, begun = cycle(DEEDS), page.breaths

    def meddle(breath: int) -> None:
        if breath % EVERY == 0:
            page.chosen = "en" if breath % 2 else "pt_BR"
            app.handle(next(deeds))

    page.breathe = meddle
    for turn in range(6):
        play_on(app, page, 1, seed=turn)
        shown = dict(page.regions)
        app.draw()
        assert page.regions == shown
    assert page.breaths - begun > len(DEEDS) * EVERY
    assert app.table is not None
    assert not app.table.busy


@pytest.mark.parametrize("breath", [1, 2, 3, 5, 8, 13, 21])
def test_a_table_that_is_left_meanwhile_stays_left(breath: int) -> None:
    app, page = against_computers(games["stone_age"])
    begun = page.breaths

    def leave(now: int) -> None:
        if now - begun == breath:
            app.handle(Signal("click", {"act": "lobby"}))

    page.breathe = leave
    play_on(app, page, 1)
    assert page.breaths - begun >= breath
    assert app.table is None
    assert 'data-act="play"' in page.regions["screen"]
