"""The one door to the browser: only this module imports ``js`` and ``pyscript``, and no raw ``js`` object leaves it."""

from __future__ import annotations

import asyncio
import json
import traceback
from collections.abc import Callable, Coroutine, Mapping
from math import exp
from typing import Any

import js
from pyodide.ffi import JsException, create_once_callable, create_proxy, jsnull, to_js

from ui.page import Fault, Pieces, Signal
from ui.panzoom import STEP, Box, Point, Surface, nearest

TRAVEL = 250
"""Milliseconds a piece takes from place to place."""

USABLE = "button,a[href],[data-target][tabindex='0']"
PANNED = "[data-pan]"
"""A board without an edge; what moves lies in its ``[data-layer]``, see ``_Boards``."""
TOUCHING = ("data-pan", "data-extent", "data-reveal", "data-near")
"""What in markup has to do with how a board is seen."""
WHEEL_ZOOM = 0.0016
PINCH_ZOOM = 0.01
"""Zoom per pixel of a wheel, and of two fingers on a touch pad."""
WHEEL_STEP = 60
"""Pixels of a wheel that make one step of something that is turned."""
NARROW = 600
"""Pixels of a board so narrow that small things need a closer look, see ``_Boards``."""
LINE = 20
"""Pixels of a line, where a wheel counts in lines."""
FULL = ("QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED")
WORKER_PATIENCE = 60.0


def _object(**values: Any) -> Any:
    return to_js(values, dict_converter=js.Object.fromEntries)


def _there(value: Any) -> bool:
    return value is not None and value is not jsnull and value is not js.undefined


class LocalStorage:
    """``window.localStorage`` with results instead of exceptions."""

    def get(self, key: str) -> str | Fault | None:
        """The text under a key."""
        try:
            text = js.localStorage.getItem(key)
        except (JsException, AttributeError) as error:
            return _fault(error)
        return str(text) if _there(text) else None

    def set(self, key: str, text: str) -> Fault | None:
        """Keep a text."""
        try:
            js.localStorage.setItem(key, text)
        except (JsException, AttributeError) as error:
            return _fault(error)
        return None

    def remove(self, key: str) -> Fault | None:
        """Forget a key."""
        try:
            js.localStorage.removeItem(key)
        except (JsException, AttributeError) as error:
            return _fault(error)
        return None

    def keys(self) -> list[str] | Fault:
        """All keys."""
        try:
            return [str(js.localStorage.key(i)) for i in range(js.localStorage.length)]
        except (JsException, AttributeError) as error:
            return _fault(error)


def _fault(error: Exception) -> Fault:
    said = f"{getattr(error, 'name', '')} {error}"
    return Fault("full" if any(name in said for name in FULL) else "refused", said.strip())


