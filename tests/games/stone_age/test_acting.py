"""Phase 2, actions (SA-23 to SA-28)."""

from __future__ import annotations

from engine.games.stone_age.events import CameHome, Declined, Grew, LevelRaised, ToolGained, Wasted
from tests.games.stone_age.positions import acting, do, happened, offered, refused, rigged, settled, table, tribe


def test_sa_23_a_player_resolves_all_places_before_the_next() -> None:
    first = tribe(placed={"field": 1, "tool_maker": 1, "hut": 2})
    second = tribe(placed={"forest": 1, "river": 1})
    state = table(acting(0), first, second, tribe(), tribe())
    assert offered(state) == ["resolve tool_maker", "resolve hut", "resolve field"]
    step = do(state, "resolve hut", "resolve field")
    assert step.decision is not None
    assert step.decision.player == 1
    assert not step.state.tribes[0].placed
    assert step.state.tribes[0].tools == [1, 0, 0]


def test_sa_23_what_an_early_place_gave_can_be_used_at_a_later_one() -> None:
    state = table(acting(0), tribe(placed={"forest": 1, "card_1": 1}), tribe(), seed=rigged(6))
    step = do(state, "resolve forest", "buy card_1")
    assert sum(step.state.tribes[0].goods) == 1
    assert step.state.row[0] is None or step.state.round == 2


def test_sa_24_the_figures_of_a_place_go_home_together() -> None:
    step = do(table(acting(0), tribe(placed={"forest": 3, "field": 1}), tribe()), "resolve forest")
    assert next((event.place, event.figures) for event in happened(step, CameHome)) == ("forest", 3)
    assert "forest" not in step.state.tribes[0].placed


def test_sa_25_only_cards_and_buildings_can_be_declined() -> None:
    own = tribe(goods=(4, 0, 0, 0), placed={"forest": 1, "hut": 2, "card_1": 1})
    state = table(acting(0), own, tribe())
    assert offered(state) == ["resolve forest", "resolve hut", "resolve card_1"]
    step = do(state, "resolve card_1")
    assert step.decision is not None
    assert [str(action) for action in step.decision.actions] == ["buy card_1", "decline card_1"]


def test_sa_25_the_turn_goes_on_until_nobody_is_out() -> None:
    step = do(table(acting(0), tribe(placed={"card_1": 1, "building_1": 1}), tribe()), "resolve card_1")
    assert len(happened(step, Declined)) == 2
    assert step.state.round == 2


def test_sa_26_tool_maker() -> None:
    step = settled(table(acting(0), tribe(placed={"tool_maker": 1}), tribe()))
    assert [(event.space, event.value, event.rule) for event in happened(step, ToolGained)] == [(0, 1, "SA-26")]


def test_sa_27_the_new_figure_eats_at_once() -> None:
    step = settled(table(acting(0), tribe(placed={"hut": 2}), tribe()))
    assert [event.figures for event in happened(step, Grew)] == [6]
    assert step.state.tribes[0].food == 12 - 6


def test_sa_27_no_eleventh_figure() -> None:
    step = settled(table(acting(0), tribe(figures=10, placed={"hut": 2}), tribe()))
    assert [event.what for event in happened(step, Wasted)] == ["figure"]
    assert step.state.tribes[0].figures == 10


def test_sa_28_the_field_counts_in_this_round() -> None:
    step = settled(table(acting(0), tribe(level=3, placed={"field": 1}), tribe()))
    assert [event.level for event in happened(step, LevelRaised)] == [4]
    assert step.state.tribes[0].food == 12 + 4 - 5


def test_sa_28_the_track_ends_at_ten() -> None:
    step = settled(table(acting(0), tribe(level=10, placed={"field": 1}), tribe()))
    assert step.state.tribes[0].level == 10
    assert [event.what for event in happened(step, Wasted)] == ["field"]


def test_places_without_own_figures_are_refused() -> None:
    state = table(acting(0), tribe(placed={"forest": 1, "field": 1}), tribe())
    assert refused(state, "place:river") == ("refusal.nobody_there", "SA-23")
    assert refused(state, "tool:0") == ("refusal.no_tool", "SA-47")
