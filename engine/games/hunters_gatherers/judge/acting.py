"""What each action changes about the points that the players may expect."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.components.grid_square import neighbours
from engine.core.actions import Action
from engine.core.frames import Decision, Draft
from engine.core.game import Appraisal
from engine.core.words import Message
from engine.games.hunters_gatherers.actions import PlacePiece, PlaceTile, TakeBack
from engine.games.hunters_gatherers.judge.outlook import Outlook
from engine.games.hunters_gatherers.judge.reasons import piece_reasons, tile_reasons
from engine.games.hunters_gatherers.judge.standing import HUT_IN_HAND, Standing, expected
from engine.games.hunters_gatherers.phases.completion import completed
from engine.games.hunters_gatherers.phases.piece import piece_actions
from engine.games.hunters_gatherers.phases.tile import TilePlacement
from engine.games.hunters_gatherers.state import HuntersGatherersState

Clone: TypeAlias = Callable[[HuntersGatherersState], HuntersGatherersState]

BONUS_TILE = 4.0
"""What a bonus tile is worth before it is drawn."""


def margin(points: list[float], player: int) -> float:
    """A player's points less the opponents' average: so a single action is judged, whoever leads now."""
    others = sum(points) - points[player]
    return points[player] - others / (len(points) - 1)


def appraise_tiles(state: HuntersGatherersState, decision: Decision, outlook: Outlook, clone: Clone) -> list[Appraisal]:
    """Laying a tile: what it does on the table, and the best piece that could follow."""
    outlook.remember(state)
    player = decision.player
    before = expected(state, outlook, frozenset())
    found = []
    for action in decision.actions:
        assert isinstance(action, PlaceTile)
        draft = Draft(clone(state))
        draft.state.frames[-1].apply(draft, action)
        table = Standing(draft.state, outlook, frozenset(neighbours((action.x, action.y))))
        after = table.expected
        piece, gain = best_piece(table, player, outlook)
        reasons = [*tile_reasons(draft.state, player, before, after, piece)]
        if earns_bonus(state, draft.state):
            gain += BONUS_TILE
            reasons.append(Message("reason.bonus_tile"))
        value = margin(after, player) - margin(before, player) + gain
        found.append(Appraisal(action, value, tuple(reasons)))
    return found


def earns_bonus(before: HuntersGatherersState, after: HuntersGatherersState) -> bool:
    """Whether the land tile just laid brings a bonus tile (HG-30)."""
    frame = before.frames[-1]
    if not isinstance(frame, TilePlacement) or frame.bonus or not after.bonus:
        return False
    return any(after.layout.tallies[area].gold for area in completed(after))


def best_piece(table: Standing, player: int, outlook: Outlook) -> tuple[PlacePiece | None, float]:
    """The best piece to place on the last tile and what it gains; nothing if none gains."""
    best: tuple[PlacePiece | None, float] = (None, 0.0)
    for action in piece_actions(table.state, player):
        gain = piece_gain(table, player, action, outlook)
        if gain > best[1]:
            best = action, gain
    return best


def piece_gain(table: Standing, player: int, action: PlacePiece, outlook: Outlook) -> float:
    """What placing a piece gains: the area's prospect, less the piece that is gone from the hand."""
    state = table.state
    zone = state.zone_at(action.x, action.y, action.zone)
    if action.role == "hut":
        return outlook.system(state, state.layout.systems.region[zone]) - HUT_IN_HAND * table.use
    prospect = outlook.area(state, state.layout.areas.region[zone], frozenset())
    return prospect.points - table.price(player, prospect.chance)


def appraise_piece(table: Standing, action: Action, player: int, outlook: Outlook) -> Appraisal:
    """Placing a piece, or none."""
    if not isinstance(action, PlacePiece):
        return Appraisal(action, 0.0)
    gain = piece_gain(table, player, action, outlook)
    return Appraisal(action, gain, tuple(piece_reasons(table.state, action, outlook)))


def appraise_call(
    state: HuntersGatherersState, action: Action, player: int, outlook: Outlook, clone: Clone
) -> Appraisal:
    """A member called back is in hand again, and what it stood for is lost or falls to others."""
    if not isinstance(action, TakeBack):
        return Appraisal(action, 0.0)
    draft = Draft(clone(state))
    draft.state.frames[-1].apply(draft, action)
    points = [expected(either, outlook, frozenset()) for either in (state, draft.state)]
    return Appraisal(action, margin(points[1], player) - margin(points[0], player))
