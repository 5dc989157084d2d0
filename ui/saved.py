"""Reading saved games for the app: engine errors become faults."""

from __future__ import annotations

import json
from typing import Any

from engine.core import saves
from engine.core.errors import EngineError, NewerSaveError
from engine.core.match import Match
from engine.games import games
from engine.teaching.lesson import Lesson, read_lesson
from ui.page import Fault


def read_lesson_in(text: str) -> Lesson | Fault | None:
    """The lesson in a saved game's text; None if there is none."""
    try:
        found = json.loads(text).get("lesson")
        return read_lesson(found) if found is not None else None
    except (EngineError, ValueError, AttributeError) as error:
        return Fault("broken", str(error))


def read_match(text: str) -> Match[Any] | Fault:
    """The match in a saved game's text."""
    try:
        return saves.loads(text, games.__getitem__)
    except NewerSaveError as error:
        return Fault("newer", str(error))
    except EngineError as error:
        return Fault("broken", str(error))
