"""Hearing what a person does: one listener for each kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_proxy

from ui.dom.boards import Boards
from ui.dom.finger import HEARD, Finger
from ui.dom.reading import clicks_itself, closest, data_of, fields_of, hit_by, is_outside, is_typing
from ui.dom.values import record, there
from ui.page import Signal


class Listener:
    """Makes signals of events and sends them to ``handle``, which says whether it took a key for itself."""

    def __init__(self, boards: Boards, handle: Callable[[Signal], bool]) -> None:
        self._boards, self._handle = boards, handle
        self._finger = Finger(handle)
        self._pointed = ""
        self._pointer: tuple[float, float] | None = None
        self._came_under = False
        self._pressed = False

    def open(self) -> None:
        """Listen from now on."""
        heard: dict[str, Callable[[Any], None]] = {
            "click": self._click,
            "submit": self._submit,
            "keydown": self._key,
            "pointerover": self._point,
            "focusin": self._point,
            "pointerdown": self._press,
            "pointermove": self._move,
            "pointerup": self._boards.release,
            "pointercancel": self._boards.release,
            "wheel": self._wheel,
            "change": self._change,
            "input": self._slide,
            "cancel": self._cancel,
            "visibilitychange": self._hide,
            "fogueira:language": self._language,
            "fogueira:theme": self._theme,
            "fogueira:newer": self._newer,
            "fogueira:place": self._place,
            "fogueira:message": self._message,
        }
        for kind, hear in [*heard.items(), *((kind, self._finger.hear) for kind in HEARD)]:
            options = record(capture=kind == "cancel", passive=False)
            js.document.addEventListener(kind, create_proxy(hear), options)
        js.addEventListener("storage", create_proxy(self._stored))
        js.addEventListener("pagehide", create_proxy(lambda _event: self._handle(Signal("hide"))))
        js.addEventListener("beforeunload", create_proxy(self._close))

    def _click(self, event: Any) -> None:
        self._pressed = False
        if self._boards.dragged(event) or self._finger.held():
            return
        touch = self._finger.touched(event)
        hit = hit_by(event.target)
        if touch:
            self._rest_on(event.target)
        if there(hit) and hit.tagName not in ("FORM", "SELECT", "INPUT"):
            if hit.tagName == "A":
                event.preventDefault()
            self._handle(Signal("click", data_of(hit), touch=touch, fields=fields_of(hit)))
        elif event.target.tagName == "DIALOG" and "stays" not in data_of(event.target) and is_outside(event):
            self._handle(Signal("click", {"act": "close"}))

    def _submit(self, event: Any) -> None:
        event.preventDefault()
        self._handle(Signal("click", data_of(event.target), fields=fields_of(event.target)))

    def _key(self, event: Any) -> None:
        self._pressed = False
        if event.ctrlKey or event.metaKey or event.altKey or event.isComposing:
            return
        hit = hit_by(event.target)
        data = data_of(hit) if there(hit) else {}
        typing = is_typing(event.target, event.key)
        if event.key in ("Enter", " ") and there(hit) and not clicks_itself(event.target):
            event.preventDefault()
            self._handle(Signal("click", data, key=str(event.key)))
        elif self._handle(Signal("key", data, str(event.key), shift=event.shiftKey, typing=typing)):
            event.preventDefault()

    def _press(self, event: Any) -> None:
        self._pointer, self._pressed = (event.clientX, event.clientY), True
        self._boards.press(event)

    def _move(self, event: Any) -> None:
        before, self._pointer = self._pointer, (event.clientX, event.clientY)
        if self._came_under and before != self._pointer:
            self._point(event)
        self._boards.move(event)

    def _point(self, event: Any) -> None:
        if event.type == "focusin":
            if self._pressed:
                return  # nothing is to move before it is let go
            self._boards.focused(event.target)
        elif self._boards.dragging or event.pointerType == "touch":
            return  # a finger rests on a thing when it clicks: words that came sooner would push the thing away
        else:
            # A new screen has come under a resting pointer: nobody has pointed at anything before it moves.
            self._came_under = event.type == "pointerover" and (event.clientX, event.clientY) == self._pointer
            if self._came_under:
                return
        self._rest_on(event.target)

    def _rest_on(self, node: Any) -> None:
        hit = closest(node, "[data-target],[data-lights]")
        data = data_of(hit) if there(hit) else {}
        name = data.get("target") or data.get("lights", "")
        if name != self._pointed:
            self._pointed = name
            self._handle(Signal("point" if name else "leave", data))

    def _wheel(self, event: Any) -> None:
        hit = closest(event.target, "[data-wheel]")
        step = self._boards.turned(event) if there(hit) and not event.ctrlKey else self._boards.zoomed(event)
        if step:
            self._handle(Signal("wheel", data_of(hit), value=str(step)))

    def _change(self, event: Any) -> None:
        hit = closest(event.target, "select[data-act],input[data-act]")
        if there(hit):
            self._handle(Signal("change", data_of(hit), value=str(hit.value), fields=fields_of(hit)))

    def _slide(self, event: Any) -> None:
        if event.target.type == "range":
            self._change(event)

    def _stored(self, event: Any) -> None:
        self._handle(Signal("stored", value=str(event.key) if there(event.key) else ""))

    def _cancel(self, event: Any) -> None:
        """Something other than a key wants a dialog closed: the Back of a phone."""
        event.preventDefault()  # a dialog leaves when the program says so
        if "stays" not in data_of(event.target):
            self._handle(Signal("click", {"act": "close"}))

    def _hide(self, _event: Any) -> None:
        if js.document.visibilityState == "hidden":
            self._handle(Signal("hide"))

    def _close(self, event: Any) -> None:
        if self._handle(Signal("close")):
            event.preventDefault()  # the browser asks whether to leave

    def _language(self, event: Any) -> None:
        self._handle(Signal("language", value=str(event.detail)))

    def _theme(self, event: Any) -> None:
        self._handle(Signal("theme", value=str(event.detail)))

    def _newer(self, _event: Any) -> None:
        self._handle(Signal("newer"))

    def _place(self, event: Any) -> None:
        self._handle(Signal("click", event.detail.to_py()))

    def _message(self, event: Any) -> None:
        self._handle(Signal("message", value=str(event.detail)))
