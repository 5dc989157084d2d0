"""The worker that thinks for computer players."""

from __future__ import annotations

import asyncio
from typing import Any

import js
from pyodide.ffi import JsException

from ui.dom.values import there

PATIENCE = 60.0
"""Seconds a worker may take to come up."""


class Thinker:
    """The worker named ``ai``."""

    def __init__(self) -> None:
        self._worker: Any = None
        self.asked = False

    async def ask(self, request: str) -> str | None:
        """What the worker answers; None until it is up, and where the browser gives no worker."""
        if self._worker is None:
            return None
        try:
            return str(await self._worker.think(request))
        except JsException:
            self._worker = None
            return None

    async def wake(self) -> None:
        """Bring the worker up."""
        self.asked = True
        try:
            self._worker = await asyncio.wait_for(_worker(), PATIENCE)
        except (JsException, OSError, TimeoutError, ImportError, KeyError):
            self._worker = None


async def _worker() -> Any:
    from pyscript import workers

    template = js.document.getElementById("ai-worker")
    if there(template):
        js.document.body.appendChild(template.content.cloneNode(True))
        template.remove()
    return await workers["ai"]
