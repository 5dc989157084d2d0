"""Judgement (being written)."""

from __future__ import annotations

from engine.core.frames import Decision
from engine.core.game import Appraisal
from engine.games.imperial_settlers.scoring import points
from engine.games.imperial_settlers.state import ImperialSettlersState


def evaluate(state: ImperialSettlersState, player: int) -> float:
    """Points ahead of the best opponent."""
    scored = points(state)
    return float(scored[player] - max((p for i, p in enumerate(scored) if i != player), default=0))


def appraise(state: ImperialSettlersState, decision: Decision) -> list[Appraisal]:
    """All the same."""
    return [Appraisal(action, 0.0) for action in decision.actions]
