"""Chapter 7: Defense tokens, Samurai, free steps (IS-25, IS-52 to IS-57)."""

from __future__ import annotations

from engine.games.imperial_settlers.actions import DONE, Build, Defend, Deploy, Give, Target
from tests.games.imperial_settlers.table import S, Table


def test_is_52_is_25_the_defense_token_is_a_free_step() -> None:
    me = S("romans", "defense, 2 worker", hand=["com-ruins"], built=["com-mill", "com-town", "rom-bank", "com-ruins-2"])
    table = Table(me, S("barbarians", "2 worker"))
    assert table.offers(Defend("com-mill-1"))
    table.do(Defend("com-mill-1"))
    assert table.location("com-mill-1").defended
    assert table.has("defense") == 0
    assert table.prompt == "turn", "the action is still to come"
    assert table.refused("defend:com-mill-1") == "defended"
    assert table.refused("defend:com-town-1") == "no_defense"


def test_is_53_no_token_on_faction_locations_and_ruins() -> None:
    me = S("romans", "defense, 2 worker", built=["com-mill", "rom-bank", "com-ruins"])
    table = Table(me, S("barbarians", "2 worker"))
    assert table.refused("defend:rom-bank-1") == table.refused("defend:com-ruins-1") == "defend_common"
    assert not table.refused("defend:com-mill-1")


def test_is_25_free_steps_after_the_action() -> None:
    table = Table(S("romans", "defense, wood", hand=["com-sawmill"]), S("barbarians", "2 worker"))
    table.do(Build("com-sawmill-1"))
    assert table.prompt == "after"
    assert table.options == ["defend com-sawmill-1", "done"]
    table.do(DONE)
    assert table.decision is not None
    assert table.decision.player == 1


def test_is_25_nobody_is_asked_when_only_one_is_left() -> None:
    table = Table(S("romans", "defense, 3 wood", hand=["com-sawmill"]), S("barbarians", passed=True))
    assert table.do(Build("com-sawmill-1")).prompt == "turn"


def test_is_55_is_56_samurai_on_own_faction_locations() -> None:
    me = S("japanese", "3 worker", built=["jap-gate", "com-mill", "jap-shrine"])
    table = Table(me, S("romans", "2 worker"))
    assert {Deploy("jap-gate-1"), Deploy("jap-shrine-1")} <= set(table.decision.actions if table.decision else ())
    assert table.refused("deploy:com-mill-1") == "deploy_faction"
    table.do(Deploy("jap-gate-1"))
    assert table.has("worker") == 2
    assert table.location("jap-gate-1").samurai
    assert table.refused("deploy:jap-gate-1") == "samurai_there"
    assert not Table(S("romans", "3 worker", built=["rom-bank"]), S("japanese")).offers(Deploy("rom-bank-1"))


def test_is_55_no_samurai_without_a_worker() -> None:
    table = Table(S("japanese", "raze, wood", hand=["com-sawmill"], built=["jap-gate"]), S("romans", "2 worker"))
    assert table.refused("deploy:jap-gate-1") == "no_worker"


def test_is_57_ninjas_bring_two_samurai() -> None:
    me = S("japanese", "stone", hand=["jap-ninjas"], built=["jap-gate", "jap-shrine"], foundations=["com-ruins"])
    table = Table(me, S("romans", "2 worker")).do(Build("jap-ninjas-1"), Give("com-ruins-1"))
    assert table.options == ["target jap-gate-1", "target jap-shrine-1", "target jap-ninjas-1"]
    table.do(Target("jap-ninjas-1"), Target("jap-gate-1"))
    assert [table.location(card).samurai for card in table.built()] == [True, False, True]


def test_is_57_samurai_without_a_place_are_lost() -> None:
    me = S("japanese", "stone", hand=["jap-ninjas"], foundations=["com-ruins"])
    table = Table(me, S("romans", "2 worker")).do(Build("jap-ninjas-1"))
    assert table.location("jap-ninjas-1").samurai
