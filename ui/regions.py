"""The regions of the page, and what each of them shows now: those of the lobby and the library, those of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from htpy import Node, fragment

from ui.dialogs import dialog_shown
from ui.page import Pieces
from ui.panels.bar import bar
from ui.panels.decision import decision_panel
from ui.panels.hint import hints
from ui.panels.lobby import lobby
from ui.panels.notice import looking_on, not_saved, toast
from ui.panels.past import past_panel
from ui.panels.players import frame, pace, player
from ui.panels.talk import talk, talk_regions
from ui.panels.tip import tip

if TYPE_CHECKING:
    from ui.app import App
    from ui.rulebook import Rulebook
    from ui.table import Table
    from ui.view import View

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

Regions = dict[str, Callable[[], Node | Pieces]]
"""What makes the content of each region, by the region's id."""


def common_regions(app: App) -> Regions:
    """What lies over every screen."""
    return {
        "toasts": lambda: toast(app.voice, app.toast, app.toast_undo) if app.toast else None,
        "dialogs": lambda: dialog_shown(app),
        "news": app.renewal.banner,
    }


def lobby_regions(app: App) -> Regions:
    """The lobby, or the library."""
    return {"screen": lambda: _lobby(app), "tips": lambda: None}


def _lobby(app: App) -> Node:
    if app.places.in_library:
        return app.library.screen()
    return lobby(app.voice, app.store.index(), app.page.painted())


def table_regions(app: App, table: Table) -> Regions:
    """A game's table."""
    view, face = table.view(), table.face
    return {
        "talking": lambda: talk(view, face, _open_book(app, view)),  # first: it asks where it is scrolled to
        **talk_regions(view, face),
        "top": lambda: bar(view, face, app.dialog == "menu"),
        "players": lambda: frame(view),
        **{f"player-{i}": lambda i=i: player(view, face, i) for i in range(len(view.seats))},  # type: ignore[misc]
        "pace": lambda: pace(view, face),
        "board": lambda: face.board(view),
        "mine": lambda: face.mine(view),
        **face.regions(view),
        "task": lambda: table.tutor.panel(view) if table.tutor else None,
        "deciding": lambda: _deciding(table, view),
        "hints": lambda: hints(view, face),
        "notice": lambda: looking_on(view.voice) if view.watching else not_saved(view.voice, table.store.trouble),
        "tips": lambda: tip(view, face, view.scratch.pointed) if view.scratch.pointed and not app.dialog else None,
    }


def _open_book(app: App, view: View) -> Rulebook | None:
    return app.learning.book(view.game.id) if view.scratch.tab == "rules" else None


def _deciding(table: Table, view: View) -> Node:
    if view.moment is not None:
        return past_panel(view)
    return None if table.held else decision_panel(view, table.face)


def content(made: Node | Pieces) -> str | Pieces:
    """What a region shows, as markup."""
    if isinstance(made, dict):
        return made
    return "" if made is None else str(fragment[made])