class Browser:
    """The page this program runs in."""

    def __init__(self) -> None:
        self.storage = LocalStorage()
        self._shown: dict[str, str | Pieces] = {}
        self._laid: dict[str, dict[str, tuple[str, Any]]] = {}
        self._boards = _Boards()
        self._pointed = ""
        self._tasks: set[asyncio.Task[None]] = set()
        self._worker: Any = None
        self._worker_asked = False
        self._opener = ""

    # Listening ---------------------------------------------------------------------------------------------------

    def listen(self, handle: Callable[[Signal], bool]) -> None:
        """Send everything a person does to ``handle``, which says whether it took a key for itself."""

        def on(kind: str, hear: Callable[[Any], None], capture: bool = False) -> None:
            js.document.addEventListener(kind, create_proxy(hear), _object(capture=capture, passive=False))

        def click(event: Any) -> None:
            if self._boards.dragged(event):
                return
            hit = _hit(event.target)
            if _there(hit) and hit.tagName not in ("FORM", "SELECT", "INPUT"):
                if hit.tagName == "A":
                    event.preventDefault()
                handle(Signal("click", _data(hit), fields=_fields(hit)))
            elif event.target.tagName == "DIALOG" and "stays" not in _data(event.target) and _outside(event):
                handle(Signal("click", {"act": "close"}))

        def submit(event: Any) -> None:
            event.preventDefault()
            handle(Signal("click", _data(event.target), fields=_fields(event.target)))

        def key(event: Any) -> None:
            if event.ctrlKey or event.metaKey or event.altKey or event.isComposing:
                return
            hit = _hit(event.target)
            data = _data(hit) if _there(hit) else {}
            if event.key in ("Enter", " ") and _there(hit) and not _clicks_itself(event.target):
                event.preventDefault()
                handle(Signal("click", data, key=str(event.key)))
            elif handle(Signal("key", data, str(event.key), shift=event.shiftKey, typing=_is_typing(event.target))):
                event.preventDefault()

        def point(event: Any) -> None:
            if event.type == "focusin":
                self._boards.focused(event.target)
            elif self._boards.dragging:
                return
            hit = _closest(event.target, "[data-target],[data-lights]")
            data = _data(hit) if _there(hit) else {}
            name = data.get("target") or data.get("lights", "")
            if name != self._pointed:
                self._pointed = name
                handle(Signal("point" if name else "leave", data))

        def wheel(event: Any) -> None:
            hit = _closest(event.target, "[data-wheel]")
            step = self._boards.turned(event) if _there(hit) and not event.ctrlKey else self._boards.zoomed(event)
            if step:
                handle(Signal("wheel", _data(hit), value=str(step)))

        def change(event: Any) -> None:
            hit = _closest(event.target, "select[data-act],input[data-act]")
            if _there(hit):
                handle(Signal("change", _data(hit), fields=_fields(hit)))

        def cancel(event: Any) -> None:
            event.preventDefault()  # a dialog leaves when the program says so

        def hide(event: Any) -> None:
            if js.document.visibilityState == "hidden":
                handle(Signal("hide"))

        on("click", click)
        on("submit", submit)
        on("keydown", key)
        on("pointerover", point)
        on("focusin", point)
        on("pointerdown", self._boards.press)
        on("pointermove", self._boards.move)
        on("pointerup", self._boards.release)
        on("pointercancel", self._boards.release)
        on("wheel", wheel)
        on("change", change)
        on("cancel", cancel, True)
        on("visibilitychange", hide)

        def language(event: Any) -> None:
            handle(Signal("language", value=str(event.detail)))

        def theme(event: Any) -> None:
            handle(Signal("theme", value=str(event.detail)))

        def newer(_event: Any) -> None:
            handle(Signal("newer"))

        def link(event: Any) -> None:
            handle(Signal("click", {"act": "arrive", "link": str(event.detail)}))

        def message(event: Any) -> None:
            handle(Signal("message", value=str(event.detail)))

        on("fogueira:message", message)
        on("fogueira:newer", newer)
        on("fogueira:link", link)
        on("fogueira:language", language)
        on("fogueira:theme", theme)

    # Showing -----------------------------------------------------------------------------------------------------

    def show(self, regions: Mapping[str, str | Pieces], moving: bool = False) -> None:
        """Put markup into the regions of these ids, keep the focus, let pieces travel."""
        if all(self._shown.get(name) == content for name, content in regions.items()):
            return
        before = _places() if moving and not self._still() else {}
        held = _focus_path(js.document.activeElement)
        for name, content in regions.items():
            if self._shown.get(name) != content:
                self._put(name, content)
        self._boards.settle_if_touched()
        self._settle_dialog()
        _hold_focus(held)
        _place_tip()
        if before:
            _travel(before)

    def _put(self, name: str, content: str | Pieces) -> None:
        node = js.document.getElementById(name)
        if not _there(node):
            return
        if isinstance(content, str):
            _put(node, content)
            self._forget_inside(node, name)
            self._boards.touch(content)
            self._boards.forget_lost()
        else:
            self._laid[name] = _lay(node, self._laid.get(name, {}), content, self._boards.touch)
        self._shown[name] = content

    def _forget_inside(self, node: Any, name: str) -> None:
        for other in [key for key in self._shown if key != name]:
            inner = js.document.getElementById(other)
            if not _there(inner) or node.contains(inner):
                del self._shown[other]
                self._laid.pop(other, None)

    def _still(self) -> bool:
        return self.matches("(prefers-reduced-motion: reduce)")

    def _settle_dialog(self) -> None:
        """Open a dialog that has come, remember where the focus was; bring it back when the dialog has gone."""
        node = js.document.querySelector("dialog[data-modal]")
        if _there(node) and not node.open:
            self._opener = self._opener or _focus_path(js.document.activeElement)
            node.showModal()
            _focus_in(node)
        elif not _there(node) and self._opener:
            opener, self._opener = self._opener, ""
            _hold_focus(opener)

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
        if _there(node):
            node.click()
        return _there(node)

    def announce(self, text: str) -> None:
        """Say a text to screen readers through the live region."""
        node = js.document.getElementById("live")
        if _there(node):
            line = js.document.createElement("p")
            line.textContent = text
            node.replaceChildren(*list(node.children)[-2:], line)

    def root(self, name: str, value: str) -> None:
        """Set a ``data-*`` attribute of the root."""
        js.document.documentElement.setAttribute(f"data-{name}", value)

    def mark(self, selector: str, name: str, value: str) -> None:
        """Set an attribute of the first match."""
        node = js.document.querySelector(selector)
        if _there(node):
            node.setAttribute(name, value)

    def light(self, targets: str) -> None:
        """Light the things of these targets, and no others."""
        for node in js.document.querySelectorAll(".earned,.pointed-at"):
            node.classList.remove("earned", "pointed-at")
        for target in targets.split():
            for node in js.document.querySelectorAll(f"[data-target={json.dumps(target)}]"):
                node.classList.add("earned" if node.tagName == "use" else "pointed-at")

    def look_around(self, command: str, right: int = 0, down: int = 0) -> bool:
        """Move the view of the board."""
        return self._boards.look_around(command, right, down)

    def step_focus(self, step: int, way: tuple[int, int] = (0, 0)) -> None:
        """Move the focus among the things that can be used, beside the focused one."""
        active = js.document.activeElement
        if _there(_closest(active, "[data-layer]")):
            _step_on_board(active, way)
            return
        on_board = js.document.querySelector("[data-layer] [data-target][tabindex='0']")
        if _there(on_board) and (active == js.document.body or active.matches("[data-focus-home]")):
            on_board.focus(_object(preventScroll=True))
            return
        group = _closest(active, "#board,#decide,[role=tablist],[role=menu],#players,#mine")
        if not _there(group):
            group = js.document.getElementById("decide")
        if not _there(group):
            return
        found = [node for node in group.querySelectorAll(USABLE) if node.getClientRects().length]
        places = [i for i, node in enumerate(found) if node == active]
        now = places[0] if places else -1 if step > 0 else 0
        if found:
            found[(now + step) % len(found)].focus()

    def skip_motion(self) -> None:
        """Bring everything that moves to its end."""
        for motion in js.document.getAnimations():
            if js.Number.isFinite(motion.effect.getComputedTiming().endTime):
                motion.finish()

    def add_sheet(self, markup: str) -> None:
        """Put a sheet of symbols into the page."""
        js.document.getElementById("sheets").insertAdjacentHTML("beforeend", markup)

    def matches(self, query: str) -> bool:
        """Whether a media query holds."""
        return bool(js.matchMedia(query).matches)

    # Time --------------------------------------------------------------------------------------------------------

    def later(self, milliseconds: int, call: Callable[[], None]) -> None:
        """Call after a while."""
        js.setTimeout(create_once_callable(call), milliseconds)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine beside everything else."""
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            js.console.error("".join(traceback.format_exception(error)))

    async def sleep(self, milliseconds: int) -> None:
        """Let the browser paint and answer."""
        await asyncio.sleep(milliseconds / 1000)

    # Files and network -------------------------------------------------------------------------------------------

    def download(self, name: str, text: str) -> None:
        """Offer a text as a file."""
        blob = js.Blob.new(to_js([text]), _object(type="application/json"))
        link = js.document.createElement("a")
        link.href = js.URL.createObjectURL(blob)
        link.download = name
        link.click()
        js.setTimeout(create_once_callable(lambda: js.URL.revokeObjectURL(link.href)), 10_000)

    async def upload(self, limit: int) -> str | Fault | None:
        """A text file picked by the person."""
        picker = js.document.createElement("input")
        picker.type, picker.accept = "file", ".json,application/json"
        done = asyncio.Event()

        def decide(_event: Any) -> None:
            done.set()

        for kind in ("change", "cancel"):
            picker.addEventListener(kind, create_once_callable(decide))
        picker.click()
        await done.wait()
        if not picker.files.length:
            return None
        file = picker.files.item(0)
        if file.size > limit:
            return Fault("full", str(file.size))
        return str(await file.text())

    async def fetch(self, path: str) -> str | None:
        """The text of a file of the site."""
        try:
            answer = await js.fetch(_address(path))
            return str(await answer.text()) if answer.ok else None
        except JsException:
            return None

    async def ask_worker(self, request: str) -> str | None:
        """What the worker named ``ai`` answers; None until it is up, and where the browser gives no worker."""
        if not self._worker_asked:
            self._worker_asked = True
            self.start(self._start_worker())
        if self._worker is None:
            return None
        try:
            return str(await self._worker.think(request))
        except JsException:
            self._worker = None
            return None

    async def _start_worker(self) -> None:
        try:
            self._worker = await asyncio.wait_for(_worker(), WORKER_PATIENCE)
        except (JsException, OSError, TimeoutError, ImportError, KeyError):
            self._worker = None

    # The shell ---------------------------------------------------------------------------------------------------

    def language(self) -> str:
        """The language chosen in the page."""
        return str(js.fogueira.language)

    def theme(self) -> str:
        """The theme chosen in the page."""
        return str(js.fogueira.theme)

    def painted(self) -> str:
        """The scheme the page is painted in now: ``light`` or ``dark``."""
        return str(js.document.documentElement.dataset.theme)

    def pending(self) -> dict[str, str]:
        """What was clicked before the program was ready."""
        waiting = js.fogueira.pending
        js.fogueira.pending = jsnull
        return {str(k): str(v) for k, v in waiting.to_py().items()} if _there(waiting) else {}

    def newer(self) -> bool:
        """Whether a newer build waits."""
        return bool(js.fogueira.newer)

    def renew(self, then: Mapping[str, str]) -> None:
        """Change over to the newest build, and click ``then``."""
        js.fogueira.renew(_object(**then))

    def document(self) -> str:
        """The position that a page for frames is about: a document, or the part of a link that holds it."""
        return str(js.fogueira.document())

    def site(self) -> str:
        """The address of the app's folder."""
        return str(js.URL.new(_address("./"), js.location.href).href)

    def forget_link(self) -> None:
        """Take the document out of the page's address."""
        js.history.replaceState(None, "", js.location.pathname + js.location.search)

    async def copy(self, text: str) -> bool:
        """Put a text into the clipboard."""
        try:
            await js.navigator.clipboard.writeText(text)
        except (JsException, AttributeError):
            return False
        return True

    def tell(self, kind: str, data: Mapping[str, Any]) -> None:
        """Tell the page around the frame."""
        js.fogueira.tell(kind, json.dumps(data))

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int(js.Date.now())


