"""Players that do not look ahead: by chance, and by rules of thumb with more or less care."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from engine.ai.agent import Ranking, best_first
from engine.core.frames import Decision
from engine.core.game import Appraisal, Game
from engine.core.rng import Rng


@dataclass(frozen=True, slots=True)
class RandomAgent:
    """Any action, all equally likely."""

    def think(self, game: Game[Any], seen: Any, decision: Decision, rng: Rng) -> Iterator[Ranking]:
        """Yield the actions in random order."""
        actions = list(decision.actions)
        rng.shuffle(actions)
        yield [Appraisal(action, 0.0) for action in actions]


@dataclass(frozen=True, slots=True)
class Thumb:
    """Rules of thumb, blurred: each worth is off by up to ``blur`` points, evenly; 0 is the rules' best."""

    blur: float

    def think(self, game: Game[Any], seen: Any, decision: Decision, rng: Rng) -> Iterator[Ranking]:
        """Yield one ranking."""
        yield best_first([self._blurred(a, rng) for a in game.appraise(seen, decision)])

    def _blurred(self, appraisal: Appraisal, rng: Rng) -> Appraisal:
        if not self.blur:
            return appraisal
        error = (rng.below(2001) / 1000 - 1) * self.blur
        return replace(appraisal, value=appraisal.value + error)
