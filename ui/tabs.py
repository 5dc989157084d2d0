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
    from ui.table import Table


class Tabs:
    """Who writes the game on the table."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._mine: set[str] = set()

    async def ask(self, game_id: str, by_force: bool = False) -> bool:
        """Ask to be the one who writes a game."""
        mine = await self._app.page.hold(_name(game_id), lambda: self._lost(game_id), by_force)
        if mine:
            self._mine.add(game_id)
        return mine

    def writes(self, game_id: str) -> bool:
        """Whether this page is the one who writes a game."""
        return game_id in self._mine

    def free(self, game_id: str) -> None:
        """Let others write a game."""
        self._mine.discard(game_id)
        self._app.page.free(_name(game_id))

    def _lost(self, game_id: str) -> None:
        table = self._app.table
        self._mine.discard(game_id)
        if table and table.id == game_id and not table.watching:
            self._give_way(table, "tabs.taken")

    async def take_over(self) -> None:
        """Go on here with what the other page has kept."""
        app, table = self._app, self._app.table
        if table is None or not await self.ask(table.id, by_force=True):
            return
        if app.table is not table:
            app.places.let_be(table.id)
        elif not app.store.revision(table.id):
            self._gone()
        elif self._follow(table):
            table.watching = False
            table.begin()
            app.page.focus("#prompt")
        else:
            app.say(app.voice("notice.unreadable"))

    def stored(self, key: str) -> None:
        """Another page has written something."""
        app, table = self._app, self._app.table
        if table is None:
            app.draw()
        elif key == "" or game_of(key) == table.id:
            if not app.store.revision(table.id):
                self._gone()
            elif app.store.changed(table.id):
                self.outrun()

    def _gone(self) -> None:
        self._app.places.put_away()
        self._app.say(self._app.voice("tabs.gone"))

    def outrun(self) -> None:
        """The game on the device is not the one that this page knows: show that one, lose nothing of this one."""
        table = self._app.table
        if table and table.watching:
            self._follow(table)
        elif table:
            self._give_way(table)

    def _give_way(self, table: Table, note: str = "") -> None:
        """Another page writes from now on. What only this one knows becomes a game of its own; if there is no room for
        that, it stays here, with the sign that it is not kept.
        """
        app, apart = self._app, ""
        theirs = self._kept(table.id)
        if theirs is None or not _begins_with(theirs, table.match):
            apart, note = app.store.new_id(), "tabs.apart"
            if table.keep_apart(apart, app.voice("tabs.apart_title")):
                app.store.forget(table.id)
                app.draw()
                return
        table.look_on()
        self.free(table.id)
        if theirs:
            table.follow(theirs)
        else:
            app.places.resume(apart)
        if note:
            app.say(app.voice(note))

    def _follow(self, table: Table) -> bool:
        match = self._kept(table.id)
        if match:
            table.follow(match)
        return match is not None

    def _kept(self, game_id: str) -> Match[Any] | None:
        loaded = self._app.store.load(game_id, read_match)
        return None if isinstance(loaded, Fault) else loaded[0]


def _begins_with(longer: Match[Any], shorter: Match[Any]) -> bool:
    """Whether everything that happened in one match happened in the other too."""
    known, there = _actions(shorter), _actions(longer)
    return longer.seed == shorter.seed and there[: len(known)] == known


def _actions(match: Match[Any]) -> list[str]:
    return [*match.stale, *(str(move.action) for move in match.moves)]


def _name(game_id: str) -> str:
    return f"fogueira.game.{game_id}"
