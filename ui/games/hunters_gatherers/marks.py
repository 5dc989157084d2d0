"""What can be done now, on the board: places for the tile, the tile seen there, spots for pieces, and what to press."""

from __future__ import annotations

from functools import cache
from math import sqrt

from markupsafe import escape

from engine.components.grid_square import Cell
from engine.games.hunters_gatherers.actions import PlacePiece, TakeBack
from engine.games.hunters_gatherers.events import TilePlaced
from engine.games.hunters_gatherers.supply import fitting_tiles
from ui.games.hunters_gatherers import layout
from ui.games.hunters_gatherers.apart import apart
from ui.games.hunters_gatherers.hand import chosen_cell, drawn, held_turn, offered, placement, shown_place
from ui.games.hunters_gatherers.land import SIZE, picture, spot_on, use
from ui.games.hunters_gatherers.places_list import place_words
from ui.games.hunters_gatherers.reading import area_for, free_cells, settling
from ui.page import Pieces
from ui.view import View

NEAR = 1.1
"""The scale at which spots are pressed with ease."""
HANDLE = 22
HANDLES_APART = 50
"""Radius of the handles under the chosen place, and how far apart they are, in pixels."""
APART = 2 * layout.SPOT + 6
ROOM = 88
REACH = 12
"""How far apart the middles of spots are, with room for the points at their edges; what many spots share of a tile's
side; and how far a spot may go from where its piece will be.
"""
BADGE = (12, -12)
"""Where the points of a spot stand, from its middle."""


# Places for the tile ---------------------------------------------------------------------------------------------


def places(view: View) -> Pieces:
    """Every free cell that says something: the tile fits as it is turned, fits otherwise, or nothing ever will."""
    fits, dead, shown = offered(view) if drawn(view) else {}, dead_cells(view), shown_place(view)
    turn = held_turn(view)
    found = {}
    for cell in free_cells(view.state):
        if cell in fits:
            kind = "fits" if turn in fits[cell] else "turns"
            found[_name(cell)] = "" if shown and shown[0] == cell else _place(cell, kind)
        elif cell in dead:
            found[_name(cell)] = _place(cell, "dead")
    return {key: text for key, text in found.items() if text}


