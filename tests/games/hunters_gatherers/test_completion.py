"""Completed rivers and forests, majorities, going home, the bonus tile (HG-23 to HG-38)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.hunters_gatherers.events import BonusEarned, FeatureCompleted, PieceReturned, TileDrawn
from engine.games.hunters_gatherers.scoring import river_parts, worth
from tests.games.hunters_gatherers.board import Laid, Table, hut, member, state_with

FOUR_SOURCES: list[Laid] = [
    (0, -1, "T14", 0),
    (-1, -1, "T30", 0),
    (-1, 0, "T14", 3),
    (1, -1, "T02", 0),
    (1, 0, "T14", 1),
    (1, 1, "T38", 0),
    (0, 1, "T14", 2),
]
"""Four rivers that run from their sources to the cell (0, 0)."""

SAME_LAKE: list[Laid] = [(0, 0, "T35", 0), (0, 1, "T27", 0), (-1, 1, "T46", 0)]
"""``T03`` at (-1, 0) leads the river back into the lake that it comes from."""

RING: list[Laid] = [(0, 0, "T03", 0), (1, 0, "T27", 3), (1, 1, "T27", 0)]
"""``T46`` at (0, 1) closes a river without ends."""

BOTH_ARCS: list[Laid] = [(0, -1, "T14", 0), (0, 0, "T22", 0), (-1, 0, "T14", 3), (1, 0, "T27", 3), (1, 1, "T27", 0)]
"""``T46`` at (0, 1) joins both arcs of ``T22`` into one river between two sources."""

SMALL_GOLD: list[Laid] = [(0, 0, "T13", 0), (1, 0, "T34", 2), (0, 1, "T36", 3)]
"""``T25`` at (1, 1) completes a forest with gold, four tiles, five segments."""


def table_for(board: list[Laid], tile: str, bonus: tuple[str, ...] = ("B07",), **options: Any) -> Table:
    return Table(state_with(board, land=["T07", "T07", tile], bonus=bonus, **options))


# Rivers --------------------------------------------------------------------------------------------------------------


def test_edge_case_1_four_rivers_closed_at_once() -> None:
    """HG-35, HG-13: each scored by itself, one piece placed, and the lake's fish count for every river (HG-25)."""
    table = table_for(FOUR_SOURCES, "T60")
    member(table.state, 0, 0, -1, "r0")
    member(table.state, 1, 1, 0, "r0")
    table.tile(0, 0, 0).piece("fisher", "r2")
    assert sorted(table.scored()) == [(0, "river", 4), (0, "river", 4), (1, "river", 4)]
    assert len(table.happened(FeatureCompleted)) == 4
    assert table.state.members_left == [5, 5]


def test_all_scores_come_before_anyone_goes_home() -> None:
    """HG-35."""
    table = table_for(FOUR_SOURCES, "T60")
    member(table.state, 0, 0, -1, "r0")
    member(table.state, 1, 1, 0, "r0")
    table.tile(0, 0, 0).nothing()
    kinds = [type(event).__name__ for event in table.events]
    assert kinds.index("PieceReturned") > max(i for i, kind in enumerate(kinds) if kind == "Scored")


def test_a_river_with_a_loose_end_is_not_complete() -> None:
    """HG-23."""
    table = table_for([(0, 0, "T14", 0)], "T19")
    member(table.state, 1, 0, 0, "r0")
    table.tile(0, 1, 1).nothing()
    assert table.scored() == []
    assert table.state.members_left == [5, 4]


def test_a_river_between_two_sources() -> None:
    """HG-23, HG-24: no lake, no fish."""
    table = table_for([(0, 0, "T14", 0)], "T38")
    member(table.state, 1, 0, 0, "r0")
    table.tile(0, 1, 2).nothing()
    assert table.scored() == [(1, "river", 2)]


