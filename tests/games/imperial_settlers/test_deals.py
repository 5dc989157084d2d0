"""Chapter 5: Deals (IS-40 to IS-43)."""

from __future__ import annotations

from engine.games.imperial_settlers.actions import Activate, DrawFrom, MakeDeal, PickDeal, Target
from engine.games.imperial_settlers.phases.production import Produce
from engine.games.imperial_settlers.phases.turns import Turn
from engine.games.imperial_settlers.state import Deal
from tests.games.imperial_settlers.table import S, Table


def linked(table: Table, player: int = 0) -> list[str]:
    return [deal.card for deal in table.seat(player).deals if deal.linked]


def test_is_40_the_good_comes_now_and_in_each_production() -> None:
    table = Table(S("romans", "food", hand=["rom-bank"]), S("barbarians", "2 worker")).do(MakeDeal("rom-bank-1"))
    assert (table.has("food"), table.has("gold")) == (0, 1)
    table.play_on(Produce(0))
    assert table.has("gold") == 2


def test_is_40_refused_for_common_cards_and_without_food() -> None:
    table = Table(S("romans", "2 worker", hand=["rom-bank", "com-mill"]), S("barbarians"))
    assert table.refused("deal:rom-bank-1") == "no_food"
    assert table.refused("deal:com-mill-1") == "no_deal_field"


def test_is_40_a_card_may_come_from_either_deck() -> None:
    table = Table(S("romans", "food", hand=["rom-architect"]), S("barbarians", "2 worker"))
    table.do(MakeDeal("rom-architect-1"), DrawFrom("faction"))
    assert len(table.seat().hand) == 1


def test_is_40_features_wait_for_deals() -> None:
    built = ["jap-sake-brewery", "jap-dojo", "jap-school-of-diplomacy"]
    table = Table(S("japanese", "food", hand=["jap-farm"], built=built), S("romans", "2 worker"))
    table.do(MakeDeal("jap-farm-1"))
    assert (table.has("worker"), table.has("vp"), table.has("gold")) == (2, 1, 1)


def test_is_41_trade_route_links_an_enemy_location() -> None:
    me = S("japanese", "food, 2 worker", built=["jap-trade-route-a"])
    table = Table(me, S("romans", "2 worker", built=["rom-bank", "com-mill", "rom-builders"]))
    table.do(Activate("jap-trade-route-a-1", 1))
    assert table.options == ["target rom-bank-1", "target rom-builders-1"]
    table.do(Target("rom-bank-1")).skip()
    assert table.has("gold") == 1
    assert linked(table) == ["rom-bank-1"]
    assert table.built(1) == ["rom-bank-1", "com-mill-1", "rom-builders-1"]
    table.play_on(Produce(0))
    assert table.has("gold") == 2


def test_is_41_one_link_for_each_location_and_no_make_deal_feature() -> None:
    me = S("japanese", "2 food, 2 worker", built=["jap-trade-route-a", "jap-trade-route-b", "jap-dojo"])
    table = Table(me, S("romans", built=["rom-bank"], passed=True))
    assert table.refused("activate:jap-trade-route-a-1") == "no_effect", "its owner has passed"
    table = Table(me, S("romans", "4 worker", built=["rom-bank"]))
    table.do(Activate("jap-trade-route-a-1", 1))
    assert table.has("vp") == 0
    table.play_on(Turn(0))
    assert table.refused("activate:jap-trade-route-b-1") == "no_effect"


def test_is_41_edge_5_a_link_ends_with_the_location() -> None:
    me = S("japanese", "raze, 2 worker", built=["jap-garrison"])
    table = Table(me, S("romans", "2 worker", built=["rom-bank"]))
    table.seat().deals.append(Deal("rom-bank-1", linked=True))
    table.do(Activate("jap-garrison-1", 1))
    assert linked(table) == []
    assert "DealEnded" in table.kinds()


