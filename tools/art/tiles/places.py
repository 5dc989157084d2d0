"""Where things and pieces go on a tile: middles of upright boxes, on the unturned land."""

import math
from dataclasses import dataclass, replace
from functools import cache

from engine.games.hunters_gatherers.catalog import START
from engine.games.hunters_gatherers.tiles import Tile, Zone
from tools.art.paths import Point
from tools.art.tiles.clearance import FAR, Box, Placed, grid, least_over, room, roomiest
from tools.art.tiles.families import Member
from tools.art.tiles.land import Land
from tools.art.tiles.plane import sub
from tools.art.tiles.shores import fisher_place, from_edge, hut_places, reed_places
from tools.art.tiles.water import STEPS, Course

FIND = Box(9, 8.4)
BOXES = {
    "gold": FIND,
    "menhir": FIND,
    "mushroom": FIND,
    "mammoth": Box(13.6, 9.6),
    "deer": Box(10, 10),
    "aurochs": Box(13.4, 8.6),
    "tiger": Box(13.4, 7.2),
    "shrine": Box(15.4, 11.7),
    "fire": Box(13, 12.6),
    "volcano": Box(18, 16.6),
    "shaman": Box(9, 12),
    "hunting_trap": Box(12, 8),
    "pit_trap": Box(13, 8.5),
}
"""Room that each thing takes at its full size. All finds take the same, so that they share one clearing."""
SPRING = Box(11, 7)
SHRINKS = (1.0, 0.9, 0.8, 0.7)
ROOM = 0.5
"""Room around a thing below which it is drawn smaller."""
SPOT = Box(11.5, 11.5)
"""What a spot that is offered takes; one tile may offer all of its spots at once."""
PIECES = (Box(13, 12), Box(11, 11), Box(9, 9))
"""Room for a piece, the largest that fits."""
RIVER_FISH: dict[int, tuple[float, ...]] = {0: (), 1: (0.5,), 2: (0.34, 0.66)}
"""Where along a river its fish swim."""
FINDS_AND_SPRINGS = ("gold", "menhir", "mushroom", "spring")
"""Things in front of which no tree stands."""
MEADOW_POWERS = ("shrine", "fire", "shaman", "hunting_trap", "pit_trap")
ANIMALS = (("mammoth", "mammoths"), ("aurochs", "aurochs"), ("deer", "deer"), ("tiger", "tigers"))
"""Symbol, and the tally that counts it."""


@dataclass(frozen=True)
class Thing:
    """Something printed in a zone. `measure` is its size in hundredths, the radius of a lake, the direction in degrees
    of a fish in a river, or the edge to which a spring flows.
    """

    kind: str
    zone: str
    at: Point
    measure: float = 100


@dataclass(frozen=True)
class Places:
    """All places of one tile, by the land's names of its zones, on the unturned land."""

    things: list[Thing]
    pieces: dict[str, Point]
    huts: dict[str, Point]


Contents = tuple[tuple[str, tuple[str, ...]], ...]
"""What is printed in each zone: the land's name of the zone, the kinds of things."""


def places(member: Member, land: Land) -> Places:
    """The places of a tile. Tiles with the same things on the same land share them."""
    return _places(land, contents(member))


@cache
def _places(land: Land, held: Contents) -> Places:
    return _Search(land, dict(held)).run()


def contents(member: Member) -> Contents:
    """What is printed in the zones of a tile; forests first, and the largest things of a zone first."""
    zones = sorted(member.tile.zones, key=lambda zone: zone.kind)
    return tuple((member.zones[zone.id], tuple(wanted(member.tile, zone))) for zone in zones)


