"""The puzzles: each is solved by its solution and by nothing that is remarked upon, in both languages."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from engine import games
from engine.core import saves
from engine.teaching.lesson import judge, read_lesson, write_lesson
from tools.paths import LANGUAGES
from tools.puzzles import Puzzle, puzzles

ALL = puzzles()
each = pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
SEEDS = Path(__file__).parents[2] / "seeds"


def tried(puzzle: Puzzle, actions: list[str]):  # type: ignore[no-untyped-def]
    match = puzzle.match.branch(len(puzzle.match.moves))
    assert match.decision is not None
    player = match.decision.player
    assert match.replay(actions) == len(actions)
    return judge(puzzle.lesson, match.game, match.state, actions, player)


def offered(puzzle: Puzzle) -> list[str]:
    assert puzzle.match.decision is not None
    return list(map(str, puzzle.match.decision.actions))


def test_every_game_has_three() -> None:
    found = Counter(puzzle.game for puzzle in ALL)
    assert all(found[game] >= 3 for game in games)


@each
def test_the_solution_solves_it(puzzle: Puzzle) -> None:
    verdict = tried(puzzle, list(puzzle.solution))
    assert verdict.kind == "solved"
    assert verdict.remark == puzzle.lesson.solved


@each
def test_nothing_else_solves_it(puzzle: Puzzle) -> None:
    others = [action for action in offered(puzzle) if action != puzzle.solution[0]]
    assert [action for action in others if tried(puzzle, [action]).kind == "solved"] == []


@each
def test_each_wrong_try_gets_a_remark_about_itself(puzzle: Puzzle) -> None:
    wrong = [action for action in offered(puzzle) if action != puzzle.solution[0]]
    assert [action for action in wrong if not any(r.fits(action) for r in puzzle.lesson.remarks)] == []
    for remark in puzzle.lesson.remarks:
        meant = [action for action in offered(puzzle) if remark.fits(action)]
        assert meant, remark.actions
        for action in meant:
            verdict = tried(puzzle, [action])
            assert verdict.kind == "wrong"
            assert verdict.remark == next(r for r in puzzle.lesson.remarks if r.fits(action))
    assert len({json.dumps(dict(remark.text)) for remark in puzzle.lesson.remarks}) == len(puzzle.lesson.remarks)


@each
def test_words_are_in_both_languages_and_rules_exist(puzzle: Puzzle) -> None:
    lesson = puzzle.lesson
    remarks = [*lesson.remarks, lesson.solved, lesson.otherwise]
    for text in [lesson.title, lesson.task, *lesson.hints, *(remark.text for remark in remarks)]:
        assert set(text) == set(LANGUAGES)
        assert len(set(text.values())) == len(LANGUAGES)
    for name in ("en", "pt-BR"):
        book = (SEEDS / puzzle.game / f"{name}.md").read_text("utf-8")
        assert [remark.rule for remark in remarks if f"### {remark.rule} · " not in book] == []


@each
def test_its_document_is_a_saved_game_with_the_lesson_in_it(puzzle: Puzzle) -> None:
    document = json.loads(puzzle.document())
    match = saves.load(document, games.__getitem__)
    assert match.game.digest(match.state) == puzzle.match.game.digest(puzzle.match.state)
    assert read_lesson(document["lesson"]) == puzzle.lesson
    assert read_lesson(write_lesson(puzzle.lesson)) == puzzle.lesson
