"""Looking back: any moment of any game, with what the present viewer may know, and on from there."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine import games
from engine.core import notation, saves
from engine.core.game import Game
from engine.core.rng import Rng
from tests.ui.fake import FakePage, click, play_on, seated
from ui.page import Fault, Signal
from ui.table import Table

GAMES = [games[name] for name in games]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def moment_of(table: Table) -> int | None:
    return table.past.moment


@every_game
def test_every_moment_can_be_looked_at(game: Game[Any]) -> None:
    app, page, table = seated(game, "", "random")
    play_on(app, page, 25)
    now = dict(page.regions)
    for n in range(len(table.match.moves)):
        table.past.look(n)
        view, step = table.view(), table.match.at(n)
        assert view.state == game.observe(step.state, 0)
        assert view.decision is None
        assert list(view.score) == game.score(view.state if step.decision else step.state)
        assert f'value="{n}"' in page.regions["deciding"]
        assert page.said[-1].startswith(f"Jogada {n} de {len(table.match.moves)}")
    assert app.handle(Signal("key", key="Escape"))
    assert moment_of(table) is None
    for region in ("deciding", "board", "mine"):
        assert page.regions[region] == now[region], region


def test_keys_slider_and_log_lines_lead_to_the_same_moment() -> None:
    app, page, table = seated(games["stone_age"], "", "random")
    play_on(app, page, 8)
    last = len(table.match.moves)
    for key, moment in ((",", last - 1), (",", last - 2), (".", last - 1), ("h", None), ("h", last - 1)):
        assert app.handle(Signal("key", key=key))
        assert moment_of(table) == moment, key
    app.handle(Signal("change", {"act": "moment"}, value="3"))
    by_slider = page.regions["deciding"]
    assert moment_of(table) == 3
    click(app, page, "present")
    assert moment_of(table) is None
    click(app, page, "past-at", at="3")
    assert page.regions["deciding"] == by_slider
    assert 'class="here"' in page.talk
    click(app, page, "past-step", value="-9")
    assert moment_of(table) == 0
    click(app, page, "past-step", value=str(last))
    assert moment_of(table) is None


def test_the_game_goes_on_while_somebody_looks_back() -> None:
    app, page, table = seated(games["stone_age"], "", "random")
    play_on(app, page, 4)
    decision = table.match.decision
    assert decision is not None
    table.match.do(decision.actions[0])
    table.past.look(2)
    moves = len(table.match.moves)
    table._next()
    page.settle()
    assert len(table.match.moves) > moves or table.match.decision.player == 0  # type: ignore[union-attr]
    assert moment_of(table) == 2


@every_game
def test_stepping_back_shows_no_more_than_the_viewer_may_know(game: Game[Any]) -> None:
    """Around one device: whoever sits there sees of every moment what they may, whoever sat there then."""
    app, page, table = seated(game, "", "", seed=3)
    rng = Rng(3)
    for _ in range(60):
        if table.match.decision is None:
            break
        if table.curtain is not None:
            assert_closed(table, page)
            click(app, page, "unveil")
        for n in {rng.below(len(table.match.moves) + 1) for _ in range(2)}:
            table.past.look(n)
            viewer = table.viewer
            assert table.view().state == game.observe(table.match.at(n).state, viewer)
            assert all(event == event.seen_by(viewer) for event in table.view().recent)
        table.past.leave()
        table.perform(rng.choice(table.match.decision.actions))
        page.waiting.clear()


def assert_closed(table: Table, page: FakePage) -> None:
    """Behind the curtain nothing of the past is shown either."""
    table.past.look(0)
    assert moment_of(table) is None
    assert table.view().viewer is None


def test_a_replay_shows_every_move_and_ends_in_the_present() -> None:
    app, page, table = seated(games["stone_age"], "", "random")
    play_on(app, page, 6)
    page.said.clear()
    click(app, page, "replay")
    moves = len(table.match.moves)
    assert [text.split(".")[0] for text in page.said] == [f"Jogada {n} de {moves}" for n in range(1, moves + 1)]
    assert moment_of(table) is None
    assert not table.past.playing


def test_a_replay_pauses_and_knows_its_speed() -> None:
    app, page, table = seated(games["stone_age"], "", "random")
    play_on(app, page, 6)
    app.handle(Signal("click", {"act": "replay"}))
    assert table.past.playing
    assert 'href="#u-pause"' in page.regions["deciding"]
    app.handle(Signal("click", {"act": "replay"}))
    page.settle()
    assert moment_of(table) == 0
    click(app, page, "prefer", name="replay", value="fast")
    assert app.prefs.replay == "fast"


def test_since_my_last_turn_is_counted_and_shown_again() -> None:
    app, page, table = seated(games["stone_age"], "", "random", "random")
    play_on(app, page, 1)
    own = max(n for n, move in enumerate(table.match.moves, 1) if move.player == 0)
    others = len(table.match.moves) - own
    assert others >= 2
    assert f"Desde a sua última vez: {others} jogadas" in page.talk
    page.said.clear()
    click(app, page, "replay-since")
    assert len(page.said) == others
    assert moment_of(table) is None


def test_what_if_is_another_game_and_the_old_one_stays() -> None:
    app, page, table = seated(games["stone_age"], "", "random")
    play_on(app, page, 6)
    old, before = table.id, saves.dumps(table.match)
    table.past.look(3)
    click(app, page, "branch")
    branch = app.table
    assert branch is not None
    assert branch.id != old
    assert moment_of(branch) is None
    assert [str(m.action) for m in branch.match.moves[:3]] == [str(m.action) for m in table.match.moves[:3]]
    play_on(app, page, 3)
    assert app.store.text(old) == before
    titles = {entry.id: entry.title for entry in app.store.index()}
    assert titles == {old: "", branch.id: "E se…? Da jogada 3"}


def test_older_rules_are_marked_and_play_goes_on() -> None:
    app, page, table = seated(games["stone_age"], "", "random")
    play_on(app, page, 4)
    click(app, page, "lobby")
    document = json.loads(str(app.store.text(table.id)))
    document["actions"][1] = "no_such_action"
    loaded = app.store.load(table.id, str)
    assert not isinstance(loaded, Fault)
    assert app.store.save(app.store.index()[0], saves.write(document)) is None
    click(app, page, "continue", id=table.id)
    assert app.table is not None
    old = len(document["actions"])
    assert f"{old} jogadas anteriores seguem regras antigas" in page.talk
    play_on(app, page, 3)
    click(app, page, "lobby")
    click(app, page, "continue", id=table.id)
    assert len(app.table.match.moves) >= 3
    assert len(app.table.match.stale) == old
    app.table.past.look(1)
    assert 'value="1"' in page.regions["deciding"]


@every_game
def test_the_notation_is_copied_and_comes_back_as_a_new_game(game: Game[Any]) -> None:
    app, page, table = seated(game, "", "random")
    play_on(app, page, 10)
    click(app, page, "notation")
    assert "textarea" not in page.regions["dialogs"], "the game still has secrets"
    click(app, page, "notation-copy")
    assert len(page.copied.splitlines()) == 4 + len(table.match.moves)
    assert notation.is_notation(page.copied)
    click(app, page, "close")
    click(app, page, "lobby")
    click(app, page, "library")
    click(app, page, "paste")
    click(app, page, "paste-sure", fields={"text": page.copied})
    assert 'data-act="import-sure"' in page.regions["dialogs"]
    click(app, page, "import-sure")
    assert app.table is not None
    assert app.table.id != table.id
    moves = len(table.match.moves)
    assert [m.action for m in app.table.match.moves[:moves]] == [m.action for m in table.match.moves]
