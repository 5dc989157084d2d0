"""What the page's shell knows, which was there before Python."""

from __future__ import annotations

import js
from pyodide.ffi import jsnull

from ui.dom.values import record, there


class Shell:
    """The part of the page that asks its shell."""

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
        return {str(k): str(v) for k, v in waiting.to_py().items()} if there(waiting) else {}

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int(js.Date.now())

    def date(self, milliseconds: int, tag: str) -> str:
        """A time as people of a language write it."""
        style = record(dateStyle="medium", timeStyle="short")
        return str(js.Intl.DateTimeFormat.new(tag, style).format(js.Date.new(milliseconds)))
