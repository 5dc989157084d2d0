"""Judgement by rules of thumb: expected points of every player, and what each action changes about them."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import TypeAlias

from engine.components.grid_square import Cell, neighbours
from engine.core.actions import Action
from engine.core.frames import Decision, Draft
from engine.core.game import Appraisal
from engine.core.words import Message
from engine.games.hunters_gatherers.actions import PlacePiece, PlaceTile, TakeBack
from engine.games.hunters_gatherers.outlook import Outlook
from engine.games.hunters_gatherers.phases.completion import completed
from engine.games.hunters_gatherers.phases.piece import piece_actions
from engine.games.hunters_gatherers.phases.tile import TilePlacement
from engine.games.hunters_gatherers.reasons import piece_reasons, tile_reasons
from engine.games.hunters_gatherers.scoring import majority, paid
from engine.games.hunters_gatherers.state import HuntersGatherersState

Clone: TypeAlias = Callable[[HuntersGatherersState], HuntersGatherersState]

MEMBERS_IN_HAND = (0.0, 11.0, 20.0, 28.0, 34.0, 39.0)
"""What so many members in hand are worth early in the game (HG-2)."""
HUT_IN_HAND = 3.0
BONUS_TILE = 4.0
"""What a bonus tile is worth before it is drawn."""


def lead(points: list[float], player: int) -> float:
    """A player's points less those of the best opponent."""
    return points[player] - max(p for other, p in enumerate(points) if other != player)


def margin(points: list[float], player: int) -> float:
    """A player's points less the opponents' average: so a single action is judged, whoever leads now."""
    others = sum(points) - points[player]
    return points[player] - others / (len(points) - 1)


def evaluate(state: HuntersGatherersState, player: int) -> float:
    """Expected final points of the player less those of the best opponent."""
    return lead(expected(state, Outlook(state), frozenset()), player)


def expected(state: HuntersGatherersState, outlook: Outlook, touched: Set[Cell]) -> list[float]:
    """Expected final points of each player; see ``Outlook.area`` for ``touched``."""
    use = outlook.use if state.frames else 0.0
    points = [use * hand_value(state, player) for player in range(state.players)]
    for line in state.earned:
        points[line.player] += line.points
    _add_areas(state, outlook, touched, points)
    _add_huts(state, outlook, points)
    return points


def _add_areas(state: HuntersGatherersState, outlook: Outlook, touched: Set[Cell], points: list[float]) -> None:
    back = [outlook.use * member_price(left + 1) for left in state.members_left]
    for area, owners in _grouped(state.members, state.layout.areas.region).items():
        prospect = outlook.area(state, area, touched)
        for player in paid(state, area, owners):
            points[player] += prospect.points
        for player in owners:
            points[player] += prospect.chance * back[player]


def _add_huts(state: HuntersGatherersState, outlook: Outlook, points: list[float]) -> None:
    for system, owners in _grouped(state.huts, state.layout.systems.region).items():
        value = outlook.system(state, system)
        for player in majority(owners):
            points[player] += value


def _grouped(pieces: dict[int, int], region: dict[int, int]) -> dict[int, list[int]]:
    groups: dict[int, list[int]] = {}
    for zone, player in pieces.items():
        groups.setdefault(region[zone], []).append(player)
    return groups


def hand_value(state: HuntersGatherersState, player: int) -> float:
    """What the pieces in a player's hand are worth early in the game."""
    return MEMBERS_IN_HAND[state.members_left[player]] + HUT_IN_HAND * state.huts_left[player]


def member_price(left: int) -> float:
    """What the last of so many members in hand is worth early in the game."""
    last = min(left, len(MEMBERS_IN_HAND) - 1)
    return MEMBERS_IN_HAND[last] - MEMBERS_IN_HAND[last - 1]


# Actions -------------------------------------------------------------------------------------------------------------


def appraise(state: HuntersGatherersState, decision: Decision, clone: Clone) -> list[Appraisal]:
    """What each action changes about the player's expected points, compared with the others' average."""
    outlook = Outlook(state)
    if isinstance(state.frames[-1], TilePlacement):
        return _appraise_tiles(state, decision, outlook, clone)
    if isinstance(decision.actions[0], TakeBack):
        return [_appraise_call(state, action, decision.player, outlook, clone) for action in decision.actions]
    return [_appraise_piece(state, action, decision.player, outlook) for action in decision.actions]


def _appraise_tiles(
    state: HuntersGatherersState, decision: Decision, outlook: Outlook, clone: Clone
) -> list[Appraisal]:
    outlook.remember(state)
    player = decision.player
    before = expected(state, outlook, frozenset())
    found = []
    for action in decision.actions:
        assert isinstance(action, PlaceTile)
        draft = Draft(clone(state))
        draft.state.frames[-1].apply(draft, action)
        after = expected(draft.state, outlook, frozenset(neighbours((action.x, action.y))))
        piece, gain = best_piece(draft.state, player, outlook)
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


def best_piece(state: HuntersGatherersState, player: int, outlook: Outlook) -> tuple[PlacePiece | None, float]:
    """The best piece to place on the last tile and what it gains; nothing if none gains."""
    best: tuple[PlacePiece | None, float] = (None, 0.0)
    for action in piece_actions(state, player):
        gain = piece_gain(state, player, action, outlook)
        if gain > best[1]:
            best = action, gain
    return best


def piece_gain(state: HuntersGatherersState, player: int, action: PlacePiece, outlook: Outlook) -> float:
    """What placing a piece gains: the area's prospect, less the piece that is gone from the hand."""
    zone = state.zone_at(action.x, action.y, action.zone)
    if action.role == "hut":
        return outlook.system(state, state.layout.systems.region[zone]) - HUT_IN_HAND * outlook.use
    prospect = outlook.area(state, state.layout.areas.region[zone], frozenset())
    price = outlook.use * member_price(state.members_left[player])
    return prospect.points - (1 - prospect.chance) * price


def _appraise_piece(state: HuntersGatherersState, action: Action, player: int, outlook: Outlook) -> Appraisal:
    if not isinstance(action, PlacePiece):
        return Appraisal(action, 0.0)
    gain = piece_gain(state, player, action, outlook)
    return Appraisal(action, gain, tuple(piece_reasons(state, action, outlook)))


def _appraise_call(
    state: HuntersGatherersState, action: Action, player: int, outlook: Outlook, clone: Clone
) -> Appraisal:
    """A member called back is in hand again, and what it stood for is lost or falls to others."""
    if not isinstance(action, TakeBack):
        return Appraisal(action, 0.0)
    draft = Draft(clone(state))
    draft.state.frames[-1].apply(draft, action)
    points = [expected(either, outlook, frozenset()) for either in (state, draft.state)]
    return Appraisal(action, margin(points[1], player) - margin(points[0], player))
