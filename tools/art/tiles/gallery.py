"""Pages for looking at the tiles: `python -m tools.art.tiles.gallery FOLDER`.

`tiles-<edition>-<theme>.html` shows every tile, one of them in its four positions, the pieces, signs and lit zones;
`table-<edition>-<theme>.html` a game played at random to its end.
"""

import sys
from pathlib import Path
from random import Random

from engine.games.hunters_gatherers.actions import PlacePiece, PlaceTile
from engine.games.hunters_gatherers.game import GAME
from engine.games.hunters_gatherers.layout import STRIDE
from engine.games.hunters_gatherers.options import HuntersGatherersOptions
from engine.games.hunters_gatherers.state import HuntersGatherersState
from engine.games.hunters_gatherers.tiles import any_tile, tiles
from ui.games.hunters_gatherers.layout import OWNERS, PIECE_BOX, SPOT, Tile, tile

Cell = tuple[int, int]
Laid = dict[Cell, tuple[Tile, int]]
STYLES = ("tokens", "base", "pigments", "hunters_gatherers")
SHEETS = ("common", "hunters_gatherers")
ROLES = {"f": "gatherer", "r": "fisher", "m": "hunter"}


def main(folder: Path) -> None:
    """Write all pages."""
    folder.mkdir(parents=True, exist_ok=True)
    for edition in ("first", "second"):
        bodies = {"tiles": _tiles_page(edition), "table": _table_page(edition, 8)}
        for name, body in bodies.items():
            for theme in ("light", "dark"):
                (folder / f"{name}-{edition}-{theme}.html").write_text(_page(body, theme), encoding="utf-8")


def _page(body: str, theme: str) -> str:
    styles = "\n".join(Path(f"ui/styles/{name}.css").read_text(encoding="utf-8") for name in STYLES)
    sheets = "".join(Path(f"ui/art/{name}.svg").read_text(encoding="utf-8") for name in SHEETS)
    own = "body{margin:12px}.row{display:flex;flex-wrap:wrap;gap:10px;margin:0 0 18px}figure{margin:0;text-align:center;font-size:12px}"
    return f'<!doctype html><html data-theme="{theme}"><meta charset="utf-8"><style>{styles}{own}</style><body>{sheets}{body}'


# ------------------------------------------------------------ the land
def _use(symbol: str, transform: str = "", more: str = "") -> str:
    move = f' transform="{transform}"' if transform else ""
    return f'<use href="#{symbol}"{move}{more}/>'


def _layer(laid: Laid, draw: object) -> str:
    rows = sorted(laid.items(), key=lambda row: (row[0][1], row[0][0]))
    assert callable(draw)
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
    layers = [
        f'<path class="h-ground" d="{squares}"/>',
        (lit or {}).get("m", ""),
        _layer(laid, _land),
        f'<path class="h-joints" d="{squares}"/>',
        (lit or {}).get("r", ""),
        _layer(laid, _wood),
        (lit or {}).get("f", ""),
        _layer(laid, _things),
        above,
    ]
    box = f"{100 * left - 14} {100 * top - 14} {100 * width + 28} {100 * height + 28}"
    size = f'width="{(100 * width + 28) * scale:g}" height="{(100 * height + 28) * scale:g}"'
    return f'<svg viewBox="{box}" {size}>{"".join(layers)}</svg>'


def _figure(picture: str, text: str) -> str:
    return f"<figure>{picture}<figcaption>{text}</figcaption></figure>"


def _row(pictures: list[str]) -> str:
    return f'<div class="row">{"".join(pictures)}</div>'


# ------------------------------------------------------------ tiles, pieces, signs
def _tiles_page(edition: str) -> str:
    every = list(tiles(edition))
    whole = [_figure(_land_svg({(0, 0): (tile(t), 0)}, 0.9), t) for t in every]
    small = [f'<svg width="40" height="40">{_use("tile-" + t)}</svg>' for t in every]
    turns = [_land_svg({(0, 0): (tile(t), turn)}, 1.5, above=_all_spots(tile(t), turn)) for t in every[:12] for turn in range(4)]
    return _row(whole) + _row(small) + _row(_pieces()) + _row(_signs()) + _row(_lit_tiles(every)) + _row(turns)


def _pieces() -> list[str]:
    found = []
    for owner in OWNERS:
        for kind in ("gatherer", "fisher", "hunter", "hut"):
            piece = _use(f"h-{kind}-{owner}", more=f' class="p-{owner}"')
            found.append(f'<svg width="68" height="68" viewBox="{PIECE_BOX}">{piece}</svg>')
    return found


def _signs() -> list[str]:
    places = [
        '<g class="h-place fits"><rect x="6" y="6" width="88" height="88" rx="8"/><use href="#h-fits" x="50" y="50"/></g>',
        '<g class="h-place turns"><rect x="9" y="9" width="82" height="82" rx="8"/><use href="#h-turn-right" x="50" y="50"/></g>',
        '<g class="h-place dead"><rect x="9" y="9" width="82" height="82" rx="8"/><use href="#h-dead" x="50" y="50"/></g>',
    ]
    chosen = _land_svg({(0, 0): (tile("S"), 0)}, 1, above='<rect class="h-chosen" x="-1" y="-1" width="102" height="102" rx="4"/>')
    ghost = f'<svg width="128" height="128" viewBox="-14 -14 128 128"><g class="h-preview">{_use("tile-T05")}</g></svg>'
    backs = [f'<svg width="100" height="100">{_use("h-back-" + name)}</svg>' for name in ("land", "bonus", "menhir")]
    return [*(f'<svg width="100" height="100" viewBox="0 0 100 100">{place}</svg>' for place in places), chosen, ghost, *backs]


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
def _table_page(edition: str, seed: int) -> str:
    state = _played(edition, seed)
    laid = {(p.x, p.y): (tile(p.tile), p.rotation) for p in state.placed}
    return _land_svg(laid, 0.84, above=_pieces_on(state))


def _played(edition: str, seed: int) -> HuntersGatherersState:
    """A game at random, kept in a compact rectangle."""
    chance = Random(seed)
    step = GAME.setup(HuntersGatherersOptions(players=5, edition="second" if edition == "second" else "first"), seed)
    while step.decision is not None:
        tiled = [a for a in step.decision.actions if isinstance(a, PlaceTile)]
        pieces = [a for a in step.decision.actions if isinstance(a, PlacePiece)]
        if tiled:
            action: object = _close(step.state, tiled, chance)
        else:
            action = chance.choice(pieces) if pieces and chance.random() < 0.4 else step.decision.actions[-1]
        step = GAME.apply(step.state, action)  # type: ignore[arg-type]
    return step.state


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
