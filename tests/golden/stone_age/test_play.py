"""Whole games with two, three and four players; the last with every option that is not the published rule."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.games.stone_age.game import GAME
from tests.golden.playthrough import check

GAMES: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "three": {"players": 3},
    "four": {"players": 4},
    "options": {
        "players": 2,
        "any_resources_timing": "immediate",
        "upgraded_tool_state": "refresh",
        "supply_limited": True,
        "starvation": "per_figure",
        "score_floor_zero": True,
        "card_privacy": "open",
        "final_tie": "turn_order",
    },
}


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_written(name: str) -> None:
    options = GAMES[name]
    check(Path(__file__).with_name(f"{name}.txt"), GAME, options, seed=options["players"] + 10)
