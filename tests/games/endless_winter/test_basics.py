"""Chapter A: rounds, figures, tracks, cards (EW-1 to EW-7)."""

from __future__ import annotations

import pytest

from engine.core.frames import Draft
from engine.core.rng import Rng
from engine.games.endless_winter.events import Drew, FoodLost, GameEnded, RoundStarted, Shuffled
from engine.games.endless_winter.game import GAME
from engine.games.endless_winter.phases.cards import draw
from engine.games.endless_winter.phases.eclipse import eclipse_halves
from engine.games.endless_winter.phases.goods import food_labour, gain
from tests.games.endless_winter.table import Table


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_ew_1_four_rounds_with_an_eclipse_each_and_preparations_between(players: int) -> None:
    step, rng = GAME.setup({"players": players}, 3), Rng(3)
    draft, decision = Draft(step.state), step.decision
    events = list(step.events)
    while decision is not None:
        decision = GAME.advance(draft, rng.choice(decision.actions))
    events += draft.events
    assert [e.round for e in events if isinstance(e, RoundStarted)] == [1, 2, 3, 4]
    assert sum(type(e).__name__ == "OrderSet" for e in events) == 4
    assert sum(type(e).__name__ == "DisplayFilled" for e in events) == 3
    assert isinstance(events[-1], GameEnded)
    ranking = GAME.ranking(draft.state)
    totals = GAME.totals(draft.state)
    assert totals[ranking[0][0]] == max(totals)


def test_ew_2_three_turns_each_with_a_chief_and_two_members() -> None:
    table = Table(2)
    players = []
    for figure in ("chief", "chief", "member", "member", "member", "member"):
        players.append(table.decision.player)
        assert table.prompt == "turn"
        table.cards(table.decision.player, rest="discard").do(f"place_figure {figure} hunt")
        while table.prompt != "bottom":
            table.do(table.offers("descend")[0])
        table.do("end_turn")
    assert players == [0, 1, 0, 1, 0, 1]
    assert table.tribe(0).figures == table.tribe(1).figures == ["hunt"] * 3
    assert table.prompt == "eclipse"


def test_ew_3_food_and_tools_stay_and_labour_ends_with_the_turn() -> None:
    table = Table(2).goods(5, 4).cards(hand="brave tribesman").do("place_figure member hunt", "play_tribe brave")
    assert table.labour == 3
    table.do("descend middle", "end_turn")
    assert table.labour == 0
    assert (table.tribe(0).food, table.tribe(0).tools) == (5, 4)


@pytest.mark.parametrize(("left", "limit"), [(5, 5), (4, 6), (3, 8), (2, 9), (1, 10), (0, 12)])
def test_ew_4_the_food_limit_by_camps_on_the_board(left: int, limit: int) -> None:
    table = Table(2).camps(*[0] * (5 - left)).goods(0, 0)
    assert table.tribe().food_limit == limit
    gain(Draft(table.state), 0, "food", 15, "card:brave", "EW-4")
    assert table.tribe().food == limit


def test_ew_4_what_does_not_fit_is_lost_and_said() -> None:
    table = Table(2).camps(0).goods(5, 9)
    draft = Draft(table.state)
    gain(draft, 0, "food", 3, "card:brave", "EW-4")
    gain(draft, 0, "tool", 3, "card:brave", "EW-4")
    assert (table.tribe().food, table.tribe().tools) == (6, 10)
    assert [(e.n, e.lost) for e in draft.events] == [(1, 2), (1, 2)]  # type: ignore[attr-defined]
    assert not any(isinstance(e, FoodLost) for e in draft.events)


def test_ew_5_rest_counts_in_half_points() -> None:
    table = Table(2).cards(pile="brave")
    table.tribe().figures = ["rest", "hunt", "rest"]
    assert eclipse_halves(table.state, 0) == 2 * 2 + 2 * 3


def test_ew_6_a_card_is_in_one_place_and_hands_have_no_limit() -> None:
    table = Table(2).cards(rest="hand")
    assert len(table.tribe().hand) == 10
    assert not GAME.check(table.state)
    table.tribe().deck.append(table.tribe().hand[0])
    assert GAME.check(table.state)


def test_ew_7_a_deck_that_runs_out_in_the_middle_of_a_draw_is_made_of_the_discard_pile() -> None:
    table = Table(2).cards(hand="", deck="brave", play="tribesman tribesman", rest="discard")
    discarded = len(table.tribe().discard)
    draft = Draft(table.state)
    draw(draft, 0, 3, "EW-112")
    assert len(table.tribe().hand) == 3
    assert table.tribe().hand[0].startswith("brave")
    assert [e.n for e in draft.events if isinstance(e, Shuffled)] == [discarded]
    assert len(table.tribe().play) == 2
    assert len(table.tribe().deck) == discarded - 2


def test_ew_7_no_shuffle_before_a_card_is_needed() -> None:
    table = Table(2).cards(hand="", deck="brave brave", rest="discard")
    draft = Draft(table.state)
    draw(draft, 0, 2, "EW-112")
    assert not any(isinstance(e, Shuffled) for e in draft.events)
    assert not table.tribe().deck


def test_ew_7_with_both_empty_drawing_stops() -> None:
    table = Table(2).cards(hand="brave", deck="tribesman", rest="play")
    draft = Draft(table.state)
    draw(draft, 0, 5, "EW-112")
    assert [len(e.cards) for e in draft.events if isinstance(e, Drew)] == [1]
    assert len(table.tribe().hand) == 2


@pytest.mark.parametrize(
    ("start", "stop", "labour"), [(7, 3, 2), (3, 2, 0), (2, 1, 1), (12, 0, 6), (4, 3, 1), (1, 0, 0)]
)
def test_ew_36_labour_of_food(start: int, stop: int, labour: int) -> None:
    assert food_labour(start, stop) == labour
