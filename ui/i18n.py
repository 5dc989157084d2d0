"""The app's voice in one language: interface texts, engine texts, and both as markup with pictures in the sentence."""

from __future__ import annotations

import gettext
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pkgutil import get_data

from htpy import Node
from markupsafe import Markup, escape

from engine.core.words import Catalogue, Message, Segment, Value, Who, Words, read_catalogue
from ui.parts import good, icon, mark

LANGUAGES: dict[str, str] = {"pt_BR": "Português", "en": "English"}
TAGS = {"pt_BR": "pt-BR", "en": "en"}

Load = Callable[[str, str], Catalogue]


@cache
def load_catalogue(language: str, domain: str) -> Catalogue:
    """The compiled catalogue of a domain (``ui``, ``core`` or a game's id); an empty one if there is none."""
    package = "ui" if domain == "ui" else "engine"
    try:
        data = get_data(package, f"locales/{language}/{domain}.mo")
    except OSError:
        data = None
    return read_catalogue(data) if data else gettext.NullTranslations()


@dataclass(frozen=True, slots=True)
class Person:
    """A seat as sentences and pictures show it."""

    name: str
    mark: str = "A"


Picture = Callable[[Message, str], Node]
"""Draws a noun of the game: given the message and its words."""


@dataclass(frozen=True, slots=True)
class Voice:
    """One language, the people at the table, and the pictures of one game's nouns (by ``term.*`` message id)."""

    language: str
    words: Words
    people: tuple[Person, ...] = ()
    pictures: Mapping[str, Picture] = field(default_factory=dict)

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
            return named(self.people[source.player].mark, segment.text)
        if isinstance(source, Message) and source.key in self.pictures:
            return self.pictures[source.key](source, segment.text)
        return segment.text


@cache
def named(letter: str, name: str) -> Markup:
    """A player's name beside their mark."""
    return Markup(f'<span class="named">{mark(letter, 18)}<b>{escape(name)}</b></span>')


def counted(symbol: str) -> Picture:
    """A picture with the number beside it; its words for those who do not see it."""
    return lambda message, text: good(symbol, int(str(message.params.get("n", 1))), text)


def labelled(symbol: str) -> Picture:
    """A picture before the word."""
    return lambda _message, text: Markup(f'<span class="term">{icon(symbol, 20)}{escape(text)}</span>')


def dice_row(message: Message, text: str) -> Node:
    """Dice as dice, from a text of pips with spaces between."""
    faces = "".join(icon(f"die-{pips}", 20, "die") for pips in str(message.params["dice"]).split())
    return Markup(f'<span class="dice">{faces}<span class="sr">{escape(text)}</span></span>')


def voice(
    language: str,
    game: str = "",
    people: Sequence[Person] = (),
    pictures: Mapping[str, Picture] | None = None,
    load: Load = load_catalogue,
) -> Voice:
    """The voice for a language, a game and the people who play it."""
    domains = ("ui", *([game] if game else []), "core")
    words = Words([load(language, domain) for domain in domains], [person.name for person in people])
    return Voice(language, words, tuple(people), pictures or {})