def _name(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


@cache
def _place(cell: Cell, kind: str) -> str:
    inset, sign = {"fits": (6, "h-fits"), "turns": (9, "h-turn-right"), "dead": (9, "h-dead")}[kind]
    box = f'x="{inset}" y="{inset}" width="{SIZE - 2 * inset}" height="{SIZE - 2 * inset}" rx="8"'
    move = f'transform="translate({SIZE * cell[0]} {SIZE * cell[1]})"'
    return f'<g class="h-place {kind}" {move}><rect {box}/><use href="#{sign}" x="50" y="50"/></g>'


def dead_cells(view: View) -> frozenset[Cell]:
    """The cells that none of the tiles to come fits, where counting is wished for."""
    if not view.prefs.counts or view.over:
        return frozenset()
    known: tuple[int, frozenset[Cell]] = view.memo.get("dead", (-1, frozenset()))
    if known[0] != view.moves:
        counts = fitting_tiles(view.state)
        known = view.memo["dead"] = view.moves, frozenset(cell for cell, count in counts.items() if not count)
    return known[1]


def preview(view: View) -> Pieces:
    """The drawn tile where it is seen: pale where it is pointed at, whole in its frame where it was chosen."""
    place, tile = shown_place(view), drawn(view)
    if not place or not tile:
        return _last_tile(view)
    (x, y), turn = place
    move = f'transform="translate({SIZE * x} {SIZE * y})"'
    if chosen_cell(view):
        frame = f'<rect class="h-chosen" x="-1" y="-1" width="{SIZE + 2}" height="{SIZE + 2}" rx="4"/>'
        return {f"chosen{turn}": f'<g {move} data-reveal="">{picture(tile.id, turn)}{frame}</g>'}
    return {f"seen{turn}": f'<g {move} class="h-preview">{picture(tile.id, turn)}</g>'}


def handles(view: View) -> Pieces:
    """Under the chosen place, the same size at any scale: turn left, lay, turn right. The panel has them for keys."""
    place, action = shown_place(view), placement(view)
    if not place or action is None:
        return {}
    (x, y), turn = place
    sides = "".join(
        f'<g class="hg-handle" transform="translate({dx} 0)" data-act="turn" data-by="{by}" data-wheel="turn">'
        f'<circle r="{HANDLE}"/><use href="#h-turn-{way}"/></g>'
        for dx, by, way in ((-HANDLES_APART, "-1", "left"), (HANDLES_APART, "1", "right"))
        if len(offered(view)[x, y]) > 1
    )
    lay = (
        f'<g class="hg-handle lay" data-act="do" data-action="{escape(str(action))}"><circle r="{HANDLE}"/>'
        f'<use href="#u-check" x="-13" y="-13" width="26" height="26"/></g>'
    )
    move = f"translate({SIZE * x + SIZE / 2:g} {SIZE * (y + 1)})"
    inner = f'<g class="hg-handles" data-scaled="">{sides}{lay}</g>'
    return {f"{x},{y},{turn}": f'<g transform="{move}" data-reveal="">{inner}</g>'}


def _last_tile(view: View) -> Pieces:
    """A frame around the tile that was laid last, in its owner's colour, until something else happens."""
    laid = [event for event in view.recent if isinstance(event, TilePlaced)]
    if not laid:
        return {}
    at, letter = laid[-1], view.seats[laid[-1].player].mark
    box = f'x="{SIZE * at.x - 1}" y="{SIZE * at.y - 1}" width="{SIZE + 2}" height="{SIZE + 2}" rx="4"'
    near = f' data-near="{NEAR}"' if view.decision and settling(view.state) else ""
    return {f"last{view.moves}": f'<rect class="hg-last p-{letter}" {box} data-reveal=""{near}/>'}


# Spots for pieces ------------------------------------------------------------------------------------------------


def spot_actions(view: View) -> list[PlacePiece | TakeBack]:
    """The offered actions that are about a spot."""
    return [a for a in (view.decision.actions if view.decision else ()) if isinstance(a, PlacePiece | TakeBack)]


def spot_target(action: PlacePiece | TakeBack) -> str:
    """The target that is about this piece alone, not about its zone."""
    return action.targets[1]


def spot_points(view: View, action: PlacePiece | TakeBack) -> int:
    """What the area of a piece would be worth now."""
    state = view.state
    return area_for(state, action.role, state.zone_at(action.x, action.y, action.zone)).points


def spots(view: View) -> Pieces:
    """Where a piece may go, or be called back from: the piece in a disc, and what it would score now."""
    return dict(_spot(view, action) for action in spot_actions(view))


def _spot(view: View, action: PlacePiece | TakeBack) -> tuple[str, str]:
    x, y = _spot_middle(view, action)
    assert view.viewer is not None
    letter, points = view.seats[view.viewer].mark, spot_points(view, action)
    target = spot_target(action)
    chosen = target in view.scratch.chosen
    return target, _disc(x, y, action.role, letter, points, chosen, isinstance(action, TakeBack))


def _spot_middle(view: View, action: PlacePiece | TakeBack) -> layout.Point:
    return _middles(view)[spot_target(action)]


def _middles(view: View) -> dict[str, layout.Point]:
    known: tuple[object, dict[str, layout.Point]] = view.memo.get("hg-middles", (None, {}))
    actions = spot_actions(view)
    asked = view.moves, tuple(map(spot_target, actions))
    if known[0] != asked:
        least = min(APART, ROOM / sqrt(len(actions) or 1))
        middles = apart([_natural_middle(view, action) for action in actions], least, REACH)
        known = view.memo["hg-middles"] = asked, dict(zip(asked[1], middles, strict=True))
    return known[1]


def _natural_middle(view: View, action: PlacePiece | TakeBack) -> layout.Point:
    placed = view.state.placed[view.state.layout.cells[action.x, action.y]]
    return spot_on(placed, action.role, action.zone)


@cache
def _disc(x: float, y: float, role: str, letter: str, points: int, chosen: bool, there: bool) -> str:
    state = " sel" if chosen else ""
    piece = "" if there else use(f"h-{role}-{letter}", "" if chosen else "scale(.72)", f' class="p-{letter}"')
    width = 9 * len(str(points)) + 9
    badge = (
        f'<g class="hg-badge" transform="translate({BADGE[0]} {BADGE[1]})"><rect x="{-width / 2}" y="-8.5" '
        f'width="{width}" height="17" rx="6"/><text y="4.8">{points}</text></g>'
    )
    return (
        f'<g class="hg-spot{state}" transform="translate({x:g} {y:g})">'
        f'<circle class="h-spot" r="{layout.SPOT}"/>{piece}{badge}</g>'
    )


# What to press ---------------------------------------------------------------------------------------------------


def presses(view: View) -> Pieces:
    """Free cells and spots to point at and press; those that can be chosen are reached by arrows."""
    words = place_words(view) if drawn(view) else {}
    first = next(iter(words), None)
    found = {f"cell:{_name(c)}": _cell(c, words.get(c, ""), c == first) for c in free_cells(view.state)}
    for n, action in enumerate(spot_actions(view)):
        label = view.voice.say(view.label(action))
        more = f'role="button" tabindex="{-1 if n else 0}" aria-label="{escape(label)}"'
        found[spot_target(action)] = spot_press(view, action, f'id="at-{spot_target(action)}" {more}')
    return found


def spot_press(view: View, action: PlacePiece | TakeBack, more: str = "") -> str:
    """Where to press for a spot."""
    x, y = _spot_middle(view, action)
    return (
        f'<circle class="hit" r="{layout.SPOT + 3}" cx="{x:g}" cy="{y:g}" data-target="{spot_target(action)}" {more}/>'
    )


def _cell(cell: Cell, label: str, first: bool) -> str:
    box = f'x="{SIZE * cell[0] + 3}" y="{SIZE * cell[1] + 3}" width="{SIZE - 6}" height="{SIZE - 6}"'
    can = (
        f'id="at-cell:{_name(cell)}" role="button" tabindex="{0 if first else -1}" aria-label="{escape(label)}" '
        f'data-wheel="turn"'
    )
    return f'<rect class="{"hit" if label else "free"}" {box} {can if label else ""} data-target="cell:{_name(cell)}"/>'
