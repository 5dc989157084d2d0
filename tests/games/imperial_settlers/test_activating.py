"""Chapters 8 and 9: activating, repeating, borrowing, blocking, taking over, exchanging (IS-58 to IS-67)."""

from __future__ import annotations

from engine.games.imperial_settlers.actions import (
    DONE,
    EXCHANGE,
    Activate,
    DrawFrom,
    ExchangeFor,
    Pass,
    Pay,
    Raze,
    Target,
)
from engine.games.imperial_settlers.empire import colour_count, held
from engine.games.imperial_settlers.phases.production import Produce
from engine.games.imperial_settlers.phases.turns import Turn
from engine.games.imperial_settlers.scoring import points
from tests.games.imperial_settlers.table import S, Table

FOE = S("barbarians", "2 worker")


def test_is_58_once_a_round() -> None:
    table = Table(S("romans", "9 worker", built=["com-coal-mine"]), S("barbarians", passed=True))
    table.do(Activate("com-coal-mine-1", 1))
    assert table.has("stone") == 2
    assert table.refused("activate:com-coal-mine-1") == "used"


def test_is_58_what_is_no_action_and_what_cannot_be_paid() -> None:
    table = Table(S("romans", "wood", hand=["com-sawmill"], built=["com-coal-mine", "com-mill"]), FOE)
    assert table.refused("activate:com-coal-mine-1") == "price"
    assert table.refused("activate:com-mill-1") == "not_action"


def test_is_59_twice_in_two_actions_or_in_one() -> None:
    table = Table(S("romans", "9 worker", built=["com-new-forest"]), S("barbarians", passed=True))
    table.do(Activate("com-new-forest-1", 1), Activate("com-new-forest-1", 1))
    assert table.has("wood") == 2
    table = Table(S("romans", "9 worker", built=["com-new-forest"]), S("barbarians", passed=True))
    table.do(Activate("com-new-forest-1", 2))
    assert (table.has("wood"), table.has("worker")) == (2, 7)
    assert not table.offers(Activate("com-new-forest-1", 1))


def test_is_60_no_action_without_effect() -> None:
    built = ["com-porters", "com-imperial-messenger", "com-acting-troupe", "rom-spies", "rom-engineers"]
    table = Table(S("romans", "9 worker, 9 food", built=built), FOE)
    for card in built:
        assert table.refused(f"activate:{card}-1") == "no_effect"


def test_is_60_a_draw_from_empty_decks_is_no_action() -> None:
    me = S("romans", "9 worker", built=["com-castle-a"], deck=())
    table = Table(me, FOE, deck=())
    assert table.offers(Activate("com-castle-a-1", 1)), "the Common discard pile comes back"
    table.seat().deck, table.state.deck = [], []
    table.state.collection, table.state.discard = table.state.discard, []
    table.play_on(Turn(0))
    assert table.refused("activate:com-castle-a-1") == "no_effect"


def test_is_61_a_hand_card_is_the_price() -> None:
    table = Table(S("romans", "2 worker", built=["com-tavern"]), FOE)
    assert table.refused("activate:com-tavern-1") == "price"
    table = Table(S("romans", hand=["com-mill"], built=["com-tavern"]), FOE).do(Activate("com-tavern-1", 1))
    assert table.has("vp") == 2
    assert table.state.discard == ["com-mill-1"]


def test_is_63_porters_repeat_common_and_faction_production() -> None:
    me = S("romans", "food", built=["com-porters", "com-town", "rom-builders", "com-mill"])
    table = Table(me, FOE).do(Activate("com-porters-1", 1))
    assert table.options == ["target com-town-1", "target rom-builders-1"]
    table.do(Target("rom-builders-1"))
    assert (table.has("wood"), table.has("stone")) == (1, 1)


def test_is_64_porters_farmers_and_one_more() -> None:
    me = S("romans", "food", built=["com-porters", "com-farmers-at-work", "com-town", "com-old-forest"])
    table = Table(me, FOE).do(Activate("com-porters-1", 1), Target("com-farmers-at-work-1"))
    assert table.options == ["target com-town-1", "target com-old-forest-1"]
    assert table.do(Target("com-town-1")).has("worker") == 2


def test_is_64_porters_cannot_repeat_farmers_alone() -> None:
    table = Table(S("romans", "food, 2 worker", built=["com-porters", "com-farmers-at-work"]), FOE)
    assert table.refused("activate:com-porters-1") == "no_effect"


