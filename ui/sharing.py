"""Links out and in: the controller behind the sharing dialog and behind what arrives with the address."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from htpy import Node
from markupsafe import escape

from engine.core import saves
from engine.core.match import Match
from engine.teaching.lesson import Lesson, said
from ui.links import LONGEST, game_in, pack, unpack
from ui.page import Fault, Signal
from ui.panels.dialog import dialog
from ui.panels.lobby import GAMES
from ui.panels.share import Offer, arrived, arrived_foot, refused, share
from ui.saved import read_match
from ui.seats import read_seats
from ui.tutor import read_lesson_in, seated

if TYPE_CHECKING:
    from ui.app import App


class Sharing:
    """What can be done with links."""

    def __init__(self, app: App) -> None:
        self._app = app
        self.offers: list[Offer] = []
        """What the open dialog offers to be copied."""
        self._arrived: Match[Any] | Fault | None = None
        self._lesson: Lesson | None = None
        self._game = ""
        self._link = ""

    def handle(self, signal: Signal) -> bool:
        """Carry out a command about links; False if it is not one."""
        commands: dict[str, Callable[[], None]] = {
            "share": self._share,
            "copy": lambda: self._app.page.start(self._copy(signal.data.get("what", ""))),
            "arrive": lambda: self._arrive(signal.data.get("link", "")),
            "arrive-sure": self._take_in,
        }
        command = commands.get(signal.act)
        if command:
            command()
        return command is not None

    def dialog(self) -> Node:
        """The open one of the dialogs."""
        app, say = self._app, self._app.voice
        if app.dialog == "share":
            return dialog(say, "share", say("menu.share"), share(say, self.offers))
        found = self._arrived
        if isinstance(found, Match):
            seats = read_seats(found.players, found.game.seats(found.state))
            title = found.game.title[app.language]
            task = said(self._lesson.title, app.language) if self._lesson else ""
            body = arrived(say, found.game.id, title, seats, len(found.moves), task)
            return dialog(say, "arrive", say("arrive.title"), body, arrived_foot(say, bool(task)))
        if isinstance(found, Fault):
            return dialog(say, "arrive", say("arrive.refused"), refused(say, found, self._game))
        return None

    # Out ---------------------------------------------------------------------------------------------------------

    def link(self, text: str) -> str:
        """The address that opens a document; empty if it would be too long."""
        address = f"{self._app.page.site()}?language={self._app.language}#{pack(text)}"
        return address if len(address) <= LONGEST else ""

    def code(self, packed: str, mode: str, title: str) -> str:
        """The HTML that puts a position into somebody's page."""
        site = self._app.page.site()
        address = f"{site}embed.html?mode={mode}&amp;language={self._app.language}#{packed}"
        return (
            f'<script src="{site}fogueira-position.js"></script>'
            f'<fogueira-position src="{address}"><figure><figcaption>{escape(title)}</figcaption></figure>'
            "</fogueira-position>"
        )

    def _share(self) -> None:
        table = self._app.table
        if table:
            whole, here = saves.dumps(table.match), saves.dumps(table.match.here())
            title = table.match.game.title[self._app.language]
            self.offers = [
                Offer("share.position", self.link(here)),
                Offer("share.replay", self.link(whole)),
                Offer("share.embed", self.code(pack(here), "try", title)),
            ]
            self._app.open("share")

    async def _copy(self, name: str) -> None:
        text = next((offer.text for offer in self.offers if offer.name == name), "")
        done = await self._app.page.copy(text)
        self._app.say(self._app.voice("share.copied" if done else "share.not_copied"))

    # In ----------------------------------------------------------------------------------------------------------

    def _arrive(self, link: str) -> None:
        self._link, text = link, unpack(link)
        self._game = game_in(text.detail if isinstance(text, Fault) else text)
        if self._game not in [painted.game for painted in GAMES]:
            self._game = ""
        self._arrived, self._lesson = _read(text)
        self._app.open("arrive")

    def forget(self) -> None:
        """What came by a link was seen; a reload does not bring it back."""
        if self._arrived is not None:
            self._arrived = None
            self._app.places.correct_address()

    def _take_in(self) -> None:
        match = self._arrived
        if not isinstance(match, Match):
            return
        self.forget()
        if self._lesson:
            self._app.places.sit_down(seated(match, self._lesson), self._link, self._lesson)
            return
        seats = read_seats(match.players, match.game.seats(match.state))
        self._app.places.sit_down(replace(match, players=[seat.record() for seat in seats]), self._app.store.new_id())


def _read(text: str | Fault) -> tuple[Match[Any] | Fault, Lesson | None]:
    match = text if isinstance(text, Fault) else read_match(text)
    lesson = read_lesson_in(text) if isinstance(text, str) and isinstance(match, Match) else None
    return (lesson, None) if isinstance(lesson, Fault) else (match, lesson)
