"""Why an action is worth what it is worth, in words for a person."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words import Message, Who, listing, msg
from engine.games.hunters_gatherers.actions import PlacePiece
from engine.games.hunters_gatherers.judge.outlook import Outlook
from engine.games.hunters_gatherers.phases.completion import completed
from engine.games.hunters_gatherers.scoring import feature_parts, majority, worth
from engine.games.hunters_gatherers.state import HuntersGatherersState

NOTABLE = 1.5
"""Expected points from which a change is worth a word."""


def tile_reasons(
    state: HuntersGatherersState, player: int, before: list[float], after: list[float], piece: PlacePiece | None
) -> Iterator[Message]:
    """What laying the last tile does: what it completes, who gains and loses, what could be placed on it."""
    for area in completed(state):
        yield _completion(state, area)
    for other, (was, now) in enumerate(zip(before, after, strict=True)):
        change = now - was
        if other == player and change >= NOTABLE:
            yield msg("reason.helps_you", n=round(change))
        elif other != player and abs(change) >= NOTABLE:
            yield msg("reason.helps" if change > 0 else "reason.hinders", who=Who(other), n=round(abs(change)))
    if piece is not None:
        yield msg(f"reason.room_for.{piece.role}")


def _completion(state: HuntersGatherersState, area: int) -> Message:
    kind, points = state.zone(area).kind, worth(feature_parts(state, area))
    owners = majority(state.members_in(area))
    if not owners:
        return msg(f"reason.completes_free.{kind}")
    return msg(f"reason.completes.{kind}", n=points, players=listing(Who(owner) for owner in owners))


def piece_reasons(state: HuntersGatherersState, action: PlacePiece, outlook: Outlook) -> Iterator[Message]:
    """What the piece is likely to bring, and when a member would come back."""
    zone = state.zone_at(action.x, action.y, action.zone)
    if action.role == "hut":
        yield msg("reason.likely", n=round(outlook.system(state, state.layout.systems.region[zone])))
        return
    prospect = outlook.area(state, state.layout.areas.region[zone], frozenset())
    yield msg("reason.likely", n=round(prospect.points))
    if action.role == "hunter":
        yield msg("reason.hunter_stays")
    elif prospect.chance == 1:
        yield msg("reason.back_at_once")
    else:
        yield msg("reason.chance", percent=round(100 * prospect.chance))
