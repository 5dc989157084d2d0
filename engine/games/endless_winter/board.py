"""The shared boards as geometry: hexes and junctures of the terrain, spaces and squares of the Megalith board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from engine.components.grid_hex import junctures, neighbours, spiral
from engine.games.endless_winter.catalog import MEGALITH_PATTERNS, SPACE_BONUSES

Cell: TypeAlias = tuple[int, int]
"""Row and column on the Megalith board."""

HEXES = spiral(2)
"""EW-57: axial coordinates by index; 0 is the Base."""
TOUCHING = neighbours(HEXES)
_MEETING = junctures(TOUCHING)
JUNCTURES = {f"j{n:02}": meeting for n, meeting in enumerate(_MEETING) if 0 not in meeting}
"""EW-61: where a Village may stand, with the three hexes that meet there."""
JUNCTURES_OF = tuple(tuple(j for j, meeting in JUNCTURES.items() if h in meeting) for h in range(len(HEXES)))


@cache
def spaces(pattern: str, tiles: tuple[str, ...]) -> dict[Cell, str]:
    """EW-20: every space of the Megalith board, row by row, with the key of its bonus ("" for none)."""
    found = {
        (top + r, left + c): bonus
        for (top, left), tile in zip(MEGALITH_PATTERNS[pattern], tiles, strict=True)
        for r, row in enumerate(SPACE_BONUSES[tile])
        for c, bonus in enumerate(row)
    }
    return dict(sorted(found.items()))


@cache
def sides(pattern: str) -> dict[Cell, tuple[Cell, ...]]:
    """For each space those that share a side with it."""
    cells = _cells(pattern)
    return {
        (r, c): tuple(cell for cell in ((r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c)) if cell in cells)
        for r, c in cells
    }


@cache
def squares(pattern: str) -> dict[Cell, tuple[Cell, Cell, Cell, Cell]]:
    """EW-70: every 2 by 2 square of spaces, by its upper left one."""
    cells = _cells(pattern)
    four = {(r, c): ((r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)) for r, c in cells}
    return {corner: square for corner, square in four.items() if all(cell in cells for cell in square)}


def _cells(pattern: str) -> dict[Cell, str]:
    return spaces(pattern, tuple(SPACE_BONUSES))


def most(values: Sequence[int]) -> list[int]:
    """The places of the largest value, if that is at least 1."""
    best = max(values)
    return [i for i, value in enumerate(values) if value == best] if best else []
