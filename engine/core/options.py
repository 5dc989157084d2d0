"""Options of a game: a frozen record whose defaults and hints say which values are allowed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any, Literal, TypeVar, get_args, get_origin

from engine.core.errors import OptionError
from engine.core.record import hints_of

O = TypeVar("O", bound="Options")  # noqa: E741


@dataclass(frozen=True, slots=True)
class Options:
    """Base of every game's options. Further fields are ``bool`` or ``Literal[...]`` with a default."""

    players: int


@dataclass(frozen=True, slots=True)
class Choice:
    """One rule option: its name, the values it may take (the default first in meaning, not in order), the default."""

    name: str
    values: tuple[Any, ...]
    default: Any


def choices(cls: type[Options]) -> list[Choice]:
    """The rule options of a game, in the order of its options record (``players`` is not among them)."""
    hints = hints_of(cls)
    return [Choice(f.name, _values(hints[f.name]), f.default) for f in fields(cls) if f.name != "players"]


def _values(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) is Literal else (False, True)


def read_options(cls: type[O], given: Mapping[str, Any] | O, players: range) -> O:
    """Options from a plain mapping, checked.

    Raises OptionError for unknown names and values, a missing or impossible number of players.
    """
    if isinstance(given, cls):
        given = {f.name: getattr(given, f.name) for f in fields(cls)}
    assert isinstance(given, Mapping)
    allowed = {choice.name: choice.values for choice in choices(cls)} | {"players": tuple(players)}
    for name, value in given.items():
        if name not in allowed:
            raise OptionError(f"unknown option {name!r}; known are {sorted(allowed)}", name=str(name))
        if not any(value == good and type(value) is type(good) for good in allowed[name]):
            raise OptionError(f"option {name}={value!r} is not one of {list(allowed[name])}", name=name)
    missing = [f.name for f in fields(cls) if f.default is MISSING and f.name not in given]
    if missing:
        raise OptionError(f"missing options {missing}", name=missing[0])
    return cls(**given)
