"""Placing a tribe member or a hut on the tile just laid, never on the start tile (HG-5, HG-13 to HG-22)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.actions import Action
from engine.core.frames import Decision, Draft, Frame
from engine.games.hunters_gatherers.actions import DECLINE, PlacePiece, place_piece
from engine.games.hunters_gatherers.events import PiecePlaced, PieceWithheld
from engine.games.hunters_gatherers.layout import STRIDE
from engine.games.hunters_gatherers.scoring import ROLES
from engine.games.hunters_gatherers.state import HuntersGatherersState

WATERS = ("river", "lake")
RULES = ("HG-13", "HG-14", "HG-15", "HG-16")


@dataclass(slots=True)
class PiecePlacement(Frame[HuntersGatherersState]):
    """``player`` may place a piece on the last tile."""

    player: int

    def decision(self, state: HuntersGatherersState) -> Decision | None:
        """Every free zone for every kind of piece at hand, or nothing; skipped if nothing is possible (HG-13)."""
        actions = piece_actions(state, self.player)
        if not actions:
            return None
        return Decision(self.player, "prompt.place_piece", (*actions, DECLINE), RULES)

    def apply(self, draft: Draft[HuntersGatherersState], action: Action) -> None:
        """Place the piece, or keep it."""
        draft.pop()
        if isinstance(action, PlacePiece):
            settle_piece(draft, self.player, action)
        else:
            draft.emit(PieceWithheld(self.player, "HG-13"))


def piece_actions(state: HuntersGatherersState, player: int) -> list[PlacePiece]:
    """What the player may place on the last tile."""
    n = len(state.placed) - 1
    placed = state.placed[n]
    found = []
    for zone, printed in enumerate(state.tile(n).zones, n * STRIDE):
        if member_may_go(state, player, zone, printed.kind):
            found.append(place_piece(ROLES[printed.kind], placed.x, placed.y, printed.id))
        if hut_may_go(state, player, zone, printed.kind):
            found.append(place_piece("hut", placed.x, placed.y, printed.id))
    return found


def member_may_go(state: HuntersGatherersState, player: int, zone: int, kind: str) -> bool:
    """Whether the area is free of tribe members and the player has one (HG-14, HG-15, HG-43)."""
    if kind == "lake" or not state.members_left[player]:
        return False
    if state.options.shrine_ignores_occupancy and state.layout.powers.get("shrine", -1) == zone:
        return True
    return not is_settled(state, zone)


def is_settled(state: HuntersGatherersState, zone: int) -> bool:
    """Whether a tribe member stands anywhere in the zone's area (HG-15)."""
    region = state.layout.areas.region
    area = region[zone]
    return any(region[other] == area for other in state.members)


def hut_may_go(state: HuntersGatherersState, player: int, zone: int, kind: str) -> bool:
    """Whether the river system is free of huts and the player has one (HG-14, HG-16)."""
    return kind in WATERS and state.huts_left[player] > 0 and not has_hut(state, zone)


def has_hut(state: HuntersGatherersState, zone: int) -> bool:
    """Whether a hut stands anywhere in the zone's river system (HG-16)."""
    region = state.layout.systems.region
    system = region[zone]
    return any(region[other] == system for other in state.huts)


def settle_piece(draft: Draft[HuntersGatherersState], player: int, action: PlacePiece) -> None:
    """Move a piece from the supply to the zone."""
    state = draft.state
    zone = state.zone_at(action.x, action.y, action.zone)
    if action.role == "hut":
        state.huts[zone] = player
        state.huts_left[player] -= 1
    else:
        state.members[zone] = player
        state.members_left[player] -= 1
    draft.emit(PiecePlaced(player, "HG-13", action.role, state.spot(zone)))
