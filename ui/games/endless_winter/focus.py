"""What is in focus: the terrain or one market with every card readable; a tab looks elsewhere without committing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial

from htpy import Element, Node, button, div, fragment, header, span
from markupsafe import Markup

from engine.games.endless_winter.state import SPECIES
from ui.games.endless_winter.cards import animal_offer, culture_offer, gap, tribe_offer
from ui.games.endless_winter.reading import TABS, WIDE, classes, focus, market_marks, side
from ui.games.endless_winter.signs import sign
from ui.games.endless_winter.terrain import seen, terrain
from ui.parts import act, icon
from ui.view import View

KINDS = ("supply", "zone", "hex", "juncture")
"""Kinds of things that are marked here, besides Culture cards."""


def focused(view: View) -> Markup:
    """The tabs and the picture in focus, made anew only when it changes."""
    tab, state = focus(view), view.state
    wide = view.scratch.notes.get(WIDE, "")
    key = (state.supply, state.display, state.zone, len(state.animals), seen(state), state.lands, state.round)
    shown = (repr(key), tab, wide, side(view), market_marks(view, *KINDS), view.viewer)
    return view.once(("ew-focus", shown), lambda: _focused(view, tab, bool(wide)))


def _focused(view: View, tab: str, wide: bool) -> Node:
    return fragment[
        view.once(("ew-heading", tab, wide), lambda: heading(view, tab, wide)),
        div({"class": f"ew-shown {tab}"}, id="ew-shown", role="tabpanel", aria_label=view.voice(f"ew.tab.{tab}"))[
            PICTURES[tab](view)
        ],
    ]


def heading(view: View, tab: str, wide: bool) -> Element:
    """The tabs, and the way to fill the middle."""
    label = view.voice("ew.narrow" if wide else "ew.wide")
    zoom = act(
        "ew-wide",
        [icon("u-fit" if wide else "u-zoom", 20), span(".sr")[label]],
        "btn-3 btn-i",
        {"title": label},
        value="" if wide else "1",
    )
    return header[div(".ew-tabs", role="tablist")[[tab_button(view, column, tab) for column in TABS]], zoom]


def tab_button(view: View, column: str, now: str) -> Element:
    """One tab."""
    tab = TABS[column]
    on = tab == now
    return button(
        {"class": f"ew-tab ew-{column}", "type": "button", "role": "tab", "data-act": "ew-focus", "data-value": tab},
        aria_selected=str(on).lower(),
        aria_controls="ew-shown",
    )[sign(column, 19), span[view.voice(f"ew.tab.{tab}")]]


def tribes(view: View) -> Element:
    """The five stacks of Tribe cards."""
    return div(".ew-rows")[
        [
            view.once(("ew-row", kind, left, classes(view, f"supply:{kind}")), partial(tribe_offer, view, kind))
            for kind, left in view.state.supply.items()
        ]
    ]


def culture(view: View) -> Element:
    """The Culture display."""
    empty = view.voice("ew.gap")
    return div(".ew-grid.four")[
        [
            view.once(("ew-offer", card, classes(view, f"card:{card}")), partial(culture_offer, view, card))
            if card
            else gap(empty)
            for card in view.state.display
        ]
    ]


def hunting(view: View) -> Element:
    """The Hunting Zone."""
    counts = Counter(SPECIES[animal] for animal in view.state.zone if animal)
    gaps = sum(not animal for animal in view.state.zone)
    columns = "three" if len(counts) + gaps > 4 else "two"
    return div(f".ew-grid.{columns}")[
        [
            view.once(
                ("ew-prey", species, n, classes(view, f"zone:{species}")), partial(animal_offer, view, species, n)
            )
            for species, n in counts.items()
        ],
        [gap(view.voice("ew.gap"))] * gaps,
    ]


PICTURES: Mapping[str, Callable[[View], Element]] = {
    "tribes": tribes,
    "culture": culture,
    "terrain": terrain,
    "hunting": hunting,
}


def view_tabs(view: View) -> Markup:
    """On a phone: the focus or the monuments."""
    half = side(view)
    return view.once(("ew-view", half), lambda: _view_tabs(view, half))


def _view_tabs(view: View, half: str) -> Node:
    pictures = {"focus": ("camp",), "monuments": ("megalith", "idol", "stone")}
    return div(".ew-views", role="group", aria_label=view.voice("ew.views"))[
        [
            act(
                "ew-side",
                [[sign(name, 18) for name in names], view.voice(f"ew.view.{name_}")],
                "btn-3",
                {"aria-pressed": str(name_ == half).lower()},
                value=name_,
            )
            for name_, names in pictures.items()
        ]
    ]