def test_is_42_spies_take_a_deal_from_under_a_board() -> None:
    me = S("romans", "3 worker", built=["rom-spies"])
    table = Table(me, S("japanese", "2 worker", deals=["jap-casino", "jap-farm"]))
    table.seat(1).deals.append(Deal("rom-spies-1", linked=True))
    table.do(Activate("rom-spies-1", 1))
    assert table.options == ["pick_deal 1 jap-casino-1", "pick_deal 1 jap-farm-1"], "linked Deals are safe"
    table.do(PickDeal(1, "jap-casino-1"))
    assert (table.has("gold"), table.has("vp")) == (0, 1), "the good comes from the next Production on"
    table.play_on(Produce(0))
    assert table.has("gold") == 1


def test_is_42_a_stolen_card_is_never_built() -> None:
    me = S("japanese", "9 wood, 2 worker, worker, food", built=["jap-negotiator", "com-ruins"])
    table = Table(me, S("romans", "2 worker", built=["rom-bank"]))
    rome = table.seat(1).deck.pop()
    table.seat().deals.append(Deal(rome))
    table.play_on(*table.state.frames)
    assert table.refused("activate:jap-negotiator-1") == "no_effect"


def test_is_43_robbers_end_any_deal_and_reward_it() -> None:
    me = S("barbarians", "3 worker", built=["bar-robbers"])
    table = Table(me, S("japanese", "2 worker", deals=["jap-casino"]))
    table.seat(1).deals.append(Deal("bar-robbers-1", linked=True))
    table.do(Activate("bar-robbers-1", 1))
    assert table.options == ["pick_deal 1 jap-casino-1", "pick_deal 1 bar-robbers-1"]
    table.do(PickDeal(1, "bar-robbers-1"), DrawFrom("common"))
    assert (table.has("vp"), table.has("card")) == (1, 1)
    assert linked(table, 1) == []


def test_is_43_a_cancelled_deal_is_discarded() -> None:
    table = Table(S("barbarians", "3 worker", built=["bar-robbers"]), S("japanese", "2 worker", deals=["jap-casino"]))
    table.do(Activate("bar-robbers-1", 1))
    assert table.seat(1).discard == ["jap-casino-1"]
    assert table.seat(1).deals == []


def test_is_43_linked_deals_can_be_used_and_spent() -> None:
    me = S("japanese", "9 worker", built=["com-hanseatic-league", "com-imperial-messenger"])
    table = Table(me, S("romans", passed=True, built=["rom-bank"]))
    table.seat().deals.append(Deal("rom-bank-1", linked=True))
    table.play_on(*table.state.frames)
    table.do(Activate("com-imperial-messenger-1", 1)).skip()
    assert table.has("gold") == 1
    table.do(Activate("com-hanseatic-league-1", 1)).skip()
    assert table.has("vp") == 2
    assert table.seat().deals == []
    assert table.built(1) == ["rom-bank-1"]


def test_edge_14_hanseatic_league_twice_needs_two_deals() -> None:
    one = Table(S("romans", "9 worker", built=["com-hanseatic-league"], deals=["rom-bank"]), S("japanese"))
    assert one.offers(Activate("com-hanseatic-league-1", 1))
    assert not one.offers(Activate("com-hanseatic-league-1", 2))
    me = S("romans", "9 worker", built=["com-hanseatic-league"], deals=["rom-bank", "rom-builders"])
    two = Table(me, S("japanese", passed=True))
    two.do(Activate("com-hanseatic-league-1", 2))
    assert two.has("vp") == 4
    assert two.seat().deals == []


def test_sanctuary_makes_a_foundation_of_a_hand_card() -> None:
    table = Table(S("egyptians", "2 worker", hand=["com-mill"], built=["egy-sanctuary"]), S("romans", "2 worker"))
    table.do(Activate("egy-sanctuary-1", 1))
    assert (table.has("stone"), table.has("vp"), table.has("card")) == (1, 1, 0)
    assert [(f.card, f.secret) for f in table.seat().foundations] == [("com-mill-1", True)]
