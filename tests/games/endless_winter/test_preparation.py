"""Chapter K: between the rounds (EW-109 to EW-114)."""

from __future__ import annotations

import pytest

from engine.games.endless_winter.catalog import CULTURE
from engine.games.endless_winter.events import DisplayFilled, Drew, Shuffled, ZoneFilled
from tests.games.endless_winter.table import Table


def prepared(table: Table) -> Table:
    """The Eclipse is over and the Preparation done."""
    before = table.state.round
    table.eclipse()
    while table.state.round == before:
        table.do("end_benefits")
    return table


def test_ew_109_figures_come_home_and_bottoms_open() -> None:
    table = Table(2)
    table.state.bottoms = ["hunt", "develop"]
    prepared(table)
    assert (table.state.round, table.state.bottoms) == (2, [])
    assert all(tribe.figures == ["", "", ""] for tribe in table.state.tribes)


def test_ew_110_the_zone_is_refilled_and_animals_stay() -> None:
    table = Table(3).zone("glyptodon", "", "giant-beaver", "")
    kept = [table.state.zone[0], table.state.zone[2]]
    prepared(table)
    assert [table.state.zone[0], table.state.zone[2]] == kept
    assert all(table.state.zone)
    assert len(table.happened(ZoneFilled)) == 1


@pytest.mark.parametrize(("round_", "era", "kept"), [(1, 1, True), (2, 2, False), (3, 2, True)])
def test_ew_111_the_culture_display(round_: int, era: int, kept: bool) -> None:
    table = Table(2, round=round_)
    if round_ == 3:
        table.state.display = [table.state.decks[1].pop() for _ in range(8)]
        table.state.decks[0].clear()
    table.state.display[2] = table.state.display[5] = ""
    old = [card for card in table.state.display if card]
    prepared(table)
    assert all(CULTURE[card].era == era for card in table.state.display)
    assert len(set(table.state.display)) == 8
    assert (set(old) <= set(table.state.display)) == kept
    assert [len(e.cards) for e in table.happened(DisplayFilled)] == [8]


def test_ew_112_everybody_draws_five_on_top_of_kept_cards() -> None:
    table = Table(2).cards(hand="brave tribesman", rest="deck").cards(1, hand="", rest="deck")
    prepared(table)
    assert [len(tribe.hand) for tribe in table.state.tribes] == [7, 5]
    assert sorted(len(e.cards) for e in table.happened(Drew)) == [5, 5]


def test_ew_113_what_is_removed_is_out_of_the_game() -> None:
    table = Table(2, round=2).open_stones("s1_01", "s2_01")
    removed = [card for card in table.state.display + table.state.decks[0] if card]
    prepared(table)
    places = [table.state.display, *table.state.decks, *(tribe.cards for tribe in table.state.tribes)]
    assert not {*removed, "s1_01"} & {card for place in places for card in place}
    assert table.state.stones == [[], ["s2_01"]]


def test_ew_114_these_draws_shuffle_as_usual() -> None:
    table = Table(2).cards(hand="", deck="brave", rest="discard").cards(1, hand="", rest="deck")
    prepared(table)
    assert len(table.tribe().hand) == 5
    assert any(card.startswith("brave") for card in table.tribe().hand)
    assert [e.player for e in table.happened(Shuffled)] == [0]
