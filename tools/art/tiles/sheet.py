"""The sheet of the tiles and the rows of places that go with it."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tools.art.sheet import Symbol, sheet_text
from tools.art.tiles import animals, camp, figures, finds, rows, signs
from tools.art.tiles.families import Member, members
from tools.art.tiles.flora import markers, meadow_pattern
from tools.art.tiles.ground import flow_picture, land_picture, zone_paths
from tools.art.tiles.land import Land, lands
from tools.art.tiles.pictures import tile_symbol, wood_picture
from tools.art.tiles.pigments import pigments_css
from tools.art.tiles.places import FINDS_AND_SPRINGS, Places, places
from ui.games.hunters_gatherers.layout import Tile, read

CLIP = '<clipPath id="h-tile"><path d="M-.2-.2h100.4v100.4h-100.4z"/></clipPath>\n'
PLOT = '<rect id="h-plot" width="100" height="100" class="h-ground"/>\n'
STYLES = Path(__file__).with_name("styles.css")


@cache
def files() -> dict[str, str]:
    """Text of every file made here, by its path from the top of the checkout."""
    placed = {member: places(member, lands()[member.land]) for member in members()}
    written = [rows.row(member, found) for member, found in placed.items()]
    tiles = [read(row) for row in written]
    return {
        "ui/art/hunters_gatherers.svg": sheet_text(_symbols(placed, tiles), _definitions()),
        "ui/games/hunters_gatherers/places.py": rows.module(written),
        "ui/styles/hunters_gatherers.css": pigments_css() + STYLES.read_text(encoding="utf-8"),
    }


def _definitions() -> str:
    """What the symbols refer to."""
    shapes = "\n".join(zone_paths(land) for land in lands().values() if land.plan.zones)
    return CLIP + PLOT + markers() + meadow_pattern() + signs.owner_patterns() + shapes


def _symbols(placed: dict[Member, Places], tiles: list[Tile]) -> Iterator[Symbol]:
    for stamps in (animals.STAMPS, finds.STAMPS, camp.STAMPS, signs.STAMPS):
        yield from stamps.symbols()
    yield from (Symbol(f"flow-{land.name}", flow_picture(land)) for land in lands().values() if land.water.courses)
    yield from (Symbol(f"land-{land.name}", land_picture(land)) for land in lands().values())
    yield from _woods(placed, tiles)
    yield from (*figures.symbols(), *signs.backs(), *signs.tile_signs())
    yield from map(tile_symbol, tiles)


def _woods(placed: dict[Member, Places], tiles: list[Tile]) -> Iterator[Symbol]:
    """Each wood once for each turn, as the first tile that needs it has it."""
    wanted: dict[str, tuple[Land, Places]] = {}
    for (member, found), tile in zip(placed.items(), tiles, strict=True):
        if tile.wood(0):
            wanted.setdefault(tile.wood(-tile.quarters).removesuffix("-0"), (lands()[member.land], found))
    for name, (land, found) in wanted.items():
        clear = [thing.at for thing in found.things if thing.kind in FINDS_AND_SPRINGS]
        yield from (Symbol(f"{name}-{turns}", wood_picture(land, turns, clear)) for turns in range(4))
