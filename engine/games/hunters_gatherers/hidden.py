"""What may be known: everything except the order of the piles."""

from __future__ import annotations

from collections import Counter

from engine.core.events import HIDDEN
from engine.core.rng import Rng
from engine.games.hunters_gatherers.state import HuntersGatherersState
from engine.games.hunters_gatherers.tiles import pile


def cover(state: HuntersGatherersState) -> None:
    """Hide the piles and the course of chance."""
    state.rng.cover()
    state.land = [HIDDEN] * len(state.land)
    state.bonus = [HIDDEN] * len(state.bonus)


def fill(state: HuntersGatherersState, rng: Rng) -> None:
    """Put the tiles that nobody has seen into the piles in a random order."""
    state.rng = rng.fork()
    state.land = _shuffled(state, False, rng)
    state.bonus = _shuffled(state, True, rng)


def unseen(state: HuntersGatherersState, bonus: bool) -> Counter[str]:
    """How many tiles of each type are still in a pile: anyone may count them (HG-3)."""
    left = Counter(pile(state.options.edition, bonus))
    left.subtract(seen_tiles(state, bonus))
    return +left


def seen_tiles(state: HuntersGatherersState, bonus: bool) -> list[str]:
    """The tiles of a pile that have left it. The start tile belongs to none."""
    seen = [placed.tile for placed in state.placed[1:]] + state.set_aside
    if state.drawn is not None:
        seen.append(state.drawn)
    return [tile for tile in seen if state.type_of(tile).bonus == bonus]


def _shuffled(state: HuntersGatherersState, bonus: bool, rng: Rng) -> list[str]:
    tiles = list(unseen(state, bonus).elements())
    rng.shuffle(tiles)
    return tiles
