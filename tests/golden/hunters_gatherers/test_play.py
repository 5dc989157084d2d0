"""Whole games for two to five players, both editions, both ways of counting."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.games.hunters_gatherers.game import GAME
from tests.golden.playthrough import check

GAMES: dict[str, tuple[dict[str, Any], int]] = {
    "two": ({"players": 2}, 5),
    "three": ({"players": 3, "edition": "second"}, 27),
    "four": ({"players": 4, "count_by": "tile", "first_player": "first_seat"}, 3),
    "five": ({"players": 5, "edition": "second", "count_by": "segment"}, 18),
}
"""Options and seed. The seeds are ones in which much happens: bonus tiles, a shrine, powers."""


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_written(name: str) -> None:
    options, seed = GAMES[name]
    check(Path(__file__).with_name(f"{name}.txt"), GAME, options, seed)
