"""A game being set up: the dialog's state between two changes of its form."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from htpy import Element

from engine.core.errors import EngineError
from engine.core.game import Game
from engine.core.match import Match
from engine.core.rng import MAX_SEED
from ui.i18n import Voice
from ui.panels.dialog import dialog
from ui.panels.lobby import painted_of
from ui.panels.setup import begin_button, options_from, setup
from ui.parts import MARKS
from ui.seats import Seat, seats_from_fields, usual_seats

if TYPE_CHECKING:
    from ui.app import App


class SettingUp:
    """Seats and fields as they stand."""

    def __init__(self, app: App, game: Game[Any]) -> None:
        self._app = app
        self.game = game
        self.seats = usual_seats(painted_of(game.id).usual)
        self.fields: Mapping[str, str] = {}
        self.trouble = ""

    def dialog(self, voice: Voice) -> Element:
        """The dialog as it stands."""
        content = setup(voice, self.game, self.seats, self.fields, self.trouble)
        title = voice("setup.title", game=self.game.title[voice.language])
        return dialog(voice, "setup", title, content, begin_button(voice, self.game.id))

    def change(self, data: Mapping[str, str], fields: Mapping[str, str]) -> None:
        """A field or the number of players changed."""
        count = int(data["count"]) if data.get("count", "").isdigit() else len(self.seats)
        self._read(fields)
        if data.get("swap", "").isdigit():
            self._swap_mark(int(data["swap"]))
        more = usual_seats(max(count, len(self.seats)))
        seats = {f"{k}{i}": str(v) for i, seat in enumerate(more) for k, v in seat.record().items()}
        now = {f"{k}{i}": str(v) for i, seat in enumerate(self.seats) for k, v in seat.record().items()}
        self.seats = seats_from_fields({**seats, **now}, count)
        self._app.draw()

    def _read(self, fields: Mapping[str, str]) -> None:
        self.fields = fields
        if "name0" in fields:
            self.seats = seats_from_fields(fields, len(self.seats))

    def _swap_mark(self, i: int) -> None:
        """Give a seat the next mark; whoever has it takes the old one."""
        seats = list(self.seats)
        old, new = seats[i].mark, MARKS[(MARKS.index(seats[i].mark) + 1) % len(MARKS)]
        seats = [replace(seat, mark=old) if seat.mark == new else seat for seat in seats]
        seats[i] = replace(seats[i], mark=new)
        self.seats = tuple(seats)

    def begin(self, fields: Mapping[str, str]) -> None:
        """Start the game, or say what is wrong with the form."""
        self._read(fields)
        typed = fields.get("seed", "").strip()
        if typed and not typed.isdecimal():
            self.trouble = self._app.voice("setup.seed.wrong")
            self._app.draw()
            return
        seed = int(typed) if typed else secrets.randbelow(2**32)
        self._start(options_from(self.game, dict(fields), len(self.seats)), min(seed, MAX_SEED), self.seats)

    def again(self, options: Mapping[str, Any], seats: tuple[Seat, ...]) -> None:
        """The same game once more, dealt anew."""
        self._start(dict(options), secrets.randbelow(2**32), seats)

    def _start(self, options: dict[str, Any], seed: int, seats: tuple[Seat, ...]) -> None:
        try:
            match = Match.new(self.game, options, seed, [seat.record() for seat in seats])
        except EngineError as error:
            self.trouble = str(error)
            self._app.draw()
            return
        self._app.places.sit_down(match, self._app.store.new_id())
