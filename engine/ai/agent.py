"""What a computer player is: something that ranks a decision's actions from an observation, better and better."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Protocol, TypeAlias

from engine.core.actions import Action
from engine.core.frames import Decision
from engine.core.game import Appraisal, Game
from engine.core.rng import Rng
from engine.core.words import Message, msg

Ranking: TypeAlias = Sequence[Appraisal]
"""Appraisals of all offered actions, best first. Equal values stand in the decision's order."""


class Agent(Protocol):
    """A computer player. It sees what its player may see and nothing else."""

    def think(self, game: Game[Any], seen: Any, decision: Decision, rng: Rng) -> Iterator[Ranking]:
        """Yield at least one ranking; each is as good as or better than the one before.

        The caller may stop after any of them. Between two rankings little time passes, so that a page can stay alive.
        """


def best_first(appraisals: Sequence[Appraisal]) -> Ranking:
    """The appraisals as a ranking. If nothing else speaks for the first of them, its lead does."""
    ranking = sorted(appraisals, key=lambda appraisal: -appraisal.value)
    if len(ranking) > 1 and not ranking[0].reasons:
        ranking[0] = replace(ranking[0], reasons=(lead(ranking[0], ranking[1]),))
    return ranking


def lead(first: Appraisal, second: Appraisal) -> Message:
    """By how much the first is better."""
    points = round(first.value - second.value)
    return msg("reason.ahead", n=points) if points else msg("reason.as_good")


def choose(agent: Agent, game: Game[Any], seen: Any, decision: Decision, rng: Rng) -> Action:
    """The agent's action after thinking to the end."""
    ranking: Ranking = ()
    for ranking in agent.think(game, seen, decision, rng):  # noqa: B007
        pass
    return ranking[0].action
