"""Rules of thumb see what any player would see, say why, and change nothing."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.frames import Draft
from engine.core.game import Appraisal
from engine.games.hunters_gatherers.actions import DECLINE, PlaceTile
from engine.games.hunters_gatherers.game import GAME
from engine.games.hunters_gatherers.judge.outlook import Outlook
from engine.games.hunters_gatherers.judge.standing import expected
from engine.games.hunters_gatherers.state import HuntersGatherersState
from engine.games.hunters_gatherers.tiles import pile
from tests.games.hunters_gatherers.board import Laid, Table, hut, member, state_with
from tests.games.hunters_gatherers.test_completion import SMALL_GOLD
from tests.games.hunters_gatherers.test_second_edition import shaman, with_menhir_tile
from tests.games.hunters_gatherers.test_state import position

PLENTY = ["T07", "T52", "T20", "T20", "T30", "T13", "T13", "T19", "T53", "T04", "T03", "T27"] * 3
"""A pile that leaves time for everything."""


def ranked(table: Table) -> list[Appraisal]:
    assert table.decision is not None
    return sorted(GAME.appraise(table.state, table.decision), key=lambda appraisal: -appraisal.value)


def best(table: Table) -> str:
    return str(ranked(table)[0].action)


def said(appraisal: Appraisal) -> dict[str, Any]:
    return {reason.key: reason.params for reason in appraisal.reasons}


def test_completing_ones_own_forest_comes_first() -> None:
    """HG-28, HG-29."""
    state = state_with([(0, 0, "T26", 0), (-1, 0, "T20", 0)], land=["T07", "T07", "T20"])
    member(state, 0, 0, 0, "f0")
    state.set_aside = list(pile("first", False)[2:])
    table = Table(state)
    assert best(table) == "place_tile 1 0 2"
    reasons = said(ranked(table)[0])
    assert reasons["reason.completes.forest"]["n"] == 6
    assert "reason.bonus_tile" not in reasons


def test_nobody_completes_an_opponents_forest_if_it_can_be_helped() -> None:
    """HG-37."""
    state = state_with([(0, 0, "T26", 0), (-1, 0, "T20", 0)], land=["T07", "T07", "T20"])
    member(state, 1, 0, 0, "f0")
    table = Table(state)
    assert str(ranked(table)[-1].action) == "place_tile 1 0 2"


def test_a_bonus_tile_is_worth_having() -> None:
    """HG-30."""
    values = []
    for bonus in ((), ("B07",)):
        table = Table(state_with(SMALL_GOLD, land=[*PLENTY, "T25"], bonus=bonus))
        appraisals = {str(a.action): a for a in ranked(table)}
        values.append(appraisals["place_tile 1 1 0"].value)
        assert ("reason.bonus_tile" in said(appraisals["place_tile 1 1 0"])) is bool(bonus)
    assert values[1] > values[0] + 1


def test_a_free_completed_forest_is_claimed() -> None:
    """HG-18."""
    table = Table(state_with([(0, 0, "T20", 0)], land=[*PLENTY, "T30"])).tile(1, 0, 1)
    assert best(table) == "place_piece gatherer 1 0 f0"
    assert "reason.back_at_once" in said(ranked(table)[0])


def test_a_hunter_in_a_worthless_meadow_is_worse_than_none() -> None:
    """HG-22."""
    table = Table(state_with([(0, 0, "T30", 0)], land=[*PLENTY, "T50"])).tile(0, 1, 1)
    values = {str(a.action): a.value for a in ranked(table)}
    assert values["place_piece hunter 0 1 m0"] < values[str(DECLINE)] == 0


def test_in_the_last_turn_every_point_counts() -> None:
    """HG-48: a member in hand is worth nothing then."""
    table = Table(state_with([(0, 0, "T07", 0)], land=["T52"])).tile(1, 0, 0)
    assert best(table) == "place_piece hunter 1 0 m0"
    assert ranked(table)[0].value == pytest.approx(4)


def test_the_more_tiles_fit_the_likelier_a_forest_is_completed() -> None:
    """HG-28: the chance comes from the tiles that nobody has seen."""
    chances = []
    for aside in (0, 12, 24):
        state = position(0)
        singles = ["T20", "T20", "T30", "T02", "T13", "T13", "T13", "T08", "T08", "T12", "T37", "T34", "T34", "T36"]
        gone = [tile for tile in (*singles, *sorted(set(state.land) - set(singles))) if tile in state.land][:aside]
        for tile in gone:
            state.land.remove(tile)
        state.set_aside = gone
        chances.append(Outlook(state).area(state, state.zone_at(0, 0, "f0"), frozenset()).chance)
    assert chances[0] > chances[1] > chances[2] > 0


def test_a_forest_that_no_tile_can_complete_is_worth_nothing() -> None:
    """HG-28: only an all-meadow tile is left; a complete one is worth its points."""
    state = state_with([(0, 0, "T20", 0)], land=["T07"])
    state.set_aside = [tile for tile in pile("first", False) if tile != "T07"]
    prospect = Outlook(state).area(state, state.layout.areas.region[state.zone_at(0, 0, "f0")], frozenset())
    assert (prospect.points, prospect.chance) == (0, 0)
    state = state_with([(0, 0, "T20", 0), (1, 0, "T20", 2)])
    prospect = Outlook(state).area(state, state.layout.areas.region[state.zone_at(0, 0, "f0")], frozenset())
    assert (prospect.points, prospect.chance) == (4, 1)


def test_judging_changes_nothing() -> None:
    for decisions in (0, 31, 60, 61):
        state = position(decisions)
        decision = GAME.decision(state)
        assert decision is not None
        before = GAME.digest(state)
        GAME.appraise(state, decision)
        for player in range(3):
            GAME.evaluate(state, player)
        assert GAME.digest(state) == before


def test_what_changes_by_a_tile_is_told_exactly() -> None:
    """The short way (only what the tile touches) and the long way (everything anew) agree."""
    for decisions in (20, 61, 100):
        state = position(decisions)
        decision = GAME.decision(state)
        assert decision is not None
        if not isinstance(decision.actions[0], PlaceTile):
            continue
        outlook = Outlook(state)
        outlook.remember(state)
        for action in decision.actions:
            assert isinstance(action, PlaceTile)
            draft = Draft(GAME.codec.clone(state))
            draft.state.frames[-1].apply(draft, action)
            x, y = action.x, action.y
            touched = frozenset({(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)})
            assert expected(draft.state, outlook, touched) == pytest.approx(
                expected(draft.state, Outlook(state), frozenset())
            )


def test_points_at_the_end_are_the_score() -> None:
    """HG-51: nothing is expected any more, everything is known."""
    table = Table(state_with([(0, 0, "T04", 2)], land=["T53"]))
    table.tile(1, 0, 0).piece("hut", "r0")
    assert table.decision is None
    assert GAME.evaluate(table.state, 0) == GAME.totals(table.state)[0] - GAME.totals(table.state)[1]


def test_the_shaman_calls_whoever_stands_for_little() -> None:
    """HG-62: a hunter alone with nothing to hunt comes back, one on a rich meadow stays."""
    table = shaman()
    values = {str(a.action): a.value for a in ranked(table)}
    assert set(values) == {"take_back hunter -1 0 m0", "decline"}
    assert values["decline"] == 0
    rich: list[Laid] = [(-1, -1, "2T55", 0), (-2, -1, "2T55", 0), (-2, 0, "2T55", 0)]
    table = with_menhir_tile("2M10", rich)
    member(table.state, 0, -1, 0, "m0")
    table.tile(1, 0, 2).nothing().tile(0, 1, 1)
    assert best(table) == "decline"


def test_huts_know_the_raft() -> None:
    """HG-67."""
    for tile, more in (("2T04", 0), ("2M13", 1)):
        state = state_with([(0, 0, tile, 0)], edition="second")
        hut(state, 0, 0, 0, "l0")
        system = state.layout.systems.region[state.zone_at(0, 0, "l0")]
        plain = state_with([(0, 0, "2T04", 0)], edition="second")
        there = plain.layout.systems.region[plain.zone_at(0, 0, "l0")]
        assert Outlook(state).system(state, system) == Outlook(plain).system(plain, there) + more


def lead(state: HuntersGatherersState) -> list[float]:
    return [GAME.evaluate(state, player) for player in range(state.players)]


def test_only_the_leader_is_ahead() -> None:
    state = position(61)
    assert sum(value > 0 for value in lead(state)) <= 1
