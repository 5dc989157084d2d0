"""The worked examples of the rules, each on its test board (HG-69 to HG-76)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.hunters_gatherers.events import BonusEarned, PieceReturned
from engine.games.hunters_gatherers.scoring import meadow_parts, worth
from tests.games.hunters_gatherers.board import Laid, Table, member, state_with

RIVER_6: list[Laid] = [(0, 0, "T18", 0), (1, 0, "T01", 0), (1, 1, "T05", 1)]
RIVER_3: list[Laid] = [(0, 0, "T14", 0), (0, 1, "T16", 2)]
RIVER_5: list[Laid] = [(0, 0, "T04", 2), (1, 0, "T53", 0), (2, 0, "T31", 0)]
FOREST_4: list[Laid] = [(0, 0, "T20", 0), (1, 0, "T30", 1)]
FOREST_8_OR_10: list[Laid] = [(0, 0, "T13", 0), (1, 0, "T34", 2), (0, 1, "T36", 3), (1, 1, "T25", 0)]
FOREST_10_OR_12: list[Laid] = [
    (0, 0, "T25", 2),
    (1, 0, "T12", 2),
    (2, 0, "T54", 0),
    (0, 1, "T34", 0),
    (1, 1, "T08", 0),
]
HUT_5: list[Laid] = [
    (0, 0, "T53", 0),
    (1, 0, "T31", 3),
    (2, 0, "T18", 0),
    (3, 0, "T53", 0),
    (1, 1, "T60", 3),
    (0, 1, "T40", 0),
    (2, 1, "T48", 1),
    (3, 1, "T46", 2),
    (1, 2, "T59", 3),
    (0, 2, "T53", 0),
    (2, 2, "T07", 0),
    (3, 2, "T19", 1),
]
MEADOWS: list[Laid] = [
    (0, 0, "T03", 3),
    (1, 0, "T27", 0),
    (2, 0, "T19", 1),
    (3, 0, "B09", 1),
    (4, 0, "T39", 1),
    (0, 1, "T43", 2),
    (1, 1, "T13", 1),
    (2, 1, "T48", 0),
    (3, 1, "T20", 3),
    (4, 1, "T04", 1),
    (0, 2, "T39", 1),
    (1, 2, "T08", 1),
    (2, 2, "T54", 0),
    (3, 2, "T52", 0),
    (4, 2, "T27", 2),
]


def last_by_hand(board: list[Laid], **options: Any) -> tuple[Table, Laid]:
    """All tiles but the last lie; the last is drawn. A tile beneath it keeps the game from ending."""
    state = state_with(board[:-1], land=["T07", board[-1][2]], bonus=["B07"], **options)
    return Table(state), board[-1]


def test_hg_69_a_river_between_two_lakes() -> None:
    table, last = last_by_hand(RIVER_6)
    member(table.state, 1, 1, 0, "r0")
    table.tile(last[0], last[1], last[3]).nothing()
    assert table.scored() == [(1, "river", 6)]


def test_hg_70_from_the_source_to_the_lake() -> None:
    table, last = last_by_hand(RIVER_3)
    member(table.state, 1, 0, 0, "r0")
    table.tile(last[0], last[1], last[3]).nothing()
    assert table.scored() == [(1, "river", 3)]


def test_hg_71_there_and_back_in_one_turn() -> None:
    table, last = last_by_hand(RIVER_5)
    table.tile(last[0], last[1], last[3]).piece("fisher", "r2")
    assert table.scored() == [(0, "river", 5)]
    assert [event.player for event in table.happened(PieceReturned)] == [0]
    assert table.state.members_left == [5, 5]
    assert not table.state.members


def test_hg_72_a_small_grove_gives_no_bonus_tile() -> None:
    table, last = last_by_hand(FOREST_4)
    member(table.state, 0, 0, 0, "f0")
    table.tile(last[0], last[1], last[3]).nothing()
    assert table.scored() == [(0, "forest", 4)]
    assert not table.happened(BonusEarned)


@pytest.mark.parametrize(("count_by", "points"), [("tile", 8), ("segment", 10), ("edition", 10)])
def test_hg_73_a_forest_with_gold(count_by: str, points: int) -> None:
    table, last = last_by_hand(FOREST_8_OR_10, count_by=count_by)
    member(table.state, 1, 0, 0, "f0")
    table.tile(last[0], last[1], last[3]).nothing()
    assert table.scored() == [(1, "forest", points)]
    assert [event.player for event in table.happened(BonusEarned)] == [0]
    assert table.state.drawn == "B07"


@pytest.mark.parametrize(("count_by", "points"), [("tile", 10), ("segment", 12)])
def test_hg_74_a_bigger_forest(count_by: str, points: int) -> None:
    table, last = last_by_hand(FOREST_10_OR_12, count_by=count_by)
    member(table.state, 1, 1, 0, "f0")
    table.tile(last[0], last[1], last[3]).nothing()
    assert table.scored() == [(1, "forest", points)]
    assert table.happened(BonusEarned)


def test_hg_75_a_hut_on_the_water() -> None:
    state = state_with(HUT_5)
    system = state.layout.systems.region[state.zone_at(1, 1, "l0")]
    assert state.layout.waters[system].fish == 5


def test_hg_76_four_meadows() -> None:
    state = state_with(MEADOWS)
    meadows = [name for name in state.layout.tallies if state.zone(name).kind == "meadow"]
    animals = {}
    for name in meadows:
        tally = state.layout.tallies[name]
        animals[tally.deer, tally.mammoths, tally.aurochs, tally.tigers] = worth(meadow_parts(state, name))
    assert animals[1, 0, 0, 0] == 2
    assert animals[1, 1, 0, 1] == 2
    assert animals[2, 2, 1, 1] == 8
    assert animals[1, 0, 0, 2] == 0
