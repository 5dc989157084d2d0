"""A finger slips: what cannot be taken back is shown at the first touch and done at the second, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine import games
from engine.core.actions import Action
from engine.core.game import Game
from engine.core.rng import Rng
from tests.ui.fake import FakePage, click, opened, seated
from ui.app import App
from ui.page import Signal
from ui.table import Table
from ui.view import Scratch

GAMES = [games[name] for name in games]
SAMPLES = 2
"""Positions of each kind of decision."""
ONCE_MORE = 'class="once-more"'

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def decisions(game: Game[Any]) -> Iterator[tuple[App, FakePage, Table, list[Action]]]:
    """Decisions of each kind of a game for two, and what is carried out at the table, which stays as it is."""
    app, page, table = seated(game, "", "")
    rng, seen, done = Rng(5), dict[str, int](), list[Action]()
    table.perform = done.append  # type: ignore[method-assign, assignment]
    while (decision := table.match.decision) is not None:
        if table.curtain is not None:
            table.unveil()
        kind = f"{decision.prompt} {sorted({type(action).__name__ for action in decision.actions})}"
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= SAMPLES and len(decision.actions) > 1:
            yield app, page, table, done
            table.scratch = Scratch()
        table.match.do(rng.choice(decision.actions))
        table.viewer = table.match.decision.player if table.match.decision else 0
        done.clear()
    assert len(seen) > 2


def touch(app: App, page: FakePage, **data: str) -> None:
    """A finger on a thing with these data attributes."""
    app.handle(Signal("click", data, touch=True))
    page.waiting.clear()


@every_game
def test_a_button_touched_is_shown_first_where_a_slip_costs(game: Game[Any]) -> None:
    dear = 0
    for app, page, table, done in decisions(game):
        assert table.match.decision
        for action in table.match.decision.actions[:6]:
            table.scratch = Scratch()
            touch(app, page, act="do", action=str(action))
            if not table._costs(action):
                assert done in ([action], [])  # at once, unless there is a question
            else:
                dear += 1
                assert not done, f"{action} was done at the first touch"
                asks = table.face.asks_first(table.view(), action)
                if not asks and f'data-action="{action}"' in page.regions["deciding"]:
                    assert ONCE_MORE in page.regions["deciding"], action
                touch(app, page, act="do", action=str(action), **({"sure": "yes"} if asks else {}))
                assert done == [action], f"{action} was not done at the second touch"
            done.clear()
    assert dear


@every_game
def test_a_thing_touched_is_chosen_first_where_a_slip_costs(game: Game[Any]) -> None:
    chosen = 0
    for app, page, table, done in decisions(game):
        for target in table.view().first_targets:
            table.scratch = Scratch()
            touch(app, page, target=target)
            assert not [action for action in done if table._costs(action)], f"{target} was done at the first touch"
            chosen += not done
            done.clear()
    assert chosen


def test_a_mouse_does_at_once_what_a_button_says() -> None:
    app, page, table = seated(games["imperial_settlers"], "", "random")
    assert table.match.decision
    action = next(action for action in table.match.decision.actions if table._costs(action))
    click(app, page, "do", action=str(action))
    assert str(table.match.moves[0].action) == str(action)


def test_another_button_takes_the_place_of_the_one_that_was_found() -> None:
    app, page, table = seated(games["imperial_settlers"], "", "random")
    assert table.match.decision
    one, other = [action for action in table.match.decision.actions if table._costs(action)][:2]
    for action in (one, other, one):
        touch(app, page, act="do", action=str(action))
        assert table.scratch.asking == action
        assert page.regions["deciding"].count(ONCE_MORE) == 1
    click(app, page, "cancel")
    assert table.scratch.asking is None
    assert not table.match.moves


def test_what_a_picture_means_is_said_to_a_finger() -> None:
    app, page = opened()
    app.handle(Signal("mean", value="Comida: 7"))
    assert "Comida: 7" in page.regions["toasts"]