def test_is_64_acting_troupe_uses_a_used_up_action_once_more() -> None:
    me = S("romans", "9 worker", built=["com-acting-troupe", "com-coal-mine", "com-new-forest"])
    table = Table(me, S("barbarians", passed=True))
    assert table.refused("activate:com-acting-troupe-1") == "no_effect"
    table.do(Activate("com-coal-mine-1", 1), Activate("com-new-forest-1", 1), Activate("com-acting-troupe-1", 1))
    assert table.has("stone") == 4, "New Forest has a use left, so only the Coal Mine may be repeated"
    assert table.has("worker") == 9 - 1 - 1 - 2


def test_is_64_acting_troupe_needs_the_second_price() -> None:
    table = Table(S("romans", "2 worker", built=["com-acting-troupe", "com-coal-mine"]), S("barbarians", passed=True))
    table.location("com-coal-mine-1").used = 1
    table.play_on(Turn(0))
    assert table.offers(Activate("com-acting-troupe-1", 1))
    table = Table(S("romans", "worker, wood", hand=["com-sawmill"], built=["com-acting-troupe", "com-coal-mine"]), FOE)
    table.location("com-coal-mine-1").used = 1
    table.play_on(Turn(0))
    assert table.refused("activate:com-acting-troupe-1") == "no_effect"


def test_is_64_ninjas_borrow_an_enemy_action_at_its_price() -> None:
    me = S("japanese", "3 worker, 2 stone", built=["jap-ninjas"])
    foe = S("romans", "2 worker", built=["rom-sculptors-workshop", "com-acting-troupe", "com-mill", "rom-colossus"])
    table = Table(me, foe).do(Activate("jap-ninjas-1", 1)).skip()
    assert table.has("vp") == 3, "only the workshop can be paid; Acting Troupe may never be borrowed"
    assert (table.has("worker"), table.has("stone")) == (1, 1)
    assert table.location("rom-sculptors-workshop-1").used == 0


def test_scorpion_breeder_blocks_an_enemy_action() -> None:
    me = S("egyptians", "3 worker", built=["egy-scorpion-breeder"])
    table = Table(me, S("romans", "9 worker", built=["com-coal-mine", "com-mill"]))
    table.do(Activate("egy-scorpion-breeder-1", 1))
    assert table.refused("activate:com-coal-mine-1") == "blocked"
    table.do(Pass(), Pass())
    assert not table.location("com-coal-mine-1").blocked, "only for this round"


# Taking over -----------------------------------------------------------------------------------------------------


def taken(card: str, **marks: object) -> Table:
    """The Egyptian, first to move, has marked a Roman's Location."""
    me = S("egyptians", "4 worker, 9 wood", hand=["com-sawmill"], built=["egy-temple-of-ra"])
    table = Table(
        me, S("romans", "9 worker, 9 raze", built=[card, "com-old-forest"]), S("japanese", "9 raze, 2 worker")
    )
    for name, value in marks.items():
        setattr(table.location(f"{card}-1"), name, value)
    return table.do(Activate("egy-temple-of-ra-1", 1), Target(f"{card}-1")).skip()


def test_is_65_a_location_changes_hands() -> None:
    table = taken("com-town")
    assert table.seat().egypt == 3
    assert [place.card for place in held(table.state, 0)] == ["egy-temple-of-ra-1", "com-town-1"]
    assert table.has("worker") == 4, "no production at the moment of taking over"
    assert points(table.state) == [3, 1, 0]
    assert colour_count(table.state, 0, "pink") == 1
    table.play_on(Produce(0))
    assert table.has("worker") == 4 + 3 + 2
    before = table.has("worker", 1)
    table.play_on(Produce(1))
    assert table.has("worker", 1) == before + 2, "the board only"


def test_is_65_only_common_locations_not_yet_marked() -> None:
    me = S("egyptians", "4 worker", built=["egy-temple-of-ra"])
    table = Table(me, S("romans", "2 worker", built=["rom-bank", "com-ruins", "com-mill"]))
    table.do(Activate("egy-temple-of-ra-1", 1))
    assert table.options == ["target com-ruins-1", "target com-mill-1"]


def test_is_65_used_up_means_used_up() -> None:
    table = taken("com-coal-mine", used=1)
    table.play_on(Turn(0))
    assert table.refused("activate:com-coal-mine-1") == "used"
    assert table.refused("activate:com-coal-mine-1") != "taken_over"
    fresh = taken("com-coal-mine")
    fresh.play_on(Turn(1))
    assert fresh.refused("activate:com-coal-mine-1") == "taken_over"
    fresh.play_on(Turn(0))
    assert fresh.do(Activate("com-coal-mine-1", 1)).has("stone") == 2


