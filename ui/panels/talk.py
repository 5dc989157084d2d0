"""The talk of the table: log, score preview and rules as tabs.

The log is drawn line by line, since most of it stays from move to move.
"""

from __future__ import annotations

from collections.abc import Callable

from htpy import Element, Node, button, div, li, p, section, span
from markupsafe import Markup

from ui.face import Face
from ui.page import Pieces
from ui.panels.rules import rules_tab
from ui.panels.score import preview
from ui.parts import act, icon, icon_button, mark, rule_link
from ui.rulebook import Rulebook
from ui.view import LogLine, View

LOG = "log"
RECENT = 30
"""Log lines shown before "show all"."""


def talk(view: View, face: Face, book: Rulebook | None) -> Markup:
    """The tabs and the open one's content, made anew only when it changes."""
    tab, now = view.scratch.tab, (len(view.log), view.moves, view.viewer, view.over, view.scratch.rule)
    return view.once(("talk", tab, tab != LOG and now, book is None), lambda: _talk(view, face, book))


def talk_regions(view: View, face: Face) -> dict[str, Callable[[], Node | Pieces]]:
    """What changes within the talk from move to move."""
    regions: dict[str, Callable[[], Node | Pieces]] = {"talk-tabs": lambda: tabs(view, face)}
    if view.scratch.tab == LOG:
        regions |= {"log-since": lambda: since(view), "log-lines": lambda: log(view), "log-end": lambda: log_end(view)}
    return regions


def _talk(view: View, face: Face, book: Rulebook | None) -> Element:
    say = view.voice
    return section("#talk.panel.talk", aria_label=say("talk.title"))[
        div("#talk-tabs.tabs", role="tablist"),
        div(
            ".pane",
            id=f"tab-{view.scratch.tab}",
            role="tabpanel",
            aria_labelledby=f"tab-of-{view.scratch.tab}",
            tabindex="0",
        )[pane(view, face, book)],
        icon_button("sheet", "u-close", say("dialog.close"), "btn-3", sheet=""),
    ]


def tabs(view: View, face: Face) -> Markup:
    """The tabs; one says how the viewer stands."""
    say = view.voice
    own = "" if view.viewer is None else f": {view.total(view.viewer)}"
    names = {LOG: say("talk.log"), "score": say("talk.score") + own, "rules": say("talk.rules")}
    names |= {name: say(name) for name in face.tabs}
    return view.once(("tabs", view.scratch.tab, own), lambda: [tab(view, name, text) for name, text in names.items()])


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
    return rules_tab(view, book) if view.scratch.tab == "rules" else LOG_FRAME


LOG_FRAME = Markup(
    '<div id="log-since" class="region"></div><ul id="log-lines" class="log"></ul>'
    '<div id="log-end" class="region"></div>'
)


def log(view: View) -> Pieces:
    """The log, the latest line first; what came after a moment that is looked back at is dimmed."""
    first = _first(view)
    return {str(n): str(_kept(view, n, view.log[n])) for n in range(len(view.log) - 1, first - 1, -1)}


def _first(view: View) -> int:
    """The number of the earliest line that is shown."""
    later = sum(line.move > view.moves for line in view.log)
    return 0 if view.scratch.whole_log else max(0, len(view.log) - later - RECENT)


def log_end(view: View) -> Node:
    """Under the log: the way to all of it, or why it does not go further."""
    return act("whole-log", view.voice("talk.more"), "btn-3") if _first(view) else older_rules(view)


def older_rules(view: View) -> Node:
    """The end of the log where rules have changed since: moves before it cannot be shown."""
    if not view.stale:
        return None
    return p(".why")[icon("u-info", 18), span[view.voice.words("talk.stale", n=view.stale)]]


def since(view: View) -> Node:
    """What the others did since the viewer's last move: how much, for what points, and a way to see it again."""
    moves = view.last - view.since
    if not moves or view.moment is not None or not view.since:
        return None
    return view.once(("since", view.since, view.last, view.viewer), lambda: _since(view, moves))


def _since(view: View, moves: int) -> Element:
    rises = [(seat, points) for seat, points in zip(view.seats, view.rises(), strict=False) if points]
    return div(".since")[
        p[view.voice.words("talk.since", n=moves)],
        span(".rises")[[span(".chip")[mark(seat.mark, 20), f"{points:+d}"] for seat, points in rises]],
        act("replay-since", [icon("u-play", 18), view.voice("talk.again")], "btn-3"),
    ]


def _kept(view: View, n: int, entry: LogLine) -> Markup:
    when = "here" if entry.move == view.moment else "later" if entry.move > view.moves else ""
    kind = when or ("fresh" if n >= view.fresh and view.moment is None else "undone" if entry.undone else "")
    return view.once(("log", n, kind), lambda: line(view, entry, kind))


def line(view: View, entry: LogLine, kind: str) -> Element:
    """One line: whose mark, the words, which lead to their moment, the rule."""
    go = button(".when", type="button", tabindex="-1", data_act="past-at", data_at=str(entry.move))[
        view.voice.rich(entry.message)
    ]
    classes = "".join(f".{name}" for name in (entry.head and "head", kind) if name)
    return li(classes, data_lights=" ".join(entry.places))[
        None if entry.head else sign(view, entry), go, rule_link(entry.rule) if entry.rule else None
    ]


def sign(view: View, entry: LogLine) -> Node:
    """The mark at the line's left: whose it is, or that it was taken back."""
    if entry.undone:
        return icon("u-undo", 24)
    return icon("u-info", 24) if entry.player < 0 else mark(view.seats[entry.player].mark, 24)
