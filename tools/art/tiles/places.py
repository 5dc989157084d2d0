"""Where things and pieces go on a tile: middles of upright boxes, on the unturned land."""

import math
from dataclasses import dataclass

from engine.games.hunters_gatherers.catalog import START
from engine.games.hunters_gatherers.tiles import Tile, Zone
from tools.art.paths import Point
from tools.art.tiles.clearance import Box, Clearance, Placed, roomiest
from tools.art.tiles.families import Member
from tools.art.tiles.land import Land
from tools.art.tiles.plane import SIDE, add, aside, spaced, sub, unit
from tools.art.tiles.raster import Raster
from tools.art.tiles.water import STEPS, Course, along, halfway

BOXES = {
    "mammoth": Box(13.6, 9.6),
    "deer": Box(10, 10),
    "aurochs": Box(13.4, 8.6),
    "tiger": Box(13.4, 7.2),
    "shrine": Box(15.4, 11.7),
    "fire": Box(13, 12.6),
    "volcano": Box(18, 16.6),
    "gold": Box(8, 6.2),
    "menhir": Box(7, 8.4),
    "mushroom": Box(9.4, 6.6),
    "spring": Box(11, 7),
    "shaman": Box(9, 11.5),
    "hunting_trap": Box(12, 10),
    "pit_trap": Box(13, 8.5),
}
"""Room that each thing takes at its full size."""
SHRINKS = (1.0, 0.9, 0.8, 0.7)
PIECES = (Box(13.4, 12), Box(11, 11), Box(8.5, 9.5))
"""Room for a piece, the largest that fits."""
ANIMALS = (("mammoth", "mammoths"), ("aurochs", "aurochs"), ("deer", "deer"), ("tiger", "tigers"))
HUT = Box(11, 12)
RIVER_FISH = {1: (0.5,), 2: (0.34, 0.66)}
"""Where along a river its fish swim."""
MEADOW_POWERS = ("shrine", "fire", "shaman", "hunting_trap", "pit_trap")


@dataclass(frozen=True)
class Thing:
    """Something printed in a zone: its middle, its size against the full size, its turn in degrees."""

    kind: str
    zone: str
    at: Point
    scale: float = 1.0
    angle: float = 0.0


@dataclass(frozen=True)
class Places:
    """All places of one tile on its unturned land, by the land's names of the zones."""

    things: list[Thing]
    pieces: dict[str, Point]
    huts: dict[str, Point]


def places(member: Member, land: Land) -> Places:
    """The places of a tile."""
    return _Search(member, land).run()


