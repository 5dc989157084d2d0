"""Tiles and their zones, read from the catalog's rows, with everything that depends on the rotation worked out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache

from engine.components.grid_square import EAST, NORTH, SIDES, SOUTH, WEST
from engine.games.hunters_gatherers.catalog import BONUS, LAND, START

KINDS = {"m": "meadow", "f": "forest", "r": "river", "l": "lake"}
POWERS = ("shrine", "fire", "shaman", "logboat", "hunting_trap", "pit_trap", "raft")
THINGS = {
    "fish": "fish",
    "mushroom": "mushrooms",
    "gold": "gold",
    "deer": "deer",
    "tiger": "tigers",
    "mammoth": "mammoths",
    "aurochs": "aurochs",
}
SLOTS = 12
DIGITS = "0123456789ab"
ANY = "."
"""Stands for a side of a free cell where no tile lies yet, so that every terrain fits."""

SIDE_SLOTS = {NORTH: (0, 1, 2), EAST: (3, 4, 5), SOUTH: (6, 7, 8), WEST: (9, 10, 11)}
FACING = (8, 7, 6, 11, 10, 9, 2, 1, 0, 5, 4, 3)
"""The slot of the neighbour that each slot touches."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What an area holds. ``open`` counts the contacts with free cells: edges of a forest, ends of a river, banks and
    edges of a meadow. ``lakes`` counts a river's ends in a lake, or the lakes of a river system.
    """

    open: int = 0
    fish: int = 0
    lakes: int = 0
    mushrooms: int = 0
    gold: int = 0
    deer: int = 0
    tigers: int = 0
    mammoths: int = 0
    aurochs: int = 0


def joined(a: Tally, b: Tally) -> Tally:
    """The tally of two areas that have just met at one contact."""
    return Tally(
        a.open + b.open - 2,
        a.fish + b.fish,
        a.lakes + b.lakes,
        a.mushrooms + b.mushrooms,
        a.gold + b.gold,
        a.deer + b.deer,
        a.tigers + b.tigers,
        a.mammoths + b.mammoths,
        a.aurochs + b.aurochs,
    )


def closed_on_itself(a: Tally) -> Tally:
    """The tally of an area two of whose own contacts have just met."""
    return replace(a, open=a.open - 2)


@dataclass(frozen=True, slots=True)
class Zone:
    """One connected area printed on a tile. ``lake`` is the number, on the tile, of the lake zone that a river arm
    runs into (-1: none), ``sources`` how many of its ends are sources.
    """

    id: str
    kind: str
    slots: tuple[int, ...]
    lake: int
    sources: int
    power: str
    tally: Tally


@dataclass(frozen=True, slots=True)
class Basin:
    """Zones of one tile that belong to the same river system: numbers on the tile, and their tally."""

    zones: tuple[int, ...]
    tally: Tally


@dataclass(frozen=True, slots=True)
class Tile:
    """A type of tile. ``turns`` is the number of rotations that can be told apart; ``slots[rotation][slot]`` is the
    number of the zone there, ``sides[rotation][side]`` the letter of the edge.
    """

    id: str
    count: int
    bonus: bool
    zones: tuple[Zone, ...]
    basins: tuple[Basin, ...]
    power: str
    turns: int
    edges: str
    sides: tuple[str, ...]
    slots: tuple[tuple[int, ...], ...]

    def zone_number(self, zone_id: str) -> int:
        """The number of the zone with that id; -1 if there is none."""
        return next((k for k, zone in enumerate(self.zones) if zone.id == zone_id), -1)


@cache
def tiles(edition: str) -> Mapping[str, Tile]:
    """All types of tiles of an edition by id."""
    made = [_tile(row, False) for row in LAND[edition]] + [_tile(row, True) for row in BONUS[edition]]
    return {tile.id: tile for tile in made}


def any_tile(tile_id: str) -> Tile:
    """A type of tile of either edition. Raises KeyError for an unknown id."""
    return tiles("second" if tile_id.startswith("2") else "first")[tile_id]


@cache
def pile(edition: str, bonus: bool) -> tuple[str, ...]:
    """The ids of a full pile, in the catalog's order, copies side by side. The start tile is in none."""
    kinds = [tile for tile in tiles(edition).values() if tile.bonus == bonus and tile.id != START[edition]]
    return tuple(tile.id for tile in kinds for _ in range(tile.count))


@cache
def fitting_turns(edges: str, turns: int, wanted: str) -> tuple[int, ...]:
    """The rotations in which a tile's edges agree with the wanted ones (HG-9)."""
    return tuple(r for r in range(turns) if agrees(turned_edges(edges, r), wanted))


