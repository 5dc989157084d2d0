"""Chapter N: secrets, taking back, copies, chance (EW-142 to EW-150)."""

from __future__ import annotations

import json

import pytest

from engine import Match
from engine.core.errors import DecodeError, IllegalAction
from engine.core.rng import Rng
from engine.games.endless_winter import catalog
from engine.games.endless_winter.actions import Decline, EndTurn, written
from engine.games.endless_winter.events import Drew, PileRevealed
from engine.games.endless_winter.game import GAME
from engine.games.endless_winter.phases.payment import Select
from tests.contract.conftest import random_play, sampled_states
from tests.games.endless_winter.table import Table


@pytest.mark.parametrize("players", [2, 4])
def test_ew_142_an_observation_holds_no_card_of_another_hand(players: int) -> None:
    for n, (state, _) in enumerate(random_play(GAME, players, 11)):
        if n % 9 == 0:
            for viewer in (None, *range(players)):
                seen = GAME.observe(state, viewer)
                for player, tribe in enumerate(seen.tribes):
                    assert set(tribe.deck) <= {"?"}
                    if player != viewer:
                        assert set(tribe.hand + tribe.buried) <= {"?"}
                assert {*seen.animals, *seen.decks[0], *seen.decks[1]} <= {"?"}


def test_ew_142_drawn_cards_are_named_to_their_owner_only() -> None:
    table = Table(2).cards(hand="", deck="brave").do("place_figure member rest", "draw")
    (event,) = table.happened(Drew)
    assert event.seen_by(0).cards[0].startswith("brave")
    assert event.seen_by(1).cards == event.seen_by(None).cards == ("?",)


def test_ew_143_piles_stay_covered_until_all_are_revealed() -> None:
    table = Table(2).cards(hand="brave", rest="deck").cards(1, hand="shaman", rest="deck").start(0, done=5)
    for tribe in table.state.tribes:
        tribe.figures = ["hunt", "hunt", ""]
    table.do("place_figure member rest", "end_turn", "set_aside brave")
    assert GAME.observe(table.state, 1).tribes[0].pile == ["?"]
    table.do("place_figure member rest", "end_turn", "set_aside shaman")
    assert len(table.happened(PileRevealed)) == 2
    assert GAME.observe(table.state, 1).tribes[0].pile == table.tribe().pile


def test_ew_144_taking_back_ends_where_something_hidden_came_out() -> None:
    match = Match.new(GAME, {"players": 2}, 8)
    for text in ("choose_side", "choose_side"):
        match.do(next(a for a in match.decision.actions if str(a).startswith(text)))  # type: ignore[union-attr]
    match.do(written("place_figure member rest"))
    assert match.can_undo()
    match.undo()
    match.do(written("place_figure member rest"))
    match.do(written("draw"))
    assert not match.can_undo()
    match.do(written("end_turn"))
    assert not match.can_undo()


def test_ew_145_every_optional_effect_has_a_pass_and_rest_is_always_open() -> None:
    for state, decision in sampled_states(GAME, seeds=2, every=3):
        if isinstance(state.frames[-1], Select):
            assert any(isinstance(action, Decline) for action in decision.actions)
        if decision.prompt == "prompt.turn":
            assert any(str(action).endswith(" rest") for action in decision.actions)
        if decision.prompt in ("prompt.rest", "prompt.bottom"):
            assert any(isinstance(action, EndTurn) for action in decision.actions)


def test_ew_146_copies_are_different_things() -> None:
    table = Table(2).cards(hand="brave brave").do("place_figure member hunt")
    first, second = table.tribe().hand
    assert first != second
    assert table.offers("play_tribe") == ["play_tribe brave"]
    table.do("play_tribe brave")
    assert table.tribe().play == [first]
    assert table.tribe().hand == [second]


def test_ew_147_a_single_target_is_still_asked_for() -> None:
    table = Table(2).animals("glyptodon").cards(hand="").work("hunter.ability")
    assert table.offered == ["tip glyptodon", "decline"]
    table.do("decline")
    assert not table.tribe().tipped


def test_ew_148_the_same_seed_and_actions_give_the_same_game() -> None:
    one, two = (Match.new(GAME, {"players": 3}, 21) for _ in range(2))
    rng = Rng(4)
    while one.decision is not None:
        action = rng.choice(one.decision.actions)
        one.do(action)
        two.do(action)
    assert GAME.digest(one.state) == GAME.digest(two.state)
    assert GAME.digest(Match.new(GAME, {"players": 3}, 22).state) != GAME.digest(
        Match.new(GAME, {"players": 3}, 21).state
    )


def test_ew_149_what_is_printed_does_not_change() -> None:
    before = json.dumps({name: repr(getattr(catalog, name)) for name in dir(catalog) if name.isupper()}, sort_keys=True)
    for players in GAME.players:
        for _ in random_play(GAME, players, 5):
            pass
    after = json.dumps({name: repr(getattr(catalog, name)) for name in dir(catalog) if name.isupper()}, sort_keys=True)
    assert before == after


@pytest.mark.parametrize("text", ["end_turn", "play_tribe shaman", "raise 1 0 0", "take_benefit hex:3", "spend_food 4"])
def test_ew_150_anything_else_is_refused_and_changes_nothing(text: str) -> None:
    table = Table(2)
    digest = GAME.digest(table.state)
    with pytest.raises(IllegalAction):
        GAME.apply(table.state, written(text))
    assert GAME.digest(table.state) == digest


BROKEN: dict[str, tuple[tuple[str | int, ...], object]] = {
    "a place that does not exist": (("tribes", 0, "figures", 0), "moon"),
    "too many camps": (("tribes", 0, "camps_left"), 7),
    "food beyond the limit": (("tribes", 0, "food"), 13),
    "a card that does not exist": (("tribes", 0, "hand", 0), "wizard-1"),
    "a card that somebody else has": (("tribes", 0, "hand", 0), "brave-3"),
    "a frame of nobody": (("frames", -1, "player"), 5),
    "a land that does not exist": (("lands", 3), "moon"),
    "an animal twice": (("zone", 0), "glyptodon-1"),
    "a lost recruit": (("supply", "shaman"), 3),
    "labour that is owed": (("turn", "labour"), -1),
    "a fifth round": (("round",), 5),
    "a missing player": (("order",), [0]),
    "a stone that does not exist": (("stones", 0, 0), "s9_01"),
    "a megalith on air": (("level2",), {"0,0": 1}),
}
"""What is wrong, where, and the value."""


@pytest.mark.parametrize("what", BROKEN)
def test_ew_150_a_position_that_cannot_be_is_not_loaded(what: str) -> None:
    path, value = BROKEN[what]
    table = Table(2).animals("glyptodon")
    data = GAME.encode(table.state)
    part = data
    for key in path[:-1]:
        part = part[key]  # type: ignore[index]
    part[path[-1]] = table.tribe().upright[0] if what == "an animal twice" else value  # type: ignore[index]
    with pytest.raises(DecodeError):
        GAME.decode(data)
