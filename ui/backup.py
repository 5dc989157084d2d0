"""A backup: every saved game, what could not be read, and the preferences, as one JSON document."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core import saves
from engine.core.errors import SaveError
from ui.page import Fault

FORMAT = "fogueira-backup"
SCHEMA = 1


@dataclass(frozen=True, slots=True)
class Backup:
    """``games`` are times (milliseconds since 1970) and documents as text; ``broken`` texts that could not be read."""

    games: Sequence[tuple[int, str]] = ()
    broken: Sequence[str] = ()
    preferences: Mapping[str, Any] = field(default_factory=dict)


def write_backup(backup: Backup) -> str:
    """The backup as text."""
    games = [{"saved": saved, "document": json.loads(text)} for saved, text in backup.games]
    document = {"format": FORMAT, "schema": SCHEMA, "preferences": dict(backup.preferences), "games": games}
    return _compact({**document, "broken": list(backup.broken)})


def is_document(text: str) -> bool:
    """Whether a text is JSON at all, so that a backup can hold it as such."""
    try:
        saves.parse(text)
    except SaveError:
        return False
    return True


def read_backup(text: str) -> Backup | Fault | None:
    """The backup in a text; None if it is something else, a fault if it is a damaged or newer backup."""
    try:
        document = saves.parse(text)
    except SaveError:
        return None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        return None
    if type(document.get("schema")) is not int or document["schema"] < 1:
        return Fault("broken", "schema")
    return Fault("newer", "schema") if document["schema"] > SCHEMA else _read(document)


def _read(document: Mapping[str, Any]) -> Backup | Fault:
    games, broken, preferences = (document.get(name) for name in ("games", "broken", "preferences"))
    if not isinstance(games, list) or not isinstance(broken, list) or not isinstance(preferences, dict):
        return Fault("broken", "fields")
    if not all(isinstance(game, dict) and type(game.get("saved")) is int for game in games):
        return Fault("broken", "games")
    if not all(isinstance(text, str) for text in broken):
        return Fault("broken", "broken")
    return Backup([(game["saved"], _compact(game.get("document"))) for game in games], broken, preferences)


def _compact(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
