"""Dialogs: one frame for all of them, and the small ones: menu, help, curtain."""

from __future__ import annotations

from htpy import Element, Node, b, dd, div, dl, dt, fragment, h2, header, kbd, p

from ui.i18n import Voice
from ui.parts import act, icon, icon_button, mark
from ui.seats import Seat
from ui.view import View


def dialog(voice: Voice, name: str, title: str, content: Node, closing: bool = True, classes: str = "") -> Element:
    """A dialog in the middle of the page. Its heading takes the focus unless something in it asks for it."""
    close = closing and icon_button("close", "u-close", voice("dialog.close"), "btn-3")
    return div(".backdrop", data_act="close" if closing else None)[
        div(
            f"#{name}.panel.dialog{classes}",
            {"data-act": "none"},
            role="dialog",
            aria_modal="true",
            aria_labelledby="dialog-title",
        )[header[h2("#dialog-title", tabindex="-1", data_dialog_title=True)[title], close], div(".body")[content]]
    ]


def menu(view: View) -> Node:
    """Everything that is not part of a turn."""
    say = view.voice
    rows = [
        ("settings", "u-sliders", "menu.settings"),
        ("rules", "u-book", "menu.rules"),
        ("help", "u-keyboard", "menu.help"),
        ("export", "u-download", "menu.export"),
        ("lobby", "u-home", "menu.lobby"),
    ]
    redo = view.can_redo and act("redo", [icon("u-redo", 22), say("menu.redo")])
    undo = view.can_undo and act("undo", [icon("u-undo", 22), say("bar.undo")])
    return div(".menu.btns")[undo, redo, [act(name, [icon(picture, 22), say(key)]) for name, picture, key in rows]]


KEYS = (
    ("Tab", "help.tab"),
    ("← ↑ ↓ →", "help.arrows"),
    ("Enter", "help.enter"),
    ("Esc", "help.escape"),
    ("U", "help.undo"),
    ("R", "help.redo"),
    ("L / P / G", "help.tabs"),
    ("N", "help.step"),
    ("?", "help.help"),
)


def help_(voice: Voice) -> Node:
    """The keys, and how a turn works."""
    return fragment[p[voice("help.how")], dl(".keys")[[[dt[kbd[key]], dd[voice(text)]] for key, text in KEYS]]]


def curtain(voice: Voice, seat: Seat) -> Node:
    """Between two people at one device: nothing secret until the next one is there."""
    return div(".curtain-body")[
        mark(seat.mark, 72),
        p[voice("curtain.pass"), " ", b[seat.name]],
        act("unveil", voice("curtain.ready"), "btn-1", focus_first=""),
    ]
