"""What is kept, how it is opened again, and what comes in from files."""

from __future__ import annotations

import json

import pytest

from engine import Match, games
from engine.core import notation, saves
from tests.ui.fake import FakePage, click, opened
from tests.ui.playing import begin, take
from ui.app import App
from ui.envelope import seal
from ui.page import Fault, Signal


def test_a_hidden_page_keeps_what_is_not_kept_yet_and_nothing_else() -> None:
    app, page, table = begin("", "random")
    take(app, page, table)
    before = dict(page.storage.texts)
    app.handle(Signal("hide"))
    assert page.storage.texts == before
    page.storage.fault = Fault("full")
    take(app, page, table)
    assert page.storage.texts == before
    page.storage.fault = None
    app.handle(Signal("hide"))
    assert page.storage.texts != before
    assert app.store.trouble is None


def test_a_full_storage_shows_a_sign_that_lasts() -> None:
    app, page, table = begin("", "random")
    page.storage.fault = Fault("full")
    take(app, page, table)
    assert 'id="not-saved"' in page.regions["notice"]
    take(app, page, table)
    assert 'id="not-saved"' in page.regions["notice"]
    page.storage.fault = None
    click(app, page, "retry-save")
    assert page.regions["notice"] == ""


def test_continue_stands_at_the_same_decision() -> None:
    app, page, table = begin("", "random")
    take(app, page, table, 3)
    digest, prompt = table.match.game.digest(table.match.state), page.regions["deciding"]
    page.close()
    fresh = FakePage()
    fresh.storage = page.storage
    again = App(fresh)
    again.start()
    click(again, fresh, "continue", id=table.id)
    assert again.table is not None
    assert again.table.match.game.digest(again.table.match.state) == digest
    assert fresh.regions["deciding"] == prompt


def test_a_broken_save_is_set_aside_and_the_app_goes_on() -> None:
    app, page, table = begin("", "random")
    click(app, page, "lobby")
    for key in list(page.storage.texts):
        if ".game." in key:
            page.storage.texts[key] = page.storage.texts[key][:-5]
    click(app, page, "continue", id=table.id)
    assert app.table is None
    assert app.store.broken()
    assert page.said


def test_a_file_is_previewed_and_added_as_a_new_game() -> None:
    app, page, table = begin("", "random")
    text = saves.dumps(table.match)
    click(app, page, "lobby")
    page.file = text
    click(app, page, "import")
    assert 'data-act="import-sure"' in page.regions["dialogs"]
    click(app, page, "import-sure")
    assert app.table is not None
    assert app.table.id != table.id
    assert len(app.store.index()) == 2


GOOD = saves.dumps(Match.new(games["stone_age"], {"players": 2}, 5))


NEWER = saves.write({**json.loads(GOOD), "game_schema": 99})


CHESS = saves.write({**json.loads(GOOD), "game": "chess"})


NOTATION = notation.write(Match.new(games["stone_age"], {"players": 2}, 5), ("A", "B"))


REFUSED = [
    (Fault("full", "50000000"), "grande demais"),
    (Fault("not_text"), "não é texto"),
    ("", "está vazio"),
    (" \n\r\n\t", "está vazio"),
    ("[]", "não é uma partida da Fogueira"),
    ("x" * 100, "não é uma partida da Fogueira"),
    ('{"format": "other"}', "não é uma partida da Fogueira"),
    ('{"format": "fogueira"}', "está estragada"),
    (GOOD[:-20], "está estragada"),
    (GOOD + GOOD, "está estragada"),
    (GOOD.replace('"digest":"', '"digest":"0'), "está estragada"),
    (NOTATION.replace("seed", "sad"), "está estragada"),
    ('{"format":"fogueira-backup","sche', "está estragada"),
    (NEWER, "versão mais nova"),
    ('{"format": "fogueira-backup", "schema": 7}', "versão mais nova"),
    (CHESS, "um jogo que esta Fogueira não tem"),
    (NOTATION.replace("stone_age", "chess"), "um jogo que esta Fogueira não tem"),
]


@pytest.mark.parametrize(("file", "words"), REFUSED)
def test_a_file_that_cannot_be_taken_in_is_refused_with_the_reason(file: str | Fault, words: str) -> None:
    app, page = opened()
    page.file = file
    click(app, page, "import")
    assert words in page.said[-1]
    assert not app.store.index()


def test_a_saved_game_of_an_unknown_game_is_left_where_it_is() -> None:
    app, page, table = begin("", "random")
    click(app, page, "lobby")
    key = f"fogueira.game.{table.id}"
    page.storage.texts[key] = seal(9, CHESS)
    before = dict(page.storage.texts)
    click(app, page, "continue", id=table.id)
    assert "um jogo que esta Fogueira não tem" in page.said[-1]
    assert page.storage.texts == before
