"""The land as it lies: ground, tiles in layers from far to near, pieces. Every part is drawn once and then left alone.

Each function gives the pieces of one region of the board's SVG by key, see ``ui.page.Pieces``.
"""

from __future__ import annotations

from functools import lru_cache

from markupsafe import escape

from engine.components.grid_square import Cell, neighbours
from engine.games.hunters_gatherers.layout import STRIDE
from engine.games.hunters_gatherers.state import Placed
from engine.games.hunters_gatherers.tiles import any_tile
from ui.games.hunters_gatherers import layout
from ui.games.hunters_gatherers.reading import pieces
from ui.page import Pieces
from ui.view import View

SIZE = layout.SIZE
DROP = "translate(3 9)"
SIDE = 5.5
"""Thickness of the cardboard that is seen below a tile."""
LAYERS = ("flat", "wood", "things", "hits")
EXTENT = 'fill="none" data-extent=""'
RIM = 40
"""Room for the marks of rows and columns, left of the land and above it."""
KIND_ORDER = "mfrl"
"""Zones from bottom to top, for pressing."""


def base(view: View) -> Pieces:
    """Shadow, cardboard, meadow, and the room that the board takes."""
    cells = view.state.layout.cells
    squares = "".join(f"M{SIZE * x} {SIZE * y}h{SIZE}v{SIZE}h-{SIZE}z" for x, y in cells)
    sides = "".join(
        f"M{SIZE * x} {SIZE * (y + 1) - 0.5}h{SIZE}v{SIDE}h-{SIZE}z" for x, y in cells if (x, y + 1) not in cells
    )
    left, top, wide, high = room(view)
    return {
        "room": f'<rect x="{left - RIM}" y="{top - RIM}" width="{wide + RIM}" height="{high + RIM}" {EXTENT}/>',
        "shadow": f'<path class="h-table" transform="{DROP}" d="{squares}"/>',
        "sides": f'<path class="h-side h-side2-s" d="{sides}"/>',
        "ground": f'<path class="h-ground" d="{squares}"/>',
    }


def room(view: View, edge: float = 1) -> tuple[int, int, int, int]:
    """Left, top, width and height of everything, with ``edge`` free tiles on each side."""
    xs, ys = [x for x, _ in view.state.layout.cells], [y for _, y in view.state.layout.cells]
    wide, high = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    rim = round(SIZE * edge)
    return SIZE * min(xs) - rim, SIZE * min(ys) - rim, SIZE * wide + 2 * rim, SIZE * high + 2 * rim


def joints(view: View) -> Pieces:
    """The lines between tiles, and the edge of the land."""
    cells = view.state.layout.cells
    inner = "".join(_side(cell, side) for cell in cells for side in (1, 2) if neighbours(cell)[side] in cells)
    outer = "".join(_side(cell, side) for cell in cells for side in range(4) if neighbours(cell)[side] not in cells)
    return {"joints": f'<path class="h-joints" d="{inner}"/>', "edge": f'<path class="h-edge" d="{outer}"/>'}


def _side(cell: Cell, side: int) -> str:
    x, y = SIZE * cell[0], SIZE * cell[1]
    return (f"M{x} {y}h{SIZE}", f"M{x + SIZE} {y}v{SIZE}", f"M{x} {y + SIZE}h{SIZE}", f"M{x} {y}v{SIZE}")[side]


def marks(view: View) -> Pieces:
    """How far each column and row is from the start tile: the words of log, hints and lists are found by them."""
    columns, rows = _lines(view)
    west = "".join(f'<text x="{SIZE * (x + 0.5):g}">{_mark(view, ("west", "east"), x)}</text>' for x in columns)
    north = "".join(f'<text y="{SIZE * (y + 0.5):g}">{_mark(view, ("north", "south"), y)}</text>' for y in rows)
    return {
        "columns": f'<g class="hg-marks columns" style="--rim:{SIZE * rows[0] - RIM}px" data-scaled="">{west}</g>',
        "rows": f'<g class="hg-marks rows" style="--rim:{SIZE * columns[0] - RIM}px" data-scaled="">{north}</g>',
    }


def _mark(view: View, ways: tuple[str, str], steps: int) -> str:
    return escape(view.voice(f"hg.mark.{ways[steps > 0]}", n=abs(steps))) if steps else "0"


def _lines(view: View) -> tuple[range, range]:
    """The columns and the rows, with a free one on each side."""
    xs, ys = [x for x, _ in view.state.layout.cells], [y for _, y in view.state.layout.cells]
    return range(min(xs) - 1, max(xs) + 2), range(min(ys) - 1, max(ys) + 2)


