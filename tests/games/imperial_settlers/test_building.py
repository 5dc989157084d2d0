"""Chapter 4: building, paying, what is set off (IS-30 to IS-39, IS-68, IS-69)."""

from __future__ import annotations

from engine.games.imperial_settlers.actions import Activate, Build, DrawFrom, Give, MakeDeal, Pay, Target
from engine.games.imperial_settlers.events import Built, Gained
from tests.games.imperial_settlers.table import RICH, S, Table

FOE = S("barbarians", "2 worker")


def gains(table: Table) -> list[tuple[str, int, str]]:
    return [(event.good, event.n, event.source) for event in table.events if isinstance(event, Gained)]


def test_is_30_build_pay_place_take() -> None:
    table = Table(S("romans", "2 wood", hand=["com-lumberjacks-route"]), FOE)
    table.do(Build("com-lumberjacks-route-1"))
    assert table.built() == ["com-lumberjacks-route-1"]
    assert table.seat().hand == []
    assert table.has("wood") == 2
    assert gains(table) == [("wood", 1, "com-lumberjacks-route-1")] * 2


def test_is_31_free_cards_still_take_the_action() -> None:
    table = Table(S("egyptians", "worker", hand=["com-ruins", "egy-desert"]), FOE)
    table.do(Build("com-ruins-1"))
    assert table.has("worker") == 2
    assert table.decision is not None
    assert table.decision.player == 1


def test_is_32_one_location_is_given_up() -> None:
    me = S("romans", "stone", hand=["rom-bank"], built=["com-ruins", "com-mill"], foundations=["com-ruins-2"])
    table = Table(me, FOE)
    table.do(Build("rom-bank-1"))
    assert table.options == ["give com-ruins-2", "give com-ruins-1", "give com-mill-1"]
    table.do(Give("com-mill-1"))
    assert table.built() == ["com-ruins-1", "rom-bank-1"]
    assert table.state.discard == ["com-mill-1"]
    assert table.has("wood") == 0


def test_is_32_refused_without_a_location() -> None:
    table = Table(S("romans", "9 stone, 2 worker", hand=["rom-bank"]), FOE)
    assert table.refused("build:rom-bank-1") == "no_location"
    assert not table.offers(Build("rom-bank-1"))


def test_is_33_an_activated_location_may_be_given_up_and_what_lies_on_it_is_lost() -> None:
    table = Table(S("japanese", "3 worker, wood, stone", hand=["jap-stalls"], built=["jap-gate"]), FOE)
    gate = table.location("jap-gate-1")
    gate.samurai = True
    stashed = table.seat().deck.pop()
    gate.stash.append(stashed)
    table.do(Build("jap-stalls-1"))
    assert table.built() == ["jap-stalls-1"]
    assert sorted(table.seat().discard) == sorted(["jap-gate-1", stashed])
    assert table.has("worker") == 3


def test_is_33_a_marked_location_cannot_be_given_up() -> None:
    table = Table(S("romans", "stone, 2 worker", hand=["rom-bank"], built=["com-mill"]), S("egyptians"))
    table.location("com-mill-1").holder = 1
    table.seat(1).egypt = 3
    table.play_on(*table.state.frames)
    assert table.refused("build:rom-bank-1") == "no_location"


def test_is_34_a_foundation_goes_to_its_deck() -> None:
    me = S("romans", "stone", hand=["rom-bank"], foundations=["com-mill"])
    assert Table(me, FOE).do(Build("rom-bank-1")).state.discard == ["com-mill-1"]


def test_is_35_is_37_order_bonus_production_triggers() -> None:
    me = S("romans", "wood", hand=["com-village-a"], built=["com-canteen", "rom-headquarters"])
    table = Table(me, FOE).do(Build("com-village-a-1"))
    assert gains(table) == [
        ("worker", 1, "com-village-a-1"),
        ("worker", 1, "com-village-a-1"),
        ("gold", 1, "com-canteen-1"),
        ("vp", 1, "com-canteen-1"),
        ("gold", 1, "rom-headquarters-1"),
    ]


