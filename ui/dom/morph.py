"""Putting markup into the document, with as little change as it takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_proxy

from ui.dom.lens import PANNED
from ui.dom.values import record
from ui.page import Pieces


def lay(
    node: Any, shown: dict[str, tuple[str, Any]], pieces: Pieces, touch: Callable[[str], None]
) -> dict[str, tuple[str, Any]]:
    """Make the pieces the children of a node; the text and element of each. The order of those that stay is kept.

    ``touch`` is told what comes and goes.
    """
    if not shown:
        whole = node.innerHTML = "".join(pieces.values())
        touch(whole)
        return {key: (text, child) for (key, text), child in zip(pieces.items(), list(node.children), strict=True)}
    for key in shown.keys() - pieces.keys():
        touch(shown[key][0])
        shown[key][1].remove()
    laid, after = [], None
    for key, text in reversed(list(pieces.items())):
        old = shown.get(key)
        if old is None or old[0] != text:
            touch(text)
            if old is not None:
                old[1].remove()
            old = text, _insert(node, after, text)
        after = old[1]
        laid.append((key, old))
    return dict(reversed(laid))


def _insert(node: Any, after: Any, text: str) -> Any:
    """Put one element before another, or last."""
    if after is None:
        node.insertAdjacentHTML("beforeend", text)
        return node.lastElementChild
    after.insertAdjacentHTML("beforebegin", text)
    return after.previousElementSibling


def _stays(name: str, node: Any, _change: str) -> bool:
    if name in ("style", "data-shift", "class") and (node.matches("[data-layer]") or node.matches(PANNED)):
        return False  # the board's view is the browser's own
    return name != "open"  # dialogs and details are opened by the browser


def put(node: Any, text: str) -> None:
    """Replace what a region holds, and leave alone what stays the same: it keeps focus, scroll position, layout.

    To style and lay out copies of symbols takes far longer than to compare markup.
    """
    if text and node.childElementCount:
        fresh = node.cloneNode(False)  # markup means something else in an SVG
        fresh.innerHTML = text
        js.Idiomorph.morph(node, fresh.childNodes, _morphing)
    else:
        node.innerHTML = text


_morphing = record(
    morphStyle="innerHTML",
    restoreFocus=False,
    callbacks=record(beforeAttributeUpdated=create_proxy(_stays)),
)
