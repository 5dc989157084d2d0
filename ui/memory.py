"""A storage that lasts as long as the page: for lessons, and for guests in other people's pages."""

from __future__ import annotations

from ui.page import Fault


class Memory:
    """Texts by key, nowhere but here."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    def get(self, key: str) -> str | Fault | None:
        """The text under a key."""
        return self._texts.get(key)

    def set(self, key: str, text: str) -> Fault | None:
        """Keep a text."""
        self._texts[key] = text
        return None

    def remove(self, key: str) -> Fault | None:
        """Forget a key."""
        self._texts.pop(key, None)
        return None

    def keys(self) -> list[str] | Fault:
        """All keys."""
        return list(self._texts)
