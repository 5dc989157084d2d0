"""The solo game (IS-77 to IS-87)."""

from __future__ import annotations

import pytest

from engine.core.frames import Draft, settle
from engine.games.imperial_settlers.actions import PASS, Activate, Give, PickDeal, Raze, Take
from engine.games.imperial_settlers.catalog import RIVAL
from engine.games.imperial_settlers.empire import find
from engine.games.imperial_settlers.events import AttackRevealed, SoloEnded
from engine.games.imperial_settlers.game import GAME
from engine.games.imperial_settlers.phases.rounds import Rounds
from engine.games.imperial_settlers.phases.solo import AttackPhase, SoloLookout, attack, rating, solo_won
from engine.games.imperial_settlers.phases.turns import ActionPhase, Turn
from tests.games.imperial_settlers.table import S, Table


def solo(me: S, rival: tuple[str, ...] = (), **rest: object) -> Table:
    return Table(me, S(RIVAL, built=rival), **rest)  # type: ignore[arg-type]


def test_is_77_setup_alone() -> None:
    step = GAME.setup({"players": 1}, 4)
    state = step.state
    assert GAME.seats(state) == 1
    assert state.seats[1].faction == RIVAL
    assert len(state.seats[1].deals) == 1
    assert len(state.attacks) == 15
    assert any(isinstance(event, AttackRevealed) for event in step.events)
    assert len(state.row) == 4


def test_is_78_lookout_alone() -> None:
    table = solo(S("romans"), still=True)
    table.play_on(SoloLookout(0))
    first = table.options
    assert len(first) == 4
    assert table.decision is not None
    table.do(table.decision.actions[0])
    assert len(table.options) == 2
    assert len(table.built(1)) == 1
    assert f"take {table.built(1)[0]}" in first[1:]
    last = [option.removeprefix("take ") for option in table.options]
    table.do(Take(last[0]))
    assert table.seat().hand[1] == last[0]
    assert table.built(1)[1] == last[1]


def test_is_78_which_card_goes_is_chance() -> None:
    gone = set()
    for seed in range(20):
        state = GAME.setup({"players": 1}, seed).state
        row = list(state.row)
        after = GAME.apply(state, Take(row[0])).state
        gone.add(row.index(after.seats[1].locations[0].card))
    assert gone == {1, 2, 3}


def test_is_79_the_attack_cards_are_deals() -> None:
    me = S("romans", "9 worker", built=["rom-spies"])
    table = solo(me, shown=["gold", "wood"]).do(Activate("rom-spies-1", 1))
    assert table.options == ["pick_deal 1 attack-gold-1", "pick_deal 1 attack-wood-1"]
    table.do(PickDeal(1, "attack-gold-1"))
    assert [deal.card for deal in table.seat().deals] == ["attack-gold-1"]
    assert [deal.card for deal in table.seat(1).deals] == ["attack-wood-1"]


def test_is_79_a_cancelled_attack_card_is_out() -> None:
    me = S("barbarians", "9 worker", built=["bar-robbers"])
    table = solo(me, shown=["gold"]).do(Activate("bar-robbers-1", 1))
    assert table.state.spent == ["attack-gold-1"]


def test_is_80_razing_leaves_nothing() -> None:
    table = solo(S("romans", "2 raze, 2 worker"), ("com-mill",)).do(Raze("com-mill-1"))
    assert (table.has("worker"), table.has("food")) == (3, 1)
    assert table.seat(1).foundations == []
    assert table.seat(1).goods == [0] * 7
    assert table.state.discard == ["com-mill-1"]


def test_is_54_is_53_defense_tokens_are_of_no_use_alone() -> None:
    table = solo(S("romans", "defense, 2 worker", built=["com-mill"]))
    assert table.refused("defend:com-mill-1") == "solo_defense"
    assert "defend com-mill-1" not in table.options


def test_is_81_what_is_left_is_collected_then_two_attacks() -> None:
    table = solo(S("romans", "2 worker"), ("com-mill", "com-baker"), attacks=["wood", "food"], shown=["gold"])
    table.play_on(Rounds(5), ActionPhase(0), Turn(0))
    table.do(PASS)
    table.play_on(AttackPhase())
    assert table.state.collection == ["com-mill-1", "com-baker-1"]
    assert [deal.card.split("-")[1] for deal in table.seat(1).deals] == ["food", "wood", "gold"]
    assert table.kinds().count("AttackMissed") == 2, "IS-84: the second attack still takes place"


def test_is_81_also_in_round_5() -> None:
    table = solo(S("romans"), ("com-mill",), round=5, still=True)
    table.play_on(Rounds(3))
    assert table.decision is None
    assert table.state.collection == ["com-mill-1"]
    assert any(isinstance(event, SoloEnded) for event in table.events)


def hits(shown: list[str], built: list[str], faction: str = "romans") -> Table:
    """One attack whose first target is the first of ``shown``."""
    table = solo(S(faction, built=built), shown=shown[1:], attacks=[shown[0]], still=True)
    draft = Draft(table.state)
    table.state.frames = []
    attack(draft)
    table.decision, table.events = settle(draft), draft.events
    return table


