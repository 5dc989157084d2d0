"""Chapter I: Sacred Stones (EW-90 to EW-94)."""

from __future__ import annotations

import pytest

from engine.games.endless_winter.events import StonesRemoved
from engine.games.endless_winter.game import GAME
from tests.games.endless_winter.table import Table


def in_the_middle(table: Table) -> Table:
    """In Develop, with plenty of labour, going down."""
    table.cards(hand="artisan artisan artisan", rest="deck").do("place_figure member develop")
    return table.do("play_tribe artisan", "play_tribe artisan", "descend middle")


@pytest.mark.parametrize(
    ("round_", "stone", "labour"), [(1, "s1_01", 2), (2, "s1_01", 2), (3, "s2_01", 3), (4, "s2_01", 3)]
)
def test_ew_90_ew_91_a_stone_of_the_open_era_for_its_labour(round_: int, stone: str, labour: int) -> None:
    table = in_the_middle(Table(2, round=round_).open_stones("s1_01", "s2_01"))
    assert table.offers("take_stone") == [f"take_stone {stone}"]
    other = {"s1_01": "s2_01", "s2_01": "s1_01"}[stone]
    assert table.refused(f"stone:{other}") == ("stone_era", "EW-91")
    table.do(f"take_stone {stone}")
    assert table.tribe().stones == [stone]
    assert table.labour == 6 - labour


def test_ew_90_no_free_slot_no_stone() -> None:
    table = Table(2).open_stones("s1_01").stones("s1_04", "s1_05", "s1_02", "s1_03")
    table.state.stones[0] = ["s1_01"]
    in_the_middle(table)
    assert table.prompt == "bottom"
    table.frames(*table.state.frames).work("sun-stone.play")
    assert table.prompt == "bottom"


def test_ew_91_what_is_left_of_era_1_goes_after_round_2() -> None:
    table = Table(2, round=2).open_stones("s1_01", "s1_02", "s2_01").cards().cards(1).eclipse()
    while table.state.round == 2:
        table.do("end_benefits")
    assert table.state.stones == [[], ["s2_01"]]
    assert [e.stones for e in table.happened(StonesRemoved)] == [("s1_01", "s1_02")]


def test_ew_91_the_option_keeps_both_eras_open() -> None:
    table = Table(2, round=2, stone_eras="both").open_stones("s1_01", "s2_01")
    assert in_the_middle(table).offers("take_stone") == ["take_stone s1_01", "take_stone s2_01"]
    table = Table(2, round=2, stone_eras="both").open_stones("s1_01").cards().cards(1).eclipse()
    while table.state.round == 2:
        table.do("end_benefits")
    assert table.state.stones[0] == ["s1_01"]


def test_ew_92_an_eclipse_stone_works_in_every_eclipse_also_this_round() -> None:
    table = Table(2).open_stones("s1_01").camps(0, 0, 0, 0).start(0, done=5)
    for tribe in table.state.tribes:
        tribe.figures = ["hunt", "hunt", ""]
    in_the_middle(table).do("take_stone s1_01", "end_turn")
    table.do("close_pile").cards(1, hand="").do("place_figure member rest", "end_turn")
    for _ in range(2):
        while table.decision.player != 0:
            table.do("end_benefits")
        assert "take_benefit stone:s1_01" in table.offered
        before = table.points()
        table.do("take_benefit stone:s1_01")
        assert table.points() == before + 3
        table.do("end_benefits")
        if table.state.round == 1:
            table.do("end_benefits")
        table.cards().cards(1).eclipse()


def test_ew_93_an_end_stone_scores_only_at_the_end() -> None:
    table = Table(2).stones("s2_05").eclipse().benefits()
    assert "take_benefit stone:s2_05" not in table.offered
    table.tribe().villages = ["j06"]
    lines = [line for line in GAME.score(table.state) if line.kind == "stone"]
    assert [(line.points, line.places) for line in lines] == [(5, ("stone:s2_05",))]


def test_ew_94_the_supply_is_not_refilled() -> None:
    table = Table(2).open_stones("s1_01", "s1_02").cards().cards(1)
    in_the_middle(table).do("take_stone s1_01")
    table.cards().cards(1).eclipse()
    while table.state.round == 1:
        table.do("end_benefits")
    assert table.state.stones[0] == ["s1_02"]