class _Search:
    """Places one thing after the other, each clear of those before."""

    def __init__(self, member: Member, land: Land) -> None:
        self.member, self.land = member, land
        self.taken: list[Placed] = []
        self.things: list[Thing] = []
        self.zone_names = member.zones

    def run(self) -> Places:
        self._springs()
        self._fish()
        for zone in self.member.tile.zones:
            for kind in wanted(self.member.tile, zone):
                self._put(kind, self.zone_names[zone.id])
        return Places(self.things, self._pieces(), self._huts())

    # -------------------------------------------------------- things
    def _springs(self) -> None:
        for zone, head in self.land.water.springs.items():
            self._set("spring", zone, head, Placed(head, BOXES["spring"]))

    def _fish(self) -> None:
        for zone in self.member.tile.zones:
            name = self.zone_names[zone.id]
            if zone.kind == "lake":
                lake = self.land.water.lakes[name]
                self.things.append(Thing("lake", name, lake.centre, lake.radius))
            elif zone.kind == "river" and zone.tally.fish:
                for part in RIVER_FISH[zone.tally.fish]:
                    self._swim(name, self.land.water.courses[name], part)

    def _swim(self, zone: str, course: Course, part: float) -> None:
        step = round(part * STEPS)
        way = sub(course.middle[step + 1], course.middle[step - 1])
        at = course.middle[step]
        self._set("fish", zone, at, Placed(at, Box(7, 4)), angle=math.degrees(math.atan2(way[1], way[0])))

    def _put(self, kind: str, zone: str) -> None:
        clearance = self.land.clearance(zone)
        for scale in SHRINKS:
            at, left = roomiest(clearance, BOXES[kind].sized(scale), self.taken)
            if left >= 0.5:
                break
        self._set(kind, zone, at, Placed(at, BOXES[kind].sized(scale)), scale)

    def _set(self, kind: str, zone: str, at: Point, taken: Placed, scale: float = 1.0, angle: float = 0.0) -> None:
        self.things.append(Thing(kind, zone, at, scale, angle))
        self.taken.append(taken)

    # -------------------------------------------------------- pieces
    def _pieces(self) -> dict[str, Point]:
        plan = self.land.plan
        dry = {zone.id: self._free(zone.id) for zone in [*plan.forests, *plan.meadows]}
        return dry | {river.id: self._fisher(river.id) for river in plan.rivers}

    def _free(self, zone: str) -> Point:
        for box in PIECES:
            at, left = roomiest(self.land.clearance(zone), box, self.taken)
            if left >= 0:
                break
        return at

    def _fisher(self, zone: str) -> Point:
        """In the middle of the visible course, off its fish."""
        water = self.land.water
        course = along(water.courses[zone], water, -3)
        fish = [thing.at for thing in self.things if thing.zone == zone and thing.kind == "fish"]
        free = [p for p in course if all(math.dist(p, f) > 15 for f in fish)] or course
        goal = halfway(water.courses[zone]) if len(course) > 60 else course[int(len(course) * 0.52)]
        inside = [p for p in free if min(*p, SIDE - p[0], SIDE - p[1]) > 9] or free
        return min(inside, key=lambda p: math.dist(p, goal))

    def _huts(self) -> dict[str, Point]:
        water = self.land.water
        shores = {zone: _around(lake.centre, lake.radius + 11) for zone, lake in water.lakes.items()}
        beside = {zone: _beside(along(course, water, 0)) for zone, course in water.courses.items()}
        return {zone: self._ashore(spots) for zone, spots in (shores | beside).items()}

    def _ashore(self, spots: list[Point]) -> Point:
        return max(spots, key=lambda at: (round(self._dryness(at), 3), at))

    def _dryness(self, at: Point) -> float:
        """How good a place on land is for a hut."""
        raster = self.land.raster
        points = [add(at, way) for way in ((0, 0), (-7, 0), (7, 0), (0, -7), (0, 7))]
        worth = sum(_WORTH[raster.plan.kind(zone)] for zone in map(raster.at, points) if zone)
        edge = min(*at, SIDE - at[0], SIDE - at[1])
        crowd = sum(min(0.0, _apart(at, other)) for other in self.taken)
        return worth + 0.8 * crowd + min(0.0, edge - 11) * 2


_WORTH = {"meadow": 2.0, "forest": 0.6, "river": -2.0, "lake": -2.0}


def wanted(tile: Tile, zone: Zone) -> list[str]:
    """The things to be placed in a forest or meadow zone, largest first."""
    tally = zone.tally
    if zone.kind == "forest":
        find = "menhir" if tile.id.startswith("2") else "gold"
        return [find] * tally.gold + ["mushroom"] * tally.mushrooms
    if zone.kind != "meadow":
        return []
    first = ["volcano"] * (tile.id in START.values() and zone.id == "m0")
    powers = [power for power in MEADOW_POWERS if power == zone.power]
    return first + powers + [kind for kind, many in ANIMALS for _ in range(getattr(tally, many))]


def _around(middle: Point, reach: float) -> list[Point]:
    angles = [i * math.pi / 12 for i in range(24)]
    return [(middle[0] + reach * math.cos(a), middle[1] + reach * math.sin(a)) for a in angles]


def _beside(course: list[Point]) -> list[Point]:
    spots = []
    for i in range(3, len(course) - 1, 2):
        normal = aside(unit(sub(course[i + 1], course[i - 1])))
        spots += [add(course[i], normal, side) for side in (13, -13)]
    return spots


def _apart(at: Point, other: Placed) -> float:
    dx, dy = abs(at[0] - other.at[0]), abs(at[1] - other.at[1])
    half, rise = other.box.half + HUT.half, other.box.rise + HUT.rise
    return min(max(dx - half, dy - rise), max(dx - rise, dy - half))
