"""The square grid: cells ``(x, y)`` with x to the east and y to the south, and their sides numbered clockwise."""

from __future__ import annotations

from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]

NORTH, EAST, SOUTH, WEST = SIDES = range(4)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
CORNERS = ((1, -1), (1, 1), (-1, 1), (-1, -1))


def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The cells to the north, east, south and west."""
    x, y = cell
    return (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)


def opposite(side: int) -> int:
    """The side that a neighbour shows to this one."""
    return (side + 2) % 4


def around(cell: Cell) -> tuple[Cell, ...]:
    """The eight cells that touch this one, corners included."""
    x, y = cell
    return tuple((x + dx, y + dy) for dx, dy in STEPS + CORNERS)
