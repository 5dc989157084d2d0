"""A table of Imperial Settlers without a browser, and matches that stand somewhere in a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
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


LANGUAGES = ("pt_BR", "en")


SETTINGS: tuple[tuple[int, int, dict[str, Any]], ...] = (
    (1, 3, {}),
    (2, 4, {"factions": "choose"}),
    (2, 9, {"lookout": "advanced", "reshuffle": True}),
    (3, 5, {"lookout": "alternate"}),
    (4, 6, {"peaceful": True}),
    (4, 8, {}),
)


OFTEN = 2
"""So many decisions of a kind are looked at in each game; the rest is alike."""


def panel(view: View, table: Table) -> str:
    """The decision panel."""
    return str(fragment[decision_panel(view, table.face)])


def beside(view: View, table: Table) -> str:
    """The card asked about."""
    return str(fragment[table.face.coming(view)])


def text_of(part: Any) -> str:
    """What a region holds, whole or in pieces."""
    return "".join(part.values()) if isinstance(part, dict) else "" if part is None else str(fragment[part])


def drawn(table: Table, *names: str) -> str:
    """What the named regions of the board hold; all of them if none is named."""
    made = table.face.regions(table.view())
    return "".join(text_of(make()) for name, make in made.items() if not names or name.startswith(names))


def everything(view: View, table: Table) -> str:
    """Everything that the table shows."""
    face = table.face
    parts = [face.board(view), face.where(view), face.phases(view), face.mine(view), face.pace(view), face.coming(view)]
    parts += [face.tribe(view, i) for i in range(len(view.seats))]
    parts += [face.pane(view, tab) for tab in face.tabs]
    return panel(view, table) + drawn(table) + "".join(map(text_of, parts))


def kinds_of_decision(settings: tuple[int, int, dict[str, Any]], language: str = "en") -> Iterator[Table]:
    """A table at the first decisions of each kind in a game."""
    players, seed, options = settings
    seen: Counter[str] = Counter()
    table: Table | None = None
    for match in moments(players, seed, **options):
        prompt = match.decision.prompt if match.decision else ""
        seen[prompt] += 1
        table = table or table_of(match, language)
        if seen[prompt] <= OFTEN:
            table.show(chosen=(), notes={})
            yield seated(table)


def turn(players: int = 2, seed: int = 4, accept: Any = lambda _: True) -> Table:
    """A table at the first turn that is as wanted."""
    for match in moments(players, seed):
        if match.decision and match.decision.prompt == "prompt.turn":
            table = seated(table_of(match))
            if accept(table.view()):
                return table
    raise AssertionError("there is no such turn")


def first_turn(players: int, seed: int, accept: Any) -> Table | None:
    """The same, if there is one."""
    try:
        return turn(players, seed, accept)
    except AssertionError:
        return None
