"""Scoring what the last tile completed, and sending members home (HG-23 to HG-37)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.frames import Draft, Frame
from engine.games.hunters_gatherers.events import FeatureCompleted, PieceReturned, Scored
from engine.games.hunters_gatherers.layout import STRIDE
from engine.games.hunters_gatherers.scoring import ROLES, feature_lines, feature_zones, targets
from engine.games.hunters_gatherers.state import HuntersGatherersState

RULES = {"forest": "HG-28", "river": "HG-23"}


@dataclass(slots=True)
class Completion(Frame[HuntersGatherersState]):
    """``player``'s tile lies and is settled: completed forests and rivers score, members go home (HG-35)."""

    player: int

    def proceed(self, draft: Draft[HuntersGatherersState]) -> None:
        """Score everything, then send everybody home."""
        draft.pop()
        areas = completed(draft.state)
        for area in areas:
            score_feature(draft, self.player, area)
        for area in areas:
            empty_feature(draft, area)


def completed(state: HuntersGatherersState) -> list[int]:
    """The forests and rivers that the last tile completed (HG-23, HG-28)."""
    layout, n = state.layout, len(state.placed) - 1
    zones = [n * STRIDE + k for k, zone in enumerate(state.tile(n).zones) if zone.kind in RULES]
    return [area for area in layout.areas.holding(zones) if not layout.tallies[area].open]


def score_feature(draft: Draft[HuntersGatherersState], player: int, area: int) -> None:
    """Announce a completed area and give its points (HG-34)."""
    state = draft.state
    kind = state.zone(area).kind
    draft.emit(FeatureCompleted(player, RULES[kind], kind, targets(state, feature_zones(state, area))))
    for line in feature_lines(state, area):
        state.earned.append(line)
        draft.emit(Scored(line.player, line.rule, line))


def empty_feature(draft: Draft[HuntersGatherersState], area: int) -> None:
    """Send the members of a completed area home (HG-36)."""
    region = draft.state.layout.areas.region
    for zone in [zone for zone in draft.state.members if region[zone] == area]:
        send_home(draft, zone, "HG-36")


def send_home(draft: Draft[HuntersGatherersState], zone: int, rule: str) -> None:
    """Give a tribe member back to its owner."""
    state = draft.state
    owner = state.members.pop(zone)
    state.members_left[owner] += 1
    draft.emit(PieceReturned(owner, rule, ROLES[state.zone(zone).kind], state.spot(zone)))
