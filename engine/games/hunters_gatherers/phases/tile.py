"""Placing the drawn tile (HG-8 to HG-10)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.actions import Action
from engine.core.frames import Decision, Draft, Frame
from engine.games.hunters_gatherers.actions import PlaceTile, place_tile
from engine.games.hunters_gatherers.events import TilePlaced
from engine.games.hunters_gatherers.layout import lay, placements
from engine.games.hunters_gatherers.names import tile_name
from engine.games.hunters_gatherers.phases.powers import use_power
from engine.games.hunters_gatherers.state import HuntersGatherersState, Placed

RULES = {False: ("HG-6", "HG-8", "HG-9"), True: ("HG-30", "HG-8", "HG-9")}
PROMPTS = {False: "prompt.place_tile", True: "prompt.place_bonus_tile"}


@dataclass(slots=True)
class TilePlacement(Frame[HuntersGatherersState]):
    """``player`` places the drawn tile, which is the bonus tile of the turn if ``bonus``."""

    player: int
    bonus: bool

    def decision(self, state: HuntersGatherersState) -> Decision | None:
        """Every cell and rotation at which the tile fits."""
        assert state.drawn is not None
        tile = state.type_of(state.drawn)
        actions = tuple([place_tile(*where) for where in placements(state.layout, tile)])
        return Decision(self.player, PROMPTS[self.bonus], actions, RULES[self.bonus], {"tile": tile_name(tile)})

    def apply(self, draft: Draft[HuntersGatherersState], action: Action) -> None:
        """Lay the tile and let its power act."""
        assert isinstance(action, PlaceTile)
        draft.pop()
        lay_drawn(draft, self.player, action, self.bonus)
        use_power(draft, self.player)


def lay_drawn(draft: Draft[HuntersGatherersState], player: int, action: PlaceTile, bonus: bool) -> None:
    """Move the drawn tile from the hand to the table."""
    state = draft.state
    assert state.drawn is not None
    placed = Placed(state.drawn, action.x, action.y, action.rotation)
    state.drawn = None
    state.placed.append(placed)
    lay(state.layout, state.type_of(placed.tile), (action.x, action.y), action.rotation)
    draft.emit(TilePlaced(player, "HG-8", placed.tile, action.x, action.y, action.rotation, bonus))
