"""Positions made by hand: tiles laid without a draw pile, pieces put where a test wants them, turns played from there.

A tile is written ``(x, y, id, clockwise quarter turns)``. Such a board may use a tile more often than the set holds it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.events import Event
from engine.core.frames import Draft, settle
from engine.core.rng import Rng
from engine.core.scoring import ScoreLine
from engine.games.hunters_gatherers.actions import DECLINE, PlacePiece, PlaceTile
from engine.games.hunters_gatherers.events import Scored
from engine.games.hunters_gatherers.game import GAME
from engine.games.hunters_gatherers.layout import Layout, lay, turns_at
from engine.games.hunters_gatherers.options import HuntersGatherersOptions
from engine.games.hunters_gatherers.phases.turn import Turn
from engine.games.hunters_gatherers.scoring import score
from engine.games.hunters_gatherers.state import HuntersGatherersState, Placed

Laid = tuple[int, int, str, int]


def state_with(
    tiles: Sequence[Laid], land: Sequence[str] = (), bonus: Sequence[str] = (), **options: Any
) -> HuntersGatherersState:
    """A state with these tiles on the table (the first lies anywhere) and these piles, next tile last."""
    chosen: dict[str, Any] = {"players": 2, "first_player": "first_seat"} | options
    start = GAME.start(HuntersGatherersOptions(**chosen), Rng(1))
    start.placed.clear()
    start.layout = Layout()
    start.land, start.bonus, start.turn = list(land), list(bonus), 1
    for tile in tiles:
        put(start, tile)
    return start


def put(state: HuntersGatherersState, laid: Laid) -> None:
    """Lay a tile, which must fit if it is not the first."""
    x, y, tile_id, rotation = laid
    tile = state.type_of(tile_id)
    if state.placed:
        wanted = state.layout.frontier.get((x, y))
        assert wanted is not None, f"{laid} touches nothing"
        assert all(w in (".", e) for w, e in zip(wanted, tile.sides[rotation], strict=True)), f"{laid} does not fit"
    state.placed.append(Placed(tile_id, x, y, rotation))
    lay(state.layout, tile, (x, y), rotation)


def member(state: HuntersGatherersState, player: int, x: int, y: int, zone: str) -> None:
    """Put a tribe member from the supply anywhere."""
    state.members[state.zone_at(x, y, zone)] = player
    state.members_left[player] -= 1


def hut(state: HuntersGatherersState, player: int, x: int, y: int, zone: str) -> None:
    """Put a hut from the supply anywhere."""
    state.huts[state.zone_at(x, y, zone)] = player
    state.huts_left[player] -= 1


@dataclass
class Table:
    """A game going on from a position; player 0 is about to draw."""

    state: HuntersGatherersState
    events: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.state.frames = [Turn(0)]
        self.draft = Draft(self.state)
        self.decision = settle(self.draft)
        self.events = self.draft.events

    def offered(self) -> list[str]:
        """The texts of the actions now."""
        return [] if self.decision is None else [str(action) for action in self.decision.actions]

    def do(self, action: Any) -> Table:
        """Carry out an action, which must be offered."""
        assert self.decision is not None
        assert action in self.decision.actions, f"{action} not in {self.offered()}"
        self.decision = GAME.advance(self.draft, action)
        return self

    def tile(self, x: int, y: int, rotation: int) -> Table:
        """Lay the drawn tile. A rotation that looks the same may be offered in its stead."""
        assert self.state.drawn is not None
        turns = self.state.type_of(self.state.drawn).turns
        return self.do(PlaceTile(x, y, rotation % turns))

    def piece(self, role: str, zone: str) -> Table:
        """Place a piece on the tile just laid."""
        last = self.state.placed[-1]
        return self.do(PlacePiece(role, last.x, last.y, zone))

    def nothing(self) -> Table:
        """Decline, if there is anything to decline."""
        if self.decision is not None and DECLINE in self.decision.actions:
            self.do(DECLINE)
        return self

    def scored(self) -> list[tuple[int, str, int]]:
        """Player, kind and points of everything scored since the position."""
        lines = [event.line for event in self.events if isinstance(event, Scored)]
        return [(line.player, line.kind, line.points) for line in lines]

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of a kind since the position."""
        return [event for event in self.events if isinstance(event, kind)]


def lines(state: HuntersGatherersState, kind: str) -> list[ScoreLine]:
    """The score lines of a kind as if the game ended now."""
    return [line for line in score(state) if line.kind == kind]


def points(state: HuntersGatherersState, kind: str) -> list[tuple[int, int]]:
    """Player and points of the lines of a kind."""
    return [(line.player, line.points) for line in lines(state, kind)]


def fits(state: HuntersGatherersState, tile_id: str, x: int, y: int) -> tuple[int, ...]:
    """The rotations in which a tile may be laid on a cell."""
    return turns_at(state.layout, state.type_of(tile_id), (x, y))
