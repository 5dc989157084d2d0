"""Lobby, library and tables have addresses: Back, Forward and a reload lead where one expects."""

from __future__ import annotations

import pytest

from engine import games
from engine.core.game import Game
from tests.ui.fake import FakePage, click, opened, play_on, reloaded, seated, travel
from tools.puzzles import puzzles
from ui.app import App
from ui.links import pack
from ui.page import Fault, FaultKind, Signal

STONE_AGE = games["stone_age"]
SECRETIVE = [game for game in games.values() if game.id in ("imperial_settlers", "endless_winter")]


def digest(app: App) -> str:
    assert app.table is not None
    return app.table.match.game.digest(app.table.match.state)


def hurry(app: App, *commands: str, id: str) -> None:
    """Commands one after the other, before anything that the first has begun is done."""
    for command in commands:
        app.handle(Signal("click", {"act": command, "id": id}))


def test_back_leads_from_a_table_to_the_lobby_and_forward_to_the_table_again() -> None:
    app, page, table = seated(STONE_AGE, "", "random")
    play_on(app, page, 2)
    before, asked = digest(app), page.regions["deciding"]
    assert page.visited == ["", table.id]
    travel(app, page, -1)
    assert app.table is None
    assert 'data-act="continue"' in page.regions["screen"]
    travel(app, page, 1)
    assert digest(app) == before
    assert page.regions["deciding"] == asked
    assert page.visited == ["", table.id], "going back and forth adds nothing"


def test_every_place_is_a_step() -> None:
    app, page, table = seated(STONE_AGE, "", "random")
    click(app, page, "lobby")
    click(app, page, "library")
    click(app, page, "continue", id=table.id)
    assert page.visited == ["", table.id, "", "library", table.id]
    travel(app, page, -1)
    assert page.focused[-1] == "#library-title"
    assert app.table is None
    travel(app, page, -2)
    assert app.table is not None


def test_back_from_one_table_to_another() -> None:
    app, page, table = seated(STONE_AGE, "", "random")
    play_on(app, page, 3)
    click(app, page, "past-step", value="-1")
    click(app, page, "branch")
    assert app.table is not None
    assert page.visited == ["", table.id, app.table.id]
    travel(app, page, -1)
    assert app.table.id == table.id


def test_whoever_goes_back_and_forth_in_haste_is_in_one_place_only() -> None:
    app, page, table = seated(STONE_AGE, "", "random")
    click(app, page, "lobby")
    hurry(app, "continue", "continue", id=table.id)
    page.settle()
    assert app.table is not None
    assert not app.table.watching
    for commands in (("continue", "lobby"), ("continue", "lobby", "continue"), ("lobby", "continue", "lobby")):
        hurry(app, *commands, id=table.id)
        page.settle()
        at_the_table = commands[-1] == "continue"
        assert app.places.name() == page.address == (table.id if at_the_table else "")
        assert bool(page.storage.held) == at_the_table


def test_a_dialog_does_not_keep_one_at_the_table() -> None:
    app, page, _ = seated(STONE_AGE, "", "random")
    click(app, page, "settings")
    travel(app, page, -1)
    assert app.table is None
    assert page.regions["dialogs"] == ""


def test_a_reload_leads_to_the_same_decision_without_the_lobby() -> None:
    app, page, table = seated(STONE_AGE, "", "random")
    play_on(app, page, 3)
    before, asked = digest(app), page.regions["deciding"]
    again, fresh = reloaded(page)
    assert digest(again) == before
    assert fresh.regions["deciding"] == asked
    assert again.table is not None
    assert not again.table.watching
    assert fresh.visited == ["", table.id]


def test_a_reload_of_the_library_leads_to_the_library() -> None:
    app, page = opened()
    click(app, page, "library")
    _, fresh = reloaded(page)
    assert 'id="library-title"' in fresh.regions["screen"]


def test_a_reload_while_another_window_plays_only_looks_on() -> None:
    app, page, table = seated(STONE_AGE, "", "random")
    there, other = opened(beside=page)
    click(there, other, "continue", id=table.id)
    again, _ = reloaded(other)
    assert again.table is not None
    assert again.table.watching
    assert app.table is not None
    assert not app.table.watching


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.id)
def test_a_new_game_of_several_people_begins_behind_the_curtain(game: Game) -> None:  # type: ignore[type-arg]
    app, page, table = seated(game, "", "")
    assert table.match.decision is not None
    assert table.curtain == table.match.decision.player
    assert table.view().viewer is None
    click(app, page, "unveil")
    assert table.viewer == table.match.decision.player


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.id)
@pytest.mark.parametrize("way", ["reload", "lobby"])
def test_coming_back_to_a_table_of_several_people_the_curtain_comes_first(game: Game, way: str) -> None:  # type: ignore[type-arg]
    app, page, table = seated(game, "", "")
    play_on(app, page, 3)
    assert table.match.decision is not None
    if way == "reload":
        app, page = reloaded(page)
    else:
        click(app, page, "lobby")
        click(app, page, "continue", id=table.id)
    assert app.table is not None
    assert app.table.curtain == table.match.decision.player
    assert app.table.view().viewer is None
    assert 'id="curtain"' in page.regions["dialogs"]
    click(app, page, "unveil")
    assert app.table.viewer == table.match.decision.player


