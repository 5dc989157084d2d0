"""A hint: what a good player would do now, and why."""

from __future__ import annotations

from htpy import Node, fragment, p, section

from ui.face import Face
from ui.panels.decision import reason
from ui.parts import icon
from ui.view import View


def hints(view: View, face: Face) -> Node:
    """The hint, and what the viewer has before them."""
    return fragment[hint(view), face.coming(view)]


def hint(view: View) -> Node:
    """The best action by rules of thumb with its reasons; nothing where there is none."""
    if view.decision is None or view.advice is None or not view.prefs.hints:
        return None
    return section(".panel.hint", aria_label=view.voice("hint.title"))[icon("u-hint", 24), p[reason(view)]]
