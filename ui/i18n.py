"""The app's voice in one language: interface texts, engine texts, and both as markup with pictures in the sentence."""

from __future__ import annotations

import gettext
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from htpy import Node, span
from markupsafe import Markup, escape

from engine.core.words import Catalogue, Message, Segment, Value, Who, Words, read_catalogue
from ui.parts import MARKS, icon, mark

LANGUAGES: dict[str, str] = {"pt_BR": "Português", "en": "English"}
TAGS = {"pt_BR": "pt-BR", "en": "en"}

Load = Callable[[str, str], Catalogue]


@cache
def load_catalogue(language: str, domain: str) -> Catalogue:
    """The compiled catalogue of a domain (``ui``, ``core`` or a game's id); an empty one if there is none."""
    package = "ui" if domain == "ui" else "engine"
    try:
        data = files(package).joinpath("locales", language, f"{domain}.mo").read_bytes()
    except OSError:
        return gettext.NullTranslations()
    return read_catalogue(data)


@dataclass(frozen=True, slots=True)
class Person:
    """A seat as sentences and pictures show it."""

    name: str
    mark: str = "A"


@dataclass(frozen=True, slots=True)
class Voice:
    """One language, the people at the table, and the pictures of one game's nouns.

    ``pictures`` maps ``term.*`` message ids to symbols; ``{n}`` in a symbol's name stands for the number.
    """

    language: str
    words: Words
    people: tuple[Person, ...] = ()
    pictures: Mapping[str, str] = field(default_factory=dict)

    def __call__(self, key: str, **params: Value) -> str:
        """An interface text."""
        return self.words.say(Message(key, params))

    def say(self, message: Message) -> str:
        """An engine message as plain text."""
        return self.words.say(message)

    def rich(self, message: Message) -> list[Node]:
        """An engine message as markup: names with their marks, goods with their pictures."""
        return [self._draw(segment) for segment in self.words.segments(message)]

    @property
    def tag(self) -> str:
        """The language as HTML names it."""
        return TAGS[self.language]

    def _draw(self, segment: Segment) -> Node:
        source = segment.source
        if isinstance(source, Who):
            return span(".name")[mark(self.people[source.player].mark, 18), segment.text]
        if isinstance(source, Message) and source.key in self.pictures:
            number = source.params.get("n")
            return pictured(self.pictures[source.key], number if isinstance(number, int) else None, segment.text)
        return segment.text


@cache
def pictured(symbol: str, number: int | None, text: str) -> Markup:
    """A noun of the game: its picture with the number beside it, its words for those who do not see it."""
    if "{n}" in symbol:
        return icon(symbol.format(n=number), 20, "die", text)
    if number is None:
        return Markup(f'<span class="term">{icon(symbol, 20)}{escape(text)}</span>')
    shown = f'<span aria-hidden="true">{number}</span><span class="sr">{escape(text)}</span>'
    return Markup(f'<span class="good">{icon(symbol, 20)}{shown}</span>')


def voice(
    language: str,
    game: str = "",
    people: Sequence[Person] = (),
    pictures: Mapping[str, str] | None = None,
    load: Load = load_catalogue,
) -> Voice:
    """The voice for a language, a game and the people who play it."""
    domains = ("ui", *([game] if game else []), "core")
    words = Words([load(language, domain) for domain in domains], [person.name for person in people])
    return Voice(language, words, tuple(people), pictures or {})


def default_people(count: int) -> list[Person]:
    """People without names, for descriptions outside a match."""
    return [Person(letter, letter) for letter in MARKS[:count]]
