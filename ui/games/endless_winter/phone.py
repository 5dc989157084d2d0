"""The columns on a phone: tabs with their figures, and what the sections of the one in focus give."""

from __future__ import annotations

from htpy import Element, Node, b, button, div, fragment, span
from markupsafe import Markup

from engine.games.endless_winter.catalog import (
    BOTTOMS,
)
from engine.games.endless_winter.vocabulary import COLUMNS
from ui.games.endless_winter.figures import standing
from ui.games.endless_winter.lanes import MIDDLES
from ui.games.endless_winter.reading import (
    TABS,
    chair,
    column_frame,
    focus,
    standings,
)
from ui.games.endless_winter.signs import program, sign
from ui.view import View


def tabs(view: View) -> Markup:
    """The four columns as tabs with their figures, and what the sections of the one in focus give."""
    now = [column for column in COLUMNS if TABS[column] == focus(view)]
    seen = tuple(tuple(standings(view, column)) for column in COLUMNS)
    key = ("ew-tabs", now, seen, tuple(view.state.bottoms), view.state.round, chair(view))
    return view.once(repr(key), lambda: _tabs(view, now[0] if now else ""))


def _tabs(view: View, now: str) -> Node:
    return fragment[
        div(".ew-ptabs", role="group", aria_label=view.voice("ew.columns"))[
            [phone_tab(view, column, column == now) for column in COLUMNS]
        ],
        sections(view, now) if now else None,
    ]


def phone_tab(view: View, column: str, on: bool) -> Element:
    """A column: its name, the figures in it, its bottom."""
    found = standings(view, column)
    frame = column_frame(view.state)
    taken, here = column in view.state.bottoms, frame is not None and frame.column == column
    names = " ".join(["ew-ptab", f"ew-{column}", *(["acting"] if here else [])])
    above = [one for one in found if one.section != "bottom"]
    below = [one for one in found if one.section == "bottom"]
    return button(
        {"class": names, "type": "button", "data-act": "ew-focus", "data-value": TABS[column]},
        aria_pressed=str(on).lower(),
    )[
        span(".ew-ph")[sign(column, 16), b[view.voice(f"ew.short.{column}")]],
        span(".ew-pf")[[standing(view, one, 26) for one in above]],
        span(".ew-pb")[
            None if taken else span(".ew-open")[program(BOTTOMS[column], 18)],
            [standing(view, one, 26) for one in below],
        ],
    ]


def sections(view: View, column: str) -> Element:
    """One line with what the column's sections give."""
    return div(f".ew-psect.ew-{column}")[
        span[b[view.voice("section.middle")], " ", MIDDLES[column](view)],
        span[b[view.voice("section.bottom")], " ", program(BOTTOMS[column], 18)],
    ]
