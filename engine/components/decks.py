"""Face-down cards and tiles: covering what an observer may not see, and redrawing what is covered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.events import HIDDEN
from engine.core.rng import Rng


def covered(cards: Sequence[str]) -> list[str]:
    """As many covered cards."""
    return [HIDDEN] * len(cards)


def redrawn(places: Sequence[Iterable[str]], unseen: Sequence[str], rng: Rng) -> list[list[str]]:
    """The places with every covered card replaced by one of the unseen ones, at random. There must be enough."""
    pool = list(unseen)
    rng.shuffle(pool)
    return [[pool.pop() if card == HIDDEN else card for card in place] for place in places]
