"""What screen readers are told: one live region for everything, which is there from the start."""

from __future__ import annotations

import js

from ui.dom.values import there

LINES = 3
"""So many of the latest lines stay, for those who read them again."""


def announce(text: str) -> None:
    """Say a text through the live region."""
    node = js.document.getElementById("live")
    if there(node):
        line = js.document.createElement("p")
        line.textContent = text
        node.replaceChildren(*list(node.children)[1 - LINES :], line)


class Sayings:
    """The parts of the page that are said when they come or change: those with ``data-says``, a name of their own."""

    def __init__(self) -> None:
        self._said: dict[str, str] = {}

    def tell_changes(self) -> None:
        """Say what is new since the last time."""
        nodes = js.document.querySelectorAll("#app [data-says]")
        found = {str(node.dataset.says): str(node.textContent) for node in nodes}
        for name, text in found.items():
            if text and self._said.get(name) != text:
                announce(text)
        self._said = found
