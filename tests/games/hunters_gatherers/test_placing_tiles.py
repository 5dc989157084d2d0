"""Drawing and placing tiles (HG-4, HG-6 to HG-12)."""

from __future__ import annotations

from engine.games.hunters_gatherers.events import GameEnded, TileDrawn, TileSetAside
from engine.games.hunters_gatherers.game import GAME
from engine.games.hunters_gatherers.phases.tile import TilePlacement
from tests.games.hunters_gatherers.board import Laid, Table, fits, hut, points, put, state_with

ALL_FOREST: Laid = (0, 0, "T50", 0)
"""Wants forest on all four sides, so that an all-meadow tile fits nowhere."""


def test_the_first_player_is_drawn_or_the_first_seat() -> None:
    """HG-4."""
    first = {GAME.setup({"players": 3}, seed).decision.player for seed in range(20)}  # type: ignore[union-attr]
    assert first == {0, 1, 2}
    assert {
        GAME.setup({"players": 3, "first_player": "first_seat"}, seed).decision.player  # type: ignore[union-attr]
        for seed in range(9)
    } == {0}


def test_players_take_turns() -> None:
    """HG-4, HG-6."""
    table = Table(state_with([(0, 0, "T07", 0)], land=["T52"] * 4, players=3))
    order = []
    for x in (1, 2, 3, 4):
        assert table.decision is not None
        order.append(table.decision.player)
        table.tile(x, 0, 0).nothing()
    assert order == [0, 1, 2, 0]


def test_a_corner_is_not_enough() -> None:
    """HG-8."""
    state = state_with([(0, 0, "T07", 0)])
    assert fits(state, "T07", 1, 1) == ()
    assert fits(state, "T07", 5, 5) == ()
    assert fits(state, "T07", 0, 0) == ()
    assert fits(state, "T07", 1, 0) == (0,)


def test_all_four_rotations_are_tried() -> None:
    """HG-8, HG-9."""
    state = state_with([(0, 0, "S", 0)])
    assert fits(state, "T01", 0, -1) == ()
    assert fits(state, "T13", 0, -1) == (2, 3)
    assert fits(state, "T13", 1, 0) == (1, 2)
    assert fits(state, "T13", -1, 0) == ()
    assert fits(state, "T09", -1, 0) == (1, 2)


def test_every_touching_edge_must_match() -> None:
    """HG-9: between a meadow to the west and a forest to the north."""
    state = state_with([(0, 0, "T07", 0), (0, -1, "T52", 0), (1, -1, "T30", 0)])
    assert state.layout.frontier[1, 0] == "F..M"
    assert fits(state, "T07", 1, 0) == ()
    assert fits(state, "T20", 1, 0) == (3,)


def test_holes_are_allowed_and_a_hopeless_cell_is_no_obstacle() -> None:
    """HG-10: a ring of eight round a hole that wants a river on one side only."""
    ring: list[Laid] = [
        (0, 0, "T07", 0),
        (1, 0, "T52", 0),
        (2, 0, "T07", 0),
        (2, 1, "T20", 0),
        (2, 2, "T07", 0),
        (1, 2, "T52", 0),
        (0, 2, "T07", 0),
        (0, 1, "T04", 2),
    ]
    state = state_with(ring)
    assert state.layout.frontier[1, 1] == "MMMR"
    assert fits(state, "T04", 1, 1) == (0,)
    put(state, (1, 1, "T04", 0))
    assert (1, 1) not in state.layout.frontier


def test_actions_come_in_order_and_once() -> None:
    """HG-8: tiles that look the same after a turn are offered in one rotation only."""
    table = Table(state_with([(0, 0, "T07", 0)], land=["T52"]))
    assert table.offered() == ["place_tile -1 0 0", "place_tile 0 -1 0", "place_tile 0 1 0", "place_tile 1 0 0"]


def test_a_tile_that_fits_nowhere_leaves_the_game() -> None:
    """HG-11."""
    table = Table(state_with([ALL_FOREST], land=["T07", "T33", "T07", "T52"]))
    assert table.state.drawn == "T33"
    assert table.state.set_aside == ["T52", "T07"]
    assert [event.tile for event in table.happened(TileSetAside)] == ["T52", "T07"]
    assert [event.tile for event in table.happened(TileDrawn)] == ["T52", "T07", "T33"]
    assert table.decision is not None
    assert table.decision.player == 0


def test_edge_case_16_the_last_land_tile_fits_nowhere() -> None:
    """HG-11, HG-45: the turn ends without a tile, and the game with it."""
    table = Table(state_with([ALL_FOREST], land=["T07"]))
    assert table.decision is None
    assert table.state.set_aside == ["T07"]
    assert table.happened(GameEnded)


def test_edge_case_16_final_scoring_after_a_tile_that_fits_nowhere() -> None:
    """HG-11, HG-45, HG-47."""
    board: list[Laid] = [ALL_FOREST, (0, -1, "T57", 2)]
    state = state_with(board, land=["T07"])
    hut(state, 1, 0, -1, "l0")
    table = Table(state)
    assert table.decision is None
    assert points(state, "hut") == [(1, 2)]
    assert table.scored() == [(1, "hut", 2)]


GOLD_TO_CLOSE: list[Laid] = [(0, 0, "T09", 0), (0, 1, "T17", 0)]
"""``T17`` turned three times at (1, 0) completes a forest with a nugget; no edge of the land is meadow then."""


def test_edge_case_8_a_bonus_tile_that_fits_nowhere_is_replaced() -> None:
    """HG-12."""
    table = Table(state_with(GOLD_TO_CLOSE, land=["T07", "T17"], bonus=["B07", "B01", "B05"]))
    table.tile(1, 0, 3).nothing()
    assert table.state.set_aside == ["B05"]
    assert table.state.drawn == "B01"
    assert isinstance(table.state.frames[-1], TilePlacement)
    assert table.state.frames[-1].bonus


def test_edge_case_8_no_bonus_tile_fits() -> None:
    """HG-12: the turn passes when the pile runs out."""
    table = Table(state_with(GOLD_TO_CLOSE, land=["T33", "T17"], bonus=["B05"]))
    table.tile(1, 0, 3).nothing()
    assert table.state.set_aside == ["B05"]
    assert table.decision is not None
    assert table.decision.player == 1
    assert table.state.drawn == "T33"


def test_refusals_say_which_edge_does_not_fit() -> None:
    """HG-9, HG-8."""
    table = Table(state_with([(0, 0, "S", 0)], land=["T20"]))
    found = {refusal.target: refusal for refusal in GAME.refusals(table.state, 0)}
    assert found["cell:-1,0"].rule == "HG-9"
    assert found["cell:-1,0"].reason == "refusal.no_rotation_fits"
    assert found["cell:1,1"].rule == "HG-8"
    assert "cell:1,0" not in found
    turn = found["turn:1,0:0"]
    assert turn.reason == "refusal.edge"
    assert [str(getattr(turn.params[name], "key", "")) for name in ("side", "wanted", "shown")] == [
        "term.west",
        "term.forest",
        "term.meadow",
    ]
    assert not GAME.refusals(table.state, 1)
