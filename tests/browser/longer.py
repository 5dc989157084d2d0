"""A language that takes more room than ours: every text of the catalogues, its words made longer by two fifths."""

from __future__ import annotations

from tests.browser.conftest import App

BODY = """
import re
from math import ceil
from engine.core.words import Words
said = Words._pattern
def longer(word):
    text = word.group()
    return text + text[:ceil(len(text) * 0.4)].lower()
def pattern(words, message):
    return re.sub(r"(?<![{\\w])[^\\W\\d_]{2,}(?![\\w}])", longer, said(words, message))
Words._pattern = pattern
"""


def lengthen(app: App) -> None:
    """From the next change of language on, the page speaks that language."""
    app.python(BODY)
