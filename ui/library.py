"""Saved games: going on, names, copies, files out and in, deleting. The controller behind the library screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from htpy import Node

from engine.core import saves
from engine.core.errors import SaveError
from ui.entry import Entry
from ui.exports import Exports
from ui.imports import Imports
from ui.page import Fault, Signal
from ui.panels.dialog import dialog
from ui.panels.keeping import rename, rename_foot, sure_erase, sure_erase_foot
from ui.panels.library import Shelf, library
from ui.panels.lobby import name_of
from ui.saved import TITLE_LENGTH, titled
from ui.seats import plain

if TYPE_CHECKING:
    from ui.app import App


class Library:
    """What can be done with saved games."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._entry: Entry | None = None
        self._deleted: Mapping[str, str] = {}
        self._exports = Exports(app)
        self._imports = Imports(app)

    def screen(self) -> Node:
        """The library as a screen of its own."""
        app = self._app
        store = app.store
        shelf = Shelf(
            entries=store.index(),
            broken=len(store.broken()),
            used=store.used(),
            refused=isinstance(app.page.storage.keys(), Fault),
            date=lambda saved: app.page.date(saved, app.voice.tag),
        )
        return library(app.voice, shelf)

    def dialog(self) -> Node:
        """The open one of the library's dialogs."""
        app, say = self._app, self._app.voice
        if app.dialog == "rename" and self._entry:
            body, foot = rename(say, self._entry), rename_foot(say, self._entry)
            return dialog(say, "rename", say("library.rename"), body, foot)
        if app.dialog == "erase":
            return dialog(say, "erase", say("library.erase"), sure_erase(say), sure_erase_foot(say))
        return self._imports.dialog() if app.dialog in ("import", "paste") else self._exports.dialog()

    def handle(self, signal: Signal) -> bool:
        """Carry out a command of the library; False if it is not one."""
        game_id = signal.data.get("id", "")
        commands: dict[str, Callable[[], None]] = {
            "library": self._app.places.open_library,
            "continue": lambda: self._app.places.resume(game_id),
            "rename": lambda: self._ask_name(game_id),
            "rename-sure": lambda: self._change(game_id, lambda: self._rename(game_id, signal.fields.get("title", ""))),
            "duplicate": lambda: self._duplicate(game_id),
            "delete": lambda: self._change(game_id, lambda: self._delete(game_id)),
            "undelete": self._undelete,
            "erase": lambda: self._app.open("erase"),
            "erase-sure": self._erase,
        }
        command = commands.get(signal.act)
        if command:
            command()
        return command is not None or self._exports.handle(signal) or self._imports.handle(signal)

    def _find(self, game_id: str) -> Entry | None:
        return next((entry for entry in self._app.store.index() if entry.id == game_id), None)

    def _change(self, game_id: str, do: Callable[[], None]) -> None:
        """Change a saved game, unless another page plays it."""
        self._app.page.start(self._changing(game_id, do))

    async def _changing(self, game_id: str, do: Callable[[], None]) -> None:
        if await self._app.tabs.ask(game_id):
            do()
            self._app.places.let_be(game_id)
        else:
            self._app.say(self._app.voice("tabs.busy"))

    # Names and copies --------------------------------------------------------------------------------------------

    def _ask_name(self, game_id: str) -> None:
        self._entry = self._find(game_id)
        self._app.open("rename")

    def _rename(self, game_id: str, typed: str) -> None:
        entry, title = self._find(game_id), plain(typed, TITLE_LENGTH)
        loaded = self._app.store.load(game_id, str)
        self._app.dialog = ""
        if entry:
            self._keep(titled(entry, title), loaded if isinstance(loaded, Fault) else loaded[0], title)

    def _duplicate(self, game_id: str) -> None:
        entry, text, say = self._find(game_id), self._app.store.text(game_id), self._app.voice
        if entry:
            title = plain(say("library.copy_of", title=name_of(say, entry)), TITLE_LENGTH)
            self._keep(titled(entry, title, self._app.store.new_id(), self._app.page.now()), text, title)

    def _keep(self, entry: Entry, text: str | Fault, title: str) -> None:
        """Keep a document under another title, and say so if that did not work."""
        app, document = self._app, _document(text)
        if document is None:
            app.say(app.voice("notice.unreadable"))
            return
        fault = app.store.save(entry, saves.write({**document, "title": title}), good=True)
        app.draw()
        if fault:
            app.say(app.voice("notice.no_room" if fault.kind == "full" else "notice.not_kept"))

    # Deleting ----------------------------------------------------------------------------------------------------

    def _delete(self, game_id: str) -> None:
        app, entry = self._app, self._find(game_id)
        if entry:
            self._deleted = app.store.remove(game_id)
            app.places.unkept.pop(game_id, None)
            app.say(app.voice("library.deleted", title=name_of(app.voice, entry)), "undelete")
            app.page.focus("#library-title")

    def _undelete(self) -> None:
        fault = self._app.store.put_back(self._deleted)
        if fault:
            self._app.say(self._app.voice("library.still_gone"), "undelete")
        else:
            self._deleted = {}
            self._app.say(self._app.voice("library.back_again"))

    def _erase(self) -> None:
        app = self._app
        fault = app.store.erase()
        app.places.unkept.clear()
        app.dialog, self._deleted = "", {}
        app.forget_preferences()
        app.say(app.voice("notice.not_kept" if fault else "library.erased"))


def _document(text: str | Fault) -> Mapping[str, Any] | None:
    """The document that a text holds, of whatever program; None if it holds none."""
    try:
        document = saves.parse(text) if isinstance(text, str) else None
    except SaveError:
        document = None
    return document if isinstance(document, dict) else None
