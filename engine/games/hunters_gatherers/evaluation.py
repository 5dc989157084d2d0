"""What positions and actions are worth to a player who does not search."""

from __future__ import annotations

from engine.core.frames import Decision
from engine.core.game import Appraisal
from engine.core.scoring import lead
from engine.games.hunters_gatherers.actions import TakeBack
from engine.games.hunters_gatherers.judge.acting import Clone, appraise_call, appraise_piece, appraise_tiles
from engine.games.hunters_gatherers.judge.outlook import Outlook
from engine.games.hunters_gatherers.judge.standing import Standing, expected
from engine.games.hunters_gatherers.phases.tile import TilePlacement
from engine.games.hunters_gatherers.state import HuntersGatherersState


def evaluate(state: HuntersGatherersState, player: int) -> float:
    """Expected final points of the player less those of the best opponent."""
    return lead(expected(state, Outlook(state), frozenset()), player)


def appraise(state: HuntersGatherersState, decision: Decision, clone: Clone) -> list[Appraisal]:
    """What each action changes about the player's expected points, compared with the others' average."""
    outlook = Outlook(state)
    if isinstance(state.frames[-1], TilePlacement):
        return appraise_tiles(state, decision, outlook, clone)
    if isinstance(decision.actions[0], TakeBack):
        return [appraise_call(state, action, decision.player, outlook, clone) for action in decision.actions]
    table = Standing(state, outlook, frozenset())
    return [appraise_piece(table, action, decision.player, outlook) for action in decision.actions]
