"""The app's start in the page."""

from __future__ import annotations

from ui.app import App
from ui.dom.browser import Browser
from ui.page import Signal


async def start() -> None:
    """Take over the page from its shell and carry out what was clicked meanwhile."""
    browser = Browser()
    app = App(browser)
    browser.listen(app.handle)
    pending = browser.pending()
    app.start(Signal("click", pending) if pending else None)
    browser.root("python", "ready")
