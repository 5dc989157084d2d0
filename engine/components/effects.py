"""Effects: what a card does, as rows of data, carried out by one frame.

An effect is a tuple: a word, then its parameters in the order in which the game's vocabulary lists them, as in
``("gain", "wood", 2)``. A list of effects is a *program*. Every program stands in a book under a key
(``com-mill.feature0``); lists inside effects are programs under keys of their own, so that the frame that works
through a program is a key and a number, and can be saved in the middle of anything.

A vocabulary is closed: a word or a value that it does not know is refused when the book is written.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

from engine.core.frames import Draft, Frame

Row: TypeAlias = Sequence[Any]
"""An effect as the data write it."""


def amounts(text: str) -> dict[str, int]:
    """Counted things from their short form: ``"2 wood, stone"`` is two wood and one stone."""
    parts = [part.split() for part in text.split(", ")] if text else []
    return {part[-1]: int(part[0]) if len(part) > 1 else 1 for part in parts}


@dataclass(frozen=True, slots=True)
class Effect:
    """One word with its parameters by name. Inner programs are given by their keys."""

    op: str
    args: Mapping[str, Any]

    def __getitem__(self, name: str) -> Any:
        return self.args[name]


# What a parameter may be: each reads the value of a row, writes inner programs into the book, and gives what the
# executor will see. Raises ValueError.
Reader: TypeAlias = Callable[["Book", str, Any], Any]


def number(_book: Book, key: str, value: Any) -> int:
    """A whole number from 1."""
    if type(value) is not int or value < 1:
        raise ValueError(f"{key}: {value!r} is not a number from 1")
    return value


def limit(book: Book, key: str, value: Any) -> int | None:
    """A whole number from 1, or None for no limit."""
    return None if value is None else number(book, key, value)


def flag(_book: Book, key: str, value: Any) -> bool:
    """Yes or no."""
    if type(value) is not bool:
        raise ValueError(f"{key}: {value!r} is neither True nor False")
    return value


def one_of(*words: str) -> Reader:
    """One of the given words."""

    def read(_book: Book, key: str, value: Any) -> str:
        if value not in words:
            raise ValueError(f"{key}: {value!r} is none of {words}")
        return str(value)

    return read


def some_of(*words: str) -> Reader:
    """A tuple of some of the given words, each once."""

    def read(_book: Book, key: str, value: Any) -> tuple[str, ...]:
        if not isinstance(value, tuple) or not value or len({*value} & {*words}) != len(value):
            raise ValueError(f"{key}: {value!r} is no tuple of {words}")
        return value

    return read


def counts_of(*kinds: str) -> Reader:
    """Counted things of the given kinds, in their short form (``"2 wood, stone"``)."""

    def read(book: Book, key: str, value: Any) -> dict[str, int]:
        found = amounts(value)
        if not found.keys() <= {*kinds}:
            raise ValueError(f"{key}: {value!r} holds something other than {kinds}")
        return {kind: number(book, key, n) for kind, n in found.items()}

    return read


def program(book: Book, key: str, value: Any) -> str:
    """A tuple of effects."""
    return book.write(key, value)


def programs(book: Book, key: str, value: Any) -> tuple[str, ...]:
    """A tuple of tuples of effects."""
    return tuple(book.write(f"{key}{n}", rows) for n, rows in enumerate(value))


class Book:
    """All programs of a game by key. ``vocabulary`` maps each word to its parameters and what they may be."""

    def __init__(self, vocabulary: Mapping[str, Mapping[str, Reader]]) -> None:
        self.vocabulary = vocabulary
        self.programs: dict[str, tuple[Effect, ...]] = {}

    def __getitem__(self, key: str) -> tuple[Effect, ...]:
        return self.programs[key]

    def write(self, key: str, rows: Sequence[Row]) -> str:
        """Enter a program and give back its key.

        Raises ValueError for an unknown word, a bad parameter, no effects, or a key in use.
        """
        if key in self.programs or not rows:
            raise ValueError(f"{key}: no effects, or there already")
        self.programs[key] = ()
        self.programs[key] = tuple(self._effect(f"{key}.{n}", row) for n, row in enumerate(rows))
        return key

    def _effect(self, key: str, row: Row) -> Effect:
        op, *values = row
        if op not in self.vocabulary:
            raise ValueError(f"{key}: no effect is called {op!r}")
        readers = self.vocabulary[op]
        if len(values) != len(readers):
            raise ValueError(f"{key}: {op} takes {tuple(readers)}, not {values!r}")
        named = zip(readers.items(), values, strict=True)
        return Effect(op, {name: reader(self, key, value) for (name, reader), value in named})


@dataclass(frozen=True, slots=True)
class Word:
    """How a word is carried out, and whether it can do anything in a given situation."""

    do: Callable[[Draft[Any], Any, Effect], None]
    can: Callable[[Any, Any, Effect], bool]


def always(_state: Any, _scope: Any, _effect: Effect) -> bool:
    """The check of a word that can always do something."""
    return True


class Executor:
    """A book, and the code behind each word of its vocabulary."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.words: dict[str, Word] = {}

    def word(
        self, op: str, can: Callable[[Any, Any, Effect], bool] = always
    ) -> Callable[[Callable[[Draft[Any], Any, Effect], None]], Callable[[Draft[Any], Any, Effect], None]]:
        """Decorator: this function carries out the word ``op`` (draft, frame, effect).

        ``can(state, scope, effect)`` says whether it would do anything; the scope is the game's own notion of who
        acts, for which card, with what to pay.
        """
        if op not in self.book.vocabulary or op in self.words:
            raise ValueError(f"{op!r} is not in the vocabulary, or has its code already")

        def enter(do: Callable[[Draft[Any], Any, Effect], None]) -> Callable[[Draft[Any], Any, Effect], None]:
            self.words[op] = Word(do, can)
            return do

        return enter

    def can(self, state: Any, scope: Any, key: str) -> bool:
        """Whether the first effect of a program would do anything."""
        first = self.book.programs[key][0]
        return self.words[first.op].can(state, scope, first)


@dataclass(slots=True)
class Resolve(Frame[Any]):
    """Base of the frame that works through a program: ``step`` effects of it are done.

    A game's subclass names its executor and adds what its words need to know.
    """

    executor: ClassVar[Executor]

    program: str
    player: int
    source: str
    step: int = 0

    def proceed(self, draft: Draft[Any]) -> None:
        """Carry out the next effect; the last one leaves the stack first, so that nothing is left to come back to."""
        effects = self.executor.book.programs[self.program]
        effect = effects[self.step]
        self.step += 1
        if self.step == len(effects):
            draft.pop()
        self.executor.words[effect.op].do(draft, self, effect)
