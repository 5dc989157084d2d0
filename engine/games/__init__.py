"""The games by id. A game's modules are imported when it is asked for, since a page plays one game at a time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any

from engine.core.game import Game

IDS: tuple[str, ...] = ("stone_age", "hunters_gatherers", "imperial_settlers", "endless_winter")


class Games(Mapping[str, Game[Any]]):
    """``games["stone_age"]`` is the game. Raises KeyError for an unknown id."""

    def __getitem__(self, game_id: str) -> Game[Any]:
        if game_id not in IDS:
            raise KeyError(game_id)
        return _load(game_id)

    def __iter__(self) -> Iterator[str]:
        return iter(IDS)

    def __len__(self) -> int:
        return len(IDS)


@cache
def _load(game_id: str) -> Game[Any]:
    game: Game[Any] = import_module(f"engine.games.{game_id}.game").GAME
    return game


games = Games()
