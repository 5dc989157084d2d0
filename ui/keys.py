"""The keyboard: arrows through what can be done, Esc to cancel, letters for the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ui.page import Signal

if TYPE_CHECKING:
    from ui.app import App

STEPS = {"ArrowRight": 1, "ArrowDown": 1, "ArrowLeft": -1, "ArrowUp": -1}


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
        if signal.typing or not table or (app.dialog and app.dialog != "menu"):
            return False
        if signal.key in STEPS:
            app.page.step_focus(STEPS[signal.key])
            return True
        command = self._letters().get(signal.key.lower()) if app.prefs.letters or signal.key == "?" else None
        if command:
            command()
        return command is not None

    def _escape(self) -> bool:
        app = self._app
        if app.table and app.table.curtain is not None:
            return True
        if app.dialog:
            app.close()
        elif app.table and (app.table.scratch.chosen or app.table.scratch.asking):
            app.table.cancel()
        elif app.table:
            app.close()
        return True

    def _letters(self) -> dict[str, Callable[[], None]]:
        app, table = self._app, self._app.table
        assert table is not None
        numbers: dict[str, Callable[[], None]] = {str(n): self._choose(n) for n in range(1, 10)}
        return {
            **numbers,
            "u": table.undo,
            "r": table.redo,
            "n": table.step,
            "l": lambda: table.show(tab="log"),
            "p": lambda: table.show(tab="score"),
            "g": lambda: table.show(tab="rules"),
            "?": lambda: app.open("help"),
        }

    def _choose(self, n: int) -> Callable[[], None]:
        def choose() -> None:
            self._app.page.press(f"#decide [data-nth='{n}']")

        return choose
