"""Chapter H: the idol tracks and burying (EW-83 to EW-89)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.frames import Draft
from engine.games.endless_winter.catalog import IDOL_BONUSES, RATIOS
from engine.games.endless_winter.events import Advanced, Buried
from engine.games.endless_winter.game import GAME
from engine.games.endless_winter.phases.idols import honour_order, step_up
from tests.games.endless_winter.table import Table


def test_ew_83_two_tracks_of_six_spaces() -> None:
    assert [len(spaces) - 1 for spaces in IDOL_BONUSES.values()] == [6, 6]
    assert RATIOS[1:] == (4, 3, 3, 2, 2, 1)


BONUSES = {
    "offering": [(0, 0, 0), (0, 1, 0), (0, 0, 2), (2, 0, 0), (0, 0, 3), (0, 0, 4)],
    "honour": [(0, 0, 0), (1, 0, 0), (0, 0, 2), (0, 0, 0), (0, 0, 3), (0, 0, 4)],
}
"""Food, Tools and points of spaces 1 to 6; Honour 4 draws a card."""


@pytest.mark.parametrize("track", BONUSES)
@pytest.mark.parametrize("space", range(1, 7))
def test_ew_84_each_entered_space_gives_its_bonus(track: str, space: int) -> None:
    table = Table(2).goods(0, 0).cards(hand="", deck="brave")
    setattr(table.tribe(), track, space - 1)
    table.work("drum-circle.play").do(f"advance {track}")
    assert (table.tribe().food, table.tribe().tools, table.points()) == BONUSES[track][space - 1]
    assert table.kinds("hand") == (["brave"] if (track, space) == ("honour", 4) else [])


def test_ew_84_at_the_top_further_steps_do_nothing() -> None:
    table = Table(2)
    table.tribe().offering = 6
    assert step_up(Draft(table.state), 0, "offering", "EW-84") == ""
    assert table.tribe().offering == 6
    table.work("drum-circle.play")
    assert table.offered == ["advance honour", "decline"]
    assert table.refused("track:offering") == ("track_end", "EW-84")


def test_ew_84_two_steps_take_both_bonuses_in_order() -> None:
    table = Table(2).goods(3, 0).camps(0)
    table.tribe().honour = 1
    table.work("ceremonial-fire.play").do("exchange", "advance honour")
    assert table.tribe().food == 2
    assert [e.space for e in table.happened(Advanced)] == [2]
    table.do("advance honour")
    assert (table.tribe().honour, table.points()) == (3, 2)


def test_ew_85_markers_share_spaces() -> None:
    table = Table(3)
    draft = Draft(table.state)
    for player in range(3):
        step_up(draft, player, "offering", "EW-84")
    assert [tribe.offering for tribe in table.state.tribes] == [1, 1, 1]


def test_ew_86_buried_cards_are_out_of_the_deck_and_keep_their_points() -> None:
    table = Table(2).cards(hand="shaman", rest="deck").work("elder.ability")
    cards = [line.points for line in GAME.score(table.state) if line.player == 0 and line.kind == "cards"]
    table.do("bury shaman hand")
    assert table.kinds("buried") == ["shaman"]
    assert [line.points for line in GAME.score(table.state) if line.player == 0 and line.kind == "cards"] == cards


def test_ew_87_only_cards_in_hand_or_discard_pile_can_be_buried() -> None:
    table = Table(2)
    table.cards(hand="brave", play="brave", pile="tribesman", discard="tribeswoman", rest="deck").work("elder.ability")
    assert table.offered == ["bury brave hand", "bury tribeswoman discard", "decline"]


def test_ew_88_burial_piles_are_open_in_number_only() -> None:
    table = Table(2).cards(hand="shaman", rest="deck").work("elder.ability").do("bury shaman hand")
    (event,) = table.happened(Buried)
    assert event.seen_by(0).card.startswith("shaman")
    assert event.seen_by(1).card == "?"
    assert GAME.observe(table.state, 1).tribes[0].buried == ["?"]
    assert GAME.observe(table.state, 0).tribes[0].buried == table.tribe().buried


def race(*steps: int, **options: Any) -> Table:
    """Players who step up on Honour one after the other."""
    table = Table(3, **options)
    draft = Draft(table.state)
    for player in steps:
        step_up(draft, player, "honour", "EW-84")
    return table


def test_ew_89_higher_ranks_first_and_on_one_space_who_came_earlier() -> None:
    assert honour_order(race(0, 1, 1).state) == [1, 0]
    assert honour_order(race(2, 0, 1).state) == [2, 0, 1]
    assert honour_order(race(0, 1, 0, 1).state) == [0, 1]
    assert honour_order(race(0, 1, 1, 0).state) == [1, 0]
    assert honour_order(race().state) == []


def test_ew_89_the_option_ranks_the_later_one_higher() -> None:
    assert honour_order(race(2, 0, 1, honour_tie="later").state) == [1, 0, 2]
