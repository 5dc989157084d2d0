"""The bar of a table that is a guest in another page."""

from __future__ import annotations

from htpy import Element, Node, a, b, div, fragment, nav, p, span
from markupsafe import Markup

from ui.face import Face
from ui.i18n import Voice
from ui.page import Fault
from ui.panels.bar import language_button, undo
from ui.panels.share import refused
from ui.parts import icon, icon_button
from ui.view import View


def guest_bar(view: View, face: Face, link: str) -> Markup:
    """Title, taking back, starting again, rules, language, and the way to the whole app."""
    key = ("guest", face.stage(view), view.can_undo, link)
    return view.once(key, lambda: _guest_bar(view, face, link))


def _guest_bar(view: View, face: Face, link: str) -> Node:
    say = view.voice
    return fragment[
        div(".where")[b[view.game.title[say.language]], face.where(view)],
        nav(aria_label=say("bar.tools"))[
            undo(view),
            icon_button("reset", "u-first", say("guest.reset"), "btn-3"),
            icon_button("rules", "u-book", say("bar.rules"), "btn-3"),
            language_button(view),
            out(say, link),
        ],
    ]


def out(voice: Voice, link: str) -> Element:
    """The way to the app itself."""
    label = voice("guest.open")
    return a(".btn.btn-3.btn-i", href=link, target="_blank", rel="noopener", title=label)[
        icon("u-flag", 22), span(".sr")[label]
    ]


def guest_refused(voice: Voice, fault: Fault, game_id: str) -> Element:
    """What is shown when the position cannot be read."""
    return div(".wrap")[refused(voice, fault, game_id), p[a(href="./", target="_blank", rel="noopener")["Fogueira"]]]
