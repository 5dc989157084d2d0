"""A player that tries its best ideas out: each is played on through sampled futures to the end of the round.

All ideas meet the same futures (the same hidden cards and the same dice), so that luck cancels out in the comparison.
After every sweep over the ideas the worse half of them may drop out, and the rest is looked at more closely.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from engine.ai.agent import Ranking, best_first
from engine.core.actions import Action
from engine.core.frames import Decision, Draft
from engine.core.game import Appraisal, Game
from engine.core.rng import Rng


@dataclass(slots=True)
class Idea:
    """A candidate action and what its trials brought."""

    appraisal: Appraisal
    results: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """Average result of the trials."""
        return sum(self.results) / len(self.results)


@dataclass(frozen=True, slots=True)
class Lookahead:
    """``width`` ideas at first, ``futures`` sampled futures in each sweep, ``sweeps`` sweeps with halving between.

    A future runs for ``eras`` ends of a round, at most ``steps`` decisions.
    """

    width: int
    futures: int
    sweeps: int
    eras: int = 1
    steps: int = 200

    def think(self, game: Game[Any], seen: Any, decision: Decision, rng: Rng) -> Iterator[Ranking]:
        """Yield the rules' of thumb ranking, then one after every future."""
        ranking = best_first(game.appraise(seen, decision))
        yield ranking
        ideas = [Idea(appraisal) for appraisal in ranking[: self.width]]
        rest = ranking[self.width :]
        for _ in range(self.sweeps if len(ideas) > 1 else 0):
            for _ in range(self.futures):
                self._sweep(game, seen, decision.player, ideas, rng)
                yield self._ranking(ideas, rest)
            ideas.sort(key=lambda idea: -idea.mean)
            rest = [*(idea.appraisal for idea in ideas[len(ideas) // 2 + 1 :]), *rest]
            ideas = ideas[: len(ideas) // 2 + 1]

    def _sweep(self, game: Game[Any], seen: Any, player: int, ideas: list[Idea], rng: Rng) -> None:
        world = game.determinize(seen, player, rng)
        for idea in ideas:
            future = game.codec.clone(world)
            idea.results.append(self._play_on(game, future, idea.appraisal.action, player))

    def _play_on(self, game: Game[Any], state: Any, action: Action, player: int) -> float:
        draft, last = Draft(state), game.era(state) + self.eras
        decision = game.advance(draft, action)
        for _ in range(self.steps):
            if decision is None or game.era(draft.state) >= last:
                break
            draft.events.clear()
            decision = game.advance(draft, thumb_action(game, draft.state, decision))
        return game.evaluate(draft.state, player)

    @staticmethod
    def _ranking(ideas: list[Idea], rest: Ranking) -> Ranking:
        tried = best_first([replace(idea.appraisal, value=idea.mean) for idea in ideas])
        return [*tried, *rest]


def thumb_action(game: Game[Any], state: Any, decision: Decision) -> Action:
    """The action that the rules of thumb like best; the first of equals."""
    if len(decision.actions) == 1:
        return decision.actions[0]
    return max(game.appraise(state, decision), key=lambda appraisal: appraisal.value).action
