"""Reading saved games for the app: engine errors become faults."""

from __future__ import annotations

from typing import Any

from engine.core import saves
from engine.core.errors import EngineError, NewerSaveError
from engine.core.match import Match
from engine.games import games
from ui.page import Fault


def read_match(text: str) -> Match[Any] | Fault:
    """The match in a saved game's text."""
    try:
        return saves.loads(text, games.__getitem__)
    except NewerSaveError as error:
        return Fault("newer", str(error))
    except EngineError as error:
        return Fault("broken", str(error))
