"""The app: which screen is shown, which dialog is open, and who carries out what a person does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from htpy import Node, fragment

from engine.games import games
from ui.face import Face
from ui.i18n import Voice, voice
from ui.keys import Keys
from ui.learning import Learning
from ui.library import Library
from ui.memory import Memory
from ui.page import Fault, Page, Pieces, Signal
from ui.panels.bar import bar
from ui.panels.decision import decision_panel
from ui.panels.dialog import curtain, dialog, help_body
from ui.panels.hint import hints
from ui.panels.lobby import lobby
from ui.panels.notice import looking_on, not_saved, toast
from ui.panels.past import past_panel
from ui.panels.players import frame, pace, player
from ui.panels.score import final_sheet
from ui.panels.settings import settings
from ui.panels.talk import talk, talk_regions
from ui.panels.tip import tip
from ui.parts import act, icon
from ui.prefs import Preferences, read_preferences
from ui.renewal import Renewal
from ui.rulebook import Rulebook
from ui.saved import describe, read_match
from ui.setting_up import SettingUp
from ui.store import Store
from ui.table import Table
from ui.tabs import Tabs
from ui.view import View

if TYPE_CHECKING:
    from engine.teaching.lesson import Lesson
    from ui.sharing import Sharing
    from ui.teaching import Teaching

FRAME = (
    '<div id="screen"></div><div id="news"></div><div id="tips"></div>'
    '<div id="toasts" class="toasts"></div><div id="dialogs"></div>'
    '<div id="live" class="sr" role="log" aria-live="polite"></div>'
)
TABLE = (
    '<div id="table" class="table"><header id="top" class="top"></header><aside id="players" class="players"></aside>'
    '<section id="board" class="board"></section><aside id="now" class="now-col"><div id="task"></div>'
    '<div id="deciding"></div><div id="hints"></div><div id="talking"></div></aside>'
    '<div id="mine" class="mine-area"></div><div id="notice"></div></div>'
)
TOAST_TIME = 6000
LINKS = ("share", "copy", "arrive", "arrive-sure")
"""Commands about links."""
TO_A_TABLE = ("play", "continue")
"""Commands that lead from the shell's lobby straight to a table."""

