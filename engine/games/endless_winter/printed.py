"""What a printed component is, and how a row of the catalog becomes one. Programs are keys of the book of effects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.components.effects import Row
from engine.games.endless_winter.vocabulary import BOOK

CERTAINTY = ("confirmed", "translated", "inferred", "designed")
"""How well a fact is known: published; published in another language, the English word is ours; follows from
published facts; made for this project because the published value was not found."""
FACETS = ("name", "existence", "copies", "column", "sets", "benefit", "trigger", "shape", "procedure", "values")

Marks = tuple[tuple[str, str], ...]


def marks(text: str) -> Marks:
    """``"name designed, values designed"`` as pairs. Raises ValueError for a word that is no facet or no mark."""
    pairs = tuple((facet, mark) for facet, mark in (part.split(" ") for part in text.split(", ")))
    if any(facet not in FACETS or mark not in CERTAINTY for facet, mark in pairs):
        raise ValueError(f"{text!r} is not how well something is known")
    return pairs


def effects(key: str, rows: Sequence[Row]) -> str:
    """Enter a program in the book; "" if there is nothing to enter."""
    return BOOK.write(key, rows) if rows else ""


@dataclass(frozen=True, slots=True)
class Person:
    """A starting card or Tribe card. ``food`` is its price (starting cards have none), ``ability`` may be used on a
    turn, in ``ability_column`` only if that is given, ``eclipse`` from the Eclipse pile (EW-34, EW-35, EW-100).

    ``copies`` are each player's for a starting card, the stack's for a Tribe card.
    """

    id: str
    copies: int
    food: int
    labour: int
    column: str
    bonus: int
    points: int
    ability: str
    ability_column: str
    eclipse: str
    known: Marks


def person(
    name: str,
    copies: int,
    *,
    food: int = 0,
    labour: int,
    bonus: tuple[str, int] = ("", 0),
    points: int = 0,
    ability: Sequence[Row] = (),
    ability_column: str = "",
    eclipse: Sequence[Row] = (),
    known: str,
) -> Person:
    """Read a row of a starting card or Tribe card."""
    program, dusk = effects(f"{name}.ability", ability), effects(f"{name}.eclipse", eclipse)
    return Person(name, copies, food, labour, *bonus, points, program, ability_column, dusk, marks(known))


@dataclass(frozen=True, slots=True)
class Culture:
    """A Culture card: its price, printed points, and what playing it does (EW-28, EW-47)."""

    id: str
    era: int
    labour: int
    tools: int
    points: int
    play: str
    known: Marks


def culture(
    name: str,
    era: int,
    labour: int,
    tools: int,
    points: int,
    play: Sequence[Row],
    known: str = "existence confirmed, name designed, values designed",
) -> Culture:
    """Read a row of a Culture card."""
    return Culture(name, era, labour, tools, points, effects(f"{name}.play", play), marks(known))


@dataclass(frozen=True, slots=True)
class Animal:
    """A species: ``copies`` cards, price, what tipping one gives, points of a set by its size (EW-76 to EW-122).

    A wild species has no sets of its own.
    """

    id: str
    copies: int
    labour: int
    tools: int
    sets: tuple[int, ...]
    tip: str
    known: Marks

    @property
    def wild(self) -> bool:
        """Whether it joins sets of other species."""
        return not self.sets


def animal(
    name: str,
    copies: int,
    labour: int,
    tools: int,
    sets: tuple[int, ...],
    tip: Sequence[Row],
    known: str = "name confirmed, copies inferred, sets confirmed, values designed",
) -> Animal:
    """Read a row of a species."""
    return Animal(name, copies, labour, tools, sets, effects(f"{name}.tip", tip), marks(known))


@dataclass(frozen=True, slots=True)
class Stone:
    """A Sacred Stone: ``eclipse`` is resolved in every Eclipse, ``end`` scored at the end (EW-92, EW-93)."""

    id: str
    era: int
    eclipse: str
    end: str
    known: Marks


def stone(
    name: str, era: int, kind: str, rows: Sequence[Row], known: str = "existence confirmed, values designed"
) -> Stone:
    """Read a row of a Sacred Stone; ``kind`` is ``eclipse`` or ``end``."""
    key = effects(f"{name}.{kind}", rows)
    return Stone(name, era, key if kind == "eclipse" else "", key if kind == "end" else "", marks(known))


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a Chief card: where it works and what it does (EW-33)."""

    id: str
    places: tuple[str, ...]
    program: str
    known: Marks


def side(
    name: str,
    places: str,
    rows: Sequence[Row],
    known: str = "name translated, existence confirmed, trigger inferred, values designed",
) -> Side:
    """Read a row of a Chief's side; ``places`` are names with spaces between."""
    return Side(name, tuple(places.split()), effects(f"{name}.chief", rows), marks(known))


_SETUP_KNOWN = marks("existence confirmed, copies designed, values designed")


@dataclass(frozen=True, slots=True)
class SetupCard:
    """What a player starts with (EW-13)."""

    id: str
    food: int
    tools: int
    tribe: str
    animals: tuple[str, ...] = ()
    camps: int = 0
    known: Marks = _SETUP_KNOWN


@dataclass(frozen=True, slots=True)
class Land:
    """A type of terrain tile: ``copies`` tiles, the benefit of leading one (EW-57, EW-65)."""

    id: str
    copies: int
    eclipse: str
    known: Marks


def land(
    name: str, copies: int, rows: Sequence[Row], known: str = "existence inferred, name designed, values designed"
) -> Land:
    """Read a row of a terrain type."""
    return Land(name, copies, effects(f"{name}.eclipse", rows), marks(known))


@dataclass(frozen=True, slots=True)
class Rivalry:
    """A card of the solo Rival: its column and level (EW-129), its labour in the Eclipse in halves (EW-136)."""

    id: str
    column: str
    level: int
    halves: int
