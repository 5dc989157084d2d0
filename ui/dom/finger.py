"""A finger that stays on a thing holds it down; the click that ends it means nothing. What a mouse is told by resting
on a picture (its ``title``), a finger is told by holding it, or by touching it where nothing is to be pressed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_once_callable

from ui.dom.reading import closest, data_of, hit_by
from ui.dom.values import there
from ui.page import Signal

HOLD = 450
"""Milliseconds after which a finger on a thing holds it down."""
HELD = "[data-target],[title]"
"""What can be held."""
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
            if (self._held or self._at) and there(closest(event.target, HELD)):
                event.preventDefault()
        elif event.type == "pointerdown":
            self._press(event)
        elif event.type != "pointermove" or self._strays(event):
            self._at = None

    def _press(self, event: Any) -> None:
        self._number, self._held, self._at = self._number + 1, False, None
        hit = closest(event.target, HELD)
        if event.pointerType == "mouse" or not there(hit):
            return
        self._at = event.clientX, event.clientY
        number, signal = self._number, self._meant(hit)
        js.setTimeout(create_once_callable(lambda: self._hold(number, signal)), HOLD)

    def _meant(self, hit: Any) -> Signal:
        data = data_of(hit)
        return Signal("hold", data) if "target" in data else Signal("mean", value=str(hit.title))

    def _hold(self, number: int, signal: Signal) -> None:
        if self._at and number == self._number:
            self._held, self._at = True, None
            self._handle(signal)

    def touched(self, event: Any) -> bool:
        """Whether a finger clicked; if so on a picture with a meaning and nothing else, it is said what that is."""
        if getattr(event, "pointerType", "") != "touch":
            return False
        picture = closest(event.target, "[title]")
        if there(picture) and not there(hit_by(event.target)):
            self._handle(self._meant(picture))
        return True

    def _strays(self, event: Any) -> bool:
        if self._at is None:
            return False
        x, y = self._at
        return bool(abs(event.clientX - x) + abs(event.clientY - y) > STILL)

    def held(self) -> bool:
        """Whether a click is only the end of holding something down."""
        held, self._held = self._held, False
        return held
