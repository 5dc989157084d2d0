"""The author's side of a lesson: the form's state, and what is made of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from htpy import Node

from engine.core import saves
from engine.teaching.lesson import Goal, Lesson, Measure, Remark, Text, write_lesson
from ui.links import pack
from ui.page import Signal
from ui.panels.dialog import dialog
from ui.panels.share import Offer, offered
from ui.panels.teach import SCORE, Actions, taught, teach, teach_foot

if TYPE_CHECKING:
    from ui.app import App

ROWS = 2
MOST_ROWS = 10
NEEDED = ("title", "task", "solved", "otherwise")


class Teaching:
    """What an author has written about the position on the table."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._fields: Mapping[str, str] = {}
        self._rows = ROWS
        self._trouble = ""
        self._document = ""

    def handle(self, signal: Signal) -> bool:
        """Carry out a command of the author's; False if it is not one."""
        commands: dict[str, Callable[[], None]] = {
            "teach": self._open,
            "teach-more": lambda: self._more(signal.fields),
            "teach-make": lambda: self._make(signal.fields),
            "teach-file": lambda: self._app.page.download("fogueira-puzzle.json", self._document),
        }
        command = commands.get(signal.act)
        if command:
            command()
        return command is not None

    def dialog(self) -> Node:
        """The form, or what was made of it."""
        app, say = self._app, self._app.voice
        if app.dialog == "taught":
            shown = [offered(say, offer) for offer in app.sharing.offers]
            return dialog(say, "taught", say("menu.teach"), taught(say, shown), kind=".wide")
        body = teach(say, self._actions(), self._fields, self._rows)
        return dialog(say, "teach", say("menu.teach"), body, teach_foot(say, self._trouble), ".wide")

    def _actions(self) -> Actions:
        table = self._app.table
        decision = table.match.decision if table else None
        if table is None or decision is None:
            return []
        view = table.view()
        return [(str(action), view.voice.say(view.label(action))) for action in decision.actions]

    def _open(self) -> None:
        table = self._app.table
        if table and table.view().decision:
            self._app.open("teach")
        else:
            self._app.say(self._app.voice("teach.not_now"))

    def _more(self, fields: Mapping[str, str]) -> None:
        self._fields, self._rows = fields, min(self._rows + 1, MOST_ROWS)
        self._app.draw()

    def _make(self, fields: Mapping[str, str]) -> None:
        self._fields, say, table = fields, self._app.voice, self._app.table
        points = fields.get("points", "").strip()
        missing = [f"#teach-{name}" for name in NEEDED if not fields.get(name, "").strip()]
        if missing:
            self._trouble = say("teach.missing")
        elif fields.get("goal") == SCORE and not points.removeprefix("-").isdigit():
            self._trouble, missing = say("teach.missing_points"), ["[name=points]"]
        elif table:
            self._trouble = ""
            document = {**saves.save(table.match.here()), "lesson": write_lesson(self._lesson(fields))}
            self._document = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
            self._app.sharing.offers = self._offers()
            self._app.dialog = "taught"
        self._app.draw()
        if missing:
            self._app.page.focus(missing[0])

    def _offers(self) -> list[Offer]:
        sharing, title = self._app.sharing, self._fields["title"].strip()
        return [
            Offer("teach.link", sharing.link(self._document)),
            Offer("share.embed", sharing.code(pack(self._document), "puzzle", title)),
        ]

    def _lesson(self, fields: Mapping[str, str]) -> Lesson:
        table = self._app.table
        decision = table.match.decision if table else None
        assert decision is not None
        tries = [i for i in range(self._rows) if fields.get(f"try{i}") and fields.get(f"said{i}", "").strip()]
        hint = fields.get("hint", "").strip()
        return Lesson(
            self._text("title"),
            self._text("task"),
            (self._goal(fields, decision.player),),
            Remark((), self._text("solved"), decision.rules[0]),
            Remark((), self._text("otherwise"), decision.rules[0]),
            tuple(self._remark(fields, i) for i in tries),
            (self._text("hint"),) if hint else (),
        )

    def _remark(self, fields: Mapping[str, str], i: int) -> Remark:
        return Remark((fields[f"try{i}"],), self._text(f"said{i}"), fields.get(f"rule{i}", "").strip())

    def _goal(self, fields: Mapping[str, str], player: int) -> Goal:
        if fields.get("goal") == SCORE:
            return Goal((), (Measure(int(fields["points"]), player),))
        return Goal((fields.get("goal", ""),))

    def _text(self, name: str) -> Text:
        return {self._app.language: self._fields[name].strip()}
