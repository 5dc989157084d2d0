"""Where one is: in the lobby, in the library, at a table. Going there, and naming it in the page's address, so that
Back, Forward and a reload lead there too: ``ui/shell.js`` makes commands of addresses.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ui.memory import Memory
from ui.page import Fault
from ui.saved import describe, read_match
from ui.store import Store
from ui.table import Table

if TYPE_CHECKING:
    from engine.core.match import Match
    from engine.teaching.lesson import Lesson
    from ui.app import App

LIBRARY = "library"
"""The library's name in the address; a table has the id of its game, the lobby none."""
REFUSALS = {
    "missing": "notice.gone",
    "unknown_game": "notice.unknown_game",
    "newer": "notice.newer",
    "refused": "notice.out_of_reach",
}
"""What is said of a saved game that cannot be opened."""


class Places:
    """The place that is shown, and the ways to others."""

    def __init__(self, app: App) -> None:
        self._app = app
        self.in_library = False
        self._sheets: set[str] = set()
        self._way = 0
        self._goal = ""
        self.unkept: dict[str, Match[Any]] = {}
        """Games that were left although they could not be kept: here as long as the page is open."""

    # Ways --------------------------------------------------------------------------------------------------------

    def _set_out(self, game_id: str = "") -> int:
        """Somebody wants to go somewhere: who is still on the way elsewhere does not arrive."""
        self._way, self._goal = self._way + 1, game_id
        return self._way

    def _called_off(self, way: int, game_id: str) -> bool:
        """Whether somebody wanted to go elsewhere meanwhile: then the game that was asked for is let be."""
        called_off = way != self._way
        if called_off:
            self.let_be(game_id)
        return called_off

    def let_be(self, game_id: str) -> None:
        """Others may write a game, unless it is on the table or about to be."""
        if game_id not in (self._goal, self.name()):
            self._app.tabs.free(game_id)

    # Names -------------------------------------------------------------------------------------------------------

    def name(self) -> str:
        """What the address calls the place that is shown."""
        table = self._app.table
        return table.id if table else LIBRARY if self.in_library else ""

    def correct_address(self) -> None:
        """The address names what could not be opened, or was seen already: let it name what is shown."""
        self._app.page.go(self.name(), instead=True)

    def _arrive(self) -> None:
        self._app.page.go(self.name())

    # Tables ------------------------------------------------------------------------------------------------------

    def sit_down(self, match: Match[Any], game_id: str, lesson: Lesson | None = None) -> None:
        """Open the table for a new match. One with a lesson is not kept, and its id is the link that leads to it."""
        self._app.page.start(self._begin(self._set_out(game_id), match, game_id, lesson))

    async def _begin(self, way: int, match: Match[Any], game_id: str, lesson: Lesson | None) -> None:
        if lesson is None:
            game_id = await self._claimed(way, game_id)
        await self.load_art(match.game.id)
        if self._called_off(way, game_id):
            return
        table = self.set_table(match, game_id, lesson)
        table.look_away()
        table.begin()
        self._app.page.focus("#prompt")

    async def _claimed(self, way: int, game_id: str) -> str:
        """An id for a new game, this one unless another window has begun a game of this name meanwhile."""
        tabs, store, taken = self._app.tabs, self._app.store, {game_id}
        while not await tabs.ask(game_id) or store.revision(game_id):
            if way != self._way:
                break
            tabs.free(game_id)
            self._goal = game_id = store.new_id(taken)
            taken.add(game_id)
        return game_id

    def set_table(self, match: Match[Any], game_id: str, lesson: Lesson | None = None) -> Table:
        """A table in place of what was there before, its art is loaded; nothing goes on at it yet."""
        app = self._app
        self._get_up()
        app.setting_up, app.dialog = None, ""
        store = Store(Memory(), describe) if lesson else app.store
        app.table = table = Table(app.page, store, match, game_id, app.table_changed, app.table_moved)
        table.outrun = app.tabs.outrun
        if lesson:
            from ui.tutor import Tutor

            table.tutor = Tutor(lesson, match)
        table.prefs = app.prefs
        table.speak(app.language)
        self._arrive()
        return table

    def resume(self, game_id: str) -> None:
        """Go on with a saved game; what cannot be read is set aside and said so."""
        way = self._set_out(game_id)
        if self._app.table and self._app.table.id == game_id:
            self._app.open("")
        else:
            self._app.page.start(self._resume(way, game_id))

    async def _resume(self, way: int, game_id: str) -> None:
        app = self._app
        await app.tabs.ask(game_id)
        if self._called_off(way, game_id):
            return
        unkept = self.unkept.pop(game_id, None)
        loaded = (unkept, []) if unkept else app.store.load(game_id, read_match)
        if not isinstance(loaded, Fault):
            await self.load_art(loaded[0].game.id)
            if self._called_off(way, game_id):
                return
            if not unkept and (app.store.changed(game_id) or not app.store.revision(game_id)):
                loaded = app.store.load(game_id, read_match)
        if isinstance(loaded, Fault):
            self._stay(game_id, loaded)
        else:
            self._sit_again(game_id, *loaded, unkept is not None)

    def _sit_again(self, game_id: str, match: Match[Any], faults: Sequence[Fault], unkept: bool) -> None:
        app = self._app
        table = self.set_table(match, game_id)
        table.look_away()
        if not app.tabs.writes(game_id):
            app.tabs.outrun() if unkept else table.look_on()
        table.begin()
        app.page.focus("#prompt")
        if faults:
            app.say(app.voice("notice.older_copy"))

    def _stay(self, game_id: str, fault: Fault) -> None:
        """A game cannot be opened: everything stays as it is."""
        app = self._app
        app.tabs.free(game_id)
        app.dialog = ""
        app.say(app.voice(REFUSALS.get(fault.kind, "notice.broken")))
        self.correct_address()

    def branch(self) -> None:
        """Play on from the moment that is shown, as another game."""
        app = self._app
        if app.table:
            moment = app.table.past.shown
            match = app.table.match.branch(moment)
            match.title = app.voice("past.what_if", move=moment)
            self.sit_down(match, app.store.new_id())
            app.say(app.voice("past.branched"))

    async def load_art(self, game_id: str) -> None:
        """Put a game's symbols into the page, once."""
        if game_id not in self._sheets:
            self._sheets.add(game_id)
            sheet = await self._app.page.fetch(f"art/{game_id}.svg")
            if sheet:
                self._app.page.add_sheet(sheet)

    # Lobby and library -------------------------------------------------------------------------------------------

    def leave(self) -> None:
        """Back to the lobby; the game is kept."""
        self._set_out()
        self._get_up()
        self._enter(False, "[data-act=continue], [data-act=play]")

    def put_away(self) -> None:
        """Back to the lobby from a game that is no longer there."""
        self._set_out()
        self._get_up(keep=False)
        self.correct_address()
        self._enter(False, "[data-act=continue], [data-act=play]")

    def open_library(self) -> None:
        """All saved games."""
        self._set_out()
        self._get_up()
        self._enter(True, "#library-title")

    def _get_up(self, keep: bool = True) -> None:
        app, table = self._app, self._app.table
        if table:
            table.leave() if keep else table.put_away()
            if keep and table.unkept:
                self.unkept[table.id] = table.match
            app.tabs.free(table.id)
            app.table = None

    def _enter(self, in_library: bool, focus: str) -> None:
        self._app.dialog, self.in_library = "", in_library
        self._app.draw()
        self._arrive()
        self._app.page.focus(focus)