Regions = dict[str, Callable[[], Node | Pieces]]


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
        self.in_library = False
        self.setting_up: SettingUp | None = None
        self.library = Library(self)
        self.tabs = Tabs(self)
        self.keys = Keys(self)
        self.renewal = Renewal(self)
        self.learning = Learning(self)
        self._screen = ""
        self._sheets: set[str] = set()

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

        If that leads to a table, the shell's lobby stays until the table is there, and no other is drawn.
        """
        self.page.root("text", self.prefs.text)
        if first is None or first.act not in TO_A_TABLE:
            self.draw()
        if first:
            self.handle(first)

    def draw(self, moving: bool = False, only: tuple[str, ...] = ()) -> None:
        """Show everything, or some regions, as it is now; what did not change is left alone."""
        screen = f"{self.table.match.game.id} {len(self.table.seats)}" if self.table else "lobby"
        if not self._screen:
            self.page.show({"app": FRAME})
        if screen != self._screen:
            self._screen = screen
            self._set_the_room()
        regions = self._table_regions(self.table) if self.table else self._lobby_regions()
        regions["toasts"] = lambda: toast(self.voice, self.toast, self.toast_undo) if self.toast else None
        regions["dialogs"] = self._dialog
        regions["news"] = self.renewal.banner
        self.page.show({name: _content(make()) for name, make in regions.items() if not only or name in only}, moving)

    def _set_the_room(self) -> None:
        """An empty screen, and marks of what it will hold: styles may go by them and need not search the page."""
        table = self.table
        self.page.mark("body", "class", "at-table" if table else "")
        self.page.mark("body", "data-game", table.match.game.id if table else "")
        self.page.mark("body", "data-seats", str(len(table.seats)) if table else "")
        self.page.show({"screen": ""})
        self.page.show({"screen": TABLE if table else ""})

    def _lobby_regions(self) -> Regions:
        return {"screen": self._lobby, "tips": lambda: None}

    def _lobby(self) -> Node:
        if self.in_library:
            return self.library.screen()
        return lobby(self.voice, self.store.index(), self.page.painted())

    def _table_regions(self, table: Table) -> Regions:
        table.prefs = self.prefs
        table.speak(self.language)
        view, face = table.view(), table.face
        self.page.mark("#table", "data-sheet", view.scratch.sheet)
        return {
            "talking": lambda: talk(view, face, self._open_book(view)),  # first: it asks where it is scrolled to
            **talk_regions(view, face),
            "top": lambda: bar(view, face, self.dialog == "menu"),
            "players": lambda: frame(view),
            **{f"player-{i}": lambda i=i: player(view, face, i) for i in range(len(view.seats))},  # type: ignore[misc]
            "pace": lambda: pace(view, face),
            "board": lambda: face.board(view),
            "mine": lambda: face.mine(view),
            **face.regions(view),
            "task": lambda: table.tutor.panel(view) if table.tutor else None,
            "deciding": lambda: self._deciding(table, view),
            "hints": lambda: hints(view, face),
            "notice": lambda: looking_on(view.voice) if view.watching else not_saved(view.voice, table.store.trouble),
            "tips": lambda: self._tip(view, face),
        }

    def _open_book(self, view: View) -> Rulebook | None:
        return self.learning.book(view.game.id) if view.scratch.tab == "rules" else None

    def _deciding(self, table: Table, view: View) -> Node:
        if view.moment is not None:
            return past_panel(view)
        return None if table.held else decision_panel(view, table.face)

    def _tip(self, view: View, face: Face) -> Node:
        return tip(view, face, view.scratch.pointed) if view.scratch.pointed and not self.dialog else None

    def _dialog(self) -> Node:
        say, table = self.voice, self.table
        if table and table.curtain is not None:
            return curtain(say, table.seats[table.curtain])
        bodies: dict[str, Callable[[], Node]] = {
            "settings": lambda: dialog(
                say, "settings", say("menu.settings"), settings(say, self.prefs, self.page.theme())
            ),
            "help": lambda: dialog(say, "help", say("menu.help"), help_body(say, table.face.help if table else ())),
            "about": lambda: dialog(say, "about", say("lobby.about"), [say("about.text")]),
            "rules": self.learning.dialog,
            "final": self._final_dialog,
            "setup": lambda: self.setting_up.dialog(say) if self.setting_up else None,
            **dict.fromkeys(("rename", "erase", "import", "paste", "notation"), self.library.dialog),
            **dict.fromkeys(("share", "arrive"), lambda: self.sharing.dialog()),
            **dict.fromkeys(("teach", "taught"), lambda: self.teaching.dialog()),
        }
        body = bodies.get(self.dialog)
        return body() if body else self._face_dialog()

    def _face_dialog(self) -> Node:
        found = self.table.face.dialog(self.table.view(), self.dialog) if self.table else None
        return found and dialog(self.voice, self.dialog, *found, kind=".wide")

    def _final_dialog(self) -> Node:
        if not self.table:
            return None
        say = self.voice
        foot = [
            act("lobby", [icon("u-home", 20), say("final.lobby")]),
            act("export", [icon("u-download", 20), say("final.export")]),
            act("again", [icon("u-play", 20), say("final.again")], "btn-1", focus_first=""),
        ]
        return dialog(
            say, "final", say("final.title"), final_sheet(self.table.view(), self.table.face), foot, ".wide.final"
        )

    # Commands ----------------------------------------------------------------------------------------------------

    def handle(self, signal: Signal) -> bool:
        """Carry out what a person did; True if a key was taken."""
        if signal.kind == "key":
            return self.keys.press(signal)
        if signal.kind in ("language", "theme"):
            self.language = self.page.language()
            self.draw()
        elif signal.kind == "newer":
            self.draw()
        elif signal.kind == "hide" and self.table:
            self.table.save()
        elif signal.kind == "stored":
            self.tabs.stored(signal.value)
        elif signal.kind in ("point", "leave"):
            self._point(signal)
        elif signal.kind == "hold" and self.table and not self.dialog:
            self.table.hold(signal.target)
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
            "lobby": self.leave,
            "branch": self._branch,
            "take-over": lambda: self.page.start(self.tabs.take_over()),
            "prefer": lambda: self._prefer(data.get("name", ""), data.get("value", "")),
            "menu": lambda: self.open("" if self.dialog == "menu" else "menu"),
            "close": self.close,
            "hush": lambda: self.say(""),
            "renew": self.renewal.agree,
            "not-now": self.renewal.decline,
            "retry-save": lambda: self._retry(),
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
        self.toast, self.toast_undo = text, undo
        self.draw()
        if text:
            self.page.announce(text)
            self.page.later(TOAST_TIME, lambda: self._hush(text))

    def _look(self, data: Mapping[str, str]) -> None:
        self.page.look_around(data.get("look", ""))

    def _hush(self, text: str) -> None:
        if self.toast == text:
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

    # Games -------------------------------------------------------------------------------------------------------

    def open_setup(self, game_id: str) -> SettingUp:
        """Begin to set up a game."""
        self.setting_up = SettingUp(self, games[game_id])
        return self.setting_up

    def _show_setup(self, game_id: str) -> None:
        self.open_setup(game_id)
        self.page.start(self._open_with_art("setup", game_id))

    async def _open_with_art(self, name: str, game_id: str) -> None:
        await self.load_art(game_id)
        self.open(name)

    def _setting(self, then: Callable[[SettingUp], None]) -> None:
        if self.setting_up:
            then(self.setting_up)

    def _again(self) -> None:
        if self.table:
            match = self.table.match
            self.open_setup(match.game.id).again(match.options, self.table.sitting)

    async def load_art(self, game_id: str) -> None:
        """Put a game's symbols into the page, once."""
        if game_id not in self._sheets:
            self._sheets.add(game_id)
            sheet = await self.page.fetch(f"art/{game_id}.svg")
            if sheet:
                self.page.add_sheet(sheet)

    def sit_down(self, match: Any, game_id: str, lesson: Lesson | None = None) -> None:
        """Open the table for a new match; one with a lesson is not kept."""
        self.page.start(self._begin(match, game_id, lesson))

    async def _begin(self, match: Any, game_id: str, lesson: Lesson | None) -> None:
        if lesson is None:
            await self.tabs.ask(game_id)
        await self._sit_down(match, game_id, False, lesson)

    async def _sit_down(self, match: Any, game_id: str, watching: bool, lesson: Lesson | None = None) -> None:
        await self.load_art(match.game.id)
        if self.table:
            self.table.leave()
            self.tabs.free(self.table.id)
        self.setting_up, self.dialog = None, ""
        store = Store(Memory(), describe) if lesson else self.store
        self.table = Table(self.page, store, match, game_id, self._redraw)
        self.table.outrun = self.tabs.outrun
        if lesson:
            from ui.tutor import Tutor

            self.table.tutor = Tutor(lesson, match)
        self.table.prefs = self.prefs
        self.table.speak(self.language)
        if watching:
            self.table.look_on()
        self.table.begin()
        self.page.focus("#prompt")

    def _branch(self) -> None:
        """Play on from the moment that is shown, as another game."""
        if self.table:
            moment = self.table.past.shown
            match = self.table.match.branch(moment)
            match.title = self.voice("past.what_if", move=moment)
            self.sit_down(match, self.store.new_id())
            self.say(self.voice("past.branched"))

    def _redraw(self, moving: bool, only: tuple[str, ...]) -> None:
        if self.table and self.table.match.over and not self.table.told_end:
            self.table.told_end = True
            self.dialog = "final"
            only = ()
        self.draw(moving, only)
        self.renewal.go_ahead()

    def leave(self) -> None:
        """Back to the lobby; the game is kept."""
        if self.table:
            self.table.leave()
        self.put_away()

    def put_away(self) -> None:
        """Back to the lobby, whatever happened to the game."""
        if self.table:
            self.table.put_away()
            self.tabs.free(self.table.id)
        self.table, self.dialog, self.in_library = None, "", False
        self.draw()
        self.page.focus("[data-act=continue], [data-act=play]")

    def open_library(self) -> None:
        """All saved games."""
        self.dialog, self.in_library = "", True
        self.draw()
        self.page.focus("#library-title")

    def resume(self, game_id: str) -> None:
        """Go on with a saved game; what cannot be read is set aside and said so."""
        self.page.start(self._resume(game_id))

    async def _resume(self, game_id: str) -> None:
        mine = await self.tabs.ask(game_id)
        loaded = self.store.load(game_id, read_match)
        if isinstance(loaded, Fault):
            self.tabs.free(game_id)
            self.dialog = ""
            self.say(self.voice("notice.newer" if loaded.kind == "newer" else "notice.broken"))
            return
        match, faults = loaded
        await self._sit_down(match, game_id, watching=not mine)
        if faults:
            self.say(self.voice("notice.older_copy"))


def _content(made: Node | Pieces) -> str | Pieces:
    if isinstance(made, dict):
        return made
    return "" if made is None else str(fragment[made])
