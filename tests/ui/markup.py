"""Reading markup as a test sees it."""

from __future__ import annotations

import re
from html import unescape

KEY = re.compile(r"\b[a-z_]{2,}\.[a-z_]{2,}[a-z_.]*\b")
"""What a message id looks like that no catalogue had words for."""


def words(markup: str) -> str:
    """The text without its tags."""
    return re.sub(r"<[^>]*>", " ", markup)


def actions_in(markup: str) -> set[str]:
    """The actions of all buttons."""
    return {unescape(text) for text in re.findall(r'data-action="([^"]*)"', markup)}
