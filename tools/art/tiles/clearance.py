"""How far inside its zone each cell lies, and the roomiest place for a thing that is upright however the tile turns."""

import math
from collections.abc import Iterable
from dataclasses import dataclass

from tools.art.paths import Point
from tools.art.tiles.plane import MIDDLE, SIDE
from tools.art.tiles.raster import CELL, COUNT, Cell, Raster, cell_at, centre

FAR = 1e6
ENOUGH = 14.0
"""More room than this is no better."""
_BEFORE = ((-1, -1, 1.4142), (-1, 0, 1.0), (-1, 1, 1.4142), (0, -1, 1.0))
_PROBES = (
    (0, 0),
    (-0.8, 0.3),
    (0.8, 0.3),
    (-0.6, -0.6),
    (0.6, -0.6),
    (0, -0.85),
    (0, 0.85),
    (-0.9, 0.85),
    (0.9, 0.85),
)
"""Points of a box at which its room is measured, in half widths and half heights."""


@dataclass(frozen=True)
class Box:
    """Half width and half height of an upright thing."""

    half: float
    rise: float

    def sized(self, scale: float) -> "Box":
        """The box of a larger or smaller thing."""
        return Box(self.half * scale, self.rise * scale)


@dataclass(frozen=True)
class Placed:
    """A box and its middle, on the unturned tile."""

    at: Point
    box: Box


class Clearance:
    """Distances, in tile units, to the nearest place outside the zone. A forest goes on beyond its own edges only,
    another zone beyond every edge.
    """

    def __init__(self, raster: Raster, zone: str) -> None:
        self.raster, self.zone = raster, zone
        self.far = {cell: FAR for cell in _field() if self._within(cell)}
        self._sweep(sorted(self.far), 1)
        self._sweep(sorted(self.far, reverse=True), -1)

    def at(self, point: Point) -> float:
        """The distance at a point; 0 outside the zone."""
        return self.far.get(cell_at(point), 0.0)

    def _within(self, cell: Cell) -> bool:
        if cell in self.raster.zone:
            return self.raster.zone[cell] == self.zone
        plan, (row, column) = self.raster.plan, cell
        if plan.kind(self.zone) != "forest":
            return True
        beyond = [edge for edge, out in enumerate((row < 0, column >= COUNT, row >= COUNT, column < 0)) if out]
        return all(plan.at[3 * edge + 1] == self.zone for edge in beyond)

    def _sweep(self, cells: Iterable[Cell], way: int) -> None:
        for row, column in cells:
            near = self.far[row, column]
            for dr, dc, length in _BEFORE:
                near = min(near, self._step(row + way * dr, column + way * dc) + length * CELL)
            self.far[row, column] = near

    def _step(self, row: int, column: int) -> float:
        inside = -1 <= row <= COUNT and -1 <= column <= COUNT
        return self.far.get((row, column), 0.0) if inside else FAR


def _field() -> list[Cell]:
    return [(row, column) for row in range(-1, COUNT + 1) for column in range(-1, COUNT + 1)]


def roomiest(clearance: Clearance, box: Box, taken: list[Placed]) -> tuple[Point, float]:
    """The best middle for the box and how much room is left around it (negative: it does not quite fit)."""
    at = centre(_best_cell(clearance, box, taken))
    return at, room(clearance, Placed(at, box), taken)


def _best_cell(clearance: Clearance, box: Box, taken: list[Placed]) -> Cell:
    cells = clearance.raster.cells(clearance.zone)

    def hope(cell: Cell) -> float:
        """No place is better than the room of its middle."""
        return min(ENOUGH, clearance.far[cell]) - _off(cell)

    def worth(cell: Cell, floor: float) -> tuple[float, Cell]:
        return room(clearance, Placed(centre(cell), box), taken, floor) - _off(cell), cell

    best = (-FAR, cells[0])
    for cell in sorted((c for c in cells if c[0] % 2 == c[1] % 2 == 0), key=hope, reverse=True):
        if hope(cell) <= best[0]:
            break
        best = max(best, worth(cell, best[0]))
    row, column = best[1]
    near = [cell for cell in cells if abs(cell[0] - row) < 2 and abs(cell[1] - column) < 2]
    return max(worth(cell, best[0] - 1) for cell in near)[1]


def _off(cell: Cell) -> float:
    """A little is lost away from the middle of the tile."""
    return 0.02 * math.dist(centre(cell), MIDDLE)


def least_over(clearance: Clearance, box: Box, taken: list[Placed]) -> Point:
    """Where a box that fits nowhere covers no thing and reaches least beyond its zone."""

    def worth(at: Point) -> float:
        thing = Placed(at, box)
        covered = sum(min(0.0, _gap(thing, other)) for other in taken)
        inside = [clearance.at((at[0] + dx * box.half, at[1] + dy * box.rise)) > 0 for dx, dy in _PROBES]
        edge = min(*at, SIDE - at[0], SIDE - at[1])
        return 3 * covered + 2 * sum(inside) + min(6.0, clearance.at(at)) + 2 * min(0.0, edge - 9)

    return max(grid(clearance), key=worth)


def grid(clearance: Clearance) -> list[Point]:
    """Middles of cells all over the zone."""
    cells = clearance.raster.cells(clearance.zone)
    return [centre(cell) for cell in cells if cell[0] % 2 == cell[1] % 2 == 0]


def room(clearance: Clearance, thing: Placed, taken: list[Placed], floor: float = -FAR) -> float:
    """The least room of a thing in the zone, the tile and beside what is there already, whichever way it is turned.
    Below the floor it need not be exact.
    """
    least = min([ENOUGH, *(_gap(thing, other) for other in taken)])
    box = thing.box
    if least > floor:
        least = min(least, _border_room(clearance, thing, floor))
    if least > floor and box.half != box.rise:
        least = min(least, _border_room(clearance, Placed(thing.at, Box(box.rise, box.half)), floor))
    return least


def _border_room(clearance: Clearance, thing: Placed, floor: float) -> float:
    (x, y), box = thing.at, thing.box
    least = min(x - box.half, y - box.rise, SIDE - x - box.half, SIDE - y - box.rise) + 1
    if least < 1:
        return -8.0
    for dx, dy in _PROBES:
        inside = clearance.at((x + dx * box.half, y + dy * box.rise))
        least = min(least, inside if inside > 0 else -3.5)
        if least <= floor:
            break
    return least


def _gap(a: Placed, b: Placed) -> float:
    dx, dy = abs(a.at[0] - b.at[0]), abs(a.at[1] - b.at[1])
    half, rise = a.box.half + b.box.half, a.box.rise + b.box.rise
    gap = min(max(dx - half, dy - rise), max(dx - rise, dy - half))
    return gap if gap < 0 else gap + 1.5
