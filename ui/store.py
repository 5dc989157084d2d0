"""Saved games and preferences over a tiny key-value storage. Results instead of exceptions; nothing is ever deleted
because it could not be read.

A write counts only when it was read back; the index comes last, and what it lacks is made anew from the documents. At
the end of turns the present text is also kept as one of two rolling good copies, so that a damaged document falls back
to the last good one. What cannot be read is moved to quarantine under a key of its own.

Another tab may write too: a document whose revision is not the one that this page read or wrote last is not written
over, see ``changed``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from ui.entry import Entry, read_index, write_index
from ui.envelope import revision_of, seal, unseal
from ui.page import Fault, Storage

T = TypeVar("T")

PREFIX = "fogueira."
GAME = f"{PREFIX}game."
BROKEN = f"{PREFIX}broken."
INDEX = f"{PREFIX}index"
PREFERENCES = f"{PREFIX}preferences"
COPIES = ("a", "b")
LEFT_ALONE = ("newer", "unknown_game", "refused")
"""Faults that another program, or another time, may not have."""


@dataclass(slots=True)
class Store:
    """Everything the app keeps on this device. ``trouble`` is the last write's fault, None while all is well.

    ``describe`` makes an entry of a document's text, for games that the index does not know.
    """

    storage: Storage
    describe: Callable[[str, str], Entry] = lambda game_id, _text: Entry(game_id)
    trouble: Fault | None = None
    _known: dict[str, int] = field(default_factory=dict)

    # Index -------------------------------------------------------------------------------------------------------

    def index(self) -> list[Entry]:
        """The saved games, the latest first."""
        known = read_index(self.storage.get(INDEX))
        found = [known.get(game_id) or self._described(game_id) for game_id in self._game_ids()]
        return sorted(found, key=lambda entry: -entry.saved)

    def _described(self, game_id: str) -> Entry:
        text = self.text(game_id)
        return Entry(game_id) if isinstance(text, Fault) else self.describe(game_id, text)

    def _keys(self, prefix: str) -> list[str]:
        keys = self.storage.keys()
        return sorted(key for key in keys if key.startswith(prefix)) if isinstance(keys, list) else []

    def _game_ids(self) -> list[str]:
        return sorted({key[len(GAME) :].split("~")[0] for key in self._keys(GAME)})

    def new_id(self, but: Iterable[str] = ()) -> str:
        """An id that no game here has or had while this page is open, in quarantine neither, nor one of ``but``."""
        broken = (key.rpartition(".")[2].split("~")[0] for key in self._keys(BROKEN))
        taken = {*self._game_ids(), *self._known, *broken, *but}
        return next(f"g{n}" for n in range(1, len(taken) + 2) if f"g{n}" not in taken)

    def used(self) -> int:
        """Characters that all of this takes."""
        return sum(len(key) + len(text) for key, text in self._texts(PREFIX).items())

    def _texts(self, prefix: str) -> dict[str, str]:
        texts = {key: self.storage.get(key) for key in self._keys(prefix)}
        return {key: text for key, text in texts.items() if isinstance(text, str)}

    # Writing games -----------------------------------------------------------------------------------------------

    def save(self, entry: Entry, text: str, good: bool = False) -> Fault | None:
        """Keep a game's document. ``good`` marks the end of a turn: the text becomes a rolling copy too.

        A fault of the kind ``changed``: another page has written this game since; nothing was written.
        """
        self.trouble = self._save(entry, text, good)
        return self.trouble

    def _save(self, entry: Entry, text: str, good: bool) -> Fault | None:
        if self.changed(entry.id):
            return Fault("changed", entry.id)
        revision = max(self.revision(entry.id), self._known.get(entry.id, 0)) + 1
        sealed = seal(revision, text)
        fault = self._write(_key(entry.id), sealed)
        if fault is not None:
            return fault
        self._known[entry.id] = revision
        if good:
            self._write(self._copies_by_age(entry.id)[-1], sealed)
        return self._write_entry(replace(entry, size=len(text), revision=revision))

    def _write_entry(self, entry: Entry) -> Fault | None:
        return self._write(INDEX, write_index([entry, *(old for old in self.index() if old.id != entry.id)]))

    def changed(self, game_id: str) -> bool:
        """Whether another page has written the game since this one read or wrote it last."""
        revision = self.revision(game_id)
        return revision > 0 and revision != self._known.get(game_id, 0)

    def forget(self, game_id: str) -> None:
        """Whatever is written under this id is another page's: nothing is written over it."""
        self._known[game_id] = 0

    def revision(self, game_id: str) -> int:
        """The latest revision there is of a game; 0 if there is none."""
        return revision_of(self.storage.get(_key(game_id))) or max(
            revision_of(self.storage.get(_key(game_id, copy))) for copy in COPIES
        )

    def _copies_by_age(self, game_id: str) -> list[str]:
        """The keys of the good copies, the latest first; a damaged one counts as the oldest."""

        def age(key: str) -> int:
            sealed = self.storage.get(key)
            opened = unseal(sealed) if isinstance(sealed, str) else None
            return -opened[0] if isinstance(opened, tuple) else 0

        return sorted((_key(game_id, copy) for copy in COPIES), key=age)

    # Reading games -----------------------------------------------------------------------------------------------

    def load(self, game_id: str, read: Callable[[str], T | Fault]) -> tuple[T, list[Fault]] | Fault:
        """What ``read`` makes of a game's text, falling back to its good copies, with the faults met on the way.

        What is damaged is quarantined; a text of a newer program, or of a game that this one lacks, stays where it is.
        """
        faults: dict[str, Fault] = {}
        for key in (_key(game_id), *self._copies_by_age(game_id)):
            found = self._open(key, read)
            if isinstance(found, Fault) and found.kind in LEFT_ALONE:
                return found
            if not isinstance(found, Fault):
                self._quarantine(key for key, fault in faults.items() if fault.kind != "missing")
                self._known[game_id] = self.revision(game_id)
                return found, list(faults.values())
            faults[key] = found
        damage = {key: fault for key, fault in faults.items() if fault.kind != "missing"}
        self._quarantine(damage)
        return next(iter((damage or faults).values()))

    def text(self, game_id: str) -> str | Fault:
        """A game's document, the best there is, without looking into it."""
        texts = [self._open(key, str) for key in (_key(game_id), *self._copies_by_age(game_id))]
        return next((text for text in texts if isinstance(text, str)), texts[0])

    def _open(self, key: str, read: Callable[[str], T | Fault]) -> T | Fault:
        sealed = self.storage.get(key)
        if sealed is None:
            return Fault("missing", key)
        opened = sealed if isinstance(sealed, Fault) else unseal(sealed)
        return opened if isinstance(opened, Fault) else read(opened[1])

    # Quarantine --------------------------------------------------------------------------------------------------

    def _quarantine(self, keys: Iterable[str]) -> None:
        """Set texts aside under keys of their own."""
        for key in keys:
            text = self.storage.get(key)
            if isinstance(text, str) and self.set_aside(key[len(PREFIX) :], text) is not None:
                self._move_aside(key, text)
            elif isinstance(text, str):
                self.storage.remove(key)

    def _move_aside(self, key: str, text: str) -> None:
        """Set a text aside where there is no room for two of it."""
        self.storage.remove(key)
        if self.set_aside(key[len(PREFIX) :], text) is not None:
            self.storage.set(key, text)

    def set_aside(self, name: str, text: str) -> Fault | None:
        """Keep a text that nobody can read, beside those that are there already."""
        taken = self._keys(BROKEN)
        number = next(n for n in range(1, len(taken) + 2) if not any(k.startswith(f"{BROKEN}{n}.") for k in taken))
        return self._write(f"{BROKEN}{number}.{name}", text)

    def broken(self) -> dict[str, str]:
        """The texts set aside, by key."""
        return self._texts(BROKEN)

    # Deleting ----------------------------------------------------------------------------------------------------

    def remove(self, game_id: str) -> dict[str, str]:
        """Delete a game and its copies, because the person said so; what ``put_back`` needs to bring it back."""
        keys = [_key(game_id, suffix) for suffix in ("", *COPIES)]
        texts = {key: text for key in keys if isinstance(text := self.storage.get(key), str)}
        kept = texts | {INDEX: write_index(self.index())}
        for key in keys:
            self.storage.remove(key)
        self._known.setdefault(game_id, 0)
        self._write(INDEX, write_index(self.index()))
        return kept

    def put_back(self, kept: Mapping[str, str]) -> Fault | None:
        """Bring a deleted game back, under another id if a new game has taken its own meanwhile."""
        ids = {game_id for key in kept if (game_id := game_of(key.split("~")[0]))}
        faults = [self._bring_back(game_id, kept) for game_id in ids]
        return next((fault for fault in faults if fault), None)

    def _bring_back(self, old_id: str, kept: Mapping[str, str]) -> Fault | None:
        """All of a game, or nothing of it."""
        game_id = self.new_id() if self.revision(old_id) else old_id
        texts = {_key(game_id, copy): kept.get(_key(old_id, copy)) for copy in ("", *COPIES)}
        faults = [self._write(key, text) for key, text in texts.items() if text is not None]
        entry = read_index(kept.get(INDEX)).get(old_id)
        if entry:
            faults.append(self._write_entry(replace(entry, id=game_id)))
        self._known.pop(game_id, None)
        fault = next((fault for fault in faults if fault), None)
        if fault:
            self.remove(game_id)
        return fault

    def erase(self) -> Fault | None:
        """Delete everything this program keeps, because the person said so."""
        self._known.clear()
        faults = [self.storage.remove(key) for key in self._keys(PREFIX)]
        return next((fault for fault in faults if fault), None)

    # Preferences -------------------------------------------------------------------------------------------------

    def preferences(self) -> dict[str, Any]:
        """The preferences as they were written; empty if there are none or they cannot be read."""
        text = self.storage.get(PREFERENCES)
        try:
            data = json.loads(text) if isinstance(text, str) else {}
        except (ValueError, RecursionError):
            data = {}
        return data if isinstance(data, dict) else {}

    def save_preferences(self, data: Mapping[str, Any]) -> Fault | None:
        """Keep the preferences."""
        return self._write(PREFERENCES, json.dumps(data, ensure_ascii=False))

    # Writing -----------------------------------------------------------------------------------------------------

    def _write(self, key: str, text: str) -> Fault | None:
        fault = self.storage.set(key, text)
        if fault is None and self.storage.get(key) != text:
            fault = Fault("unchanged", key)
        return fault


def game_of(key: str) -> str:
    """The id of the game whose document lies under a key; empty for other keys."""
    return key[len(GAME) :] if key.startswith(GAME) and "~" not in key else ""


def _key(game_id: str, copy: str = "") -> str:
    return f"{GAME}{game_id}~{copy}" if copy else f"{GAME}{game_id}"
