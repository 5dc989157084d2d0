"""The dialog that is open: the curtain before all others, those of the table, those of the game at hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from htpy import Node

from ui.panels.dialog import curtain, dialog, help_body
from ui.panels.score import final_sheet
from ui.panels.settings import settings
from ui.parts import act, icon

if TYPE_CHECKING:
    from ui.app import App
    from ui.table import Table


def dialog_shown(app: App) -> Node:
    """What lies over everything else now."""
    say, table = app.voice, app.table
    if table and table.curtain is not None:
        return curtain(say, table.seats[table.curtain])
    bodies: dict[str, Callable[[], Node]] = {
        "settings": lambda: dialog(say, "settings", say("menu.settings"), settings(say, app.prefs, app.page.theme())),
        "help": lambda: _help(app),
        "about": lambda: dialog(say, "about", say("lobby.about"), [say("about.text")]),
        "rules": app.learning.dialog,
        "final": lambda: _final(table) if table else None,
        "setup": lambda: app.setting_up.dialog(say) if app.setting_up else None,
        **dict.fromkeys(("rename", "erase", "import", "paste", "notation"), app.library.dialog),
        **dict.fromkeys(("share", "arrive"), lambda: app.sharing.dialog()),
        **dict.fromkeys(("teach", "taught"), lambda: app.teaching.dialog()),
    }
    body = bodies.get(app.dialog)
    return body() if body else _of_the_game(app)


def _help(app: App) -> Node:
    body = help_body(app.voice, app.prefs.letters, app.table.face.help if app.table else ())
    return dialog(app.voice, "help", app.voice("menu.help"), body)


def _of_the_game(app: App) -> Node:
    found = app.table.face.dialog(app.table.view(), app.dialog) if app.table else None
    return found and dialog(app.voice, app.dialog, *found, kind=".wide")


def _final(table: Table) -> Node:
    say = table.voice
    foot = [
        act("lobby", [icon("u-home", 20), say("final.lobby")]),
        act("export", [icon("u-download", 20), say("final.export")]),
        act("again", [icon("u-play", 20), say("final.again")], "btn-1", focus_first=""),
    ]
    return dialog(say, "final", say("final.title"), final_sheet(table.view(), table.face), foot, ".wide.final")
