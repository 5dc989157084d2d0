"""Chapter B: the table at the start (EW-8 to EW-20)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.endless_winter.board import spaces
from engine.games.endless_winter.catalog import (
    CULTURE,
    FOOD_LIMITS,
    LANDS,
    MEGALITH_PATTERNS,
    PATTERNS_BY_PLAYERS,
    STARTING_EXTRAS,
    STONES,
)
from engine.games.endless_winter.catalog_cards import OPENING, SETUP_CARDS
from engine.games.endless_winter.events import SetupDealt
from engine.games.endless_winter.game import GAME
from engine.games.endless_winter.state import KINDS, SPECIES, EndlessWinterState

PLAYERS = [1, 2, 3, 4]


def start(players: int, seed: int = 1, **options: object) -> EndlessWinterState:
    state: EndlessWinterState = GAME.setup({"players": players, **options}, seed).state
    return state


@pytest.mark.parametrize("players", PLAYERS)
def test_ew_8_the_game_begins_in_round_1_with_open_columns(players: int) -> None:
    state = start(players)
    assert (state.round, state.bottoms) == (1, [])


@pytest.mark.parametrize(("players", "spaces_"), [(1, 4), (2, 4), (3, 6), (4, 8)])
def test_ew_9_stones_of_each_era(players: int, spaces_: int) -> None:
    for era, supply in enumerate(start(players).stones, start=1):
        assert len(supply) == spaces_ == len(set(supply))
        assert all(STONES[stone].era == era for stone in supply)


def test_ew_10_five_stacks_of_fifteen_less_those_of_setup_cards() -> None:
    state = start(3)
    owned = Counter(KINDS[card] for tribe in state.tribes for card in tribe.cards)
    assert list(state.supply) == ["shaman", "elder", "hunter", "artisan", "scout"]
    assert all(left + owned[kind] == 15 for kind, left in state.supply.items())


def test_ew_11_eight_culture_cards_of_era_1() -> None:
    state = start(2)
    assert len(state.display) == 8
    assert [len(deck) for deck in state.decks] == [12, 20]
    assert all(CULTURE[card].era == 1 for card in state.display + state.decks[0])
    assert all(CULTURE[card].era == 2 for card in state.decks[1])


def test_ew_12_each_player_has_a_board_and_picks_a_side_of_a_chief() -> None:
    step = GAME.setup({"players": 3}, 5)
    chiefs = [tribe.chief for tribe in step.state.tribes]
    assert len(set(chiefs)) == 3
    for _ in range(3):
        assert step.decision is not None
        assert step.decision.prompt == "prompt.side"
        player = step.decision.player
        assert [str(a) for a in step.decision.actions] == [f"choose_side {chiefs[player]}-{side}" for side in "ab"]
        step = GAME.apply(step.state, step.decision.actions[player % 2])
        assert step.state.tribes[player].side == f"{chiefs[player]}-{'ab'[player % 2]}"
    for tribe in step.state.tribes:
        assert (tribe.villages_left, sum(tribe.stacks), tribe.figures) == (3, 10, ["", "", ""])
    assert step.decision is not None
    assert step.decision.prompt == "prompt.turn"


@pytest.mark.parametrize("seed", range(8))
def test_ew_13_ew_14_ew_15_setup_cards_and_opening_hands(seed: int) -> None:
    step = GAME.setup({"players": 4}, seed)
    dealt = {e.player: e.card for e in step.events if isinstance(e, SetupDealt)}
    assert len(set(dealt.values())) == 4
    rows = {row.id: row for row in SETUP_CARDS}
    for player, tribe in enumerate(step.state.tribes):
        row, extras = rows[dealt[player]], STARTING_EXTRAS[step.state.order.index(player)]
        limit = FOOD_LIMITS[4 - row.camps]
        assert tribe.camps[0] == 1 + row.camps
        assert tribe.food == min(limit, row.food + extras.get("food", 0))
        assert tribe.tools == row.tools + extras.get("tool", 0)
        assert [SPECIES[animal] for animal in tribe.upright] == list(row.animals)
        assert not set(tribe.upright) & {*step.state.animals, *step.state.zone}
        hand = [KINDS[card] for card in tribe.hand]
        assert hand[:3] == [row.tribe, *OPENING]
        assert (len(hand), len(tribe.deck), len(tribe.cards)) == (5, 5, 10)


def test_ew_16_markers_start_at_nothing() -> None:
    for tribe in start(4).tribes:
        assert (tribe.points, tribe.offering, tribe.honour) == ({}, 0, 0)


def test_ew_17_the_order_is_random() -> None:
    orders = {tuple(start(3, seed).order) for seed in range(40)}
    assert len(orders) == 6


@pytest.mark.parametrize("players", PLAYERS)
def test_ew_18_the_hunting_zone_shows_one_more_than_players(players: int) -> None:
    state = start(players)
    assert len(state.zone) == (3 if players == 1 else players + 1)
    assert all(state.zone)


@pytest.mark.parametrize(("players", "glaciers"), [(1, 6), (2, 6), (3, 6), (4, 3)])
def test_ew_19_the_land(players: int, glaciers: int) -> None:
    for seed in range(6):
        state = start(players, seed)
        counts = Counter(state.lands)
        assert state.lands[0] == "base"
        assert len(state.lands) == 19
        assert counts["glacier"] == glaciers
        assert all(1 <= counts[kind] <= 3 for kind in LANDS if kind not in ("base", "glacier"))
        assert all(tribe.camps[0] >= 1 and tribe.camps_left + tribe.camps[0] == 5 for tribe in state.tribes)


@pytest.mark.parametrize("players", PLAYERS)
def test_ew_20_the_megalith_board_has_a_pattern_for_the_players(players: int) -> None:
    states = [start(players, seed) for seed in range(20)]
    assert {state.pattern for state in states} == set(PATTERNS_BY_PLAYERS[players])
    assert len({tuple(state.tiles) for state in states}) > 5
    for state in states:
        assert len(spaces(state.pattern, tuple(state.tiles))) == 32


@pytest.mark.parametrize("pattern", MEGALITH_PATTERNS)
def test_ew_20_the_table_may_choose_the_pattern(pattern: str) -> None:
    assert start(2, megalith_pattern=pattern).pattern == pattern


def test_ew_20_tiles_lie_unturned_in_order_over_the_offsets() -> None:
    state = start(4, megalith_pattern="block")
    board = spaces("block", ("mt1", "mt2", "mt3", "mt4"))
    assert board[(0, 0)] == "mt1-0-0.space"
    assert board[(1, 7)] == ""
    assert board[(1, 5)] == "mt2-1-1.space"
    assert board[(2, 1)] == "mt3-0-1.space"
    assert board[(3, 6)] == "mt4-1-2.space"
    assert sorted(state.tiles) == ["mt1", "mt2", "mt3", "mt4"]
