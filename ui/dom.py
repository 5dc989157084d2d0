"""The one door to the browser: only this module imports ``js`` and ``pyscript``, and no raw ``js`` object leaves it."""

from __future__ import annotations

import asyncio
import json
import traceback
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

import js
from pyodide.ffi import JsException, create_once_callable, create_proxy, jsnull, to_js

from ui.page import Fault, Signal

TRAVEL = 250
"""Milliseconds a piece takes from place to place."""

USABLE = "button,a[href],[data-target][tabindex='0']"
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
    name = str(getattr(error, "name", ""))
    return Fault("full" if name in FULL else "refused", name or str(error))


class Browser:
    """The page this program runs in."""

    def __init__(self) -> None:
        self.storage = LocalStorage()
        self._shown: dict[str, str] = {}
        self._pointed = ""
        self._tasks: set[asyncio.Task[None]] = set()
        self._worker: Any = None
        self._worker_asked = False
        self._opener = ""

    # Listening ---------------------------------------------------------------------------------------------------

    def listen(self, handle: Callable[[Signal], bool]) -> None:
        """Send everything a person does to ``handle``, which says whether it took a key for itself."""

        def on(kind: str, hear: Callable[[Any], None], capture: bool = False) -> None:
            js.document.addEventListener(kind, create_proxy(hear), capture)

        def click(event: Any) -> None:
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
                handle(Signal("click", data))
            elif handle(Signal("key", data, key=str(event.key), typing=_is_typing(event.target))):
                event.preventDefault()

        def point(event: Any) -> None:
            hit = _closest(event.target, "[data-target],[data-lights]")
            data = _data(hit) if _there(hit) else {}
            name = data.get("target") or data.get("lights", "")
            if name != self._pointed:
                self._pointed = name
                handle(Signal("point" if name else "leave", data))

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
        on("change", change)
        on("cancel", cancel, True)
        on("visibilitychange", hide)

        def language(event: Any) -> None:
            handle(Signal("language", value=str(event.detail)))

        def theme(event: Any) -> None:
            handle(Signal("theme", value=str(event.detail)))

        on("fogueira:language", language)
        on("fogueira:theme", theme)

    # Showing -----------------------------------------------------------------------------------------------------

    def show(self, regions: Mapping[str, str], moving: bool = False) -> None:
        """Put markup into the regions of these ids, keep the focus, let pieces travel."""
        if all(self._shown.get(name) == text for name, text in regions.items()):
            return
        before = _places() if moving and not self._still() else {}
        held = _focus_path(js.document.activeElement)
        for name, text in regions.items():
            if self._shown.get(name) != text:
                self._write(name, text)
        self._settle_dialog()
        _hold_focus(held)
        _place_tip()
        if before:
            _travel(before)

    def _write(self, name: str, text: str) -> None:
        node = js.document.getElementById(name)
        if _there(node):
            _put(node, text)
            self._forget_inside(node, name)
            self._shown[name] = text

    def _forget_inside(self, node: Any, name: str) -> None:
        for other in [key for key in self._shown if key != name]:
            inner = js.document.getElementById(other)
            if not _there(inner) or node.contains(inner):
                del self._shown[other]

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
        wanted = targets.split()
        for node in js.document.querySelectorAll("[data-target]"):
            name = "earned" if node.tagName == "use" else "pointed-at"
            node.classList.toggle(name, str(node.dataset.target) in wanted)

    def step_focus(self, step: int) -> None:
        """Move the focus among the things that can be used, beside the focused one."""
        active = js.document.activeElement
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


def _stays(name: str, _node: Any, _change: str) -> bool:
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
    return "".join(f"[data-{name}={json.dumps(value)}]" for name, value in data.items())


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