def test_is_36_edge_1_stronghold_counts_itself_but_not_what_was_given_up() -> None:
    me = S("barbarians", "2 wood", hand=["bar-stronghold"], built=["com-gallows", "com-armorer"])
    table = Table(me, S("romans", "2 worker"))
    table.do(Build("bar-stronghold-1"), Give("com-gallows-1"))
    assert table.has("vp") == 2


def test_is_36_edge_15_a_samurai_given_up_no_longer_counts() -> None:
    me = S("japanese", "4 stone", hand=["jap-daimyos-castle-b"], built=["jap-daimyos-castle-a", "jap-gate"])
    table = Table(me, FOE)
    for card in ("jap-daimyos-castle-a-1", "jap-gate-1"):
        table.location(card).samurai = True
    table.do(Build("jap-daimyos-castle-b-1"), Give("jap-daimyos-castle-a-1"))
    assert table.has("vp") == 1


def test_is_37_edge_2_trade_colony_sets_off_three_features_once_each() -> None:
    built = ["com-supplier", "com-mill", "com-carpenters-workshop"]
    me = S("romans", "wood, 2 stone", hand=["rom-trade-colony"], built=built, foundations=["com-ruins"])
    table = Table(me, FOE).do(Build("rom-trade-colony-1"), Give("com-ruins-1"))
    assert table.has("vp") == 3
    assert table.has("gold") == 4


def test_is_38_settlers_waive_the_location_but_not_the_resources() -> None:
    me = S("romans", "wood, stone", hand=["rom-bank", "rom-colossus", "com-mill"], built=["com-settlers"])
    table = Table(me, FOE).do(Activate("com-settlers-1", 1))
    assert table.built() == ["com-settlers-1", "rom-bank-1"]
    assert table.has("stone") == 0


def test_is_38_settlers_refused_when_nothing_can_be_paid() -> None:
    table = Table(S("romans", "wood, 2 worker", hand=["rom-bank"], built=["com-settlers"]), FOE)
    assert table.refused("activate:com-settlers-1") == "no_effect"


def test_is_38_the_price_leaves_enough_for_the_building() -> None:
    """With 1 wood and 1 gold the gold must stay for the stone: paying it for the price is not offered."""
    me = S("romans", "wood, gold", hand=["rom-bank"], built=["com-settlers"])
    table = Table(me, FOE).do(Activate("com-settlers-1", 1))
    assert table.built() == ["com-settlers-1", "rom-bank-1"]


def test_is_38_negotiator_builds_from_the_deals() -> None:
    me = S("japanese", "worker, wood", built=["jap-negotiator"], deals=["jap-stalls", "jap-ninjas"])
    table = Table(me, FOE).do(Activate("jap-negotiator-1", 1))
    assert table.built() == ["jap-negotiator-1", "jap-stalls-1"]
    assert [deal.card for deal in table.seat().deals] == ["jap-ninjas-1"]


def test_is_39_copies_add_up() -> None:
    me = S("romans", hand=["com-ruins"], built=["rom-headquarters-1", "rom-headquarters-2"])
    assert Table(me, FOE).do(Build("com-ruins-1")).has("gold") == 2


def test_is_68_edge_3_gold_replaces_resources() -> None:
    table = Table(S("romans", "wood, 2 gold", built=["com-marketplace"]), FOE)
    assert table.do(Activate("com-marketplace-1", 1)).has("vp") == 3
    assert table.has("gold") == 0


def test_is_68_edge_3_gold_needed_elsewhere_is_refused() -> None:
    """Colossus costs 2 stone and 1 gold: 1 stone and 1 gold are not enough, 1 stone and 2 gold are."""
    short = Table(S("romans", "stone, gold, 2 worker", built=["rom-colossus"]), FOE)
    assert short.refused("activate:rom-colossus-1") == "price"
    enough = Table(S("romans", "stone, 2 gold, 2 worker", built=["rom-colossus"]), FOE)
    assert enough.do(Activate("rom-colossus-1", 1)).has("vp") == 6
    workshop = Table(S("romans", "2 worker, 9 wood", built=["com-goldsmiths-workshop"]), FOE)
    assert workshop.refused("activate:com-goldsmiths-workshop-1") == "price"


