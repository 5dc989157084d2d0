"""A player that tries its best ideas out: each is played on through sampled futures, by rules of thumb for everyone.

All ideas meet the same futures (the same hidden cards and the same dice), so that luck cancels out in the comparison.
What the rules of thumb like best stands unless another idea did better by more than chance explains; an idea that has
clearly fallen behind is not tried any further.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import inf, sqrt
from typing import Any

from engine.ai.agent import Ranking, best_first
from engine.core.actions import Action
from engine.core.frames import Decision, Draft
from engine.core.game import Appraisal, Game
from engine.core.rng import Rng
from engine.core.words import msg

CERTAINTY = 1.0
"""Standard errors by which an idea must have fallen behind the leader to be given up."""
FEWEST = 3
"""Futures before any idea is given up."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much is tried: ``width`` ideas, each in up to ``futures`` futures, which run for ``eras`` eras of the game
    (see ``Game.era``), at most ``steps`` decisions.

    Ideas that the rules of thumb put more than ``reach`` points behind the favourite are not tried. ``caution`` are the
    standard errors by which an idea must have done better than the favourite to be preferred.
    """

    width: int
    futures: int
    eras: int = 1
    steps: int = 200
    reach: float = inf
    caution: float = 0.5


@dataclass(slots=True)
class Idea:
    """A candidate action and what its trials brought."""

    appraisal: Appraisal
    results: list[float] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Lookahead:
    """Looks ahead as far as the game's budget allows; games that have none get the ``usual`` one."""

    usual: Budget
    budgets: Mapping[str, Budget] = field(default_factory=dict)

    def think(self, game: Game[Any], seen: Any, decision: Decision, rng: Rng) -> Iterator[Ranking]:
        """Yield the rules' of thumb ranking, then one after every trial of an idea."""
        budget = self.budgets.get(game.id, self.usual)
        ranking = best_first(game.appraise(seen, decision))
        yield ranking
        trying = [Idea(appraisal) for appraisal in within(ranking, budget)]
        others = ranking[len(trying) :]
        for _ in range(budget.futures):
            if len(trying) == 1:
                break
            world = game.determinize(seen, decision.player, rng)
            for idea in trying:
                idea.results.append(self._trial(game, world, idea, decision.player, budget))
                yield ranking
            order = tried(trying, budget.caution)
            ranking = [*order, *others]
            yield ranking
            trying = promising(trying, order[0].action)
            others = [a for a in ranking if all(a.action != idea.appraisal.action for idea in trying)]

    @staticmethod
    def _trial(game: Game[Any], world: Any, idea: Idea, player: int, budget: Budget) -> float:
        return play_on(game, game.codec.clone(world), idea.appraisal.action, player, budget)


def play_on(game: Game[Any], state: Any, action: Action, player: int, budget: Budget) -> float:
    """What the position is worth to the player after the action, when everyone has played on by rules of thumb."""
    draft, last = Draft(state), game.era(state) + budget.eras
    decision = game.advance(draft, action)
    for _ in range(budget.steps):
        if decision is None or game.era(draft.state) >= last:
            break
        draft.events.clear()
        decision = game.advance(draft, thumb_action(game, draft.state, decision))
    return game.evaluate(draft.state, player)


def thumb_action(game: Game[Any], state: Any, decision: Decision) -> Action:
    """The action that the rules of thumb like best; the first of equals."""
    if len(decision.actions) == 1:
        return decision.actions[0]
    return max(game.appraise(state, decision), key=lambda appraisal: appraisal.value).action


def advantage(results: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """By how much results in the same futures are better on average, and the standard error of that."""
    gains = [ours - theirs for ours, theirs in zip(results, others, strict=True)]
    n = len(gains)
    mean = sum(gains) / n
    return mean, sqrt(sum((gain - mean) ** 2 for gain in gains) / max(1, n - 1) / n)


def within(ranking: Ranking, budget: Budget) -> Ranking:
    """The appraisals worth a trial; at least the first."""
    least = ranking[0].value - budget.reach
    return [appraisal for appraisal in ranking[: budget.width] if appraisal.value >= least]


def tried(ideas: Sequence[Idea], caution: float) -> Ranking:
    """The ideas by what their trials brought; the first of them, the favourite, keeps its place unless it is beaten."""
    favourite = ideas[0].results
    level = sum(favourite) / len(favourite)
    values = [level + proven(idea, favourite, caution) for idea in ideas]
    best, *others = best_first([replace(idea.appraisal, value=v) for idea, v in zip(ideas, values, strict=True)])
    return [replace(best, reasons=(*best.reasons, msg("reason.tried", n=len(favourite)))), *others]


def proven(idea: Idea, favourite: Sequence[float], caution: float) -> float:
    """What the idea gains over the favourite beyond what chance explains."""
    mean, error = advantage(idea.results, favourite)
    return mean - caution * error


def promising(ideas: Sequence[Idea], leading: Action) -> list[Idea]:
    """Those of the ideas that may be the best."""
    leader = next(idea for idea in ideas if idea.appraisal.action == leading)
    if len(leader.results) < FEWEST:
        return list(ideas)
    return [idea for idea in ideas if idea is leader or not behind(idea, leader)]


def behind(idea: Idea, leader: Idea) -> bool:
    """Whether the idea has clearly done worse than the leader, or never anything else."""
    mean, error = advantage(idea.results, leader.results)
    return mean + CERTAINTY * error <= 0
