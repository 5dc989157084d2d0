"""What must touch what on a tile: worked out on the circle of its twelve edge slots, before anything is drawn."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from engine.games.hunters_gatherers.tiles import SLOTS, Tile, Zone
from tools.art.paths import Point
from tools.art.tiles.plane import INWARD, add, unit


@dataclass(frozen=True)
class Gap:
    """The edges that lie between two runs of a forest's edges: from corner `start` clockwise to corner `end`."""

    start: int
    end: int
    edges: tuple[int, ...]


class Plan:
    """The zones of a tile and their neighbourhood. `name` seeds all chance in the drawing."""

    def __init__(self, tile: Tile, name: str) -> None:
        self.name = name
        self.edges = tile.edges
        self.zones = {zone.id: zone for zone in tile.zones}
        self.at = [tile.zones[k].id for k in tile.slots[0]]
        self.forests, self.meadows, self.rivers, self.lakes = (
            [zone for zone in tile.zones if zone.kind == kind] for kind in ("forest", "meadow", "river", "lake")
        )
        self.lake_of = {r.id: tile.zones[r.lake].id for r in self.rivers if r.lake >= 0}
        self.sides = {f.id: tuple(sorted({slot // 3 for slot in f.slots})) for f in self.forests}
        self.tongues = self._tongues()
        self.waters = self._waters()
        self.contacts = {head: self._contacts(rivers) for head, rivers in self.waters.items()}

    def kind(self, zone_id: str) -> str:
        """The kind of a zone."""
        return self.zones[zone_id].kind

    def arms(self, lake: str) -> list[int]:
        """The edges from which rivers run into a lake."""
        return [edge_of(r) for r in self.rivers if self.lake_of.get(r.id) == lake]

    def springs(self) -> list[Zone]:
        """The rivers that spring on the tile."""
        return [r for r in self.rivers if r.sources]

    def others(self, forest: str) -> list[Zone]:
        """The other forests of the tile."""
        return [f for f in self.forests if f.id != forest]

    def towards(self, forest: str) -> Point:
        """The direction from the middle of the tile to a forest; (0, 0) for one that lies all around."""
        way = (0.0, 0.0)
        for edge in self.sides[forest]:
            way = add(way, INWARD[edge], -1)
        return unit(way)

    def weight(self, forest: str) -> int:
        """How many edges and tongues a forest has."""
        return len(self.sides[forest]) + len(self.tongues[forest])

    def runs(self, forest: str) -> list[tuple[int, int]]:
        """The chains of neighbouring edges of a forest as (first corner, last corner); a tongue has both equal."""
        sides = self.sides[forest]
        if len(sides) == 4:
            return []
        found = [(edge, _chain_end(edge, sides)) for edge in sides if (edge - 1) % 4 not in sides]
        return sorted(found + [(corner, corner) for corner in self.tongues[forest]])

    def gaps(self, forest: str) -> list[Gap]:
        """The gaps between the runs of a forest; the i-th follows the i-th run."""
        runs = self.runs(forest)
        return [_gap(runs[i][1], runs[(i + 1) % len(runs)][0]) for i in range(len(runs))]

    def gap_with(self, forest: str, edge: int) -> Gap:
        """The gap of a forest in which an edge lies."""
        return next(gap for gap in self.gaps(forest) if edge in gap.edges)

    def _tongues(self) -> dict[str, list[int]]:
        """Corners at which two different meadows meet; the largest forest must come between them."""
        found: dict[str, list[int]] = {f.id: [] for f in self.forests}
        for corner in range(4):
            before, after = self.at[3 * corner - 1], self.at[3 * corner]
            if before != after and self.kind(before) == self.kind(after) == "meadow":
                found[max(self.forests, key=lambda f: len(f.slots)).id].append(corner)
        return found

    def _waters(self) -> dict[str, list[Zone]]:
        """The rivers of each lake, and each river without a lake by itself."""
        found: dict[str, list[Zone]] = {}
        for river in self.rivers:
            found.setdefault(self.lake_of.get(river.id, river.id), []).append(river)
        return found

    def _contacts(self, rivers: Iterable[Zone]) -> list[str]:
        """The forests that must touch a water because different meadows lie on both sides of them."""
        slots = sorted(slot for river in rivers for slot in river.slots)
        found: dict[str, None] = {}
        for a, b in pairwise([*slots, slots[0] + SLOTS]):
            between = [self.at[slot % SLOTS] for slot in range(a + 1, b)]
            forests = [zone for zone in between if self.kind(zone) == "forest"]
            if between and between[0] != between[-1] and forests:
                opposite = (slots[0] // 3 + 2) % 4
                found[max(forests, key=lambda f: (self.weight(f), opposite in self.sides[f]))] = None
        return list(found)


def edge_of(river: Zone) -> int:
    """The first edge of a river."""
    return river.slots[0] // 3


def edges_of(rivers: Iterable[Zone]) -> list[int]:
    """The edges that rivers reach."""
    return [slot // 3 for river in rivers for slot in river.slots]


def _chain_end(edge: int, sides: tuple[int, ...]) -> int:
    while (edge + 1) % 4 in sides:
        edge = (edge + 1) % 4
    return (edge + 1) % 4


def _gap(start: int, end: int) -> Gap:
    count = (end - start) % 4 or 4
    return Gap(start, end, tuple((start + i) % 4 for i in range(count)))
