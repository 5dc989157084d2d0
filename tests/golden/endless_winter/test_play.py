"""Whole games for one to four players: by chance, and two recorded ones in which players know what they do.

A recorded game is a list of actions (``*.actions``) from which the play-through is made. Recorded games hold what
chance hardly finds: Villages, Megaliths on the second level, Stones of both kinds, long turns.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.games.endless_winter.game import GAME
from tests.golden.playthrough import check, ending, event_line

GAMES: dict[str, tuple[dict[str, Any], int]] = {
    "solo": ({"players": 1, "difficulty": "hard"}, 3),
    "two": ({"players": 2}, 2),
    "three": (
        {"players": 3, "eclipse_step_order": "fixed", "stone_eras": "both", "gained_card_destination": "hand"},
        4,
    ),
    "four": ({"players": 4, "tribe_cards_playable_in_step_1": True, "honour_tie": "later"}, 4),
}
"""Options and seed."""

RECORDED: dict[str, tuple[dict[str, Any], int]] = {
    "recorded_solo": ({"players": 1}, 13),
    "recorded_three": ({"players": 3}, 4),
}
"""Options and seed of recorded games."""

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_written(name: str) -> None:
    options, seed = GAMES[name]
    check(HERE / f"{name}.txt", GAME, options, seed)


def replay(options: dict[str, Any], seed: int, actions: list[str]) -> Iterator[str]:
    """A recorded game, a block of lines for each decision."""
    step = GAME.setup(options, seed)
    yield from map(event_line, step.events)
    for n, text in enumerate(actions, start=1):
        assert step.decision is not None
        yield f"{n:>4} p{step.decision.player} {step.decision.prompt} ({len(step.decision.actions)}): {text}"
        step = GAME.apply(step.state, GAME.read_action(text))
        yield from map(event_line, step.events)
    assert step.decision is None
    yield from ending(GAME, step.state)


@pytest.mark.parametrize("name", RECORDED)
def test_the_recorded_game_goes_as_written(name: str) -> None:
    path, actions = HERE / f"{name}.txt", (HERE / f"{name}.actions").read_text(encoding="utf-8").split("\n")
    text = "\n".join(replay(*RECORDED[name], [action for action in actions if action])) + "\n"
    if os.environ.get("FOGUEIRA_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")
