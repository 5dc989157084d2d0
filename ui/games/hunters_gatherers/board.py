"""The board without an edge: a frame that is drawn once, and the parts in it that are drawn on their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from htpy import Element, Node, button, div, fragment, section, span
from markupsafe import Markup, escape

from ui.games.hunters_gatherers import gains, land, lit, marks
from ui.games.hunters_gatherers.hand import drawn
from ui.games.hunters_gatherers.lit import OWNERS
from ui.games.hunters_gatherers.remaining import BONUS, DIALOG, stack
from ui.page import Pieces
from ui.parts import act, icon, icon_button
from ui.view import View

PARTS: Mapping[str, Callable[[View], Pieces]] = {
    "hg-base": land.base,
    "hg-lit-meadow": partial(lit.lit, ground="meadow"),
    "hg-flat": partial(land.tiles, layer="flat"),
    "hg-joints": land.joints,
    "hg-lit-water": partial(lit.lit, ground="water"),
    "hg-wood": partial(land.tiles, layer="wood"),
    "hg-lit-forest": partial(lit.lit, ground="forest"),
    "hg-things": partial(land.tiles, layer="things"),
    "hg-open": lit.open_sides,
    "hg-folk": land.folk,
    "hg-gains": gains.gains,
    "hg-places": marks.places,
    "hg-preview": marks.preview,
    "hg-spots": marks.spots,
    "hg-marks": land.marks,
    "hg-hits": partial(land.tiles, layer="hits"),
    "hg-presses": marks.presses,
    "hg-handles": marks.handles,
}
"""The groups of the board from far to near, and what fills them."""
FOLLOWS = (
    "hg-handles",
    "hg-lit-meadow",
    "hg-lit-water",
    "hg-lit-forest",
    "hg-open",
    "hg-places",
    "hg-preview",
    "deciding",
)
"""The parts that show what is pointed at."""
SPOKEN = ("hg-presses",)
"""The groups that screen readers are told of."""
LENSES = ("forest", "river", "meadow", "system")
NEAR_EDGE = 0.25
"""Room around the land, in tiles, where none is to be laid."""


def board(view: View) -> Node:
    """The frame."""
    drawing = _drawing(view, 'width="100" height="100"')
    return section(".land.open-land", aria_label=view.voice("hg.board"))[
        div(".pan", data_pan="hunters_gatherers")[div(".layer", data_layer=True)[Markup(drawing)]],
        div("#hg-tools"),
    ]


def still(view: View) -> Node:
    """The frame around everything at once, for a picture; beside it the tile that is to be laid."""
    tile = drawn(view)
    left, top, wide, high = land.room(view, NEAR_EDGE if tile is None else 1)
    return section(".land", aria_label=view.voice("hg.board"))[
        Markup(_drawing(view, f'viewBox="{left} {top} {wide} {high}" preserveAspectRatio="xMidYMid meet"')),
        div(".in-hand")[Markup(f'<svg viewBox="-4 -4 108 108">{land.picture(tile.id, 0)}</svg>')] if tile else None,
    ]


def _drawing(view: View, measures: str) -> str:
    groups = "".join(f'<g id="{name}"{"" if name in SPOKEN else " aria-hidden=true"}></g>' for name in PARTS)
    label = escape(view.voice("hg.board"))
    return (
        f'<svg class="whole hg" {measures} role="group" aria-label="{label}">'
        f"<defs>{lit.second_patterns()}</defs>{groups}</svg>"
    )


def tools(view: View) -> Node:
    """Whose areas are shown, the piles, and the buttons of the view."""
    say = view.voice
    return fragment[
        div(".lens.seg", role="group", aria_label=say("hg.owners"))[
            span(".label", aria_hidden="true")[icon("u-eye", 20)], [lens(view, kind) for kind in LENSES]
        ],
        lens_all(view),
        piles_chip(view),
        div(".looks")[
            icon_button("look", "u-plus", say("hg.closer"), look="in"),
            icon_button("look", "u-minus", say("hg.farther"), look="out"),
            icon_button("look", "u-fit", say("hg.show_all"), look="all"),
        ],
    ]


def piles_chip(view: View) -> Element:
    """What is left of the piles, on a small screen."""
    state, say = view.state, view.voice
    kind = BONUS[state.options.edition]
    label = f"{say('hg.tiles_left')}: {len(state.land)} {say('hg.land')}, {len(state.bonus)} {say(f'hg.{kind}')}"
    content = [stack("land", len(state.land), 24), str(len(state.land)), stack(kind, len(state.bonus), 24)]
    return act("open", [*content, str(len(state.bonus))], "piles-chip", {"aria-label": label}, dialog=DIALOG)


def lens(view: View, kind: str) -> Element:
    """Shows who owns what of a kind."""
    on = view.scratch.notes.get(OWNERS) == kind
    return button(type="button", data_act=OWNERS, data_value="" if on else kind, aria_pressed=str(on).lower())[
        view.voice(f"hg.lens.{kind}")
    ]


def lens_all(view: View) -> Element:
    """Shows who owns what, on a small screen."""
    on = view.scratch.notes.get(OWNERS) == "all"
    label = view.voice("hg.owners")
    extra = {"aria-pressed": str(on).lower(), "title": label}
    return act(OWNERS, [icon("u-eye", 22), span(".sr")[label]], "btn-i lens-all", extra, value="" if on else "all")
