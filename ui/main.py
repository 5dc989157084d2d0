"""The app's start in the page."""

from __future__ import annotations

from ui.app import App
from ui.dom import Browser
from ui.embedding import Embedding
from ui.page import Signal


async def start() -> None:
    """Take over the page from its shell and carry out what was clicked meanwhile."""
    browser = Browser()
    app = App(browser)
    browser.listen(app.handle)
    app.start()
    browser.root("python", "ready")
    pending = browser.pending()
    if pending:
        app.handle(Signal("click", pending))


async def embed(mode: str) -> None:
    """Set the position of this page up, in a frame of another page; back when it can be played."""
    browser = Browser()
    app = Embedding(browser, browser.document(), mode)
    browser.listen(app.handle)
    app.start()
    await app.opened.wait()
    browser.root("python", "ready")
