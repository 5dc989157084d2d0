"""A table of Imperial Settlers without a browser, and matches that stand somewhere in a game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

from engine import Match, games
from engine.core.actions import Action
from tests.ui.tables import new_match as of_people
from ui.table import Table

GAME = games["imperial_settlers"]


new_match = partial(of_people, GAME)


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