async def _worker() -> Any:
    from pyscript import workers

    template = js.document.getElementById("ai-worker")
    if _there(template):
        js.document.body.appendChild(template.content.cloneNode(True))
        template.remove()
    return await workers["ai"]


# Boards without an edge ------------------------------------------------------------------------------------------


class _Boards:
    """The boards that can be moved: ``[data-pan]`` names one and its padding keeps its rim free, ``[data-layer]`` in it
    is moved, a hundred pixels square. ``[data-extent]`` marks what makes up the whole, ``[data-reveal]`` what is to be
    seen if the whole is too small, ``[data-near]`` the scale that it needs on a narrow screen. ``[data-scaled]`` is
    told the scale as ``--scale``.
    """

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
        node = _closest(event.target, PANNED)
        return bool(event.detail) and _there(node) and self._surface(node).dragged

    def press(self, event: Any) -> None:
        """A pointer came down, perhaps on a board."""
        node = _closest(event.target, PANNED)
        if _there(node) and not event.button:
            self._held = node
            surface = self._surface(node)
            surface.frame = _frame(node)
            surface.press(event.pointerId, _point_in(node, event))

    def move(self, event: Any) -> None:
        """A pointer moved; a board may follow it."""
        node = self._held
        if node is None or not self._surface(node).move(event.pointerId, _point_in(node, event)):
            return
        if not node.classList.contains("moving"):
            node.classList.add("moving")
            node.setPointerCapture(event.pointerId)
        _apply(node, self._surface(node))

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
        node = _closest(event.target, PANNED)
        if _there(node):
            event.preventDefault()
            surface = self._surface(node)
            surface.frame = _frame(node)
            rate = PINCH_ZOOM if event.ctrlKey else WHEEL_ZOOM
            surface.zoom(exp(-_pixels(event) * rate), _point_in(node, event))
            _apply(node, surface)
        return 0

    def turned(self, event: Any) -> int:
        """A wheel was turned over something that turns: 1 or -1 when it has gone far enough for a step."""
        event.preventDefault()
        pixels = _pixels(event)
        self._wheel = self._wheel + pixels if self._wheel * pixels >= 0 else pixels
        if abs(self._wheel) < WHEEL_STEP:
            return 0
        self._wheel = 0.0
        return 1 if pixels > 0 else -1

    def focused(self, target: Any) -> None:
        """Something on a board got the focus: bring it into view, and let Tab come back to it."""
        layer = _closest(target, "[data-layer]")
        if not _there(layer) or not target.matches(":focus-visible"):
            return
        for other in layer.querySelectorAll("[data-target][tabindex='0']"):
            other.setAttribute("tabindex", "-1")
        target.setAttribute("tabindex", "0")
        node = _closest(layer, PANNED)
        surface = self._surface(node)
        surface.frame = _frame(node)
        surface.reveal(_box(target, layer))
        _apply(node, surface)

    def look_around(self, command: str, right: int, down: int) -> bool:
        """Zoom in or out, show all, push to a side."""
        node = js.document.querySelector(PANNED)
        if not _there(node):
            return False
        surface = self._surface(node)
        surface.frame = _frame(node)
        if command == "push":
            surface.push(right, down)
        elif command == "all":
            surface.fit(_whole(node))
        else:
            surface.zoom(STEP if command == "in" else 1 / STEP)
        _apply(node, surface)
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
        found = {str(node.dataset.pan): node for node in js.document.querySelectorAll(PANNED)}
        for name, node in found.items():
            if self._nodes.get(name) != node:
                self._observer.observe(node)
            self._nodes[name] = node
            surface = self._surface(node)
            surface.frame = _frame(node)
            if surface.auto:
                whole = _whole(node)
                near = node.querySelector("[data-near]")
                scale = float(near.dataset.near) if _there(near) and node.clientWidth < NARROW else 0
                surface.show(_union(node, "[data-reveal]") or whole, whole, scale)
            _apply(node, surface)
            _keep_reachable(node)


