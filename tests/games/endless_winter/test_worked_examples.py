"""The worked examples of the rulebook, row by row (EW-4 to EW-117)."""

from __future__ import annotations

import pytest

from engine.core.frames import Draft
from engine.games.endless_winter.game import GAME
from engine.games.endless_winter.phases.goods import food_labour, gain
from engine.games.endless_winter.phases.idols import step_up
from engine.games.endless_winter.phases.land import leaders
from engine.games.endless_winter.scoring import animal_sets, set_points
from tests.games.endless_winter.table import Table


@pytest.mark.parametrize(("start", "stop", "labour"), [(7, 3, 2), (3, 2, 0), (2, 1, 1), (12, 0, 6)])
def test_ew_36_food_for_labour(start: int, stop: int, labour: int) -> None:
    assert food_labour(start, stop) == labour


def test_ew_36_food_paid_for_a_hunter_gives_no_labour() -> None:
    table = Table(2).goods(4, 0).cards(hand="").do("place_figure member initiate", "recruit hunter discard")
    assert (table.labour, table.tribe().food) == (0, 2)


def test_ew_63_a_village_with_two_camps_on_the_board() -> None:
    table = Table(2).camps(1, 2, 8).goods(9, 0).cards(hand="tribesman", rest="deck")
    table.do("place_figure member migrate", "play_tribe tribesman", "descend middle", "build_village j06")
    assert (table.tribe().camps_left, table.tribe().food_limit, table.tribe().food) == (5, 5, 5)


def test_ew_4_three_food_at_five_with_limit_six() -> None:
    table = Table(2).camps(0).goods(5, 0)
    gain(Draft(table.state), 0, "food", 3, "card:brave", "EW-4")
    assert table.tribe().food == 6


def test_ew_98_five_against_five() -> None:
    table = Table(2).cards(pile="brave brave tribesman", rest="deck").cards(1, pile="brave", rest="deck")
    table.tribe(1).figures = ["rest", "rest", "hunt"]
    assert table.eclipse().state.order == [1, 0]


def test_ew_98_three_players_with_nothing() -> None:
    table = Table(3)
    for player in range(3):
        table.cards(player, rest="deck")
    assert table.eclipse().state.order == [2, 1, 0]


def test_ew_65_two_with_two_and_one_with_one() -> None:
    table = Table(3).camps(5, 5).camps(5, 5, player=1).camps(5, player=2)
    assert leaders(table.state, 5) == [0, 1]


@pytest.mark.parametrize(
    ("animals", "points"),
    [
        ("ground-sloth ground-sloth ground-sloth argentavis", 16),
        ("ancient-bison " * 5, 19),
        ("woolly-mammoth argentavis", 16),
        ("woolly-mammoth woolly-mammoth argentavis", 22),
        ("woolly-mammoth ground-sloth argentavis", 17),
        ("argentavis argentavis", 0),
        ("saber-toothed-cat " * 2 + "giant-beaver " * 3 + "argentavis argentavis", 27),
    ],
)
def test_ew_119_ew_120_animal_sets(animals: str, points: int) -> None:
    table = Table(2).animals(*animals.split())
    assert set_points(animal_sets(table.tribe().upright)) == points


def line(table: Table, kind: str, player: int) -> int:
    return next(line.points for line in GAME.score(table.state) if (line.player, line.kind) == (player, kind))


@pytest.mark.parametrize(("space", "food", "tools", "points"), [(4, 5, 4, 4), (0, 12, 10, 0)])
def test_ew_116_offering(space: int, food: int, tools: int, points: int) -> None:
    table = Table(2).goods(food, tools)
    table.tribe().offering = space
    assert line(table, "offering", 0) == points


def test_ew_117_honour_with_a_tie_and_one_below_the_track() -> None:
    table = Table(3).cards(buried="tribesman " * 4 + "brave brave")
    table.cards(1, buried="tribesman " * 4)
    table.cards(2, buried="tribesman " * 4 + "brave brave tribeswoman tribeswoman tribeswoman")
    draft = Draft(table.state)
    for player in (1, 1, 1, 0, 0, 0):
        step_up(draft, player, "honour", "EW-84")
    assert [line(table, "honour", player) for player in range(3)] == [10, 10, 0]


def test_ew_117_twelve_buried_count_as_ten() -> None:
    table = Table(2).cards(buried="shaman shaman shaman", rest="buried")
    assert len(table.tribe().buried) >= 12
    step_up(Draft(table.state), 0, "honour", "EW-84")
    assert line(table, "honour", 0) == 25


def test_ew_33_a_chief_side_is_used_once_in_a_turn() -> None:
    table = Table(2).chief("tuskbreaker-b").goods(0, 0).cards(hand="").do("place_figure chief hunt")
    assert table.tribe().food == 3
    assert not [text for text in table.offered if "tuskbreaker" in text]


def test_ew_43_an_elder_recruited_to_hand_and_played_at_once() -> None:
    table = Table(2).goods(3, 0).cards(hand="tribesman").do("place_figure member initiate", "recruit elder hand")
    assert (table.tribe().food, table.labour) == (0, 0)
    table.do("play_tribe elder")
    assert table.labour == 2 + 1
    assert "use_ability elder" in table.offered


def test_ew_29_a_culture_card_learned_to_hand_waits() -> None:
    table = Table(2).goods(0, 0).show("flint-knapping").cards(hand="brave")
    table.do("place_figure member develop", "learn flint-knapping hand")
    assert "flint-knapping" in table.kinds("hand")
    assert not table.offers("play_culture")


def test_ew_39_the_icon_stays_taken() -> None:
    table = Table(2).animals().animals(player=1).cards(hand="")
    table.do("place_figure member hunt", "descend middle", "end_turn")
    table.cards(1, hand="").do("place_figure member hunt", "descend middle")
    assert "use_bottom hunt" not in table.offered


def test_ew_40_a_third_figure_at_rest_with_nothing_to_draw() -> None:
    table = Table(2).animals().goods(0, 0).cards(hand="brave", rest="buried")
    table.tribe().figures = ["rest", "rest", ""]
    table.do("place_figure member rest")
    assert table.offered == ["end_turn"]
