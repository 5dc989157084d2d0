"""The Production phase (IS-4, IS-17 to IS-20)."""

from __future__ import annotations

import pytest

from engine.games.imperial_settlers.actions import DrawFrom, Target
from engine.games.imperial_settlers.catalog import CARDS
from engine.games.imperial_settlers.events import Gained
from engine.games.imperial_settlers.phases.production import Produce
from tests.games.imperial_settlers.table import S, still


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
