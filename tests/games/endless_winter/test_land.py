"""Chapter E: Camps, Villages and influence (EW-57 to EW-66)."""

from __future__ import annotations

import pytest

from engine.core.frames import Draft
from engine.games.endless_winter.board import HEXES, JUNCTURES, TOUCHING
from engine.games.endless_winter.events import FoodLost
from engine.games.endless_winter.phases.land import build_village, camp_moves, camp_places, influence, leaders
from tests.games.endless_winter.table import Table

COORDINATES = (
    (0, 0), (-1, 1), (0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-2, 2), (-1, 2), (0, 2), (1, 1), (2, 0), (2, -1),
    (2, -2), (1, -2), (0, -2), (-1, -1), (-2, 0), (-2, 1),
)  # fmt: skip
NEIGHBOURS = (
    (1, 2, 3, 4, 5, 6), (0, 2, 6, 7, 8, 18), (0, 1, 3, 8, 9, 10), (0, 2, 4, 10, 11, 12), (0, 3, 5, 12, 13, 14),
    (0, 4, 6, 14, 15, 16), (0, 1, 5, 16, 17, 18), (1, 8, 18), (1, 2, 7, 9), (2, 8, 10), (2, 3, 9, 11), (3, 10, 12),
    (3, 4, 11, 13), (4, 12, 14), (4, 5, 13, 15), (5, 14, 16), (5, 6, 15, 17), (6, 16, 18), (1, 6, 7, 17),
)  # fmt: skip
MEETINGS = {
    "j06": (1, 2, 8), "j07": (1, 6, 18), "j08": (1, 7, 8), "j09": (1, 7, 18), "j10": (2, 3, 10), "j11": (2, 8, 9),
    "j12": (2, 9, 10), "j13": (3, 4, 12), "j14": (3, 10, 11), "j15": (3, 11, 12), "j16": (4, 5, 14), "j17": (4, 12, 13),
    "j18": (4, 13, 14), "j19": (5, 6, 16), "j20": (5, 14, 15), "j21": (5, 15, 16), "j22": (6, 16, 17),
    "j23": (6, 17, 18),
}  # fmt: skip


def test_ew_57_the_hexes_and_their_neighbours() -> None:
    assert HEXES == COORDINATES
    assert TOUCHING == NEIGHBOURS


def test_ew_57_glaciers_may_be_entered_and_give_nothing() -> None:
    table = Table(2).land(h1="glacier").camps(0)
    assert (0, 1) in camp_moves(table.state, 0)
    table.camps(1).benefits()
    assert "take_benefit hex:1" not in table.offered


def test_ew_57_with_the_option_they_are_closed() -> None:
    table = Table(2, glacier_passable=False).land(h1="glacier").camps(0)
    assert (0, 1) not in camp_moves(table.state, 0)
    table.work("snowshoes.play")
    assert table.refused("hex:1") == ("glacier", "EW-57")


def test_ew_58_a_camp_goes_to_the_base_or_where_a_camp_or_village_is() -> None:
    table = Table(2).camps(4)
    table.tribe().villages = ["j06"]
    assert camp_places(table.state, 0) == [0, 1, 2, 4, 8]
    table.work("tent-making.play")
    assert table.refused("hex:3") == ("camp_far", "EW-58")


def test_ew_59_a_step_goes_to_a_neighbouring_hex() -> None:
    table = Table(2).camps(7, 7, 0)
    goals = {start: [b for a, b in camp_moves(table.state, 0) if a == start] for start in (0, 7)}
    assert goals == {0: [1, 2, 3, 4, 5, 6], 7: [1, 8, 18]}


def test_ew_60_without_camps_on_the_board_placing_is_impossible_but_moving_is_not() -> None:
    table = Table(2).camps(0, 0, 0, 0, 0).cards(hand="scout scout").do("place_figure member migrate")
    assert not table.offers("place_camp")
    assert table.offers("move_camp")
    table.work("tent-making.play")
    assert table.prompt == "top"


def test_ew_61_where_villages_may_stand() -> None:
    assert JUNCTURES == MEETINGS
    table = Table(2).camps(1, 2, 8).camps(1, 2, 8, player=1)
    table.tribe(1).villages = ["j06"]
    assert not table.work("winter-houses.play").offers("build_village")


def test_ew_62_three_camps_and_a_village_on_the_board_are_needed() -> None:
    table = Table(2).camps(1, 2).cards(hand="brave", rest="deck").do("place_figure member migrate", "descend middle")
    assert table.prompt == "bottom"
    table = Table(2).camps(1, 2, 8, 8).cards(hand="brave", rest="deck").do("place_figure member migrate")
    table.do("descend middle")
    assert table.offers("build_village") == ["build_village j06"]
    assert table.refused("juncture:j11") == ("camps_missing", "EW-62")
    table.tribe().villages = ["j13", "j14", "j15"]
    assert table.settle().prompt == "bottom"


def test_ew_63_a_village_takes_three_camps_back_and_scores_by_its_place() -> None:
    table = Table(2).camps(1, 1, 2, 8)
    for juncture, points in (("j06", 4), ("j07", 9), ("j13", 15)):
        table.camps(*MEETINGS[juncture], 0)
        build_village(Draft(table.state), 0, juncture)
        assert table.tribe().camps_left == 4
        assert sum(table.tribe().camps) == 1
        assert table.points() == points
    assert table.tribe().villages_left == 0


def test_ew_63_food_above_the_new_limit_is_lost() -> None:
    table = Table(2).camps(1, 2, 8).goods(9, 0)
    table.work("winter-houses.play").do("build_village j06")
    assert table.tribe().camps_left == 5
    assert table.tribe().food == 5
    assert [e.n for e in table.happened(FoodLost)] == [4]
    assert table.labour == 0


def test_ew_63_the_options_keep_food_and_use_camps_up() -> None:
    table = Table(2, food_over_new_limit_is_lost=False).camps(1, 2, 8).goods(9, 0)
    table.work("winter-houses.play").do("build_village j06")
    assert table.tribe().food == 9
    table.work("fire-keeping.play")
    assert table.tribe().food == 9
    table = Table(2, village_returns_three_camps=False).camps(1, 2, 8).goods(9, 0)
    table.work("winter-houses.play").do("build_village j06")
    assert (table.tribe().camps_left, sum(table.tribe().camps), table.tribe().food) == (2, 0, 9)


def test_ew_64_influence_of_camps_and_villages() -> None:
    table = Table(2).camps(1, 1, 2)
    table.tribe().villages = ["j06", "j07"]
    assert [influence(table.tribe(), h) for h in (1, 2, 8, 6, 3)] == [6, 3, 2, 2, 0]


def test_ew_65_who_leads() -> None:
    table = Table(3).camps(1, 1, 0, 0).camps(1, 1, player=1).camps(1, 2, player=2)
    assert leaders(table.state, 1) == [0, 1]
    assert leaders(table.state, 2) == [2]
    assert leaders(table.state, 3) == []
    assert leaders(table.state, 0) == []


@pytest.mark.parametrize("player", [0, 1])
def test_ew_66_nothing_moves_or_removes_villages(player: int) -> None:
    table = Table(2).camps(1, 2, 8, player=player)
    table.tribe(player).villages = ["j13"]
    starts = {a for a, _ in camp_moves(table.state, player)}
    assert starts == {1, 2, 8}
