"""Files: from the site, from the person, to the person."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import js
from pyodide.ffi import JsException, create_once_callable, to_js

from ui.dom.values import record, there
from ui.page import Fault


class Files:
    """The part of the page that gives and takes files."""

    def download(self, name: str, text: str) -> None:
        """Offer a text as a file."""
        blob = js.Blob.new(to_js([text]), record(type="text/plain" if name.endswith(".txt") else "application/json"))
        link = js.document.createElement("a")
        link.href = js.URL.createObjectURL(blob)
        link.download = name
        link.click()
        js.setTimeout(create_once_callable(lambda: js.URL.revokeObjectURL(link.href)), 10_000)

    async def copy(self, text: str) -> bool:
        """Put a text on the clipboard."""
        try:
            await js.navigator.clipboard.writeText(text)
        except (JsException, AttributeError):
            return False
        return True

    async def upload(self, limit: int) -> str | Fault | None:
        """A text file picked by the person."""
        picker = js.document.createElement("input")
        picker.type, picker.accept = "file", ".json,.txt,application/json,text/plain"
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
        return await _text_of(file)

    async def fetch(self, path: str) -> str | None:
        """The text of a file of the site."""
        try:
            answer = await js.fetch(address_of(path))
            return str(await answer.text()) if answer.ok else None
        except JsException:
            return None


async def _text_of(file: Any) -> str | Fault:
    """What a file says, if it is text at all."""
    bytes_of_it = await file.arrayBuffer()
    try:
        text = str(js.TextDecoder.new("utf-8", record(fatal=True)).decode(bytes_of_it))
    except JsException as error:
        return Fault("not_text", str(error))
    return Fault("not_text", "a zero byte") if "\0" in text else text


def address_of(path: str) -> str:
    """Where the build put a file of the site."""
    files = js.document.getElementById("files")
    known: dict[str, str] = json.loads(files.textContent) if there(files) else {}
    return known.get(path, path)
