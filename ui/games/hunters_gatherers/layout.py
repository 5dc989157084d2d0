"""Where everything lies on a landscape tile, and which symbols of `ui/art/hunters_gatherers.svg` show it. Data only.

A tile is 100 units square, y downwards. The land turns with the tile; everything that stands on it stays upright.
A tile at (x, y) is drawn in layers, each for all tiles before the next, tiles from north to south, each inside
`<g transform="translate(x y)">`:

1. the meadow: one path of squares for the whole board, filled with `url(#h-ground)`;
2. lit meadows (see `Tile.outline`);
3. `Tile.land` with `Tile.turn` as its transform, clipped by `url(#h-tile)`;
4. lit rivers and lakes;
5. `Tile.wood`;
6. lit forests, each tile's followed by `Tile.flow`;
7. `Tile.things`;
8. pieces, centred on `Tile.piece` or `Tile.hut`, by y.

`tile-<id>` is a whole unturned tile for lists and texts.
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from ui.games.hunters_gatherers.places import ROWS

Point = tuple[float, float]

SIZE = 100
SIDE_MIDDLES: tuple[Point, ...] = ((50, 0), (100, 50), (50, 100), (0, 50))
"""Middles of the sides: north, east, south, west."""
SPOT = 14
"""Radius of the disc that offers a spot."""
PIECE_BOX = "-17 -17 34 34"
"""View box of a piece by itself: `h-gatherer-A`, `h-fisher-A`, `h-hunter-A`, `h-hut-A`; its middle is the origin."""
OWNERS = "ABCDE"

FINDS = ("gold", "menhir", "mushroom")
"""Things that stand in a clearing of the forest."""
LOOKING = ("mammoth", "aurochs", "deer", "tiger")
"""Animals drawn facing left; they are mirrored on the left half so as to look into the tile."""
SHOALS: dict[str, tuple[Point, ...]] = {
    "fish1": ((0, 0),),
    "fish2": ((-1.6, -5.4), (2, 5.2)),
    "fish3": ((-5.6, -7.6), (6.6, -0.6), (-4.6, 6.8)),
    "fish4": ((-8, -7), (8.6, -5.2), (-8.8, 4.8), (7.6, 7)),
    "fish1-boat": ((0, 8.4),),
}
"""Where the fish of a lake swim around its middle, at full size."""
RIVER_FISH = 1.2
"""Size of the fish in a river."""
BOATS: dict[str, Point] = {"raft": (0, -3), "logboat": (0, -5)}
SPRINGS: tuple[tuple[str, Point], ...] = (
    ("spring-north", (0, 8.4)),
    ("spring", (-3.4, -1.6)),
    ("spring", (0, -2.2)),
    ("spring", (3.4, -1.6)),
)
"""Symbol and place of a spring by the side to which its river flows."""


class Thing(NamedTuple):
    """Something printed in a zone of the unturned tile. `measure` is its size in hundredths, the direction in degrees
    of a fish in a river, or the side to which a spring flows.
    """

    kind: str
    zone: str
    at: Point
    measure: float


class Shown(NamedTuple):
    """A `<use>` on a tile: the symbol, its transform, and the zone to which it belongs."""

    symbol: str
    transform: str
    zone: str


class Zone(NamedTuple):
    """What the land calls a zone, and the spots for a tribe member (not in a lake) and for a hut (at water)."""

    name: str
    piece: Point | None
    hut: Point | None


class Tile(NamedTuple):
    """The places of a type of tile, unturned; `quarters` clockwise turns bring its land into that position."""

    id: str
    land_name: str
    quarters: int
    zones: dict[str, Zone]
    things_here: tuple[Thing, ...]

    @property
    def land(self) -> str:
        """The symbol of the land."""
        return f"land-{self.land_name}"

    @property
    def flow(self) -> str:
        """The symbol of the land's water alone, turned and clipped like the land. Empty if there is none."""
        return f"flow-{self.land_name}" if any(zone[0] == "r" for zone in self.zones) else ""

    def turn(self, rotation: int) -> str:
        """The transform of the land, its outlines and courses on a tile after clockwise quarter turns."""
        quarters = (self.quarters + rotation) % 4
        return f"rotate({90 * quarters} 50 50)" if quarters else ""

    def wood(self, rotation: int) -> str:
        """The symbol of the trees, upright: it needs no transform. Empty if no tree stands on the tile."""
        if all(zone[0] != "f" for zone in self.zones):
            return ""
        clear = "x" if any(thing.kind in FINDS for thing in self.things_here) else ""
        return f"wood-{self.land_name}{clear}-{(self.quarters + rotation) % 4}"

    def things(self, rotation: int) -> tuple[Shown, ...]:
        """The things on the tile, from north to south."""
        found = [(y, shown) for thing in self.things_here for y, shown in _show(thing, rotation)]
        return tuple(shown for _, shown in sorted(found, key=lambda row: row[0]))

    def piece(self, zone: str, rotation: int) -> Point:
        """The middle of a tribe member in a forest, river or meadow."""
        spot = self.zones[zone].piece
        assert spot is not None, zone
        return turned(spot, rotation)

    def hut(self, zone: str, rotation: int) -> Point:
        """The middle of a hut at a river or lake."""
        spot = self.zones[zone].hut
        assert spot is not None, zone
        return turned(spot, rotation)

    def outline(self, zone: str) -> str:
        """The symbol of a zone's outline, to light it up: show it with `turn`, clipped by `url(#h-tile)`."""
        return f"zone-{self.land_name}-{self.zones[zone].name}"

    def course(self, zone: str) -> str:
        """The symbol of a river's line of marks: give it `marker-mid="url(#h-sign-A)"`; show it with `turn`."""
        return f"course-{self.land_name}-{self.zones[zone].name}"