def agrees(edges: str, wanted: str) -> bool:
    """Whether edges fit into a cell that wants these terrains."""
    return all(want in (ANY, edge) for edge, want in zip(edges, wanted, strict=True))


def turned_edges(edges: str, rotation: int) -> str:
    """The edges after clockwise quarter turns."""
    return edges[-rotation:] + edges[:-rotation] if rotation else edges


@cache
def contacts(letter: str, side: int) -> tuple[int, ...]:
    """The slots of a side at which areas meet: the two banks and the river of a river edge, else the middle."""
    slots = SIDE_SLOTS[side]
    return slots if letter == "R" else slots[1:2]


def _tile(row: tuple[str, int, str, str], bonus: bool) -> Tile:
    tile_id, count, edges, text = row
    zones = _zones(edges, text.split())
    power = next((zone.power for zone in zones if zone.power), "")
    sides = tuple(turned_edges(edges, r) for r in SIDES)
    slots = tuple(_slot_table(zones, r) for r in SIDES)
    return Tile(tile_id, count, bonus, zones, _basins(zones), power, _turns(edges, zones), edges, sides, slots)


def _zones(edges: str, words: list[str]) -> tuple[Zone, ...]:
    first_lake = next((k for k, word in enumerate(words) if word[0] == "l"), 0)
    seen: dict[str, int] = {}
    zones = []
    for word in words:
        letter = word[0]
        zones.append(_zone(f"{letter}{seen.get(letter, 0)}", edges, word[1:], first_lake))
        seen[letter] = seen.get(letter, 0) + 1
    return tuple(zones)


def _zone(zone_id: str, edges: str, word: str, first_lake: int) -> Zone:
    slot_text, _, rest = word.partition(":")
    slots = tuple(DIGITS.index(digit) for digit in slot_text)
    things = dict(_thing(text) for text in rest.split(",") if text)
    kind = KINDS[zone_id[0]]
    lake = first_lake + things["lake"] if "lake" in things else -1
    counts = {name: things[thing] for thing, name in THINGS.items() if thing in things}
    met = sum(slot in contacts(edges[slot // 3], slot // 3) for slot in slots)
    tally = Tally(met, lakes=int(lake >= 0 or kind == "lake"), **counts)
    power = next((name for name in POWERS if name in things), "")
    return Zone(zone_id, kind, slots, lake, things.get("source", 0), power, tally)


def _thing(text: str) -> tuple[str, int]:
    name = text.rstrip("0123456789")
    number = text[len(name) :]
    return name, int(number) if number else 1


def _slot_table(zones: Iterable[Zone], rotation: int) -> tuple[int, ...]:
    table = [-1] * SLOTS
    for k, zone in enumerate(zones):
        for slot in zone.slots:
            table[(slot + 3 * rotation) % SLOTS] = k
    return tuple(table)


def _basins(zones: tuple[Zone, ...]) -> tuple[Basin, ...]:
    heads = [k for k, zone in enumerate(zones) if zone.kind == "lake" or (zone.kind == "river" and zone.lake < 0)]
    return tuple(_basin(zones, head) for head in heads)


def _basin(zones: tuple[Zone, ...], head: int) -> Basin:
    members = tuple(k for k, zone in enumerate(zones) if k == head or zone.lake == head)
    parts = [zones[k].tally for k in members]
    lakes = sum(zones[k].kind == "lake" for k in members)
    return Basin(members, Tally(sum(t.open for t in parts), sum(t.fish for t in parts), lakes))


def _turns(edges: str, zones: tuple[Zone, ...]) -> int:
    return next(r for r in (1, 2, 4) if turned_edges(edges, r) == edges and _picture(zones, r) == _picture(zones, 0))


def _picture(zones: tuple[Zone, ...], rotation: int) -> frozenset[tuple[object, ...]]:
    """Everything that can be seen on a tile, whatever its zones are called."""
    return frozenset(_look(zones, k, rotation) for k in range(len(zones)))


def _look(zones: tuple[Zone, ...], k: int, rotation: int) -> tuple[object, ...]:
    zone = zones[k]
    lake = k if zone.kind == "lake" else zone.lake
    reached = [slot for other in zones if lake >= 0 and other.lake == lake for slot in other.slots]
    places = [frozenset((slot + 3 * rotation) % SLOTS for slot in slots) for slots in (zone.slots, reached)]
    return zone.kind, *places, zone.sources, zone.power, zone.tally
