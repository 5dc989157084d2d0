"""The immediate powers of menhir tiles, which act before a piece is placed (HG-61 to HG-64)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.actions import Action
from engine.core.frames import Decision, Draft, Frame
from engine.games.hunters_gatherers.actions import DECLINE, TakeBack
from engine.games.hunters_gatherers.events import AnimalsHunted, Scored
from engine.games.hunters_gatherers.layout import STRIDE, clear_animals
from engine.games.hunters_gatherers.phases.completion import send_home
from engine.games.hunters_gatherers.scoring import (
    ROLES,
    hunting_trap_line,
    logboat_line,
    targets,
    zones_near,
)
from engine.games.hunters_gatherers.state import HuntersGatherersState


@dataclass(slots=True)
class ShamanCall(Frame[HuntersGatherersState]):
    """``player`` may take one own tribe member back (HG-62)."""

    player: int

    def decision(self, state: HuntersGatherersState) -> Decision | None:
        """Every own tribe member on the table, or nobody; skipped if there is none."""
        zones = sorted(zone for zone, owner in state.members.items() if owner == self.player)
        if not zones:
            return None
        return Decision(self.player, "prompt.shaman", (*(_call(state, zone) for zone in zones), DECLINE), ("HG-62",))

    def apply(self, draft: Draft[HuntersGatherersState], action: Action) -> None:
        """Take the member back."""
        draft.pop()
        if isinstance(action, TakeBack):
            send_home(draft, draft.state.zone_at(action.x, action.y, action.zone), "HG-62")


def _call(state: HuntersGatherersState, zone: int) -> TakeBack:
    placed, printed = state.placed[zone // STRIDE], state.zone(zone)
    return TakeBack(ROLES[printed.kind], placed.x, placed.y, printed.id)


def use_power(draft: Draft[HuntersGatherersState], player: int) -> None:
    """Let the last tile's immediate power act."""
    state = draft.state
    n = len(state.placed) - 1
    power = state.tile(n).power
    if power == "shaman":
        draft.push(ShamanCall(player))
    elif power == "logboat":
        earn_logboat(draft, player)
    elif power == "hunting_trap":
        spring_trap(draft, player)


def earn_logboat(draft: Draft[HuntersGatherersState], player: int) -> None:
    """Score the lakes of the river system (HG-63)."""
    line = logboat_line(draft.state, player, draft.state.layout.powers["logboat"])
    draft.state.earned.append(line)
    draft.emit(Scored(player, "HG-63", line))


def spring_trap(draft: Draft[HuntersGatherersState], player: int) -> None:
    """Score the animals round the trap and take them out of the meadow (HG-64)."""
    state = draft.state
    zone = state.layout.powers["hunting_trap"]
    line = hunting_trap_line(state, player, zone)
    state.earned.append(line)
    caught = [z for z in zones_near(state, zone) if has_animals(state, z)]
    for z in caught:
        clear_animals(state.layout, z, state.zone(z).tally)
    state.hunted += caught
    draft.emit(Scored(player, "HG-64", line))
    draft.emit(AnimalsHunted(player, "HG-64", targets(state, caught)))


def has_animals(state: HuntersGatherersState, zone: int) -> bool:
    """Whether animals are printed in the zone."""
    tally = state.zone(zone).tally
    return bool(tally.deer or tally.tigers or tally.mammoths or tally.aurochs)
