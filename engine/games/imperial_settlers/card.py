"""One printed card, and how a row of data becomes one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.components.effects import Row, amounts
from engine.games.imperial_settlers.vocabulary import (
    BOOK,
    COLOURS,
    COMMON,
    COST,
    DEAL_GOODS,
    FACTIONS,
    GOLD,
    GOODS,
    HOLDING,
    PRICE,
    TRIGGERS,
    counts,
)

PREFIXES = {"com": COMMON} | {faction[:3]: faction for faction in FACTIONS}
CERTAINTY = ("certain", "picture", "single_source", "reconstructed", "designed")
"""How well a part of a card is known: printed text, read from a small picture, one source, filled in, or ours."""
NAMINGS = ("published", "translated")
POINTS = {"common": 1, "faction": 2}
"""IS-74: points of a Location at the end."""


@dataclass(frozen=True, slots=True)
class Feature:
    """What a Feature does ``on`` a trigger whose ``filter`` matches: the key of a program."""

    on: str
    filter: Mapping[str, Any]
    program: str


@dataclass(frozen=True, slots=True)
class Card:
    """A printed card. ``cost`` counts goods in the order of ``HOLDING``; ``location`` says whether it costs one, too.

    ``raze`` are the goods of its Raze field, ``deal`` the good of its Deal field (either may be empty).
    ``production``, ``bonus``, ``action`` are keys of programs ("" for none). ``tokens`` are the counted goods of the
    action's price, ``price`` is all of it, ``uses`` how often it may be used in a round; ``wild`` says whether gold
    may stand for a Resource in the price. ``header``, ``ability`` and ``naming`` tell how well the card is known.
    """

    row: str
    title: str
    faction: str
    copies: int
    kind: str
    colours: tuple[str, ...]
    cost: tuple[int, ...]
    location: bool
    raze: Mapping[str, int]
    deal: str
    production: str
    bonus: str
    features: tuple[Feature, ...]
    action: str
    price: Mapping[str, int]
    tokens: tuple[int, ...]
    uses: int
    wild: bool
    header: str
    ability: str
    naming: str

    @property
    def common(self) -> bool:
        """Whether it is a Common card."""
        return self.faction == COMMON

    @property
    def points(self) -> int:
        """Points as a Location at the end (IS-74)."""
        return POINTS["common" if self.common else "faction"]

    @property
    def ids(self) -> tuple[str, ...]:
        """The physical cards with this print."""
        return tuple(f"{self.row}-{n}" for n in range(1, self.copies + 1))


def row(
    name: str,
    copies: int,
    colours: str,
    cost: str,
    *,
    raze: str = "",
    deal: str = "",
    makes: Sequence[Row] = (),
    bonus: Sequence[Row] = (),
    when: Sequence[tuple[str, Mapping[str, Any], Sequence[Row]]] = (),
    price: str = "",
    does: Sequence[Row] = (),
    uses: int = 1,
    known: str = "certain certain published",
) -> Card:
    """Read one row of data. Raises ValueError for any word that the vocabulary does not know.

    ``makes`` is the production, ``when`` the Features (trigger, filter, effects), ``price`` and ``does`` the action,
    ``known`` the certainty of header, ability and name.
    """
    header, ability, naming = _words(name, known, (CERTAINTY, CERTAINTY, NAMINGS))
    building, paying = _amounts(name, cost, COST), _amounts(name, price, PRICE)
    return Card(
        row=name,
        title=name[:-2] if name[-2] == "-" else name,
        faction=PREFIXES[name[:3]],
        copies=copies,
        kind="production" if makes else "action" if does else "feature",
        colours=tuple(_words(name, colours, (COLOURS,) * len(colours.split()))),
        cost=counts(building),
        location="location" in building,
        raze=_amounts(name, raze, GOODS),
        deal=_words(name, deal, (DEAL_GOODS,))[0] if deal else "",
        production=_program(f"{name}.production", makes),
        bonus=_program(f"{name}.bonus", bonus),
        features=tuple(_feature(f"{name}.feature{n}", *feature) for n, feature in enumerate(when)),
        action=_program(f"{name}.action", does),
        price=paying,
        tokens=counts(paying),
        uses=uses,
        wild=not ("resource" in paying and any(tuple(effect[:2]) == ("gain", HOLDING[GOLD]) for effect in does)),
        header=header,
        ability=ability,
        naming=naming,
    )


def _words(name: str, text: str, allowed: Sequence[Sequence[str]]) -> list[str]:
    words = text.split()
    if len(words) != len(allowed) or any(word not in good for word, good in zip(words, allowed, strict=True)):
        raise ValueError(f"{name}: {text!r} holds a word that is not allowed there")
    return words


def _amounts(name: str, text: str, allowed: Sequence[str]) -> dict[str, int]:
    found = amounts(text)
    if not found.keys() <= set(allowed):
        raise ValueError(f"{name}: {text!r} holds something other than {allowed}")
    return found


def _program(key: str, effects: Sequence[Row]) -> str:
    return BOOK.write(key, effects) if effects else ""


def _feature(key: str, on: str, given: Mapping[str, Any], effects: Sequence[Row]) -> Feature:
    if on not in TRIGGERS or not given.keys() <= TRIGGERS[on].keys():
        raise ValueError(f"{key}: no trigger {on!r} with the filter {given!r}")
    return Feature(
        on, {name: TRIGGERS[on][name](BOOK, key, value) for name, value in given.items()}, BOOK.write(key, effects)
    )
