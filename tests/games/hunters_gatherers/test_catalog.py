"""The tiles: totals of both editions, and laws that every tile obeys (HG-3, HG-5, HG-9, HG-22, HG-24, HG-39)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.components.grid_square import SIDES
from engine.games.hunters_gatherers.catalog import START
from engine.games.hunters_gatherers.tiles import (
    ANY,
    FACING,
    SIDE_SLOTS,
    Tile,
    agrees,
    contacts,
    fitting_turns,
    pile,
    tiles,
    turned_edges,
)
from tests.games.hunters_gatherers.board import fits, put, state_with

EVERY = [tile for edition in ("first", "second") for tile in tiles(edition).values()]

TOTALS = {
    ("first", False): {
        "tiles": 79, "deer": 30, "mammoths": 14, "tigers": 11, "lakes": 24, "lake fish": 30, "gold": 30, "sources": 8,
        "M": 106, "F": 106, "R": 104, "meadow": 158, "forest": 74, "river": 79,
        "lakes of 1": 11, "lakes of 2": 5, "lakes of 3": 7, "lakes of 4": 1,
    },
    ("first", True): {
        "tiles": 12, "deer": 3, "mammoths": 2, "aurochs": 3, "tigers": 3, "lakes": 7, "lake fish": 15, "gold": 1,
        "mushrooms": 3, "sources": 1, "M": 19, "F": 13, "R": 16, "meadow": 24, "forest": 8, "river": 15,
        "lakes of 1": 2, "lakes of 2": 4, "lakes of 3": 1, "fire": 1, "shrine": 1,
    },
    ("second", False): {
        "tiles": 79, "deer": 30, "mammoths": 4, "aurochs": 10, "tigers": 11, "lakes": 20, "lake fish": 27,
        "river fish": 7, "gold": 30, "sources": 7, "M": 103, "F": 104, "R": 109, "meadow": 163, "forest": 71,
        "river": 80, "lakes of 1": 7, "lakes of 2": 3, "lakes of 3": 9, "lakes of 4": 1,
    },
    ("second", True): {
        "tiles": 16, "deer": 3, "mammoths": 4, "aurochs": 3, "tigers": 3, "lakes": 9, "lake fish": 15, "river fish": 1,
        "gold": 1, "mushrooms": 2, "sources": 1, "M": 25, "F": 15, "R": 24, "meadow": 33, "forest": 10, "river": 22,
        "lakes of 1": 2, "lakes of 2": 4, "lakes of 3": 3, "fire": 1, "shaman": 1, "logboat": 1, "hunting_trap": 1,
        "pit_trap": 1, "raft": 1,
    },
}  # fmt: skip


def count(tile: Tile) -> Counter[str]:
    found: Counter[str] = Counter({"tiles": 1})
    found.update(tile.edges)
    for k, zone in enumerate(tile.zones):
        tally = zone.tally
        found["lakes" if zone.kind == "lake" else zone.kind] += 1
        found["lake fish" if zone.kind == "lake" else "river fish"] += tally.fish
        found["gold"] += bool(tally.gold)
        for name in ("deer", "mammoths", "aurochs", "tigers", "mushrooms"):
            found[name] += getattr(tally, name)
        found["sources"] += zone.sources
        if zone.kind == "lake":
            found[f"lakes of {sum(other.lake == k for other in tile.zones)}"] += 1
        if zone.power:
            found[zone.power] += 1
    return +found


@pytest.mark.parametrize(("edition", "bonus"), TOTALS)
def test_totals(edition: str, bonus: bool) -> None:
    total: Counter[str] = Counter()
    for tile in tiles(edition).values():
        if tile.bonus == bonus:
            for name, n in count(tile).items():
                total[name] += n * tile.count
    assert total == TOTALS[edition, bonus]


def test_piles() -> None:
    assert [len(pile(edition, bonus)) for edition in ("first", "second") for bonus in (False, True)] == [78, 12, 78, 16]
    assert all(START[edition] not in pile(edition, False) for edition in ("first", "second"))


@pytest.mark.parametrize("tile", EVERY, ids=lambda t: t.id)
def test_every_slot_is_in_one_zone_and_edges_agree(tile: Tile) -> None:
    assert sorted(slot for zone in tile.zones for slot in zone.slots) == list(range(12))
    for side in SIDES:
        kinds = [tile.zones[tile.slots[0][slot]].kind for slot in SIDE_SLOTS[side]]
        wanted = {"M": ["meadow"] * 3, "F": ["forest"] * 3, "R": ["meadow", "river", "meadow"]}[tile.edges[side]]
        assert kinds == wanted
        if tile.edges[side] != "R":
            assert len({tile.slots[0][slot] for slot in SIDE_SLOTS[side]}) == 1


@pytest.mark.parametrize("tile", EVERY, ids=lambda t: t.id)
def test_every_river_has_two_ends(tile: Tile) -> None:
    for zone in tile.zones:
        if zone.kind == "river":
            assert zone.tally.open + zone.sources + (zone.lake >= 0) == 2
        else:
            assert (zone.lake, zone.sources) == (-1, 0)


@pytest.mark.parametrize("tile", EVERY, ids=lambda t: t.id)
def test_gold_lies_on_land_tiles_exactly_in_forests_of_several_edges(tile: Tile) -> None:
    for zone in tile.zones:
        if zone.kind == "forest" and not tile.bonus:
            assert bool(zone.tally.gold) == (zone.tally.open > 1)


@pytest.mark.parametrize("tile", EVERY, ids=lambda t: t.id)
def test_rotations_that_are_not_offered_look_like_one_that_is(tile: Tile) -> None:
    for rotation in SIDES:
        same = rotation % tile.turns
        assert tile.sides[rotation] == tile.sides[same]
        content = [
            [tile.zones[table[slot]].tally for slot in range(12)] for table in (tile.slots[rotation], tile.slots[same])
        ]
        assert content[0] == content[1]
    assert tile.turns == 4 or tile.edges == turned_edges(tile.edges, tile.turns)


def test_edge_case_17_four_quarter_turns_give_the_tile_back() -> None:
    """HG-8."""
    for tile in EVERY:
        edges = tile.edges
        for _ in range(4):
            edges = turned_edges(edges, 1)
        assert edges == tile.edges
        for slot in range(12):
            assert tile.slots[1][(slot + 3) % 12] == tile.slots[0][slot]
            assert tile.slots[3][slot] == tile.slots[0][(slot + 3) % 12]


def test_edge_case_17_a_tile_meets_its_own_copy_slot_by_slot() -> None:
    """HG-9: wherever two copies may lie side by side, facing slots hold the same kind."""
    for edition in ("first", "second"):
        for tile in tiles(edition).values():
            for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0)):
                state = state_with([(0, 0, tile.id, 0)], edition=edition)
                for rotation in fits(state, tile.id, x, y):
                    check_contact(tile, rotation, ((0, -1), (1, 0), (0, 1), (-1, 0)).index((x, y)))
                    put(state, (x, y, tile.id, rotation))
                    state = state_with([(0, 0, tile.id, 0)], edition=edition)


def check_contact(tile: Tile, rotation: int, side: int) -> None:
    for slot in SIDE_SLOTS[side]:
        mine, theirs = tile.slots[0][slot], tile.slots[rotation][FACING[slot]]
        assert tile.zones[mine].kind == tile.zones[theirs].kind


def test_facing_slots_face_each_other() -> None:
    assert [FACING[FACING[slot]] for slot in range(12)] == list(range(12))
    assert [FACING[slot] for slot in (0, 1, 2, 3, 4, 5)] == [8, 7, 6, 11, 10, 9]


def test_contacts_are_the_middle_or_all_three() -> None:
    assert contacts("M", 1) == contacts("F", 1) == (4,)
    assert contacts("R", 3) == (9, 10, 11)


def test_fitting() -> None:
    assert fitting_turns("MFFR", 4, ANY * 4) == (0, 1, 2, 3)
    assert fitting_turns("MFFR", 4, "R...") == (1,)
    assert fitting_turns("MMMM", 1, "M.M.") == (0,)
    assert fitting_turns("MMMM", 1, "MF..") == ()
    assert agrees("MFFR", "M..R")


def test_the_start_tile() -> None:
    """HG-5: an ordinary tile with a one-fish lake, a nugget forest on two edges, a mammoth (2E: aurochs) meadow."""
    for edition, beast in (("first", "mammoths"), ("second", "aurochs")):
        zones = tiles(edition)[START[edition]].zones
        assert [(z.id, z.tally.fish) for z in zones if z.kind == "lake"] == [("l0", 1)]
        assert [(z.tally.open, z.tally.gold) for z in zones if z.kind == "forest"] == [(2, 1)]
        assert getattr(zones[0].tally, beast) == 1


def test_an_interior_meadow_touches_no_edge() -> None:
    """HG-22."""
    inside = [(tile.id, zone.id) for tile in EVERY for zone in tile.zones if zone.kind == "meadow" and not zone.slots]
    assert inside == [("T50", "m0")]
