"""The end of the game, clean-up (SA-59 to SA-63)."""

from __future__ import annotations

from engine.games.stone_age.catalog import CARDS
from engine.games.stone_age.events import BuildingBought, Fed, Gained, GameEnded
from tests.games.stone_age.positions import acting, cleaning, do, happened, settled, table, tribe

X, Y = "civ-weaving-food1", "civ-weaving-food3"


def test_sa_59_an_empty_stack_ends_the_game_after_feeding() -> None:
    step = settled(table(cleaning(), tribe(), tribe(), heights=(0, 7)))
    assert step.decision is None
    assert [(event.cause, event.rule) for event in happened(step, GameEnded)] == [("stack", "SA-59")]


def test_sa_85_the_round_of_the_last_tile_is_played_out() -> None:
    first = tribe(goods=(2, 1, 0, 0), placed={"building_1": 1})
    second = tribe(placed={"hunting_grounds": 1})
    state = table(acting(0), first, second, tops=("hut-wood2-brick1",), heights=(1, 7))
    step = do(state, "buy building_1")
    assert step.decision is None
    kinds = [type(event) for event in step.events]
    assert kinds.index(BuildingBought) < kinds.index(Fed) < kinds.index(GameEnded)
    assert any(isinstance(event, Gained) and event.player == 1 and event.good == "food" for event in step.events) or (
        step.state.tribes[1].food == 12 - 5
    )


def test_sa_85_a_declined_tile_stays() -> None:
    first = tribe(goods=(2, 1, 0, 0), placed={"building_1": 1})
    state = table(acting(0), first, tribe(), tops=("hut-wood2-brick1",), heights=(1, 7))
    step = do(state, "decline building_1")
    assert step.state.stacks[0] == ["hut-wood2-brick1"]
    assert step.state.round == 2


def test_sa_78_cards_slide_to_the_cheap_end() -> None:
    state = table(cleaning(), tribe(), tribe(), row=(None, X, None, Y))
    first, second = state.deck[-1], state.deck[-2]
    assert settled(state).state.row == [X, Y, first, second]


def test_sa_78_too_few_cards() -> None:
    step = settled(table(cleaning(), tribe(), tribe(), row=(None, X, None, Y), deck=1))
    assert step.decision is None
    assert step.state.row == [X, Y, None, None]
    assert step.state.round == 1


def test_sa_60_sa_61_an_empty_deck_alone_ends_nothing() -> None:
    full = settled(table(cleaning(), tribe(), tribe(), deck=0))
    assert full.state.round == 2
    exact = settled(table(cleaning(), tribe(), tribe(), row=(None, X, None, Y), deck=2))
    assert exact.state.round == 2
    assert not exact.state.deck
    short = settled(table(cleaning(), tribe(), tribe(), row=(None, *list(CARDS)[:3]), deck=0))
    assert [event.rule for event in happened(short, GameEnded)] == ["SA-60"]


def test_sa_63_mark_cards_tools_and_phase_one() -> None:
    own = tribe(tools=(1, 0, 0), used=(True, False, False))
    step = settled(table(cleaning(), own, tribe(), row=(None, X, None, Y), start=1))
    assert step.state.start == 0
    assert step.state.tribes[0].used == [False] * 3
    assert step.decision is not None
    assert (step.decision.prompt, step.decision.player) == ("prompt.place", 0)