def _keep_reachable(node: Any) -> None:
    """Tab comes to one thing on a board, arrows go on from there: if that one is gone, it comes to the first."""
    if not _there(node.querySelector("[data-target][tabindex='0']")):
        first = node.querySelector("[data-target][tabindex]")
        if _there(first):
            first.setAttribute("tabindex", "0")


def _apply(node: Any, surface: Surface) -> None:
    layer, lens = node.querySelector("[data-layer]"), surface.lens
    shift = f"translate({lens.left:.1f}px, {lens.top:.1f}px) scale({lens.scale:.4f})"
    if layer.getAttribute("data-shift") != shift:
        layer.setAttribute("data-shift", shift)
        layer.style.transform = shift
    # On those alone that ask for it: a property that all inherit would have the whole board's style worked out anew.
    for thing in layer.querySelectorAll("[data-scaled]"):
        thing.style.setProperty("--scale", f"{lens.scale:.4f}")


def _frame(node: Any) -> Box:
    style = js.getComputedStyle(node)
    top, right, bottom, left = (
        float(str(style.getPropertyValue(f"padding-{side}"))[:-2]) for side in ("top", "right", "bottom", "left")
    )
    return left, top, max(1, node.clientWidth - left - right), max(1, node.clientHeight - top - bottom)


