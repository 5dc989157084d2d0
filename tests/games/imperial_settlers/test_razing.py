"""Chapter 6: razing and removing (IS-44 to IS-51)."""

from __future__ import annotations

import pytest

from engine.games.imperial_settlers.actions import Activate, DrawFrom, Raze, Steal, TakeGood, Target, TradeIn
from engine.games.imperial_settlers.empire import raze_price
from engine.games.imperial_settlers.phases.turns import Turn
from tests.games.imperial_settlers.table import S, Table


def table_with_target(tokens: int, card: str = "com-mill", foe: str = "romans", **options: bool) -> Table:
    me = S("barbarians", f"{tokens} raze, 2 worker")
    return Table(me, S(foe, "2 worker", built=[card]), **options)  # type: ignore[arg-type]


def test_is_44_from_hand() -> None:
    table = Table(S("romans", "raze", hand=["com-armorer"]), S("barbarians", "2 worker"))
    table.do(Raze("com-armorer-1"))
    assert (table.has("raze"), table.has("stone"), table.has("vp")) == (0, 1, 1)
    assert table.state.discard == ["com-armorer-1"]


def test_is_44_only_cards_with_a_raze_field() -> None:
    table = Table(S("romans", "raze, 2 worker", hand=["com-ruins", "rom-bank", "com-mill"]), S("barbarians"))
    assert table.refused("raze:com-ruins-1") == "no_raze_field"
    assert table.refused("raze:rom-bank-1") == "no_raze_field"
    assert table.offers(Raze("com-mill-1"))
    assert (
        Table(S("romans", "2 worker", hand=["com-mill"]), S("barbarians")).refused("raze:com-mill-1") == "no_raze_token"
    )


def test_is_44_japanese_cards_from_hand_but_not_gate_and_shrine() -> None:
    table = Table(S("japanese", "raze, 2 worker", hand=["jap-farm", "jap-gate", "jap-shrine"]), S("barbarians"))
    assert table.offers(Raze("jap-farm-1"))
    assert table.refused("raze:jap-gate-1") == table.refused("raze:jap-shrine-1") == "no_raze_field"


def test_is_45_an_enemy_location_becomes_a_foundation() -> None:
    table = table_with_target(2).do(Raze("com-mill-1"))
    assert (table.has("raze"), table.has("worker"), table.has("food")) == (0, 3, 1)
    assert table.built(1) == []
    assert [(f.card, f.secret) for f in table.seat(1).foundations] == [("com-mill-1", False)]
    assert table.has("wood", 1) == 1


def test_is_45_a_card_good_is_drawn_from_either_deck() -> None:
    table = table_with_target(2, "com-castle-a").do(Raze("com-castle-a-1"), DrawFrom("common"), DrawFrom("faction"))
    assert table.has("card") == 2


def test_is_46_japanese_locations_are_discarded_without_wood() -> None:
    table = table_with_target(2, "jap-farm", "japanese").do(Raze("jap-farm-1"))
    assert table.has("vp") == 1
    assert table.seat(1).discard == ["jap-farm-1"]
    assert table.seat(1).foundations == []
    assert table.has("wood", 1) == 0


@pytest.mark.parametrize(
    ("foe", "card", "reason"),
    [
        ("romans", "rom-bank", "not_razeable"),
        ("japanese", "jap-gate", "no_raze_field"),
        ("romans", "com-ruins", "no_raze_field"),
    ],
)
def test_is_44_is_46_other_locations_cannot_be_razed(foe: str, card: str, reason: str) -> None:
    table = table_with_target(9, card, foe)
    assert table.refused(f"raze:{card}-1") == reason
    assert not table.offers(Raze(f"{card}-1"))


@pytest.mark.parametrize(
    ("mark", "foe", "card"), [("defended", "romans", "com-mill"), ("samurai", "japanese", "jap-farm")]
)
def test_is_47_edge_4_protection_costs_one_more(mark: str, foe: str, card: str) -> None:
    for tokens, offered in ((2, False), (3, True)):
        table = table_with_target(tokens, card, foe)
        setattr(table.location(f"{card}-1"), mark, True)
        table.play_on(Turn(0))
        assert table.offers(Raze(f"{card}-1")) is offered
        assert table.refused(f"raze:{card}-1") == ("" if offered else "raze_price")


def test_is_47_fortifications_protect_common_locations() -> None:
    table = Table(S("japanese", "9 raze, 2 worker"), S("romans", "2 worker", built=["rom-fortifications", "com-mill"]))
    assert raze_price(table.state, table.location("com-mill-1")) == 3
    assert raze_price(table.state, table.location("rom-fortifications-1")) == 2
    assert table.do(Raze("com-mill-1")).has("raze") == 6


