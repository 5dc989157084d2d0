"""What an area is likely to bring whoever holds it, as far as the tiles that nobody has seen yet can tell."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass
from math import exp

from engine.components.grid_square import Cell
from engine.games.hunters_gatherers.layout import open_cells
from engine.games.hunters_gatherers.scoring import (
    POINTS_PER_ANIMAL,
    feature_parts,
    has_power,
    meadow_parts,
    pit_trap_parts,
    worth,
)
from engine.games.hunters_gatherers.state import HuntersGatherersState
from engine.games.hunters_gatherers.supply import Supply
from engine.games.hunters_gatherers.tiles import pile

HASTE = 3.0
"""Turns before the end at which pieces in hand have lost most of their use."""
USE = 1.0
"""How often a fitting tile is really laid there by a player who hopes for it."""
STAY_CLOSED = 0.72
"""How often the tile that fills a cell does not open the area somewhere else."""
GROWTH = {"forest": 3.0, "river": 2.7}
"""Points that each open cell has brought by the time a forest or river is complete."""
MEADOW_GROWTH = 1.4
"""Points that an open contact of a meadow brings over a whole game."""
WATER_GROWTH = 1.5
"""Fish that an open river end brings a river system over a whole game."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """``points`` that an area is likely to bring in the end to who holds it; ``chance`` that it gives its members
    back; what that was worked out from.
    """

    points: float
    chance: float
    zones: tuple[int, ...]
    cells: frozenset[Cell]


class Outlook:
    """The prospects of areas at a moment of the game. Remembers what it has worked out.

    ``share`` of the land tiles are still to come; ``use`` is how much can still be made of pieces in hand (0 to 1).
    """

    def __init__(self, state: HuntersGatherersState) -> None:
        left = len(state.land)
        self.share = left / len(pile(state.options.edition, False))
        self.use = 1 - exp(-left / state.players / HASTE)
        self._reach = USE / state.players
        self._supply = Supply(state)
        self._chances: dict[str, float] = {}
        self._areas: dict[int, Prospect] = {}

    def chance_of(self, wanted: str) -> float:
        """How likely a free cell with these wants is filled before the game ends."""
        known = self._chances.get(wanted)
        if known is None:
            known = self._chances[wanted] = 1 - exp(-self._reach * self._supply.fitting(wanted))
        return known

    def remember(self, state: HuntersGatherersState) -> None:
        """Work out the areas that hold members, so that positions one tile later can be told by what changes."""
        for area in state.layout.areas.holding(state.members):
            self._areas[area] = self.area(state, area, frozenset())

    def area(self, state: HuntersGatherersState, area: int, touched: Set[Cell]) -> Prospect:
        """The prospect of a forest, river or meadow; ``touched`` are the cells whose wants may have changed since."""
        known = self._areas.get(area)
        if known is not None and known.zones is state.layout.areas.parts.get(area) and known.cells.isdisjoint(touched):
            return known
        if state.zone(area).kind == "meadow":
            return self._meadow(state, area)
        return self._feature(state, area)

    def _feature(self, state: HuntersGatherersState, area: int) -> Prospect:
        layout = state.layout
        value: float = worth(feature_parts(state, area))
        chance, zones = 1.0, layout.areas.parts[area]
        if not layout.tallies[area].open:
            return Prospect(value, 1.0, zones, frozenset())
        cells = frozenset(open_cells(layout, area))
        for cell in cells:
            chance *= STAY_CLOSED * self.chance_of(layout.frontier[cell])
        value += len(cells) * GROWTH[state.zone(area).kind]
        return Prospect(value * chance, chance, zones, cells)

    def _meadow(self, state: HuntersGatherersState, area: int) -> Prospect:
        value: float = worth((*meadow_parts(state, area), *pit_trap_parts(state, area)))
        scale = POINTS_PER_ANIMAL[state.options.edition]["deer"] / 2
        value += MEADOW_GROWTH * scale * self.share * state.layout.tallies[area].open
        return Prospect(value, 0.0, state.layout.areas.parts[area], frozenset())

    def system(self, state: HuntersGatherersState, system: int) -> float:
        """Points that most huts in a river system are likely to bring."""
        tally = state.layout.waters[system]
        raft = tally.lakes if has_power(state, "raft", system) else 0
        return tally.fish + raft + WATER_GROWTH * self.share * tally.open
