"""Whole games alone and with two, three and four players; together they show every faction and every Lookout."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.games.imperial_settlers.game import GAME
from tests.golden.playthrough import check

GAMES: dict[str, dict[str, Any]] = {
    "solo": {"players": 1},
    "two": {"players": 2, "lookout": "alternate", "factions": "choose"},
    "three": {"players": 3, "lookout": "advanced", "reshuffle": True},
    "four": {"players": 4},
}


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_written(name: str) -> None:
    options = GAMES[name]
    check(Path(__file__).with_name(f"{name}.txt"), GAME, options, seed=options["players"] + 10)
