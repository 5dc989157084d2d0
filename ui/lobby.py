"""The lobby before Python is up: the same markup, made by the build for each language."""

from __future__ import annotations

from htpy import fragment

from ui.i18n import voice
from ui.panels.lobby import lobby


def static_lobby(language: str) -> str:
    """The lobby of a device without saved games, as HTML."""
    return str(fragment[lobby(voice(language), ())])
