"""Where things lie on a board that can be moved, and moving what is seen of it."""

from __future__ import annotations

from typing import Any

import js

from ui.dom.values import there
from ui.panzoom import Box, Point, Surface

PANNED = "[data-pan]"
"""A board without an edge; what moves lies in its ``[data-layer]``, see ``ui.dom.boards``."""
LINE = 20
"""Pixels of a line, where a wheel counts in lines."""


def keep_reachable(node: Any) -> None:
    """Tab comes to one thing on a board, arrows go on from there: if that one is gone, it comes to the first."""
    if not there(node.querySelector("[data-target][tabindex='0']")):
        first = node.querySelector("[data-target][tabindex]")
        if there(first):
            first.setAttribute("tabindex", "0")


def apply_lens(node: Any, surface: Surface) -> None:
    """Show of a board what its surface says."""
    layer, lens = node.querySelector("[data-layer]"), surface.lens
    shift = f"translate({lens.left:.1f}px, {lens.top:.1f}px) scale({lens.scale:.4f})"
    if layer.getAttribute("data-shift") != shift:
        layer.setAttribute("data-shift", shift)
        layer.style.transform = shift
    # On those alone that ask for it: a property that all inherit would have the whole board's style worked out anew.
    left, top = ((at - start) / lens.scale for at, start in zip(surface.frame, (lens.left, lens.top), strict=False))
    told = {"--scale": f"{lens.scale:.4f}", "--seen-left": f"{left:.1f}px", "--seen-top": f"{top:.1f}px"}
    for thing in layer.querySelectorAll("[data-scaled]"):
        for name, value in told.items():
            thing.style.setProperty(name, value)


def frame_of(node: Any) -> Box:
    """The part of a board's window that is inside its rim."""
    style = js.getComputedStyle(node)
    top, right, bottom, left = (
        float(str(style.getPropertyValue(f"padding-{side}"))[:-2]) for side in ("top", "right", "bottom", "left")
    )
    return left, top, max(1, node.clientWidth - left - right), max(1, node.clientHeight - top - bottom)


def point_in(node: Any, event: Any) -> Point:
    """Where a pointer is, from the window's corner."""
    corner = node.getBoundingClientRect()
    return event.clientX - corner.left, event.clientY - corner.top


def box_of(thing: Any, layer: Any) -> Box:
    """Where something on a board lies, in the board's units."""
    base, box = layer.getBoundingClientRect(), thing.getBoundingClientRect()
    scale = base.width / layer.offsetWidth or 1
    return (
        (box.left - base.left) / scale,
        (box.top - base.top) / scale,
        box.width / scale,
        box.height / scale,
    )


def union(node: Any, selector: str) -> Box | None:
    """The box around everything on a board that matches."""
    layer = node.querySelector("[data-layer]")
    boxes = [box for thing in node.querySelectorAll(selector) if (box := box_of(thing, layer))[2]]
    if not boxes:
        return None
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    return left, top, max(box[0] + box[2] for box in boxes) - left, max(box[1] + box[3] for box in boxes) - top


def whole(node: Any) -> Box:
    """The box around everything that counts."""
    return union(node, "[data-extent]") or (0, 0, 1, 1)


def pixels(event: Any) -> float:
    """How far a wheel was turned."""
    return float(event.deltaY * (LINE if event.deltaMode else 1))
