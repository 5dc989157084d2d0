"""What may be known: everything, the drawn tile included (HG-7), except the order of the piles (HG-3)."""

from __future__ import annotations

from engine.core.events import HIDDEN
from engine.core.rng import Rng
from engine.games.hunters_gatherers.state import HuntersGatherersState
from engine.games.hunters_gatherers.supply import unseen


def cover(state: HuntersGatherersState) -> None:
    """Cover the piles and the course of chance."""
    state.rng.cover()
    state.land = [HIDDEN] * len(state.land)
    state.bonus = [HIDDEN] * len(state.bonus)


def fill_in(state: HuntersGatherersState, rng: Rng) -> None:
    """Put the tiles that nobody has seen into the piles in a random order."""
    state.rng = rng.fork()
    state.land = _shuffled(state, False, rng)
    state.bonus = _shuffled(state, True, rng)


def _shuffled(state: HuntersGatherersState, bonus: bool, rng: Rng) -> list[str]:
    tiles = list(unseen(state, bonus).elements())
    rng.shuffle(tiles)
    return tiles
