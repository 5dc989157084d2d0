"""What positions and actions are worth to a player who does not search."""

from __future__ import annotations

from engine.core.frames import Decision
from engine.core.game import Appraisal
from engine.core.scoring import lead, totals
from engine.games.stone_age.judge.acting import Actor
from engine.games.stone_age.judge.outlook import Outlook
from engine.games.stone_age.judge.placing import Placer
from engine.games.stone_age.judge.position import promise
from engine.games.stone_age.phases.placing import Placing
from engine.games.stone_age.scoring import score
from engine.games.stone_age.state import StoneAgeState


def evaluate(state: StoneAgeState, player: int) -> float:
    """Expected final points ahead of the best opponent; exact when the game is over."""
    seats = range(len(state.tribes))
    if state.frames:
        look = Outlook(state)
        points = [promise(state, look, seat) for seat in seats]
    else:
        points = [float(n) for n in totals(score(state), len(seats))]
    return lead(points, player)


def appraise(state: StoneAgeState, decision: Decision) -> list[Appraisal]:
    """Each offered action's worth in points, in the order of the decision."""
    judge = Placer if isinstance(state.frames[-1], Placing) else Actor
    return judge(state, decision.player).appraise(decision)
