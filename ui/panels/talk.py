"""The talk of the table: log, score preview and rules as tabs."""

from __future__ import annotations

from htpy import Element, Node, button, div, li, section, span, ul
from markupsafe import Markup

from ui.face import Face
from ui.panels.rules import rules_tab
from ui.panels.score import preview
from ui.parts import act, icon, icon_button, mark, rule_link
from ui.rulebook import Rulebook
from ui.view import LogLine, View

RECENT = 30
"""Log lines shown before "show all"."""


def talk(view: View, face: Face, book: Rulebook | None) -> Markup:
    """The tabs and the open one's content, made anew only when it changes."""
    scratch, undone = view.scratch, sum(line.undone for line in view.log)
    said = (scratch.tab, scratch.rule, scratch.whole_log, len(view.log), view.fresh, undone, view.over, view.viewer)
    points = tuple(view.score) if scratch.tab == "score" else view.viewer is not None and view.total(view.viewer)
    return view.once(("talk", said, points, book is None), lambda: _talk(view, face, book))


def _talk(view: View, face: Face, book: Rulebook | None) -> Element:
    say = view.voice
    own = "" if view.viewer is None else f": {view.total(view.viewer)}"
    tabs = {"log": say("talk.log"), "score": say("talk.score") + own, "rules": say("talk.rules")}
    tabs |= {name: say(name) for name in face.tabs}
    return section("#talk.panel.talk", aria_label=say("talk.title"))[
        div(".tabs", role="tablist")[[tab(view, name, text) for name, text in tabs.items()]],
        div(
            ".pane",
            id=f"tab-{view.scratch.tab}",
            role="tabpanel",
            aria_labelledby=f"tab-of-{view.scratch.tab}",
            tabindex="0",
            data_scrolls=True,
        )[pane(view, face, book)],
        icon_button("sheet", "u-close", say("dialog.close"), "btn-3", sheet=""),
    ]


def tab(view: View, name: str, text: str) -> Element:
    """One tab."""
    on = view.scratch.tab == name
    chosen = str(on).lower()
    return button(id=f"tab-of-{name}", type="button", role="tab", aria_selected=chosen, data_act="tab", data_tab=name)[
        text
    ]


def pane(view: View, face: Face, book: Rulebook | None) -> Node:
    """The open tab's content."""
    if view.scratch.tab in face.tabs:
        return face.pane(view, view.scratch.tab)
    if view.scratch.tab == "score":
        return preview(view, face)
    return rules_tab(view, book) if view.scratch.tab == "rules" else log(view)


def log(view: View) -> Node:
    """The log, the latest line first."""
    lines = list(enumerate(view.log))[::-1]
    shown = lines if view.scratch.whole_log else lines[:RECENT]
    more = len(lines) > len(shown) and act("whole-log", view.voice("talk.more"), "btn-3")
    return [ul(".log")[[_kept(view, n, entry) for n, entry in shown]], more or None]


def _kept(view: View, n: int, entry: LogLine) -> Markup:
    fresh = n >= view.fresh
    return view.once(("log", n, fresh), lambda: line(view, entry, fresh))


def line(view: View, entry: LogLine, fresh: bool) -> Element:
    """One line: whose mark, the words, the rule."""
    if entry.head:
        return li(".head", data_lights=" ".join(entry.places))[
            view.voice.rich(entry.message), " ", entry.rule and rule_link(entry.rule)
        ]
    kind = ".fresh" if fresh else ".undone" if entry.undone else ""
    return li(kind, data_lights=" ".join(entry.places))[
        sign(view, entry),
        span[view.voice.rich(entry.message)],
        rule_link(entry.rule) if entry.rule else None,
    ]


def sign(view: View, entry: LogLine) -> Node:
    """The mark at the line's left: whose it is, or that it was taken back."""
    if entry.undone:
        return icon("u-undo", 24)
    return icon("u-info", 24) if entry.player < 0 else mark(view.seats[entry.player].mark, 24)
