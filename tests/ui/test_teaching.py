"""Positions that go out as links, puzzles, and the form in which an author makes one."""

from __future__ import annotations

import re

import pytest

from engine import games
from tests.ui.fake import click, opened, seated, travel
from tests.ui.markup import words
from tests.ui.playing import begin, take
from tools.puzzles import listing, puzzles
from ui.links import pack


def test_a_position_goes_out_as_a_link_and_comes_in_again() -> None:
    app, page, table = begin("", "random")
    take(app, page, table)
    click(app, page, "share")
    click(app, page, "copy", what="share.position")
    address, _, packed = page.copied.partition("#")
    assert address == "https://example.org/fogueira/?language=pt_BR"
    other, screen = opened()
    travel(other, screen.visit(packed), 0)
    assert "Stone Age" in words(screen.regions["dialogs"])
    click(other, screen, "arrive-sure")
    assert other.table is not None
    assert screen.visited == ["", "", other.table.id], "what was taken in is not offered again"
    assert other.table.match.game.digest(other.table.match.state) == table.match.game.digest(table.match.state)


def test_a_game_too_long_for_a_link_is_offered_as_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.sharing.LONGEST", 100)
    app, page, _ = begin("", "random")
    click(app, page, "share")
    assert 'data-what="share.position"' not in page.regions["dialogs"]
    assert 'data-act="export"' in page.regions["dialogs"]


@pytest.mark.parametrize(("link", "said"), [("f9.abc", "mais nova"), ("f1.abc", "cortado")])
def test_a_link_that_cannot_be_read_is_refused_in_words(link: str, said: str) -> None:
    app, page = opened()
    travel(app, page.visit(link), 0)
    assert said in page.regions["dialogs"]
    click(app, page, "close")
    assert page.address == ""
    assert page.regions["dialogs"] == ""


def test_a_truncated_link_shows_its_game() -> None:
    app, page, _ = begin("", "random")
    click(app, page, "share")
    click(app, page, "copy", what="share.position")
    other, screen = opened()
    click(other, screen, "arrive", link=page.copied.partition("#")[2][:400])
    assert "scene-stone_age" in screen.regions["dialogs"]
    assert "cortado" in screen.regions["dialogs"]


def test_an_author_teaches_the_position_and_a_reader_solves_it() -> None:
    app, page, table = begin("", "random")
    decision = table.match.decision
    assert decision is not None
    right, wrong, other = map(str, decision.actions[:3])
    click(app, page, "teach")
    click(app, page, "teach-make", fields={"title": "Vez de pôr"})
    assert "Faltam título" in page.regions["dialogs"]
    fields = {"title": "Vez de <pôr>", "task": "Ponha.", "goal": right, "solved": "Isso!", "otherwise": "Não."}
    click(app, page, "teach-more", fields=fields)
    click(app, page, "teach-make", fields={**fields, "try2": wrong, "said2": "Ali não.", "rule2": "SA-11"})
    click(app, page, "copy", what="share.embed")
    assert "&lt;pôr&gt;" in page.copied
    click(app, page, "copy", what="teach.link")

    reader, screen = opened()
    click(reader, screen, "arrive", link=page.copied.partition("#")[2])
    assert "Vez de" in screen.regions["dialogs"]
    click(reader, screen, "arrive-sure")
    for action, said in ((wrong, "Ali não."), (other, "Não."), (right, "Isso!")):
        click(reader, screen, "do", action=action, sure="yes")
        assert said in screen.regions["task"]
        assert screen.regions["deciding"] == ""
        if action != right:
            click(reader, screen, "task-again")
            assert said not in screen.regions["task"]
    click(reader, screen, "task-on")
    assert screen.regions["task"] == ""
    assert reader.store.index() == []


def test_a_position_is_taught_only_in_ones_own_turn() -> None:
    app, page = opened()
    click(app, page, "teach")
    assert app.dialog == ""


def test_puzzles_are_a_tap_away_from_the_rules() -> None:
    app, page = opened()
    page.files["lessons/stone_age.json"] = listing("stone_age").decode()
    click(app, page, "learn", game="stone_age")
    assert "Faltam duas comidas" in page.regions["dialogs"]
    link = re.findall(r'data-act="arrive" data-link="([^"]+)"', page.regions["dialogs"])[-1]
    click(app, page, "arrive", link=link)
    click(app, page, "arrive-sure")
    assert app.table is not None
    assert app.table.tutor is not None
    assert app.store.index() == []


def test_the_authors_form_leads_to_what_is_missing() -> None:
    app, page, _ = seated(games["stone_age"], "", "random")
    click(app, page, "teach")
    click(app, page, "teach-make", fields={"title": "Wood", "task": "", "solved": "", "otherwise": "x"})
    assert page.focused[-1] == "#teach-task"
    assert 'role="alert"' in page.text


def test_a_lesson_is_not_given_away_by_the_usual_hint() -> None:
    app, page = opened()
    assert app.prefs.hints
    puzzle = next(puzzle for puzzle in puzzles() if puzzle.id == "stone-age-two-food-short")
    click(app, page, "arrive", link=pack(puzzle.document()))
    click(app, page, "arrive-sure")
    assert app.table is not None
    assert app.table.advice is None
    click(app, page, "do", action="feed")
    click(app, page, "task-on")
    assert app.table.tutor is None
