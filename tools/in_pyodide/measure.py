"""Measures the engine with itself alone, so that the same file runs on CPython and in Pyodide; prints rows as JSON.
The games may be named; otherwise all are measured.

A row is [game, what, value, unit]. The positions come from random games with fixed seeds.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from engine import Match, games
from engine.ai.agent import choose
from engine.ai.levels import agent
from engine.core import saves
from engine.core.frames import Decision, Draft
from engine.core.game import Game
from engine.core.rng import Rng

SECONDS = 2.0
"""How long each figure is taken for."""
HARD_CHOICES = 16
"""Choices of `hard` that are timed, spread over a game."""
TILES_ON_TABLE = 78
"""Late in a game of Hunters and Gatherers, when most cells are free."""


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


def milliseconds(game: Game[Any], level: str, state: Any, decision: Decision) -> float:
    """Time in which a level answers."""
    began = time.perf_counter()
    choose(agent(level), game, game.observe(state, decision.player), decision, Rng(1))
    return (time.perf_counter() - began) * 1e3


def choices(game: Game[Any], players: int) -> list[tuple[Any, Decision]]:
    """The choices in a game that `normal` plays by itself, with their states."""
    step, rng, found = game.setup({"players": players}, 1), Rng(1), []
    while step.decision is not None:
        if len(step.decision.actions) > 1:
            found.append((step.state, step.decision))
        seen = game.observe(step.state, step.decision.player)
        step = game.apply(step.state, choose(agent("normal"), game, seen, step.decision, rng))
    return found


def thinking(game_id: str, players: int) -> list[tuple[str, str, float, str]]:
    """How long `normal` and `hard` take for a choice in a game with many players."""
    game = games[game_id]
    asked = choices(game, players)
    few = asked[:: max(1, len(asked) // HARD_CHOICES)]
    found = []
    for level, some in (("normal", asked), ("hard", few)):
        times = [milliseconds(game, level, *choice) for choice in some]
        found.append((game_id, f"a choice of `{level}`, {players} players", sum(times) / len(times), "ms"))
        found.append((game_id, f"the slowest of {len(some)}", max(times), "ms"))
    return found


def full_table(game: Game[Any], players: int) -> tuple[Any, Decision]:
    """A land tile to be placed with ``TILES_ON_TABLE`` on the table, at which it fits in many ways."""
    at_hand = [
        (state, decision)
        for state, decision in choices(game, players)
        if len(state.placed) == TILES_ON_TABLE and state.drawn is not None
    ]
    return at_hand[0]


def placing(game_id: str) -> list[tuple[str, str, float, str]]:
    """Hunters and Gatherers: finding the placements of a tile on a full table, and laying it there."""
    game = games[game_id]
    state, decision = full_table(game, game.players[0])
    action, ways = decision.actions[0], len(decision.actions)
    found = microseconds(lambda: game.decision(state))
    laid = microseconds(lambda: game.apply(state, action))
    where = f"with {TILES_ON_TABLE} tiles on the table"
    return [
        (game_id, f"all {ways} placements {where}", found, "us"),
        (game_id, "one pure apply there", laid, "us"),
    ]


SPECIAL = {"hunters_gatherers": placing}
"""What only one game is asked."""


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
        *thinking(game_id, many),
        *(SPECIAL[game_id](game_id) if game_id in SPECIAL else ()),
    ]


if __name__ == "__main__":
    print(json.dumps([row for game_id in sys.argv[1:] or games for row in rows(game_id)]))
