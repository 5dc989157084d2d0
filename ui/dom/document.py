"""Small changes to the document, and questions to it."""

from __future__ import annotations

import json

import js

from ui.dom.focus import step_focus
from ui.dom.motion import skip_motion
from ui.dom.saying import announce
from ui.dom.values import there


class Document:
    """The part of the page that needs no memory."""

    def focus(self, selector: str) -> bool:
        """Put the focus on the first visible match."""
        for node in js.document.querySelectorAll(selector):
            if node.getClientRects().length:
                node.focus()
                return bool(js.document.activeElement == node)
        return False

    def press(self, selector: str) -> bool:
        """Click the first match."""
        node = js.document.querySelector(selector)
        if there(node):
            node.click()
        return there(node)

    def announce(self, text: str) -> None:
        """Say a text to screen readers through the live region."""
        announce(text)

    def root(self, name: str, value: str) -> None:
        """Set a ``data-*`` attribute of the root."""
        js.document.documentElement.setAttribute(f"data-{name}", value)

    def mark(self, selector: str, name: str, value: str) -> None:
        """Set an attribute of the first match."""
        node = js.document.querySelector(selector)
        if there(node):
            node.setAttribute(name, value)

    def light(self, targets: str) -> None:
        """Light the things of these targets, and no others."""
        for node in js.document.querySelectorAll(".earned,.pointed-at"):
            node.classList.remove("earned", "pointed-at")
        for target in targets.split():
            for node in js.document.querySelectorAll(f"[data-target={json.dumps(target)}]"):
                node.classList.add("earned" if node.tagName == "use" else "pointed-at")

    def step_focus(self, step: int, way: tuple[int, int] = (0, 0)) -> None:
        """Move the focus among the things that can be used, beside the focused one."""
        step_focus(step, way)

    def skip_motion(self) -> None:
        """Bring everything that moves to its end."""
        skip_motion()

    def add_sheet(self, markup: str) -> None:
        """Put a sheet of symbols into the page."""
        js.document.getElementById("sheets").insertAdjacentHTML("beforeend", markup)

    def matches(self, query: str) -> bool:
        """Whether a media query holds."""
        return bool(js.matchMedia(query).matches)
