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
        self._asking: dict[str, asyncio.Future[bool]] = {}

    async def hold(self, name: str, lost: Callable[[], None], by_force: bool = False) -> bool:
        """Be the one page of this browser that holds ``name``."""
        locks: Any = getattr(js.navigator, "locks", None)
        if not there(locks) or name in self._freeing:
            return True
        if name not in self._asking:
            self._ask(locks, name, lost, by_force)
        return await self._asking[name]

    def _ask(self, locks: Any, name: str, lost: Callable[[], None], by_force: bool) -> None:
        granted: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        granted.add_done_callback(lambda _: self._asking.pop(name))
        self._asking[name] = granted

        def have(lock: Any) -> Any:
            granted.set_result(there(lock))
            return js.Promise.new(create_once_callable(keep)) if there(lock) else None

        def keep(resolve: Any, _reject: Any) -> None:
            self._freeing[name] = resolve

        def taken(_error: Any) -> None:
            if self._freeing.pop(name, None) is not None:
                lost()
            elif not granted.done():
                granted.set_result(True)

        way = record(steal=True) if by_force else record(ifAvailable=True)
        locks.request(name, way, create_once_callable(have)).catch(taken)

    def free(self, name: str) -> None:
        """Hold a name no longer."""
        resolve = self._freeing.pop(name, None)
        if resolve is not None:
            resolve(None)
