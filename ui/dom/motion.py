"""Pieces travel from where they were to where they are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import js
from pyodide.ffi import to_js

from ui.dom.values import record, there

TRAVEL = 250
"""Milliseconds a piece takes from place to place."""
Places = dict[str, tuple[float, float]]
"""Middles of pieces and homes in the window, in pixels."""


def is_still() -> bool:
    """Whether the person wants things to keep still."""
    return bool(js.matchMedia("(prefers-reduced-motion: reduce)").matches)


def places() -> Places:
    """Where each piece and each kind's home is on the screen."""
    found = {}
    for node in js.document.querySelectorAll("#screen [data-piece]"):
        box = node.getBoundingClientRect()
        found[str(node.dataset.piece)] = (box.x + box.width / 2, box.y + box.height / 2)
    for node in js.document.querySelectorAll("#screen [data-home]"):
        box = node.getBoundingClientRect()
        found[f"home {node.dataset.home}"] = (box.x + box.width / 2, box.y + box.height / 2)
    return found


def travel(before: Places, regions: Iterable[str]) -> None:
    """Let the pieces in these regions come from where they were, new ones from the home of their kind."""
    for node in js.document.querySelectorAll(", ".join(f"#{name} [data-piece]" for name in regions)):
        piece = str(node.dataset.piece)
        origin = before.get(piece) or before.get(f"home {piece.partition(' ')[0]}")
        if origin is None:
            continue
        box = node.getBoundingClientRect()
        dx, dy = origin[0] - box.x - box.width / 2, origin[1] - box.y - box.height / 2
        if abs(dx) + abs(dy) > 4:
            _glide(node, dx, dy)


def _glide(node: Any, dx: float, dy: float) -> None:
    owner: Any = getattr(node, "ownerSVGElement", None)
    scale = owner.getScreenCTM().a if there(owner) else 1
    frames = [{"translate": f"{dx / scale:.1f}px {dy / scale:.1f}px"}, {"translate": "0px 0px"}]
    timing = record(duration=TRAVEL, easing="cubic-bezier(.3,0,.2,1)")
    node.animate(to_js(frames, dict_converter=js.Object.fromEntries), timing)


def skip_motion() -> None:
    """Bring everything that moves to its end."""
    for motion in js.document.getAnimations():
        if js.Number.isFinite(motion.effect.getComputedTiming().endTime):
            motion.finish()
