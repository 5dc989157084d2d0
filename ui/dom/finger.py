"""A finger that stays on a thing holds it down; the click that ends it means nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_once_callable

from ui.dom.reading import closest, data_of
from ui.dom.values import there
from ui.page import Signal

HOLD = 450
"""Milliseconds after which a finger on a thing holds it down."""
STILL = 10
"""So many pixels may the finger move meanwhile."""
HEARD = ("pointerdown", "pointermove", "pointerup", "pointercancel", "contextmenu")


class Finger:
    """One finger; a mouse has other ways to ask."""

    def __init__(self, handle: Callable[[Signal], bool]) -> None:
        self._handle = handle
        self._at: tuple[float, float] | None = None
        self._number = 0
        self._held = False

    def hear(self, event: Any) -> None:
        """Follow the finger."""
        if event.type == "contextmenu":
            if (self._held or self._at) and there(closest(event.target, "[data-target]")):
                event.preventDefault()
        elif event.type == "pointerdown":
            self._press(event)
        elif event.type != "pointermove" or self._strays(event):
            self._at = None

    def _press(self, event: Any) -> None:
        self._number, self._held, self._at = self._number + 1, False, None
        hit = closest(event.target, "[data-target]")
        if event.pointerType == "mouse" or not there(hit):
            return
        self._at = event.clientX, event.clientY
        number, data = self._number, data_of(hit)
        js.setTimeout(create_once_callable(lambda: self._hold(number, data)), HOLD)

    def _hold(self, number: int, data: dict[str, str]) -> None:
        if self._at and number == self._number:
            self._held, self._at = True, None
            self._handle(Signal("hold", data))

    def _strays(self, event: Any) -> bool:
        if self._at is None:
            return False
        x, y = self._at
        return bool(abs(event.clientX - x) + abs(event.clientY - y) > STILL)

    def held(self) -> bool:
        """Whether a click is only the end of holding something down."""
        held, self._held = self._held, False
        return held
