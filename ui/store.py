"""Saved games and preferences over a tiny key-value storage. Results instead of exceptions; nothing is ever deleted
because it could not be read.

Each game has an envelope: one head line (revision, length, checksum) and the document below it. A write counts only
when it was read back; the index comes last. At the end of turns the present text is also kept as one of two rolling
good copies, so that a damaged document falls back to the last good one. What cannot be read at all is moved to
quarantine under a key of its own.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, TypeVar

from ui.page import Fault, Storage

T = TypeVar("T")

PREFIX = "fogueira."
INDEX = f"{PREFIX}index"
PREFERENCES = f"{PREFIX}preferences"
HEAD = "fogueira/1"
COPIES = ("a", "b")


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the index: what the lobby shows without opening the document.

    ``saved`` is a time in milliseconds since 1970, given by the caller.
    """

    id: str
    game: str
    title: str
    players: tuple[Mapping[str, Any], ...]
    round: int
    over: bool
    saved: int
    size: int = 0
    revision: int = 0


def seal(revision: int, text: str) -> str:
    """A text with its revision, length and checksum in a head line."""
    return f"{HEAD} {revision} {len(text)} {zlib.crc32(text.encode('utf-8', 'surrogatepass')):08x}\n{text}"


def unseal(sealed: str) -> tuple[int, str] | Fault:
    """Revision and text of a sealed text, if it is whole."""
    head, _, text = sealed.partition("\n")
    parts = head.split(" ")
    if len(parts) != 4 or parts[0] != HEAD or not parts[1].isdigit():
        return Fault("broken", "no head")
    if seal(int(parts[1]), text) != sealed:
        return Fault("broken", "checksum")
    return int(parts[1]), text


class Store:
    """Everything the app keeps on this device. ``trouble`` is the last write's fault, None while all is well."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.trouble: Fault | None = None
        self._turn = 0

    # Index -------------------------------------------------------------------------------------------------------

    def index(self) -> list[Entry]:
        """The saved games, the latest first. A lost or damaged index is built again from what is there."""
        text = self._storage.get(INDEX)
        entries = _read_index(text) if isinstance(text, str) else None
        known = {entry.id: entry for entry in entries or []}
        ids = self._game_ids()
        found = [known.get(game_id) or Entry(game_id, "", "", (), 0, False, 0) for game_id in ids]
        return sorted(found, key=lambda entry: -entry.saved)

    def _game_ids(self) -> list[str]:
        keys = self._storage.keys()
        start = f"{PREFIX}game."
        names = [key[len(start) :] for key in keys if key.startswith(start)] if isinstance(keys, list) else []
        return sorted({name.split("~")[0] for name in names})

    def _write_index(self, entries: list[Entry]) -> Fault | None:
        rows = [asdict(entry) for entry in entries]
        return self._write(INDEX, json.dumps(rows, ensure_ascii=False, separators=(",", ":")))

    # Games -------------------------------------------------------------------------------------------------------

    def save(self, entry: Entry, text: str, good: bool = False) -> Fault | None:
        """Keep a game's document. ``good`` marks the end of a turn: the text becomes a rolling copy too."""
        entries = self.index()
        before = next((old for old in entries if old.id == entry.id), None)
        revision = before.revision + 1 if before else 1
        sealed = seal(revision, text)
        fault = self._write(_key(entry.id), sealed)
        if fault is None and good:
            self._turn += 1
            self._write(_key(entry.id, COPIES[self._turn % 2]), sealed)
        if fault is None:
            entry = replace(entry, size=len(sealed), revision=revision)
            fault = self._write_index([entry, *(old for old in entries if old.id != entry.id)])
        self.trouble = fault
        return fault

    def load(self, game_id: str, read: Callable[[str], T | Fault]) -> tuple[T, list[Fault]] | Fault:
        """What ``read`` makes of a game's text, falling back to its good copies, with the faults met on the way.

        If no copy can be read, the game is quarantined; one of a newer program is left where it is.
        """
        faults: list[Fault] = []
        for key in (_key(game_id), *self._copies_by_age(game_id)):
            found = self._open(key, read)
            if not isinstance(found, Fault):
                return found, faults
            if found.kind in ("newer", "refused"):
                return found
            faults.append(found)
        damage = [fault for fault in faults if fault.kind != "missing"]
        if damage:
            self.quarantine(game_id)
        return (damage or faults)[0]

    def _copies_by_age(self, game_id: str) -> list[str]:
        def revision(key: str) -> int:
            sealed = self._storage.get(key)
            opened = unseal(sealed) if isinstance(sealed, str) else None
            return -opened[0] if isinstance(opened, tuple) else 1

        return sorted((_key(game_id, copy) for copy in COPIES), key=revision)

    def _open(self, key: str, read: Callable[[str], T | Fault]) -> T | Fault:
        sealed = self._storage.get(key)
        if sealed is None:
            return Fault("missing", key)
        opened = sealed if isinstance(sealed, Fault) else unseal(sealed)
        return opened if isinstance(opened, Fault) else read(opened[1])

    def quarantine(self, game_id: str) -> None:
        """Set a game's texts aside under keys of their own and take the game off the index."""
        for suffix in ("", *COPIES):
            key = _key(game_id, suffix)
            text = self._storage.get(key)
            if isinstance(text, str) and self._write(f"{PREFIX}broken.{key[len(PREFIX) :]}", text) is None:
                self._storage.remove(key)
        self._write_index([entry for entry in self.index() if entry.id != game_id])

    def broken(self) -> dict[str, str]:
        """The texts set aside, by key."""
        keys = self._storage.keys()
        names = [key for key in keys if key.startswith(f"{PREFIX}broken.")] if isinstance(keys, list) else []
        texts = {name: self._storage.get(name) for name in names}
        return {name: text for name, text in texts.items() if isinstance(text, str)}

    def remove(self, game_id: str) -> Fault | None:
        """Delete a game and its copies, because the person said so."""
        entries = [entry for entry in self.index() if entry.id != game_id]
        faults = [self._storage.remove(_key(game_id, suffix)) for suffix in ("", *COPIES)]
        return next((fault for fault in faults if fault), None) or self._write_index(entries)

    def new_id(self) -> str:
        """An id that no game in the store has."""
        taken = set(self._game_ids())
        n = 1
        while f"g{n}" in taken:
            n += 1
        return f"g{n}"

    # Preferences -------------------------------------------------------------------------------------------------

    def preferences(self) -> dict[str, Any]:
        """The preferences as they were written; empty if there are none or they cannot be read."""
        text = self._storage.get(PREFERENCES)
        try:
            data = json.loads(text) if isinstance(text, str) else {}
        except ValueError:
            data = {}
        return data if isinstance(data, dict) else {}

    def save_preferences(self, data: Mapping[str, Any]) -> Fault | None:
        """Keep the preferences."""
        return self._write(PREFERENCES, json.dumps(data, ensure_ascii=False))

    # Writing -----------------------------------------------------------------------------------------------------

    def _write(self, key: str, text: str) -> Fault | None:
        fault = self._storage.set(key, text)
        if fault is None and self._storage.get(key) != text:
            fault = Fault("unchanged", key)
        return fault


def _key(game_id: str, copy: str = "") -> str:
    return f"{PREFIX}game.{game_id}~{copy}" if copy else f"{PREFIX}game.{game_id}"


def _read_index(text: str) -> list[Entry] | None:
    try:
        return [Entry(**{**row, "players": tuple(row["players"])}) for row in json.loads(text)]
    except (ValueError, TypeError, KeyError):
        return None
