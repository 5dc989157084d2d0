"""Signs that last (not saved) and notes that pass (toasts)."""

from __future__ import annotations

from htpy import Element, Node, div, p, span

from ui.i18n import Voice
from ui.page import Fault
from ui.parts import act, icon, icon_button


def not_saved(voice: Voice, fault: Fault | None) -> Node:
    """The lasting sign that the game is not being kept, and a way to keep it."""
    if fault is None:
        return None
    key = "notice.full" if fault.kind == "full" else "notice.refused"
    return div("#not-saved.banner.l", role="alert")[
        icon("u-warning", 22),
        p[voice(key)],
        act("export", [icon("u-download", 20), voice("notice.download")], "btn-1"),
        act("retry-save", voice("notice.retry")),
    ]


def newer(voice: Voice, later: bool) -> Element:
    """A newer build of the app is there: changed over to on request, ``later`` when a move is under way."""
    return div(".banner.i", data_says="newer")[
        icon("u-info", 22),
        p[voice("newer.later" if later else "newer.there")],
        None if later else act("renew", voice("newer.now"), "btn-1"),
        None if later else act("not-now", voice("newer.not_now")),
    ]


def looking_on(voice: Voice) -> Element:
    """The lasting sign that another page writes this game."""
    return div("#watching.banner.i", data_says="watching")[
        icon("u-eye", 22),
        p[voice("tabs.watching")],
        act("take-over", [icon("u-play", 20), voice("tabs.take_over")], "btn-1"),
    ]


def toast(voice: Voice, text: str, undo: str = "") -> Element:
    """A note that passes; ``undo`` is the command that takes back what it tells of."""
    return div(".toast.i")[
        icon("u-info", 22),
        span[text],
        act(undo, voice("bar.undo"), "btn-3") if undo else None,
        icon_button("hush", "u-close", voice("dialog.close"), "btn-3"),
    ]
