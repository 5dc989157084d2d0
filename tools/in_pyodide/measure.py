"""Measures the engine with itself alone, so that the same file runs on CPython and in Pyodide; prints rows as JSON.

A row is [game, what, value, unit]. The positions come from random games with fixed seeds.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from engine import Match, games
from engine.core import saves
from engine.core.frames import Draft
from engine.core.game import Game
from engine.core.rng import Rng

SECONDS = 2.0
"""How long each figure is taken for."""


def playouts(game: Game[Any], players: int) -> float:
    """Decisions per second in random games."""
    decisions, seed, began = 0, 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        seed += 1
        step, rng = game.setup({"players": players}, seed), Rng(seed)
        draft, decision = Draft(step.state), step.decision
        while decision is not None:
            draft.events.clear()
            decision = game.advance(draft, rng.choice(decision.actions))
            decisions += 1
    return decisions / (time.perf_counter() - began)


def late_position(game: Game[Any], players: int) -> Any:
    """A position about nine tenths into a random game."""
    states, rng = [game.setup({"players": players}, 1).state], Rng(1)
    while (decision := game.decision(states[-1])) is not None:
        states.append(game.apply(states[-1], rng.choice(decision.actions)).state)
    return states[len(states) * 9 // 10]


def microseconds(work: Callable[[], object]) -> float:
    """Median time of one call."""
    times, began = [], time.perf_counter()
    while time.perf_counter() - began < SECONDS / 2:
        at = time.perf_counter()
        work()
        times.append(time.perf_counter() - at)
    return median(times) * 1e6


def saved_kilobytes(game: Game[Any], players: int) -> float:
    """Size of a finished random game's document."""
    match, rng = Match.new(game, {"players": players}, 1), Rng(1)
    while match.decision is not None:
        match.do(rng.choice(match.decision.actions))
    return len(saves.dumps(match).encode()) / 1000


def rows(game_id: str) -> list[tuple[str, str, float, str]]:
    """All figures of one game."""
    game = games[game_id]
    few, many = max(2, game.players[0]), game.players[-1]
    state = late_position(game, many)
    decision = game.decision(state)
    assert decision is not None
    return [
        (game_id, f"random play-outs, {few} players", playouts(game, few), "decisions/s"),
        (game_id, f"random play-outs, {many} players", playouts(game, many), "decisions/s"),
        (game_id, "one clone, late in a game", microseconds(lambda: game.codec.clone(state)), "us"),
        (game_id, "one pure apply there", microseconds(lambda: game.apply(state, decision.actions[0])), "us"),
        (game_id, "rules of thumb for one decision there", microseconds(lambda: game.appraise(state, decision)), "us"),
        (game_id, "a finished saved game", saved_kilobytes(game, many), "kB"),
    ]


if __name__ == "__main__":
    print(json.dumps([row for game_id in games for row in rows(game_id)]))
