"""What a position and an action are worth, by rules of thumb."""

from __future__ import annotations

from engine.core.frames import Decision
from engine.core.game import Appraisal
from engine.games.endless_winter.state import EndlessWinterState


def appraise(state: EndlessWinterState, decision: Decision) -> list[Appraisal]:
    """Each action's worth."""
    return [Appraisal(action, 0.0) for action in decision.actions]
