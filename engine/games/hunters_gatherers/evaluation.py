"""Expected points: what the land is likely to bring each player."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.frames import Decision, Draft
from engine.core.game import Appraisal
from engine.games.hunters_gatherers.scoring import (
    feature_parts,
    hut_lines,
    majority,
    meadow_lines,
    worth,
)
from engine.games.hunters_gatherers.state import HuntersGatherersState

MEMBER_IN_HAND = 2.0
HUT_IN_HAND = 2.5


def lead(points: list[float], player: int) -> float:
    """A player's points less those of the best opponent."""
    return points[player] - max(p for other, p in enumerate(points) if other != player)


def expected(state: HuntersGatherersState) -> list[float]:
    """Expected final points of each player."""
    left = len(state.land) / 78
    points = [0.0] * state.players
    for line in (*state.earned, *hut_lines(state), *meadow_lines(state)):
        points[line.player] += line.points
    for area in state.layout.areas.holding(state.members):
        if state.zone(area).kind != "meadow":
            value = worth(feature_parts(state, area)) * left / (1 + 0.3 * state.layout.tallies[area].open)
            for player in majority(state.members_in(area)):
                points[player] += value
    for player in range(state.players):
        points[player] += left * (
            MEMBER_IN_HAND * state.members_left[player] ** 0.5 + HUT_IN_HAND * state.huts_left[player]
        )
    return points


def appraise(
    state: HuntersGatherersState,
    decision: Decision,
    clone: Callable[[HuntersGatherersState], HuntersGatherersState],
) -> list[Appraisal]:
    """The lead after each action."""
    now = lead(expected(state), decision.player)
    found = []
    for action in decision.actions:
        draft = Draft(clone(state))
        frames = draft.state.frames
        frames[-1].apply(draft, action)
        found.append(Appraisal(action, lead(expected(draft.state), decision.player) - now))
    return found
