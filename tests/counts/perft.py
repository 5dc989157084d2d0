"""Counting positions: how many sequences of actions lead on from a position. One wrong rule and a number changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.frames import Draft
from engine.core.game import Game
from engine.core.rng import Rng


def perft(game: Game[Any], state: Any, depth: int) -> int:
    """How many different sequences of ``depth`` actions there are; a game that ends earlier counts where it ended."""
    decision = game.decision(state)
    if decision is None or not depth:
        return 1
    if depth == 1:
        return len(decision.actions)
    return sum(perft(game, game.apply(state, action).state, depth - 1) for action in decision.actions)


def perfts(game: Game[Any], state: Any, depth: int) -> tuple[int, ...]:
    """The counts at depth 1, 2 and so on."""
    return tuple(perft(game, state, n) for n in range(1, depth + 1))


def after(game: Game[Any], options: Mapping[str, Any], seed: int, decisions: int) -> Any:
    """The position after so many random decisions."""
    step, rng = game.setup(options, seed), Rng(seed)
    draft, decision = Draft(step.state), step.decision
    for _ in range(decisions):
        assert decision is not None
        decision = game.advance(draft, rng.choice(decision.actions))
    return draft.state