def test_is_65_edge_5_razed_by_a_third_player() -> None:
    table = taken("com-town", defended=True)
    table.seat(2).deals = []
    table.play_on(Turn(2))
    wood = table.has("wood", 0)
    table.do(Raze("com-town-1"))
    assert table.has("wood", 0) == wood + 1
    assert table.has("raze", 2) == 6
    assert table.seat(0).egypt == 4
    assert [foundation.card for foundation in table.seat(1).foundations] == ["com-town-1"]
    assert "TokenReturned" in table.kinds()


def test_is_65_the_owner_and_the_egyptian_do_not_raze_it() -> None:
    table = taken("com-town")
    table.seat(0).goods[5] = 9
    for player in (0, 1):
        table.play_on(Turn(player))
        assert not table.offers(Raze("com-town-1"))


def test_is_65_no_token_no_takeover() -> None:
    table = Table(S("egyptians", "4 worker", built=["egy-temple-of-ra"]), S("romans", built=["com-mill"]))
    table.seat().egypt = 0
    table.play_on(Turn(0))
    assert table.refused("activate:egy-temple-of-ra-1") == "price"


# Exchanging ------------------------------------------------------------------------------------------------------


def test_is_67_the_whole_list_is_named_before_anything_is_taken() -> None:
    table = Table(S("romans", "5 worker"), FOE).do(EXCHANGE)
    assert table.options == [f"exchange_for {what}" for what in ("wood", "stone", "food", "common", "faction")]
    table.do(ExchangeFor("common"))
    assert table.has("card") == 0
    assert table.options[-1] == "done"
    table.do(ExchangeFor("wood"))
    assert (table.has("worker"), table.has("wood"), table.has("card")) == (1, 1, 1)


def test_is_67_one_pair_is_enough() -> None:
    table = Table(S("romans", "5 worker"), FOE).do(EXCHANGE, ExchangeFor("stone"), DONE)
    assert (table.has("worker"), table.has("stone")) == (3, 1)


def test_is_67_a_single_worker_buys_nothing() -> None:
    table = Table(S("romans", "worker, wood", hand=["com-sawmill"]), FOE)
    assert table.refused("board:exchange") == "no_workers"


def test_is_66_edge_12_oasis_is_paid_for_each_pair() -> None:
    table = Table(S("romans", "6 worker"), S("egyptians", "2 worker", built=["egy-oasis"]))
    table.do(EXCHANGE, ExchangeFor("wood"), ExchangeFor("wood"), ExchangeFor("wood"))
    assert table.has("worker", 1) == 5


def test_is_66_edge_11_oasis_works_after_passing() -> None:
    table = Table(S("romans", "4 worker"), S("egyptians", built=["egy-oasis"], passed=True))
    table.do(EXCHANGE, ExchangeFor("wood"), DONE)
    assert table.has("worker", 1) == 1


def test_is_66_oasis_ignores_its_owner() -> None:
    table = Table(S("egyptians", "2 worker", built=["egy-oasis"]), S("romans", "2 worker"))
    assert table.do(EXCHANGE, ExchangeFor("wood")).has("worker") == 0


# Sphinx ----------------------------------------------------------------------------------------------------------


def test_edge_8_two_sphinxes_add_one_each() -> None:
    me = S("egyptians", "worker, gold", built=["egy-sphinx-1", "egy-sphinx-2", "egy-goldsmith"])
    table = Table(me, S("romans", "2 worker")).do(Activate("egy-goldsmith-1", 1))
    assert table.has("vp") == 5


def test_sphinx_works_in_production_and_for_other_features() -> None:
    me = S("egyptians", "3 wood", hand=["com-mill"], built=["egy-sphinx", "com-monument"])
    table = Table(me, S("romans", "2 worker"))
    table.play_on(Produce(0))
    assert table.has("vp") == 2
    table.play_on(Turn(0))
    assert table.decision is not None
    table.do(next(action for action in table.decision.actions if str(action) == "build com-mill-1"))
    while table.prompt == "pay":
        table.do(Pay(3, 0, 0, 0))
    assert table.has("vp") == 4


def test_castle_draws_from_either_deck() -> None:
    table = Table(S("romans", "2 worker", built=["com-castle-a"]), FOE).do(Activate("com-castle-a-1", 2))
    table.do(DrawFrom("faction"), DrawFrom("common"))
    assert table.has("card") == 2
