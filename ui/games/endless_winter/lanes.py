"""The four columns side by side: the market of the top in small, the middle, the bottom, and the figures in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from htpy import Element, Node, b, button, div, em, fragment, h3, i, section, span
from markupsafe import Markup

from engine.games.endless_winter.catalog import (
    BOTTOMS,
    BURIAL_LABOUR,
    RIVALRIES,
    STONE_LABOUR,
    VILLAGE_LABOUR,
)
from engine.games.endless_winter.phases.deeds import open_stones
from engine.games.endless_winter.vocabulary import COLUMNS, DEVELOP, HUNT, INITIATE, MIGRATE
from ui.games.endless_winter.cards import said
from ui.games.endless_winter.figures import people, standing
from ui.games.endless_winter.reading import (
    TABS,
    Standing,
    classes,
    column_frame,
    focus,
    rival_cards,
    standings,
    takers,
)
from ui.games.endless_winter.signs import amount, program, sign
from ui.games.endless_winter.tops import OFFERS, TOPS
from ui.parts import mark
from ui.view import View


def lanes(view: View) -> Node:
    """All four; each is made anew only when something in it changes."""
    return fragment[[kept(view, column) for column in COLUMNS]]


def kept(view: View, column: str) -> Markup:
    """One column."""
    state, frame = view.state, column_frame(view.state)
    found = (tuple(standings(view, column)), takers(view).get(column), column in state.bottoms)
    here = frame is not None and frame.column == column, focus(view) == TABS[column]
    rival = tuple(rivalling(view, column))
    marked = classes(view, f"place:{column}"), classes(view, f"bottom:{column}")
    price = stone_price(view) if column == DEVELOP else ""
    key = ("ew-lane", column, found, here, rival, marked, price, market(view, column))
    return view.once(key, lambda: lane(view, column))


def lane(view: View, column: str) -> Element:
    """One column from head to bottom."""
    found = standings(view, column)
    frame = column_frame(view.state)
    here = frame is not None and frame.column == column
    states = {"acting": here, "shown": focus(view) == TABS[column]}
    names = " ".join(["ew-lane", f"ew-{column}", *(name for name, on in states.items() if on)])
    return section({"class": names}, aria_label=view.voice(f"place.{column}"))[
        ground(column),
        head(view, column),
        div(".ew-top")[market(view, column), people(view, found, "top")],
        div(".ew-mid")[MIDDLES[column](view), people(view, found, "middle")],
        bottom(view, column, found),
    ]


def market(view: View, column: str) -> Markup:
    """What the top offers, in small."""
    return view.once(("ew-top", column, OFFERS[column](view)), lambda: TOPS[column](view))


@cache
def ground(column: str) -> Markup:
    """The quiet landscape behind a column."""
    return Markup(
        f'<svg class="ew-ground" viewBox="0 0 240 212" preserveAspectRatio="xMidYMax slice" aria-hidden="true">'
        f'<use href="#ew-land-{column}" width="240" height="212"/></svg>'
    )


def head(view: View, column: str) -> Element:
    """The name, where a figure can be put."""
    target = f"place:{column}"
    name = view.voice(f"place.{column}")
    return button(
        {"class": classes(view, target, "ew-head"), "type": "button"},
        data_target=target,
        aria_label=said(view, target),
        aria_pressed=str(target in view.scratch.chosen).lower(),
    )[sign(column, 20), h3(aria_hidden="true")[name], rivals(view, column)]


def rivals(view: View, column: str) -> Node:
    """The levels of the Rival's cards of this round."""
    letter = view.seats[view.state.rival_seat].mark
    return [
        span(".ew-rival-card", data_target=f"rival:{card}")[mark(letter, 18), str(RIVALRIES[card].level)]
        for card in rivalling(view, column)
    ]


def rivalling(view: View, column: str) -> list[str]:
    """The Rival's cards of this round for a column."""
    return [card for card in rival_cards(view.state) if RIVALRIES[card].column == column]


def middle(view: View, column: str, picture: str, price: Node) -> Node:
    """A line with what the middle offers and for how much."""
    return [sign(picture, 19), span[view.voice(f"ew.middle.{column}")], b[price]]


def stone_price(view: View) -> Markup:
    """Labour for a Stone of the era that is open."""
    found = open_stones(view.state)
    era = 2 if found and found[0].startswith("s2") else 1
    return amount("labour", STONE_LABOUR[era], 18)


MIDDLES: Mapping[str, Callable[[View], Node]] = {
    INITIATE: lambda view: middle(
        view, INITIATE, "bury", [amount("labour", BURIAL_LABOUR, 18), " ", view.voice("ew.each")]
    ),
    DEVELOP: lambda view: middle(view, DEVELOP, "stone", stone_price(view)),
    MIGRATE: lambda view: middle(view, MIGRATE, "village", amount("labour", VILLAGE_LABOUR, 18)),
    HUNT: lambda view: middle(view, HUNT, "tip", view.voice("ew.free")),
}


def bottom(view: View, column: str, found: list[Standing]) -> Element:
    """The slot of the first figure, who took it, and who came later."""
    target = f"bottom:{column}"
    taken = column in view.state.bottoms
    first = next((one for one in found if one.first), None)
    later = [one for one in found if one.section == "bottom" and not one.first]
    return div(".ew-bot")[
        button(
            {"class": classes(view, target, "ew-slot", "taken" if taken else "open"), "type": "button"},
            data_target=target,
            aria_label=said(view, target),
        )[program(BOTTOMS[column], 22), standing(view, first, 30) if first else rival_mark(view, column)],
        span(".ew-late")[
            [standing(view, one, 28) for one in later],
            None if first and later else em[state_of(view, column)],
        ],
    ]


def rival_mark(view: View, column: str) -> Node:
    """The mark of a taker that has no figures: the Rival."""
    taker = takers(view).get(column)
    alone = taker is not None and taker == view.state.rival_seat
    return span(".ew-stand")[mark(view.seats[taker].mark, 26)] if alone and taker is not None else None


def state_of(view: View, column: str) -> Node:
    """Whether the bottom is free, else whose it is."""
    if column not in view.state.bottoms:
        return i(".free")[view.voice("ew.bottom_free")]
    taker = takers(view).get(column)
    return view.voice("ew.taken") if taker is None else view.voice("ew.taken_by", who=view.seats[taker].name)
