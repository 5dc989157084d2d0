"""What everybody sees of the others: goods, hand and decks, Deals, Foundations, and the whole empire in small cards."""

from __future__ import annotations

from htpy import Element, Node, b, div, fragment, i, p, span
from htpy import small as small_head
from markupsafe import Markup

from engine.games.imperial_settlers.catalog import BOARDS, RIVAL
from engine.games.imperial_settlers.phases.solo import faction_locations
from engine.games.imperial_settlers.state import Location, Seat
from engine.games.imperial_settlers.vocabulary import HOLDING
from ui.games.imperial_settlers.cards import Shown, back, deal, full, heap, heaps, small, standing
from ui.games.imperial_settlers.reading import KINDS, marks_on, owner_of, seen, street, things
from ui.games.imperial_settlers.strip import symbol
from ui.parts import good, icon, rule_link
from ui.view import View


def open_things(view: View, player: int) -> Markup:
    """A player's panel, made anew only when something in it changes."""
    seat, mine = view.state.seats[player], player == view.viewer
    key = ("rim", player, mine, repr(seat), view.state.first, view.over, view.total(player) if mine else 0)
    marks = () if mine else marks_on(view, things(seat))
    return view.once((*key, marks), lambda: _open_things(view, player, seat, mine))


def _open_things(view: View, player: int, seat: Seat, mine: bool) -> Node:
    if not seat.faction:
        return None
    if mine:
        now = None if view.over else span(".is-now")[view.voice("is.if_it_ended", n=view.total(player))]
        return facts(view, player, seat, now)
    return fragment[
        facts(view, player, seat, piles(view, player, seat)),
        supply(view, player, seat),
        deals(view, player, seat),
        div(".is-rows")[rows(view, player, seat)],
    ]


def facts(view: View, player: int, seat: Seat, more: Node) -> Element:
    """The faction, who begins, who has passed, and more."""
    say = view.voice
    banner = Markup(f'<svg viewBox="0 0 100 114" aria-hidden="true"><use href="#is-banner-{seat.faction}"/></svg>')
    return div(".is-facts")[
        span(".is-faction-name", data_spot=f"board:{player}")[banner, b[say(f"is.faction.{seat.faction}")]],
        view.state.first == player and sign("g-first", 18, "", say("is.first")),
        seat.passed and span(".chip")[icon("is-pass", 14), span[say("is.passed")]],
        more,
    ]


def piles(view: View, player: int, seat: Seat) -> list[Node]:
    """Cards in hand, deck and discard."""
    say = view.voice
    decks = say("is.piles", deck=len(seat.deck), discard=len(seat.discard))
    return [
        span(".is-push"),
        sign("g-card", 17, len(seat.hand), say("is.in_hand", n=len(seat.hand)), f"hand:{player}"),
        sign("is-deck", 16, f"{len(seat.deck)}·{len(seat.discard)}", decks, f"deck:{player}:{seat.faction}"),
    ]


def sign(name: str, size: int, count: int | str, label: str, spot: str = "") -> Element:
    """A picture and a number, said as ``label``."""
    return span(".is-count", title=label, data_spot=spot or None)[
        icon(name, size), span(aria_hidden="true")[str(count)], span(".sr")[label]
    ]


def supply(view: View, player: int, seat: Seat) -> Markup:
    """The goods as icons with numbers; kept ones are underlined."""
    return view.once(("goods", player, tuple(seat.goods)), lambda: _supply(view, player, seat))


def _supply(view: View, player: int, seat: Seat) -> Element:
    keeps = BOARDS[seat.faction].keeps if seat.faction in BOARDS else ""
    return div(".goods.is-goods")[
        [
            span({"class": "kept" if name == keeps else None, "data-spot": f"good:{player}:{name}"})[
                good(symbol(name), n, view.voice(f"term.{name}", n=n), 19)
            ]
            for name, n in zip(HOLDING, seat.goods, strict=True)
        ]
    ]


