"""What a game of Hunters and Gatherers consists of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.components.grid_square import Cell
from engine.core.frames import Frame
from engine.core.rng import Rng
from engine.core.scoring import ScoreLine
from engine.games.hunters_gatherers.layout import STRIDE, Layout
from engine.games.hunters_gatherers.options import HuntersGatherersOptions
from engine.games.hunters_gatherers.tiles import Tile, Zone, tiles

PLAYERS = range(2, 6)
"""How many can play (HG-1)."""
MEMBERS = 5
"""Tribe members that each player has to place (HG-2)."""
HUTS = {"first": 2, "second": 3}
"""Huts that each player has (HG-2)."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A tile on the table: its type, where it lies, its clockwise quarter turns."""

    tile: str
    x: int
    y: int
    rotation: int


@dataclass(slots=True)
class HuntersGatherersState:
    """The whole game.

    ``land`` and ``bonus`` are the piles, the next tile last; a covered tile is ``?``. ``drawn`` is the tile in hand,
    ``set_aside`` are tiles that fitted nowhere. ``members`` and ``huts`` on the table stand by zone number (see
    ``layout``), ``members_left`` and ``huts_left`` are each player's supply. ``hunted`` are the zones whose animals a
    hunting trap took. ``earned`` are the points so far. ``layout`` follows from ``placed``.
    """

    options: HuntersGatherersOptions
    rng: Rng
    frames: list[Frame[Any]]
    turn: int
    land: list[str]
    bonus: list[str]
    drawn: str | None
    set_aside: list[str]
    placed: list[Placed]
    members: dict[int, int]
    huts: dict[int, int]
    members_left: list[int]
    huts_left: list[int]
    hunted: list[int]
    earned: list[ScoreLine]
    layout: Layout

    @property
    def players(self) -> int:
        """How many play."""
        return self.options.players

    def type_of(self, tile_id: str) -> Tile:
        """A type of tile of this edition."""
        return tiles(self.options.edition)[tile_id]

    def tile(self, n: int) -> Tile:
        """The type of the n-th tile on the table."""
        return tiles(self.options.edition)[self.placed[n].tile]

    def zone(self, zone: int) -> Zone:
        """What is printed in a zone."""
        return self.tile(zone // STRIDE).zones[zone % STRIDE]

    def spot(self, zone: int) -> str:
        """The zone as ``x,y:id``, the tail of its targets."""
        placed = self.placed[zone // STRIDE]
        return f"{placed.x},{placed.y}:{self.zone(zone).id}"

    def zone_at(self, x: int, y: int, zone_id: str) -> int:
        """The number of the zone with that id on the tile there; -1 if there is none."""
        n = self.layout.cells.get((x, y), -1)
        k = self.tile(n).zone_number(zone_id) if n >= 0 else -1
        return n * STRIDE + k if k >= 0 else -1

    def members_in(self, area: int) -> list[int]:
        """The owners of the tribe members in an area, one entry each."""
        region = self.layout.areas.region
        return [player for zone, player in self.members.items() if region[zone] == area]

    def huts_in(self, system: int) -> list[int]:
        """The owners of the huts in a river system, one entry each."""
        region = self.layout.systems.region
        return [player for zone, player in self.huts.items() if region[zone] == system]


def cell_of(placed: Placed) -> Cell:
    """Where a tile lies."""
    return placed.x, placed.y
