"""Judgement by rules of thumb: expected points of every player, and what each action changes about them."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
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

MEMBERS_IN_HAND = (0.0, 15.0, 27.0, 38.0, 47.0, 55.0)
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
    return Standing(state, outlook, touched).expected


class Standing:
    """What lies on the table: ``points`` that it is likely to bring each player, and for each of their members in
    forests, rivers and meadows the ``chances`` that it comes home.
    """

    def __init__(self, state: HuntersGatherersState, outlook: Outlook, touched: Set[Cell]) -> None:
        self.state, self.use = state, outlook.use if state.frames else 0.0
        self.points = [0.0] * state.players
        self.chances: list[list[float]] = [[] for _ in self.points]
        for line in state.earned:
            self.points[line.player] += line.points
        self._add_areas(outlook, touched)
        _add_huts(state, outlook, self.points)

    def _add_areas(self, outlook: Outlook, touched: Set[Cell]) -> None:
        for area, owners in _grouped(self.state.members, self.state.layout.areas.region).items():
            prospect = outlook.area(self.state, area, touched)
            for player in paid(self.state, area, owners):
                self.points[player] += prospect.points
            for player in owners:
                self.chances[player].append(prospect.chance)

    @property
    def expected(self) -> list[float]:
        """Expected final points of each player."""
        return [points + self.hand(player) for player, points in enumerate(self.points)]

    def hand(self, player: int) -> float:
        """What the pieces in a player's hand, and the members that may come back to it, are worth."""
        members = members_worth(self.state.members_left[player], self.chances[player])
        return self.use * (members + HUT_IN_HAND * self.state.huts_left[player])

    def price(self, player: int, chance: float) -> float:
        """What a hand loses by a member that is placed where it comes home with this chance."""
        left, chances = self.state.members_left[player], self.chances[player]
        return self.use * (members_worth(left, chances) - members_worth(left - 1, [*chances, chance]))


def members_worth(left: int, chances: Sequence[float]) -> float:
    """What so many members in hand are worth early in the game, with others that may come home and join them.

    Who comes home first is worth most; one more in a full hand is worth little.
    """
    worth = MEMBERS_IN_HAND[left]
    for more, chance in enumerate(sorted(chances, reverse=True), left + 1):
        worth += chance * member_price(more)
    return worth


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
    table = Standing(state, outlook, frozenset())
    return [_appraise_piece(table, action, decision.player, outlook) for action in decision.actions]


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


def _appraise_piece(table: Standing, action: Action, player: int, outlook: Outlook) -> Appraisal:
    if not isinstance(action, PlacePiece):
        return Appraisal(action, 0.0)
    gain = piece_gain(table, player, action, outlook)
    return Appraisal(action, gain, tuple(piece_reasons(table.state, action, outlook)))


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
