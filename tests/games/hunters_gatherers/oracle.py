"""A slow but obvious second way to find the areas: read the catalog's rows again and flood from slot to slot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine.games.hunters_gatherers.catalog import BONUS, LAND

Place = tuple[int, int]
ZoneKey = tuple[int, int, int]
"""Cell and number of the zone in its row."""

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
EDGE = {"N": (0, 1, 2), "E": (3, 4, 5), "S": (6, 7, 8), "W": (9, 10, 11)}
MEETS = {"N": (8, 7, 6), "S": (2, 1, 0), "E": (11, 10, 9), "W": (5, 4, 3)}


@dataclass(frozen=True)
class Area:
    """Zones that belong together, the contacts of theirs with free cells, and what lies in them."""

    zones: frozenset[ZoneKey]
    open: int
    things: Mapping[str, int]


def rows(edition: str) -> dict[str, tuple[str, list[str]]]:
    """Edges and zone words by tile id."""
    return {row[0]: (row[2], row[3].split()) for row in LAND[edition] + BONUS[edition]}


def flood(edition: str, placed: Iterable[Any], hunted: Iterable[ZoneKey] = ()) -> tuple[set[Area], set[Area]]:
    """See ``flooded``, which remembers the last position."""
    return flooded(edition, tuple(placed), frozenset(hunted))


@lru_cache(maxsize=1)
def flooded(edition: str, placed: tuple[Any, ...], hunted: frozenset[ZoneKey]) -> tuple[set[Area], set[Area]]:
    """All meadows, forests and rivers, and all river systems, from the tiles on the table alone.

    Nothing is left in the zones that were ``hunted``.
    """
    table = rows(edition)
    words: dict[ZoneKey, str] = {}
    slots: dict[tuple[Place, int], ZoneKey] = {}
    letters: dict[tuple[Place, str], str] = {}
    for tile in placed:
        edges, zone_words = table[tile.tile]
        cell = (tile.x, tile.y)
        for k, word in enumerate(zone_words):
            words[(*cell, k)] = word
            for digit in word[1:].partition(":")[0]:
                slots[cell, (int(digit, 12) + 3 * tile.rotation) % 12] = (*cell, k)
        for i, side in enumerate("NESW"):
            letters[cell, side] = edges[(i - tile.rotation) % 4]
    words |= {zone: words[zone].partition(":")[0] for zone in hunted}
    land = [zone for zone, word in words.items() if word[0] != "l"]
    water = [zone for zone, word in words.items() if word[0] in "lr"]
    links, loose = touching(slots, letters)
    lakes = [pair for zone, word in words.items() for pair in lake_links(zone, word, words)]
    ends = {zone: loose[zone] for zone in water if words[zone][0] == "r"}
    return (
        {area(group, words, loose) for group in groups(land, links)},
        {area(group, words, ends) for group in groups(water, links + lakes)},
    )


def legal_tiles(edition: str, placed: Sequence[Any], tile_id: str) -> set[tuple[int, int, int]]:
    """Every cell and rotation at which a tile fits, by trying all that touch the land."""
    table = rows(edition)
    shown = {(p.x, p.y): turned(table[p.tile][0], p.rotation) for p in placed}
    beside = {(x + dx, y + dy) for x, y in shown for dx, dy in STEPS.values()} - shown.keys()
    return {
        (*cell, rotation)
        for rotation in range(4)
        for edges in [turned(table[tile_id][0], rotation)]
        for cell in beside
        if matches(shown, cell, edges)
    }


def matches(shown: Mapping[Place, str], cell: Place, edges: str) -> bool:
    """Whether all neighbours that lie there show the same terrain."""
    for side, edge, opposite in zip("NESW", edges, (2, 3, 0, 1), strict=True):
        neighbour = cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]
        if neighbour in shown and shown[neighbour][opposite] != edge:
            return False
    return True


def turned(edges: str, rotation: int) -> str:
    """Edges after clockwise quarter turns."""
    return "".join(edges[(i - rotation) % 4] for i in range(4))


def legal_pieces(
    edition: str, placed: Sequence[Any], members: Iterable[ZoneKey], huts: Iterable[ZoneKey], has: tuple[bool, bool]
) -> set[tuple[str, int]]:
    """Role and number of the zone of everything that may be placed on the last tile; ``has``: a member, a hut."""
    land, water = flood(edition, placed)
    last, words = (placed[-1].x, placed[-1].y), rows(edition)[placed[-1].tile][1]
    found = set()
    for k, word in enumerate(words):
        zone = (*last, k)
        role = {"m": "hunter", "f": "gatherer", "r": "fisher"}.get(word[0])
        if role and has[0] and not group_of(land, zone) & set(members):
            found.add((role, k))
        if word[0] in "rl" and has[1] and not group_of(water, zone) & set(huts):
            found.add(("hut", k))
    return found


def group_of(areas: Iterable[Area], zone: ZoneKey) -> frozenset[ZoneKey]:
    """The zones of the area that a zone belongs to."""
    return next(area.zones for area in areas if zone in area.zones)


def touching(
    slots: Mapping[tuple[Place, int], ZoneKey], letters: Mapping[tuple[Place, str], str]
) -> tuple[list[tuple[ZoneKey, ZoneKey]], Counter[ZoneKey]]:
    """Pairs of zones that meet at an edge, and how many contacts of each zone face a free cell."""
    links: list[tuple[ZoneKey, ZoneKey]] = []
    loose: Counter[ZoneKey] = Counter()
    for (cell, side), letter in letters.items():
        beyond = cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]
        for i in (0, 1, 2) if letter == "R" else (1,):
            mine = slots[cell, EDGE[side][i]]
            if (beyond, "N") in letters:
                links.append((mine, slots[beyond, MEETS[side][i]]))
            else:
                loose[mine] += 1
    return links, loose


def lake_links(zone: ZoneKey, word: str, words: Mapping[ZoneKey, str]) -> list[tuple[ZoneKey, ZoneKey]]:
    """The lake that a river arm runs into."""
    number = next((thing[4:] for thing in things_of(word) if thing.startswith("lake")), None)
    if number is None:
        return []
    lakes = [k for k in range(10) if words.get((*zone[:2], k), "").startswith("l")]
    return [(zone, (*zone[:2], lakes[int(number)]))]


def things_of(word: str) -> list[str]:
    """What stands behind the colon of a zone's word."""
    return [thing for thing in word.partition(":")[2].split(",") if thing]


