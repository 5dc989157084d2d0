"""Pages for looking at the tiles: `python -m tools.art.tiles.gallery FOLDER`.

`tiles-<edition>-<theme>.html` shows every tile, one of them in its four positions, the pieces, signs and lit zones;
`table-<edition>-<theme>.html` a game played at random to its end.
"""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Literal

from engine.core.actions import Action
from engine.games.hunters_gatherers.actions import PlacePiece, PlaceTile
from engine.games.hunters_gatherers.game import GAME
from engine.games.hunters_gatherers.layout import STRIDE
from engine.games.hunters_gatherers.options import HuntersGatherersOptions
from engine.games.hunters_gatherers.state import HuntersGatherersState
from engine.games.hunters_gatherers.tiles import any_tile, tiles
from ui.games.hunters_gatherers.layout import OWNERS, PIECE_BOX, SIZE, SPOT, Tile, tile

Edition = Literal["first", "second"]
EDITIONS: tuple[Edition, Edition] = ("first", "second")
Cell = tuple[int, int]
Laid = dict[Cell, tuple[Tile, int]]
STYLES = ("tokens", "base", "pigments", "hunters_gatherers")
SHEETS = ("common", "hunters_gatherers")
OWN_STYLE = """
body { margin: 12px }
.row { display: flex; flex-wrap: wrap; gap: 10px; margin-bottom: 18px }
figure { margin: 0; text-align: center; font-size: 12px }
"""
ROLES = {"f": "gatherer", "r": "fisher", "m": "hunter"}


def main(folder: Path) -> None:
    """Write all pages."""
    folder.mkdir(parents=True, exist_ok=True)
    for edition in EDITIONS:
        bodies = {"tiles": _tiles_page(edition), "table": _table_page(edition, 8)}
        for name, body in bodies.items():
            for theme in ("light", "dark"):
                (folder / f"{name}-{edition}-{theme}.html").write_text(_page(body, theme), encoding="utf-8")


def _page(body: str, theme: str) -> str:
    styles = [Path(f"ui/styles/{name}.css").read_text(encoding="utf-8") for name in STYLES]
    sheets = [Path(f"ui/art/{name}.svg").read_text(encoding="utf-8") for name in SHEETS]
    head = f'<meta charset="utf-8"><style>{"".join(styles)}{OWN_STYLE}</style>'
    return f'<!doctype html><html data-theme="{theme}">{head}<body>{"".join(sheets)}{body}'


# ------------------------------------------------------------ the land
def _use(symbol: str, transform: str = "", more: str = "") -> str:
    move = f' transform="{transform}"' if transform else ""
    return f'<use href="#{symbol}"{move}{more}/>'


def _layer(laid: Laid, draw: Callable[[Tile, int], str]) -> str:
    rows = sorted(laid.items(), key=lambda row: (row[0][1], row[0][0]))
    return "".join(
        f'<g transform="translate({100 * x} {100 * y})">{draw(shown, turn)}</g>' for (x, y), (shown, turn) in rows
    )


def _land(shown: Tile, turn: int) -> str:
    return f'<g clip-path="url(#h-tile)">{_use(shown.land, shown.turn(turn))}</g>'


def _wood(shown: Tile, turn: int) -> str:
    return _use(shown.wood(turn)) if shown.wood(turn) else ""


def _things(shown: Tile, turn: int) -> str:
    return "".join(_use(thing.symbol, thing.transform) for thing in shown.things(turn))


