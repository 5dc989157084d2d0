"""Areas lit up: the whole of each in the colour and the pattern of whose it is, and the sides where it is open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.components.grid_square import SIDES, neighbours
from engine.games.hunters_gatherers.layout import STRIDE
from engine.games.hunters_gatherers.state import HuntersGatherersState
from ui.games.hunters_gatherers import layout
from ui.games.hunters_gatherers.hand import shown_place
from ui.games.hunters_gatherers.land import SIZE, use
from ui.games.hunters_gatherers.outcome import outcome
from ui.games.hunters_gatherers.reading import Area, areas, pointed_area
from ui.page import Pieces
from ui.view import View

GROUNDS: Mapping[str, tuple[str, ...]] = {"meadow": ("meadow",), "water": ("river", "system"), "forest": ("forest",)}
"""The three heights at which areas are lit, and what lies there."""
OWNERS = "owners"
"""The note that says whose areas are lit: a kind, ``all``, or none."""
TURNS = (0, 90, 180, 270)


def lit_areas(view: View) -> list[tuple[Area, tuple[int, ...]]]:
    """What is lit now, and in which zones: whose areas were asked for, what the shown place joins, what is pointed at.

    Worked out once for a drawing.
    """
    drawing, known = view.memo.get("lit", (None, []))
    if drawing is not view:
        known = _lit_areas(view)
        view.memo["lit"] = view, known
    return known  # type: ignore[no-any-return]


def _lit_areas(view: View) -> list[tuple[Area, tuple[int, ...]]]:
    found: dict[tuple[str, int], tuple[Area, tuple[int, ...]]] = {}
    kind = view.scratch.notes.get(OWNERS, "")
    if kind:
        asked = [area for area in areas(view.state) if area.owners and kind in (area.kind, "all")]
        found.update({(area.kind, area.name): (area, area.zones) for area in asked})
    place = shown_place(view)
    if place:
        for area, zones in outcome(view, *place).zones:
            found[area.kind, area.name] = area, zones
    pointed = pointed_area(view.state, view.scratch.pointed)
    if pointed:
        found[pointed.kind, pointed.name] = pointed, pointed.zones
    return list(found.values())


def lit(view: View, ground: str) -> Pieces:
    """The areas lit at one height."""
    shown = [(area, zones) for area, zones in lit_areas(view) if area.kind in GROUNDS[ground]]
    return {f"{area.kind}{area.name}": _area(view, area, zones) for area, zones in shown if zones}


def letters(view: View, area: Area) -> list[str]:
    """The marks of those whose area it is."""
    return [view.seats[player].mark for player in area.paid]


def _area(view: View, area: Area, zones: Sequence[int]) -> str:
    marks = letters(view, area)
    owner = f"p-{marks[0]}" if marks else "nobody"
    kind = " end" if area.kind in ("meadow", "system") else ""
    drawn = "".join(zone_lit(view.state, zone, marks) for zone in zones)
    return f'<g class="h-lit {owner}{kind}">{drawn}</g>'


def zone_lit(state: HuntersGatherersState, zone: int, marks: Sequence[str]) -> str:
    """A zone in the colour and pattern of its owners, who are named by their marks."""
    placed, zone_id = state.placed[zone // STRIDE], state.zone(zone).id
    shown = layout.tile(placed.tile)
    outline, move = shown.outline(zone_id), shown.turn(placed.rotation)
    parts = [use(outline, move, ' class="tint"')]
    if zone_id[0] in "fm":
        parts += [use(outline, move, f' fill="url(#{pattern(i, letter)})"') for i, letter in enumerate(marks[:2])]
    if zone_id[0] != "m":
        parts += [use(outline, move, ' class="halo"'), use(outline, move, ' class="rim"')]
    if zone_id[0] == "r" and marks:
        parts.append(use(shown.course(zone_id), move, f' marker-mid="url(#h-sign-{marks[0]})"'))
    if zone_id[0] == "f" and shown.flow:
        parts.append(use(shown.flow, move))
    x, y = SIZE * placed.x, SIZE * placed.y
    return f'<g transform="translate({x} {y})" clip-path="url(#h-tile)">{"".join(parts)}</g>'


def pattern(number: int, letter: str) -> str:
    """The pattern of an owner; that of a second one lies in the gaps of the first."""
    return f"h-own-{letter}" if not number else f"hg-second-{letter}"


def second_patterns() -> str:
    """The owners' patterns moved by half their step."""
    return "".join(
        f'<pattern id="hg-second-{letter}" class="p-{letter}" href="#h-own-{letter}" '
        f'patternTransform="translate(12.5 0)"/>'
        for letter in layout.OWNERS
    )


# What is missing -------------------------------------------------------------------------------------------------


def open_sides(view: View) -> Pieces:
    """Dashes and arrows on the sides where a lit forest or river is open."""
    found = {}
    for area, zones in lit_areas(view):
        if area.kind in ("forest", "river") and area.open:
            for x, y, side in _open_sides(view.state, zones):
                found[f"{x},{y},{side}"] = _open_side(x, y, side)
    return found


def _open_sides(state: HuntersGatherersState, zones: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    for zone in zones:
        number = zone // STRIDE
        cell, slots = state.layout.places[number], state.layout.slots[number]
        for side in SIDES:
            if slots[3 * side + 1] == zone and neighbours(cell)[side] in state.layout.frontier:
                yield *cell, side


def _open_side(x: int, y: int, side: int) -> str:
    middle_x, middle_y = layout.SIDE_MIDDLES[side]
    move = f"translate({SIZE * x + middle_x:g} {SIZE * y + middle_y:g})rotate({TURNS[side]})"
    dashes = '<path class="hg-open-halo" d="M-44 0H44"/><path class="hg-open" d="M-44 0H44"/>'
    return f'<g transform="{move}">{dashes}<use href="#h-open" class="h-open"/></g>'
