"""What is kept on this device."""

from __future__ import annotations

import js
from pyodide.ffi import JsException

from ui.dom.values import there
from ui.page import Fault

FULL = ("QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED")
"""What the browsers call a full storage."""


class LocalStorage:
    """``window.localStorage`` with results instead of exceptions."""

    def get(self, key: str) -> str | Fault | None:
        """The text under a key."""
        try:
            text = js.localStorage.getItem(key)
        except (JsException, AttributeError) as error:
            return _fault(error)
        return str(text) if there(text) else None

    def set(self, key: str, text: str) -> Fault | None:
        """Keep a text."""
        try:
            js.localStorage.setItem(key, text)
        except (JsException, AttributeError) as error:
            return _fault(error)
        return None

    def remove(self, key: str) -> Fault | None:
        """Forget a key."""
        try:
            js.localStorage.removeItem(key)
        except (JsException, AttributeError) as error:
            return _fault(error)
        return None

    def keys(self) -> list[str] | Fault:
        """All keys."""
        try:
            return [str(js.localStorage.key(i)) for i in range(js.localStorage.length)]
        except (JsException, AttributeError) as error:
            return _fault(error)


def _fault(error: Exception) -> Fault:
    said = f"{getattr(error, 'name', '')} {error}"
    return Fault("full" if any(name in said for name in FULL) else "refused", said.strip())
