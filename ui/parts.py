"""Small pieces of markup that every panel uses. What depends on few values is cached: building it is the slow part."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from htpy import Element, Node, a, b, button, span
from markupsafe import Markup, escape

MARKS = "ABCDE"
"""Seats' letters; each letter has a colour and a shape of its own in the art."""


@cache
def icon(name: str, size: int = 24, classes: str = "", label: str = "") -> Markup:
    """A picture from the symbol sheets, ``size`` pixels square; unseen by screen readers unless it has a label."""
    said = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    kind = f' class="{classes}"' if classes else ""
    return Markup(f'<svg{kind} width="{size}" height="{size}" {said}><use href="#{name}"/></svg>')


@cache
def mark(letter: str, size: int = 24) -> Markup:
    """A seat's mark: colour, shape and letter."""
    return icon(f"mark-{letter}", size, f"p-{letter}")


@cache
def good(name: str, count: int, label: str, size: int = 20) -> Markup:
    """An icon and a number, said as ``label``."""
    none = "" if count else " none"
    return Markup(
        f'<span class="good{none}">{icon(name, size)}<span aria-hidden="true">{count}</span>'
        f'<span class="sr">{escape(label)}</span></span>'
    )


@cache
def rule_link(rule: str) -> Markup:
    """A rule's id, which opens the rule."""
    return Markup(f'<a class="rule" href="#{rule}" data-act="rule" data-rule="{rule}">{rule}</a>')


@cache
def sun(points: int, label: str) -> Markup:
    """Points on the sun disc."""
    shown = str(points).replace("-", "\N{MINUS SIGN}")
    wide = " wide" if len(shown) > 2 else ""
    return Markup(
        f'<span class="vp{wide}">{icon("sun-plain")}<b aria-hidden="true">{shown}</b>'
        f'<span class="sr">{escape(label)}</span></span>'
    )


Extra = Mapping[str, str | None]
"""Further attributes; None leaves one out."""


def act(name: str, content: Node, classes: str = "", extra: Extra | None = None, **data: str) -> Element:
    """A button that sends the command ``name`` with further ``data-*`` attributes."""
    attributes = {f"data-{key.replace('_', '-')}": value for key, value in data.items()}
    return button(
        {"type": "button", "class": f"btn {classes}".strip(), "data-act": name, **attributes, **(extra or {})}
    )[content]


def icon_button(
    name: str, picture: str, label: str, classes: str = "", extra: Extra | None = None, **data: str
) -> Element:
    """A button with a picture only; its label is said."""
    content: list[Node] = [icon(picture, 22), span(".sr")[label]]
    return act(name, content, f"btn-i {classes}".strip(), {"title": label, **(extra or {})}, **data)


def link(name: str, content: Node, **data: str) -> Element:
    """A command that looks like a link."""
    attributes = {f"data-{key.replace('_', '-')}": value for key, value in data.items()}
    return a({"href": "#", "data-act": name, **attributes})[content]


def strong(text: str) -> Element:
    """Words that weigh more."""
    return b[text]


def grab(letter: str, title: str, opened: bool, more: Node = None) -> Element:
    """The head of the viewer's own things, which opens and closes them where room is short."""
    return button(
        ".grab",
        type="button",
        data_act="sheet",
        data_sheet="" if opened else "mine",
        aria_expanded=str(opened).lower(),
    )[span(".row")[mark(letter, 24), title], more, icon("u-up", 22)]
