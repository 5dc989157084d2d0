"""Dialogs: one frame for all of them, and the small ones: menu, help, curtain."""

from __future__ import annotations

from collections.abc import Iterable

from htpy import Element, Node, dd, div, dl, dt, footer, fragment, h2, header, hr, kbd, p
from htpy import dialog as dialog_element

from ui.i18n import Voice
from ui.parts import act, icon, icon_button, mark
from ui.seats import Seat
from ui.view import View


def dialog(voice: Voice, name: str, title: Node, content: Node, foot: Node = None, kind: str = "") -> Element:
    """A modal dialog. Its heading takes the focus unless something in it asks for it."""
    return dialog_element(f"#{name}.dialog{kind}", aria_labelledby="dialog-title", data_modal=True)[
        header[
            h2("#dialog-title", tabindex="-1", data_dialog_title=True)[title],
            icon_button("close", "u-close", voice("dialog.close"), "btn-3"),
        ],
        div(".body")[content],
        footer[foot] if foot else None,
    ]


def menu(view: View) -> Element:
    """Everything that is not part of a turn; it drops from its button."""
    say = view.voice
    return div("#menu.menu", role="menu", aria_label=say("bar.menu"))[
        item("undo", "u-undo", say("bar.undo")) if view.can_undo else None,
        item("redo", "u-redo", say("menu.redo")) if view.can_redo else None,
        hr if view.can_undo or view.can_redo else None,
        item("past", "u-past", say("menu.past")) if view.last else None,
        item("settings", "u-sliders", say("menu.settings")),
        item("rules", "u-book", say("menu.rules")),
        item("help", "u-keyboard", say("menu.help")),
        hr,
        item("share", "u-link", say("menu.share")),
        item("teach", "u-flag", say("menu.teach")),
        item("notation", "u-log", say("menu.notation")),
        item("export", "u-download", say("menu.export")),
        item("lobby", "u-home", say("menu.lobby")),
    ]


def item(name: str, picture: str, text: str) -> Element:
    """One entry of the menu."""
    return act(name, [icon(picture, 22), text], "", {"role": "menuitem"})


NAMED_KEYS = (
    ("Tab", "help.tab"),
    ("← ↑ ↓ →", "help.arrows"),
    ("Shift ← ↑ ↓ →", "help.push"),
    ("Enter", "help.enter"),
    ("Esc", "help.escape"),
)
LETTERS = (
    ("1 … 9", "help.numbers"),
    ("+ − 0", "help.zoom"),
    ("U", "help.undo"),
    ("R", "help.redo"),
    ("L · P · G", "help.tabs"),
    ("H", "help.past"),
    (", .", "help.moments"),
    ("N", "help.step"),
    ("?", "help.help"),
)
"""Keys that type a character, which can be switched off."""


def help_body(voice: Voice, letters: bool, more: Iterable[tuple[str, str]] = ()) -> Node:
    """How a turn works, and the keys; ``more`` are those of the game at hand, ``letters`` whether letters are keys."""
    rows = [[dt[kbd[key]], dd[voice(text)]] for key, text in (*NAMED_KEYS, *((*more, *LETTERS) if letters else ()))]
    return fragment[p[voice("help.how")], dl(".keys")[rows], None if letters else p(".soft")[voice("help.no_letters")]]


def curtain(voice: Voice, seat: Seat) -> Element:
    """Between two people at one device: nothing secret until the next one is there."""
    return dialog_element("#curtain.curtain", aria_labelledby="dialog-title", data_modal=True, data_stays=True)[
        mark(seat.mark, 96),
        h2("#dialog-title", tabindex="-1")[voice("curtain.pass", name=seat.name)],
        p[voice("curtain.why")],
        act("unveil", [icon("u-eye", 22), voice("curtain.ready")], "btn-1", focus_first=""),
    ]
