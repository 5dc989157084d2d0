from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from engine.core.words import Message, Segment, Who, Words, listing, msg, pack, read_catalogue, unpack

if TYPE_CHECKING:
    from engine.core.words import Value

CATALOGUE = r"""
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\n"

msgid "list.comma"
msgstr ", "

msgid "list.and"
msgstr " e "

msgid "term.brick"
msgid_plural "term.brick"
msgstr[0] "{n} tijolo"
msgstr[1] "{n} tijolos"

msgid "log.got"
msgstr "{who} ganhou {goods}"

msgid "plain"
msgstr "Rodada {n}"
"""


@pytest.fixture
def words() -> Words:
    compiled = io.BytesIO()
    write_mo(compiled, read_po(io.BytesIO(CATALOGUE.encode())))
    return Words([read_catalogue(compiled.getvalue())], ["Ana", "{Bento}"])


@pytest.mark.parametrize(("n", "text"), [(0, "0 tijolo"), (1, "1 tijolo"), (2, "2 tijolos")])
def test_portuguese_counts_zero_as_one(words: Words, n: int, text: str) -> None:
    assert words("term.brick", n=n) == text


def test_a_number_does_not_need_a_plural(words: Words) -> None:
    assert words("plain", n=3) == "Rodada 3"


def test_messages_nest_and_lists_are_joined(words: Words) -> None:
    goods = listing(msg("term.brick", n=n) for n in (1, 2, 3))
    assert words("log.got", who=Who(1), goods=goods) == "{Bento} ganhou 1 tijolo, 2 tijolos e 3 tijolos"


def test_segments_keep_where_they_came_from(words: Words) -> None:
    brick = msg("term.brick", n=1)
    segments = words.segments(msg("log.got", who=Who(0), goods=brick))
    assert segments == [Segment("Ana", Who(0)), Segment(" ganhou "), Segment("1 tijolo", brick)]


def test_an_unknown_message_shows_its_id(words: Words) -> None:
    assert words("no.such {thing}") == "no.such {thing}"


@pytest.mark.parametrize("value", [3, "x", Who(2), Message("k", {"a": listing([Who(1), msg("m", n=1)])})])
def test_pack_and_unpack_are_inverse(value: Value) -> None:
    assert unpack(pack(value)) == value
