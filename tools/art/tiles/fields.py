"""The meadows of a tile grown under what borders them, and their outlines: two meadows never grow into each other."""

from tools.art.paths import Points
from tools.art.tiles.raster import CELL, Cell, Raster

GROWTH = 3
"""How many cells a meadow grows."""
_STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))
Corner = tuple[int, int]
"""Column and row of a cell's corner."""


class Fields:
    """The grown meadows."""

    def __init__(self, raster: Raster) -> None:
        names = {meadow.id for meadow in raster.plan.meadows}
        self.owner = {cell: zone for cell, zone in raster.zone.items() if zone in names}
        self.all = raster.zone
        for _ in range(GROWTH):
            self._grow()

    def border(self, meadow: str) -> list[Points]:
        """The closed outlines of a meadow, clockwise; holes run the other way."""
        ways = self._ways({cell for cell, owner in self.owner.items() if owner == meadow})
        loops: list[Points] = []
        while ways:
            start = min(ways)
            loop = [start]
            while (corner := _next(ways, loop)) != start:
                loop.append(corner)
            loops.append([(x * CELL, y * CELL) for x, y in loop])
        return loops

    def _grow(self) -> None:
        grown: dict[Cell, set[str]] = {}
        for (row, column), owner in self.owner.items():
            for dr, dc in _STEPS:
                cell = row + dr, column + dc
                if cell in self.all and cell not in self.owner:
                    grown.setdefault(cell, set()).add(owner)
        self.owner |= {cell: min(owners) for cell, owners in grown.items() if len(owners) == 1}

    def _ways(self, cells: set[Cell]) -> dict[Corner, list[Corner]]:
        ways: dict[Corner, list[Corner]] = {}
        for row, column in sorted(cells):
            corners = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
            beyond = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
            for i, other in enumerate(beyond):
                if other not in cells:
                    ways.setdefault(corners[i], []).append(corners[(i + 1) % 4])
        return ways


def _next(ways: dict[Corner, list[Corner]], loop: list[Corner]) -> Corner:
    """The next corner of an outline, taken out of the ways."""
    corner = ways[loop[-1]].pop()
    if not ways[loop[-1]]:
        del ways[loop[-1]]
    return corner
