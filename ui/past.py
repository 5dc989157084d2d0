"""Looking back at a game: which moment is shown, stepping, replaying. The game itself goes on meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ui.chair import Chair

SPEEDS = {"slow": 1800, "usual": 900, "fast": 300}
"""Milliseconds from move to move of a replay."""
SLICE = 50


class Past:
    """The moment that is shown: after so many moves, or None for the present."""

    def __init__(self, table: Chair) -> None:
        self._table = table
        self.moment: int | None = None
        self.playing = False
        self._run = 0

    @property
    def now(self) -> int:
        """The number of moves made."""
        return len(self._table.match.moves)

    @property
    def shown(self) -> int:
        """The number of moves made in the moment that is shown."""
        return self.now if self.moment is None else self.moment

    def look(self, n: int, tell: bool = True) -> None:
        """Show the moment after ``n`` moves; the last one is the present."""
        self._stop()
        self._look(n, tell)

    def _look(self, n: int, tell: bool) -> None:
        table = self._table
        if table.curtain is not None:
            return
        moment = max(0, n) if n < self.now else None
        changed, self.moment = moment != self.moment, moment
        if moment is None:
            self.playing = False
        if changed:
            table.turn_page()
        table.redraw(changed)
        if changed and tell:
            table.tell_moment()

    def forget(self) -> None:
        """Return to the present without showing it: somebody else looks now."""
        self._stop()
        self.moment = None

    def step(self, by: int) -> None:
        """Some moves back or forward."""
        self.look(self.shown + by)

    def toggle(self) -> None:
        """Look back at the last move, or return to the present."""
        self.look(self.now - 1 if self.moment is None else self.now)

    def leave(self) -> None:
        """Return to the present."""
        if self.moment is not None or self.playing:
            self.look(self.now)

    def play(self, since: int | None = None) -> None:
        """Replay from a moment (the shown one, or the start if that is the present) at the preferred speed."""
        if self.playing:
            self.look(self.shown)
            return
        self._stop()
        start = since if since is not None else 0 if self.moment is None else self.moment
        self.playing = True
        self._look(min(start, self.now - 1), tell=False)
        self._table.page.start(self._play(self._run))

    def _stop(self) -> None:
        self.playing = False
        self._run += 1

    async def _play(self, run: int) -> None:
        while run == self._run and self.moment is not None:
            waited = 0
            while waited < SPEEDS[self._table.prefs.replay] and run == self._run:
                await self._table.page.sleep(SLICE)
                waited += SLICE
            if run == self._run and self.moment is not None:
                self._look(self.moment + 1, tell=True)
        if run == self._run:
            self.playing = False
