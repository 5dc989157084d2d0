"""What comes into the page: a game from a file or a pasted text, a whole backup. Always looked at first, always added
as something new.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from htpy import Node

from engine.core import saves
from engine.core.match import Match
from ui.backup import Backup, read_backup
from ui.page import Fault, Signal
from ui.panels.dialog import dialog
from ui.panels.keeping import (
    Preview,
    backup_preview,
    import_foot,
    import_preview,
    paste,
    paste_foot,
)
from ui.prefs import read_preferences
from ui.saved import entry_of, read_match
from ui.seats import read_seats

if TYPE_CHECKING:
    from ui.app import App

LARGEST = 16_000_000
"""Bytes of a file that may be taken in: more than a full storage holds."""
REFUSALS = {
    "full": "notice.too_large",
    "not_text": "notice.not_text",
    "empty": "notice.empty",
    "not_ours": "notice.not_ours",
    "unknown_game": "notice.unknown_game",
    "newer": "notice.newer",
    "broken": "notice.damaged",
}
"""What is said of a text that cannot be taken in."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a file or text holds. ``known`` games of a backup are here already, ``lost`` ones cannot be read."""

    matches: Sequence[tuple[int, Match[Any]]]
    backup: Backup | None = None
    known: int = 0
    lost: Sequence[str] = ()


class Imports:
    """Files and texts brought along."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._found: Found | None = None

    def handle(self, signal: Signal) -> bool:
        """Carry out a command; False if it is not one of these."""
        commands: dict[str, Callable[[], None]] = {
            "import": lambda: self._app.page.start(self._pick()),
            "paste": lambda: self._app.open("paste"),
            "paste-sure": lambda: self._app.page.start(self._look(signal.fields.get("text", ""))),
            "import-sure": self._take_in,
        }
        command = commands.get(signal.act)
        if command:
            command()
        return command is not None

    def dialog(self) -> Node:
        """Where a text is pasted, or what was found."""
        say = self._app.voice
        if self._app.dialog == "paste":
            return dialog(say, "paste", say("library.paste"), paste(say), paste_foot(say))
        found = self._found
        if found is None:
            return None
        previews = [self._preview(match) for _, match in found.matches]
        if found.backup is None:
            return dialog(say, "import", say("library.import"), import_preview(say, previews[0]), import_foot(say))
        body = backup_preview(say, previews, found.known, len(found.lost) + len(found.backup.broken))
        return dialog(say, "import", say("library.backup_found"), body, import_foot(say), ".wide")

    def _preview(self, match: Match[Any]) -> Preview:
        seats = read_seats(match.players, match.game.seats(match.state))
        title = match.title or match.game.title[self._app.language]
        return Preview(match.game.id, title, seats, len(match.moves), match.over, len(match.stale))

    # Looking at it -----------------------------------------------------------------------------------------------

    async def _pick(self) -> None:
        text = await self._app.page.upload(LARGEST)
        if isinstance(text, Fault):
            self._refuse(text)
        elif text is not None:
            await self._look(text)

    async def _look(self, text: str) -> None:
        backup = read_backup(text) if text.strip() else Fault("empty")
        if isinstance(backup, Fault):
            self._refuse(backup)
            return
        if backup is None:
            match = read_match(text)
            if isinstance(match, Fault):
                self._refuse(match)
                return
            self._found = Found([(self._app.page.now(), match)])
        else:
            self._found = await self._look_through(backup)
        self._app.open("import")

    async def _look_through(self, backup: Backup) -> Found:
        """Read every game of a backup, with pauses in which the page can breathe."""
        store = self._app.store
        here = {store.text(entry.id) for entry in store.index()}
        matches, known, lost = [], 0, []
        for saved, text in backup.games:
            await self._app.page.sleep(0)
            match = read_match(text)
            if isinstance(match, Fault):
                lost.append(text)
            elif saves.dumps(match) in here or text in here:
                known += 1
            else:
                matches.append((saved, match))
        return Found(matches, backup, known, lost)

    def _refuse(self, fault: Fault) -> None:
        self._app.say(self._app.voice(REFUSALS[fault.kind]))

    # Taking it in ------------------------------------------------------------------------------------------------

    def _take_in(self) -> None:
        found, self._found = self._found, None
        if found is None:
            return
        if found.backup is None:
            match = found.matches[0][1]
            match = replace(match, players=[seat.record() for seat in self._preview(match).seats])
            self._app.places.sit_down(match, self._app.store.new_id())
        else:
            self._take_in_all(found, found.backup)

    def _take_in_all(self, found: Found, backup: Backup) -> None:
        app, store = self._app, self._app.store
        aside = set(store.broken().values())
        for text in [*found.lost, *backup.broken]:
            if text not in aside:
                store.set_aside("backup", text)
        done = 0
        for saved, match in found.matches:
            fault = store.save(entry_of(match, store.new_id(), saved), saves.dumps(match), good=True)
            if fault:
                break
            done += 1
        app.dialog, app.prefs = "", read_preferences(backup.preferences)
        store.save_preferences(app.prefs.record())
        rest = len(found.matches) - done
        app.say(app.voice.words("library.not_all", n=rest) if rest else app.voice.words("library.taken_in", n=done))
