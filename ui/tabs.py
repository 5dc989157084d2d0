"""One game is written by one page only. Others look on, follow what happens, and may take over.

Web Locks say who writes. Where a browser has none, or two pages are too quick for it, the store's revisions show that
another page was first; then this page looks on too, and whatever only it knew is kept as a game of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.match import Match
from ui.page import Fault
from ui.saved import read_match
from ui.store import game_of

if TYPE_CHECKING:
    from ui.app import App


class Tabs:
    """Who writes the game on the table."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def ask(self, game_id: str, by_force: bool = False) -> bool:
        """Ask to be the one who writes a game."""
        return await self._app.page.hold(_name(game_id), lambda: self._lost(game_id), by_force)

    def free(self, game_id: str) -> None:
        """Let others write a game."""
        self._app.page.free(_name(game_id))

    def _lost(self, game_id: str) -> None:
        table = self._app.table
        if table and table.id == game_id:
            table.look_on()
            self._app.say(self._app.voice("tabs.taken"))

    async def take_over(self) -> None:
        """Go on here with what the other page has kept."""
        table = self._app.table
        if table and await self.ask(table.id, by_force=True):
            match = self._kept(table.id)
            if match and self._app.table is table:
                table.watching = False
                table.follow(match)
                table.begin()
                self._app.page.focus("#prompt")

    def stored(self, key: str) -> None:
        """Another page has written something."""
        app, table = self._app, self._app.table
        if table is None:
            app.draw()
        elif key == "" or game_of(key) == table.id:
            if not app.store.revision(table.id):
                app.places.put_away()
                app.say(app.voice("tabs.gone"))
            elif app.store.changed(table.id):
                self.outrun()

    def outrun(self) -> None:
        """The game on the device is not the one that this page knows: show that one, lose nothing of this one."""
        app, table = self._app, self._app.table
        theirs = self._kept(table.id) if table else None
        if table is None or theirs is None:
            return
        ours, was_writing = table.match, not table.watching
        table.look_on()
        self.free(table.id)
        table.follow(theirs)
        if was_writing and not _begins_with(theirs, ours):
            table.keep_apart(ours, app.store.new_id(), app.voice("tabs.apart_title"))
            app.say(app.voice("tabs.apart"))

    def _kept(self, game_id: str) -> Match[Any] | None:
        loaded = self._app.store.load(game_id, read_match)
        return None if isinstance(loaded, Fault) else loaded[0]


def _begins_with(longer: Match[Any], shorter: Match[Any]) -> bool:
    """Whether everything that happened in one match happened in the other too."""
    known = [str(move.action) for move in shorter.moves]
    return longer.seed == shorter.seed and known == [str(move.action) for move in longer.moves][: len(known)]


def _name(game_id: str) -> str:
    return f"fogueira.game.{game_id}"
