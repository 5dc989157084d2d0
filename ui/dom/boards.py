"""The boards that can be moved: ``[data-pan]`` names one and its padding keeps its rim free, ``[data-layer]`` in it
is moved, a hundred pixels square. ``[data-extent]`` marks what makes up the whole, ``[data-reveal]`` what is to be
seen if the whole is too small, ``[data-near]`` the scale that it needs on a narrow screen. ``[data-scaled]`` is
told the scale as ``--scale``, and the corner of what is seen as ``--seen-left`` and ``--seen-top``.
"""

from __future__ import annotations

from math import exp
from typing import Any

import js
from pyodide.ffi import create_proxy

from ui.dom.lens import PANNED, apply_lens, box_of, frame_of, keep_reachable, pixels, point_in, union, whole
from ui.dom.reading import closest
from ui.dom.values import there
from ui.panzoom import STEP, Surface

TOUCHING = ("data-pan", "data-extent", "data-reveal", "data-near", "data-scaled")
"""What in markup has to do with how a board is seen."""
WHEEL_ZOOM = 0.0016
PINCH_ZOOM = 0.01
"""Zoom per pixel of a wheel, and of two fingers on a touch pad."""
WHEEL_STEP = 60
"""Pixels of a wheel that make one step of something that is turned."""
NARROW = 600
"""Pixels of a board so narrow that small things need a closer look."""


class Boards:
    """How each board on the page is seen."""

    def __init__(self) -> None:
        self._surfaces: dict[str, Surface] = {}
        self._nodes: dict[str, Any] = {}
        self._held: Any = None
        self._wheel = 0.0
        self._touched = False
        self._observer = js.ResizeObserver.new(create_proxy(lambda _entries, _observer: self.settle()))

    def _surface(self, node: Any) -> Surface:
        return self._surfaces.setdefault(str(node.dataset.pan), Surface())

    @property
    def dragging(self) -> bool:
        """Whether a drag is going on."""
        return self._held is not None and self._surface(self._held).dragged

    def dragged(self, event: Any) -> bool:
        """Whether a click is only the end of a drag or pinch."""
        node = closest(event.target, PANNED)
        return bool(event.detail) and there(node) and self._surface(node).dragged

    def press(self, event: Any) -> None:
        """A pointer came down, perhaps on a board."""
        node = closest(event.target, PANNED)
        if there(node) and not event.button:
            self._held = node
            surface = self._surface(node)
            surface.frame = frame_of(node)
            surface.press(event.pointerId, point_in(node, event))

    def move(self, event: Any) -> None:
        """A pointer moved; a board may follow it."""
        node = self._held
        if node is None or not self._surface(node).move(event.pointerId, point_in(node, event)):
            return
        if not node.classList.contains("moving"):
            node.classList.add("moving")
            node.setPointerCapture(event.pointerId)
        apply_lens(node, self._surface(node))

    def release(self, event: Any) -> None:
        """A pointer went up."""
        node = self._held
        if node is None:
            return
        self._surface(node).release(event.pointerId)
        if not self._surface(node).held:
            node.classList.remove("moving")
            self._held = None

    def zoomed(self, event: Any) -> int:
        """A wheel was turned over a board: closer or farther. No step for anything else."""
        node = closest(event.target, PANNED)
        if there(node):
            event.preventDefault()
            surface = self._surface(node)
            surface.frame = frame_of(node)
            rate = PINCH_ZOOM if event.ctrlKey else WHEEL_ZOOM
            surface.zoom(exp(-pixels(event) * rate), point_in(node, event))
            apply_lens(node, surface)
        return 0

    def turned(self, event: Any) -> int:
        """A wheel was turned over something that turns: 1 or -1 when it has gone far enough for a step."""
        event.preventDefault()
        way = pixels(event)
        self._wheel = self._wheel + way if self._wheel * way >= 0 else way
        if abs(self._wheel) < WHEEL_STEP:
            return 0
        self._wheel = 0.0
        return 1 if way > 0 else -1

    def focused(self, target: Any) -> None:
        """Something on a board got the focus: bring it into view, and let Tab come back to it."""
        layer = closest(target, "[data-layer]")
        if not there(layer) or not target.matches(":focus-visible"):
            return
        for other in layer.querySelectorAll("[data-target][tabindex='0']"):
            other.setAttribute("tabindex", "-1")
        target.setAttribute("tabindex", "0")
        node = closest(layer, PANNED)
        surface = self._surface(node)
        surface.frame = frame_of(node)
        surface.reveal(box_of(target, layer))
        apply_lens(node, surface)

    def look_around(self, command: str, right: int, down: int) -> bool:
        """Zoom in or out, show all, push to a side."""
        node = js.document.querySelector(PANNED)
        if not there(node):
            return False
        surface = self._surface(node)
        surface.frame = frame_of(node)
        if command == "push":
            surface.push(right, down)
        elif command == "all":
            surface.fit(whole(node))
        else:
            surface.zoom(STEP if command == "in" else 1 / STEP)
        apply_lens(node, surface)
        return True

    def touch(self, text: str) -> None:
        """Something with this markup has come or gone: perhaps the board has to be seen differently now."""
        self._touched = self._touched or any(name in text for name in TOUCHING)

    def forget_lost(self) -> None:
        """Boards whose table was left are seen afresh when they come back; one drawn anew is in its place by now."""
        for name in [name for name, node in self._nodes.items() if not self._touched and not node.isConnected]:
            del self._nodes[name], self._surfaces[name]

    def settle_if_touched(self) -> None:
        """To look where things lie takes time, so only when it may have changed."""
        if self._touched:
            self._touched = False
            self.settle()

    def settle(self) -> None:
        """The page or the board has changed: boards that nobody has moved show everything."""
        found = {str(node.dataset.pan): node for node in js.document.querySelectorAll(f"#screen {PANNED}")}
        for name, node in found.items():
            if self._nodes.get(name) != node:
                self._observer.observe(node)
            self._nodes[name] = node
            surface = self._surface(node)
            surface.frame = frame_of(node)
            if surface.auto:
                everything = whole(node)
                near = node.querySelector("[data-near]")
                scale = float(near.dataset.near) if there(near) and node.clientWidth < NARROW else 0
                surface.show(union(node, "[data-reveal]") or everything, everything, scale)
            apply_lens(node, surface)
            keep_reachable(node)
