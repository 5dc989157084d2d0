"""The app's start in a frame of another page."""

from __future__ import annotations

from ui.dom.browser import Browser
from ui.embedding import Embedding


async def embed(mode: str) -> None:
    """Set the position of this page up; back when it can be played."""
    browser = Browser()
    app = Embedding(browser, browser.position(), mode)
    browser.listen(app.handle)
    app.start()
    await app.opened.wait()
    browser.root("python", "ready")
