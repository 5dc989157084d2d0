"""Decks: lists of cards whose last one is the top. Drawing, covering what an observer may not see, redrawing it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.events import HIDDEN
from engine.core.rng import Rng


def draw(deck: list[str], discard: list[str], rng: Rng, refill: bool = True) -> str | None:
    """Take the top card; None if there is none.

    An empty deck is first refilled by shuffling its discard pile, unless ``refill`` is off.
    """
    if not deck and refill and discard:
        deck.extend(discard)
        discard.clear()
        rng.shuffle(deck)
    return deck.pop() if deck else None


def covered(cards: Sequence[str]) -> list[str]:
    """As many covered cards."""
    return [HIDDEN] * len(cards)


def redrawn(places: Sequence[Iterable[str]], unseen: Sequence[str], rng: Rng) -> list[list[str]]:
    """The places with every covered card replaced by one of the unseen ones, at random. There must be enough."""
    pool = list(unseen)
    rng.shuffle(pool)
    return [[pool.pop() if card == HIDDEN else card for card in place] for place in places]
