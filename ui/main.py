"""The app's start in the page."""

from ui.dom import ready


async def start() -> None:
    """Take over the page."""
    ready()
