"""An empire as a street: faction Locations left of the road, Common ones right, in three rows; Deals under its edge."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from htpy import Element, Node, b, div, h2, h3, header, li, section, span, ul
from markupsafe import Markup

from engine.games.imperial_settlers.catalog import BOARDS
from engine.games.imperial_settlers.names import goods_list
from engine.games.imperial_settlers.state import Seat
from engine.games.imperial_settlers.vocabulary import HOLDING
from ui.games.imperial_settlers.cards import Heap, deal, full, heap, heaps, standing
from ui.games.imperial_settlers.reading import KINDS, lit, marks_on, own_seat, sides, street, things
from ui.games.imperial_settlers.strip import many, symbol
from ui.page import Pieces
from ui.parts import icon, mark
from ui.view import View


def empire(view: View) -> Node:
    """The frame of the viewer's empire, or of that of whoever decides: what changes lies in regions of its own."""
    player = own_seat(view)
    seat = view.state.seats[player]
    if not seat.faction:
        return None
    key = ("empire", player, view.viewer, seat.faction, lean(seat))
    return view.once(key, lambda: _empire(view, player, seat))


def _empire(view: View, player: int, seat: Seat) -> Element:
    say = view.voice
    mine = player == view.viewer
    title = say("is.your_empire") if mine else say("is.empire_of", who=view.seats[player].name)
    keeps = say(f"is.keeps.{BOARDS[seat.faction].keeps}")
    return section(".panel.is-empire", aria_label=title)[
        header[
            mark(view.seats[player].mark, 28),
            h2[title],
            span(".soft")[f"{say(f'is.faction.{seat.faction}')} · {keeps}"],
            span(".is-sides.soft", aria_hidden="true")[say("is.sides")],
        ],
        div({"class": f"is-streets {lean(seat)}"})[
            board(view, player, seat.faction),
            [row(view, kind) for kind in KINDS],
        ],
        div({"id": UNDER, "class": f"is-under {lean(seat)}"}),
        ul(".is-supply", id=SUPPLY, aria_label=say("is.supply")),
    ]


UNDER, SUPPLY = "is-under", "is-supply"
"""Regions of the empire, besides the sides of its rows."""
_NAMES = (("faction", False), ("common", True))
SIDES = {f"is-{kind}-{name}": (kind, common) for kind in KINDS for name, common in _NAMES}


def parts(view: View) -> Mapping[str, Callable[[], Node | Pieces]]:
    """What lies in the empire: each side of each row card by card, Foundations and Deals, goods."""
    player = own_seat(view)
    seat = view.state.seats[player]
    if not seat.faction:
        return {}
    rows = {name: lambda where=where: side(view, player, *where) for name, where in SIDES.items()}
    return {**rows, UNDER: lambda: below(view, player, seat), SUPPLY: lambda: goods(view, player, seat)}


ROOM = (3, 4)
"""So many cards have room on the faction's side and on the Common one while the road is in its usual place."""


def lean(seat: Seat) -> str:
    """Where the road lies: it makes room for the side that needs it, if the other has room to spare."""
    own, common = sides(seat)
    if own > ROOM[0] and common < ROOM[1]:
        return "is-left"
    return "is-right" if common > ROOM[1] and own < ROOM[0] else ""


def board(view: View, player: int, faction: str) -> Element:
    """The faction's board: the road, the banner, what it makes each round."""
    makes = {good: n for good, n in zip(HOLDING, BOARDS[faction].production, strict=True) if n}
    said = view.voice("is.plain", what=goods_list(BOARDS[faction].production))
    label = f"{view.voice(f'is.faction.{faction}')}: {said}"
    return div(".is-road")[
        Markup('<svg class="is-stones" viewBox="0 0 112 456" preserveAspectRatio="xMidYMin slice" aria-hidden="true">')
        + Markup('<use href="#is-road"/></svg>'),
        Markup(f'<svg class="is-banner" viewBox="0 0 100 114" aria-hidden="true"><use href="#is-banner-{faction}"/>')
        + Markup("</svg>"),
        div(".is-plaque", role="img", aria_label=label, data_spot=f"board:{player}")[
            b[view.voice(f"is.faction.{faction}")], span(".is-makes", aria_hidden="true")[Markup(many(makes))]
        ],
    ]


