"""The rulebooks: complete, equal in both languages, and plain enough for the reader in the page."""

import re
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import pytest

SEEDS = Path(__file__).parents[2] / "seeds"
LANGUAGES = ("en", "pt-BR")

INVENTORY = {
    "stone_age": [f"SA-{n}" for n in range(1, 87)],
    "hunters_gatherers": [f"HG-{n}" for n in (*range(1, 53), *range(60, 77))],
    "imperial_settlers": [f"IS-{n}" for n in range(1, 91)],
    "endless_winter": [f"EW-{n}" for n in range(1, 151)],
}

RULE_ID = re.compile(r"\b[A-Z]{2}-\d+\b")
RULE_HEADING = re.compile(r"### ([A-Z]{2}-\d+) · (\S.*)")
EXAMPLE = {"en": "Example: ", "pt-BR": "Exemplo: "}
BLOCKS = re.compile(r"(?:#{1,2} \S|### [A-Z]{2}-\d+ · \S|- \S|\|.*\||[^\s#|>+\-=~])")
FORBIDDEN = re.compile(r"[\[\]`<>_\\~^]|^\d+[.)] |https?:|&\w+;|\bTODO\b|\bseed\b|\.json\b|  $")
EMPHASIS = re.compile(r"\*\*[^*\s](?:[^*]*[^*\s])?\*\*|\*[^*\s](?:[^*]*[^*\s])?\*")


@dataclass(frozen=True)
class Rule:
    id: str
    title: str
    chapter: int
    text: str


def read(game: str, language: str) -> str:
    return (SEEDS / game / f"{language}.md").read_text(encoding="utf-8")


def rules(text: str) -> list[Rule]:
    found = []
    for number, chapter in enumerate(re.split(r"^## ", text, flags=re.M)):
        for part in re.split(r"^(?=### )", chapter, flags=re.M)[1:]:
            heading, _, body = part.partition("\n")
            match = RULE_HEADING.fullmatch(heading)
            assert match, heading
            found.append(Rule(match[1], match[2], number, body.strip()))
    return found


def chapters(text: str) -> list[str]:
    return re.findall(r"^## (.*)$", text, flags=re.M)


def tables(text: str) -> list[list[str]]:
    return [block.splitlines() for block in re.findall(r"(?:^\|.*\|\n?)+", text, flags=re.M)]


def columns(row: str) -> int:
    return row.count("|") - 1


BOOKS = [(game, language) for game in INVENTORY for language in LANGUAGES]
each_book = pytest.mark.parametrize(("game", "language"), BOOKS)
each_game = pytest.mark.parametrize("game", INVENTORY)


def test_every_game_has_exactly_the_two_books() -> None:
    books = {(path.parent.name, path.stem) for path in SEEDS.glob("*/*.md") if path.stem != "README"}
    assert books == set(BOOKS)


@each_book
def test_ids_are_the_inventory_in_order_and_once(game: str, language: str) -> None:
    assert [rule.id for rule in rules(read(game, language))] == INVENTORY[game]


@each_book
def test_every_rule_has_a_title_and_a_text(game: str, language: str) -> None:
    found = rules(read(game, language))
    assert [rule.id for rule in found if len(rule.text) < 20] == []
    titles = [rule.title for rule in found]
    assert sorted(titles) == sorted(set(titles))


@each_book
def test_the_book_opens_with_its_title_and_an_introduction(game: str, language: str) -> None:
    lines = read(game, language).splitlines()
    assert lines[0].startswith("# ")
    assert len(lines[2]) > 80
    assert sum(line.startswith("# ") for line in lines) == 1


@each_book
def test_chapters_are_named_and_not_empty(game: str, language: str) -> None:
    text = read(game, language)
    names = chapters(text)
    assert len(names) == len(set(names)) > 5
    assert re.findall(r"^## .*\n+(?=## |\Z)", text, flags=re.M) == []


@each_book
def test_every_cross_reference_exists(game: str, language: str) -> None:
    assert set(RULE_ID.findall(read(game, language))) == set(INVENTORY[game])


@each_book
def test_no_rule_refers_to_itself(game: str, language: str) -> None:
    assert [rule.id for rule in rules(read(game, language)) if rule.id in RULE_ID.findall(rule.text)] == []


@each_book
def test_only_the_allowed_markdown(game: str, language: str) -> None:
    lines = [line for line in read(game, language).splitlines() if line]
    assert [line for line in lines if not BLOCKS.match(line) or FORBIDDEN.search(line)] == []
    assert [line for line in lines if "*" in EMPHASIS.sub("", line)] == []


@each_book
def test_blocks_are_parted_by_empty_lines(game: str, language: str) -> None:
    lines = read(game, language).splitlines()
    joined = [
        (above, below)
        for above, below in pairwise(lines)
        if above and below and (above[0], below[0]) not in {("-", "-"), ("|", "|")}
    ]
    assert joined == []


@each_book
def test_tables_are_rectangular_with_a_rule_under_the_head(game: str, language: str) -> None:
    for table in tables(read(game, language)):
        assert set(table[1]) <= set("|- :"), table
        assert len(table) > 2, table
        assert {columns(row) for row in table} == {columns(table[0])}, table


@each_game
def test_both_languages_have_the_same_chapters_and_tables(game: str) -> None:
    english, portuguese = (read(game, language) for language in LANGUAGES)
    assert len(chapters(english)) == len(chapters(portuguese))
    shapes = [[(len(table), columns(table[0])) for table in tables(text)] for text in (english, portuguese)]
    assert shapes[0] == shapes[1]


@each_game
def test_both_languages_give_the_same_numbers_and_examples(game: str) -> None:
    english, portuguese = (rules(read(game, language)) for language in LANGUAGES)
    for here, there in zip(english, portuguese, strict=True):
        numbers = [sorted(re.findall(r"\d+", rule.text)) for rule in (here, there)]
        assert numbers[0] == numbers[1], here.id
        assert here.chapter == there.chapter, here.id
        assert here.title.startswith(EXAMPLE["en"]) == there.title.startswith(EXAMPLE["pt-BR"]), here.id


@each_game
def test_appendices_give_the_same_numbers(game: str) -> None:
    assert [re.findall(r"\d+", "\n".join(table)) for table in tables(read(game, "en"))] == [
        re.findall(r"\d+", "\n".join(table)) for table in tables(read(game, "pt-BR"))
    ]
