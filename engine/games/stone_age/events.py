"""What happened: the raw material of log, animation and notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.core.events import Event


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A round began; ``player`` is the start player (SA-8, SA-10)."""

    round: int


@dataclass(frozen=True, slots=True)
class RowFilled(Event):
    """Cards slid and new ones were turned up: ``row`` are the cards of slots 1 to 4 (SA-4, SA-63)."""

    reveals: ClassVar[bool] = True
    row: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """Figures went to a place (SA-11)."""

    place: str
    figures: int


@dataclass(frozen=True, slots=True)
class StayedHome(Event):
    """Figures found no place this round (SA-13)."""

    figures: int


@dataclass(frozen=True, slots=True)
class CameHome(Event):
    """The figures of a place went home while it is carried out (SA-24)."""

    place: str
    figures: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """Dice were rolled for a good, at a place or because of a card (``source``) (SA-29, SA-40)."""

    reveals: ClassVar[bool] = True
    good: str
    dice: tuple[int, ...]
    source: str


@dataclass(frozen=True, slots=True)
class ToolsUsed(Event):
    """Tools were added to a roll: the tiles' spaces and values, the one-use cards, and the total reached (SA-48)."""

    spaces: tuple[int, ...]
    values: tuple[int, ...]
    cards: tuple[str, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """Food or pieces of a resource came in; by which way, the rule says."""

    good: str
    n: int


@dataclass(frozen=True, slots=True)
class ToolGained(Event):
    """A tool tile was raised to ``value`` (SA-47)."""

    space: int
    value: int


@dataclass(frozen=True, slots=True)
class LevelRaised(Event):
    """The food track went up to ``level`` (SA-28)."""

    level: int


@dataclass(frozen=True, slots=True)
class Grew(Event):
    """A figure joined the tribe, which now has ``figures`` (SA-27)."""

    figures: int


@dataclass(frozen=True, slots=True)
class Wasted(Event):
    """Something gave nothing: ``what`` is ``tool``, ``field``, ``figure``, ``draw`` or a good."""

    what: str


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A card brought points at once (SA-39)."""

    n: int
    card: str


@dataclass(frozen=True, slots=True)
class CardBought(Event):
    """A civilization card was bought from a slot for the resources ``paid`` (SA-34)."""

    card: str
    slot: int
    paid: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BuildingBought(Event):
    """A building was bought from a stack for the resources ``paid`` and scored (SA-36)."""

    building: str
    stack: int
    paid: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class TileTurned(Event):
    """The next tile of a stack was turned up (SA-36)."""

    reveals: ClassVar[bool] = True
    building: str
    stack: int


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """A card or building was left where it is; ``forced`` if it could not be paid for (SA-33)."""

    place: str
    item: str
    forced: bool


@dataclass(frozen=True, slots=True)
class KeptApart(Event):
    """A card with a use of its own was laid apart (SA-42, SA-44)."""

    card: str


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A card was drawn in secret (SA-43)."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    reveals: ClassVar[bool] = True
    card: str


@dataclass(frozen=True, slots=True)
class MenuRolled(Event):
    """Dice were rolled for everybody to choose from (SA-45)."""

    reveals: ClassVar[bool] = True
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DieTaken(Event):
    """A die was taken from the menu (SA-45)."""

    face: int


@dataclass(frozen=True, slots=True)
class Redeemed(Event):
    """The card of free choice was turned into resources (SA-44)."""

    goods: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Harvested(Event):
    """The fields gave food (SA-53)."""

    n: int


@dataclass(frozen=True, slots=True)
class Fed(Event):
    """The tribe ate ``food`` and, where that was short, ``goods`` (SA-54, SA-55)."""

    food: int
    goods: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Starved(Event):
    """Food ran short by ``gap``: ``food`` was all there was, ``points`` were lost (SA-55, SA-56)."""

    food: int
    gap: int
    points: int
    forced: bool


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over, because of an empty stack or missing cards: the rule says which (SA-59, SA-60)."""

    cause: str
