"""Players that do not look ahead: by chance, and by rules of thumb with more or less care."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
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
    """Rules of thumb, blurred: each worth is off by up to ``blur`` points, evenly; 0 is the rules' best.

    ``blurs`` says it for games in which it is another.
    """

    blur: float
    blurs: Mapping[str, float] = field(default_factory=dict)

    def think(self, game: Game[Any], seen: Any, decision: Decision, rng: Rng) -> Iterator[Ranking]:
        """Yield one ranking."""
        blur = self.blurs.get(game.id, self.blur)
        yield best_first([blurred(appraisal, blur, rng) for appraisal in game.appraise(seen, decision)])


def blurred(appraisal: Appraisal, blur: float, rng: Rng) -> Appraisal:
    """The appraisal as somebody less careful makes it."""
    if not blur:
        return appraisal
    error = (rng.below(2001) / 1000 - 1) * blur
    return replace(appraisal, value=appraisal.value + error)
