"""Setup, Lookout, production, passing, Cleanup, the end, decks (IS-1 to IS-29, IS-70 to IS-76, IS-88 to IS-90)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core.frames import Draft
from engine.games.imperial_settlers.actions import (
    DONE,
    PASS,
    Activate,
    Build,
    ChooseFaction,
    DrawFrom,
    Give,
    Take,
    TakeGood,
    Target,
)
from engine.games.imperial_settlers.catalog import CARDS
from engine.games.imperial_settlers.events import Gained, RowRevealed
from engine.games.imperial_settlers.game import GAME
from engine.games.imperial_settlers.phases.cleanup import clean_up
from engine.games.imperial_settlers.phases.lookout import AlternateLookout, Lookout, deal_packets, draw_own, picks
from engine.games.imperial_settlers.phases.production import Produce
from engine.games.imperial_settlers.phases.rounds import Rounds
from engine.games.imperial_settlers.phases.turns import Turn
from engine.games.imperial_settlers.scoring import points, ranking
from engine.games.imperial_settlers.vocabulary import FACTIONS
from tests.games.imperial_settlers.table import RICH, S, Table


def still(*seats: S, **rest: Any) -> Table:
    """A position in which nothing moves yet."""
    return Table(*seats, still=True, **rest)


SEATS = [S("romans"), S("barbarians"), S("egyptians"), S("japanese")]


# Setup -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_is_9_is_10_is_11_setup(players: int) -> None:
    step = GAME.setup({"players": players}, 3)
    state = step.state
    assert len({seat.faction for seat in state.seats}) == players
    for seat in state.seats:
        decks = Counter(CARDS[card].faction for card in seat.hand)
        assert decks[seat.faction] == 3, "two at the start, one in the Lookout"
        assert decks["common"] == 2
        assert seat.vp == 0
        assert not any(seat.goods)
    assert len(state.deck) == 84 - 2 * players - (players + 1)


def test_is_9_the_first_player_is_picked_at_random() -> None:
    assert {GAME.setup({"players": 4}, seed).state.first for seed in range(30)} == {0, 1, 2, 3}


def test_is_1_factions_are_chosen_once_each_in_turn_order() -> None:
    step = GAME.setup({"players": 4, "factions": "choose"}, 5)
    first, taken = step.state.first, []
    for n in range(3):
        assert step.decision is not None
        assert step.decision.player == (first + n) % 4
        assert [action.faction for action in step.decision.actions if isinstance(action, ChooseFaction)] == [
            faction for faction in FACTIONS if faction not in taken
        ]
        taken.append(FACTIONS[n])
        step = GAME.apply(step.state, ChooseFaction(FACTIONS[n]))
    assert [step.state.seats[(first + n) % 4].faction for n in range(4)] == list(FACTIONS)


# Lookout ---------------------------------------------------------------------------------------------------------


def pick_all(table: Table) -> list[tuple[int, int]]:
    """Take the first card each time; who picked from how many."""
    seen = []
    while table.decision is not None and table.prompt in ("lookout", "packet"):
        seen.append((table.decision.player, len(table.decision.actions)))
        table.do(table.decision.actions[0])
    return seen


@pytest.mark.parametrize(
    ("players", "order"),
    [
        (2, [(0, 3), (1, 2), (1, 3), (0, 2)]),
        (3, [(0, 4), (1, 3), (2, 2), (2, 4), (1, 3), (0, 2)]),
        (4, [(0, 5), (1, 4), (2, 3), (3, 2), (3, 5), (2, 4), (1, 3), (0, 2)]),
    ],
)
def test_is_13_is_14_there_and_back(players: int, order: list[tuple[int, int]]) -> None:
    table = still(*SEATS[:players])
    table.play_on(Lookout(0))
    seen = pick_all(table)
    assert seen[: len(order)] == order
    assert len(table.state.discard) == 2
    assert not table.state.row


@pytest.mark.parametrize(
    ("players", "order"),
    [
        (2, [(0, 5), (1, 4), (0, 3), (1, 2)]),
        (3, [(0, 5), (1, 4), (2, 4), (0, 3), (1, 3), (2, 2)]),
        (4, [(0, 5), (1, 4), (2, 4), (3, 4), (0, 3), (1, 3), (2, 3), (3, 2)]),
    ],
)
def test_is_89_advanced_lookout(players: int, order: list[tuple[int, int]]) -> None:
    table = still(*SEATS[:players], lookout="advanced")
    table.play_on(Lookout(0))
    assert pick_all(table)[: len(order)] == order
    assert len(table.state.discard) == 1
    assert all(len(seat.hand) == 2 for seat in table.state.seats)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_is_88_alternate_lookout(players: int) -> None:
    table = still(*SEATS[:players], lookout="alternate")
    deal_packets(Draft(table.state))
    packets = [list(packet) for packet in table.state.packets]
    table.play_on(AlternateLookout(0))
    taken = []
    for n in range(2 * players):
        assert table.decision is not None
        player = n % players
        packet = packets[player] if n < players else packets[(player - 1) % players]
        assert table.options == [f"take {card}" for card in packet]
        taken.append(packet[0])
        table.do(Take(packet.pop(0)))
        if n < 2 * players - 1:
            assert not any(seat.hand for seat in table.state.seats), "chosen cards lie face down until all are done"
    assert [seat.hand for seat in table.state.seats] == [[taken[p], taken[p + players]] for p in range(players)]
    assert sorted(table.state.discard) == sorted(card for packet in packets for card in packet)


def test_is_12_is_90_own_cards_come_first() -> None:
    for peaceful in (False, True):
        table = still(*SEATS[:2], peaceful=peaceful)
        draw_own(Draft(table.state))
        for seat in table.state.seats:
            drawn = [CARDS[card].faction for card in seat.hand]
            assert drawn == [seat.faction, *(["common"] if peaceful else [])]


def test_is_16_short_rows_are_picked_as_long_as_they_last() -> None:
    table = still(*SEATS[:3], deck=["com-mill", "com-baker"])
    table.state.collection, table.state.discard = table.state.discard, []
    table.play_on(Lookout(0))
    assert pick_all(table)[0] == (0, 2)
    assert [len(seat.hand) for seat in table.state.seats] == [1, 1, 0]


def test_is_70_the_common_discard_pile_comes_back_in_the_lookout() -> None:
    table = still(*SEATS[:2], deck=["com-mill"])
    table.play_on(Lookout(0))
    assert len(table.state.row) == 3
    assert [len(event.row) for event in table.events if isinstance(event, RowRevealed)] == [3]


def test_is_13_the_schedule_shows_players_plus_one() -> None:
    assert [pick.cards for pick in picks("standard", 4)] == [5, 4, 3, 2, 5, 4, 3, 2]


# Production ------------------------------------------------------------------------------------------------------


def test_is_17_is_20_board_deals_locations_farmers_last() -> None:
    built = ["com-farmers-at-work", "com-town", "com-old-forest"]
    table = still(S("romans", built=built, deals=["rom-bank", "rom-builders"]), S("barbarians"))
    table.play_on(Produce(0))
    table.do(Target("com-town-1"))
    sources = [event.source for event in table.events if isinstance(event, Gained)]
    assert sources[-1] == "com-town-1"
    table = still(S("romans", built=built[1:], deals=["rom-bank", "rom-builders"]), S("barbarians"))
    table.play_on(Produce(0))
    sources = [event.source for event in table.events if isinstance(event, Gained)]
    assert sources == ["board"] * 5 + ["rom-bank-1", "rom-builders-1", "com-town-1", "com-old-forest-1"]


@pytest.mark.parametrize(
    ("faction", "goods"),
    [
        ("romans", [1, 1, 0, 0, 2, 1, 1]),
        ("barbarians", [0, 0, 0, 0, 5, 1, 1]),
        ("egyptians", [0, 0, 0, 1, 3, 1, 1]),
        ("japanese", [1, 0, 0, 0, 4, 1, 1]),
    ],
)
def test_is_17_boards(faction: str, goods: list[int]) -> None:
    table = still(S(faction), S("romans" if faction != "romans" else "japanese"))
    table.play_on(Produce(0))
    assert table.seat().goods == goods


def test_is_18_a_card_is_drawn_from_either_deck_anew() -> None:
    table = still(S("romans", built=["com-watchtower-1", "com-watchtower-2"]), S("barbarians"))
    table.play_on(Produce(0))
    table.do(DrawFrom("common"), DrawFrom("faction"))
    assert [CARDS[card].faction for card in table.seat().hand] == ["common", "romans"]


def test_is_19_points_at_once_and_counting_up_to_three() -> None:
    built = ["com-wood-supplier", "com-monument", "com-joiner-1", "com-joiner-2", "com-carpenter"]
    table = still(S("egyptians", built=built), S("romans"))
    table.play_on(Produce(0))
    assert (table.has("wood"), table.has("vp")) == (3, 1)


def test_is_4_the_supply_has_no_limit() -> None:
    table = still(S("barbarians", "99 worker"), S("romans"))
    table.play_on(Produce(0))
    assert table.has("worker") == 104


def test_daimyos_castle_counts_samurai_up_to_three() -> None:
    built = ["jap-daimyos-castle-a", "jap-gate-1", "jap-gate-2", "jap-shrine", "jap-farm"]
    table = still(S("japanese", built=built), S("romans"))
    for card in table.built():
        table.location(card).samurai = True
    table.play_on(Produce(0))
    assert table.has("vp") == 3


# The Action phase ------------------------------------------------------------------------------------------------


def test_is_21_turns_go_round_until_all_have_passed() -> None:
    table = Table(*[S(seat.faction, "9 worker", hand=["com-ruins"]) for seat in SEATS[:3]])
    order = []
    for action in (Build("com-ruins-1"), PASS, Build("com-ruins-3"), PASS, PASS):
        assert table.decision is not None
        order.append(table.decision.player)
        table.do(action)
    assert order == [0, 1, 2, 0, 2]


def test_is_24_who_can_do_nothing_passes_unasked_and_the_last_goes_on_alone() -> None:
    table = Table(S("romans", "4 wood", hand=["com-sawmill", "com-new-forest"]), S("barbarians"))
    table.do(Build("com-sawmill-1"))
    assert table.seat(1).passed
    assert table.decision is not None
    assert table.decision.player == 0
    assert "Passed" in table.kinds()


def test_is_22_nothing_more_after_passing() -> None:
    table = Table(S("romans", "9 worker"), S("barbarians", "9 worker")).do(PASS)
    assert table.seat().passed
    assert GAME.refusals(table.state, 0) == []


# Cleanup ---------------------------------------------------------------------------------------------------------


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


def cleaned(table: Table) -> Table:
    clean_up(Draft(table.state))
    return table


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


# Gate and Shrine -------------------------------------------------------------------------------------------------


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


# Decks -----------------------------------------------------------------------------------------------------------


def test_is_71_edge_10_the_faction_deck_is_not_refilled() -> None:
    me = S("japanese", "wood, 2 worker", hand=["jap-dojo"], foundations=["com-ruins"], deck=["jap-farm"])
    table = Table(me, S("romans", "2 worker")).do(Build("jap-dojo-1")).skip()
    assert table.seat().hand == ["jap-farm-1"]
    empty = S("japanese", "wood, 2 worker", hand=["jap-dojo"], foundations=["com-ruins"], deck=[])
    table = Table(empty, S("romans", "2 worker")).do(Build("jap-dojo-1")).skip()
    assert table.seat().hand == []
    assert table.seat().discard


def test_is_71_with_the_option_it_is() -> None:
    empty = S("japanese", "wood, 2 worker", hand=["jap-dojo"], foundations=["com-ruins"], deck=[])
    table = Table(empty, S("romans", "2 worker"), reshuffle=True).do(Build("jap-dojo-1"))
    assert len(table.seat().hand) == 1
    assert "DeckShuffled" in table.kinds()
    assert table.seat().discard == []


def test_is_72_a_draw_that_is_not_possible_is_skipped() -> None:
    me = S("romans", "2 wood, 2 worker", hand=["com-watchtower"], deck=[])
    table = Table(me, S("barbarians", "2 worker"), deck=[])
    table.state.collection, table.state.discard = table.state.discard, []
    table.do(Build("com-watchtower-1"))
    assert table.seat().hand == []
    assert table.built() == ["com-watchtower-1"]


# The end ---------------------------------------------------------------------------------------------------------


def test_is_74_one_and_two_points_and_none_for_foundations() -> None:
    me = S("romans", built=["com-mill", "com-ruins", "rom-bank"], foundations=["com-baker"], vp=7)
    table = still(me, S("japanese"))
    assert points(table.state) == [7 + 1 + 1 + 2, 0]
    lines = [line for line in GAME.score(table.state) if line.player == 0]
    assert [(line.points, line.places) for line in lines] == [
        (7, ("board:0",)),
        (1, ("card:com-mill-1",)),
        (1, ("card:com-ruins-1",)),
        (2, ("card:rom-bank-1",)),
    ]


@pytest.mark.parametrize(
    ("one", "two", "places"),
    [
        ({"goods": "wood, 2 worker"}, {"goods": "3 stone, food"}, [[1], [0]]),
        ({"goods": "wood", "hand": ["com-mill"]}, {"goods": "worker"}, [[0], [1]]),
        ({"goods": "wood, 9 gold, 9 raze, 9 defense"}, {"goods": "food"}, [[0, 1]]),
        ({"vp": 1}, {"goods": "9 wood"}, [[0], [1]]),
    ],
)
def test_is_76_ties(one: dict[str, Any], two: dict[str, Any], places: list[list[int]]) -> None:
    assert ranking(still(S("romans", **one), S("barbarians", **two)).state) == places


def test_is_76_samurai_and_what_is_put_away_do_not_break_ties() -> None:
    table = still(S("japanese", built=["jap-shrine"]), S("romans", "wood", built=["rom-bank"], vp=2))
    place = table.location("jap-shrine-1")
    place.samurai, place.stash = True, ["wood", "stone"]
    assert points(table.state) == [4, 4]
    assert ranking(table.state) == [[1], [0]]


def test_is_7_a_foundation_is_no_location() -> None:
    table = Table(S("romans", "9 worker, food", built=["com-porters"], foundations=["com-town"]), S("barbarians"))
    assert table.refused("activate:com-porters-1") == "no_effect"


def test_is_3_gold_is_no_resource_and_is_5_what_is_open() -> None:
    table = still(S("romans", "gold", hand=["com-mill"]), S("barbarians", hand=["com-baker"]))
    seen = GAME.observe(table.state, 0)
    assert seen.seats[0].hand == ["com-mill-1"]
    assert seen.seats[1].hand == ["?common"]
    assert seen.seats[0].goods == table.state.seats[0].goods
    assert len(seen.deck) == len(table.state.deck)
    assert seen.discard == table.state.discard


def test_is_8_is_15_nobody_is_their_own_enemy_and_hands_have_no_limit() -> None:
    hand = [
        "com-mill",
        "com-baker",
        "com-town",
        "com-rubble",
        "com-quarry",
        "com-monument",
        "com-statue",
        "com-porters",
    ]
    table = Table(S("romans", "9 raze, 2 worker", hand=hand, built=["com-old-forest"]), S("barbarians"))
    assert "raze com-old-forest-1" not in table.options
    cleaned(table)
    assert len(table.seat().hand) == 8


def test_activating_twice_is_one_event() -> None:
    table = Table(S("romans", "9 worker", built=["com-new-forest"]), S("barbarians", passed=True))
    assert table.do(Activate("com-new-forest-1", 2)).kinds().count("Activated") == 1
