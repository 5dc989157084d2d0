"""What the page's storage holds when it has saved a game: so a page can be opened anywhere in one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from engine.core import saves
from engine.core.match import Match
from ui.entry import Entry
from ui.store import Store


class _Shelf(dict[str, str]):
    """A storage in memory."""

    def set(self, key: str, text: str) -> None:
        self[key] = text

    def remove(self, key: str) -> None:
        self.pop(key, None)


def kept(match: Match[Any], preferences: Mapping[str, Any]) -> dict[str, str]:
    """The texts by key for one saved game, ``g1``, and the preferences."""
    return all_kept({"g1": match}, preferences)


def all_kept(matches: Mapping[str, Match[Any]], preferences: Mapping[str, Any]) -> dict[str, str]:
    """The texts by key for saved games by id, each saved later than the one before, and the preferences."""
    shelf = _Shelf()
    for when, (game_id, match) in enumerate(matches.items(), 1):
        entry = Entry(game_id, match.game.id, "", tuple(match.players), 1, match.over, when)
        Store(shelf).save(entry, saves.dumps(match), True)  # type: ignore[arg-type]
    return {**shelf, "fogueira.preferences": json.dumps(dict(preferences))}
