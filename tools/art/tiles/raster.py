"""A tile as a field of small cells, each naming the zone that is seen there. Checks the drawing and finds places."""

import math
from collections.abc import Iterator

from tools.art.paths import Point, Points
from tools.art.tiles.plan import Plan
from tools.art.tiles.plane import CORNERS, SIDE, add
from tools.art.tiles.water import HALF, Water, banks
from tools.art.tiles.woods import Wood

COUNT = 50
"""Cells along a side."""
CELL = SIDE / COUNT
OPEN = ""
"""A cell of meadow whose zone is not yet known."""
Cell = tuple[int, int]
"""Row and column."""
_STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))


def centre(cell: Cell) -> Point:
    """The middle of a cell."""
    return (cell[1] + 0.5) * CELL, (cell[0] + 0.5) * CELL


def cell_at(point: Point) -> Cell:
    """The cell of a point; the nearest one for a point outside the tile."""
    row, column = int(point[1] // CELL), int(point[0] // CELL)
    return min(COUNT - 1, max(0, row)), min(COUNT - 1, max(0, column))


class Raster:
    """The zones of an unturned tile, cell by cell. `problems` says where the drawing does not show the zones."""

    def __init__(self, plan: Plan, water: Water, woods: dict[str, Wood]) -> None:
        self.plan = plan
        self.zone = {(row, column): OPEN for row in range(COUNT) for column in range(COUNT)}
        self.problems: list[str] = []
        self._paint(water, woods)
        self._name_meadows()
        self._check()

    def at(self, point: Point) -> str:
        """The zone seen at a point of the tile."""
        return self.zone[cell_at(point)]

    def cells(self, zone: str) -> list[Cell]:
        """The cells of a zone."""
        return [cell for cell, seen in self.zone.items() if seen == zone]

    # -------------------------------------------------------- painting
    def _paint(self, water: Water, woods: dict[str, Wood]) -> None:
        for zone, wood in woods.items():
            self._fill(wood.border(), zone)
            for corner in self.plan.tongues[zone]:
                self._fill([add(CORNERS[corner], way, 5) for way in ((-1, 0), (0, -1), (1, 0), (0, 1))], zone)
        for zone, course in water.courses.items():
            left, right = banks(course, 0.5)
            self._fill([*left, *right[::-1]], zone)
        for zone, lake in water.lakes.items():
            self._fill(lake.shore, zone)

    def _fill(self, border: Points, zone: str) -> None:
        for row in range(COUNT):
            for left, right in _inside(border, (row + 0.5) * CELL):
                first, last = math.ceil(left / CELL - 0.5), math.floor(right / CELL - 0.5)
                for column in range(max(0, first), min(COUNT - 1, last) + 1):
                    self.zone[row, column] = zone

    # -------------------------------------------------------- meadows
    def _name_meadows(self) -> None:
        inner = [m.id for m in self.plan.meadows if not m.slots]
        for part in list(self._parts(OPEN)):
            names = self._names(part)
            if len(names) > 1:
                self.problems.append(f"{' and '.join(sorted(names))} run together")
            if not names and len(part) > 6 and not inner:
                self.problems.append(f"a stray meadow at {min(part)}")
            name = min(names) if names else inner[0] if inner else OPEN
            self.zone.update(dict.fromkeys(part, name))

    def _parts(self, zone: str) -> Iterator[set[Cell]]:
        """The connected parts of a zone."""
        left = set(self.cells(zone))
        while left:
            part, edge = set(), [left.pop()]
            while edge:
                row, column = edge.pop()
                part.add((row, column))
                near = [(row + dr, column + dc) for dr, dc in _STEPS]
                edge += [cell for cell in near if cell in left]
                left.difference_update(near)
            yield part

    def _names(self, part: set[Cell]) -> set[str]:
        """The meadows whose slots a part of the meadow reaches."""
        found = set()
        for slot, zone in enumerate(self.plan.at):
            if self.plan.kind(zone) == "meadow" and part.intersection(self._border_cells(slot)):
                found.add(zone)
        return found

    def _border_cells(self, slot: int) -> list[Cell]:
        edge, third = divmod(slot, 3)
        if self.plan.edges[edge] == "R":
            low, high = ((0, 50 - HALF), (50 - HALF, 50 + HALF), (50 + HALF, SIDE))[third]
        else:
            low, high = (0, SIDE) if third == 1 else (0, 0)
        return [_on_edge(edge, i) for i in range(COUNT) if low < (i + 0.5) * CELL < high]

    # -------------------------------------------------------- checks
    def _check(self) -> None:
        for zone in self.plan.zones.values():
            sizes = [len(part) for part in self._parts(zone.id)]
            if zone.kind in ("meadow", "forest") and sum(size > 8 for size in sizes) != 1:
                self.problems.append(f"{zone.id} is in parts of {sizes} cells")
            if zone.kind == "meadow" and sum(sizes) < 60:
                self.problems.append(f"{zone.id} has {sum(sizes)} cells only")


def _inside(border: Points, y: float) -> list[tuple[float, float]]:
    crossings = []
    for (ax, ay), (bx, by) in zip(border, [*border[1:], border[0]], strict=True):
        if (ay <= y) != (by <= y):
            crossings.append(ax + (y - ay) * (bx - ax) / (by - ay))
    crossings.sort()
    return list(zip(crossings[::2], crossings[1::2], strict=True))


def _on_edge(edge: int, i: int) -> Cell:
    last = COUNT - 1
    return ((0, i), (i, last), (last, last - i), (last - i, 0))[edge]
