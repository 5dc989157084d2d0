"""Components and set-up (SA-3 to SA-9)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.stone_age.catalog import BUILDINGS, CARDS, DIVISORS, RESOURCES, VALUES, worth
from engine.games.stone_age.game import GAME
from tests.games.stone_age.positions import acting, do, table, tribe


def test_sa_3_divisor_and_value_of_a_resource_are_one_number() -> None:
    assert [DIVISORS[good] for good in RESOURCES] == list(VALUES) == [3, 4, 5, 6]
    assert DIVISORS["food"] == 2
    assert worth((1, 1, 1, 1)) == 18


def test_the_36_cards() -> None:
    cards = CARDS.values()
    assert len(cards) == 36
    assert Counter(card.effect for card in cards) == {
        "two_resources": 1, "dice_menu": 10, "draw": 1, "field": 2, "food": 7, "one_use_tool": 3, "points": 3,
        "resource": 5, "roll": 3, "tool": 1,
    }  # fmt: skip
    symbols = Counter(card.mark for card in cards if card.green)
    assert len(symbols) == 8
    assert set(symbols.values()) == {2}
    people: Counter[str] = Counter()
    for card in cards:
        people[card.mark] += card.count
    assert +people == {"farmer": 7, "tool_maker": 8, "hut_builder": 9, "shaman": 7}


def test_what_the_cards_give() -> None:
    given: Counter[str] = Counter()
    for card in CARDS.values():
        if card.effect in ("food", "resource"):
            given[card.good or "food"] += card.amount
    assert given == {"food": 25, "brick": 1, "stone": 4, "gold": 1}
    assert sorted(c.amount for c in CARDS.values() if c.effect == "one_use_tool") == [2, 3, 4]
    assert sorted(c.good for c in CARDS.values() if c.effect == "roll") == ["gold", "stone", "wood"]


def test_the_28_tiles() -> None:
    fixed = [tile for tile in BUILDINGS.values() if tile.cost]
    assert (len(BUILDINGS), len(fixed)) == (28, 17)
    assert sum(tile.points for tile in fixed) == 222
    assert {sum(tile.cost) for tile in fixed} == {3}
    counted = [(tile.least, tile.most, tile.kinds) for tile in BUILDINGS.values() if tile.kinds]
    assert sorted(counted) == [(n, n, k) for n in (4, 5) for k in (1, 2, 3, 4)]
    assert sum((tile.least, tile.most) == (1, 7) for tile in BUILDINGS.values()) == 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sa_4_sa_5_cards_and_stacks(players: int) -> None:
    state = GAME.setup({"players": players}, 5).state
    assert None not in state.row
    assert len(state.deck) == 32
    assert [len(stack) for stack in state.stacks] == [7] * players
    assert sorted([*state.row, *state.deck], key=str) == sorted(CARDS)
    tiles = [tile for stack in state.stacks for tile in stack]
    assert len(set(tiles)) == 7 * players


def test_sa_6_sa_7_what_a_player_starts_with() -> None:
    for player in GAME.setup({"players": 3}, 5).state.tribes:
        assert (player.figures, player.food, player.level, player.points) == (5, 12, 0, 0)
        assert (player.goods, player.tools) == ([0] * 4, [0] * 3)


def test_sa_8_the_start_player_is_drawn_and_the_mark_moves_on() -> None:
    starts = {GAME.setup({"players": 4}, seed).state.start for seed in range(30)}
    assert starts == {0, 1, 2, 3}
    end_of_round = do(table(acting(1), tribe(), tribe(), tribe(), start=1)).state
    assert (end_of_round.round, end_of_round.start) == (2, 2)


def test_sa_9_the_supply_never_limits_a_gain() -> None:
    rich = tribe(goods=(99, 0, 0, 0), placed={"forest": 5})
    state = do(table(acting(0), rich, tribe())).state
    assert state.tribes[0].goods[0] > 99
