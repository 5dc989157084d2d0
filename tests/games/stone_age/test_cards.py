"""Civilization cards and their top halves (SA-32 to SA-35, SA-39 to SA-46)."""

from __future__ import annotations

import pytest

from engine.core.events import HIDDEN
from engine.core.rng import Rng
from engine.games.stone_age.catalog import CARDS
from engine.games.stone_age.events import (
    CardBought,
    CardDrawn,
    Declined,
    DieTaken,
    Gained,
    GameEnded,
    MenuRolled,
    Redeemed,
    Rolled,
    Scored,
    Wasted,
)
from engine.games.stone_age.game import GAME
from engine.games.stone_age.phases.buying import Purchase
from engine.games.stone_age.phases.effects import DiceMenu
from engine.games.stone_age.phases.gathering import ToolChoice
from engine.games.stone_age.state import StoneAgeState
from tests.games.stone_age.positions import (
    acting,
    cleaning,
    do,
    feeding,
    happened,
    offered,
    refused,
    rigged,
    settled,
    table,
    tribe,
)

ROW = ("civ-music-points3-a", "civ-weaving-food1", "civ-weaving-food3", "civ-medicine-food5")


def buying(card: str, **things: object) -> StoneAgeState:
    """Player 0 stands on the card in slot 1 and can pay."""
    own = tribe(**{"goods": (2, 0, 0, 0), "placed": {"card_1": 1}, "food": 20} | things)
    return table(acting(0), own, tribe(), row=(card, *[other for other in ROW if other != card][-3:]))


def bought(card: str, **things: object) -> StoneAgeState:
    """The position after the purchase, as far as no choice is needed."""
    return do(buying(card, **things), "buy card_1").state


@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_sa_32_the_price_is_the_number_of_the_slot(slot: int) -> None:
    own = tribe(goods=(1, 1, 1, 1), placed={f"card_{slot}": 1})
    step = do(table(acting(0), own, tribe(), row=ROW), f"buy card_{slot}")
    assert step.decision is not None
    if step.decision.prompt == "prompt.pay_card":
        assert all(sum(action.goods) == slot for action in step.decision.actions)  # type: ignore[attr-defined]
        step = do(step.state, str(step.decision.actions[0]))
    assert sum(step.state.tribes[0].goods) == 4 - slot


def test_sa_32_food_is_no_resource() -> None:
    step = settled(table(acting(0), tribe(food=50, placed={"card_1": 1}), tribe()))
    assert [(event.forced, event.rule) for event in happened(step, Declined)] == [(True, "SA-33")]


def test_sa_33_declining_leaves_the_card_where_it_is() -> None:
    state = buying(ROW[0])
    assert offered(state) == ["buy card_1", "decline card_1"]
    step = do(state, "decline card_1")
    assert step.state.row[0] == ROW[0]
    assert step.state.tribes[0].goods == [2, 0, 0, 0]
    assert [event.forced for event in happened(step, Declined)] == [False]


def test_sa_34_the_slot_stays_empty_this_round() -> None:
    own = tribe(goods=(9, 0, 0, 0), placed={"card_1": 1, "card_2": 1})
    step = do(table(acting(0), own, tribe(), row=ROW), "resolve card_1", "buy card_1")
    assert step.state.row == [None, *ROW[1:]]
    assert step.decision is not None
    assert step.decision.params["n"] == 2
    assert [(event.card, event.slot, event.paid) for event in happened(step, CardBought)] == [(ROW[0], 1, (1, 0, 0, 0))]


def test_sa_35_cards_are_seen_by_their_owner_only() -> None:
    state = table(feeding(), tribe(cards=("civ-art-tool",), drawn="civ-time-dice"), tribe(), seed=4)
    own, other, onlooker = (GAME.observe(state, viewer).tribes[0] for viewer in (0, 1, None))
    assert (own.cards, own.drawn) == (["civ-art-tool"], "civ-time-dice")
    assert (other.cards, other.drawn) == (onlooker.cards, onlooker.drawn) == ([HIDDEN], HIDDEN)


def test_sa_35_open_cards_keep_the_drawn_one_secret() -> None:
    state = table(feeding(), tribe(cards=("civ-art-tool",), drawn="civ-time-dice"), tribe(), card_privacy="open")
    other = GAME.observe(state, 1).tribes[0]
    assert (other.cards, other.drawn) == (["civ-art-tool"], HIDDEN)
    full = GAME.determinize(GAME.observe(state, 1), 1, Rng(3))
    assert not GAME.check(full)
    assert full.tribes[0].drawn in CARDS


