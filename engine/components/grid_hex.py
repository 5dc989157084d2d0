"""Hexes in axial coordinates ``(q, r)``: neighbours, rings around a middle, and the points where three hexes meet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TypeAlias

Hex: TypeAlias = tuple[int, int]

SIDES: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The steps to the six neighbours, counter-clockwise from the right where ``r`` grows downwards."""


def step(start: Hex, side: Hex) -> Hex:
    """The hex one step further."""
    return start[0] + side[0], start[1] + side[1]


def spiral(rings: int) -> tuple[Hex, ...]:
    """The middle hex, then ring after ring, each walked once round from its lower left corner."""
    cells: list[Hex] = [(0, 0)]
    for radius in range(1, rings + 1):
        here = (-radius, radius)
        for side in SIDES:
            for _ in range(radius):
                cells.append(here)
                here = step(here, side)
    return tuple(cells)


def neighbours(cells: Sequence[Hex]) -> tuple[tuple[int, ...], ...]:
    """For each cell the ascending indices of those of the cells that share a side with it."""
    index = {cell: i for i, cell in enumerate(cells)}
    around = ((step(cell, side) for side in SIDES) for cell in cells)
    return tuple(tuple(sorted(index[other] for other in others if other in index)) for others in around)


def junctures(touching: Sequence[Sequence[int]]) -> tuple[tuple[int, int, int], ...]:
    """The points where three of the cells meet, each as the ascending indices of its cells, in ascending order.

    ``touching`` is what ``neighbours`` gives.
    """
    return tuple(
        (a, b, c)
        for a, others in enumerate(touching)
        for b, c in combinations([other for other in others if other > a], 2)
        if c in touching[b]
    )