def test_is_22_edge_11_whoever_has_passed_is_no_target() -> None:
    me = S("japanese", "9 raze, 9 worker, 9 food", built=["jap-garrison", "jap-ninjas", "jap-trade-route-a"])
    table = Table(me, S("romans", "9 wood", built=["com-mill", "rom-bank", "com-castle-a"], passed=True))
    assert table.refused("raze:com-mill-1") == "passed"
    for card in ("jap-garrison-1", "jap-ninjas-1", "jap-trade-route-a-1"):
        assert table.refused(f"activate:{card}") == "no_effect"


@pytest.mark.parametrize(
    ("faction", "card", "price"),
    [
        ("barbarians", "bar-saboteurs-a", "9 worker"),
        ("barbarians", "bar-pack-a", "9 worker"),
        ("barbarians", "bar-robbers", "9 worker"),
        ("barbarians", "bar-dark-chapel-a", "9 raze, 2 worker"),
        ("romans", "rom-engineers", "9 worker"),
        ("romans", "rom-spies", "9 worker"),
        ("egyptians", "egy-temple-of-ra", "9 worker"),
        ("egyptians", "egy-scorpion-breeder", "9 worker"),
        ("egyptians", "egy-chariot-builder", "9 raze, 2 worker"),
    ],
)
def test_is_23_edge_11_cards_cannot_hit_whoever_has_passed(faction: str, card: str, price: str) -> None:
    for passed in (False, True):
        foe = S("japanese", "9 wood", built=["com-castle-a"], deals=["jap-casino"], passed=passed)
        table = Table(S(faction, price, built=[card]), foe)
        assert table.offers(Activate(f"{card}-1", 1)) is not passed
        assert table.refused(f"activate:{card}-1") == ("no_effect" if passed else "")


def test_is_48_engineers_remove_anything_and_nobody_gets_goods() -> None:
    me = S("romans", "worker", built=["rom-engineers"])
    table = Table(me, S("japanese", "2 worker", built=["jap-gate", "com-ruins", "com-mill"]))
    table.location("com-mill-1").defended = True
    table.location("jap-gate-1").samurai = True
    table.do(Activate("rom-engineers-1", 1))
    assert table.options == ["target jap-gate-1", "target com-ruins-1", "target com-mill-1"]
    table.do(Target("com-mill-1"))
    assert table.state.discard == ["com-mill-1"], "IS-73"
    assert (table.has("vp"), table.has("food"), table.has("wood", 1)) == (1, 0, 0)
    assert table.seat(1).foundations == []


def test_is_48_garrison_is_not_a_raze() -> None:
    me = S("japanese", "raze", built=["jap-garrison", "com-gallows"])
    table = Table(me, S("romans", "2 worker", built=["rom-bank"])).do(Activate("jap-garrison-1", 1))
    assert table.has("vp") == 0
    assert table.seat(1).discard == ["rom-bank-1"]


def test_is_48_pack_takes_a_good_and_the_location_stays() -> None:
    me = S("barbarians", "worker", built=["bar-pack-a", "com-gallows"])
    table = Table(me, S("japanese", "2 worker", built=["com-mill", "jap-farm"])).do(Activate("bar-pack-a-1", 1))
    table.do(Target("com-mill-1"))
    assert table.options == ["take_good worker", "take_good food"]
    table.do(TakeGood("food"))
    assert (table.has("food"), table.has("vp")) == (1, 0)
    assert table.built(1) == ["com-mill-1", "jap-farm-1"]


def test_is_48_pack_may_take_a_card() -> None:
    table = Table(S("barbarians", "worker", built=["bar-pack-a"]), S("romans", "2 worker", built=["com-castle-a"]))
    table.do(Activate("bar-pack-a-1", 1), DrawFrom("common"))
    assert table.has("card") == 1


def test_is_49_edge_4_chariot_builder_ignores_protection() -> None:
    me = S("egyptians", "raze, 2 worker", built=["egy-chariot-builder"])
    table = Table(me, S("romans", "2 worker", built=["com-mill"]))
    table.location("com-mill-1").defended = True
    table.do(Activate("egy-chariot-builder-1", 1))
    assert table.built(1) == []
    assert table.has("raze") == 0
    assert table.has("food") == 1


def test_is_49_edge_9_dark_chapel_trades_in_goods_but_never_points() -> None:
    table = Table(S("barbarians", "raze", hand=["com-armorer"], built=["bar-dark-chapel-a"]), S("romans", "2 worker"))
    table.do(Activate("bar-dark-chapel-a-1", 1))
    assert table.has("vp") == 1
    assert table.options == ["trade_in ()", "trade_in stone"]
    table.do(TradeIn(("stone",)))
    assert (table.has("vp"), table.has("stone")) == (3, 0)


def test_is_49_dark_chapel_pays_for_protection() -> None:
    me = S("barbarians", "2 raze, 2 worker", built=["bar-dark-chapel-a"])
    table = Table(me, S("romans", "2 worker", built=["com-mill"]))
    table.location("com-mill-1").defended = True
    table.play_on(Turn(0))
    assert table.refused("activate:bar-dark-chapel-a-1") == "no_effect"


