"""Names of things as messages: goods, cards, owners, and what they cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.events import NOBODY
from engine.core.words import Message, Value, Who, listing, msg
from engine.games.imperial_settlers.card import Card
from engine.games.imperial_settlers.catalog import ATTACK_CARDS, CARDS, deal_good
from engine.games.imperial_settlers.vocabulary import HOLDING

TERMS = {"vp": "point"}
"""Goods whose noun has another name."""
PRICES = {"card": "hand_card"}
"""Goods that a price names more closely."""


def counted(good: str, n: int) -> Message:
    """So many of a good."""
    return msg(f"term.{TERMS.get(good, good)}", n=n)


def goods_list(goods: Sequence[int]) -> Value:
    """Counts in the order of the holding, as a list of terms."""
    return listing(counted(good, n) for good, n in zip(HOLDING, goods, strict=True) if n)


def amounts_list(amounts: Mapping[str, int]) -> Value:
    """So many of each good."""
    return listing(counted(good, n) for good, n in amounts.items() if n)


def raze_name(card: Card) -> Value:
    """The goods of a Raze field."""
    return amounts_list(card.raze)


def cost_name(card: Card) -> Value:
    """What building costs."""
    found = [counted(good, n) for good, n in zip(HOLDING, card.cost, strict=True) if n]
    return listing([*found, msg("term.location", n=1)] if card.location else found)


def price_name(card: Card, times: int = 1) -> Value:
    """What an action costs, so many times."""
    return listing(counted(PRICES.get(good, good), n * times) for good, n in card.price.items())


def owner_name(owner: int) -> Value:
    """A player as the owner of something; the virtual player of a solo game is nobody."""
    return msg("describe.rival") if owner == NOBODY else Who(owner)


def card_name(card: str) -> Message:
    """A card by name; a covered one is just a card, an Attack card is known by its target."""
    if card in ATTACK_CARDS:
        return msg("describe.attack_card", good=counted(deal_good(card), 1))
    return msg(f"card.{CARDS[card].title}") if card in CARDS else msg("describe.hidden_card")


def item_name(item: str) -> Message:
    """A good or a card among things given or taken."""
    return card_name(item) if "-" in item else counted(item, 1)