@cache
def tile(tile_id: str) -> Tile:
    """The places of a type of tile. Raises KeyError for an unknown id."""
    return read(_rows()[tile_id])


@cache
def _rows() -> dict[str, str]:
    return {row.split(" ", 1)[0]: row for row in ROWS.strip().split("\n")}


def turned(point: Point, rotation: int) -> Point:
    """A point of the tile after clockwise quarter turns about its middle."""
    x, y = point
    for _ in range(rotation % 4):
        x, y = SIZE - y, x
    return x, y


# ------------------------------------------------------------ rows
_ZONE = re.compile(r"(\w+)=(\w+)(?:@([\d.]+),([\d.]+))?(?:\+([\d.]+),([\d.]+))?")


def read(row: str) -> Tile:
    """One row of `places.ROWS`: id, land, quarter turns, zones, things.

    A zone is `id=name@x,y+x,y`: its name in the land, the spot for a tribe member, that for a hut. A thing is
    `kind:zone:x,y:measure`.
    """
    tile_id, land, quarters, *words = row.split()
    zones = dict(_read_zone(word) for word in words if "=" in word)
    things = tuple(_read_thing(word) for word in words if ":" in word)
    return Tile(tile_id, land, int(quarters), zones, things)


def _read_zone(word: str) -> tuple[str, Zone]:
    found = _ZONE.fullmatch(word)
    assert found, word
    zone, name, x, y, hut_x, hut_y = found.groups()
    return zone, Zone(name, (float(x), float(y)) if x else None, (float(hut_x), float(hut_y)) if hut_x else None)


def _read_thing(word: str) -> Thing:
    kind, zone, at, measure = word.split(":")
    x, y = at.split(",")
    return Thing(kind, zone, (float(x), float(y)), float(measure))


# ------------------------------------------------------------ things
def _show(thing: Thing, rotation: int) -> list[tuple[float, Shown]]:
    """How a thing is shown, each part with the y by which it is sorted."""
    x, y = turned(thing.at, rotation)
    if thing.kind == "spring":
        symbol, (dx, dy) = SPRINGS[(int(thing.measure) + rotation) % 4]
        return [(y, _shown(symbol, thing.zone, x + dx, y + dy))]
    if thing.kind == "fish":
        swimming = f"rotate({_leaning(thing.measure + 90 * rotation):g})scale({RIVER_FISH:g})"
        return [(y, _shown("fish", thing.zone, x, y, swimming))]
    size = thing.measure / 100
    if thing.kind in SHOALS:
        return [(y, shown) for shown in _shoal(thing, x, y, size)]
    dx, dy = BOATS.get(thing.kind, (0, 0))
    mirrored = thing.kind in LOOKING and x < SIZE / 2
    return [(y, _shown(thing.kind, thing.zone, x + dx, y + dy, _scale(size, mirrored)))]


def _shoal(thing: Thing, x: float, y: float, size: float) -> list[Shown]:
    """The fish of a lake, every other one looking back."""
    return [
        _shown("fish", thing.zone, x + dx * size, y + dy * size, _scale(size, i % 2 == 1))
        for i, (dx, dy) in enumerate(SHOALS[thing.kind])
    ]


def _shown(symbol: str, zone: str, x: float, y: float, more: str = "") -> Shown:
    return Shown(f"h-{symbol}", f"translate({_number(x)} {_number(y)}){more}", zone)


def _scale(size: float, mirrored: bool) -> str:
    if mirrored:
        return f"scale({-size:g} {size:g})"
    return f"scale({size:g})" if size != 1 else ""


def _leaning(degrees: float) -> float:
    """The direction of a fish, belly down."""
    leaning = degrees % 180
    return leaning - 180 if leaning > 90 else leaning


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
