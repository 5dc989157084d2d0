"""Taking back: at every kind of decision of every game, on the table, also while a computer player thinks."""

from __future__ import annotations

from typing import Any

import pytest

from engine import games
from engine.core.game import Game
from engine.core.rng import Rng
from tests.ui.fake import FakePage, click, play_on, seated
from ui.page import Signal
from ui.table import Table

GAMES = [games[name] for name in games]
SAMPLES = 3
"""Positions of each kind of decision."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def positions(game: Game[Any], seed: int) -> tuple[FakePage, Table]:
    app, page, table = seated(game, "", "", seed=seed)
    click(app, page, "prefer", name="study", value="true")
    return page, table


@every_game
def test_every_kind_of_decision_is_taken_back_exactly(game: Game[Any]) -> None:
    """Also after what was resolved by itself: one step back stands at the decision, whole, and the log tells of it."""
    seen: dict[str, int] = {}
    for seed in (4, 9):
        page, table = positions(game, seed)
        rng = Rng(seed)
        while (decision := table.match.decision) is not None:
            if table.curtain is not None:
                table.unveil()
            action = rng.choice(decision.actions)
            kind = f"{decision.prompt} {type(action).__name__}"
            if seen.get(kind, 0) < SAMPLES:
                seen[kind] = seen.get(kind, 0) + 1
                back_and_forth(table, game, action, kind)
            else:
                table.match.do(action)
                table.viewer = table.match.decision.player if table.match.decision else 0
            page.waiting.clear()
        assert table.match.over
    assert len(seen) > 3


def back_and_forth(table: Table, game: Game[Any], action: Any, kind: str) -> None:
    match = table.match
    before, decision, told = game.digest(match.state), match.decision, len(match.undone)
    table.perform(action)
    after = game.digest(match.state)
    if table.curtain is not None:
        table.unveil()
    table.undo()
    assert (game.digest(match.state), match.decision) == (before, decision), kind
    assert len(match.undone) == told + 1
    assert any(line.undone and line.move == len(match.moves) for line in table.log()), kind
    table.viewer = decision.player if decision else 0
    table.curtain = None
    table.redo()
    assert game.digest(match.state) == after, kind
    assert len(match.undone) == told


@every_game
def test_without_study_only_what_showed_nothing_new_is_taken_back(game: Game[Any]) -> None:
    _, page, table = seated(game, "", "", seed=6)
    rng, taken, kept = Rng(6), 0, 0
    while table.match.decision is not None and len(table.match.moves) < 250:
        if table.curtain is not None:
            table.unveil()
        player, before = table.match.decision.player, game.digest(table.match.state)
        known = table.match.state.rng
        table.perform(rng.choice(table.match.decision.actions))
        now = table.match.decision
        moves = len(table.match.moves)
        if table.curtain is not None or (now and now.player != player) or known != table.match.state.rng:
            table.undo()
            assert len(table.match.moves) == moves
            kept += 1
        elif rng.below(2) and table.view().can_undo:
            table.undo()
            assert game.digest(table.match.state) == before
            table.redo()
            taken += 1
        page.waiting.clear()
    assert kept
    assert taken


@every_game
@pytest.mark.parametrize("when", ["about to", "thinking"])
def test_what_a_computer_player_thought_of_does_not_happen_after_taking_back(game: Game[Any], when: str) -> None:
    app, page, table = seated(game, "", "easy", seed=8)
    click(app, page, "prefer", name="study", value="true")
    asked = []

    async def think(request: str) -> None:
        """The worker is asked, and while it thinks the person takes back."""
        asked.append(request)
        if when == "thinking":
            app.handle(Signal("key", key="u"))

    for n in range(40):
        decision = table.match.decision
        if decision is None:
            break
        table.perform(decision.actions[n % len(decision.actions)])
        if table.busy and decision.player == 0:
            break
        page.settle()
    assert table.busy
    page.ask_worker = think  # type: ignore[method-assign]
    before, taken_back = len(table.match.moves), len(table.match.undone)
    if when == "about to":
        app.handle(Signal("key", key="u"))
    page.settle()
    assert bool(asked) == (when == "thinking")
    assert len(table.match.moves) == before - 1
    assert len(table.match.undone) == taken_back + 1
    assert table.view().decision is not None


def test_what_was_taken_back_is_told_once_and_not_the_whole_log() -> None:
    app, page, _ = seated(games["stone_age"], "", "random")
    click(app, page, "prefer", name="study", value="true")
    play_on(app, page, 5)
    page.said.clear()
    app.handle(Signal("key", key="u"))
    page.settle()
    assert len(page.said) == 1
