"""Placing tribe members and huts (HG-2, HG-13 to HG-22)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.hunters_gatherers.game import GAME
from tests.games.hunters_gatherers.board import Laid, Table, hut, member, state_with

LAKE_AND_RIVER: list[Laid] = [(0, 0, "T04", 2)]
"""A lake with one arm to the east."""


def drawn(board: list[Laid], tile: str, **options: Any) -> Table:
    return Table(state_with(board, land=["T07", "T07", tile], **options))


def test_supply() -> None:
    """HG-2."""
    for edition, huts in (("first", 2), ("second", 3)):
        state = GAME.setup({"players": 4, "edition": edition}, 1).state
        assert state.members_left == [5] * 4
        assert state.huts_left == [huts] * 4


def test_who_goes_where() -> None:
    """HG-13, HG-14: hunter in a meadow, gatherer in a forest, fisher on a river, hut on a river or lake, or nobody."""
    table = drawn([(0, 0, "T07", 0)], "T16").tile(0, -1, 2)
    assert table.offered() == [
        "place_piece hunter 0 -1 m0",
        "place_piece gatherer 0 -1 f0",
        "place_piece hunter 0 -1 m1",
        "place_piece fisher 0 -1 r0",
        "place_piece hut 0 -1 r0",
        "place_piece hut 0 -1 l0",
        "decline",
    ]


def test_a_member_needs_an_area_free_of_members_however_far_it_reaches() -> None:
    """HG-15: joined first, judged over the whole area, also the own piece blocks (edge case 6)."""
    board: list[Laid] = [(0, 0, "T07", 0), (1, 0, "T52", 0), (2, 0, "T07", 0)]
    for owner in (0, 1):
        state = state_with(board, land=["T07", "T20"])
        member(state, owner, 0, 0, "m0")
        table = Table(state).tile(3, 0, 0)
        assert table.offered() == ["place_piece gatherer 3 0 f0", "decline"]


def test_huts_need_a_river_system_free_of_huts() -> None:
    """HG-16: through the lake to another river, own hut or not."""
    for owner in (0, 1):
        state = state_with([(0, 0, "T35", 0), (0, 1, "T19", 1)], land=["T07", "T19"])
        hut(state, owner, 0, 1, "r0")
        table = Table(state).tile(-1, 0, 0)
        offered = table.offered()
        assert "place_piece fisher -1 0 r0" in offered
        assert not any("hut" in text for text in offered)


def test_edge_case_5_huts_and_fishers_ignore_each_other() -> None:
    """HG-17: both ways, same player or not."""
    for owner in (0, 1):
        state = state_with(LAKE_AND_RIVER, land=["T07", "T53"])
        hut(state, owner, 0, 0, "l0")
        assert "place_piece fisher 1 0 r0" in Table(state).tile(1, 0, 0).offered()
        state = state_with(LAKE_AND_RIVER, land=["T07", "T53"])
        member(state, owner, 0, 0, "r0")
        assert "place_piece hut 1 0 r0" in Table(state).tile(1, 0, 0).offered()


def test_edge_case_5_a_hut_in_the_system_but_not_on_the_river() -> None:
    """HG-17."""
    state = state_with([(0, 0, "T35", 0), (0, 1, "T19", 1)], land=["T07", "T19"])
    hut(state, 1, 0, 1, "r0")
    assert "place_piece fisher -1 0 r0" in Table(state).tile(-1, 0, 0).offered()


def test_an_area_completed_by_this_tile_can_be_claimed_if_it_is_free() -> None:
    """HG-18."""
    table = drawn([(0, 0, "T20", 0)], "T30").tile(1, 0, 1).piece("gatherer", "f0")
    assert table.scored() == [(0, "forest", 4)]
    assert table.state.members_left == [5, 5]


@pytest.mark.parametrize("owner", [0, 1])
def test_edge_case_6_an_area_completed_by_this_tile_cannot_be_claimed_if_it_is_not(owner: int) -> None:
    """HG-18: although the piece in it is about to leave."""
    state = state_with([(0, 0, "T20", 0)], land=["T07", "T30"])
    member(state, owner, 0, 0, "f0")
    table = Table(state).tile(1, 0, 1)
    assert "place_piece gatherer 1 0 f0" not in table.offered()
    refused = {r.target: r.rule for r in GAME.refusals(table.state, 0)}
    assert refused["gatherer:1,0:f0"] == refused["zone:1,0:f0"] == "HG-15"
    table.nothing()
    assert table.state.members_left == [5, 5]


def test_a_tile_may_join_two_settled_areas() -> None:
    """HG-19."""
    meadow: list[Laid] = [(0, -1, "T07", 0), (1, -1, "T52", 0), (2, -1, "T07", 0)]
    state = state_with([*meadow, (0, 0, "T20", 0), (2, 0, "T20", 2)], land=["T07", "T26"])
    member(state, 0, 0, 0, "f0")
    member(state, 1, 2, 0, "f0")
    table = Table(state).tile(1, 0, 0)
    assert state.members_in(state.layout.areas.region[state.zone_at(1, 0, "f0")]) == [0, 1]
    assert "place_piece gatherer 1 0 f0" not in table.offered()


def test_a_hut_may_stand_by_finished_water() -> None:
    """HG-20."""
    table = drawn([(0, 0, "T14", 0)], "T16").tile(0, 1, 2)
    assert "place_piece hut 0 1 l0" in table.offered()
    assert "place_piece hut 0 1 r0" in table.offered()


def test_a_fisher_stands_on_an_arm_not_on_the_lake() -> None:
    """HG-21."""
    table = drawn([(0, 0, "T07", 0)], "T04").tile(1, 0, 1)
    assert [text for text in table.offered() if "fisher" in text] == ["place_piece fisher 1 0 r0"]
    refused = {r.target: r for r in GAME.refusals(table.state, 0)}
    assert refused["fisher:1,0:l0"].rule == "HG-21"
    assert "zone:1,0:l0" not in refused


def test_a_meadow_inside_the_tile_may_be_hunted() -> None:
    """HG-22: legal and worthless."""
    table = drawn([(0, 0, "T30", 0)], "T50").tile(0, 1, 1)
    assert "place_piece hunter 0 1 m0" in table.offered()
    table.piece("hunter", "m0")
    assert [line for line in GAME.score(table.state) if line.player == 0] == []


def test_nothing_is_asked_when_nothing_can_be_placed() -> None:
    """HG-13: no member, no hut left."""
    state = state_with([(0, 0, "T07", 0)], land=["T07", "T20"])
    state.members_left[0] = 0
    table = Table(state).tile(1, 0, 0)
    assert table.decision is not None
    assert (table.decision.player, table.state.drawn) == (1, "T07")


def test_without_members_huts_remain_and_the_refusal_says_so() -> None:
    """HG-13."""
    state = state_with(LAKE_AND_RIVER, land=["T07", "T53"])
    state.members_left[0] = 0
    table = Table(state).tile(1, 0, 0)
    assert table.offered() == ["place_piece hut 1 0 r0", "decline"]
    refused = {r.target: r for r in GAME.refusals(table.state, 0)}
    assert refused["fisher:1,0:r0"].reason == "refusal.no_members_left"
    assert refused["zone:1,0:m0"].rule == "HG-13"
    state = state_with(LAKE_AND_RIVER, land=["T07", "T53"])
    state.huts_left[0] = 0
    table = Table(state).tile(1, 0, 0)
    assert {r.target: r.reason for r in GAME.refusals(table.state, 0)}["hut:1,0:r0"] == "refusal.no_huts_left"


def test_whose_hut_is_in_the_way() -> None:
    """HG-16."""
    for owner, reason in ((0, "refusal.own.hut"), (1, "refusal.there.hut")):
        state = state_with(LAKE_AND_RIVER, land=["T07", "T53"])
        hut(state, owner, 0, 0, "l0")
        table = Table(state).tile(1, 0, 0)
        refused = {r.target: r for r in GAME.refusals(table.state, 0)}
        assert (refused["hut:1,0:r0"].reason, refused["hut:1,0:r0"].rule) == (reason, "HG-16")


def test_placing_costs_a_piece_and_declining_does_not() -> None:
    """HG-13."""
    table = drawn([(0, 0, "T07", 0)], "T52").tile(1, 0, 0).piece("hunter", "m0")
    assert table.state.members_left == [4, 5]
    table = drawn([(0, 0, "T07", 0)], "T52").tile(1, 0, 0).nothing()
    assert table.state.members_left == [5, 5]
    table = drawn(LAKE_AND_RIVER, "T53").tile(1, 0, 0).piece("hut", "r0")
    assert table.state.huts_left == [1, 2]