@pytest.mark.parametrize(("count_by", "points"), [("tile", 5), ("segment", 6)])
def test_edge_case_4_back_to_the_same_lake(count_by: str, points: int) -> None:
    """HG-26: the lake's fish once. Its tile holds both ends, so it counts twice by segment (HG-33)."""
    table = table_for(SAME_LAKE, "T03", count_by=count_by)
    member(table.state, 1, 0, 1, "r0")
    table.tile(-1, 0, 0).nothing()
    assert table.scored() == [(1, "river", points)]


def test_edge_case_2_a_ring_scores_its_tiles_and_counts_its_fisher_once() -> None:
    """HG-26, HG-19."""
    table = table_for(RING, "T46")
    member(table.state, 1, 0, 0, "r0")
    table.tile(0, 1, 0).nothing()
    assert table.scored() == [(1, "river", 4)]
    assert [event.player for event in table.happened(PieceReturned)] == [1]
    assert table.state.members_left == [5, 5]


@pytest.mark.parametrize(("count_by", "points"), [("tile", 6), ("segment", 7)])
def test_edge_case_3_both_arcs_of_a_tile_in_one_river(count_by: str, points: int) -> None:
    """HG-33."""
    table = table_for(BOTH_ARCS, "T46", count_by=count_by)
    member(table.state, 0, 0, -1, "r0")
    table.tile(0, 1, 0).nothing()
    assert table.scored() == [(0, "river", points)]


def test_fish_further_away_do_not_count() -> None:
    """HG-27: only the end lakes, not the rest of the river system."""
    state = state_with([(0, 0, "T60", 0), (1, 0, "T15", 2), (0, -1, "T57", 1)])
    river = state.layout.areas.region[state.zone_at(1, 0, "r0")]
    assert state.layout.system(state.zone_at(0, 0, "l0")).fish == 6
    assert worth(river_parts(state, river)) == 2 + 4


def test_the_places_of_a_river_are_its_zones_and_end_lakes() -> None:
    """HG-25."""
    table = table_for([(0, 0, "T14", 0)], "T16")
    member(table.state, 1, 0, 0, "r0")
    table.tile(0, 1, 2).nothing()
    line = table.state.earned[0]
    assert line.places == ("zone:0,0:r0", "zone:0,1:r0", "zone:0,1:l0")
    assert [(part.count, part.unit, part.each) for part in line.parts] == [(2, "segment", 1), (1, "fish", 1)]


# Forests -------------------------------------------------------------------------------------------------------------


def test_a_forest_round_a_hole_is_open_until_the_hole_is_filled() -> None:
    """HG-28: eight forest tiles round an empty cell."""
    ring: list[Laid] = [
        (0, 0, "T13", 0),
        (1, 0, "T26", 0),
        (2, 0, "T13", 1),
        (2, 1, "T26", 1),
        (2, 2, "T13", 2),
        (1, 2, "T26", 0),
        (0, 2, "T13", 3),
    ]
    state = state_with(ring, land=["T07", "T20", "T12"], count_by="tile")
    member(state, 1, 0, 0, "f0")
    table = Table(state).tile(0, 1, 1).nothing()
    assert table.scored() == []
    assert state.layout.frontier[1, 1] == "MMMF"
    table.tile(1, 1, 2).nothing()
    assert table.scored() == [(1, "forest", 18)]


def test_water_and_rocks_never_keep_a_forest_open() -> None:
    """HG-28: the forest of T16 touches its lake, the one of T14 the source of a river."""
    table = table_for([(0, 0, "T20", 0)], "T16")
    member(table.state, 1, 0, 0, "f0")
    table.tile(1, 0, 2).nothing()
    assert table.scored() == [(1, "forest", 4)]


def test_edge_case_15_the_forests_of_the_all_forest_tile_stay_separate() -> None:
    """HG-28."""
    table = table_for([(0, 0, "T50", 0)], "T20")
    member(table.state, 1, 0, 0, "f1")
    member(table.state, 0, 0, 0, "f2")
    table.tile(0, 1, 3).nothing()
    assert table.scored() == [(1, "forest", 4)]
    assert table.state.members_left == [4, 5]


