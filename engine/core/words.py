"""Words without a language: messages with parameters, which a catalogue turns into sentences.

The engine never makes a finished sentence. It says ``Message("log.fed", {"who": Who(0), "n": 5})``; a ``Words`` object
for one language makes "Ana paid 5 food" of it, and the page can put pictures and links in the places of the parameters.
"""

from __future__ import annotations

import gettext
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from string import Formatter
from typing import Any, Protocol, TypeAlias


@dataclass(frozen=True, slots=True)
class Who:
    """A player, shown by name."""

    player: int


@dataclass(frozen=True, slots=True)
class Message:
    """A message id with its parameters. A parameter ``n`` chooses between singular and plural."""

    key: str
    params: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Listing:
    """Several values said one after the other: "a, b and c"."""

    items: tuple[Value, ...]


Value: TypeAlias = int | str | Who | Message | Listing


def msg(key: str, **params: Value) -> Message:
    """Short form of ``Message(key, params)``."""
    return Message(key, params)


def listing(items: Iterable[Value]) -> Listing:
    """Short form of ``Listing(tuple(items))``."""
    return Listing(tuple(items))


@dataclass(frozen=True, slots=True)
class Segment:
    """A piece of a sentence: plain text, or a parameter's text with the value it came from."""

    text: str
    source: Who | Message | None = None


class Catalogue(Protocol):
    """What ``gettext.NullTranslations`` and ``GNUTranslations`` offer."""

    def gettext(self, message: str) -> str:
        """The text of a message id."""

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The text of a message id for a number."""


class Words:
    """One language's voice. ``names`` are the players' names; catalogues are asked in order."""

    def __init__(self, catalogues: Sequence[Catalogue], names: Sequence[str] = ()) -> None:
        self._catalogues = catalogues
        self.names = names

    def say(self, message: Message) -> str:
        """The message as one plain sentence."""
        return "".join(segment.text for segment in self.segments(message))

    def __call__(self, key: str, **params: Value) -> str:
        """Say ``msg(key, **params)``."""
        return self.say(Message(key, params))

    def name(self, player: int) -> str:
        """A player's name; a seat beyond the names is the adversary that some games bring for one person alone."""
        return self.names[player] if player < len(self.names) else self("rival.name")

    def segments(self, message: Message) -> list[Segment]:
        """The message cut at its parameters, so that names, goods and links can be drawn."""
        segments: list[Segment] = []
        for text, name, _, _ in Formatter().parse(self._pattern(message)):
            if text:
                segments.append(Segment(text))
            if name is not None:
                segments += self._value(message.params[name])
        return segments

    def _pattern(self, message: Message) -> str:
        number = message.params.get("n")
        for catalogue in self._catalogues:
            text = message.key
            if isinstance(number, int):
                text = catalogue.ngettext(message.key, message.key, abs(number))
            if text == message.key:
                text = catalogue.gettext(message.key)
            if text != message.key:
                return text
        return message.key.replace("{", "{{").replace("}", "}}")

    def _value(self, value: Value) -> list[Segment]:
        if isinstance(value, Who):
            return [Segment(self.name(value.player), value)]
        if isinstance(value, Message):
            inner = self.segments(value)
            return [Segment("".join(s.text for s in inner), value)] if value.key.startswith("term.") else inner
        if isinstance(value, Listing):
            return self._listing(value)
        return [Segment(str(value))]

    def _listing(self, value: Listing) -> list[Segment]:
        segments: list[Segment] = []
        for i, item in enumerate(value.items):
            if i:
                last = i == len(value.items) - 1
                segments.append(Segment(self._pattern(Message("list.and" if last else "list.comma"))))
            segments += self._value(item)
        return segments


def pack(value: Value) -> Any:
    """A message or value as JSON-ready data, for the way between threads and pages."""
    if isinstance(value, Who):
        return {"who": value.player}
    if isinstance(value, Message):
        return {"key": value.key, "params": {name: pack(param) for name, param in value.params.items()}}
    if isinstance(value, Listing):
        return [pack(item) for item in value.items]
    return value


def unpack(data: Any) -> Value:
    """The reverse of ``pack``."""
    if isinstance(data, list):
        return listing(unpack(item) for item in data)
    if isinstance(data, dict) and "who" in data:
        return Who(int(data["who"]))
    if isinstance(data, dict):
        return Message(str(data["key"]), {name: unpack(param) for name, param in data["params"].items()})
    return data if isinstance(data, int) else str(data)


def read_catalogue(data: bytes) -> gettext.GNUTranslations:
    """A catalogue from the bytes of a compiled ``.mo`` file."""
    from io import BytesIO

    return gettext.GNUTranslations(BytesIO(data))
