"""A table of Endless Winter without a browser, and matches that stand somewhere in a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from copy import copy
from functools import cache, partial
from random import Random
from typing import Any

from htpy import fragment

from engine import Match, games
from engine.core.actions import Action
from tests.ui.tables import new_match as of_people
from tests.ui.tables import table_of
from ui.panels.decision import decision_panel
from ui.table import Table
from ui.view import View

GAME = games["endless_winter"]
LAZY = ("Descend", "EndTurn", "Decline", "ClosePile", "EndBenefits", "LeavePart", "TakeAll")
"""Actions that a lively player takes now and then only."""


new_match = partial(of_people, GAME)


def seated(table: Table) -> Table:
    """The same table from the chair of whoever decides now, with nothing chosen."""
    decision = table.match.decision
    table.viewer = decision.player if decision else 0
    table.show(chosen=(), notes={})
    return table


def lively(actions: tuple[Action, ...], random: Random) -> Action:
    """Some action, mostly one that does something."""
    others = [action for action in actions if type(action).__name__ not in LAZY]
    return random.choice(others or list(actions)) if random.random() < 0.85 else random.choice(actions)


def moments(players: int, seed: int, **options: Any) -> Iterator[Match[Any]]:
    """A match played by chance, at each of its decisions and at the end."""
    match, random = new_match(players, seed, **options), Random(seed)
    while match.decision:
        yield match
        match.do(lively(match.decision.actions, random))
    yield match


OFTEN = 3
"""So many decisions of a kind are looked at in each game; the rest is alike."""


@cache
def _positions(players: int, seed: int, options: tuple[tuple[str, Any], ...]) -> list[Match[Any]]:
    """A match at the first decisions of each kind, and at its end; played once for all tests."""
    seen: Counter[str] = Counter()
    found = []
    for match in moments(players, seed, **dict(options)):
        prompt = match.decision.prompt if match.decision else ""
        seen[prompt] += 1
        if seen[prompt] <= OFTEN:
            found.append(copied(match))
    return found


def copied(match: Match[Any]) -> Match[Any]:
    """The same match, to be played on by itself."""
    other = copy(match)
    other.moves, other.undone, other._redo = list(match.moves), list(match.undone), []
    return other


def kinds_of_decision(
    players: int, seed: int, language: str = "en", often: int = OFTEN, **options: Any
) -> Iterator[Table]:
    """A table at the first decisions of each kind in a game."""
    seen: Counter[str] = Counter()
    for match in _positions(players, seed, tuple(options.items())):
        prompt = match.decision.prompt if match.decision else ""
        seen[prompt] += 1
        if seen[prompt] <= often:
            yield seated(table_of(copied(match), language))


def table_at(wanted: Callable[[View], bool], players: int = 2, seed: int = 4, **options: Any) -> Table:
    """A table at the first decision that is as wanted."""
    for n in range(seed, seed + 30):
        for match in moments(players, n, **options):
            table = seated(table_of(match))
            if match.decision and wanted(table.view()):
                return table
    raise AssertionError("no game came to the position")


def panel(table: Table) -> str:
    """The decision panel."""
    return str(fragment[decision_panel(table.view(), table.face)])


def boards(table: Table) -> dict[str, str]:
    """Everything on the table beside the decision, by part."""
    view, face = table.view(), table.face
    parts = {"board": face.board(view), "where": face.where(view), "phases": face.phases(view), "mine": face.mine(view)}
    parts |= {"coming": face.coming(view), **{name: make() for name, make in face.regions(view).items()}}
    parts |= {f"tribe-{i}": face.tribe(view, i) for i in range(len(view.seats))}
    return {name: str(fragment[part]) for name, part in parts.items() if part is not None}
