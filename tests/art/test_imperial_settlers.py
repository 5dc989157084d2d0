"""The cards' sheet: every title has an emblem of its own, drawn with parts that are all used."""

import re

import pytest

from engine.games.imperial_settlers.catalog import CARDS, DECK_CARDS, TITLES
from engine.games.imperial_settlers.vocabulary import COLOURS
from tools.art.imperial_settlers.emblems import PARTS, THINGS, emblem, rows
from tools.paths import ROOT

SHEET = (ROOT / "ui/art/imperial_settlers.svg").read_text(encoding="utf-8")
IDS = re.findall(r'\bid="([^"]+)"', SHEET)
MOST_PATHS = 45
LEFT, RIGHT = -20, 134
HELPERS = {"window", "door", "hiproof", "flag", "flame"}
"""Parts that other parts are made of."""


def test_every_title_has_an_emblem_and_every_emblem_a_title() -> None:
    assert set(rows()) == set(TITLES)
    assert {f"e-{title}" for title in TITLES} <= set(IDS)


def test_no_two_emblems_are_alike() -> None:
    assert len({tuple(map(str, row)) for row in rows().values()}) == len(TITLES)


@pytest.mark.parametrize("title", TITLES)
def test_an_emblem_is_no_more_than_a_few_strokes_and_stays_in_its_box(title: str) -> None:
    text = emblem(title)
    assert 3 <= text.count("<path") <= MOST_PATHS
    starts = [float(x) for x in re.findall(r"M(-?[\d.]+)", text)]
    wide = "field" in str(rows()[title]) or "terraces" in str(rows()[title])
    assert wide or LEFT <= min(starts) <= max(starts) <= RIGHT


def test_every_part_is_used() -> None:
    used = {part.split()[0] for row in rows().values() for part in row[3]}
    assert used <= set(PARTS) | set(THINGS)
    assert (set(PARTS) | set(THINGS)) - used == HELPERS


def test_colours_decks_and_rows_have_their_signs() -> None:
    wanted = {f"is-grain-{colour}" for colour in (*COLOURS, "none")}
    wanted |= {f"is-back-{deck}" for deck in (*DECK_CARDS, "attack")}
    wanted |= {f"is-banner-{deck}" for deck in DECK_CARDS if deck != "common"}
    kinds = {print_.kind for print_ in CARDS.values()}
    wanted |= {f"is-{kind}" for kind in kinds} | {f"is-land-{kind}" for kind in kinds}
    assert wanted <= set(IDS)
