"""What leaves the page: a game as a file, all games as a backup, a game's notation, texts that could not be read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from htpy import Node

from engine.core import notation, saves
from ui.backup import Backup, is_document, write_backup
from ui.page import Signal
from ui.panels.dialog import dialog
from ui.panels.keeping import notation_body, notation_foot

if TYPE_CHECKING:
    from ui.app import App


class Exports:
    """Files and texts to take along."""

    def __init__(self, app: App) -> None:
        self._app = app

    def handle(self, signal: Signal) -> bool:
        """Carry out a command; False if it is not one of these."""
        commands: dict[str, Callable[[], None]] = {
            "export": self._export_open,
            "export-one": lambda: self._export(signal.data.get("id", "")),
            "backup": self._backup,
            "rescue": self._rescue,
            "notation": lambda: self._app.open("notation"),
            "notation-copy": lambda: self._app.page.start(self._copy()),
            "notation-save": self._save_notation,
        }
        command = commands.get(signal.act)
        if command:
            command()
        return command is not None

    def dialog(self) -> Node:
        """The notation of the game on the table. While it is played it may hold secrets, so it is not shown."""
        say, table = self._app.voice, self._app.table
        if not table:
            return None
        match = table.match
        body = notation_body(say, self._notation() if match.over else "", len(match.stale))
        return dialog(say, "notation", say("notation.title"), body, notation_foot(say), ".wide")

    def _notation(self) -> str:
        table = self._app.table
        if not table:
            return ""
        match, say = table.match, self._app.voice
        seats = range(max([len(table.seats), *(move.player + 1 for move in match.moves)]))
        names = [say.words.name(player) for player in seats]
        words = [say.say(match.game.label(match.at(n).state, move.action)) for n, move in enumerate(match.moves)]
        return notation.write(match, names, words)

    async def _copy(self) -> None:
        copied = await self._app.page.copy(self._notation())
        self._app.say(self._app.voice("notation.copied" if copied else "notation.not_copied"))

    def _save_notation(self) -> None:
        table = self._app.table
        if table:
            self._app.page.download(f"fogueira-{table.match.game.id}-{table.id}.txt", self._notation())

    def _export_open(self) -> None:
        table = self._app.table
        if table:
            self._app.page.download(f"fogueira-{table.match.game.id}-{table.id}.json", saves.dumps(table.match))

    def _export(self, game_id: str) -> None:
        text = self._app.store.text(game_id)
        if isinstance(text, str):
            self._app.page.download(f"fogueira-{game_id}.json", text)
        else:
            self._app.say(self._app.voice("notice.unreadable"))

    def _backup(self) -> None:
        store = self._app.store
        texts = [(entry.saved, store.text(entry.id)) for entry in store.index()]
        whole = [(saved, text) for saved, text in texts if isinstance(text, str)]
        games = [(saved, text) for saved, text in whole if is_document(text)]
        odd = [text for _, text in whole if not is_document(text)]
        backup = Backup(games, [*store.broken().values(), *odd], self._app.prefs.record())
        self._app.page.download("fogueira-backup.json", write_backup(backup))
        self._app.say(self._app.voice.words("library.backed_up", n=len(games)))

    def _rescue(self) -> None:
        for name, text in self._app.store.broken().items():
            self._app.page.download(f"{name}.txt", text)
