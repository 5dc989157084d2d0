"""What a player may choose."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.core.actions import Action


@dataclass(frozen=True, slots=True)
class PlaceTile(Action):
    """Lay the drawn tile on a cell, after ``rotation`` clockwise quarter turns (HG-8)."""

    x: int
    y: int
    rotation: int

    @property
    def targets(self) -> tuple[str, ...]:
        """The cell, and the cell with the rotation."""
        return f"cell:{self.x},{self.y}", f"turn:{self.x},{self.y}:{self.rotation}"


@dataclass(frozen=True, slots=True)
class PieceAction(Action):
    """Base of the actions about one piece on a zone. ``role`` is gatherer, fisher, hunter or hut."""

    role: str
    x: int
    y: int
    zone: str

    @property
    def targets(self) -> tuple[str, ...]:
        """The zone, and the piece that stands or would stand there."""
        spot = f"{self.x},{self.y}:{self.zone}"
        return f"zone:{spot}", f"{self.role}:{spot}"


@dataclass(frozen=True, slots=True)
class PlacePiece(PieceAction):
    """Put a piece on a zone of the tile just laid (HG-13)."""


@dataclass(frozen=True, slots=True)
class TakeBack(PieceAction):
    """Have the shaman call a tribe member back (HG-62)."""


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Leave it: place no piece (HG-13), call nobody back (HG-62)."""


ACTIONS: tuple[type[Action], ...] = (PlaceTile, PlacePiece, TakeBack, Decline)

DECLINE = Decline()

place_tile = cache(PlaceTile)
place_piece = cache(PlacePiece)
