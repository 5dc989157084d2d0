"""The judge: exact expectations, sensible values, reasons, no needless hunger."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from engine.ai.lookahead import thumb_action
from engine.core.actions import Action
from engine.core.frames import Decision, Draft
from engine.core.rng import Rng
from engine.games.stone_age.catalog import BUILDINGS, HUNGER_POINTS, worth
from engine.games.stone_age.game import GAME
from engine.games.stone_age.judge.deals import best_way, cheapest
from engine.games.stone_age.judge.dice import boosts, expected, gift, sums
from engine.games.stone_age.judge.outlook import Outlook
from engine.games.stone_age.judge.worth import Worth
from engine.games.stone_age.phases.buying import Purchase
from engine.games.stone_age.phases.effects import DiceMenu
from engine.games.stone_age.phases.feeding import Hunger
from engine.games.stone_age.phases.gathering import ToolChoice
from engine.games.stone_age.state import StoneAgeState
from tests.games.stone_age.positions import acting, feeding, over, placing, settled, table, tribe


def favourite(state: StoneAgeState) -> str:
    """The action that the rules of thumb like best."""
    step = settled(state)
    assert step.decision is not None
    return str(thumb_action(GAME, step.state, step.decision))


# Expectation ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
@pytest.mark.parametrize("divisor", [2, 3, 4, 5, 6])
def test_expectations_are_those_of_all_throws(dice: int, divisor: int) -> None:
    throws = list(product(range(1, 7), repeat=dice))
    assert expected(dice, divisor) == pytest.approx(sum(sum(t) // divisor for t in throws) / len(throws))
    helped = sum((sum(t) + 3) // divisor - sum(t) // divisor for t in throws) / len(throws)
    assert gift(dice, divisor, (1, 2)) == pytest.approx(helped)
    assert expected(dice, divisor) <= expected(dice, divisor, (1, 2)) <= expected(dice, divisor) + helped + 1e-9


def test_sums_are_probabilities() -> None:
    for dice in range(11):
        assert sum(sums(dice)) == pytest.approx(1)
        assert len(sums(dice)) == 6 * dice + 1
    assert boosts((1, 2, 2)) == (0, 1, 2, 3, 4, 5)


def test_the_best_way_to_pay() -> None:
    assert best_way(BUILDINGS["hut-4of2kinds"], (2, 0, 1, 4)) == ((0, 0, 1, 3), 0)
    assert best_way(BUILDINGS["hut-1to7any-a"], (5, 0, 1, 3)) == ((3, 0, 1, 3), 0)
    assert best_way(BUILDINGS["hut-stone2-gold1"], (9, 9, 1, 1)) == ((0, 0, 2, 1), 5)
    assert cheapest((1, 2, 0, 3), 4) == (1, 2, 0, 1)
    assert cheapest((0, 1, 0, 0), 3) == (2, 1, 0, 0)


# Positions -----------------------------------------------------------------------------------------------------------


def test_a_finished_game_is_worth_its_points() -> None:
    state = table(over(), tribe(card_points=9), tribe(card_points=3, goods=(2, 0, 0, 0)))
    assert [GAME.evaluate(state, seat) for seat in (0, 1)] == [4, -4]


BETTER: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({}, {"level": 1}),
    ({}, {"figures": 6}),
    ({}, {"tools": (1, 0, 0)}),
    ({}, {"food": 15}),
    ({}, {"goods": (1, 0, 0, 0)}),
    ({"goods": (1, 0, 0, 0)}, {"goods": (0, 0, 0, 1)}),
    ({}, {"card_points": 3}),
    ({}, {"cards": ("civ-art-tool",)}),
    ({"cards": ("civ-art-tool",)}, {"cards": ("civ-music-points3-a",), "card_points": 3}),
    ({"cards": ("civ-farmer1-field",)}, {"cards": ("civ-farmer2-dice",)}),
    ({}, {"apart": ("civ-medicine-any2",)}),
    ({"apart": ("civ-toolmaker1-oneuse3",)}, {"apart": ("civ-toolmaker1-oneuse4",)}),
    ({}, {"buildings": {"hut-4of4kinds": 18}}),
    ({"hunger": (10,)}, {}),
    ({"placed": {"river": 1}}, {"placed": {"forest": 1}}),
    ({"placed": {"hunting_grounds": 1}}, {"placed": {"field": 1}}),
]


@pytest.mark.parametrize(("plain", "better"), BETTER, ids=[f"{a} {b}" for a, b in BETTER])
def test_more_is_better(plain: dict[str, Any], better: dict[str, Any]) -> None:
    first, second = (table(placing(1), tribe(**own), tribe()) for own in (plain, better))
    assert GAME.evaluate(second, 0) > GAME.evaluate(first, 0)


def test_what_one_gains_the_other_loses() -> None:
    state = table(placing(0), tribe(level=4), tribe(figures=7, goods=(3, 1, 0, 0)))
    assert GAME.evaluate(state, 0) == pytest.approx(-GAME.evaluate(state, 1))


def test_lasting_things_lose_worth_as_the_end_comes_near() -> None:
    early, late = (Worth(Outlook(table(placing(0), tribe(), tribe(), deck=n)), tribe()) for n in (30, 2))
    assert early.level > late.level
    assert early.tool > late.tool
    assert early.figure > late.figure
    assert early.goods > late.goods


def test_in_the_last_round_goods_are_for_buying_only() -> None:
    look = Outlook(table(placing(0), tribe(), tribe(), deck=0))
    assert look.rounds == 0
    assert look.goods(0) == (1, 1, 1, 1)


# Decisions -----------------------------------------------------------------------------------------------------------


def test_the_first_figure_goes_to_the_field() -> None:
    state = table(placing(0), tribe(), tribe(), row=[f"civ-music-points3-{c}" for c in "ab"] + [None, None])
    assert favourite(state) == "place field 1"


def test_hungry_tribes_hunt() -> None:
    state = table(placing(0), tribe(food=0, level=0, placed={"field": 1, "tool_maker": 1}), tribe())
    state.row = [None] * 4
    assert favourite(state).startswith("place hunting_grounds")


def test_a_tool_that_completes_gold_is_used_and_one_that_may_serve_again_is_kept() -> None:
    last = table(acting(0, ToolChoice(0, "gold", [5], "river")), tribe(tools=(2, 1, 1)), tribe())
    assert favourite(last) == "use_tools 1 ()"
    again = tribe(tools=(1, 1, 1), placed={"river": 7})
    keeps = table(acting(0, ToolChoice(0, "food", [1], "hunting_grounds")), again, tribe(), deck=20)
    keeps.tribes[0].food = 30
    assert favourite(keeps) == "use_tools () ()"


def test_a_card_is_paid_with_what_is_worth_least() -> None:
    from engine.games.stone_age.phases.buying import CardPayment

    state = table(acting(0, CardPayment(0, [], "card_2")), tribe(goods=(2, 1, 1, 1)), tribe())
    assert favourite(state) == "pay 2 0 0 0"


def test_goods_for_a_claimed_building_are_not_spent_on_a_card() -> None:
    from engine.games.stone_age.phases.buying import CardPayment

    own = tribe(goods=(2, 1, 1, 0), placed={"building_1": 1})
    state = table(acting(0, CardPayment(0, [], "card_1")), own, tribe(), tops=("hut-wood2-brick1",), deck=2)
    assert favourite(state) == "pay 0 0 1 0"


def test_free_pieces_make_a_purchase_possible() -> None:
    own = tribe(goods=(1, 0, 0, 0), apart=("civ-medicine-any2",))
    state = table(acting(0, Purchase(0, "building_1")), own, tribe(), tops=("hut-wood1-brick1-gold1-a",), deck=0)
    assert favourite(state) == "redeem"


def test_the_better_die_is_taken() -> None:
    assert favourite(table(acting(0, DiceMenu(0, [1, 4])), tribe(), tribe())) == "take_die 4"
    assert favourite(table(acting(0, DiceMenu(0, [1, 6])), tribe(), tribe())) == "take_die 6"
    assert favourite(table(acting(0, DiceMenu(0, [1, 6])), tribe(level=10), tribe(level=10))) == "take_die 1"


def test_a_die_may_be_taken_away_from_the_other() -> None:
    assert favourite(table(acting(0, DiceMenu(0, [1, 6])), tribe(level=10), tribe())) == "take_die 6"


def test_hunger_is_chosen_only_where_goods_are_worth_more() -> None:
    cheap = table(feeding(), tribe(food=3, goods=(2, 0, 0, 0)), tribe())
    assert favourite(cheap) == "feed"
    dear = table(feeding(), tribe(figures=10, food=3, goods=(0, 0, 0, 7)), tribe())
    assert favourite(dear) == "starve"


def test_goods_come_before_purchases() -> None:
    own = tribe(placed={"card_1": 1, "forest": 2, "tool_maker": 1})
    assert favourite(table(acting(0), own, tribe())) == "resolve tool_maker"


# Whole games ---------------------------------------------------------------------------------------------------------


def thumb_game(players: int, seed: int, random_seats: tuple[int, ...] = ()) -> Draft[StoneAgeState]:
    step, rng = GAME.setup({"players": players}, seed), Rng(seed + 1)
    draft, decision = Draft(step.state), step.decision
    while decision is not None:
        action = rng.choice(decision.actions) if decision.player in random_seats else None
        decision = GAME.advance(draft, action or explained(draft.state, decision))
    return draft


def explained(state: StoneAgeState, decision: Decision) -> Action:
    """The favourite action; each judgement on the way must be a number with a reason."""
    appraisals = GAME.appraise(state, decision)
    assert [a.action for a in appraisals] == list(decision.actions)
    assert all(-1000 < a.value < 1000 and a.reasons for a in appraisals)
    return max(appraisals, key=lambda a: a.value).action


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rules_of_thumb_beat_chance_by_far(players: int) -> None:
    for seed in range(4):
        points = GAME.totals(thumb_game(players, seed, tuple(range(1, players))).state)
        assert points[0] > max(points[1:]) + 50


@pytest.mark.parametrize("players", [2, 4])
def test_games_among_rules_of_thumb_are_neither_short_nor_endless(players: int) -> None:
    for seed in range(4):
        state = thumb_game(players, seed).state
        assert 8 <= state.round <= 20
        assert min(GAME.totals(state)) > 40


def test_hunger_is_chosen_only_to_save_goods_worth_more() -> None:
    chosen = 0
    for seed in range(12):
        step = GAME.setup({"players": 2 + seed % 3}, seed)
        draft, decision = Draft(step.state), step.decision
        while decision is not None:
            action, frame = thumb_action(GAME, draft.state, decision), draft.state.frames[-1]
            if isinstance(frame, Hunger) and str(action) == "starve":
                goods = draft.state.tribes[frame.player].goods
                assert sum(goods) >= frame.gap
                assert worth(cheapest(goods, frame.gap)) > HUNGER_POINTS
                chosen += 1
            decision = GAME.advance(draft, action)
    assert chosen < 12
