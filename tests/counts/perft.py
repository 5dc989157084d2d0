"""Counting positions: how many sequences of actions lead on from a position. One wrong rule and a number changes."""

from __future__ import annotations

from typing import Any

from engine.core.game import Game


def perft(game: Game[Any], state: Any, depth: int) -> int:
    """How many different sequences of ``depth`` actions there are; a game that ends earlier counts where it ended."""
    decision = game.decision(state)
    if decision is None or not depth:
        return 1
    if depth == 1:
        return len(decision.actions)
    return sum(perft(game, game.apply(state, action).state, depth - 1) for action in decision.actions)
