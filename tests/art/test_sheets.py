"""The sheets in `ui/art/` are what the programs draw, and they hold together."""

import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from tools.art.pigments import pigments_css
from tools.art.sheets import files
from tools.paths import ROOT

SHEETS = ("common", "lobby", "stone_age", "hunters_gatherers", "imperial_settlers", "endless_winter")
ID = re.compile(r'\bid="([^"]+)"')
LINK = re.compile(r'(?:href="|url\()#([^")]+)')
CLASS = re.compile(r'class="([^"]+)"')


@pytest.fixture(scope="module")
def drawn() -> dict[str, str]:
    return files()


def sheet(name: str) -> str:
    return (ROOT / f"ui/art/{name}.svg").read_text(encoding="utf-8")


def test_drawing_again_gives_the_same_files(drawn: dict[str, str]) -> None:
    stale = [name for name, text in drawn.items() if (ROOT / name).read_text(encoding="utf-8") != text]
    assert not stale, f"draw them again with `python -m tools.art`: {stale}"


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_is_well_formed(name: str) -> None:
    assert ElementTree.fromstring(sheet(name)).tag.endswith("svg")


def test_ids_are_used_once_over_all_sheets() -> None:
    ids = Counter(i for name in SHEETS for i in ID.findall(sheet(name)))
    assert [i for i, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_shows_only_symbols_of_its_own_or_the_common_sheet(name: str) -> None:
    text = sheet(name)
    assert set(LINK.findall(text)) <= set(ID.findall(text + sheet("common")))


@pytest.mark.parametrize("name", SHEETS)
def test_every_class_of_a_sheet_has_a_style(name: str) -> None:
    css = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "ui/styles").glob("*.css"))
    classes = {cls for group in CLASS.findall(sheet(name)) for cls in group.split()}
    styled = set(re.findall(r"\.([\w-]+)", css))
    assert classes - styled - {"p-A", "p-B", "p-C", "p-D", "p-E"} == set()


@pytest.mark.parametrize("name", SHEETS)
def test_colours_come_from_classes_only(name: str) -> None:
    assert not re.search(r'style="|fill="|stroke="|#[0-9A-Fa-f]{6}\b', sheet(name))


def test_every_pigment_has_day_and_night_or_stays() -> None:
    values = re.findall(r"--[\w-]+:(.+?);", pigments_css())
    assert values
    colour = "#[0-9A-F]{6}"
    assert all(re.fullmatch(rf"{colour}|light-dark\({colour},{colour}\)", value) for value in values)


# Characters before compression. The page takes in `common` and one more sheet before its first picture; a megabyte of
# art a second is what a weak phone parses, so together they stay below a third of that. Gzip takes two thirds.
BOUNDS = {
    "common": 70_000,
    "lobby": 190_000,
    "stone_age": 185_000,
    "hunters_gatherers": 256_000,
    "imperial_settlers": 285_000,
    "endless_winter": 205_000,
}


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_stays_small(name: str) -> None:
    assert len(sheet(name)) < BOUNDS[name]