def test_mushrooms() -> None:
    """HG-29: 2 points each in the first edition, 3 in the second; no exception for two tiles."""
    for edition, patch, single, points in (("first", "B02", "T20", 8), ("second", "2M01", "2T33", 9)):
        state = state_with([(0, 0, patch, 0)], land=[single, single, single], edition=edition)
        member(state, 1, 0, 0, "f0")
        table = Table(state)
        if edition == "first":
            table.tile(-1, 0, 0).nothing()
            table.tile(0, 1, 3).nothing()
        else:
            table.tile(-1, 0, 0).nothing()
            table.tile(1, 0, 2).nothing()
        assert table.scored() == [(1, "forest", points)]


@pytest.mark.parametrize(("count_by", "points"), [("tile", 8), ("segment", 10)])
def test_edge_case_3_both_zones_of_a_tile_in_one_forest(count_by: str, points: int) -> None:
    """HG-33."""
    table = table_for(SMALL_GOLD, "T25", count_by=count_by)
    member(table.state, 0, 0, 0, "f0")
    table.tile(1, 1, 0).nothing()
    assert table.scored() == [(0, "forest", points)]


# Bonus tile ----------------------------------------------------------------------------------------------------------


def test_edge_case_9_a_forest_that_nobody_holds_gives_a_bonus_tile() -> None:
    """HG-30: to who completed it."""
    table = table_for(SMALL_GOLD, "T25")
    table.tile(1, 1, 0).nothing()
    assert table.scored() == []
    assert [(event.player, event.left) for event in table.happened(BonusEarned)] == [(0, 1)]
    assert table.decision is not None
    assert (table.decision.player, table.decision.prompt) == (0, "prompt.place_bonus_tile")


def test_the_bonus_goes_to_who_completes_whoever_scores() -> None:
    """HG-30, HG-37."""
    table = table_for(SMALL_GOLD, "T25")
    member(table.state, 1, 0, 0, "f0")
    table.tile(1, 1, 0).nothing()
    assert table.scored() == [(1, "forest", 10)]
    assert [event.player for event in table.happened(BonusEarned)] == [0]


def test_edge_case_10_no_gold_no_bonus() -> None:
    """HG-30."""
    table = table_for([(0, 0, "T20", 0)], "T30")
    table.tile(1, 0, 1).nothing()
    assert len(table.happened(FeatureCompleted)) == 1
    assert not table.happened(BonusEarned)


def test_one_bonus_tile_for_several_forests_and_nuggets() -> None:
    """HG-30: T50 closes three forests, two of them with gold."""
    board: list[Laid] = [
        (0, 0, "T26", 1),
        (1, 0, "T07", 0),
        (1, 1, "T20", 2),
        (0, -1, "T30", 0),
        (-1, 0, "T07", 0),
        (-1, 1, "T20", 0),
        (-1, 2, "T07", 0),
        (0, 2, "T20", 3),
    ]
    state = state_with(board, land=["T07", "T50"], bonus=["B07", "B02"])
    table = Table(state).tile(0, 1, 0).nothing()
    assert len(table.happened(FeatureCompleted)) == 3
    assert len(table.happened(BonusEarned)) == 1
    assert state.drawn == "B02"
    table.tile(*first_place(table)).nothing()
    assert state.drawn == "T07"


def first_place(table: Table) -> tuple[int, int, int]:
    """The first place offered for the drawn tile."""
    assert table.decision is not None
    action = table.decision.actions[0]
    return action.x, action.y, action.rotation  # type: ignore[attr-defined]


