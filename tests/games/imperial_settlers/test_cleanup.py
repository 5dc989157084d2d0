"""Passing, what is put away, and the Cleanup phase (IS-26 to IS-29, IS-75)."""

from __future__ import annotations

import pytest

from engine.games.imperial_settlers.actions import DONE, PASS, Give, TakeGood
from engine.games.imperial_settlers.phases.rounds import Rounds
from engine.games.imperial_settlers.phases.turns import Turn
from engine.games.imperial_settlers.scoring import points
from tests.games.imperial_settlers.table import RICH, SEATS, S, Table, cleaned, still


@pytest.mark.parametrize(
    ("faction", "kept"), [("romans", "raze"), ("barbarians", "worker"), ("egyptians", "gold"), ("japanese", "food")]
)
def test_is_26_boards_keep_one_kind(faction: str, kept: str) -> None:
    table = still(S(faction, f"{RICH}, defense"), S("romans" if faction != "romans" else "japanese", "2 worker"))
    cleaned(table)
    assert {good: table.has(good) for good in ("wood", "stone", "food", "gold", "worker", "raze", "defense")} == {
        **dict.fromkeys(("wood", "stone", "food", "gold", "worker", "raze", "defense"), 0),
        kept: 9,
    }


def test_is_26_warehouses_keep_resources_but_no_gold() -> None:
    table = cleaned(still(S("romans", RICH, built=["rom-warehouses"]), S("japanese")))
    assert table.seat().goods == [9, 9, 9, 0, 0, 9, 0]


def test_is_26_is_27_marks_go_and_treasures_stay() -> None:
    me = S("japanese", hand=["jap-farm"], built=["jap-gate", "jap-shrine", "com-mill"], deals=["jap-casino"])
    table = still(me, S("romans"))
    table.seat().foundations = []
    mill, gate, shrine = (table.location(card) for card in ("com-mill-1", "jap-gate-1", "jap-shrine-1"))
    mill.used, mill.defended, mill.blocked, gate.samurai = 1, True, True, True
    shrine.stash.append("wood")
    cleaned(table)
    assert (mill.used, mill.defended, mill.blocked, gate.samurai) == (0, False, False, True)
    assert shrine.stash == ["wood"]
    assert table.seat().hand == ["jap-farm-1"]
    assert [deal.card for deal in table.seat().deals] == ["jap-casino-1"]


def test_is_28_the_first_player_marker_moves_clockwise() -> None:
    table = still(*SEATS[:3], round=2)
    table.play_on(Rounds(3))
    assert (table.state.round, table.state.first, table.state.phase) == (3, 1, "lookout")


def test_is_29_edge_13_round_5_has_no_cleanup() -> None:
    me = S("romans", "3 wood", built=["rom-warehouses"])
    table = still(me, S("barbarians", "2 stone"), round=5)
    table.play_on(Rounds(3))
    assert table.decision is None
    assert table.state.phase == "end"
    assert (table.has("wood"), table.has("stone", 1)) == (3, 2)


def test_is_75_gate_takes_hand_cards_when_passing() -> None:
    me = S("japanese", "2 worker", hand=["com-mill", "com-baker", "jap-farm"], built=["jap-gate"])
    table = Table(me, S("romans", "2 worker")).do(PASS)
    assert table.prompt == "stash"
    table.do(Give("com-mill-1"), Give("jap-farm-1"))
    assert table.location("jap-gate-1").stash == ["com-mill-1", "jap-farm-1"]
    assert table.seat().hand == ["com-baker-1"]
    assert points(table.state)[0] == 2 + 2


def test_is_75_shrine_takes_resources_but_no_gold() -> None:
    me = S("japanese", "2 wood, gold", built=["jap-shrine"])
    table = Table(me, S("romans", "2 worker"))
    table.play_on(Turn(0))
    assert table.options == ["take_good wood", "done"], "with nothing else to do, passing came by itself"
    table.do(TakeGood("wood"), DONE)
    assert table.location("jap-shrine-1").stash == ["wood"]
    assert points(table.state)[0] == 2 + 1


def test_is_75_the_end_points_are_no_gains_for_sphinx() -> None:
    table = still(S("egyptians", built=["egy-sphinx", "com-mill"]), S("romans"), round=5)
    table.play_on(Rounds(3))
    assert table.has("vp") == 0
    assert points(table.state)[0] == 3