def test_sa_39_goods_and_points_at_once() -> None:
    assert bought("civ-pottery-food7").tribes[0].food == 20 + 7 - 5
    assert bought("civ-transport-stone2").tribes[0].goods == [1, 0, 2, 0]
    step = do(buying("civ-builder3-points3"), "buy card_1")
    assert step.state.tribes[0].points == 3
    assert [(event.n, event.rule) for event in happened(step, Scored)] == [(3, "SA-39")]


def test_sa_40_roll_for_a_resource_with_tools() -> None:
    state = buying("civ-art-roll-gold", tools=(1, 0, 0))
    state.rng = Rng(rigged(5, 6))
    step = do(state, "buy card_1")
    assert [(event.good, event.dice, event.rule) for event in happened(step, Rolled)] == [("gold", (5, 6), "SA-40")]
    assert offered(step.state) == ["use_tools () ()", "use_tools 0 ()"]
    assert do(step.state, "use_tools 0 ()").state.tribes[0].goods == [1, 0, 0, 2]


def test_sa_41_a_tool_and_a_level_from_cards() -> None:
    assert bought("civ-art-tool").tribes[0].tools == [1, 0, 0]
    assert bought("civ-time-field").tribes[0].level == 1


def test_sa_42_a_one_use_tool_helps_once() -> None:
    card = "civ-toolmaker1-oneuse4"
    state = bought(card)
    assert state.tribes[0].apart == [card]
    roll = table(acting(0, ToolChoice(0, "gold", [1, 1], "river")), tribe(apart=(card,), tools=(1, 0, 0)), tribe())
    assert offered(roll) == ["use_tools () ()", f"use_tools () {card}"]
    used = do(roll, f"use_tools () {card}").state
    assert used.tribes[0].goods[3] == 1
    assert (used.tribes[0].apart, used.tribes[0].cards) == ([], [card])
    assert refused(roll, "tool:0") == ("refusal.tool_no_gain", "SA-30")


def test_sa_42_a_one_use_tool_goes_with_tiles_and_takes_no_space() -> None:
    card = "civ-toolmaker2-oneuse2"
    roll = table(acting(0, ToolChoice(0, "gold", [3], "river")), tribe(apart=(card,), tools=(1, 0, 0)), tribe())
    assert offered(roll) == ["use_tools () ()", f"use_tools 0 {card}"]
    used = do(roll, f"use_tools 0 {card}").state
    assert used.tribes[0].goods[3] == 1
    assert used.tribes[0].tools == [1, 0, 0]


def test_sa_43_the_drawn_card_is_secret_and_its_top_half_is_ignored() -> None:
    state = buying("civ-writing-draw")
    state.deck.append(state.deck.pop(state.deck.index("civ-pottery-food7")))
    step = do(state, "buy card_1")
    assert step.state.tribes[0].drawn == "civ-pottery-food7"
    assert step.state.tribes[0].food == 20 - 5
    (drawn,) = happened(step, CardDrawn)
    assert drawn.seen_by(0).card == "civ-pottery-food7"
    assert drawn.seen_by(1).card == drawn.seen_by(None).card == HIDDEN


def test_sa_43_an_empty_deck_gives_nothing() -> None:
    own = tribe(goods=(1, 0, 0, 0), placed={"card_1": 1})
    step = do(table(acting(0), own, tribe(), row=("civ-writing-draw", *ROW[1:]), deck=0), "buy card_1")
    assert [event.what for event in happened(step, Wasted)] == ["draw"]
    assert step.state.tribes[0].drawn is None


def test_sa_44_two_resources_at_once_or_later() -> None:
    own = tribe(apart=("civ-medicine-any2",), placed={"forest": 1})
    state = table(acting(0), own, tribe())
    assert offered(state) == ["resolve forest", "redeem"]
    choosing = do(state, "redeem").state
    assert len(offered(choosing)) == 10
    step = do(choosing, "take 0 1 0 1")
    assert [event.goods for event in happened(step, Redeemed)] == [(0, 1, 0, 1)]
    assert step.state.tribes[0].cards == ["civ-medicine-any2"]


def test_sa_44_just_before_paying() -> None:
    own = tribe(apart=("civ-medicine-any2",), placed={"card_2": 1})
    state = table(acting(0, Purchase(0, "card_2")), own, tribe(), row=ROW)
    own.placed.clear()
    assert offered(state) == ["decline card_2", "redeem"]
    step = do(state, "redeem", "take 2 0 0 0", "buy card_2")
    assert step.state.tribes[0].goods == [0, 0, 0, 0]
    assert "civ-weaving-food1" in step.state.tribes[0].cards


