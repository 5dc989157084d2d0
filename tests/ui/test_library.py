"""The library: names, copies, files, backups, deleting, erasing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine import games
from engine.core import saves
from tests.ui.fake import FakePage, click, opened, play_on, seated
from ui.app import App
from ui.envelope import seal
from ui.page import Fault, Signal
from ui.saved import describe, entry_of, read_match
from ui.seats import plain


def two_games() -> tuple[App, FakePage]:
    """The library with two games in it: g1 Stone Age, g2 Carcassonne."""
    app, page, _ = seated(games["stone_age"], "", "random")
    play_on(app, page, 3)
    click(app, page, "lobby")
    _, _, _ = seated(games["hunters_gatherers"], "", "random", page=page)
    page.close()
    again = App(page)
    again.start()
    click(again, page, "library")
    return again, page


def texts(page: FakePage) -> dict[str, str]:
    return {key: text for key, text in page.storage.texts.items() if ".game." in key}


def test_every_game_is_shown_with_what_matters() -> None:
    _, page = two_games()
    screen = page.regions["screen"]
    for word in ("scene-stone_age", "scene-hunters_gatherers", "P0, P1", "vez de P0", "pt-BR 1", "kB", "rodada"):
        assert word in screen, word
    assert page.focused[-1] == "#library-title"


def test_an_empty_library_says_so() -> None:
    app, page = opened()
    click(app, page, "library")
    assert "Ainda não há partidas" in page.regions["screen"]
    assert 'data-act="backup"' not in page.regions["screen"]


def test_a_game_is_renamed_and_its_document_knows() -> None:
    app, page = two_games()
    click(app, page, "rename", id="g1")
    assert 'name="title"' in page.regions["dialogs"]
    before = texts(page)
    click(app, page, "rename-sure", id="g1", fields={"title": "  Domingo\n<b>\u202e chuva "})
    assert "Domingo &lt;b&gt; chuva" in page.regions["screen"]
    assert page.regions["dialogs"] == ""
    match = read_match(str(app.store.text("g1")))
    assert not isinstance(match, Fault)
    assert match.title == "Domingo <b> chuva"
    assert {key: text for key, text in texts(page).items() if ".g2" in key} == {
        key: text for key, text in before.items() if ".g2" in key
    }
    click(app, page, "continue", id="g1")
    assert app.table is not None
    play_on(app, page, 1)
    click(app, page, "lobby")
    assert "Domingo" in page.regions["screen"]


def test_a_copy_is_a_game_of_its_own() -> None:
    app, page = two_games()
    before = texts(page)
    click(app, page, "duplicate", id="g1")
    assert [entry.id for entry in app.store.index() if entry.title.startswith("Cópia de ")] == ["g3"]
    assert {key: text for key, text in texts(page).items() if ".g3" not in key} == before
    click(app, page, "continue", id="g3")
    play_on(app, page, 2)
    assert {key: text for key, text in texts(page).items() if ".g3" not in key} == before


def test_deleting_can_be_taken_back() -> None:
    app, page = two_games()
    before = texts(page)
    app.handle(Signal("click", {"act": "delete", "id": "g1"}))
    page.settle(timers=False)
    assert [entry.id for entry in app.store.index()] == ["g2"]
    assert not any(".g1" in key for key in texts(page))
    assert 'data-act="undelete"' in page.regions["toasts"]
    click(app, page, "undelete")
    assert texts(page) == before
    assert len(app.store.index()) == 2


def test_what_was_deleted_comes_back_although_another_window_took_its_place() -> None:
    app, page = two_games()
    gone = str(app.store.text("g1"))
    app.handle(Signal("click", {"act": "delete", "id": "g1"}))
    page.settle(timers=False)
    there, _, table = seated(games["stone_age"], "", "random", page=opened(beside=page)[1])
    assert table.id == "g1"
    play_on(there, there.page, 2)  # type: ignore[arg-type]
    taken = str(app.store.text("g1"))
    click(app, page, "undelete")
    assert app.store.text("g1") == taken
    assert gone in [app.store.text(entry.id) for entry in app.store.index()]
    assert len(app.store.index()) == 3


def test_what_cannot_be_brought_back_now_can_be_later() -> None:
    app, page = two_games()
    before = texts(page)
    app.handle(Signal("click", {"act": "delete", "id": "g1"}))
    page.settle(timers=False)
    page.storage.fault = Fault("full")
    gone = dict(page.storage.texts)
    app.handle(Signal("click", {"act": "undelete"}))
    page.settle(timers=False)
    assert page.storage.texts == gone
    assert page.said[-1].startswith("Não deu para trazê-la de volta")
    page.storage.fault = None
    click(app, page, "undelete")
    assert texts(page) == before


@pytest.mark.parametrize("text", ["no JSON", "[1]", '"x"'])
def test_a_text_that_is_no_document_is_neither_renamed_nor_copied(text: str) -> None:
    app, page = two_games()
    page.storage.texts["fogueira.game.g1"] = seal(9, text)
    before = dict(page.storage.texts)
    click(app, page, "rename", id="g1")
    click(app, page, "rename-sure", id="g1", fields={"title": "x"})
    click(app, page, "duplicate", id="g1")
    assert page.said.count("Não deu para ler esta partida.") == 2
    assert page.storage.texts == before
    assert page.regions["dialogs"] == ""
    assert not page.storage.held


def test_a_backup_brings_everything_to_another_device() -> None:
    app, page = two_games()
    page.storage.texts["fogueira.broken.1.game.g9"] = "whatever \x00 it was"
    click(app, page, "prefer", name="study", value="true")
    click(app, page, "backup")
    text = page.downloads["fogueira-backup.json"]
    assert json.loads(text)["format"] == "fogueira-backup"
    there, other = opened()
    other.file = text
    click(there, other, "import")
    assert "Ela traz 2 partidas" in other.regions["dialogs"]
    click(there, other, "import-sure")
    assert {str(there.store.text(entry.id)) for entry in there.store.index()} == {
        str(app.store.text(entry.id)) for entry in app.store.index()
    }
    assert list(there.store.broken().values()) == ["whatever \x00 it was"]
    assert there.prefs.study
    click(there, other, "import")
    assert "2 partidas já estão aqui" in other.regions["dialogs"]
    click(there, other, "import-sure")
    assert len(there.store.index()) == 2
    assert len(there.store.broken()) == 1


def test_a_backup_that_does_not_fit_says_so_and_covers_nothing() -> None:
    app, page = two_games()
    click(app, page, "backup")
    there, other = opened()
    other.file = page.downloads["fogueira-backup.json"]
    click(there, other, "import")
    other.storage.fault = Fault("full")
    before = dict(other.storage.texts)
    click(there, other, "import-sure")
    assert other.storage.texts == before
    assert "2 partidas não couberam" in other.said[-1]


@pytest.mark.parametrize(
    "change",
    [
        {"schema": 0},
        {"schema": "1"},
        {"games": {}},
        {"games": [1]},
        {"games": [{"saved": "x"}]},
        {"broken": [1]},
        {"preferences": []},
        {"schema": 2},
    ],
)
def test_a_damaged_backup_is_refused_in_words(change: dict[str, Any]) -> None:
    app, page = opened()
    backup = {"format": "fogueira-backup", "schema": 1, "games": [], "broken": [], "preferences": {}}
    page.file = json.dumps(backup | change)
    before = dict(page.storage.texts)
    click(app, page, "import")
    assert page.said
    assert page.storage.texts == before


def test_a_backup_with_a_game_that_cannot_be_read_sets_it_aside() -> None:
    app, page = opened()
    backup = {"format": "fogueira-backup", "schema": 1, "games": [{"saved": 1, "document": {"game": "chess"}}]}
    page.file = json.dumps(backup | {"broken": [], "preferences": {"pace": ["odd"], "text": "large"}})
    click(app, page, "import")
    assert "1 texto dela" in page.regions["dialogs"]
    click(app, page, "import-sure")
    assert [json.loads(text) for text in app.store.broken().values()] == [{"game": "chess"}]
    assert app.prefs.text == "large"


def test_erasing_asks_first_and_leaves_nothing() -> None:
    app, page = two_games()
    click(app, page, "erase")
    assert 'data-act="backup"' in page.regions["dialogs"]
    assert texts(page)
    click(app, page, "erase-sure")
    assert not [key for key in page.storage.texts if key.startswith("fogueira.")]
    assert "Ainda não há partidas" in page.regions["screen"]


def test_one_game_leaves_as_a_file_that_comes_back() -> None:
    app, page = two_games()
    click(app, page, "export-one", id="g1")
    page.file = page.downloads["fogueira-g1.json"]
    click(app, page, "import")
    click(app, page, "import-sure")
    assert app.table is not None
    assert app.table.id == "g3"


def test_changes_in_a_full_storage_change_nothing() -> None:
    app, page = two_games()
    page.storage.fault = Fault("full")
    before = dict(page.storage.texts)
    click(app, page, "rename-sure", id="g1", fields={"title": "x"})
    click(app, page, "duplicate", id="g1")
    assert page.storage.texts == before
    assert page.said.count("O espaço deste navegador acabou. Nada mudou.") == 2


@pytest.mark.parametrize("name", list(games))
def test_a_game_that_fell_out_of_the_index_is_described(name: str) -> None:
    app, page, table = seated(games[name], "", "random")
    page.storage.texts.pop("fogueira.index")
    entry = app.store.index()[0]
    assert (entry.game, entry.over, len(entry.players)) == (name, False, 2)
    whole = entry_of(table.match, table.id, 7)
    assert (whole.turn, whole.saved, whole.round) == (0, 7, table.face.round(table.match.state))


@pytest.mark.parametrize("text", ["", "[]", "7", '{"game": "chess"}', '{"game": ["x"]}', '{"game": "stone_age"}'])
def test_describing_never_fails(text: str) -> None:
    assert describe("g1", text).id == "g1"


HOSTILE = ("<img src=x onerror=alert(1)>", "'\"><b>", "\u202eabc", "\ud800", "\x00\x1b[0m", "a" * 5000, "{n}", "")


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_are_only_text(name: str) -> None:
    app, page = two_games()
    document = json.loads(str(app.store.text("g1")))
    document["players"] = [{"name": name, "mark": name, "level": name}, {"name": name, "level": "random"}]
    document["title"] = name
    page.file = saves.write(document)
    click(app, page, "import")
    click(app, page, "import-sure")
    assert app.table is not None
    play_on(app, page, 2)
    click(app, page, "lobby")
    click(app, page, "library")
    assert "<img" not in page.text
    assert "<b>" not in page.regions["screen"]
    assert not any(sign in page.regions["screen"] for sign in "\u202e\ud800\x00\x1b")


def test_typed_text_becomes_one_plain_line() -> None:
    assert plain(" a\n\tb\u202ec\u200b \u200d!x", 7) == "a b c \u200d"
