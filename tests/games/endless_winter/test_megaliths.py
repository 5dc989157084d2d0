"""Chapter F: Megaliths (EW-67 to EW-75)."""

from __future__ import annotations

import pytest

from engine.games.endless_winter.phases.megaliths import high_places, low_places
from tests.games.endless_winter.table import Table


def board(**level1: int) -> Table:
    """A strip of the four tiles in order; ``r0c3=1`` puts a Megalith of player 1 there (-1: neutral)."""
    table = Table(2, megalith_pattern="strip")
    table.state.tiles = ["mt1", "mt2", "mt3", "mt4"]
    for name, owner in level1.items():
        row, column = name[1:].split("c")
        table.state.level1[(int(row), int(column))] = owner
    pieces = {player: sum(owner == player for owner in level1.values()) for player in (0, 1)}
    for player, n in pieces.items():
        spare = n + (sum(owner < 0 for owner in level1.values()) if player == 1 else 0)
        for stack in (0, 1, 2, 3, 4):
            while spare and table.tribe(player).stacks[stack]:
                table.tribe(player).stacks[stack] -= 1
                spare -= 1
    return table


def test_ew_67_the_top_piece_of_any_stack_that_is_not_empty() -> None:
    table = board().work("standing-stone.play")
    assert table.offered == ["take_piece 0", "take_piece 1", "take_piece 2", "take_piece 3", "take_piece 4", "decline"]
    table = board()
    table.tribe().stacks = [0, 1, 0, 2, 0]
    table.state.level1 = {(0, c): 0 for c in range(7)}
    table.work("standing-stone.play")
    assert table.offers("take_piece") == ["take_piece 1", "take_piece 3"]
    assert table.refused("stack:0") == ("stack_empty", "EW-67")


def test_ew_67_without_pieces_nothing_happens() -> None:
    table = board()
    table.tribe().stacks = [0] * 5
    table.state.level1 = {(0, c): 0 for c in range(10)}
    assert table.work("standing-stone.play").prompt == "turn"


def test_ew_68_the_first_piece_anywhere_and_later_ones_beside_another() -> None:
    assert len(low_places(board().state)) == 32
    table = board(r0c3=1)
    assert low_places(table.state) == [(0, 2), (0, 4), (1, 3)]
    table.work("standing-stone.play").do("take_piece 0")
    assert table.refused("space:0-3") == ("space_taken", "EW-68")
    assert table.refused("space:1-4") == ("space_far", "EW-68")


def test_ew_69_a_space_gives_points_for_own_neighbours_and_its_bonus() -> None:
    table = board(r0c1=0, r1c2=0, r0c3=1, r0c4=0).goods(0, 0)
    table.work("standing-stone.play").do("take_piece 4", "raise 1 0 2")
    assert table.points() == 2
    assert table.tribe().tools == 1


def test_ew_70_level_2_on_four_of_any_owner() -> None:
    table = board(r0c0=0, r0c1=1, r1c0=0, r1c1=-1, r0c2=1)
    assert high_places(table.state) == [(0, 0)]
    table.work("standing-stone.play").do("take_piece 4", "raise 2 0 0")
    assert table.points() == 2 + 2
    assert table.state.level2 == {(0, 0): -1}
    table.work("standing-stone.play").do("take_piece 4")
    assert table.refused("square:0-0") == ("square_taken", "EW-70")
    assert table.refused("square:0-1") == ("square_open", "EW-70")


def test_ew_71_overlapping_squares_have_places_of_their_own() -> None:
    table = board(r0c0=0, r0c1=0, r0c2=0, r1c0=0, r1c1=0, r1c2=0)
    assert high_places(table.state) == [(0, 0), (0, 1)]
    table.state.level2[(0, 0)] = 1
    table.tribe(1).stacks[0] -= 1
    assert high_places(table.state) == [(0, 1)]


def test_ew_72_a_neutral_piece_is_nobodys_but_its_placer_scores() -> None:
    table = board(r0c0=0).goods(0, 0)
    table.work("standing-stone.play").do("take_piece 3", "raise 1 0 1")
    assert table.points() == 1 + 1
    assert table.state.level1[(0, 1)] == -1
    table.work("standing-stone.play").do("take_piece 3", "raise 1 1 1")
    assert table.points() == 2 + 2
    assert table.state.level1[(1, 1)] == 0


def test_ew_73_an_empty_stack_uncovers_its_benefit_for_good() -> None:
    table = board().goods(0, 0)
    table.work("monument-raising.play").do("take_piece 0", "raise 1 0 3", "take_piece 0", "raise 1 0 4")
    assert table.tribe().stacks[0] == 0
    assert "take_benefit stack:0" in table.benefits().offered
    assert "take_benefit stack:1" not in table.offered


def test_ew_74_without_a_place_no_piece_is_taken() -> None:
    table = board()
    table.state.level1 = {(r, c): -1 for r in (0, 1) for c in range(16)}
    table.state.level2 = {(0, c): -1 for c in range(15)}
    table.work("standing-stone.play")
    assert table.prompt == "turn"
    assert table.tribe().stacks == [2] * 5


@pytest.mark.parametrize(("cell", "check"), [("1 3", "offering"), ("1 5", "honour")])
def test_ew_75_the_bonus_comes_after_the_points(cell: str, check: str) -> None:
    table = board().work("standing-stone.play").do("take_piece 0", f"raise 1 {cell}")
    assert getattr(table.tribe(), check) == 1
    names = [type(e).__name__ for e in table.events]
    assert names.index("MegalithPlaced") < names.index("Advanced")
