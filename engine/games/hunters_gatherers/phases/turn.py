"""Drawing and the order of turns (HG-3, HG-6, HG-11, HG-12, HG-30 to HG-32)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.frames import Draft, Frame
from engine.games.hunters_gatherers.events import BonusEarned, GameStarted, TileDrawn, TileSetAside
from engine.games.hunters_gatherers.layout import fits_somewhere
from engine.games.hunters_gatherers.phases.completion import Completion, completed
from engine.games.hunters_gatherers.phases.ending import FinalScoring
from engine.games.hunters_gatherers.phases.piece import PiecePlacement
from engine.games.hunters_gatherers.phases.tile import TilePlacement
from engine.games.hunters_gatherers.state import HuntersGatherersState


@dataclass(slots=True)
class Turn(Frame[HuntersGatherersState]):
    """``player`` is about to draw a land tile; the game ends when none is left that fits (HG-45)."""

    player: int

    def proceed(self, draft: Draft[HuntersGatherersState]) -> None:
        """Draw, and pass the turn on for afterwards."""
        state, player = draft.state, self.player
        if not state.turn:
            draft.emit(GameStarted(player, "HG-4", state.placed[0].tile))
        if not draw(draft, player, bonus=False):
            draft.pop()
            draft.push(FinalScoring())
            return
        state.turn += 1
        self.player = (player + 1) % state.players
        steps = Completion(player), PiecePlacement(player), TilePlacement(player, bonus=False)
        draft.push(BonusTile(player), *steps)


@dataclass(slots=True)
class BonusTile(Frame[HuntersGatherersState]):
    """``player``'s land tile is dealt with: a nugget forest that it completed brings one bonus tile.

    One, and none for what the bonus tile itself completes (HG-30, HG-31, HG-68).
    """

    player: int

    def proceed(self, draft: Draft[HuntersGatherersState]) -> None:
        """Draw the bonus tile if there is one to be had (HG-32)."""
        draft.pop()
        state, player = draft.state, self.player
        if not any(state.layout.tallies[area].gold for area in completed(state)):
            return
        draft.emit(BonusEarned(player, "HG-30", len(state.bonus)))
        if draw(draft, player, bonus=True):
            draft.push(Completion(player), PiecePlacement(player), TilePlacement(player, bonus=True))


def draw(draft: Draft[HuntersGatherersState], player: int, bonus: bool) -> bool:
    """Draw from a pile until a tile fits somewhere; False if the pile runs out (HG-11, HG-12)."""
    state = draft.state
    tiles = state.bonus if bonus else state.land
    while tiles:
        tile = tiles.pop()
        draft.emit(TileDrawn(player, "HG-30" if bonus else "HG-6", tile, bonus))
        if fits_somewhere(state.layout, state.type_of(tile)):
            state.drawn = tile
            return True
        state.set_aside.append(tile)
        draft.emit(TileSetAside(player, "HG-12" if bonus else "HG-11", tile, bonus))
    return False
