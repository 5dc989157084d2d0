"""The four columns side by side: the market of the top in small, the middle, the bottom, and the figures in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache

from htpy import Element, Node, b, button, div, em, fragment, h3, i, section, span
from markupsafe import Markup

from engine.games.endless_winter.catalog import (
    ANIMALS,
    BOTTOMS,
    BURIAL_LABOUR,
    CAMP_LABOUR,
    CULTURE,
    MOVE_LABOUR,
    PEOPLE,
    RIVALRIES,
    STONE_LABOUR,
    VILLAGE_LABOUR,
)
from engine.games.endless_winter.phases.deeds import open_stones
from engine.games.endless_winter.state import SPECIES
from engine.games.endless_winter.vocabulary import COLUMNS, DEVELOP, HUNT, INITIATE, MIGRATE
from ui.games.endless_winter.cards import beast, emblem, ink, said
from ui.games.endless_winter.reading import (
    TABS,
    Standing,
    chair,
    classes,
    column_frame,
    focus,
    marks,
    rival_cards,
    standings,
    takers,
)
from ui.games.endless_winter.signs import amount, bill, program, sign
from ui.parts import mark
from ui.view import View

SECTIONS = ("top", "middle", "bottom")


def lanes(view: View) -> Markup:
    """All four, made anew only when something in them changes."""
    state = view.state
    figures = tuple((tribe.figures, len(tribe.hand)) for tribe in state.tribes)
    frame = column_frame(state)
    here = frame and (frame.column, frame.section, frame.left)
    market = (state.supply, state.display, state.zone, state.round, rival_cards(state))
    key = repr((figures, here, state.bottoms, market, state.order, focus(view)))
    seen = tuple(tuple(standings(view, column)) for column in COLUMNS)
    return view.once(("ew-lanes", key, seen, marks(view)), lambda: _lanes(view))


def _lanes(view: View) -> Node:
    return fragment[[lane(view, column) for column in COLUMNS]]


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
        div(".ew-top")[TOPS[column](view), people(view, found, "top")],
        div(".ew-mid")[MIDDLES[column](view), people(view, found, "middle")],
        bottom(view, column, found),
    ]


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
    found = [card for card in rival_cards(view.state) if RIVALRIES[card].column == column]
    letter = view.seats[view.state.rival_seat].mark
    return [
        span(".ew-rival-card", data_target=f"rival:{card}")[mark(letter, 18), str(RIVALRIES[card].level)]
        for card in found
    ]


# Figures ---------------------------------------------------------------------------------------------------------


@cache
def figure(letter: str, kind: str, size: int = 32) -> Markup:
    """A standing figure; the Chief has a wolf's ears."""
    name = "chief" if kind == "chief" else "figure"
    return Markup(
        f'<svg class="ew-fig p-{letter}" width="{size}" height="{size * 54 // 40}" viewBox="0 -9 40 54" '
        f'aria-hidden="true"><use href="#ew-{name}-{letter}" y="-9" width="40" height="54"/></svg>'
    )


def people(view: View, found: list[Standing], where: str) -> Node:
    """The figures in a section."""
    here = [one for one in found if one.section == where]
    return span(".ew-now")[[standing(view, one, 36 if where == "top" else 24) for one in here]] if here else None


def standing(view: View, one: Standing, size: int = 32) -> Element:
    """One figure with its words."""
    seat = view.seats[one.player]
    words = view.voice(f"ew.figure.{one.figure}", who=seat.name)
    return span({"class": "ew-stand"}, data_piece=f"fig {one.player} {one.figure}", title=words)[
        figure(seat.mark, one.figure, size), span(".sr")[words]
    ]


# Tops ------------------------------------------------------------------------------------------------------------


def tiny(view: View, target: str, kind: str, content: Node) -> Element:
    """A thing of a market in small. Keys reach the same thing in the focus or in the list of actions."""
    return span({"class": classes(view, target, "ew-tiny", *kind.split()), "data-target": target})[content]


def tribes(view: View) -> Element:
    """The five stacks."""
    return div(".ew-five", aria_hidden="true")[
        [
            tiny(
                view,
                f"supply:{kind}",
                f"{ink(kind)}{'' if left else ' gap'}",
                [emblem(kind, "22 8 56 62"), b[amount("food", PEOPLE[kind].food, 15)]],
            )
            for kind, left in view.state.supply.items()
        ]
    ]


def display(view: View) -> Element:
    """The eight Culture cards."""
    return div(".ew-eight", aria_hidden="true")[
        [
            tiny(view, f"card:{card}", ink(card), [emblem(card, "18 8 64 68"), b[cost(card)]])
            if card
            else span(".ew-tiny.gap")
            for card in view.state.display
        ]
    ]


def cost(card: str) -> Markup:
    """The price of a Culture card."""
    return bill((0, CULTURE[card].tools, CULTURE[card].labour), 13)


def migration(view: View) -> Element:
    """What can be done with Camps."""
    rows = (("camp", "camp", CAMP_LABOUR), ("move", "move", MOVE_LABOUR))
    offered = {name for name in ("camp", "move") if any(deed(view, name))}
    return div(".ew-two")[
        [
            span({"class": "ew-deed can" if name in offered else "ew-deed"})[
                sign(picture, 19), span[view.voice(f"ew.deed.{name}")], amount("labour", labour, 18)
            ]
            for name, picture, labour in rows
        ]
    ]


def deed(view: View, name: str) -> list[object]:
    """The offered placements or moves of Camps."""
    kind = {"camp": "PlaceCamp", "move": "MoveCamp"}[name]
    return [action for action in view.decision.actions if type(action).__name__ == kind] if view.decision else []


def zone(view: View) -> Element:
    """The Hunting Zone, each species once."""
    counts = Counter(SPECIES[animal] for animal in view.state.zone if animal)
    gaps = len(view.state.zone) - len(counts)
    return div(".ew-four", aria_hidden="true")[
        [
            tiny(view, f"zone:{species}", "", [beast(species), b[prey(species), f"×{n}" if n > 1 else None]])
            for species, n in counts.items()
        ],
        [span(".ew-tiny.gap")] * gaps,
    ]


def prey(species: str) -> Markup:
    """The price of an Animal."""
    return bill((0, ANIMALS[species].tools, ANIMALS[species].labour), 14)


TOPS: Mapping[str, Callable[[View], Element]] = {
    INITIATE: tribes,
    DEVELOP: display,
    MIGRATE: migration,
    HUNT: zone,
}


# Middles and bottoms ---------------------------------------------------------------------------------------------


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


# Phone -----------------------------------------------------------------------------------------------------------


def tabs(view: View) -> Markup:
    """The four columns as tabs with their figures, and what the sections of the one in focus give."""
    now = [column for column in COLUMNS if TABS[column] == focus(view)]
    seen = tuple(tuple(standings(view, column)) for column in COLUMNS)
    key = ("ew-tabs", now, seen, tuple(view.state.bottoms), marks(view), view.state.round, chair(view))
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