def deals(view: View, player: int, seat: Seat) -> Node:
    """The Deals by their goods, Foundations and Egypt tokens."""
    say, count = view.voice, len(seat.foundations)
    label = say("is.foundation_count", n=count)
    foundations = sign("is-foundation", 17, count, label, f"foundations:{player}") if count else None
    egypt = seat.faction == "egyptians" and sign("is-egypt", 18, seat.egypt, say("term.egypt_token", n=seat.egypt))
    if not (seat.deals or foundations or egypt):
        return None
    return div(".is-open-deals", data_spot=f"deals:{player}")[
        icon("is-deal", 17) if seat.deals else None,
        [deal(view, held.card, held.linked) for held in seat.deals],
        span(".is-push"),
        foundations,
        egypt,
    ]


def rows(view: View, player: int, seat: Seat) -> list[Node]:
    """The three rows, faction cards first."""
    return [row(view, player, kind) for kind in KINDS if any(street(seat, kind, common) for common in (False, True))]


def row(view: View, player: int, kind: str) -> Markup:
    """One row of small cards, made anew only when one of them changes."""
    sides = [piles_of(view, player, street(view.state.seats[player], kind, common)) for common in (False, True)]
    return view.once(("row", player, kind, *map(tuple, sides)), lambda: _row(view, kind, *sides))


Pile = tuple[tuple[str, ...], Shown]
"""Cards that look the same, the one on top first, and how they lie there."""


def piles_of(view: View, player: int, found: list[Location]) -> list[Pile]:
    """Locations of one side of a row."""
    heaped = heaps(view, player, found)
    return [(tuple(location.card for location in same), standing(view, player, same)[1]) for same in heaped]


def _row(view: View, kind: str, own: list[Pile], common: list[Pile]) -> Element:
    faction, others = ([heap(cards, small(view, cards[0], state)) for cards, state in side] for side in (own, common))
    return div(".is-small-row", role="group", aria_label=view.voice(f"is.row.{kind}"))[
        icon(f"is-{kind}", 15), faction, i(".is-divide") if own and common else None, others
    ]


# What belongs to nobody at the table -----------------------------------------------------------------------------


def middle(view: View) -> Node:
    """Cards to choose from, the row of the Lookout."""
    parts = [choose_from(view), lookout(view)]
    return [part for part in parts if part]


def lookout(view: View) -> Node:
    """The open row."""
    return band(view, "is.lookout", [full(view, card) for card in view.state.row], "row") if view.state.row else None


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


def band(view: View, key: str, cards: list[Markup], spot: str = "") -> Element:
    """A line of cards with its name."""
    return div(".panel.is-band", role="group", aria_label=view.voice(key), data_spot=spot or None)[
        b[view.voice(key)], div(".is-line")[cards]
    ]


def rival(view: View) -> Node:
    """The virtual player of a solo game: its Attack deck, what it has collected, its row and its Locations."""
    state, say = view.state, view.voice
    player = next((i for i, seat in enumerate(state.seats) if seat.faction == RIVAL), -1)
    if player < 0:
        return None
    seat, own = state.seats[player], faction_locations(state)
    left, standing_there = say("is.attacks_left", n=len(state.attacks)), rows(view, player, seat)
    return fragment[
        p(".is-attack-deck", data_spot="deck:attack")[back("attack", "tiny"), left],
        p(".is-race")[say("is.collection", n=len(state.collection), own=own), " ", rule_link("IS-86")],
        seat.deals
        and [
            small_head(".is-caption", aria_hidden="true")[say("is.attacks")],
            div(".is-open-deals", role="group", aria_label=say("is.attacks"), data_spot="attacks")[
                [deal(view, held.card) for held in seat.deals]
            ],
        ],
        standing_there and small_head(".is-caption")[say("is.rival_locations")],
        div(".is-rows")[standing_there],
    ]
