"""A table of Imperial Settlers without a browser, and matches that stand somewhere in a game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engine import Match, games
from engine.core.actions import Action
from tests.ui.fake import FakePage
from ui.seats import Seat
from ui.store import Store
from ui.table import Table

GAME = games["imperial_settlers"]


def new_match(players: int, seed: int, **options: Any) -> Match[Any]:
    """A match of so many people."""
    seats = [Seat(f"P{i}", "ABCD"[i]).record() for i in range(players)]
    return Match.new(GAME, {"players": players, **options}, seed, seats)


def table_of(match: Match[Any], language: str = "en") -> Table:
    """A table at which whoever decides sits down."""
    page = FakePage()
    table = Table(page, Store(page.storage), match, "g1", lambda _moving, _only: None)
    table.speak(language)
    return table


def seated(table: Table) -> Table:
    """The same table from the chair of whoever decides now."""
    decision = table.match.decision
    table.viewer = decision.player if decision else 0
    return table


def useful(actions: tuple[Action, ...], random: Random) -> Action:
    """Some action; passing only now and then, so that games last."""
    others = [action for action in actions if type(action).__name__ != "Pass"]
    return random.choice(others or list(actions)) if random.random() < 0.97 else random.choice(actions)


def moments(players: int, seed: int, **options: Any) -> Iterator[Match[Any]]:
    """A match played by chance, at each of its decisions."""
    match, random = new_match(players, seed, **options), Random(seed)
    while match.decision:
        yield match
        match.do(useful(match.decision.actions, random))
    yield match
