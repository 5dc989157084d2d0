"""Two pages on one device: one writes, the other looks on and may take over; nothing is lost silently."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine import games
from tests.ui.fake import FakePage, click, opened, play_on, seated
from ui.app import App
from ui.page import Signal
from ui.saved import read_match
from ui.table import Table

STONE_AGE = games["stone_age"]


def second(page: FakePage, game_id: str, locks: bool = True) -> tuple[App, FakePage, Table]:
    """Another page of the same browser, with the same game opened."""
    other = FakePage()
    other.storage = page.storage
    if not locks:
        other.hold = lone  # type: ignore[method-assign]
    app = App(other)
    app.start()
    click(app, other, "continue", id=game_id)
    assert app.table is not None
    return app, other, app.table


async def lone(name: str, lost: object, by_force: bool = False) -> bool:
    """A browser without locks."""
    return True


def hear(app: App, page: FakePage, game_id: str) -> None:
    """The browser tells a page that another one has written the game."""
    app.handle(Signal("stored", value=f"fogueira.game.{game_id}"))
    page.settle()


def looks_on(table: Table) -> bool:
    return table.watching


def actions(table: Table) -> list[str]:
    return [str(move.action) for move in table.match.moves]


def kept(app: App, game_id: str) -> list[str]:
    match = read_match(str(app.store.text(game_id)))
    return [str(move.action) for move in match.moves]  # type: ignore[union-attr]


def test_the_second_page_only_watches_and_follows() -> None:
    app, page, table = seated(STONE_AGE, "", "random")
    play_on(app, page, 2)
    there, other, watched = second(page, table.id)
    assert looks_on(watched)
    assert 'id="watching"' in other.regions["notice"]
    assert watched.view().decision is None
    before = dict(page.storage.texts)
    click(there, other, "do", action=str(table.match.decision.actions[0]))  # type: ignore[union-attr]
    click(there, other, "undo")
    there.handle(Signal("hide"))
    assert page.storage.texts == before
    play_on(app, page, 2)
    hear(there, other, table.id)
    assert actions(watched) == actions(table)
    click(there, other, "lobby")
    assert kept(app, table.id) == actions(table)


def test_taking_over_goes_on_where_the_first_page_was() -> None:
    app, page, table = seated(STONE_AGE, "", "random")
    play_on(app, page, 2)
    there, other, watched = second(page, table.id)
    play_on(app, page, 1)
    click(there, other, "take-over")
    assert not looks_on(watched)
    assert looks_on(table)
    assert 'id="watching"' in page.regions["notice"]
    assert page.said[-1] == "A partida segue em outra janela."
    assert actions(watched) == actions(table)
    play_on(there, other, 2)
    hear(app, page, table.id)
    assert actions(table) == actions(watched) == kept(app, table.id)
    click(app, page, "take-over")
    assert not looks_on(table)
    assert looks_on(watched)


def test_a_watching_page_lets_no_computer_player_move() -> None:
    _, page, table = seated(STONE_AGE, "random", "", seed=2)
    _, _, watched = second(page, table.id)
    assert actions(watched) == actions(table)
    assert not watched.busy


def test_without_locks_the_later_page_writes_and_the_first_notices() -> None:
    app, page, table = seated(STONE_AGE, "", "random")
    play_on(app, page, 2)
    there, other, later = second(page, table.id, locks=False)
    assert not looks_on(later)
    hear(app, page, table.id)
    assert looks_on(table)
    assert len(app.store.index()) == 1
    play_on(there, other, 1)
    hear(app, page, table.id)
    assert actions(table) == actions(later)


def test_two_pages_that_both_write_lose_nothing() -> None:
    """Too quick for the browser's word: the page that comes too late keeps what only it knew as another game."""
    app, page, table = seated(STONE_AGE, "", "random")
    play_on(app, page, 2)
    there, other, _ = second(page, table.id, locks=False)
    play_on(there, other, 2, seed=5)
    theirs = actions(there.table)  # type: ignore[arg-type]
    decision = table.match.decision
    assert decision is not None
    mine = [*actions(table), str(decision.actions[0])]
    table.perform(decision.actions[0])
    page.settle()
    assert kept(app, table.id) == theirs
    assert looks_on(table)
    assert page.said[-1].startswith("A partida seguiu em outra janela. O que só esta")
    extra = next(entry for entry in app.store.index() if entry.id != table.id)
    assert extra.title == "Da outra janela"
    assert kept(app, extra.id) == mine


@pytest.mark.parametrize("order", [(0, 1, 0, 1), (0, 0, 1, 1), (1, 0, 1, 0), (1, 1, 0, 1)])
def test_no_sequence_of_actions_in_two_pages_loses_one(order: tuple[int, ...]) -> None:
    """Whoever acts takes over first if need be; every action done is in the one game, or kept as another, said so."""
    app, page, table = seated(STONE_AGE, "", "random")
    there, other, watched = second(page, table.id)
    pages = [(app, page, table), (there, other, watched)]
    done = []
    for n in order:
        actor, its_page, its_table = pages[n]
        if its_table.watching:
            click(actor, its_page, "take-over")
        play_on(actor, its_page, 1)
        done.append(actions(its_table))
        for a, p, _ in pages:
            if a is not actor:
                hear(a, p, table.id)
    assert all(longer[: len(shorter)] == shorter for shorter, longer in pairwise(done))
    assert kept(app, table.id) == done[-1]
    assert len(app.store.index()) == 1


def test_a_game_open_elsewhere_is_not_deleted_or_renamed() -> None:
    _, page, table = seated(STONE_AGE, "", "random")
    there, other = opened(beside=page)
    before = dict(page.storage.texts)
    for command in ("delete", "rename-sure"):
        click(there, other, command, id=table.id, fields={"title": "x"})
        assert other.said[-1].startswith("Esta partida está aberta em outra janela")
    assert page.storage.texts == before


def test_everything_erased_elsewhere_closes_the_table() -> None:
    app, page, table = seated(STONE_AGE, "", "random")
    there, other = opened(beside=page)
    click(there, other, "erase-sure")
    hear(app, page, table.id)
    assert app.table is None
    assert not app.store.index(), "what was erased does not come back"


def test_a_game_deleted_elsewhere_is_not_taken_over() -> None:
    app, page, table = seated(STONE_AGE, "", "random")
    play_on(app, page, 1)
    there, other, _ = second(page, table.id)
    click(app, page, "lobby")
    click(app, page, "delete", id=table.id)
    click(there, other, "take-over")
    assert there.table is None
    assert other.said[-1] == "Esta partida foi apagada em outra janela."


def test_the_lobby_shows_what_another_page_has_begun() -> None:
    first = FakePage()
    app = App(first)
    app.start()
    other = FakePage()
    other.storage = first.storage
    there, _, _ = seated(STONE_AGE, "", "random", page=other)
    assert there.table is not None
    app.handle(Signal("stored", value="fogueira.index"))
    assert 'data-act="continue"' in first.regions["screen"]
