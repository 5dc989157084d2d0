"""The viewer's hand and the piles: own and Common deck, each with its discard pile."""

from __future__ import annotations

from htpy import Element, Node, b, button, div, section, small, span

from engine.games.imperial_settlers.catalog import CARDS
from engine.games.imperial_settlers.vocabulary import FACTIONS
from ui.games.imperial_settlers.cards import back, emblem, full
from ui.games.imperial_settlers.reading import lit, marks_on, own_seat
from ui.parts import act
from ui.view import View

DISCARDS = "is-discards"
"""The dialog of the discard piles."""


ROOM = 6
"""So many cards lie side by side."""


def hand(view: View) -> Node:
    """The hand, made anew only when it changes."""
    if view.viewer is None:
        return None
    state, seat = view.state, view.state.seats[view.viewer]
    piles = (len(seat.deck), tuple(seat.discard), len(state.deck), tuple(state.discard))
    marks = marks_on(view, [*(f"card:{card}" for card in seat.hand), "deck:common", "deck:faction"])
    key = ("hand", view.viewer, tuple(seat.hand), piles, seat.faction, marks)
    return view.once(key, lambda: _hand(view))


def _hand(view: View) -> Element:
    say, seat = view.voice, view.state.seats[view.viewer or 0]
    known = [card for card in seat.hand if card in CARDS]
    return section("#mine-panel.panel.mine.is-hand", aria_label=say("is.hand"))[
        div(".is-hand-side")[b[say("is.hand")], small(".soft")[say("is.hand_note", n=len(seat.hand))], piles(view)],
        div(
            {"class": f"is-fan{' many' if len(known) > ROOM else ''}"},
            role="group",
            aria_label=say("is.hand"),
            data_spot=f"hand:{view.viewer}",
        )[[span(".is-slot")[full(view, card, "in-hand")] for card in known]],
    ]


def piles(view: View) -> Element:
    """Both decks and their discard piles."""
    state, seat = view.state, view.state.seats[own_seat(view)]
    decks = [("common", state.deck, state.discard)]
    if seat.faction in FACTIONS:
        decks.insert(0, (seat.faction, seat.deck, seat.discard))
    return div(".is-piles")[
        [
            div(".is-pair")[
                small(aria_hidden="true")[view.voice(f"is.deck.{name}")],
                deck(view, name, cards),
                discard(view, name, gone),
            ]
            for name, cards, gone in decks
        ]
    ]


def deck(view: View, name: str, cards: list[str]) -> Element:
    """A deck, to draw from when that is asked."""
    target = f"deck:{'common' if name == 'common' else 'faction'}"
    can = " can" if target in lit(view) else ""
    label = view.voice("is.deck_label", deck=view.voice(f"is.deck.{name}"), n=len(cards))
    marks = {"class": f"is-pile{can}", "type": "button", "data-target": target, "data-spot": f"deck:{name}"}
    return button(marks, aria_label=label, title=label)[back(name), b(aria_hidden="true")[str(len(cards))]]


def discard(view: View, name: str, cards: list[str]) -> Element:
    """The top of a discard pile; pressed, the piles open."""
    label = view.voice("is.discard_label", deck=view.voice(f"is.deck.{name}"), n=len(cards))
    face = top(cards[-1]) if cards and cards[-1] in CARDS else span(".is-no-card")
    content: list[Node] = [face, b(aria_hidden="true")[str(len(cards))]]
    return act("open", content, "is-pile", {"aria-label": label, "title": label}, dialog=DISCARDS)


def top(card: str) -> Node:
    """The uppermost card of a pile."""
    colour = CARDS[card].colours[0] if CARDS[card].colours else "none"
    return span({"class": f"is-top k-{colour}"})[emblem(CARDS[card].title, "22 14 76 70")]


def discards(view: View) -> tuple[Node, Node]:
    """Title and content of the dialog: everything that was discarded, pile by pile."""
    say, state = view.voice, view.state
    found = [("common", state.discard), *((seat.faction, seat.discard) for seat in state.seats if seat.discard)]
    piles_ = [
        section[
            b[say(f"is.deck.{name}") if name in ("common", *FACTIONS) else say("is.rival"), f" ({len(cards)})"],
            div(".is-line")[[full(view, card) for card in reversed(cards) if card in CARDS]],
        ]
        for name, cards in found
    ]
    return say("is.discards"), div(".is-discards")[piles_]
