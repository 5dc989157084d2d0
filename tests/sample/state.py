"""What a game of Berries consists of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.frames import Frame
from engine.core.options import Options
from engine.core.rng import Rng


@dataclass(frozen=True, slots=True)
class BerriesOptions(Options):
    """``wasps``: the bush stings (BE-5)."""

    wasps: bool = False


@dataclass(slots=True)
class Picker:
    """One player's things: berries, kept charms, points lost to wasps."""

    berries: int
    charms: list[str]
    stings: int


@dataclass(slots=True)
class BerriesState:
    """The whole game. Charms are texts of their number; a covered one is ``?``."""

    options: BerriesOptions
    rng: Rng
    frames: list[Frame[Any]]
    pickers: list[Picker]
    bush: int
    charms: list[str]
    buried: int
    turn: int
