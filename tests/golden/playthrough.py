"""Seeded games printed step by step. Whoever changes a rule sees here, line by line, what became of it.

The players are simple on purpose, and count in whole numbers only, so that every platform plays the same: of a few
actions drawn at random they take the one after which they are furthest ahead if the game ended then.

``FOGUEIRA_GOLDEN=write python -m pytest tests/golden`` writes the files anew. Read the difference before committing it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

from engine.core.actions import Action
from engine.core.events import Event
from engine.core.frames import Decision
from engine.core.game import Game
from engine.core.rng import Rng

CONSIDERED = 8


def check(path: Path, game: Game[Any], options: Mapping[str, Any], seed: int) -> None:
    """Compare a play-through with its file, or write the file if asked to."""
    text = "\n".join(play(game, options, seed)) + "\n"
    if os.environ.get("FOGUEIRA_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def play(game: Game[Any], options: Mapping[str, Any], seed: int) -> Iterator[str]:
    """One whole game, a block of lines for each decision."""
    step, rng, n = game.setup(options, seed), Rng(seed), 0
    yield f"{game.id} {' '.join(f'{name}={value}' for name, value in options.items())} seed={seed}"
    yield from map(event_line, step.events)
    while step.decision is not None:
        n += 1
        action = choose(game, step.state, step.decision, rng)
        yield f"{n:>4} p{step.decision.player} {step.decision.prompt} ({len(step.decision.actions)}): {action}"
        step = game.apply(step.state, action)
        yield from map(event_line, step.events)
    yield from ending(game, step.state)


def choose(game: Game[Any], state: Any, decision: Decision, rng: Rng) -> Action:
    """The best of some random actions by the score as it stands; the first of equals."""
    actions = list(decision.actions)
    rng.shuffle(actions)

    def ahead(action: Action) -> int:
        totals = game.totals(game.apply(state, action).state)
        return totals[decision.player] * len(totals) - sum(totals)

    return max(actions[:CONSIDERED], key=ahead)


def event_line(event: Event) -> str:
    """``  HG-8 TilePlaced p0 tile=T07 x=1 y=0``."""
    rest = [f"{f.name}={getattr(event, f.name)}" for f in fields(event) if f.name not in ("player", "rule", "line")]
    line = getattr(event, "line", None)
    score = [f"{line.points} for {line.kind}"] if line is not None else []
    return " ".join([f"     {event.rule} {type(event).__name__} p{event.player}", *rest, *score])


def ending(game: Game[Any], state: Any) -> Iterator[str]:
    """Every score line, the totals, the ranking, the digest."""
    for line in game.score(state):
        terms = " + ".join(f"{part.count} {part.unit} x {part.each}" for part in line.parts)
        yield f"p{line.player} {line.points:>3} {line.kind} {line.rule}: {terms} | {' '.join(line.places)}"
    yield f"totals {game.totals(state)} ranking {game.ranking(state)} digest {game.digest(state)}"
