"""Actions: what a player may choose. One frozen record per kind, with ids and whole numbers only.

The canonical text of an action is its kind and its fields with spaces between: ``place forest 3``. Saved games, the
replay notation and the golden files use it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from types import NoneType
from typing import Any, get_args, get_origin

from engine.core.errors import DecodeError
from engine.core.record import hints_of, is_union, kind_of


@dataclass(frozen=True, slots=True)
class Action:
    """Base of all actions."""

    @property
    def targets(self) -> tuple[str, ...]:
        """Ids of the things on the board that the action is about (``place:forest``), for clicks and keys."""
        return ()

    def __str__(self) -> str:
        return " ".join([kind_of(type(self)), *(_write(getattr(self, name)) for name in hints_of(type(self)))])


def _write(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(map(_write, value)) or "()"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)


def _read(hint: Any, text: str) -> Any:
    if is_union(hint):
        inner = next(arg for arg in get_args(hint) if arg is not NoneType)
        return None if text == "-" else _read(inner, text)
    if get_origin(hint) is tuple:
        return tuple(_read(get_args(hint)[0], part) for part in text.split(",")) if text != "()" else ()
    if hint is bool:
        return {"yes": True, "no": False}[text]
    return int(text) if hint is int else text


def read_action(kinds: Iterable[type[Action]], text: str) -> Action:
    """The action written as ``text``. Raises DecodeError when it is none of the given kinds or badly formed."""
    word, *parts = text.split(" ") if isinstance(text, str) else [""]
    cls = next((kind for kind in kinds if kind_of(kind) == word), None)
    if cls is None:
        raise DecodeError(f"no action is called {word!r}", "actions")
    hints = hints_of(cls)
    try:
        values = [_read(hint, part) for hint, part in zip(hints.values(), parts, strict=True)]
    except (ValueError, KeyError):
        raise DecodeError(f"{text!r} is not a well-formed action", "actions") from None
    return cls(*values)