def test_no_chain_of_bonus_tiles() -> None:
    """HG-31: the bonus tile completes a forest with gold itself, which scores and gives nothing more."""
    board: list[Laid] = [(0, 0, "T26", 0), (-1, 0, "T20", 0), (0, 1, "T26", 0), (-1, 1, "T20", 0)]
    state = state_with(board, land=["T07", "T20"], bonus=["B02", "B07"])
    member(state, 1, 0, 0, "f0")
    member(state, 1, 0, 1, "f0")
    table = Table(state).tile(1, 0, 2).nothing()
    assert state.drawn == "B07"
    table.tile(1, 1, 2).nothing()
    assert table.scored() == [(1, "forest", 6), (1, "forest", 6)]
    assert len(table.happened(BonusEarned)) == 1
    assert table.decision is not None
    assert (table.decision.player, state.drawn, state.bonus) == (1, "T07", ["B02"])


def test_edge_case_8_the_bonus_pile_is_empty() -> None:
    """HG-32."""
    table = table_for(SMALL_GOLD, "T25", bonus=())
    table.tile(1, 1, 0).nothing()
    assert [event.left for event in table.happened(BonusEarned)] == [0]
    assert table.decision is not None
    assert (table.decision.player, table.state.drawn) == (1, "T07")


def test_edge_case_7_the_member_just_returned_can_be_used_on_the_bonus_tile() -> None:
    """HG-32, HG-36."""
    table = table_for(SMALL_GOLD, "T25")
    table.state.members_left[0] = 1
    member(table.state, 0, 0, 0, "f0")
    assert table.state.members_left[0] == 0
    table.tile(1, 1, 0).nothing()
    assert table.state.members_left[0] == 1
    table.tile(*first_place(table)).piece("hunter", "m0")
    assert table.state.members_left[0] == 0


def test_a_bonus_tile_is_drawn_from_its_own_pile() -> None:
    """HG-30."""
    table = table_for(SMALL_GOLD, "T25", bonus=("B07", "B12"))
    table.tile(1, 1, 0).nothing()
    drawn = table.happened(TileDrawn)
    assert [(event.tile, event.bonus) for event in drawn] == [("T25", False), ("B12", True)]
    assert table.state.bonus == ["B07"]


# Majority and going home ---------------------------------------------------------------------------------------------


def forest_of_three(owners: list[int]) -> Table:
    """A forest of several tiles with members of these owners in it, to be completed by ``T20`` at (4, 0)."""
    board: list[Laid] = [(0, 0, "T20", 0), (1, 0, "T26", 0), (2, 0, "T26", 0), (3, 0, "T26", 0)]
    table = table_for(board, "T20", players=3)
    for x, owner in enumerate(owners):
        member(table.state, owner, x, 0, "f0")
    return table.tile(4, 0, 2).nothing()


def test_the_majority_scores_alone_and_everyone_goes_home() -> None:
    """HG-34, HG-36."""
    table = forest_of_three([1, 1, 2])
    assert table.scored() == [(1, "forest", 10)]
    assert table.state.members_left == [5, 5, 5]


def test_a_tie_scores_in_full_for_each() -> None:
    """HG-34."""
    assert forest_of_three([1, 2]).scored() == [(1, "forest", 10), (2, "forest", 10)]


def test_a_tie_of_two_leaves_the_third_without() -> None:
    """HG-34."""
    table = forest_of_three([0, 1, 2, 2])
    assert table.scored() == [(2, "forest", 10)]


def test_nobody_there_nobody_scores() -> None:
    """HG-34."""
    assert forest_of_three([]).scored() == []


def test_huts_and_hunters_stay() -> None:
    """HG-36."""
    table = table_for([(0, 0, "T14", 0)], "T16")
    hut(table.state, 1, 0, 0, "r0")
    member(table.state, 1, 0, 0, "m2")
    table.tile(0, 1, 2).nothing()
    assert table.state.huts_left == [2, 1]
    assert table.state.members_left == [5, 4]


def test_meadows_are_not_scored_during_the_game() -> None:
    """HG-38: a meadow with nothing open."""
    state = state_with([(0, 0, "T45", 0)], land=["T07", "T30"])
    member(state, 1, 0, 0, "m0")
    table = Table(state).tile(0, -1, 2)
    table.nothing()
    assert table.scored() == []
    assert state.members_left == [5, 4]