def test_is_49_dark_chapel_trades_in_the_very_cards_it_brought() -> None:
    me = S("barbarians", "raze", hand=["com-castle-a", "com-ruins"], built=["bar-dark-chapel-a"])
    table = Table(me, S("romans", "2 worker"))
    table.do(Activate("bar-dark-chapel-a-1", 1), DrawFrom("common"), DrawFrom("faction"))
    one, two = table.seat().hand[-2:]
    assert table.options == ["trade_in ()", f"trade_in {two}", f"trade_in {one}", f"trade_in {one},{two}"]
    table.do(TradeIn((two,)))
    assert table.has("vp") == 2
    assert table.seat().discard == [two]
    assert table.seat().hand == ["com-ruins-1", one]


def test_is_50_own_locations_only_by_rabble() -> None:
    me = S(
        "barbarians", "9 raze, worker, 2 wood", hand=["bar-settlement"], built=["bar-rabble", "com-mill", "com-ruins"]
    )
    table = Table(me, S("romans", "2 worker"))
    assert not table.offers(Raze("com-mill-1"))
    table.do(Activate("bar-rabble-1", 1))
    assert (table.has("worker"), table.has("food"), table.has("wood"), table.has("raze")) == (1, 1, 3, 9)
    assert [foundation.card for foundation in table.seat().foundations] == ["com-mill-1"]
    assert table.built() == ["bar-rabble-1", "com-ruins-1"]


def test_edge_6_what_rabble_razed_can_no_longer_be_repeated() -> None:
    me = S("barbarians", "3 worker, food", built=["bar-rabble", "com-porters", "com-old-forest", "com-town"])
    table = Table(me, S("romans", passed=True))
    table.do(Activate("bar-rabble-1", 1))
    assert table.options == ["raze com-porters-1", "raze com-old-forest-1", "raze com-town-1"]
    table.do(Raze("com-old-forest-1"))
    wood, workers = table.has("wood"), table.has("worker")
    table.do(Activate("com-porters-1", 1))
    assert (table.has("wood"), table.has("worker")) == (wood, workers + 2)


@pytest.mark.parametrize("how", ["hand", "enemy", "own", "card"])
def test_is_51_gallows_count_every_raze(how: str) -> None:
    me = S("barbarians", "9 raze, 2 worker", hand=["com-mill"], built=["com-gallows", "bar-rabble", "com-town"])
    table = Table(me, S("romans", "2 worker", built=["com-baker"]))
    if how == "card":
        me = S("egyptians", "9 raze, 2 worker", hand=["com-mill"], built=["com-gallows", "egy-chariot-builder"])
        table = Table(me, S("romans", "2 worker", built=["com-old-forest"]))
        table.do(Activate("egy-chariot-builder-1", 1))
        assert table.has("vp") == 1
        return
    actions = {"hand": [Raze("com-mill-1")], "enemy": [Raze("com-baker-1")]}
    own = [Activate("bar-rabble-1", 1), Raze("com-town-1")]
    table.do(*actions.get(how, own))
    assert table.has("vp") == (2 if how == "enemy" else 1), "the Baker's Raze field has a point of its own"


def test_raid_rewards_razing_enemies_and_pyre_razing_from_hand() -> None:
    me = S("barbarians", "9 raze", hand=["com-mill"], built=["bar-raid", "bar-pyre"])
    foe = S("romans", "2 worker", built=["com-old-forest"])
    table = Table(me, foe).do(Raze("com-old-forest-1"))
    assert (table.has("vp"), table.has("worker"), table.has("card")) == (1, 1, 1)
    deck = len(table.state.deck)
    table = Table(me, foe).do(Raze("com-mill-1"))
    assert (table.has("vp"), table.has("card")) == (0, 1)
    assert len(table.state.deck) == deck - 1, "the Pyre draws a Common card"


def test_is_90_peaceful_players_raze_only_by_cards() -> None:
    table = table_with_target(9, peaceful=True)
    assert table.refused("raze:com-mill-1") == "peaceful"
    me = S("egyptians", "raze, 2 worker", built=["egy-chariot-builder"])
    table = Table(me, S("romans", "2 worker", built=["com-mill"]), peaceful=True)
    assert table.do(Activate("egy-chariot-builder-1", 1)).built(1) == []


def test_is_62_saboteurs_take_resources_from_the_supply() -> None:
    me = S("barbarians", "3 worker", built=["bar-saboteurs-a"])
    table = Table(me, S("japanese", "2 wood, food, 3 gold, 2 worker", built=["jap-shrine"]))
    table.location("jap-shrine-1").stash.append("stone")
    table.do(Activate("bar-saboteurs-a-1", 1))
    assert table.options == ["steal 1 wood", "steal 1 food"]
    table.do(Steal(1, "wood"))
    assert (table.has("wood"), table.has("wood", 1)) == (1, 1)
