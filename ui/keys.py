"""The keyboard: arrows through what can be done, Esc to cancel, letters for the rest.

Every key that types a character, ``?`` too, can be switched off: who speaks to the device would press them unawares.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ui.page import Signal

if TYPE_CHECKING:
    from ui.app import App

WAYS = {"ArrowRight": (1, 0), "ArrowDown": (0, 1), "ArrowLeft": (-1, 0), "ArrowUp": (0, -1)}
LOOKS = {"+": "in", "=": "in", "-": "out", "0": "all"}
"""Keys that move the view of a board without an edge."""


class Keys:
    """What keys mean, on the screen as it is now."""

    def __init__(self, app: App) -> None:
        self._app = app

    def press(self, signal: Signal) -> bool:
        """Carry out a key; True if it was taken."""
        app, table = self._app, self._app.table
        app.page.skip_motion()
        if table:
            table.hurry()
        if signal.key == "Escape":
            return self._escape()
        if signal.typing or (app.dialog and app.dialog != "menu"):
            return False
        if table and signal.key in WAYS:
            return self._arrow(WAYS[signal.key], signal.shift)
        command = self.letters().get(signal.key.lower()) if app.prefs.letters else None
        if command:
            command()
        return command is not None

    def _arrow(self, way: tuple[int, int], shift: bool) -> bool:
        page = self._app.page
        if not (shift and page.look_around("push", *way)):
            page.step_focus(sum(way), way)
        return True

    def _escape(self) -> bool:
        app = self._app
        if app.table and app.table.curtain is not None:
            return True
        if app.dialog:
            app.close()
        elif app.table and (app.table.scratch.chosen or app.table.scratch.asking):
            app.table.cancel()
        elif app.table and app.table.past.moment is not None:
            app.table.past.leave()
        elif app.table:
            app.close()
        return True

    def letters(self) -> dict[str, Callable[[], None]]:
        """What the keys that type a character mean now."""
        app, table = self._app, self._app.table
        if table is None:
            return {"?": lambda: app.open("help")}
        numbers: dict[str, Callable[[], None]] = {str(n): self._choose(n) for n in range(1, 10)}
        looks = {key: self._does({"act": "look", "look": command}) for key, command in LOOKS.items()}
        own = {key: self._does(data) for key, data in table.face.keys(table.view()).items()}
        return {
            **numbers,
            **looks,
            "u": table.undo,
            "r": table.redo,
            "n": table.step,
            "l": lambda: table.show(tab="log"),
            "p": lambda: table.show(tab="score"),
            "h": table.past.toggle,
            ",": lambda: table.past.step(-1),
            ".": lambda: table.past.step(1),
            "g": lambda: table.show(tab="rules"),
            "?": lambda: app.open("help"),
            **own,
        }

    def _does(self, data: Mapping[str, str]) -> Callable[[], None]:
        return lambda: self._app.act(Signal("click", data))

    def _choose(self, n: int) -> Callable[[], None]:
        def choose() -> None:
            self._app.page.press(f"#decide [data-nth='{n}']")

        return choose
