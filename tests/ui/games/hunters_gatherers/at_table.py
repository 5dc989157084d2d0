"""A table of Hunters and Gatherers without a browser, somewhere in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from engine import Match, games
from engine.core.frames import Decision
from engine.games.hunters_gatherers.state import HuntersGatherersState
from tests.ui.fake import opened
from ui.page import Signal
from ui.table import Table

NAMES = ("Ana", "Bento", "Caua", "Dora", "Edu")
GAME = games["hunters_gatherers"]
Wanted = Callable[[HuntersGatherersState, Decision], bool]


class Sitting:
    """The app, its page and the table, with everybody a person who looks over the table."""

    def __init__(self, match: Match[Any]) -> None:
        self.app, self.page = opened()
        self.do("prefer", name="pace", value="once")
        self.do("prefer", name="hints", value="false")
        self.app.places.sit_down(match, "g1")
        self.page.settle()

    @property
    def table(self) -> Table:
        assert self.app.table is not None
        return self.app.table

    @property
    def state(self) -> HuntersGatherersState:
        state: HuntersGatherersState = self.table.match.state
        return state

    @property
    def decision(self) -> Decision:
        assert self.table.match.decision is not None
        return self.table.match.decision

    def do(self, act: str, **data: str) -> None:
        self.app.handle(Signal("click", {"act": act, **data}))
        self.page.settle()

    def press(self, target: str, key: str = "") -> None:
        self.app.handle(Signal("click", {"target": target}, key=key))
        self.page.settle()

    def point(self, target: str) -> None:
        self.app.handle(Signal("point" if target else "leave", {"target": target} if target else {}))

    def key(self, key: str) -> bool:
        return self.app.handle(Signal("key", {}, key=key))

    def pieces(self, name: str) -> dict[str, str]:
        """What a layer of the board shows."""
        shown: dict[str, str] = self.page.regions[name]
        return dict(shown)


def match_at(wanted: Wanted, edition: str = "first", players: int = 3, seed: int = 4) -> Match[Any]:
    """A game played at random until a position is as wanted."""
    seats = [{"name": NAMES[i], "mark": "ABCDE"[i], "level": ""} for i in range(players)]
    for n in range(seed, seed + 60):
        match: Match[Any] = Match.new(GAME, {"players": players, "edition": edition}, n, seats)
        chance = Random(n)
        while match.decision is not None:
            if wanted(match.state, match.decision):
                return match
            match.do(chance.choice(match.decision.actions))
    raise AssertionError("no game came to the position")


def placing_after(tiles: int) -> Wanted:
    return lambda state, decision: decision.prompt == "prompt.place_tile" and len(state.placed) >= tiles


def settling_after(tiles: int, choices: int = 3) -> Wanted:
    return lambda state, decision: (
        decision.prompt == "prompt.place_piece" and len(state.placed) >= tiles and len(decision.actions) > choices
    )


def sitting(wanted: Wanted, **options: Any) -> Sitting:
    return Sitting(match_at(wanted, **options))
