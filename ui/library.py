"""Saved games: going on, files out and in, deleting. The controller behind the library dialog."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from htpy import Node

from engine.core import saves
from engine.core.match import Match
from ui.page import Fault, Signal
from ui.panels.dialog import dialog
from ui.panels.library import (
    Preview,
    import_foot,
    import_preview,
    library,
    library_foot,
    sure_delete,
    sure_delete_foot,
)
from ui.saved import read_match
from ui.seats import read_seats
from ui.store import Entry, unseal

if TYPE_CHECKING:
    from ui.app import App

LARGEST = 2_000_000
"""Bytes of a file that may be taken in; a finished game has less than a thirtieth of it."""


class Library:
    """What can be done with saved games."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._import: Match[Any] | None = None
        self._entry: Entry | None = None

    def dialog(self) -> Node:
        """The open one of the library's dialogs."""
        app, say = self._app, self._app.voice
        if app.dialog == "delete" and self._entry:
            entry = self._entry
            return dialog(
                say, "library", say("library.delete_it"), sure_delete(say, entry), sure_delete_foot(say, entry)
            )
        if app.dialog == "import" and self._import:
            body = import_preview(say, self._preview(self._import))
            return dialog(say, "library", say("library.import"), body, import_foot(say))
        broken = len(app.store.broken())
        body = library(say, app.store.index(), broken)
        return dialog(say, "library", say("lobby.library"), body, library_foot(say, broken), ".wide")

    def _preview(self, match: Match[Any]) -> Preview:
        seats = read_seats(match.players, match.game.seats(match.state))
        title = match.game.title[self._app.language]
        return Preview(match.game.id, title, seats, len(match.moves), match.over, len(match.stale))

    def handle(self, signal: Signal) -> bool:
        """Carry out a command of the library; False if it is not one."""
        game_id = signal.data.get("id", "")
        commands: dict[str, Callable[[], None]] = {
            "library": lambda: self._app.open("library"),
            "continue": lambda: self._app.resume(game_id),
            "export": self._export_open,
            "export-one": lambda: self._export(game_id),
            "rescue": self._rescue,
            "delete": lambda: self._ask_delete(game_id),
            "delete-sure": lambda: self._delete(game_id),
            "import": lambda: self._app.page.start(self._pick()),
            "import-sure": self._take_in,
        }
        command = commands.get(signal.act)
        if command is None:
            return False
        command()
        return True

    def _export_open(self) -> None:
        table = self._app.table
        if table:
            self._app.page.download(f"fogueira-{table.match.game.id}-{table.id}.json", saves.dumps(table.match))

    def _export(self, game_id: str) -> None:
        sealed = self._app.page.storage.get(f"fogueira.game.{game_id}")
        opened = unseal(sealed) if isinstance(sealed, str) else None
        if isinstance(opened, tuple):
            self._app.page.download(f"fogueira-{game_id}.json", opened[1])

    def _rescue(self) -> None:
        for name, text in self._app.store.broken().items():
            self._app.page.download(f"{name}.txt", text)

    def _ask_delete(self, game_id: str) -> None:
        self._entry = next((entry for entry in self._app.store.index() if entry.id == game_id), None)
        self._app.open("delete")

    def _delete(self, game_id: str) -> None:
        self._app.store.remove(game_id)
        self._app.open("library")

    async def _pick(self) -> None:
        text = await self._app.page.upload(LARGEST)
        if text is None:
            return
        found = text if isinstance(text, Fault) else read_match(text)
        if isinstance(found, Fault):
            kinds = {"full": "notice.too_large", "newer": "notice.newer"}
            self._app.say(self._app.voice(kinds.get(found.kind, "notice.not_ours")))
            return
        self._import = found
        self._app.open("import")

    def _take_in(self) -> None:
        if self._import:
            match, self._import = self._import, None
            match = replace(match, players=[seat.record() for seat in self._preview(match).seats])
            self._app.sit_down(match, self._app.store.new_id())
