"""The land: which tile lies where, which cells are free, and the areas that the zones have grown into.

Everything here follows from the tiles in the order in which they were laid, so a saved game holds only those and the
land is built again when it is read. Areas stay merged as tiles are laid; nothing is ever searched.

The zones of all tiles are numbered: the k-th zone of the n-th tile is ``10 * n + k``. A meadow, forest or river zone
belongs to an area; a river or lake zone also belongs to a river system.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from engine.components.grid_square import SIDES, Cell, neighbours, opposite
from engine.components.regions import Regions
from engine.games.hunters_gatherers.tiles import (
    ANY,
    FACING,
    Tally,
    Tile,
    closed_on_itself,
    contacts,
    fitting_turns,
    joined,
)

STRIDE = 10
"""More than the zones of any tile."""


@dataclass(slots=True)
class Layout:
    """``cells`` gives a laid tile's number by cell; ``frontier`` the terrains that a free cell beside a tile wants, a
    letter per side or ``.``. ``places[n]`` is where the n-th tile lies, ``slots[n]`` are the zones at its slots as it
    lies. ``powers`` says in which zone a symbol lies.
    """

    cells: dict[Cell, int] = field(default_factory=dict)
    frontier: dict[Cell, str] = field(default_factory=dict)
    places: list[Cell] = field(default_factory=list)
    slots: list[tuple[int, ...]] = field(default_factory=list)
    areas: Regions = field(default_factory=Regions)
    systems: Regions = field(default_factory=Regions)
    tallies: dict[int, Tally] = field(default_factory=dict)
    waters: dict[int, Tally] = field(default_factory=dict)
    powers: dict[str, int] = field(default_factory=dict)

    def area(self, zone: int) -> Tally:
        """The tally of the forest, river or meadow that a zone belongs to."""
        return self.tallies[self.areas.region[zone]]

    def system(self, zone: int) -> Tally:
        """The tally of the river system that a river or lake zone belongs to."""
        return self.waters[self.systems.region[zone]]


def turns_at(layout: Layout, tile: Tile, cell: Cell) -> tuple[int, ...]:
    """The rotations in which the tile may be laid on the cell (HG-8, HG-9)."""
    wanted = layout.frontier.get(cell)
    return fitting_turns(tile.edges, tile.turns, wanted) if wanted else ()


def placements(layout: Layout, tile: Tile) -> list[tuple[int, int, int]]:
    """All legal ``(x, y, rotation)`` in ascending order (HG-8 to HG-10)."""
    edges, turns = tile.edges, tile.turns
    found = [
        (x, y, rotation)
        for (x, y), wanted in layout.frontier.items()
        for rotation in fitting_turns(edges, turns, wanted)
    ]
    found.sort()
    return found


def fits_somewhere(layout: Layout, tile: Tile) -> bool:
    """Whether the tile can be laid at all (HG-11)."""
    edges, turns = tile.edges, tile.turns
    return any(fitting_turns(edges, turns, wanted) for wanted in layout.frontier.values())


def lay(layout: Layout, tile: Tile, cell: Cell, rotation: int) -> int:
    """Lay a tile, join its zones to what lies around, and return its number. The caller has checked that it fits."""
    n = len(layout.slots)
    base = n * STRIDE
    layout.places.append(cell)
    layout.slots.append(tuple([base + k for k in tile.slots[rotation]]))
    _add_zones(layout, tile, base)
    _join_sides(layout, n, cell, tile.sides[rotation])
    layout.cells[cell] = n
    return n


def _add_zones(layout: Layout, tile: Tile, base: int) -> None:
    for zone, area in enumerate(tile.zones, base):
        if area.kind != "lake":
            layout.areas.add((zone,))
            layout.tallies[zone] = area.tally
        if area.power:
            layout.powers[area.power] = zone
    for basin in tile.basins:
        name = layout.systems.add(tuple([base + k for k in basin.zones]))
        layout.waters[name] = basin.tally


def _join_sides(layout: Layout, n: int, cell: Cell, sides: str) -> None:
    frontier = layout.frontier
    frontier.pop(cell, None)
    for side, other in enumerate(neighbours(cell)):
        if other in layout.cells:
            _join_side(layout, layout.slots[n], layout.slots[layout.cells[other]], side, sides[side])
        else:
            wanted, facing = frontier.get(other, ANY * 4), opposite(side)
            frontier[other] = wanted[:facing] + sides[side] + wanted[facing + 1 :]


def _join_side(layout: Layout, mine: tuple[int, ...], theirs: tuple[int, ...], side: int, letter: str) -> None:
    for slot in contacts(letter, side):
        _join(layout.areas, layout.tallies, mine[slot], theirs[FACING[slot]])
    if letter == "R":
        middle = 3 * side + 1
        _join(layout.systems, layout.waters, mine[middle], theirs[FACING[middle]])


def _join(regions: Regions, tallies: dict[int, Tally], one: int, other: int) -> None:
    kept, gone = regions.join(one, other)
    if kept == gone:
        tallies[kept] = closed_on_itself(tallies[kept])
    else:
        tallies[kept] = joined(tallies[kept], tallies.pop(gone))


def open_cells(layout: Layout, area: int) -> list[Cell]:
    """The free cells that a forest or river faces, each as often as the area touches it."""
    found = []
    for zone in layout.areas.parts[area]:
        slots = layout.slots[zone // STRIDE]
        around = neighbours(layout.places[zone // STRIDE])
        found += [around[side] for side in SIDES if slots[3 * side + 1] == zone and around[side] in layout.frontier]
    return found


def clear_animals(layout: Layout, zone: int, tally: Tally) -> None:
    """Take the animals printed in a meadow zone out of its meadow's tally (HG-64)."""
    area = layout.areas.region[zone]
    held = layout.tallies[area]
    layout.tallies[area] = replace(
        held,
        deer=held.deer - tally.deer,
        tigers=held.tigers - tally.tigers,
        mammoths=held.mammoths - tally.mammoths,
        aurochs=held.aurochs - tally.aurochs,
    )
