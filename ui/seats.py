"""Who sits at the table: name, mark, person or computer with its level. Kept in the saved game's ``players``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ui.parts import MARKS

NAMES = ("Ana", "Bento", "Caetano", "Dalva", "Elis")
LEVELS = ("random", "easy", "normal", "hard")
ADVERSARY = "rival"
"""The level of a seat that a game brings along for one person alone: nobody sits there, nobody thinks for it."""
NAME_LENGTH = 24
USUAL_LEVEL = "normal"


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table. ``level`` is empty for a person, else the computer player's level."""

    name: str
    mark: str
    level: str = ""

    @property
    def person(self) -> bool:
        """Whether somebody sits here."""
        return not self.level

    def record(self) -> dict[str, Any]:
        """The seat as the saved game keeps it."""
        return {"name": self.name, "mark": self.mark, "level": self.level}


def read_seats(records: Sequence[Mapping[str, Any]], count: int) -> tuple[Seat, ...]:
    """Seats from a saved game, made good where something is missing or odd."""
    return tuple(_read(records[i] if i < len(records) else {}, i) for i in range(count))


def adversaries(seats: Sequence[Seat], first: int, name: str) -> tuple[Seat, ...]:
    """The seats, the one after the first ``first`` as an adversary of this name with a mark of its own."""
    mark = _free([seat.mark for seat in seats[:first]])
    return tuple(seat if i < first else Seat(name, mark, ADVERSARY) for i, seat in enumerate(seats))


def plain(text: str, longest: int) -> str:
    """Somebody's text as one line without anything that cannot be seen; a joiner between emoji is let through."""
    seen = "".join(sign if sign.isprintable() or sign == "\u200d" else " " for sign in text)
    return " ".join(seen.split())[:longest]


def _read(record: Mapping[str, Any], i: int) -> Seat:
    name, mark, level = (str(record.get(key) or "") for key in ("name", "mark", "level"))
    return Seat(
        plain(name, NAME_LENGTH) or NAMES[i % len(NAMES)],
        mark if mark and mark in MARKS else MARKS[i],
        level if level in LEVELS else "",
    )


def usual_seats(count: int, level: str = USUAL_LEVEL) -> tuple[Seat, ...]:
    """One person against computer players."""
    return tuple(Seat(NAMES[i], MARKS[i], level if i else "") for i in range(count))


def seats_from_fields(fields: Mapping[str, str], count: int) -> tuple[Seat, ...]:
    """Seats from the lobby's form. A mark taken twice goes to the first; the other gets a free one."""
    taken: list[str] = []
    seats: list[Seat] = []
    for i in range(count):
        seat = _read({key: fields.get(f"{key}{i}", "") for key in ("name", "mark", "level")}, i)
        mark = seat.mark if seat.mark not in taken else _free(taken)
        taken.append(mark)
        seats.append(Seat(_told_apart(seat.name, [other.name for other in seats]), mark, seat.level))
    return tuple(seats)


def _told_apart(name: str, others: Sequence[str]) -> str:
    """The name, with a number if somebody has it already."""
    if name not in others:
        return name
    numbered = (f"{name[: NAME_LENGTH - 2]} {n}" for n in range(2, len(others) + 2))
    return next(other for other in numbered if other not in others)


def _free(taken: Iterable[str]) -> str:
    return next(mark for mark in MARKS if mark not in taken)
