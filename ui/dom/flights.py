"""Pictures that fly from place to place; where motion is not wanted the places are outlined for a moment."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

import js
from pyodide.ffi import create_once_callable, to_js

from ui.dom.motion import is_still
from ui.dom.values import record
from ui.page import Flight

FLIGHT = 480
"""Milliseconds of one flight."""
APART, ALL_APART = 70, 1100
"""Milliseconds between the starts of two flights, and at most between the first and the last."""
TOUCHED = 900
"""Milliseconds for which places are outlined instead."""


def fly(flights: Sequence[Flight]) -> None:
    """Show what goes where."""
    spot = cache(_spot)
    ways = [(flight.picture, spot(flight.start), spot(flight.end)) for flight in flights]
    ways = [way for way in ways if way[2] is not None]
    if is_still():
        _outline([node for way in ways for node in way[1:] if node is not None])
        return
    step = min(APART, ALL_APART / max(1, len(ways)))
    for n, (picture, start, end) in enumerate(ways):
        if start is not None:
            _fly(picture, _middle(start), _middle(end), n * step)


def _spot(names: tuple[str, ...]) -> Any:
    """The first of these places that can be seen; None if there is none."""
    screen = js.document.getElementById("screen")  # to look through all the symbols would take its time
    for name in names:
        for node in screen.querySelectorAll(f"[data-spot={json.dumps(name)}],[data-target={json.dumps(name)}]"):
            if node.getClientRects().length:
                return node
    return None


def _middle(node: Any) -> tuple[float, float]:
    box = node.getBoundingClientRect()
    return box.x + box.width / 2, box.y + box.height / 2


def _fly(picture: str, start: tuple[float, float], end: tuple[float, float], delay: float) -> None:
    node = js.document.createElement("div")
    node.className = "flight"
    node.setAttribute("aria-hidden", "true")
    node.innerHTML = picture
    js.document.body.append(node)
    there, last = ({"translate": f"calc({x:.0f}px - 50%) calc({y:.0f}px - 50%)"} for x, y in (start, end))
    frames = [
        {**there, "opacity": 0, "scale": 0.7},
        {**there, "opacity": 1, "scale": 1.15, "offset": 0.15},
        {**last, "opacity": 1, "scale": 1, "offset": 0.9},
        {**last, "opacity": 0, "scale": 0.8},
    ]
    timing = record(duration=FLIGHT, delay=delay, fill="both", easing="ease-in-out")
    motion = node.animate(to_js(frames, dict_converter=js.Object.fromEntries), timing)
    motion.onfinish = create_once_callable(lambda _event: node.remove())


def _outline(nodes: Sequence[Any]) -> None:
    for node in nodes:
        node.classList.add("touched")

    def settle() -> None:
        for node in nodes:
            node.classList.remove("touched")

    js.setTimeout(create_once_callable(settle), TOUCHED)
