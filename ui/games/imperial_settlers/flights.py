"""What goes from where to where: goods from their source to the supply and back, cards between decks and hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.core.events import Event
from engine.games.imperial_settlers.catalog import CARDS
from engine.games.imperial_settlers.events import (
    AttackRevealed,
    CardDrawn,
    CardTaken,
    DealMade,
    DealStolen,
    FoundationLaid,
    Gained,
    Paid,
    Razed,
    StashedCard,
    StashedGood,
    Stolen,
    TakenOver,
)
from engine.games.imperial_settlers.vocabulary import HOLDING
from ui.games.imperial_settlers.cards import back
from ui.games.imperial_settlers.strip import symbol
from ui.page import Flight
from ui.parts import icon
from ui.view import View

SIZE = 30
"""Pixels of a good under way."""
Spots = tuple[str, ...]


def flights(view: View) -> list[Flight]:
    """Everything that the last action moved, in the order in which it happened."""
    events = view.recent
    return [flight for event in events if (make := MAKERS.get(type(event))) for flight in make(event, events)]


def picture(good: str, n: int) -> str:
    """A good, and how many."""
    return f"{icon(symbol(good), SIZE)}<b>{n}</b>" if n > 1 else str(icon(symbol(good), SIZE))


def supply(player: int, good: str) -> Spots:
    """Where a player's goods lie; points are beside the name."""
    return (f"good:{player}:{good}", f"points:{player}", f"player:{player}")


def source(event: Gained | Paid, events: Sequence[Event]) -> Spots:
    """Where the goods of an event come from, or go to."""
    player = event.player
    if event.source in CARDS:
        return (f"card:{event.source}", f"hand:{player}")
    places: dict[str, Spots] = {
        "board": (f"board:{player}", f"player:{player}"),
        "deal": (f"deals:{player}", f"player:{player}"),
        "exchange": (f"good:{player}:worker", f"player:{player}"),
        "raze": next((razed_from(other) for other in events if isinstance(other, Razed)), ()),
    }
    return places.get(event.source, ())


def razed_from(event: Razed) -> Spots:
    """Where a razed card was."""
    owner = event.owner if event.origin == "enemy" else event.player
    rest = "hand" if event.origin == "hand" else "foundations"
    return (f"card:{event.card}", f"{rest}:{owner}", f"player:{owner}", f"hand:{owner}")


def gained(event: Gained, events: Sequence[Event]) -> Iterator[Flight]:
    """Goods from their source to the supply."""
    yield Flight(picture(event.good, event.n), source(event, events), supply(event.player, event.good))


def paid(event: Paid, events: Sequence[Event]) -> Iterator[Flight]:
    """Goods from the supply onto what they pay for."""
    for good, n in zip(HOLDING, event.goods, strict=False):
        if n:
            yield Flight(picture(good, n), supply(event.player, good), source(event, events))


def drawn(event: CardDrawn, _events: Sequence[Event]) -> Iterator[Flight]:
    """A card from a deck to a hand."""
    start = (f"deck:{event.player}:{event.deck}", f"deck:{event.deck}", f"player:{event.player}")
    yield Flight(back(event.deck, "small"), start, (f"hand:{event.player}", f"player:{event.player}"))


def taken(event: CardTaken, _events: Sequence[Event]) -> Iterator[Flight]:
    """A card from the row to a hand."""
    yield Flight(back("common", "small"), ("row",), (f"hand:{event.player}", f"player:{event.player}"))


def dealt(event: DealMade, _events: Sequence[Event]) -> Iterator[Flight]:
    """A hand card under the board."""
    start, end = (f"hand:{event.player}", f"player:{event.player}"), (f"card:{event.card}", f"deals:{event.player}")
    yield Flight(str(icon("is-deal", SIZE)), start, end)


def razed(event: Razed, _events: Sequence[Event]) -> Iterator[Flight]:
    """The torches to what they raze."""
    yield Flight(str(icon("g-raze", SIZE)), supply(event.player, "raze"), razed_from(event))


def laid(event: FoundationLaid, _events: Sequence[Event]) -> Iterator[Flight]:
    """A Location turned face down."""
    start = (f"card:{event.card}", f"player:{event.player}")
    yield Flight(str(icon("is-foundation", SIZE)), start, (f"foundations:{event.player}", f"player:{event.player}"))


def stolen(event: Stolen, _events: Sequence[Event]) -> Iterator[Flight]:
    """A good from one supply to another."""
    yield Flight(picture(event.good, 1), supply(event.owner, event.good), supply(event.player, event.good))


def stashed_good(event: StashedGood, _events: Sequence[Event]) -> Iterator[Flight]:
    """A Resource onto the card where it stays."""
    yield Flight(picture(event.good, 1), supply(event.player, event.good), on_card(event.source, event.player))


def stashed_card(event: StashedCard, _events: Sequence[Event]) -> Iterator[Flight]:
    """A hand card under the card where it stays; which one is nobody else's business."""
    start = (f"hand:{event.player}", f"player:{event.player}")
    yield Flight(str(icon("g-card", SIZE)), start, on_card(event.source, event.player))


def taken_deal(event: DealStolen, _events: Sequence[Event]) -> Iterator[Flight]:
    """A Deal from under one board to under another."""
    start, end = ((f"deals:{player}", f"player:{player}") for player in (event.owner, event.player))
    yield Flight(str(icon("is-deal", SIZE)), start, (f"card:{event.card}", *end))


def taken_over(event: TakenOver, _events: Sequence[Event]) -> Iterator[Flight]:
    """An Egypt token onto the Location that it marks."""
    end = (f"card:{event.card}", f"player:{event.owner}")
    yield Flight(str(icon("is-egypt", SIZE)), (f"egypt:{event.player}", f"player:{event.player}"), end)


def on_card(card: str, player: int) -> Spots:
    """A built card, or where its owner is if it is not seen."""
    return (f"card:{card}", f"player:{player}")


def attack(event: AttackRevealed, _events: Sequence[Event]) -> Iterator[Flight]:
    """An Attack card from its deck to the row."""
    yield Flight(back("attack", "small"), ("deck:attack",), (f"card:{event.card}", "attacks"))


MAKERS: dict[type[Event], Callable[[Any, Sequence[Event]], Iterator[Flight]]] = {
    Gained: gained,
    Paid: paid,
    CardDrawn: drawn,
    CardTaken: taken,
    DealMade: dealt,
    Razed: razed,
    FoundationLaid: laid,
    Stolen: stolen,
    StashedGood: stashed_good,
    StashedCard: stashed_card,
    DealStolen: taken_deal,
    TakenOver: taken_over,
    AttackRevealed: attack,
}
