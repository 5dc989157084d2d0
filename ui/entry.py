"""The index of saved games: what lists show without opening a document."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any


@dataclass(frozen=True, slots=True)
class Entry:
    """One saved game: ``game`` is empty while nobody knows what it is, ``turn`` the seat that decides (-1: none),
    ``saved`` a time in milliseconds since 1970, ``size`` in characters.
    """

    id: str
    game: str = ""
    title: str = ""
    players: tuple[Mapping[str, Any], ...] = ()
    round: int = 0
    over: bool = False
    saved: int = 0
    size: int = 0
    revision: int = 0
    turn: int = -1


KINDS: dict[str, type] = {
    field.name: {"str": str, "int": int, "bool": bool}.get(str(field.type), list) for field in fields(Entry)
}


def write_index(entries: Iterable[Entry]) -> str:
    """The index as text."""
    return json.dumps([asdict(entry) for entry in entries], ensure_ascii=False, separators=(",", ":"))


def read_index(text: object) -> dict[str, Entry]:
    """The entries of an index by id; those that are damaged are left out, to be made anew from their documents."""
    try:
        rows = json.loads(text) if isinstance(text, str) else []
    except (ValueError, RecursionError):
        rows = []
    entries = [_read(row) for row in rows] if isinstance(rows, list) else []
    return {entry.id: entry for entry in entries if entry}


def _read(row: Any) -> Entry | None:
    good = isinstance(row, dict) and type(row.get("id")) is str
    if not good or not all(name in KINDS and type(value) is KINDS[name] for name, value in row.items()):
        return None
    players = tuple(row.get("players", ()))
    return Entry(**{**row, "players": players}) if all(isinstance(player, dict) for player in players) else None
