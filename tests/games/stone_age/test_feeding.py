"""Phase 3, feeding (SA-53 to SA-58)."""

from __future__ import annotations

from engine.games.stone_age.events import Fed, Harvested, Starved
from engine.games.stone_age.game import GAME
from tests.games.stone_age.positions import do, feeding, happened, offered, settled, table, tribe


def test_sa_53_the_harvest_comes_before_the_meal() -> None:
    step = settled(table(feeding(), tribe(level=9, food=0), tribe()))
    assert [event.n for event in happened(step, Harvested)] == [9]
    assert step.state.tribes[0].food == 4


def test_sa_54_every_figure_eats_one_food() -> None:
    step = settled(table(feeding(), tribe(figures=8, food=20), tribe()))
    assert step.state.tribes[0].food == 12
    assert [(event.player, event.food) for event in happened(step, Fed)] == [(0, 8), (1, 5)]


def test_sa_72_a_good_field_feeds_alone() -> None:
    step = settled(table(feeding(), tribe(level=7, food=0), tribe()))
    assert step.state.tribes[0].food == 2
    assert step.decision is not None
    assert step.decision.prompt == "prompt.place"


def test_sa_73_a_gap_that_cannot_be_covered() -> None:
    step = settled(table(feeding(), tribe(figures=6, food=4, goods=(1, 0, 0, 0)), tribe()))
    own = step.state.tribes[0]
    assert (own.food, own.goods, own.points) == (0, [1, 0, 0, 0], -10)
    assert [(e.gap, e.points, e.forced, e.rule) for e in happened(step, Starved)] == [(2, 10, True, "SA-56")]


def test_sa_74_a_gap_that_can_be_covered() -> None:
    state = table(feeding(), tribe(figures=6, food=4, goods=(2, 0, 0, 0)), tribe())
    assert offered(state) == ["feed", "starve"]
    paid = do(state, "feed").state.tribes[0]
    assert (paid.food, paid.goods, paid.points) == (0, [0, 0, 0, 0], 0)
    hungry = do(state, "starve").state.tribes[0]
    assert (hungry.food, hungry.goods, hungry.points) == (0, [2, 0, 0, 0], -10)


def test_sa_55_any_kinds_will_do() -> None:
    state = table(feeding(), tribe(food=3, goods=(1, 0, 0, 1)), tribe())
    step = do(state, "feed")
    assert [event.goods for event in happened(step, Fed) if event.player == 0] == [(1, 0, 0, 1)]
    many = do(table(feeding(), tribe(food=3, goods=(2, 1, 0, 1)), tribe()), "feed")
    assert many.decision is not None
    assert many.decision.prompt == "prompt.pay_food"
    assert {str(action) for action in many.decision.actions} == {
        "pay 2 0 0 0", "pay 1 1 0 0", "pay 1 0 0 1", "pay 0 1 0 1",
    }  # fmt: skip


def test_sa_56_the_loss_is_flat() -> None:
    for figures in (5, 10):
        own = settled(table(feeding(), tribe(figures=figures, food=0), tribe())).state.tribes[0]
        assert (own.points, own.figures) == (-10, figures)


def test_sa_56_five_points_and_three_for_each_by_option() -> None:
    state = table(feeding(), tribe(figures=8, food=5), tribe(), starvation="per_figure")
    assert settled(state).state.tribes[0].points == -14


def test_sa_57_hunger_may_be_chosen() -> None:
    state = table(feeding(), tribe(food=4, goods=(9, 9, 9, 9)), tribe())
    assert "starve" in offered(state)


def test_sa_75_below_zero() -> None:
    own = tribe(food=0, card_points=3)
    assert settled(table(feeding(), own, tribe())).state.tribes[0].points == -7


def test_sa_58_scores_may_be_negative_unless_the_option_forbids_it() -> None:
    state = settled(table(feeding(), tribe(food=0), tribe())).state
    assert GAME.totals(state)[0] == -10
    floor = settled(table(feeding(), tribe(food=0, card_points=3), tribe(food=0), score_floor_zero=True)).state
    assert GAME.totals(floor) == [0, 0]