def _point_in(node: Any, event: Any) -> Point:
    corner = node.getBoundingClientRect()
    return event.clientX - corner.left, event.clientY - corner.top


def _box(thing: Any, layer: Any) -> Box:
    """Where something on a board lies, in the board's units."""
    base, box = layer.getBoundingClientRect(), thing.getBoundingClientRect()
    scale = base.width / layer.offsetWidth or 1
    return (
        (box.left - base.left) / scale,
        (box.top - base.top) / scale,
        box.width / scale,
        box.height / scale,
    )


def _union(node: Any, selector: str) -> Box | None:
    layer = node.querySelector("[data-layer]")
    boxes = [box for thing in node.querySelectorAll(selector) if (box := _box(thing, layer))[2]]
    if not boxes:
        return None
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    return left, top, max(box[0] + box[2] for box in boxes) - left, max(box[1] + box[3] for box in boxes) - top


def _whole(node: Any) -> Box:
    return _union(node, "[data-extent]") or (0, 0, 1, 1)


def _pixels(event: Any) -> float:
    return float(event.deltaY * (LINE if event.deltaMode else 1))


def _step_on_board(active: Any, way: Point) -> None:
    """Move the focus on a board to the nearest thing that lies that way."""
    found = list(_closest(active, "[data-layer]").querySelectorAll("[data-target][tabindex]"))
    boxes = [node.getBoundingClientRect() for node in [active, *found]]
    middles = [(box.left + box.width / 2, box.top + box.height / 2) for box in boxes]
    number = nearest(middles[1:], middles[0], way)
    if number is not None:
        found[number].focus(_object(preventScroll=True))