def groups(zones: Sequence[ZoneKey], links: Iterable[tuple[ZoneKey, ZoneKey]]) -> list[set[ZoneKey]]:
    """The zones in groups that hang together."""
    near: dict[ZoneKey, set[ZoneKey]] = {zone: set() for zone in zones}
    for one, other in links:
        if one in near and other in near:
            near[one].add(other)
            near[other].add(one)
    left, found = set(zones), []
    while left:
        group, edge = set(), [left.pop()]
        while edge:
            zone = edge.pop()
            group.add(zone)
            edge += near[zone] - group
        left -= group
        found.append(group)
    return found


def area(group: set[ZoneKey], words: Mapping[ZoneKey, str], loose: Mapping[ZoneKey, int]) -> Area:
    """A group with everything in it counted."""
    things: Counter[str] = Counter()
    for zone in group:
        for thing in things_of(words[zone]):
            name = thing.rstrip("0123456789")
            things["lake_end" if name == "lake" else name] += int(thing[len(name) :] or 1) if name != "lake" else 1
        things["lake"] += words[zone][0] == "l"
    counted = {name: count for name, count in things.items() if count}
    return Area(frozenset(group), sum(loose.get(zone, 0) for zone in group), Frozen(counted))


class Frozen(dict[str, int]):
    """Counts that can stand in a set."""

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))
