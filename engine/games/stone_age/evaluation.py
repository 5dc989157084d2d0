"""What positions and actions are worth to a player who does not search."""

from __future__ import annotations

from engine.core.frames import Decision
from engine.core.game import Appraisal
from engine.core.scoring import totals
from engine.games.stone_age.judge.acting import Actor
from engine.games.stone_age.judge.placing import Placer
from engine.games.stone_age.phases.placing import Placing
from engine.games.stone_age.scoring import score
from engine.games.stone_age.state import StoneAgeState


def evaluate(state: StoneAgeState, player: int) -> float:
    """Points ahead of the best opponent."""
    points = totals(score(state), len(state.tribes))
    return points[player] - max(p for i, p in enumerate(points) if i != player)


def appraise(state: StoneAgeState, decision: Decision) -> list[Appraisal]:
    """Each action's worth beyond the ordinary, in points, in the order of the decision."""
    judge = Placer if isinstance(state.frames[-1], Placing) else Actor
    return judge(state, decision.player).appraise(decision)
