"""Sacred Stones: those that can be taken, and those that somebody has."""

from __future__ import annotations

from functools import cache

from htpy import Element, Node, button
from markupsafe import Markup

from engine.games.endless_winter.catalog import STONES
from engine.games.endless_winter.state import EndlessWinterState
from engine.games.endless_winter.vocabulary import BOOK
from ui.games.endless_winter.cards import said
from ui.games.endless_winter.reading import classes
from ui.games.endless_winter.signs import amount, program
from ui.view import View


def stone(view: View, name: str, size: str = "") -> Markup:
    """A Sacred Stone as a button."""
    return view.once(("ew-stone", name, size, classes(view, f"stone:{name}")), lambda: _stone(view, name, size))


def _stone(view: View, name: str, size: str) -> Element:
    target, row = f"stone:{name}", STONES[name]
    return button(
        {"class": classes(view, target, "ew-stone", *(["end"] if row.end else []), *size.split()), "type": "button"},
        data_target=target,
        data_piece=f"stone {name}",
        aria_label=said(view, target),
        aria_pressed=str(target in view.scratch.chosen).lower(),
    )[slab(name), inscription(name)]


@cache
def slab(name: str) -> Markup:
    """The stone itself: one that scores at the end bears the sign of what it counts."""
    row = STONES[name]
    picture = f"ew-stone-{name}" if row.end else "ew-stone" if row.era == 1 else "ew-stone-2"
    return Markup(
        f'<svg class="ew-slab" viewBox="0 0 44 44" aria-hidden="true">'
        f'<use href="#{picture}" width="44" height="44"/></svg>'
    )


def inscription(name: str) -> Markup:
    """What a stone gives in each Eclipse, or for each of what it counts at the end."""
    row = STONES[name]
    return program(row.eclipse, 16) if row.eclipse else amount("vp", BOOK[row.end][0]["n"], 15)


def stone_columns(state: EndlessWinterState) -> int:
    """Four Stones stand in a column."""
    return -(-sum(map(len, state.stones)) // 4)


def supply(view: View) -> list[Node]:
    """The Stones of the era that is open, then the others."""
    first, second = view.state.stones
    era = 1 if view.state.round <= 2 or view.state.options.stone_eras == "both" else 2
    order = [*first, *second] if era == 1 else [*second, *first]
    return [stone(view, name, "" if STONES[name].era == era else "later") for name in order]
