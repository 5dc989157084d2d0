"""Setup, the Action phase, decks, and what words mean (IS-1 to IS-11, IS-21 to IS-24, IS-70 to IS-72)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.imperial_settlers.actions import PASS, Activate, Build, ChooseFaction
from engine.games.imperial_settlers.catalog import CARDS
from engine.games.imperial_settlers.game import GAME
from engine.games.imperial_settlers.vocabulary import FACTIONS
from tests.games.imperial_settlers.table import SEATS, S, Table, cleaned, still

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


# Terms ---------------------------------------------------------------------------------------------------------------


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
