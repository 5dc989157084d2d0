"""The page this program runs in: everything ``ui.page.Page`` asks for."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

import js
from pyodide.ffi import create_once_callable

from ui.dom.around import Around
from ui.dom.boards import Boards
from ui.dom.document import Document
from ui.dom.files import Files
from ui.dom.flights import fly
from ui.dom.listening import Listener
from ui.dom.locks import Locks
from ui.dom.screen import Screen
from ui.dom.shell import Shell
from ui.dom.storage import LocalStorage
from ui.dom.worker import Thinker
from ui.page import Flight, Pieces, Signal

BREATH = 4
"""Milliseconds of the shortest sleep: one that is shorter is no timer in Pyodide but a message, and while one message
follows the other, the browser's own clocks stand still.
"""


class Browser(Around, Document, Files, Shell):
    """The page with its boards, its screen and its worker."""

    def __init__(self) -> None:
        self.storage = LocalStorage()
        self._boards = Boards()
        self._screen = Screen(self._boards)
        self._locks = Locks()
        self._thinker = Thinker()
        self._tasks: set[asyncio.Task[None]] = set()

    def listen(self, handle: Callable[[Signal], bool]) -> None:
        """Send everything a person does to ``handle``, which says whether it took a key for itself."""
        Listener(self._boards, handle).open()

    def show(self, regions: Mapping[str, str | Pieces], moving: bool = False) -> None:
        """Put markup into the regions of these ids, keep the focus, let pieces travel."""
        self._screen.show(regions, moving)

    async def show_slowly(self, regions: Mapping[str, str | Pieces]) -> bool:
        """Put markup into the regions, with breaths between."""
        return await self._screen.show_slowly(regions, lambda: self.sleep(0))

    def look_around(self, command: str, right: int = 0, down: int = 0) -> bool:
        """Move the view of the board."""
        return self._boards.look_around(command, right, down)

    def fly(self, flights: Sequence[Flight]) -> None:
        """Show what goes where."""
        fly(flights)

    async def hold(self, name: str, lost: Callable[[], None], by_force: bool = False) -> bool:
        """Be the one page of this browser that holds a name."""
        return await self._locks.hold(name, lost, by_force)

    def free(self, name: str) -> None:
        """Hold a name no longer."""
        self._locks.free(name)

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
        least = 0 if js.document.hidden else BREATH  # the clocks of a hidden page are slow, and nobody waits there
        await asyncio.sleep(max(milliseconds, least) / 1000)

    async def ask_worker(self, request: str) -> str | None:
        """What the worker named ``ai`` answers; None until it is up, and where the browser gives no worker."""
        if not self._thinker.asked:
            self._thinker.asked = True
            self.start(self._thinker.wake())
        return await self._thinker.ask(request)