# Tiles -----------------------------------------------------------------------------------------------------------


def tiles(view: View, layer: str) -> Pieces:
    """One layer of every tile, from north to south."""
    state = view.state
    order = sorted(range(len(state.placed)), key=lambda n: (state.placed[n].y, state.placed[n].x))
    return {f"{layer}{n}": text for n in order if (text := _layer(layer, state.placed[n], _hunted(view, n)))}


def _hunted(view: View, number: int) -> frozenset[str]:
    """The zones of a tile whose animals a trap has taken."""
    hunted = view.state.hunted
    return frozenset(view.state.zone(zone).id for zone in hunted if zone // STRIDE == number) if hunted else frozenset()


@lru_cache(maxsize=1024)
def _layer(layer: str, placed: Placed, hunted: frozenset[str]) -> str:
    shown = layout.tile(placed.tile)
    inner = {"flat": _flat, "wood": _wood, "things": _things, "hits": _hits}[layer](shown, placed, hunted)
    return f'<g transform="translate({SIZE * placed.x} {SIZE * placed.y})">{inner}</g>' if inner else ""


def use(symbol: str, transform: str = "", more: str = "") -> str:
    """A symbol of the sheet."""
    move = f' transform="{transform}"' if transform else ""
    return f'<use href="#{symbol}"{move}{more}/>'


def _flat(shown: layout.Tile, placed: Placed, _hunted: frozenset[str]) -> str:
    return f'<g clip-path="url(#h-tile)">{use(shown.land, shown.turn(placed.rotation))}</g>'


def _wood(shown: layout.Tile, placed: Placed, _hunted: frozenset[str]) -> str:
    symbol = shown.wood(placed.rotation)
    return use(symbol) if symbol else ""


def _things(shown: layout.Tile, placed: Placed, hunted: frozenset[str]) -> str:
    return "".join(
        use(thing.symbol, thing.transform, ' class="hunted"' if _is_taken(thing, hunted) else "")
        for thing in shown.things(placed.rotation)
    )


def _is_taken(thing: layout.Shown, hunted: frozenset[str]) -> bool:
    return thing.zone in hunted and thing.symbol.removeprefix("h-") in layout.LOOKING


def _hits(shown: layout.Tile, placed: Placed, _hunted: frozenset[str]) -> str:
    """Where to press or point for each zone."""
    zones = sorted(any_tile(placed.tile).zones, key=lambda zone: KIND_ORDER.index(zone.id[0]))
    turn = shown.turn(placed.rotation)
    areas = "".join(
        use(shown.outline(zone.id), turn, f' class="zone" data-target="zone:{placed.x},{placed.y}:{zone.id}"')
        for zone in zones
    )
    return f'<g clip-path="url(#h-tile)">{areas}</g>'


def picture(tile_id: str, rotation: int) -> str:
    """A tile by itself: everything that is on it, for an SVG of its own."""
    placed = Placed(tile_id, 0, 0, rotation)
    layers = "".join(_layer(layer, placed, frozenset()) for layer in LAYERS[:3])
    return f'{use("h-plot")}{layers}<path class="h-edge" d="M0 0h{SIZE}v{SIZE}h-{SIZE}z"/>'


# Pieces ----------------------------------------------------------------------------------------------------------


def folk(view: View) -> Pieces:
    """Standing gatherers and fishers, lying hunters, huts, from north to south."""
    found = []
    for role, zone, player in pieces(view.state):
        x, y = spot(view, role, zone)
        found.append((y, f"{role}{zone}", _piece(view.seats[player].mark, role, x, y, player, zone)))
    return {key: text for _, key, text in sorted(found)}


def spot(view: View, role: str, zone: int) -> layout.Point:
    """The middle of a piece in that role in a zone."""
    placed = view.state.placed[zone // STRIDE]
    return spot_on(placed, role, view.state.zone(zone).id)


def spot_on(placed: Placed, role: str, zone_id: str) -> layout.Point:
    """The middle of a piece in that role on a tile."""
    shown = layout.tile(placed.tile)
    x, y = (shown.hut if role == "hut" else shown.piece)(zone_id, placed.rotation)
    return SIZE * placed.x + x, SIZE * placed.y + y


@lru_cache(maxsize=1024)
def _piece(letter: str, role: str, x: float, y: float, player: int, zone: int) -> str:
    body = use(f"h-{role}-{letter}", "", f' class="p-{letter}"')
    return f'<g data-piece="{player} {role} {zone}" transform="translate({x:g} {y:g})">{body}</g>'
