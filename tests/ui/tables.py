"""Matches of people, and tables without a browser for them."""

from __future__ import annotations

from typing import Any

from engine import Match
from engine.core.game import Game
from tests.ui.fake import FakePage
from ui.seats import Seat
from ui.store import Store
from ui.table import Table


def new_match(game: Game[Any], players: int, seed: int, **options: Any) -> Match[Any]:
    """A match of so many people."""
    seats = [Seat(f"P{i}", "ABCDE"[i]).record() for i in range(players)]
    return Match.new(game, {"players": players, **options}, seed, seats)


def table_of(match: Match[Any], language: str = "en") -> Table:
    """A table at which whoever decides sits down."""
    page = FakePage()
    table = Table(page, Store(page.storage), match, "g1", lambda _moving, _only: None, lambda: page.sleep(0))
    table.speak(language)
    return table
