"""What happened: the raw material of log, animation and notation.

``source`` is the card behind an event, or ``board``, ``deal``, ``raze``, ``exchange``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.core.events import Event


@dataclass(frozen=True, slots=True)
class CardEvent(Event):
    """Base of the events about one card."""

    card: str


@dataclass(frozen=True, slots=True)
class FactionTaken(Event):
    """A player got a faction (IS-1)."""

    faction: str


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A round began; ``player`` is the first player (IS-28)."""

    round: int


@dataclass(frozen=True, slots=True)
class PhaseStarted(Event):
    """A phase began."""

    phase: str


@dataclass(frozen=True, slots=True)
class RowRevealed(Event):
    """Common cards were turned up in the Lookout; ``row`` is all that lies there now (IS-13)."""

    reveals: ClassVar[bool] = True
    row: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RowDiscarded(Event):
    """What nobody took was discarded (IS-13)."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardTaken(CardEvent):
    """A card was taken from the row, for all to see (IS-13)."""


@dataclass(frozen=True, slots=True)
class RivalTook(CardEvent):
    """A Common card became a Location of the virtual player (IS-78)."""


@dataclass(frozen=True, slots=True)
class PacketsDealt(Event):
    """Everybody got Common cards to choose from (IS-88)."""

    reveals: ClassVar[bool] = True
    n: int


@dataclass(frozen=True, slots=True)
class CardChosen(CardEvent):
    """A card was chosen face down (IS-88)."""

    secret: ClassVar[tuple[str, ...]] = ("card",)


@dataclass(frozen=True, slots=True)
class CardDrawn(CardEvent):
    """A card was drawn from the ``deck`` of this faction, or of the Common cards (IS-18)."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    reveals: ClassVar[bool] = True
    deck: str


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    """A discard pile became a deck again (IS-70)."""

    reveals: ClassVar[bool] = True
    deck: str


@dataclass(frozen=True, slots=True)
class CardsSeen(Event):
    """The top cards of a deck were looked at."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardKept(CardEvent):
    """One of the cards looked at was kept."""

    secret: ClassVar[tuple[str, ...]] = ("card",)


@dataclass(frozen=True, slots=True)
class Discarded(CardEvent):
    """A card was discarded: a price, a card not kept, or what lay with a lost Location."""


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """Goods came from the supply, or points were scored."""

    good: str
    n: int
    source: str


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """Tokens went to the supply: counts in the order of the holding."""

    goods: tuple[int, ...]
    source: str


@dataclass(frozen=True, slots=True)
class TokenSpent(Event):
    """An Egypt token was taken out of the supply (IS-65)."""

    source: str


@dataclass(frozen=True, slots=True)
class LocationSpent(CardEvent):
    """A Location or a Foundation was given up to build, and discarded for all to see (IS-32, IS-34)."""

    foundation: bool


@dataclass(frozen=True, slots=True)
class Built(CardEvent):
    """A Location was built (IS-30)."""


@dataclass(frozen=True, slots=True)
class DealMade(CardEvent):
    """A Deal was made (IS-40)."""


@dataclass(frozen=True, slots=True)
class DealLinked(CardEvent):
    """A Deal was made with an enemy Location (IS-41)."""

    owner: int


@dataclass(frozen=True, slots=True)
class DealEnded(CardEvent):
    """A Deal of ``player`` is no more: paid, cancelled, or its Location was lost (IS-41, IS-43)."""


@dataclass(frozen=True, slots=True)
class DealStolen(CardEvent):
    """A Deal came from under the board of ``owner`` (IS-42)."""

    owner: int


@dataclass(frozen=True, slots=True)
class Razed(CardEvent):
    """A card was razed: ``origin`` is hand, enemy or own, ``owner`` whose Location it was (IS-44 to IS-50)."""

    origin: str
    owner: int


@dataclass(frozen=True, slots=True)
class Removed(CardEvent):
    """A Location of ``owner`` was removed (IS-48)."""

    owner: int


@dataclass(frozen=True, slots=True)
class FoundationLaid(CardEvent):
    """A Location was turned face down as a Foundation of ``player`` (IS-45)."""


@dataclass(frozen=True, slots=True)
class FoundationHidden(CardEvent):
    """A hand card was laid face down as a Foundation (IS-48)."""

    secret: ClassVar[tuple[str, ...]] = ("card",)


@dataclass(frozen=True, slots=True)
class Activated(CardEvent):
    """An Action Location was activated (IS-58)."""

    times: int


@dataclass(frozen=True, slots=True)
class Repeated(CardEvent):
    """Another card's production or action was carried out once more, or an enemy's was borrowed (IS-63, IS-64)."""

    source: str


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """Pairs of workers were exchanged (IS-67)."""

    what: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Defended(CardEvent):
    """A Defense token was put on a Location (IS-52)."""


@dataclass(frozen=True, slots=True)
class SamuraiPlaced(CardEvent):
    """A Samurai was put on a Location (IS-56)."""


@dataclass(frozen=True, slots=True)
class Stolen(Event):
    """A good was taken out of the supply of ``owner`` (IS-62)."""

    good: str
    owner: int


@dataclass(frozen=True, slots=True)
class Blocked(CardEvent):
    """A Location of ``owner`` may not be activated any more this round."""

    owner: int


@dataclass(frozen=True, slots=True)
class TakenOver(CardEvent):
    """A Location of ``owner`` was marked with an Egypt token (IS-65)."""

    owner: int


@dataclass(frozen=True, slots=True)
class TokenReturned(CardEvent):
    """An Egypt token came back from a lost Location (IS-65)."""


@dataclass(frozen=True, slots=True)
class StashedCard(Event):
    """A hand card was put under a Location for good."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    card: str
    source: str


@dataclass(frozen=True, slots=True)
class StashedGood(Event):
    """A Resource was put on a Location for good."""

    good: str
    source: str


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player passed; ``forced`` if nothing else was possible (IS-24)."""

    forced: bool


@dataclass(frozen=True, slots=True)
class CleanedUp(Event):
    """Tokens went back to the supply at the end of the round: counts in the order of the holding (IS-26)."""

    goods: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AttackRevealed(Event):
    """An Attack card was revealed (IS-82)."""

    reveals: ClassVar[bool] = True
    card: str
    good: str


@dataclass(frozen=True, slots=True)
class AttackMissed(Event):
    """No Location matches the attack (IS-84)."""


@dataclass(frozen=True, slots=True)
class LocationHit(CardEvent):
    """An attack put a Location on the Collection pile (IS-84)."""


@dataclass(frozen=True, slots=True)
class Collected(CardEvent):
    """A Location of the virtual player went to the Collection pile (IS-81)."""


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over (IS-74)."""


@dataclass(frozen=True, slots=True)
class SoloEnded(Event):
    """A solo game is over: Faction Locations against the Collection pile, and the rating of a win (IS-86)."""

    won: bool
    locations: int
    collection: int
    rating: str