def test_no_curtain_where_nothing_is_secret_or_one_person_plays_alone() -> None:
    for levels in (("", ""), ("", "random")):
        _, page, _ = seated(STONE_AGE, *levels)
        again, _ = reloaded(page)
        assert again.table is not None
        assert again.table.curtain is None
        assert again.table.view().decision is not None
    _, page, _ = seated(SECRETIVE[0], "", "random")
    again, _ = reloaded(page)
    assert again.table is not None
    assert again.table.curtain is None


@pytest.mark.parametrize("deleted", [True, False])
def test_a_game_that_is_not_there_leads_to_the_lobby_with_a_sentence(deleted: bool) -> None:
    app, page, table = seated(STONE_AGE, "", "random")
    travel(app, page, -1)
    if deleted:
        click(app, page, "delete", id=table.id)
        travel(app, page, 1)
    else:
        app, page = reloaded(page.visit("g77"))
    assert app.table is None
    assert page.said[-1] == "Esta partida não está neste aparelho."
    assert 'data-act="play"' in page.regions["screen"]
    assert page.address == ""


def test_a_storage_that_is_refused_is_said_so_and_nothing_is_called_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    _, page, _ = seated(STONE_AGE, "", "random")
    monkeypatch.setattr(page.storage, "get", lambda _key: Fault("refused"))
    _, fresh = reloaded(page)
    assert fresh.said[-1] == "O navegador não deixa ler as partidas guardadas."


def test_a_game_erased_elsewhere_leaves_no_address() -> None:
    app, page, _ = seated(STONE_AGE, "", "random")
    there, other = opened(beside=page)
    click(there, other, "erase-sure")
    app.handle(Signal("stored"))
    assert page.visited == ["", ""]


def test_a_puzzle_is_there_again_after_a_reload() -> None:
    app, page = opened()
    link = pack(next(iter(puzzles())).document())
    click(app, page, "arrive", link=link)
    click(app, page, "arrive-sure")
    assert page.visited == ["", link]
    again, fresh = reloaded(page)
    assert 'data-act="arrive-sure"' in fresh.regions["dialogs"]
    click(again, fresh, "arrive-sure")
    assert again.table is not None
    assert again.table.tutor is not None
    travel(again, fresh, -1)
    assert again.table is None


def test_a_link_not_taken_in_leaves_the_table_as_it_is() -> None:
    app, page, table = seated(STONE_AGE, "", "random")
    travel(app, page.visit("f1.abc"), 0)
    assert app.table is table
    travel(app, page, -1)
    assert app.table is table
    assert page.regions["dialogs"] == ""
    travel(app, page, 1)
    click(app, page, "close")
    assert page.visited == ["", table.id, table.id]


@pytest.mark.parametrize("kind", ["full", "refused"])
def test_what_could_not_be_kept_is_there_as_long_as_the_page_is_open(kind: FaultKind) -> None:
    app, page, table = seated(STONE_AGE, "", "random")
    assert not app.handle(Signal("close"))
    page.storage.fault = Fault(kind)
    play_on(app, page, 3)
    before, kept = digest(app), dict(page.storage.texts)
    assert app.handle(Signal("close")), "the browser asks before it closes the page"
    click(app, page, "lobby")
    assert app.handle(Signal("close"))
    click(app, page, "continue", id=table.id)
    assert digest(app) == before
    assert 'id="not-saved"' in page.regions["notice"]
    assert page.storage.texts == kept
    page.storage.fault = None
    click(app, page, "retry-save")
    assert page.regions["notice"] == ""
    assert not app.handle(Signal("close"))
    again, _ = reloaded(page)
    assert digest(again) == before


def test_a_game_that_was_never_kept_is_there_by_its_address() -> None:
    page = FakePage()
    page.storage.fault = Fault("refused")
    app, page, table = seated(STONE_AGE, "", "random", page=page)
    before = digest(app)
    travel(app, page, -1)
    assert app.table is None
    travel(app, page, 1)
    assert digest(app) == before
    travel(app, page, -1)
    click(app, page, "library")
    click(app, page, "erase-sure")
    travel(app, page.visit(table.id), 0)
    assert app.table is None
