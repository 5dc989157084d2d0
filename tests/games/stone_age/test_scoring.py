"""Final scoring (SA-64 to SA-68)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.scoring import ScoreLine
from engine.games.stone_age.catalog import CARDS, SYMBOLS
from engine.games.stone_age.game import GAME
from engine.games.stone_age.state import Tribe
from tests.games.stone_age.positions import over, table, tribe

GREEN = {symbol: [name for name, card in CARDS.items() if card.mark == symbol] for symbol in SYMBOLS}


def lines(own: Tribe, **options: Any) -> dict[str, ScoreLine]:
    return {line.kind: line for line in GAME.score(table(over(), own, tribe(), **options)) if line.player == 0}


def symbols(**held: int) -> tuple[str, ...]:
    return tuple(name for symbol, count in held.items() for name in GREEN[symbol][:count])


def test_sa_82_symbols() -> None:
    line = lines(tribe(cards=symbols(art=2, music=1, time=2, writing=1)))["culture"]
    assert (line.points, line.rule) == (20, "SA-64")
    assert [(part.count, part.each) for part in line.parts] == [(4, 4), (2, 2)]


def test_sa_64_two_full_sets_are_the_most() -> None:
    every = lines(tribe(cards=symbols(**dict.fromkeys(SYMBOLS, 2))))
    assert every["culture"].points == 128


def test_sa_64_the_drawn_card_counts_too() -> None:
    own = tribe(cards=symbols(art=1), drawn=GREEN["music"][0])
    assert lines(own)["culture"].points == 4


@pytest.mark.parametrize(
    ("card", "kind", "things", "points"),
    [
        ("civ-farmer2-food3", "farmers", {"level": 6}, 12),
        ("civ-toolmaker2-dice-a", "tool_makers", {"tools": (3, 3, 2), "used": (True, True, True)}, 16),
        ("civ-builder3-points3", "hut_builders", {"buildings": {"hut-4of4kinds": 18, "hut-stone2-gold1": 16}}, 6),
        ("civ-shaman2-brick1", "shamans", {"figures": 9}, 18),
    ],
)
def test_sa_65_people(card: str, kind: str, things: dict[str, Any], points: int) -> None:
    line = lines(tribe(cards=(card,), **things))[kind]
    assert (line.points, line.rule, line.places) == (points, "SA-65", (f"card:{card}",))


def test_sa_83_tool_makers_do_not_count_one_use_tools() -> None:
    own = tribe(
        cards=("civ-toolmaker2-dice-a", "civ-toolmaker1-oneuse3"), apart=("civ-toolmaker1-oneuse4",), tools=(3, 2, 2)
    )
    assert lines(own)["tool_makers"].points == 4 * 7


def test_sa_66_leftover_resources_count_one_each_and_food_nothing() -> None:
    own = tribe(goods=(3, 0, 1, 2), food=30)
    assert lines(own)["leftovers"].points == 6


def test_sa_44_an_unused_card_of_free_choice_is_two_resources() -> None:
    assert lines(tribe(apart=("civ-medicine-any2",)))["leftovers"].points == 2


def test_points_scored_during_play_keep_their_lines() -> None:
    own = tribe(buildings={"hut-4of4kinds": 18, "hut-stone2-gold1": 16}, card_points=6, hunger=(10, 10))
    found = lines(own)
    assert {kind: line.points for kind, line in found.items()} == {"buildings": 34, "card_points": 6, "hunger": -20}
    assert found["buildings"].places == ("building:hut-4of4kinds", "building:hut-stone2-gold1")


def test_sa_67_the_tie_break_is_one_sum() -> None:
    higher = tribe(figures=7, level=1, tools=(1, 0, 0))
    lower = tribe(figures=5, level=2, tools=(1, 0, 0))
    assert GAME.ranking(table(over(), lower, higher)) == [[1], [0]]
    equal = tribe(figures=6, level=2, tools=(1, 0, 0))
    assert GAME.ranking(table(over(), equal, higher, tribe())) == [[0, 1], [2]]


def test_sa_67_turn_order_decides_by_option() -> None:
    state = table(over(), tribe(), tribe(), tribe(), start=1, final_tie="turn_order")
    assert GAME.ranking(state) == [[1], [2], [0]]


def test_sa_68_scoring_twice_gives_the_same() -> None:
    state = table(over(), tribe(cards=symbols(art=2), goods=(1, 1, 1, 1)), tribe())
    before = GAME.digest(state)
    assert GAME.score(state) == GAME.score(state)
    assert GAME.digest(state) == before
