"""Positions as pictures that stand still: the whole board in one piece, nothing to press, both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.ui.markup import KEY, words
from tools.paths import LANGUAGES, ROOT
from tools.puzzles import Puzzle, puzzles
from tools.symbols import used
from ui.face import has_face
from ui.still import any_still, onlooking, still


def sheets(puzzle: Puzzle) -> list[Path]:
    return [ROOT / f"ui/art/{name}.svg" for name in (puzzle.game, "common")]


DRAWN = [puzzle for puzzle in puzzles() if has_face(puzzle.game)]
NEEDED = {
    "stone_age": ("g-brick", 'class="tools"'),
    "hunters_gatherers": (r"in-hand|hg-spot",),
    "imperial_settlers": ("in-hand",),
    "endless_winter": ("ew-idol", "ew-hand", "ew-cells"),
}
"""What shows the things of the one who decides, and what is asked about."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("puzzle", DRAWN, ids=lambda puzzle: puzzle.id)
def test_a_picture_has_the_board_the_task_and_the_points_and_nothing_to_press(puzzle, language) -> None:  # type: ignore[no-untyped-def]
    shown = still(puzzle.match, language, puzzle.lesson, "../#f1.x")
    assert puzzle.lesson.task[language][:20] in shown
    assert shown.count("<use ") > 20
    assert not re.search(r'data-act=|data-target=|<a class="rule"', shown)
    assert not KEY.findall(words(shown))
    assert not re.search(r'<(g|div) [^>]*id="(sa-pieces|hg-flat|is-empire)"[^>]*></', shown)


def test_a_page_brings_every_symbol_that_its_picture_shows() -> None:
    for puzzle in DRAWN:
        shown = still(puzzle.match, "en", puzzle.lesson, "")
        brought = set(re.findall(r'\bid="([^"]+)"', used(shown, sheets(puzzle)) + shown))
        assert set(re.findall(r'href="#([^"]+)"', shown)) <= brought


def test_a_page_brings_little_else_and_none_of_it_is_drawn() -> None:
    for puzzle in DRAWN:
        brought = used(still(puzzle.match, "en", puzzle.lesson, ""), sheets(puzzle))
        assert len(brought) < sum(path.stat().st_size for path in sheets(puzzle)) * 0.8
        drawn = re.sub(r'<svg style="display:none">.*</svg>', "", brought, flags=re.DOTALL)
        assert "<symbol" not in drawn


@pytest.mark.parametrize("puzzle", DRAWN, ids=lambda puzzle: puzzle.id)
def test_a_picture_has_what_one_needs_to_solve_it(puzzle: Puzzle) -> None:
    shown = still(puzzle.match, "en", puzzle.lesson, "")
    view, face = onlooking(puzzle.match, "en")
    assert shown.count('class="panel pl') == len(view.seats)
    assert str(face.mine(view))[:40] in shown
    for name in NEEDED[puzzle.game]:
        assert re.search(name, shown), name


def test_any_position_has_a_picture_of_its_game() -> None:
    assert any_still("en").count("data-scene") == 4