# Reading events --------------------------------------------------------------------------------------------------


def _closest(node: Any, selector: str) -> Any:
    return node.closest(selector) if _there(node) and hasattr(node, "closest") else None


def _hit(node: Any) -> Any:
    return _closest(node, "[data-act],[data-target]")


def _data(node: Any) -> dict[str, str]:
    text = js.JSON.stringify(js.Object.assign(_object(), node.dataset))
    data: dict[str, str] = json.loads(text)
    return data


def _fields(node: Any) -> dict[str, str]:
    form = js.document.getElementById(node.dataset.form) if "form" in _data(node) else _closest(node, "form")
    if not _there(form):
        return {}
    text = js.JSON.stringify(js.Object.fromEntries(js.FormData.new(form).entries()))
    fields: dict[str, str] = json.loads(text)
    return fields


def _clicks_itself(node: Any) -> bool:
    return node.tagName in ("BUTTON", "A", "INPUT", "SELECT", "TEXTAREA", "SUMMARY")


def _outside(event: Any) -> bool:
    box = event.target.getBoundingClientRect()
    return not (box.left <= event.clientX <= box.right and box.top <= event.clientY <= box.bottom)


def _is_typing(node: Any) -> bool:
    tag = getattr(node, "tagName", "")
    return tag in ("TEXTAREA", "SELECT") or (tag == "INPUT" and node.type not in ("checkbox", "radio", "button"))