def test_sa_44_not_offered_where_two_pieces_would_not_do() -> None:
    own = tribe(apart=("civ-medicine-any2",))
    step = settled(table(acting(0, Purchase(0, "card_4")), own, tribe(), row=ROW))
    assert [event.forced for event in happened(step, Declined)] == [True]


def test_sa_44_while_feeding() -> None:
    own = tribe(food=3, goods=(1, 0, 0, 0), apart=("civ-medicine-any2",))
    state = table(feeding(), own, tribe())
    assert offered(state) == ["starve", "redeem"]
    fed = do(state, "redeem", "take 2 0 0 0", "feed").state
    assert (fed.tribes[0].goods, fed.tribes[0].points) == ([1, 0, 0, 0], 0)


def test_sa_44_refused_while_placing() -> None:
    from tests.games.stone_age.positions import placing

    state = table(placing(0), tribe(apart=("civ-medicine-any2",)), tribe())
    assert refused(state, "card:civ-medicine-any2") == ("refusal.redeem_not_now", "SA-44")


def test_sa_45_one_die_for_each_player_buyer_first() -> None:
    own = tribe(goods=(1, 0, 0, 0), placed={"card_1": 1})
    row = ("civ-time-dice", *ROW[1:])
    state = table(acting(1), tribe(), own, tribe(), row=row, start=1, seed=rigged(1, 5, 6))
    step = do(state, "buy card_1")
    assert [event.dice for event in happened(step, MenuRolled)] == [(1, 5, 6)]
    step = do(state, "buy card_1", "take_die 5", "take_die 1")
    assert [(event.player, event.face) for event in happened(step, DieTaken)] == [(1, 5), (2, 1), (0, 6)]
    assert step.state.tribes[1].tools == [1, 0, 0]
    assert step.state.tribes[2].goods == [1, 0, 0, 0]
    assert step.state.tribes[0].level == 1


def test_sa_46_the_buyers_turn_goes_on() -> None:
    own = tribe(goods=(1, 0, 0, 0), placed={"card_1": 1, "hut": 2, "field": 1})
    state = table(acting(0), own, tribe(), row=("civ-time-dice", *ROW[1:]), seed=rigged(2, 3))
    step = do(state, "resolve card_1", "buy card_1", "take_die 3")
    assert step.decision is not None
    assert (step.decision.player, step.decision.prompt) == (0, "prompt.resolve")


def test_sa_46_the_menu_may_be_the_very_last_action_of_a_round() -> None:
    own = tribe(goods=(1, 0, 0, 0), placed={"card_1": 1})
    state = table(acting(1), tribe(), own, row=("civ-time-dice", *ROW[1:]), seed=rigged(2, 3))
    step = do(state, "buy card_1", "take_die 2")
    assert step.state.round == 2


def test_sa_79_equal_dice_and_a_die_without_use() -> None:
    step = settled(table(acting(0, DiceMenu(0, [4, 4])), tribe(), tribe()))
    assert [t.goods[3] for t in step.state.tribes] == [1, 1]
    full = tribe(level=10, tools=(4, 4, 4))
    state = table(acting(0, DiceMenu(0, [5, 6])), full, tribe())
    assert offered(state) == ["take_die 5", "take_die 6"]
    assert refused(state, "die:4") == ("refusal.no_such_die", "SA-45")
    step = do(state, "take_die 6")
    assert [(event.player, event.what) for event in happened(step, Wasted)] == [(0, "field")]
    assert step.state.tribes[1].tools == [1, 0, 0]


def test_sa_86_the_draw_takes_the_last_card() -> None:
    own = tribe(goods=(1, 0, 0, 0), placed={"card_1": 1})
    state = table(acting(0), own, tribe(), row=("civ-writing-draw", *ROW[1:]), deck=1)
    step = do(state, "buy card_1")
    assert step.decision is None
    assert [(event.cause, event.rule) for event in happened(step, GameEnded)] == [("cards", "SA-60")]


def test_sa_86_without_the_draw_the_game_goes_on() -> None:
    state = table(cleaning(), tribe(), tribe(), row=(None, *ROW[1:]), deck=1)
    assert settled(state).state.round == 2


def test_an_effect_of_every_kind_can_be_played() -> None:
    for card in CARDS:
        step = do(buying(card), "buy card_1")
        assert happened(step, CardBought)
        assert not GAME.check(step.state), card
    assert happened(do(buying("civ-shaman1-gold1"), "buy card_1"), Gained)
