"""The app as a guest in another page: one position, nothing kept, started without PyScript.

The page around the frame is told what happens and may ask for a few things; see ``docs/embedding.md``.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.core import saves
from engine.core.match import Match
from engine.teaching.lesson import Lesson
from ui.app import App
from ui.links import game_in, is_packed, pack, unpack
from ui.memory import Memory
from ui.page import Fault, Page, Signal
from ui.panels.guest import guest_bar, guest_refused
from ui.places import Places
from ui.regions import FRAME, Regions
from ui.saved import describe, read_match
from ui.store import Store
from ui.table import Table
from ui.tutor import read_lesson_in, seated


class Embedding(App):
    """One table without a lobby. ``text`` is the document, plain or as the part of a link after ``#``."""

    def __init__(self, page: Page, text: str, mode: str) -> None:
        super().__init__(page)
        self.store = Store(Memory(), describe)
        self.prefs = replace(self.prefs, pace="once")
        self.places = OnePlace(self)
        self._text, self._mode = text, mode
        self._told = 0
        self.opened = asyncio.Event()
        """Set as soon as there is something to see."""

    def start(self, first: Signal | None = None) -> None:
        """Take over the page and set the position up."""
        self.page.show({"app": FRAME})
        self.reset()

    def reset(self) -> None:
        """The author's position again."""
        text = unpack(self._text) if is_packed(self._text) else self._text
        match = text if isinstance(text, Fault) else read_match(text)
        lesson = read_lesson_in(text) if isinstance(text, str) and isinstance(match, Match) else None
        if isinstance(match, Fault) or isinstance(lesson, Fault):
            self._refuse(match if isinstance(match, Fault) else lesson, text)  # type: ignore[arg-type]
            return
        self._told = len(match.moves)
        lesson = lesson if self._mode == "puzzle" else None
        self.places.sit_down(seated(match, lesson), "guest", lesson)

    def _refuse(self, fault: Fault, text: str | Fault) -> None:
        game_id = game_in(text.detail if isinstance(text, Fault) else text)
        self.page.show({"screen": str(guest_refused(self.voice, fault, game_id))})
        self.page.tell("error", {"kind": fault.kind})
        self.opened.set()

    def regions(self) -> Regions:
        """The table with a bar of its own."""
        regions, table = super().regions(), self.table
        if table:
            view = table.view()
            link = f"{self.page.site()}?language={self.language}#{self._packed()}"
            regions["top"] = lambda: guest_bar(view, table.face, link)
        return regions

    def _packed(self) -> str:
        return self._text if is_packed(self._text) else pack(self._text)

    def table_changed(self, moving: bool, only: tuple[str, ...]) -> None:
        """The page around is told of every move."""
        super().table_changed(moving, only)
        self._tell_news()

    async def table_moved(self) -> None:
        """The page around is told of a computer player's move too."""
        await super().table_moved()
        self._tell_news()

    def _tell_news(self) -> None:
        table = self.table
        if table and len(table.match.moves) != self._told:
            self._told = len(table.match.moves)
            self._tell_move(table)

    def _tell_move(self, table: Table) -> None:
        moves = table.match.moves
        last = {"player": moves[-1].player, "action": str(moves[-1].action)} if moves else {}
        self.page.tell("move", {"moves": len(moves), "over": table.match.over, **last})
        verdict = table.tutor.verdict if table.tutor else None
        if verdict and verdict.kind != "open":
            rule = verdict.remark.rule if verdict.remark else ""
            self.page.tell("solved" if verdict.kind == "solved" else "failed", {"rule": rule})

    # What the page around asks for -------------------------------------------------------------------------------

    def handle(self, signal: Signal) -> bool:
        """Carry out what a person did, or what the page around asks for."""
        if signal.kind == "message":
            self._asked(json.loads(signal.value))
            return True
        if signal.act == "reset":
            self.reset()
            return True
        return super().handle(signal)

    def _asked(self, message: dict[str, Any]) -> None:
        commands: dict[str, Callable[[], None]] = {
            "load": lambda: self._load(message),
            "goto": lambda: self._go_to(message),
            "reset": self.reset,
            "state": self._tell_state,
        }
        command = commands.get(str(message.get("type")))
        if command:
            command()

    def _load(self, message: dict[str, Any]) -> None:
        found = message.get("document")
        self._text = found if isinstance(found, str) else json.dumps(found)
        self.reset()

    def _go_to(self, message: dict[str, Any]) -> None:
        n = message.get("moves")
        if self.table and isinstance(n, int):
            self.table.go_to(n)

    def _tell_state(self) -> None:
        if self.table:
            document = saves.save(self.table.match)
            self.page.tell("state", {"document": document, "link": pack(json.dumps(document))})


class OnePlace(Places):
    """Only a table, in a frame whose address is the author's own."""

    def __init__(self, app: Embedding) -> None:
        super().__init__(app)
        self._embedding = app

    def sit_down(self, match: Match[Any], game_id: str, lesson: Lesson | None = None) -> None:
        """Open the table; no other window can have it."""
        self._embedding.page.start(self._open(match, game_id, lesson))

    async def _open(self, match: Match[Any], game_id: str, lesson: Lesson | None) -> None:
        await self.load_art(match.game.id)
        table = self.set_table(match, game_id, lesson)
        table.begin()
        self._embedding.page.focus("#prompt")
        self._embedding.opened.set()

    def leave(self) -> None:
        """There is no lobby to leave to: the position stands as the author set it."""
        self._embedding.reset()

    def correct_address(self) -> None:
        """The address stays."""

    def _arrive(self) -> None: ...
