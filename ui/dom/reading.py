"""Reading an event: what was meant, and what the page wrote on it."""

from __future__ import annotations

import json
from typing import Any

import js

from ui.dom.values import record, there

SLIDING = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown")
"""Keys that move a slider."""


def closest(node: Any, selector: str) -> Any:
    """The nearest element around a node, or itself, that matches."""
    return node.closest(selector) if there(node) and hasattr(node, "closest") else None


def hit_by(node: Any) -> Any:
    """What a click on a node is meant for."""
    return closest(node, "[data-act],[data-target]")


def data_of(node: Any) -> dict[str, str]:
    """A node's ``data-*`` attributes."""
    text = js.JSON.stringify(js.Object.assign(record(), node.dataset))
    data: dict[str, str] = json.loads(text)
    return data


def fields_of(node: Any) -> dict[str, str]:
    """The named inputs of the form a node belongs to."""
    form = js.document.getElementById(node.dataset.form) if "form" in data_of(node) else closest(node, "form")
    if not there(form):
        return {}
    text = js.JSON.stringify(js.Object.fromEntries(js.FormData.new(form).entries()))
    fields: dict[str, str] = json.loads(text)
    return fields


def clicks_itself(node: Any) -> bool:
    """Whether the browser makes clicks of keys here."""
    return node.tagName in ("BUTTON", "A", "INPUT", "SELECT", "TEXTAREA", "SUMMARY")


def is_outside(event: Any) -> bool:
    """Whether a click on a dialog was beside it."""
    box = event.target.getBoundingClientRect()
    return not (box.left <= event.clientX <= box.right and box.top <= event.clientY <= box.bottom)


def is_typing(node: Any, key: str) -> bool:
    """Whether a key is text here, or moves a slider."""
    tag = getattr(node, "tagName", "")
    if tag == "INPUT" and node.type == "range":
        return key in SLIDING
    return tag in ("TEXTAREA", "SELECT") or (tag == "INPUT" and node.type not in ("checkbox", "radio", "button"))
