"""Changing over to a newer build of the app: offered, done on request, never in the middle of a move. The page's
address leads back to where one was.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from htpy import Node

from ui.panels.notice import newer

if TYPE_CHECKING:
    from ui.app import App


class Renewal:
    """The offer of a newer build, and what became of it."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._declined = False
        self._agreed = False

    def banner(self) -> Node:
        """The offer; nothing while there is none or it was declined."""
        if not self._app.page.newer() or self._declined:
            return None
        return newer(self._app.voice, later=self._agreed)

    def decline(self) -> None:
        """Not now: the newer build comes when the app is next closed and opened."""
        self._declined = True
        self._app.draw()

    def agree(self) -> None:
        """Yes: now, or when the move that is under way is done."""
        self._agreed = True
        self.go_ahead()
        self._app.draw()

    def go_ahead(self) -> None:
        """Change over if that was agreed to, no move is under way, and the game is safe."""
        table = self._app.table
        if not self._agreed or (table and table.in_a_move):
            return
        self._agreed = False
        if table:
            table.save(good=True)
        if self._app.store.trouble is None:
            self._app.page.renew()
