"""The viewer's hand and piles."""

from __future__ import annotations

from htpy import Element, Node, button, div, h3, header, p, section, span
from markupsafe import Markup

from engine.games.endless_winter.state import Tribe
from ui.games.endless_winter.cards import held
from ui.games.endless_winter.reading import chair, classes, grouped, lit
from ui.games.endless_winter.signs import sign
from ui.view import View

PILES = "ew-piles"
"""The dialog of the own piles."""


def hand(view: View, tribe: Tribe) -> Element:
    """The hand, what was played this turn, and the piles."""
    say = view.voice
    cards = grouped(tribe.hand)
    return section(".panel.ew-hand", aria_label=say("pile.hand"))[
        header[h3[say("pile.hand")], piles(view, tribe)],
        div(".ew-fan", role="group", aria_label=say("pile.hand"))[
            [held(view, kind, n) for kind, n in cards.items()],
            None if tribe.hand else p(".soft.small")[say("ew.no_cards")],
        ],
    ]


def piles(view: View, tribe: Tribe) -> Element:
    """Deck, discard pile, buried cards, cards in play: the numbers; pressed, the piles open."""
    rows = (("deck", "deck", tribe.deck), ("discard", "discard", tribe.discard), ("bury", "buried", tribe.buried),
            ("play", "play", tribe.play), ("eclipse", "pile", tribe.pile))  # fmt: skip
    shown = [pile(view, *row) for row in rows if row[2] or row[1] in ("deck", "discard")]
    return span(".ew-piles")[shown]


def pile(view: View, picture: str, name: str, cards: list[str]) -> Element:
    """A pile with its number of cards; it opens unless it can be chosen now."""
    target, label = f"pile:{name}", view.voice(f"pile.{name}")
    opens = {} if target in lit(view) else {"data-act": "open", "data-dialog": PILES}
    names = {"class": classes(view, target, "ew-pile"), "type": "button", "title": label, "data-target": target}
    return button({**names, **opens})[sign(picture, 17), str(len(cards)), span(".sr")[label]]


def open_piles(view: View) -> tuple[Node, Node]:
    """Title and content of the dialog: what lies in the own piles, as far as one may know."""
    tribe, say = view.state.tribes[chair(view)], view.voice
    rows = (("play", tribe.play), ("discard", tribe.discard), ("pile", tribe.pile), ("buried", tribe.buried))
    seen = {*tribe.hand, *(card for _, cards in rows for card in cards)}
    rest_ = [] if view.viewer is None else [card for card in tribe.cards if card not in seen]
    found = [(name, cards) for name, cards in (*rows, ("deck", rest_)) if cards]
    content = [
        section[
            h3[say(f"pile.{name}"), f" ({len(cards)})"],
            div(".ew-fan.all")[[still(view, kind, n) for kind, n in grouped(cards).items()]],
        ]
        for name, cards in found
    ]
    return say("ew.own_piles"), div(".ew-discards")[content or p[say("ew.no_cards")]]


def still(view: View, kind: str, n: int) -> Markup:
    """A card that only lies there."""
    return held(view, kind, n, "still")