def _land_svg(laid: Laid, scale: float, lit: dict[str, str] | None = None, above: str = "") -> str:
    """The land in all its layers; `lit` gives what is lit up below the land, on it and on the trees."""
    xs, ys = [x for x, _ in laid], [y for _, y in laid]
    left, top, width, height = min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    squares = "".join(f"M{100 * x} {100 * y}h100v100h-100z" for x, y in laid)
    lights = lit or {}
    layers = [
        f'<path class="h-table" transform="translate(3 9)" d="{squares}"/>',
        f'<path class="h-side" d="{_sides(laid)}"/><path class="h-ground" d="{squares}"/>{lights.get("m", "")}',
        _layer(laid, _land),
        f'<path class="h-joints" d="{squares}"/><path class="h-edge" d="{_edges(laid)}"/>{lights.get("r", "")}',
        _layer(laid, _wood) + lights.get("f", ""),
        _layer(laid, _things) + above,
    ]
    box = f"{100 * left - 14} {100 * top - 14} {100 * width + 28} {100 * height + 28}"
    size = f'width="{(100 * width + 28) * scale:g}" height="{(100 * height + 28) * scale:g}"'
    return f'<svg viewBox="{box}" {size}>{"".join(layers)}</svg>'


def _sides(laid: Laid) -> str:
    """The cardboard under tiles without a southern neighbour."""
    return "".join(f"M{100 * x} {100 * y + 100}h100v5.5h-100z" for x, y in laid if (x, y + 1) not in laid)


def _edges(laid: Laid) -> str:
    """The sides of the land at which no tile lies."""
    ways = ((0, -1, "h100"), (-1, 0, "v100"), (0, 1, "m0 100h100"), (1, 0, "m100 0v100"))
    open_sides = [(x, y, line) for x, y in laid for dx, dy, line in ways if (x + dx, y + dy) not in laid]
    return "".join(f"M{100 * x} {100 * y}{line}" for x, y, line in open_sides)


def _figure(picture: str, text: str) -> str:
    return f"<figure>{picture}<figcaption>{text}</figcaption></figure>"


def _row(pictures: list[str]) -> str:
    return f'<div class="row">{"".join(pictures)}</div>'


# ------------------------------------------------------------ tiles, pieces, signs
def _tiles_page(edition: str) -> str:
    every = list(tiles(edition))
    whole = [_figure(_land_svg({(0, 0): (tile(t), 0)}, 0.9), t) for t in every]
    small = [f'<svg width="40" height="40">{_use("tile-" + t)}</svg>' for t in every]
    turns = [
        _land_svg({(0, 0): (tile(t), turn)}, 1.5, above=_all_spots(tile(t), turn))
        for t in every[:12]
        for turn in range(4)
    ]
    return _row(whole) + _row(small) + _row(_pieces()) + _row(_signs()) + _row(_lit_tiles(every)) + _row(turns)


def _pieces() -> list[str]:
    found = []
    for owner in OWNERS:
        for kind in ("gatherer", "fisher", "hunter", "hut"):
            piece = _use(f"h-{kind}-{owner}", more=f' class="p-{owner}"')
            found.append(f'<svg width="68" height="68" viewBox="{PIECE_BOX}">{piece}</svg>')
    return found


def _signs() -> list[str]:
    rows = (("fits", 6, "h-fits"), ("turns", 9, "h-turn-right"), ("dead", 9, "h-dead"))
    places = [
        _box(f'<g class="h-place {name}">{_square(off)}{_use(sign, "translate(50 50)")}</g>')
        for name, off, sign in rows
    ]
    chosen = _land_svg({(0, 0): (tile("S"), 0)}, 1, above=_square(-1, ' class="h-chosen"'))
    ghost = _box(f'<g class="h-preview">{_use("tile-T05")}</g>')
    return [*places, chosen, ghost, *(_box(_use(f"h-back-{name}")) for name in ("land", "bonus", "menhir"))]


def _box(picture: str) -> str:
    return f'<svg width="110" height="110" viewBox="0 0 100 100">{picture}</svg>'


def _square(off: int, more: str = "") -> str:
    size = SIZE - 2 * off
    return f'<rect x="{off}" y="{off}" width="{size}" height="{size}" rx="7"{more}/>'