def row(view: View, kind: str) -> Element:
    """One row on both sides of the road."""
    name = view.voice(f"is.row.{kind}")
    land = Markup(
        f'<svg class="is-land" viewBox="0 0 820 130" preserveAspectRatio="xMidYMax slice" aria-hidden="true">'
        f'<use href="#is-land-{kind}"/></svg>'
    )
    own, common = (div({"id": f"is-{kind}-{name}", "class": f"is-side {name}"}) for name in ("faction", "common"))
    return section({"class": f"is-street s-{kind}"}, aria_label=name)[
        land, own, h3(".is-row-name")[icon(f"is-{kind}", 14), span[name]], common
    ]


def side(view: View, player: int, kind: str, common: bool) -> Pieces:
    """The Locations on one side; more than there is room for lie over each other."""
    found = heaps(view, player, street(view.state.seats[player], kind, common))
    return {min(location.card for location in same): place(view, player, same) for same in found}


def place(view: View, player: int, same: Heap) -> Markup:
    """A heap of cards in the empire."""
    card, state = standing(view, player, same)
    cards = [location.card for location in same]
    return view.once(("place", tuple(cards), state), lambda: heap(cards, full(view, card, state=state)))


NAMED, WIDE = 3, 5
"""So many Deals have room for their names, and so many are as wide as usual."""


def below(view: View, player: int, seat: Seat) -> Markup:
    """What lies under the rows, made anew only when it changes."""
    marks = marks_on(view, things(seat))
    key = (UNDER, player, view.viewer is None, repr((seat.foundations, seat.deals, seat.egypt)), marks)
    return view.once(key, lambda: under(view, player, seat))


def under(view: View, player: int, seat: Seat) -> list[Node]:
    """Foundations on the left, Deals tucked under the right."""
    say, count = view.voice, len(seat.foundations)
    dealt = len(seat.deals)
    room = " few" if count + dealt <= NAMED else " many" if dealt > WIDE else ""
    return [
        div(".is-foundations", data_spot=f"foundations:{player}")[
            span(".soft")[say("is.foundations")],
            [foundation(view, held.card) for held in seat.foundations] if view.viewer is not None else None,
            b[str(count)],
        ],
        span(".is-deals-name", data_spot=f"deals:{player}")[icon("is-deal", 17), b[say("is.deals")]],
        ul({"class": f"is-deals{room}"})[[li[deal(view, held.card, held.linked)] for held in seat.deals]],
        tokens(view, player, seat),
    ]


def foundation(view: View, card: str) -> Element:
    """A card face down; marked while it can be given up."""
    can = " can" if f"card:{card}" in lit(view) else ""
    return span({"class": f"is-foundation{can}", "data-target": f"card:{card}"})[icon("is-foundation", 26)]


def tokens(view: View, player: int, seat: Seat) -> Node:
    """Egypt tokens left."""
    if seat.faction != "egyptians":
        return None
    label = view.voice("term.egypt_token", n=seat.egypt)
    return span(".good.is-egypt", title=label, data_spot=f"egypt:{player}")[
        icon("is-egypt", 22), str(seat.egypt), span(".sr")[label]
    ]


def goods(view: View, player: int, seat: Seat) -> Markup:
    """The supply as seven tiles; what the faction keeps has a lock."""
    keeps, now = BOARDS[seat.faction].keeps, lit(view)
    marks = marks_on(view, [f"good:{good}" for good in HOLDING])
    held = zip(HOLDING, seat.goods, strict=True)
    return view.once(
        (SUPPLY, player, tuple(seat.goods), marks),
        lambda: [tile(view, player, good, n, good == keeps, f"good:{good}" in now) for good, n in held],
    )


def tile(view: View, player: int, good: str, n: int, kept: bool, can: bool) -> Element:
    """One good and how many there are."""
    label = view.voice(f"term.{good}", n=n)
    states = {"none": not n, "can": can, "sel": f"good:{good}" in view.scratch.chosen}
    classes = " ".join(["is-good", *(name for name, on in states.items() if on)])
    lock = kept and icon("u-lock", 14, "is-kept", view.voice(f"is.keeps.{good}"))
    marks = {"class": classes, "data-target": f"good:{good}", "data-spot": f"good:{player}:{good}"}
    return li({**marks, "tabindex": "0" if can else None}, title=label)[
        icon(symbol(good), 30), b(aria_hidden="true")[str(n)], span(".sr")[label], lock
    ]