# Changing the document -------------------------------------------------------------------------------------------


def _address(path: str) -> str:
    """Where the build put a file of the site."""
    files = js.document.getElementById("files")
    known: dict[str, str] = json.loads(files.textContent) if _there(files) else {}
    return known.get(path, path)


def _lay(
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


def _put(node: Any, text: str) -> None:
    """Replace what a region holds; carefully where that would lose the focus or a scroll position."""
    if text and node.childElementCount and (node.contains(js.document.activeElement) or _scrolled(node)):
        js.Idiomorph.morph(node, text, _morphing)
    else:
        node.innerHTML = text


def _scrolled(node: Any) -> bool:
    return any(inner.scrollTop or inner.scrollLeft for inner in node.querySelectorAll("[data-scrolls]"))


_morphing = _object(
    morphStyle="innerHTML",
    restoreFocus=False,
    callbacks=_object(beforeAttributeUpdated=create_proxy(_stays)),
)


def _focus_path(node: Any) -> str:
    """A selector that finds the focused thing again after a redraw."""
    if not _there(node) or node == js.document.body:
        return ""
    if node.id:
        return f"#{js.CSS.escape(node.id)}"
    data = {k: v for k, v in _data(node).items() if k in ("act", "target", "action", "id", "rule", "value")}
    own = "".join(f"[data-{name}={json.dumps(value)}]" for name, value in data.items())
    around = node.closest("[id]")
    # The same target stands on the board and in the list of choices: the focus stays on its side.
    return f"#{js.CSS.escape(around.id)} {own}" if own and _there(around) else own


def _hold_focus(path: str) -> None:
    active = js.document.activeElement
    if not path or (_there(active) and active != js.document.body):
        return
    for selector in (path, "[data-focus-first]", "[data-focus-home]"):
        node = js.document.querySelector(selector)
        if _there(node):
            node.focus(_object(preventScroll=True))
            return


def _focus_in(dialog: Any) -> None:
    for selector in ("[data-focus-first]", "[data-dialog-title]"):
        node = dialog.querySelector(selector)
        if _there(node):
            node.focus(_object(preventScroll=True))
            return


def _place_tip() -> None:
    """Put the tip beside the thing it is about, inside the window."""
    tip = js.document.querySelector("#tips > [data-at]")
    if not _there(tip):
        return
    thing = js.document.querySelector(f"#screen [data-target={json.dumps(str(tip.dataset.at))}]")
    if not _there(thing):
        return
    at, size = thing.getBoundingClientRect(), tip.getBoundingClientRect()
    wide, high = js.window.innerWidth, js.window.innerHeight
    left = min(max(8, at.left + at.width / 2 - size.width / 2), wide - size.width - 8)
    above, below = at.top - size.height - 10, at.bottom + 10
    top = below if below + size.height < high - 8 or above < 8 else above
    tip.style.left, tip.style.top = f"{left}px", f"{max(8, min(top, high - size.height - 8))}px"


def _places() -> dict[str, tuple[float, float]]:
    found = {}
    for node in js.document.querySelectorAll("[data-piece]"):
        box = node.getBoundingClientRect()
        found[str(node.dataset.piece)] = (box.x + box.width / 2, box.y + box.height / 2)
    for node in js.document.querySelectorAll("[data-home]"):
        box = node.getBoundingClientRect()
        found[f"home {node.dataset.home}"] = (box.x + box.width / 2, box.y + box.height / 2)
    return found


def _travel(before: dict[str, tuple[float, float]]) -> None:
    for node in js.document.querySelectorAll("[data-piece]"):
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
    scale = owner.getScreenCTM().a if _there(owner) else 1
    frames = [{"translate": f"{dx / scale:.1f}px {dy / scale:.1f}px"}, {"translate": "0px 0px"}]
    timing = _object(duration=TRAVEL, easing="cubic-bezier(.3,0,.2,1)")
    node.animate(to_js(frames, dict_converter=js.Object.fromEntries), timing)
