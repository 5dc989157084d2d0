"""Chapter H: the two idol tracks (EW-83 to EW-85, EW-89)."""

from __future__ import annotations

from engine.core.frames import Draft
from engine.games.endless_winter.catalog import IDOL_BONUSES, TRACK_END
from engine.games.endless_winter.events import Advanced
from engine.games.endless_winter.state import EndlessWinterState, Tribe
from engine.games.endless_winter.vocabulary import OFFERING, TRACKS


def position(tribe: Tribe, track: str) -> int:
    """The marker's space; 0 below the track."""
    return tribe.offering if track == OFFERING else tribe.honour


def open_tracks(tribe: Tribe) -> list[str]:
    """Tracks where an advance still does something (EW-84)."""
    return [track for track in TRACKS if position(tribe, track) < TRACK_END]


def step_up(draft: Draft[EndlessWinterState], player: int, track: str, rule: str) -> str:
    """Move one space up, if there is one; the key of the entered space's bonus, "" for none (EW-84)."""
    tribe = draft.state.tribes[player]
    if position(tribe, track) == TRACK_END:
        return ""
    if track == OFFERING:
        tribe.offering += 1
    else:
        tribe.honour += 1
        draft.state.arrivals += 1
        tribe.arrival = draft.state.arrivals
    draft.emit(Advanced(player, rule, track, position(tribe, track)))
    return IDOL_BONUSES[track][position(tribe, track)]


def honour_order(state: EndlessWinterState) -> list[int]:
    """EW-89: the players whose Honour marker is on the track, the highest ranked first."""
    sign = 1 if state.options.honour_tie == "earlier" else -1
    ranked = [p for p, tribe in enumerate(state.tribes) if tribe.honour]
    return sorted(ranked, key=lambda p: (-state.tribes[p].honour, sign * state.tribes[p].arrival))