def test_is_82_both_goods_must_match_and_the_first_second_target_decides() -> None:
    """Mill shows worker + food, Baker food + point: after food, the point is older than the worker."""
    table = hits(["food", "stone", "worker", "vp"], ["com-baker", "com-mill", "com-quarry-1"])
    assert table.state.collection == ["com-mill-1"]
    table = hits(["food", "stone", "vp", "worker"], ["com-baker", "com-mill", "com-quarry-1"])
    assert table.state.collection == ["com-baker-1"]


def test_is_82_a_pair_includes_the_first_target() -> None:
    assert hits(["gold", "worker", "food"], ["com-mill"]).state.collection == []


def test_is_82_a_double_good_needs_the_target_twice() -> None:
    assert hits(["stone", "wood"], ["com-quarry-1"]).state.collection == []
    assert hits(["stone", "wood", "stone"], ["com-quarry-1"]).state.collection == ["com-quarry-1"]


def test_is_83_actions_before_features_before_production() -> None:
    """All three show wood and a point."""
    table = hits(["wood", "vp"], ["com-gallows", "com-joiner-1", "com-lumberjacks-route-1"])
    assert table.state.collection == ["com-joiner-1"]
    table = hits(["stone", "vp"], ["com-armorer-1", "com-statue", "com-monument"])
    assert table.state.collection == ["com-statue-1"]


def test_is_83_more_resources_then_more_stone_then_choice() -> None:
    table = hits(["wood", "vp"], ["com-joiner-1", "com-carpenter"])
    assert table.state.collection == ["com-carpenter-1"], "3 Resources before 2"
    table = hits(["stone", "vp"], ["com-armorer-1", "com-monument"])
    assert table.state.collection == ["com-armorer-1"], "2 Resources before 1"
    table = hits(["gold", "vp"], ["com-hanseatic-league", "com-gold-mine-1"])
    assert table.state.collection == ["com-hanseatic-league-1"]
    table = hits(["gold", "vp"], ["com-gold-mine-1", "com-gold-mine-2"])
    assert table.options == ["give com-gold-mine-1", "give com-gold-mine-2"]


def test_is_84_the_hit_location_is_collected_whatever_protects_it() -> None:
    table = solo(S("romans", built=["com-mill"]), shown=["food", "wood"], attacks=["worker"], still=True)
    table.location("com-mill-1").defended = True
    table.play_on(AttackPhase(0))
    assert table.state.collection[0] == "com-mill-1"
    assert table.seat().foundations == []
    assert not any(table.seat().goods)


def test_is_84_used_attack_cards_go_to_the_end_of_the_row() -> None:
    table = hits(["worker", "gold", "food", "wood"], ["com-mill"])
    assert [deal.card.split("-")[1] for deal in table.seat(1).deals] == ["gold", "wood", "worker", "food"]


def test_is_85_japanese_locations_are_hit_by_two_points() -> None:
    built = ["jap-stalls-1", "jap-dojo-1", "jap-casino", "jap-gate", "com-gold-mine-1"]
    table = hits(["vp", "gold", "vp"], built, "japanese")
    assert table.state.collection == ["jap-casino-1"], "gold before point before food; Gate and Shrine are exempt"
    assert hits(["vp", "gold", "vp"], ["jap-gate", "com-gold-mine-1"], "japanese").state.collection == [
        "com-gold-mine-1"
    ]
    assert hits(["vp", "gold"], ["jap-casino"], "japanese").state.collection == []


def test_is_85_other_factions_are_not_concerned() -> None:
    assert hits(["vp", "wood", "vp"], ["rom-bank"]).state.collection == []


@pytest.mark.parametrize(("factions", "collected", "won"), [(2, 1, True), (2, 2, False), (0, 0, False), (1, 0, True)])
def test_is_86_faction_locations_must_outnumber_the_collection(factions: int, collected: int, won: bool) -> None:
    built = [f"rom-{name}" for name in ("bank", "architect")][:factions]
    table = solo(S("romans", built=[*built, "com-mill", "com-baker"]), still=True)
    table.state.collection = [table.state.deck.pop() for _ in range(collected)]
    assert solo_won(table.state) is won


@pytest.mark.parametrize(
    ("vp", "name"),
    [
        (0, "commoner"),
        (29, "commoner"),
        (30, "servant"),
        (40, "squire"),
        (50, "knight"),
        (60, "castellan"),
        (70, "king"),
        (79, "king"),
        (80, "emperor"),
        (120, "emperor"),
    ],
)
def test_is_86_ratings(vp: int, name: str) -> None:
    assert rating(vp) == name


def test_is_87_sixteen_attack_cards_are_enough() -> None:
    for seed in range(5):
        state = GAME.setup({"players": 1}, seed).state
        assert len(state.attacks) >= 2 * 5


def test_egyptians_keep_what_they_took_over() -> None:
    table = solo(S("egyptians", "2 worker", built=["egy-temple-of-ra"]), ("com-mill",), attacks=["gold", "gold"])
    table.do(Activate("egy-temple-of-ra-1", 1))
    table.play_on(AttackPhase())
    assert find(table.state, "com-mill-1")[1].holder == 0
    assert table.state.collection == []


def test_choosing_what_to_lose() -> None:
    table = hits(["gold", "vp"], ["com-gold-mine-1", "com-gold-mine-2"])
    assert table.decision is not None
    assert table.decision.rules == ("IS-83", "IS-84")
    table.do(Give("com-gold-mine-2"))
    assert table.state.collection[0] == "com-gold-mine-2"
    assert table.built() == ["com-gold-mine-1"]
