"""Reading the state for the table: phases, figures on places, what is left to do."""

from __future__ import annotations

from engine.games.stone_age.actions import TARGETS
from engine.games.stone_age.catalog import PLACES
from engine.games.stone_age.phases.acting import Acting
from engine.games.stone_age.phases.gathering import ToolChoice
from engine.games.stone_age.phases.placing import Placing
from engine.games.stone_age.state import StoneAgeState

PHASES = ("place", "act", "feed")


def phase(state: StoneAgeState) -> str:
    """Which phase of the round it is; empty when the game is over."""
    if not state.frames:
        return ""
    kinds = {type(frame) for frame in state.frames}
    return "place" if Placing in kinds else "act" if Acting in kinds else "feed"


def acting(state: StoneAgeState) -> int | None:
    """The player whose places are being carried out."""
    frames = [frame for frame in state.frames if isinstance(frame, Acting)]
    return frames[-1].player if frames and phase(state) == "act" else None


def rolled(state: StoneAgeState) -> ToolChoice | None:
    """The roll that waits for a decision on tools."""
    top = state.frames[-1] if state.frames else None
    return top if isinstance(top, ToolChoice) else None


def people_at(state: StoneAgeState, place: str) -> list[tuple[int, int]]:
    """Players with figures on a place, and how many."""
    return [(p, tribe.placed[place]) for p, tribe in enumerate(state.tribes) if place in tribe.placed]


def target_of(place: str) -> str:
    """A place's target."""
    return TARGETS[place][0]


def still_to_do(state: StoneAgeState, player: int) -> list[str]:
    """The player's own places that have not been carried out."""
    return [place for place in PLACES if place in state.tribes[player].placed]