def _all_spots(shown: Tile, turn: int) -> str:
    text = ""
    for zone, place in shown.zones.items():
        if place.piece:
            x, y = shown.piece(zone, turn)
            text += f'<circle class="h-spot" cx="{x}" cy="{y}" r="{SPOT}"/>'
            text += _use(f"h-{ROLES[zone[0]]}-A", f"translate({x} {y})scale(.8)", ' class="p-A"')
        if place.hut:
            x, y = shown.hut(zone, turn)
            text += _use("h-hut-B", f"translate({x} {y})scale(.6)", ' class="p-B"')
    return text


def _lit_tiles(every: list[str]) -> list[str]:
    found = []
    for i, name in enumerate(every[:20]):
        owner = OWNERS[i % 5]
        zones = [zone.id for zone in any_tile(name).zones]
        zone = zones[i % len(zones)]
        found.append(_land_svg({(0, 0): (tile(name), 0)}, 1.2, {_kind(zone): _lit(tile(name), zone, 0, owner)}))
    return found


def _kind(zone: str) -> str:
    return "r" if zone[0] in "rl" else zone[0]


def _lit(shown: Tile, zone: str, turn: int, owner: str) -> str:
    """A zone lit up in an owner's colour, shape and outline."""
    outline, move = shown.outline(zone), shown.turn(turn)
    parts = [_use(outline, move, ' class="tint"')]
    if zone[0] in "fm":
        parts.append(_use(outline, move, f' fill="url(#h-own-{owner})"'))
    if zone[0] != "m":
        parts += [_use(outline, move, ' class="halo"'), _use(outline, move, ' class="rim"')]
    if zone[0] == "r":
        parts.append(_use(shown.course(zone), move, f' marker-mid="url(#h-sign-{owner})"'))
    if zone[0] == "f" and shown.flow:
        parts.append(_use(shown.flow, move))
    return f'<g class="h-lit p-{owner}" clip-path="url(#h-tile)">{"".join(parts)}</g>'


# ------------------------------------------------------------ a game
def _table_page(edition: Edition, seed: int) -> str:
    state = _played(edition, seed)
    laid = {(p.x, p.y): (tile(p.tile), p.rotation) for p in state.placed}
    return _land_svg(laid, 0.84, above=_pieces_on(state))


def _played(edition: Edition, seed: int) -> HuntersGatherersState:
    """A game at random, kept in a compact rectangle."""
    chance = Random(seed)
    step = GAME.setup(HuntersGatherersOptions(players=5, edition=edition), seed)
    while step.decision is not None:
        step = GAME.apply(step.state, _choice(step.state, step.decision.actions, chance))
    return step.state


def _choice(state: HuntersGatherersState, actions: Sequence[Action], chance: Random) -> Action:
    tiled = [action for action in actions if isinstance(action, PlaceTile)]
    pieces = [action for action in actions if isinstance(action, PlacePiece)]
    if tiled:
        return _close(state, tiled, chance)
    return chance.choice(pieces) if pieces and chance.random() < 0.4 else actions[-1]


def _close(state: HuntersGatherersState, actions: list[PlaceTile], chance: Random) -> PlaceTile:
    def spread(a: PlaceTile) -> int:
        near = sum((a.x + dx, a.y + dy) in state.layout.cells for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))
        return near * 2 - (abs(a.x) > 4) * 9 - (abs(a.y) > 3) * 9

    best = max(map(spread, actions))
    return chance.choice([a for a in actions if spread(a) >= best - 1])


def _pieces_on(state: HuntersGatherersState) -> str:
    found = []
    for held, of_huts in ((state.members, False), (state.huts, True)):
        for number, player in held.items():
            placed, zone = state.placed[number // STRIDE], state.zone(number)
            shown = tile(placed.tile)
            x, y = (shown.hut if of_huts else shown.piece)(zone.id, placed.rotation)
            role = "hut" if of_huts else ROLES[zone.id[0]]
            at = f"translate({placed.x * 100 + x:g} {placed.y * 100 + y:g})"
            found.append((placed.y * 100 + y, _use(f"h-{role}-{OWNERS[player]}", at, f' class="p-{OWNERS[player]}"')))
    return "".join(text for _, text in sorted(found))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
