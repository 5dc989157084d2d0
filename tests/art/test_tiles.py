"""The landscape tiles: drawn again, complete, true to their zones, and seamless at every joint."""

import gzip
import re
from functools import cache
from itertools import pairwise

import pytest

from engine.games.hunters_gatherers.tiles import Tile as Printed
from engine.games.hunters_gatherers.tiles import Zone, tiles
from tools.art.paths import Point, Points, outlines
from tools.art.tiles.land import lands
from tools.art.tiles.sheet import files
from tools.art.tiles.trees import lattice
from tools.paths import ROOT
from ui.games.hunters_gatherers import layout

SHEET = (ROOT / "ui/art/hunters_gatherers.svg").read_text(encoding="utf-8")
EVERY = [tile for edition in ("first", "second") for tile in tiles(edition).values()]
IDS = re.findall(r'\bid="([^"]+)"', SHEET)
TURNS = range(4)
COUNTED = {"deer": "deer", "tiger": "tigers", "mammoth": "mammoths", "aurochs": "aurochs", "mushroom": "mushrooms"}
WATERLINE = (42.8, 57.2)
"""Where every river meets the side of a tile."""
STONE = 4.0
"""How far from a corner its stones hide what lies below them."""
_ARC = re.compile(r"a[\d.]+ [\d.]+ 0 1 0 ")


@cache
def shape(symbol: str) -> tuple[Points, ...]:
    """The outlines of a zone's symbol; a pool at a spring is cut off."""
    data = re.search(rf'id="{symbol}" d="([^"]+)"', SHEET)
    assert data, symbol
    return tuple(outlines(_ARC.sub("l", data[1]), 1.0))


def crossings(border: Points, y: float) -> list[float]:
    """Where a closed outline crosses a level line."""
    found = []
    for (ax, ay), (bx, by) in pairwise([*border, border[0]]):
        if (ay <= y) != (by <= y):
            found.append(ax + (y - ay) * (bx - ax) / (by - ay))
    return sorted(found)


def covers(symbol: str, at: Point) -> bool:
    """Whether a point of the unturned land lies in a zone's outline."""
    return any(sum(x < at[0] for x in crossings(border, at[1])) % 2 for border in shape(symbol))


def on_land(tile: layout.Tile, at: Point, rotation: int) -> Point:
    """A point of a turned tile as one of its land."""
    return layout.turned(at, -(tile.quarters + rotation) % 4)


def along_side(side: int, far: float, depth: float) -> Point:
    """A point at a distance along a side, clockwise, and so deep inside the tile."""
    return layout.turned((far, depth), side)


def feet(symbol: str) -> list[Point]:
    """Where the trees of a wood stand."""
    body = re.search(rf'<g id="{symbol}">\n(.*)\n</g>', SHEET)
    assert body, symbol
    found: list[Point] = []
    for data in re.findall(r'url\(#h-(?:fir|leafy)\)" d="M0 0l([^h]*)h0"', body[1]):
        numbers = [int(n) for n in re.findall(r"-?\d+", data)]
        x = y = 0
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + dx, y + dy
            found.append((x, y))
    return found


# ------------------------------------------------------------ the files
def test_files_are_as_drawn() -> None:
    for name, text in files().items():
        assert (ROOT / name).read_text(encoding="utf-8") == text, f"{name}: run python -m tools.art"


def test_the_sheet_is_light_on_the_network() -> None:
    assert len(gzip.compress(SHEET.encode())) < 60_000


# ------------------------------------------------------------ every tile
@pytest.mark.parametrize("printed", EVERY, ids=lambda tile: tile.id)
def test_every_tile_is_drawn_and_placed(printed: Printed) -> None:
    tile = layout.tile(printed.id)
    wanted = {f"tile-{printed.id}", tile.land, tile.flow, *(tile.wood(turn) for turn in TURNS)} - {""}
    shown = {thing.symbol for turn in TURNS for thing in tile.things(turn)}
    outlined = {tile.outline(zone.id) for zone in printed.zones}
    courses = {tile.course(zone.id) for zone in printed.zones if zone.kind == "river"}
    assert wanted | shown | outlined | courses <= set(IDS)


@pytest.mark.parametrize("printed", EVERY, ids=lambda tile: tile.id)
def test_spots_lie_on_the_tile(printed: Printed) -> None:
    tile = layout.tile(printed.id)
    for zone in printed.zones:
        spots = [] if zone.kind == "lake" else [tile.piece(zone.id, turn) for turn in TURNS]
        spots += [tile.hut(zone.id, turn) for turn in TURNS] if zone.kind in ("river", "lake") else []
        assert all(8 <= v <= 92 for spot in spots for v in spot), zone.id


def test_the_picture_counts_what_the_catalog_counts() -> None:
    for printed in EVERY:
        for zone in printed.zones:
            assert seen(printed.id, zone.id) == held(printed.id, zone), (printed.id, zone.id)


def seen(tile: str, zone: str) -> list[str]:
    """The things shown in a zone."""
    things = [thing.symbol.removeprefix("h-") for thing in layout.tile(tile).things(0) if thing.zone == zone]
    return sorted(thing for thing in things if thing not in ("reeds", "spring", "spring-north", "volcano"))