def test_is_68_several_ways_are_asked_those_with_least_gold_first() -> None:
    table = Table(S("romans", "2 wood, 2 gold", hand=["com-old-forest"]), FOE).do(Build("com-old-forest-1"))
    assert table.prompt == "pay"
    assert table.options == ["pay 2 0 0 0", "pay 1 0 0 1", "pay 0 0 0 2"]
    assert table.do(Pay(1, 0, 0, 1)).has("gold") == 1


def test_is_68_a_single_way_is_not_asked() -> None:
    table = Table(S("romans", "2 gold", hand=["com-old-forest"]), FOE).do(Build("com-old-forest-1"))
    assert table.built() == ["com-old-forest-1"]
    assert "Paid" in table.kinds()


def test_is_68_gold_pays_for_a_deal() -> None:
    assert Table(S("romans", "gold", hand=["rom-bank"]), FOE).do(MakeDeal("rom-bank-1")).has("gold") == 1


def test_edge_7_farmers_alone_draw_a_card_and_produce_nothing() -> None:
    table = Table(S("romans", "3 wood", hand=["com-farmers-at-work"]), FOE).do(Build("com-farmers-at-work-1"))
    table.do(DrawFrom("common"))
    assert table.seat().goods == [0] * 7
    assert len(table.seat().hand) == 1


def test_farmers_repeat_another_production() -> None:
    me = S("romans", "3 wood", hand=["com-farmers-at-work"], built=["com-town", "com-old-forest"])
    table = Table(me, FOE).do(Build("com-farmers-at-work-1"), DrawFrom("common"))
    assert table.prompt == "use_production"
    assert table.do(Target("com-town-1")).has("worker") == 2


def test_gardens_reward_a_colour_that_is_new() -> None:
    me = S("romans", RICH, hand=["com-mill", "com-baker"], built=["rom-gardens", "com-town"])
    table = Table(me, S("barbarians", passed=True))
    table.do(Build("com-baker-1"))
    while table.prompt in ("pay", "draw"):
        assert table.decision is not None
        table.do(table.decision.actions[0])
    assert table.has("vp") == 2, "Gardens are red, so only the Baker's own 2 points for red count"
    new = Table(S("romans", "2 wood", hand=["com-old-forest"], built=["rom-gardens"]), FOE)
    assert new.do(Build("com-old-forest-1")).has("vp") == 2


def test_slaver_offers_a_payment_that_may_be_declined() -> None:
    me = S("egyptians", "gold, worker, wood", hand=["com-sawmill"], built=["egy-slaver"])
    table = Table(me, FOE).do(Build("com-sawmill-1"), Pay(1, 0, 0, 0))
    assert table.options == ["choose 0", "choose 1", "done"]
    declined = Table(me, FOE).do(Build("com-sawmill-1"), Pay(1, 0, 0, 0))
    assert declined.decision is not None
    declined.do(declined.decision.actions[-1])
    assert declined.has("vp") == 0
    assert declined.has("gold") == 1
    assert declined.decision.player == 1


def test_slaver_takes_gold_or_a_worker() -> None:
    me = S("egyptians", "gold, worker, wood", hand=["com-sawmill"], built=["egy-slaver"])
    for option, vp, gold, worker in ((0, 2, 0, 1), (1, 1, 1, 0)):
        table = Table(me, FOE).do(Build("com-sawmill-1"), Pay(1, 0, 0, 0))
        assert table.decision is not None
        table.do(table.decision.actions[option])
        assert (table.has("vp"), table.has("gold"), table.has("worker")) == (vp, gold, worker)


def test_built_events_name_the_rule() -> None:
    table = Table(S("romans", "wood", hand=["com-sawmill"]), FOE).do(Build("com-sawmill-1"))
    built = [event for event in table.events if isinstance(event, Built)]
    assert [(event.rule, event.card) for event in built] == [("IS-30", "com-sawmill-1")]
