"""What everybody sees of the others: goods, hand and decks, Deals, Foundations, and the whole empire in small cards."""

from __future__ import annotations

from htpy import Element, Node, b, div, fragment, i, span
from markupsafe import Markup

from engine.games.imperial_settlers.catalog import BOARDS, CARDS, RIVAL
from engine.games.imperial_settlers.state import Location, Seat
from engine.games.imperial_settlers.vocabulary import HOLDING
from ui.games.imperial_settlers.cards import deal, full, small
from ui.games.imperial_settlers.reading import KINDS, lit, owner_of, seen, street
from ui.games.imperial_settlers.strip import symbol
from ui.parts import good, icon
from ui.view import View


def marked(view: View) -> tuple[object, ...]:
    """What cards on the table depend on besides where they lie."""
    return (lit(view), view.scratch.chosen, view.scratch.notes.get("is-asked", ""), view.moves)


def open_things(view: View, player: int) -> Markup:
    """A player's panel, made anew only when something in it changes."""
    seat, mine = view.state.seats[player], player == view.viewer
    key = ("rim", player, mine, repr(seat), view.state.first, view.total(player) if mine else 0)
    return view.once((*key, *(() if mine else marked(view))), lambda: _open_things(view, player, seat, mine))


def _open_things(view: View, player: int, seat: Seat, mine: bool) -> Node:
    if not seat.faction:
        return None
    if mine:
        now = view.voice("is.if_it_ended", n=view.total(player))
        return fragment[standing(view, player, seat), counts(view, seat, False), div(".is-now.soft")[now]]
    return fragment[
        standing(view, player, seat), supply(view, seat), counts(view, seat, True), div(".is-rows")[rows(view, seat)]
    ]


def standing(view: View, player: int, seat: Seat) -> Element:
    """The faction, who begins, who has passed."""
    say = view.voice
    first = view.state.first == player and span(".chip")[icon("g-first", 18), say("is.first")]
    passed = seat.passed and span(".chip")[icon("is-pass", 16), say("is.passed")]
    return div(".is-standing")[span(".soft")[say(f"is.faction.{seat.faction}")], first, passed]


def supply(view: View, seat: Seat) -> Element:
    """The goods as icons with numbers; kept ones are underlined."""
    keeps = BOARDS[seat.faction].keeps if seat.faction in BOARDS else ""
    pairs = zip(HOLDING, seat.goods, strict=True)
    return div(".goods.is-goods")[
        [
            span({"class": "kept" if name == keeps else None})[
                good(symbol(name), n, view.voice(f"term.{name}", n=n), 19)
            ]
            for name, n in pairs
        ]
    ]


def counts(view: View, seat: Seat, with_deals: bool) -> Element:
    """Cards in hand, deck and discard; Foundations; Deals."""
    say = view.voice
    hand = say("is.in_hand", n=len(seat.hand))
    piles = say("is.piles", deck=len(seat.deck), discard=len(seat.discard))
    found: list[Node] = [
        span(".is-count", title=hand)[icon("g-card", 17), str(len(seat.hand)), span(".sr")[hand]],
        span(".is-count", title=piles)[
            icon("is-deck", 16), f"{len(seat.deck)} · {len(seat.discard)}", span(".sr")[piles]
        ],
    ]
    if seat.foundations:
        label = say("is.foundation_count", n=len(seat.foundations))
        found.append(
            span(".is-count", title=label)[icon("is-foundation", 17), str(len(seat.foundations)), span(".sr")[label]]
        )
    if with_deals and seat.deals:
        found.append(span(".is-open-deals")[[deal(view, held.card, held.linked) for held in seat.deals]])
    return div(".is-counts")[found]


def rows(view: View, seat: Seat) -> list[Node]:
    """The three rows, faction cards first."""
    return [row(view, seat, kind) for kind in KINDS if any(street(seat, kind, common) for common in (False, True))]


def row(view: View, seat: Seat, kind: str) -> Element:
    """One row of small cards."""
    own, common = street(seat, kind, False), street(seat, kind, True)
    label = view.voice(f"is.row.{kind}")
    return div(".is-mini-row", role="group", aria_label=label)[
        icon(f"is-{kind}", 15), minis(view, own), i(".is-divide") if own and common else None, minis(view, common)
    ]


def minis(view: View, found: list[Location]) -> list[Node]:
    """Locations as small cards."""
    return [small(view, location.card, location) for location in found]


# What belongs to nobody at the table -----------------------------------------------------------------------------


def middle(view: View) -> Node:
    """Cards to choose from, the row of the Lookout, the virtual player of a solo game."""
    parts = [choose_from(view), lookout(view), rival(view)]
    return [part for part in parts if part]


def lookout(view: View) -> Node:
    """The open row."""
    return band(view, "is.lookout", [full(view, card) for card in view.state.row]) if view.state.row else None


def choose_from(view: View) -> Node:
    """Cards that are offered and lie nowhere else: a packet, cards looked at."""
    if view.decision is None or view.viewer is None:
        return None
    state = view.state
    lying = {*state.row, *state.seats[view.viewer].hand, *(held.card for held in state.seats[view.viewer].foundations)}
    lying |= {held.card for seat in state.seats for held in seat.deals}
    offered = [target.partition(":")[2] for target in view.first_targets if target.startswith("card:")]
    free = [card for card in seen(offered) if card not in lying and owner_of(state, card) is None]
    return band(view, "is.choose_from", [full(view, card) for card in free]) if free else None


def rival(view: View) -> Node:
    """The virtual player: Locations and the row of Attack cards."""
    found = [seat for seat in view.state.seats if seat.faction == RIVAL]
    if not found or not (found[0].locations or found[0].deals):
        return None
    cards = [small(view, held.card, held) for held in found[0].locations if held.card in CARDS]
    return band(view, "is.rival", [*cards, *(deal(view, held.card) for held in found[0].deals)], "is-rival")


def band(view: View, key: str, cards: list[Markup], classes: str = "") -> Element:
    """A line of cards with its name."""
    return div({"class": f"panel is-band {classes}"}, role="group", aria_label=view.voice(key))[
        b[view.voice(key)], div(".is-line")[cards]
    ]