def held(tile: str, zone: Zone) -> list[str]:
    """The things that the catalog says are in a zone."""
    counts = {name: getattr(zone.tally, many) for name, many in COUNTED.items()} | {"fish": zone.tally.fish}
    counts["menhir" if tile.startswith("2") else "gold"] = zone.tally.gold
    return sorted([name for name, count in counts.items() for _ in range(count)] + [zone.power] * bool(zone.power))


def test_springs_and_volcanoes() -> None:
    for printed in EVERY:
        symbols = [thing.symbol for thing in layout.tile(printed.id).things(0)]
        assert sum("spring" in symbol for symbol in symbols) == sum(zone.sources for zone in printed.zones)
        assert ("h-volcano" in symbols) == (printed.id in ("S", "2S"))


# ------------------------------------------------------------ true to the zones
@pytest.mark.parametrize("name", list(lands()))
def test_a_land_shows_its_zones(name: str) -> None:
    """Each meadow and forest is one piece, no two run together, none is missing."""
    assert lands()[name].raster.problems == []


@pytest.mark.parametrize("printed", EVERY, ids=lambda tile: tile.id)
def test_zones_reach_their_slots_in_every_rotation(printed: Printed) -> None:
    tile = layout.tile(printed.id)
    for rotation in TURNS:
        for slot, number in enumerate(printed.slots[rotation]):
            side, third = divmod(slot, 3)
            letter = printed.sides[rotation][side]
            if letter == "R" or third == 1:
                at = along_side(side, (20, 50, 80)[third] if letter == "R" else 50, 0.5)
                assert covers(tile.outline(printed.zones[number].id), on_land(tile, at, rotation)), (rotation, slot)


def test_things_lie_in_their_zones() -> None:
    for printed in EVERY:
        tile = layout.tile(printed.id)
        raster = lands()[tile.land_name].raster
        for thing in tile.things_here:
            if thing.kind not in ("reeds", "spring"):
                found = raster.at(on_land(tile, thing.at, 0))
                assert found == tile.zones[thing.zone].name, (printed.id, thing)


# ------------------------------------------------------------ joints
def spans(tile: layout.Tile, zone: str, side: int) -> list[tuple[float, float]]:
    """The parts of a side, clockwise from its first corner, along which a zone is drawn just inside the tile."""
    found = []
    for border in shape(tile.outline(zone)):
        level = crossings([layout.turned(at, tile.quarters - side) for at in border], 0.01)
        clipped = [min(100.0, max(0.0, x)) for x in level]
        found += [(a, b) for a, b in zip(clipped[::2], clipped[1::2], strict=True) if a < b]
    return found


@pytest.mark.parametrize("printed", EVERY, ids=lambda tile: tile.id)
def test_sides_of_a_kind_are_all_alike(printed: Printed) -> None:
    """Forest along the whole side, a river between the same two points, else nothing but what corner stones hide."""
    tile = layout.tile(printed.id)
    for zone in (zone for zone in printed.zones if zone.kind in ("forest", "river")):
        for side in TURNS:
            found = spans(tile, zone.id, side)
            if any(slot // 3 == side for slot in zone.slots):
                wanted = (0, 100) if zone.kind == "forest" else WATERLINE
                assert found == [pytest.approx(wanted, abs=0.1)], (zone.id, side)
            else:
                assert all(b <= STONE or a >= 100 - STONE for a, b in found), (zone.id, side)


def test_outlines_run_on_beyond_the_sides() -> None:
    """Contours and banks must not be drawn along a joint."""
    for printed in EVERY:
        tile = layout.tile(printed.id)
        for zone in printed.zones:
            if zone.kind in ("forest", "river"):
                for side in {slot // 3 for slot in zone.slots}:
                    at = on_land(tile, along_side(side, 50, -3), 0)
                    assert covers(tile.outline(zone.id), at), (printed.id, zone.id)


def test_trees_stand_on_one_lattice() -> None:
    places = {tree.foot for tree in lattice()}
    woods = [name for name in IDS if name.startswith("wood-")]
    assert woods
    for wood in woods:
        standing = feet(wood)
        assert set(standing) <= places
        assert len(standing) == len(set(standing))


def test_no_tree_hides_a_fish() -> None:
    for printed in EVERY:
        tile = layout.tile(printed.id)
        for rotation in (turn for turn in TURNS if tile.wood(turn)):
            fish = [thing for thing in tile.things(rotation) if thing.symbol == "h-fish"]
            for x, y in (place(thing.transform) for thing in fish):
                hidden = [t for t in feet(tile.wood(rotation)) if abs(t[0] - x) < 6 and 0 < t[1] - y < 13]
                assert not hidden, (printed.id, rotation)


def place(transform: str) -> Point:
    """Where a transform moves the origin."""
    x, y = re.findall(r"-?[\d.]+", transform)[:2]
    return float(x), float(y)


# ------------------------------------------------------------ turning
def test_four_turns_restore_a_point() -> None:
    assert layout.turned((12, 34), 1) == (66, 12)
    assert layout.turned((12, 34), 4) == (12, 34)


def test_figures_stay_upright() -> None:
    """Only fish in a river follow their water; nothing else that stands on the land is turned with it."""
    for printed in EVERY:
        for rotation in TURNS:
            for thing in layout.tile(printed.id).things(rotation):
                leaning = re.search(r"rotate\((-?[\d.]+)\)", thing.transform)
                assert not leaning or (thing.symbol == "h-fish" and -90 <= float(leaning[1]) <= 90)


def test_an_unknown_tile_is_refused() -> None:
    with pytest.raises(KeyError):
        layout.tile("T99")
