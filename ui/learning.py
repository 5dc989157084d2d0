"""Rulebooks and puzzles: fetched when somebody wants to read, in the present language."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from htpy import Node

from ui.i18n import voice
from ui.panels.dialog import dialog
from ui.panels.rules import puzzle_list, whole_book
from ui.rulebook import Rulebook, file_name, read_rulebook

if TYPE_CHECKING:
    from ui.app import App


class Learning:
    """What there is to read about a game."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._game = "stone_age"
        self._books: dict[str, Rulebook | None] = {}
        self._puzzles: dict[str, Sequence[Mapping[str, Any]]] = {}

    def open(self, game_id: str) -> None:
        """Read about a game from the lobby."""
        self._game = game_id
        self._app.open("rules")

    def dialog(self) -> Node:
        """The puzzles and the rulebook of the game on the table, or of the one chosen in the lobby."""
        table, say = self._app.table, self._app.voice
        game_id = table.match.game.id if table else self._game
        book = self.book(game_id)
        content = [puzzle_list(say, self.puzzles(game_id)), whole_book(book) if book else say("rules.loading")]
        return dialog(say, "rules", book.title if book else say("menu.rules"), content, kind=".drawer")

    def book(self, game_id: str) -> Rulebook | None:
        """A game's rulebook, once it has arrived."""
        name = file_name(game_id, voice(self._app.language).tag)
        if name not in self._books:
            self._books[name] = None
            self._app.page.start(self._fetch_book(name))
        return self._books[name]

    async def _fetch_book(self, name: str) -> None:
        text = await self._app.page.fetch(name)
        if text:
            self._books[name] = read_rulebook(text)
            self._app.draw()

    def puzzles(self, game_id: str) -> Sequence[Mapping[str, Any]]:
        """A game's puzzles, once they have arrived."""
        if game_id not in self._puzzles:
            self._puzzles[game_id] = ()
            self._app.page.start(self._fetch_puzzles(game_id))
        return self._puzzles[game_id]

    async def _fetch_puzzles(self, game_id: str) -> None:
        text = await self._app.page.fetch(f"lessons/{game_id}.json")
        if text:
            self._puzzles[game_id] = json.loads(text)
            self._app.draw()
