"""Nobody above `random` goes hungry without being forced or gaining by it (SA-55, SA-56)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from engine.ai.agent import choose
from engine.ai.levels import agent
from engine.core.frames import Decision
from engine.core.rng import Rng
from engine.games.stone_age.actions import Redeem, Starve
from engine.games.stone_age.game import GAME
from engine.games.stone_age.judge.acting import Actor
from engine.games.stone_age.phases.feeding import Hunger
from engine.games.stone_age.state import StoneAgeState
from tests.games.stone_age.positions import feeding, settled, table, tribe

LEVELS = ("easy", "normal", "hard")
GOODS = ((3, 0, 0, 0), (1, 1, 1, 0), (0, 0, 1, 3), (0, 0, 0, 3), (6, 2, 0, 2))


def hunger_choices(level: str, seed: int) -> Iterator[tuple[StoneAgeState, Decision]]:
    """The hungry moments of a game that the level plays by itself."""
    step, rng = GAME.setup({"players": 4}, seed), Rng(seed)
    while step.decision is not None:
        if isinstance(step.state.frames[-1], Hunger):
            yield step.state, step.decision
        seen = GAME.observe(step.state, step.decision.player)
        step = GAME.apply(step.state, choose(agent(level), GAME, seen, step.decision, rng))


def starves_for_nothing(level: str, state: StoneAgeState, decision: Decision, seed: int) -> bool:
    """Whether the level prefers hunger although a meal costs fewer points."""
    chosen = choose(agent(level), GAME, GAME.observe(state, decision.player), decision, Rng(seed))
    values = {type(a.action): a.value for a in Actor(state, decision.player).appraise(decision)}
    meals = [value for kind, value in values.items() if kind not in (Starve, Redeem)]
    return isinstance(chosen, Starve) and bool(meals) and max(meals) > values[Starve]


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_starves_out_of_carelessness(level: str) -> None:
    for goods, seed in product(GOODS, range(8)):
        step = settled(table(feeding(), tribe(figures=5, food=2, goods=goods), tribe(food=20)))
        assert step.decision is not None
        assert not starves_for_nothing(level, step.state, step.decision, seed)


def test_whole_games_without_needless_hunger() -> None:
    moments = [(state, decision, seed) for seed in range(8) for state, decision in hunger_choices("easy", seed)]
    assert len(moments) > 5
    assert not any(starves_for_nothing("easy", *moment) for moment in moments)


def test_a_dear_meal_is_worse_than_hunger() -> None:
    """Four pieces of gold early in the game cost more than ten points."""
    step = settled(table(feeding(), tribe(figures=6, food=2, goods=(0, 0, 0, 4)), tribe(food=20)))
    assert step.decision is not None
    values = {type(a.action): a.value for a in GAME.appraise(step.state, step.decision)}
    assert values[Starve] == max(values.values()) == -10
