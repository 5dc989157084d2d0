"""Positions as pictures that stand still: the whole board in one piece, nothing to press, both languages."""

from __future__ import annotations

import re

import pytest

from tools.embeds import used
from tools.paths import LANGUAGES
from tools.puzzles import puzzles
from ui.face import has_face
from ui.still import any_still, still

DRAWN = [puzzle for puzzle in puzzles() if has_face(puzzle.game)]
KEY = re.compile(r"\b[a-z_]{2,}\.[a-z_]{2,}[a-z_.]*\b")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("puzzle", DRAWN, ids=lambda puzzle: puzzle.id)
def test_a_picture_has_the_board_the_task_and_the_points_and_nothing_to_press(puzzle, language) -> None:  # type: ignore[no-untyped-def]
    shown = still(puzzle.match, language, puzzle.lesson, "../#f1.x")
    assert puzzle.lesson.task[language][:20] in shown
    assert shown.count("<use ") > 20
    assert not re.search(r'data-act=|data-target=|<a class="rule"', shown)
    assert not KEY.findall(re.sub(r"<[^>]*>", " ", shown))
    assert not re.search(r'<(g|div) [^>]*id="(sa-pieces|hg-flat|is-empire)"[^>]*></', shown)


def test_a_page_brings_every_symbol_that_its_picture_shows() -> None:
    for puzzle in DRAWN:
        shown = still(puzzle.match, "en", puzzle.lesson, "")
        brought = set(re.findall(r'\bid="([^"]+)"', used(shown, (puzzle.game, "common")) + shown))
        assert set(re.findall(r'href="#([^"]+)"', shown)) <= brought


def test_any_position_has_a_picture_of_its_game() -> None:
    assert any_still("en").count("data-scene") == 4
