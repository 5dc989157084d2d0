"""Being the only page that holds something: Web Locks, where the browser has them.

Where it has none, everybody gets what they ask for; the revisions of the store then tell who came too late.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_once_callable

from ui.dom.values import record, there


class Locks:
    """The names that this page holds."""

    def __init__(self) -> None:
        self._freeing: dict[str, Any] = {}
        self._asked: dict[tuple[str, bool], asyncio.Future[None]] = {}
        self._lockless = False

    async def hold(self, name: str, lost: Callable[[], None], by_force: bool = False) -> bool:
        """Be the one page of this browser that holds ``name``. What is being asked already is not asked twice."""
        key = name, by_force
        if key not in self._asked:
            self._asked[key] = asyncio.ensure_future(self._ask(name, lost, by_force))
        await self._asked[key]
        self._asked.pop(key, None)
        return self._lockless or name in self._freeing

    async def _ask(self, name: str, lost: Callable[[], None], by_force: bool) -> None:
        locks: Any = getattr(js.navigator, "locks", None)
        self._lockless = not there(locks)
        if self._lockless or name in self._freeing:
            return
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def have(lock: Any) -> Any:
            answered.set_result(None)
            return js.Promise.new(create_once_callable(keep)) if there(lock) else None

        def keep(resolve: Any, _reject: Any) -> None:
            self._freeing[name] = resolve

        def taken(_error: Any) -> None:
            if self._freeing.pop(name, None) is not None:
                lost()
            elif not answered.done():
                self._lockless = True
                answered.set_result(None)

        way = record(steal=True) if by_force else record(ifAvailable=True)
        locks.request(name, way, create_once_callable(have)).catch(taken)
        await answered

    def free(self, name: str) -> None:
        """Hold a name no longer."""
        resolve = self._freeing.pop(name, None)
        if resolve is not None:
            resolve(None)
