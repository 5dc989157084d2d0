"""Taking back: at every kind of decision of every game, on the table, also while a computer player thinks."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine import Match, games
from engine.core.actions import Action
from engine.core.game import Game
from engine.core.rng import Rng
from tests.fixtures.decisions_of import action_kinds, prompts, recorded
from tests.ui.fake import FakePage, click, opened, play_on, seated
from ui.page import Signal
from ui.table import Table

GAMES = [games[name] for name in games]
SAMPLES = 2
"""So often each kind of decision and of action is tried."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def laid(match: Match[Any]) -> tuple[FakePage, Table]:
    """A match on the table, studied by persons."""
    app, page = opened()
    click(app, page, "prefer", name="hints", value="false")
    click(app, page, "prefer", name="study", value="true")
    app.places.sit_down(match, "g1")
    page.settle()
    assert app.table is not None
    return page, app.table


@every_game
def test_at_every_kind_of_decision_every_kind_of_action_is_taken_back_exactly(game: Game[Any]) -> None:
    """Also after what was resolved by itself: one step back stands at the decision, whole, and the log tells of it."""
    seen = Counter[str]()
    for match, actions in recorded(game):
        page, table = laid(match)
        for text in actions:
            decision, action = match.decision, game.read_action(text)
            assert decision is not None
            table.curtain, table.viewer = None, decision.player
            things = {decision.prompt, type(action).__name__}
            seen.update(things)
            if min(seen[thing] for thing in things) <= SAMPLES:
                half_chosen_and_back(table, game, action)
                back_and_forth(table, game, action)
            else:
                match.do(action)
            page.waiting.clear()
    assert set(seen) == prompts(game) | action_kinds(game), "what is new is found by tests/fixtures/decisions_of.py"


def half_chosen_and_back(table: Table, game: Game[Any], action: Action) -> None:
    """What was chosen inside an action is cancelled; where the first thing chosen was all, the action is taken back."""
    before, moves = game.digest(table.match.state), len(table.match.moves)
    if not action.targets:
        return
    table.point(action.targets[0])
    if table.curtain is not None:
        table.unveil()
    if table.scratch.chosen or table.scratch.asking or len(table.match.moves) > moves:
        table.undo()
    assert (game.digest(table.match.state), len(table.match.moves)) == (before, moves), action
    assert not table.scratch.chosen
    assert not table.scratch.asking
    decision = table.match.decision
    table.curtain, table.viewer = None, decision.player if decision else 0


def back_and_forth(table: Table, game: Game[Any], action: Action) -> None:
    match = table.match
    before, decision, told = game.digest(match.state), match.decision, len(match.undone)
    table.perform(action)
    after = game.digest(match.state)
    if table.curtain is not None:
        table.unveil()
    table.undo()
    assert (game.digest(match.state), match.decision) == (before, decision), action
    assert len(match.undone) == told + 1
    assert any(line.undone and line.move == len(match.moves) for line in table.log()), action
    table.viewer = decision.player if decision else 0
    table.curtain = None
    table.redo()
    assert game.digest(match.state) == after, action
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
