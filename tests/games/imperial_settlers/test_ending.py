"""The end of the game: points and ties (IS-74, IS-76)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.imperial_settlers.game import GAME
from engine.games.imperial_settlers.scoring import points, ranking
from tests.games.imperial_settlers.table import S, still


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
