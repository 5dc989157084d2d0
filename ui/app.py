"""The app: what a person does, and who carries it out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property
from time import perf_counter
from typing import TYPE_CHECKING

from engine.games import games
from ui.i18n import Voice, voice
from ui.keys import Keys
from ui.learning import Learning
from ui.library import Library
from ui.page import Page, Signal
from ui.places import Places
from ui.prefs import Preferences, read_preferences
from ui.regions import FRAME, TABLE, Regions, common_regions, content, lobby_regions, table_regions
from ui.renewal import Renewal
from ui.saved import describe
from ui.setting_up import SettingUp
from ui.store import Store
from ui.tabs import Tabs

if TYPE_CHECKING:
    from ui.sharing import Sharing
    from ui.table import Table
    from ui.teaching import Teaching

TOAST_TIME = 6000
LINKS = ("share", "copy", "arrive", "arrive-sure")
"""Commands about links."""
TO_A_TABLE = ("play", "continue")
"""Commands that lead from the page's shell straight to a table."""
PORTION = 0.02
"""Seconds of drawing after which the page gets a breath."""


class App:
    """Everything on the page once Python is up."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.store = Store(page.storage, describe)
        self.prefs = read_preferences(self.store.preferences())
        self.language = page.language()
        self.table: Table | None = None
        self.dialog = ""
        self.toast = ""
        self.toast_undo = ""
        self._notes = 0
        self.setting_up: SettingUp | None = None
        self.places = Places(self)
        self.library = Library(self)
        self.tabs = Tabs(self)
        self.keys = Keys(self)
        self.renewal = Renewal(self)
        self.learning = Learning(self)
        self._screen = ""
        self._drawn = 0

    # Loaded when they are first wanted: a game starts sooner without them.

    @cached_property
    def sharing(self) -> Sharing:
        """Links."""
        from ui.sharing import Sharing

        return Sharing(self)

    @cached_property
    def teaching(self) -> Teaching:
        """The author's form."""
        from ui.teaching import Teaching

        return Teaching(self)

    @property
    def voice(self) -> Voice:
        """The voice of the table if there is one, else of the lobby."""
        return self.table.voice if self.table else voice(self.language, self._game_id())

    def _game_id(self) -> str:
        return self.setting_up.game.id if self.setting_up else ""

    # Drawing -----------------------------------------------------------------------------------------------------

    def start(self, first: Signal | None = None) -> None:
        """Take over the page from its shell; ``first`` is what was clicked meanwhile.

        If that leads to a table, what the shell shows stays until the table is there, and no lobby is drawn.
        """
        self.page.root("text", self.prefs.text)
        if first is None or first.act not in TO_A_TABLE:
            self.draw()
        if first:
            self.handle(first)

    def draw(self, moving: bool = False, only: tuple[str, ...] = ()) -> None:
        """Show everything, or some regions, as it is now; what did not change is left alone."""
        regions = self._opened()
        self.page.show({name: content(make()) for name, make in regions.items() if not only or name in only}, moving)

    async def _draw_slowly(self) -> None:
        """Show everything as it is now, with breaths for the page. What was drawn meanwhile may be newer."""
        regions, made, began = self._opened(), {}, perf_counter()
        drawn = self._drawn
        for name, make in regions.items():
            made[name] = content(make())
            if perf_counter() - began > PORTION:
                await self.page.sleep(0)
                began = perf_counter()
            if drawn != self._drawn:
                self.draw(moving=True)
                return
        if not await self.page.show_slowly(made):
            self.draw(moving=True)

    def _opened(self) -> Regions:
        """The regions of the place that is shown, which have their place on the page by then."""
        self._drawn += 1
        screen = f"{self.table.match.game.id} {len(self.table.seats)}" if self.table else "lobby"
        if not self._screen:
            self.page.show({"app": FRAME})
        if screen != self._screen:
            self._screen = screen
            self._set_the_room()
        return {**self.regions(), **common_regions(self)}

    def _set_the_room(self) -> None:
        """An empty screen, and marks of what it will hold: styles may go by them and need not search the page."""
        table = self.table
        self.page.mark("body", "class", "at-table" if table else "")
        self.page.mark("body", "data-game", table.match.game.id if table else "")
        self.page.mark("body", "data-seats", str(len(table.seats)) if table else "")
        self.page.show({"screen": ""})
        self.page.show({"screen": TABLE if table else ""})

    def regions(self) -> Regions:
        """The regions of the place that is shown."""
        table = self.table
        if table is None:
            return lobby_regions(self)
        table.prefs = self.prefs
        table.speak(self.language)
        self.page.mark("#table", "data-sheet", table.scratch.sheet)
        return table_regions(self, table)

    def table_changed(self, moving: bool, only: tuple[str, ...]) -> None:
        """Something happened at the table; pieces may travel. The first time that the game is over, its sheet opens."""
        self.draw(moving, () if self._came_to_the_end() else only)
        self.renewal.go_ahead()

    async def table_moved(self) -> None:
        """A computer player has moved: what it takes to show that is spread, for the page to answer meanwhile."""
        await self._draw_slowly()
        if self._came_to_the_end():
            await self.page.sleep(0)
            self.draw()
        self.renewal.go_ahead()

    def _came_to_the_end(self) -> bool:
        """Whether the game is over for the first time; then its sheet is open from now on."""
        table = self.table
        if table is None or not table.match.over or table.told_end:
            return False
        table.told_end, self.dialog = True, "final"
        return True

    # Commands ----------------------------------------------------------------------------------------------------

    def handle(self, signal: Signal) -> bool:
        """Carry out what a person did; True if a key was taken, or if the page had better not be closed."""
        if signal.kind == "key":
            return self.keys.press(signal)
        if signal.kind in ("language", "theme"):
            self.language = self.page.language()
            self.draw()
        elif signal.kind == "newer":
            self.draw()
        elif signal.kind == "hide" and self.table:
            self.table.save()
        elif signal.kind == "close":
            return bool(self.places.unkept or (self.table and self.table.unkept))
        elif signal.kind == "stored":
            self.tabs.stored(signal.value)
        elif signal.kind in ("point", "leave"):
            self._point(signal)
        elif signal.kind == "hold" and self.table and not self.dialog:
            self.table.hold(signal.target)
        elif signal.kind == "mean":
            self.say(signal.value)
        elif signal.kind == "wheel":
            self.act(replace(signal, data={**signal.data, "act": signal.data.get("wheel", ""), "by": signal.value}))
        elif signal.act:
            self.act(signal)
        elif signal.target and self.table and signal.kind == "click":
            self.table.point(signal.target, signal.key)
        return False

    def _point(self, signal: Signal) -> None:
        if self.table and not self.dialog:
            self.page.light(signal.data.get("lights", ""))
            self.table.look(signal.target)

    def act(self, signal: Signal) -> None:
        """Carry out a command: the table's, one about saved games or links, or the app's own."""
        if self.dialog == "menu" and signal.act != "menu":
            self.dialog = ""
        if self.table and self.table.handle(signal):
            return
        if self.library.handle(signal):
            return
        if signal.act in LINKS:
            self.sharing.handle(signal)
            return
        if signal.act.startswith("teach"):
            self.teaching.handle(signal)
            return
        data = signal.data
        commands: dict[str, Callable[[], None]] = {
            "play": lambda: self.open_setup(data.get("game", "")).begin({}),
            "setup": lambda: self._show_setup(data.get("game", "")),
            "seats": lambda: self._setting(lambda form: form.change(data, signal.fields)),
            "begin": lambda: self._setting(lambda form: form.begin(signal.fields)),
            "learn": lambda: self.learning.open(data.get("game", "")),
            "again": self._again,
            "lobby": self.places.leave,
            "branch": self.places.branch,
            "take-over": lambda: self.page.start(self.tabs.take_over()),
            "prefer": lambda: self._prefer(data.get("name", ""), data.get("value", "")),
            "menu": lambda: self.open("" if self.dialog == "menu" else "menu"),
            "close": self.close,
            "hush": lambda: self.say(""),
            "renew": self.renewal.agree,
            "not-now": self.renewal.decline,
            "retry-save": self._retry,
            "look": lambda: self._look(data),
            "open": lambda: self.open(data.get("dialog", "")),
            **{name: lambda name=name: self.open(name) for name in ("settings", "help", "about", "rules", "final")},  # type: ignore[misc]
        }
        command = commands.get(signal.act)
        if command:
            command()

    def open(self, name: str) -> None:
        """Open a dialog; an empty name closes the open one."""
        self.dialog = name
        if name:
            self.toast = ""  # it was about something before
        self.draw()

    def close(self) -> None:
        """Close whatever lies on top."""
        self.setting_up = None
        if "sharing" in vars(self):
            self.sharing.forget()
        if self.dialog:
            self.open("")
        elif self.table:
            self.table.clear_away()

    def say(self, text: str, undo: str = "") -> None:
        """Show a note for a while; ``undo`` is the command that takes back what it tells of."""
        self.toast, self.toast_undo, self._notes = text, undo, self._notes + 1
        self.draw()
        if text:
            self.page.announce(text)
            note = self._notes
            self.page.later(TOAST_TIME, lambda: self._hush(note))

    def _look(self, data: Mapping[str, str]) -> None:
        self.page.look_around(data.get("look", ""))

    def _hush(self, note: int) -> None:
        if self._notes == note:
            self.say("")

    def forget_preferences(self) -> None:
        """Everything as it was on the first day."""
        self.prefs = Preferences()
        self.page.root("text", self.prefs.text)

    def _prefer(self, name: str, value: str) -> None:
        self.prefs = self.prefs.changed(name, value)
        self.store.save_preferences(self.prefs.record())
        self.page.root("text", self.prefs.text)
        self.draw()

    def _retry(self) -> None:
        if self.table:
            self.table.save(good=True)
            self.draw()

    # Setting up --------------------------------------------------------------------------------------------------

    def open_setup(self, game_id: str) -> SettingUp:
        """Begin to set up a game."""
        self.setting_up = SettingUp(self, games[game_id])
        return self.setting_up

    def _show_setup(self, game_id: str) -> None:
        self.open_setup(game_id)
        self.page.start(self._open_with_art("setup", game_id))

    async def _open_with_art(self, name: str, game_id: str) -> None:
        await self.places.load_art(game_id)
        self.open(name)

    def _setting(self, then: Callable[[SettingUp], None]) -> None:
        if self.setting_up:
            then(self.setting_up)

    def _again(self) -> None:
        if self.table:
            match = self.table.match
            self.open_setup(match.game.id).again(match.options, self.table.sitting)
