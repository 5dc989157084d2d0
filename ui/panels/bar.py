"""The top bar of the table: where we are, taking back, rules, theme, language, menu."""

from __future__ import annotations

from htpy import Element, Node, a, b, button, div, fragment, nav, span
from markupsafe import Markup

from ui.face import Face
from ui.i18n import LANGUAGES, TAGS
from ui.panels.dialog import menu
from ui.parts import act, icon, icon_button
from ui.view import View


def bar(view: View, face: Face, menu_open: bool = False) -> Markup:
    """The bar's content."""
    now = (menu_open, view.can_undo, view.can_redo, view.painted, view.moment, view.last > 0)
    tools_ = view.once(("tools", *now), lambda: tools(view, menu_open))
    return view.once(("bar", face.stage(view), tools_), lambda: _bar(view, face, tools_))


def _bar(view: View, face: Face, tools_: Markup) -> Node:
    say = view.voice
    return fragment[
        a(".brand", href="./", data_act="lobby", aria_label=say("bar.home"))[icon("flame", 30), span["Fogueira"]],
        div(".where")[b[view.game.title[say.language]], face.where(view)],
        face.phases(view),
        tools_,
    ]


def tools(view: View, menu_open: bool) -> Element:
    """What can be done at any time."""
    say = view.voice
    return nav(aria_label=say("bar.tools"))[
        undo(view),
        icon_button("sheet", "u-log", say("talk.title"), "btn-3 phone-only", sheet="talk"),
        past_button(view),
        icon_button("rules", "u-book", say("bar.rules"), "btn-3"),
        theme_button(view, "btn-3 wide-only"),
        language_button(view),
        icon_button("menu", "u-menu", say("bar.menu"), "btn-3", {"aria-expanded": str(menu_open).lower()}),
        menu(view) if menu_open else None,
    ]


def undo(view: View) -> Element:
    """Taking back the last action, while nothing new has become known."""
    content: list[Node] = [icon("u-undo", 22), span(".wide-only")[view.voice("bar.undo")]]
    extra = {"aria-disabled": None if view.can_undo else "true", "aria-label": view.voice("bar.undo")}
    return act("undo", content, "btn-3", extra)


def past_button(view: View) -> Node:
    """Looking back, once there is something to look back at."""
    on = str(view.moment is not None).lower()
    return view.last > 0 and icon_button(
        "past", "u-past", view.voice("menu.past"), "btn-3 wide-only", {"aria-pressed": on}
    )


def theme_button(view: View, classes: str) -> Element:
    """From day to night and back. The page's shell listens to it."""
    other, picture = ("dark", "u-moon") if view.painted == "light" else ("light", "u-sun")
    label = view.voice(f"bar.{other}")
    return button(f".btn.btn-i.{classes.replace(' ', '.')}", type="button", data_set_theme=other, title=label)[
        icon(picture, 22), span(".sr")[label]
    ]


def language_button(view: View) -> Element:
    """The other language. The page's shell listens to it."""
    other = next(language for language in LANGUAGES if language != view.voice.language)
    return button(".btn.btn-3.wide-only", type="button", data_set_language=other, lang=TAGS[other])[
        icon("u-globe", 22), span(aria_hidden="true")[other[:2].upper()], span(".sr")[LANGUAGES[other]]
    ]
