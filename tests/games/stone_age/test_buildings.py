"""Buildings (SA-36 to SA-38)."""

from __future__ import annotations

import pytest

from engine.games.stone_age.catalog import BUILDINGS, worth
from engine.games.stone_age.events import BuildingBought, Declined, TileTurned
from engine.games.stone_age.phases.buying import BuildingPayment, Purchase, building_ways
from engine.games.stone_age.state import StoneAgeState
from tests.games.stone_age.positions import acting, do, happened, offered, refused, settled, table, tribe


def at(tile: str, *goods: int, **things: object) -> StoneAgeState:
    """Player 0 is at the tile and has these goods."""
    return table(acting(0, Purchase(0, "building_1")), tribe(goods=goods, **things), tribe(), tops=(tile,))


def paying(tile: str, *goods: int) -> StoneAgeState:
    return table(acting(0, BuildingPayment(0, [], "building_1")), tribe(goods=goods), tribe(), tops=(tile,))


def test_sa_36_points_at_once_and_the_next_tile_turns_up() -> None:
    state = at("hut-wood2-brick1", 3, 1, 0, 0)
    step = do(state, "buy building_1")
    assert step.state.tribes[0].points == 10
    assert step.state.tribes[0].goods == [1, 0, 0, 0]
    assert [(e.building, e.stack, e.points) for e in happened(step, BuildingBought)] == [("hut-wood2-brick1", 1, 10)]
    assert [(e.building, e.stack) for e in happened(step, TileTurned)] == [(state.stacks[0][-2], 1)]
    assert len(step.state.stacks[0]) == 6


def test_sa_36_who_cannot_pay_declines() -> None:
    step = settled(at("hut-wood2-brick1", 9, 0, 9, 9))
    assert [(e.forced, e.rule) for e in happened(step, Declined)] == [(True, "SA-36")]
    kept = do(at("hut-wood2-brick1", 9, 9, 0, 0), "decline building_1")
    assert len(kept.state.stacks[0]) == 7


@pytest.mark.parametrize("tile", [tile for tile in BUILDINGS.values() if tile.cost], ids=lambda tile: tile.id)
def test_sa_37_fixed_tiles_are_worth_the_sum_of_their_cost(tile: object) -> None:
    from engine.games.stone_age.catalog import Building

    assert isinstance(tile, Building)
    step = do(at(tile.id, 9, 9, 9, 9), "buy building_1")
    assert step.state.tribes[0].points == tile.points == worth(tile.cost)
    assert [9 - n for n in step.state.tribes[0].goods] == list(tile.cost)


@pytest.mark.parametrize("pieces", [4, 5])
@pytest.mark.parametrize("kinds", [1, 2, 3, 4])
def test_sa_37_count_and_kinds(pieces: int, kinds: int) -> None:
    tile = BUILDINGS[f"hut-{pieces}of{kinds}kinds"]
    ways = building_ways(tile, (9, 9, 9, 9))
    assert ways
    assert all(sum(way) == pieces and sum(n > 0 for n in way) == kinds for way in ways)
    least, most = {1: (12, 24), 2: (13, 23), 3: (15, 21), 4: (18, 18)}[kinds] if pieces == 4 else {
        1: (15, 30), 2: (16, 29), 3: (18, 27), 4: (21, 24),
    }[kinds]  # fmt: skip
    assert (min(map(worth, ways)), max(map(worth, ways))) == (least, most)


def test_sa_38_exactly_four_kinds_are_always_eighteen() -> None:
    assert building_ways(BUILDINGS["hut-4of4kinds"], (9, 9, 9, 9)) == ((1, 1, 1, 1),)
    assert happened(settled(at("hut-4of2kinds", 9, 0, 0, 0)), Declined)


def test_sa_80_four_pieces_of_two_kinds() -> None:
    state = paying("hut-4of2kinds", 1, 0, 2, 4)
    texts = offered(state)
    assert "pay 0 0 1 3" in texts
    assert "pay 0 0 0 4" not in texts
    assert "pay 1 0 1 2" not in texts
    assert do(state, "pay 0 0 1 3").state.tribes[0].points == 23


def test_sa_81_one_to_seven() -> None:
    assert do(at("hut-1to7any-a", 0, 0, 0, 7), "buy building_1", "pay 0 0 0 7").state.tribes[0].points == 42
    assert happened(settled(at("hut-1to7any-a", 0, 0, 0, 0)), Declined)
    assert "pay 0 0 0 0" not in offered(paying("hut-1to7any-a", 0, 0, 0, 7))


def test_a_single_way_is_paid_without_asking() -> None:
    step = do(at("hut-5of1kinds", 5, 2, 2, 2), "buy building_1")
    assert step.state.tribes[0].points == 15


def test_very_many_ways_are_asked_kind_by_kind() -> None:
    state = paying("hut-1to7any-b", 9, 9, 9, 9)
    assert offered(state) == [f"spend gold {n}" for n in range(8)]
    assert refused(state, "good:wood") == ("refusal.first_decide", "SA-37")
    some = do(state, "spend gold 0").state
    assert offered(some) == [f"spend stone {n}" for n in range(8)]
    few = do(some, "spend stone 1").state
    assert len(offered(few)) <= 60
    assert "pay 6 0 1 0" in offered(few)
    assert "pay 0 0 1 0" in offered(few)
    assert do(few, "pay 6 0 1 0").state.tribes[0].points == 23


def test_a_kind_that_leaves_no_choice_is_not_asked_for() -> None:
    assert offered(paying("hut-1to7any-b", 9, 9, 9, 0)) == [f"spend stone {n}" for n in range(8)]


def test_every_way_can_be_reached_and_none_twice() -> None:
    ways, asking = [], [paying("hut-1to7any-b", 9, 9, 9, 9)]
    while asking:
        state = asking.pop()
        for text in offered(state):
            step = do(state, text)
            paid = [event.paid for event in happened(step, BuildingBought)]
            ways += paid
            asking += [] if paid else [step.state]
    assert len(ways) == len(set(ways)) == 329
    assert set(ways) == set(building_ways(BUILDINGS["hut-1to7any-b"], (9, 9, 9, 9)))


def test_what_is_not_in_any_payment_is_refused() -> None:
    state = paying("hut-4of2kinds", 3, 3, 0, 0)
    assert refused(state, "good:gold") == ("refusal.not_in_payment", "SA-37")
