"""The compiled catalogues that stand beside the engine, and words made of them."""

from __future__ import annotations

import gettext
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from engine.core.errors import EngineError
from engine.core.words import Words, read_catalogue

LANGUAGES = ("pt_BR", "en")
FOLDER = Path(__file__).parent.parent / "locales"


@cache
def catalogue(language: str, domain: str, folder: Path = FOLDER) -> gettext.GNUTranslations:
    """One language's catalogue of a domain (a game's id, or ``core``). Raises EngineError if it was not compiled."""
    path = folder / language / f"{domain}.mo"
    try:
        return read_catalogue(path.read_bytes())
    except FileNotFoundError:
        raise EngineError(f"no compiled catalogue {path}: run `make setup`") from None


def engine_words(language: str, game_id: str, names: Sequence[str] = ()) -> Words:
    """The voice of one game in one language."""
    return Words([catalogue(language, game_id), catalogue(language, "core")], names)
