"""The tiles that are still to come, as anyone may count them (HG-3)."""

from __future__ import annotations

from collections import Counter

from engine.components.grid_square import Cell
from engine.games.hunters_gatherers.state import HuntersGatherersState
from engine.games.hunters_gatherers.tiles import fitting_turns, pile, tiles


def unseen(state: HuntersGatherersState, bonus: bool) -> Counter[str]:
    """How many tiles of each type are still in a pile."""
    left = Counter(pile(state.options.edition, bonus))
    left.subtract(seen_tiles(state, bonus))
    return +left


def seen_tiles(state: HuntersGatherersState, bonus: bool) -> list[str]:
    """The tiles of a pile that have left it. The start tile belongs to none."""
    known = tiles(state.options.edition)
    seen = [placed.tile for placed in state.placed[1:]] + state.set_aside
    if state.drawn is not None:
        seen.append(state.drawn)
    return [tile for tile in seen if known[tile].bonus == bonus]


class Supply:
    """The unseen land tiles by their edges: which cells they fit. Remembers what it has counted."""

    def __init__(self, state: HuntersGatherersState) -> None:
        self._kinds: dict[str, int] = {}
        self._known: dict[str, int] = {}
        for tile_id, count in unseen(state, False).items():
            edges = least_turn(state.type_of(tile_id).edges)
            self._kinds[edges] = self._kinds.get(edges, 0) + count

    def fitting(self, wanted: str) -> int:
        """How many of the tiles fit a cell that wants these terrains, in any rotation."""
        known = self._known.get(wanted)
        if known is None:
            known = sum(count for edges, count in self._kinds.items() if fitting_turns(edges, 4, wanted))
            self._known[wanted] = known
        return known


def fitting_tiles(state: HuntersGatherersState) -> dict[Cell, int]:
    """How many unseen land tiles fit each free cell; at 0 the cell is dead (HG-10)."""
    supply = Supply(state)
    return {cell: supply.fitting(wanted) for cell, wanted in state.layout.frontier.items()}


def least_turn(edges: str) -> str:
    """The edges turned so that tiles which differ by rotation only look the same."""
    return min(edges[i:] + edges[:i] for i in range(4))
