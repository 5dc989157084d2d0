"""What a game of Stone Age consists of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.frames import Frame
from engine.core.rng import Rng
from engine.games.stone_age.options import StoneAgeOptions


@dataclass(slots=True)
class Tribe:
    """Everything that belongs to one player.

    ``goods`` are wood, brick, stone and gold; ``tools`` the values of the three spaces and ``used`` their marks of
    this round; ``placed`` the figures on the board by place. ``cards`` lie face down, ``apart`` face up until their
    top half is used, ``drawn`` came by the draw effect and stays secret. ``buildings`` are tiles with the points
    they brought, ``card_points`` points from top halves, ``hunger`` the points lost each time food ran short.
    """

    figures: int
    food: int
    goods: list[int]
    level: int
    tools: list[int]
    used: list[bool]
    placed: dict[str, int]
    cards: list[str]
    apart: list[str]
    drawn: str | None
    buildings: dict[str, int]
    card_points: int
    hunger: list[int]

    @property
    def waiting(self) -> int:
        """Figures that have not been placed this round."""
        return self.figures - sum(self.placed.values())

    @property
    def points(self) -> int:
        """Where the tribe stands on the score track."""
        return sum(self.buildings.values()) + self.card_points - sum(self.hunger)

    @property
    def collection(self) -> list[str]:
        """All cards that score at the end."""
        return [*self.cards, *self.apart, self.drawn] if self.drawn else [*self.cards, *self.apart]


@dataclass(slots=True)
class StoneAgeState:
    """The whole game. ``row`` are the cards of slots 1 to 4; the last of ``deck`` and of a stack is the top one."""

    options: StoneAgeOptions
    rng: Rng
    frames: list[Frame[Any]]
    round: int
    start: int
    tribes: list[Tribe]
    row: list[str | None]
    deck: list[str]
    stacks: list[list[str]]
