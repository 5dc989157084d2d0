"""What happens in the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.core.events import Event
from engine.core.scoring import ScoreLine


@dataclass(frozen=True, slots=True)
class GameStarted(Event):
    """The start tile lies on the table and ``player`` begins."""

    reveals: ClassVar[bool] = True
    tile: str


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    """A tile was drawn, from the bonus pile if ``bonus``."""

    reveals: ClassVar[bool] = True
    tile: str
    bonus: bool


@dataclass(frozen=True, slots=True)
class TileSetAside(Event):
    """The drawn tile fits nowhere and is out of the game."""

    reveals: ClassVar[bool] = True
    tile: str
    bonus: bool


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """A tile was laid."""

    tile: str
    x: int
    y: int
    rotation: int
    bonus: bool


@dataclass(frozen=True, slots=True)
class PiecePlaced(Event):
    """A gatherer, fisher, hunter or hut was placed. ``spot`` is ``x,y:zone``."""

    role: str
    spot: str


@dataclass(frozen=True, slots=True)
class PieceWithheld(Event):
    """The player could have placed a piece and did not."""


@dataclass(frozen=True, slots=True)
class FeatureCompleted(Event):
    """``player``'s tile completed a forest or river; ``places`` are its zones."""

    kind: str
    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """Points for ``player``, with all their reasons."""

    line: ScoreLine


@dataclass(frozen=True, slots=True)
class PieceReturned(Event):
    """A tribe member went home to its owner ``player``."""

    role: str
    spot: str


@dataclass(frozen=True, slots=True)
class BonusEarned(Event):
    """A forest with a nugget (or menhir) was completed; ``left`` is the size of the bonus pile before the draw."""

    left: int


@dataclass(frozen=True, slots=True)
class AnimalsHunted(Event):
    """A hunting trap took the animals of the zones ``places``."""

    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """No land tile is left."""