class _Search:
    """Places one thing after the other, each clear of those before."""

    def __init__(self, land: Land, held: dict[str, tuple[str, ...]]) -> None:
        self.land, self.held = land, held
        self.taken: list[Placed] = []
        self.things: list[Thing] = []

    def run(self) -> Places:
        self._water()
        for zone, kinds in self.held.items():
            for kind in kinds:
                if kind in BOXES:
                    self._put(kind, zone)
        pieces = self._pieces()
        spots = [Placed(at, SPOT) for at in pieces.values()]
        return Places([*self._reeds(), *self.things], pieces, hut_places(self.land, self.taken + spots))

    # -------------------------------------------------------- things
    def _water(self) -> None:
        water = self.land.water
        for zone, head in water.springs.items():
            self._set(Thing("spring", zone, head, water.courses[zone].start), SPRING)
        self.things += [Thing("lake", zone, lake.centre, lake.radius) for zone, lake in water.lakes.items()]
        for zone, course in water.courses.items():
            self._swim(zone, course, RIVER_FISH[len(self.held[zone])])

    def _swim(self, zone: str, course: Course, parts: tuple[float, ...]) -> None:
        for part in parts:
            step = round(part * STEPS)
            way = sub(course.middle[step + 1], course.middle[step - 1])
            degrees = round(math.degrees(math.atan2(way[1], way[0])))
            self._set(Thing("fish", zone, course.middle[step], degrees), Box(7, 5))

    def _reeds(self) -> list[Thing]:
        return [Thing("reeds", zone, at) for zone, at in reed_places(self.land, self.taken)]

    def _put(self, kind: str, zone: str) -> None:
        clearance = self.land.clearance(zone)
        for scale in SHRINKS:
            box = BOXES[kind].sized(scale)
            at, left = roomiest(clearance, box, self.taken)
            if left >= ROOM:
                break
        self._set(Thing(kind, zone, at, round(scale * 100)), box)

    def _set(self, thing: Thing, box: Box) -> None:
        self.things.append(thing)
        self.taken.append(Placed(thing.at, box))

    # -------------------------------------------------------- pieces
    def _pieces(self) -> dict[str, Point]:
        """Rivers have least choice, then come the smallest zones."""
        plan, raster = self.land.plan, self.land.raster
        fish = [thing.at for thing in self.things if thing.kind == "fish"]
        spots = {river.id: fisher_place(self.land, river.id, fish) for river in plan.rivers}
        for zone in sorted([*plan.forests, *plan.meadows], key=lambda zone: len(raster.cells(zone.id))):
            spots[zone.id] = self._free(zone.id, [Placed(at, SPOT) for at in spots.values()])
        return spots

    def _free(self, zone: str, others: list[Placed]) -> Point:
        """Room for a piece beside the things and, better still, beside the other spots too."""
        clearance = self.land.clearance(zone)
        for near, box in [(others, box) for box in PIECES] + [([], box) for box in PIECES]:
            at, left = roomiest(clearance, box, self.taken + near)
            if left >= 0:
                return at
        self._make_room(zone)
        return least_over(clearance, PIECES[-1], self.taken)

    def _make_room(self, zone: str) -> None:
        """Move the only thing of a tight zone to where a piece finds most room beside it."""
        inside = [i for i, thing in enumerate(self.things) if thing.zone == zone and thing.kind in BOXES]
        if len(inside) != 1:
            return
        thing = self.things[inside[0]]
        self.taken.remove(next(placed for placed in self.taken if placed.at == thing.at))
        for scale in SHRINKS:
            left, at = self._beside_piece(zone, BOXES[thing.kind].sized(scale))
            if left >= 0:
                break
        self.taken.append(Placed(at, BOXES[thing.kind].sized(scale)))
        self.things[inside[0]] = replace(thing, at=at, measure=round(scale * 100))

    def _beside_piece(self, zone: str, box: Box) -> tuple[float, Point]:
        """The room left for a piece, no more than needed, if a thing lies in the best place for that."""
        clearance = self.land.clearance(zone)
        worth = []
        for at in grid(clearance):
            thing = Placed(at, box)
            if room(clearance, thing, self.taken) >= 0:
                piece, left = roomiest(clearance, PIECES[-1], [*self.taken, thing])
                worth.append((min(0.0, left), min(14.0, from_edge(piece)), at))
        left, _, at = max(worth, default=(-FAR, 0.0, (0.0, 0.0)))
        return left, at


def wanted(tile: Tile, zone: Zone) -> list[str]:
    """The things in a zone, largest first; the fish of a lake swim where the lake is."""
    tally = zone.tally
    if zone.kind == "forest":
        find = "menhir" if tile.id.startswith("2") else "gold"
        return [find] * tally.gold + ["mushroom"] * tally.mushrooms
    if zone.kind != "meadow":
        return ["fish"] * tally.fish if zone.kind == "river" else []
    first = ["volcano"] * (tile.id in START.values() and zone.id == "m0")
    powers = [power for power in MEADOW_POWERS if power == zone.power]
    return first + powers + [kind for kind, many in ANIMALS for _ in range(getattr(tally, many))]
