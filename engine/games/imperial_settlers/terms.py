"""Goods, cards and places as words: the nouns that the page may draw as pictures."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import NOBODY
from engine.core.words import Message, Value, Who, listing, msg
from engine.games.imperial_settlers.card import Card
from engine.games.imperial_settlers.catalog import ATTACK_CARDS, CARDS, deal_good
from engine.games.imperial_settlers.vocabulary import HOLDING

TERMS = {"vp": "point"}
"""Goods whose noun has another name."""
PRICES = {"card": "hand_card"}
"""Goods that a price names more closely."""


def term(good: str, n: int) -> Message:
    """So many of a good."""
    return msg(f"term.{TERMS.get(good, good)}", n=n)


def goods_terms(goods: Sequence[int]) -> Value:
    """Counts in the order of the holding, as a list of terms."""
    return listing(term(good, n) for good, n in zip(HOLDING, goods, strict=True) if n)


def raze_terms(card: Card) -> Value:
    """The goods of a Raze field."""
    return listing(term(good, n) for good, n in card.raze.items())


def cost_terms(card: Card) -> Value:
    """What building costs."""
    found = [term(good, n) for good, n in zip(HOLDING, card.cost, strict=True) if n]
    return listing([*found, msg("term.location", n=1)] if card.location else found)


def price_terms(card: Card, times: int = 1) -> Value:
    """What an action costs, so many times."""
    return listing(term(PRICES.get(good, good), n * times) for good, n in card.price.items())


def owner_name(owner: int) -> Value:
    """A player as the owner of something; the virtual player of a solo game is nobody."""
    return msg("describe.rival") if owner == NOBODY else Who(owner)


def card_name(card: str) -> Message:
    """A card by name; a covered one is just a card, an Attack card is known by its target."""
    if card in ATTACK_CARDS:
        return msg("describe.attack_card", good=term(deal_good(card), 1))
    return msg(f"card.{CARDS[card].title}") if card in CARDS else msg("describe.hidden_card")


def item_term(item: str) -> Message:
    """A good or a card among things given or taken."""
    return card_name(item) if "-" in item else term(item, 1)
