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
class PlacePiece(Action):
    """Put a piece on a zone of the tile just laid (HG-13). ``role`` is gatherer, fisher, hunter or hut."""

    role: str
    x: int
    y: int
    zone: str

    @property
    def targets(self) -> tuple[str, ...]:
        """The zone, and the piece that would stand there."""
        spot = f"{self.x},{self.y}:{self.zone}"
        return f"zone:{spot}", f"{self.role}:{spot}"


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """Have the shaman call a tribe member back (HG-62)."""

    role: str
    x: int
    y: int
    zone: str

    @property
    def targets(self) -> tuple[str, ...]:
        """The zone, and the piece that stands there."""
        spot = f"{self.x},{self.y}:{self.zone}"
        return f"zone:{spot}", f"{self.role}:{spot}"


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Leave it: place no piece (HG-13), call nobody back (HG-62)."""


@cache
def place_tile(x: int, y: int, rotation: int) -> PlaceTile:
    """The action, made once: the same ones are offered again and again."""
    return PlaceTile(x, y, rotation)


@cache
def place_piece(role: str, x: int, y: int, zone: str) -> PlacePiece:
    """The action, made once."""
    return PlacePiece(role, x, y, zone)


DECLINE = Decline()
