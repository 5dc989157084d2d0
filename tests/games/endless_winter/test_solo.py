"""Chapter M: the solo Rival (EW-127 to EW-141)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.frames import Draft
from engine.games.endless_winter.catalog import RIVALRIES
from engine.games.endless_winter.events import Drew, RivalTurned
from engine.games.endless_winter.game import GAME
from engine.games.endless_winter.phases import rival
from engine.games.endless_winter.phases.eclipse import eclipse_halves
from tests.games.endless_winter.table import Table


def solo(card: str = "", **options: Any) -> Table:
    """A solo table with this Rival card on top; bottoms are taken, so that only the card acts."""
    table = Table(1, **options)
    assert table.state.rival is not None
    if card:
        deck = table.state.rival.deck
        deck.append(deck.pop(deck.index(card)))
    table.state.bottoms = ["initiate", "develop", "migrate", "hunt"]
    return table


def rival_turn(table: Table) -> Table:
    draft = Draft(table.state)
    rival.take_turn(draft)
    table.events = draft.events
    assert not GAME.check(table.state), GAME.check(table.state)
    return table


def test_ew_127_set_up_for_two_without_cards_or_goods_for_the_rival() -> None:
    step = GAME.setup({"players": 1}, 4)
    state, other = step.state, step.state.tribes[1]
    assert len(state.tribes) == 2
    assert state.order == [0, 1]
    assert (other.cards, other.food, other.tools, other.chief) == ([], 0, 0, "")
    assert (other.camps[0], other.camps_left, sum(other.stacks), other.villages_left) == (1, 4, 10, 3)
    assert len(state.zone) == 3
    assert step.decision is not None
    assert (step.decision.player, step.decision.prompt) == (0, "prompt.side")


def test_ew_127_the_rival_has_a_name_of_its_own() -> None:
    description = GAME.describe(solo().state, "player:1")
    assert description is not None
    assert description.name.key == "rival.name"


def test_ew_128_twelve_cards_three_each_round_each_once() -> None:
    table = solo()
    assert table.state.rival is not None
    deck = list(table.state.rival.deck)
    assert sorted(deck) == sorted(RIVALRIES)
    for n in range(3):
        figure = "chief" if n == 0 else "member"
        table.do(f"place_figure {figure} rest", "end_turn")
        if n < 2:
            assert [e.card for e in table.happened(RivalTurned)] == [deck[-1 - n]]
    assert table.state.rival is not None
    assert table.prompt in ("pile", "eclipse")


@pytest.mark.parametrize(
    ("column", "effect"),
    [("initiate", "honour"), ("hunt", "offering"), ("develop", "megalith"), ("migrate", "megalith")],
)
def test_ew_129_an_open_bottom_is_taken_without_the_bonus_of_the_space(column: str, effect: str) -> None:
    table = solo(f"rival-{column}-1")
    table.state.bottoms = []
    table.tribe(1).honour = table.tribe(1).offering = 2
    rival_turn(table)
    tribe = table.tribe(1)
    assert table.state.bottoms == [column]
    assert (tribe.honour, tribe.offering) == (2 + (effect == "honour"), 2 + (effect == "offering"))
    assert sum(tribe.stacks) == 10 - (effect == "megalith")
    assert "track" not in tribe.points
    again = rival_turn(solo(f"rival-{column}-1"))
    assert (again.tribe(1).honour, again.tribe(1).offering, sum(again.tribe(1).stacks)) == (0, 0, 10)


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize(("column", "each"), [("initiate", 1), ("develop", 0), ("migrate", 1), ("hunt", 0)])
def test_ew_129_points_by_level(column: str, each: int, level: int) -> None:
    table = rival_turn(solo(f"rival-{column}-{level}"))
    points = table.tribe(1).points.get("rival", 0)
    culture = max(points - each * level, 0)
    assert points - (culture if column == "develop" else 0) == each * level


@pytest.mark.parametrize("level", [1, 2, 3])
def test_ew_130_the_buried_count_rises_by_the_level(level: int) -> None:
    table = rival_turn(solo(f"rival-initiate-{level}"))
    assert table.state.rival is not None
    assert table.state.rival.buried == level
    assert not table.tribe(1).buried


def test_ew_131_the_culture_card_with_most_points_leaves_the_game() -> None:
    table = solo("rival-develop-1").show("fire-keeping", "kinship", "drum-circle")
    table.state.display[3:] = [""] * 5
    rival_turn(table)
    assert table.state.display[:3] == ["fire-keeping", "", "drum-circle"]
    assert table.points(1) == 2
    assert table.state.rival is not None
    assert table.state.rival.culture == ["kinship"]
    assert not table.tribe(1).stones


@pytest.mark.parametrize("level", [2, 3])
def test_ew_131_on_higher_levels_also_the_first_stone_if_there_is_room(level: int) -> None:
    table = rival_turn(solo(f"rival-develop-{level}").open_stones("s1_04", "s1_01", "s2_01"))
    assert table.tribe(1).stones == ["s1_04"]
    table = solo(f"rival-develop-{level}").open_stones("s1_04").stones("s1_01", "s1_02", "s1_03", "s1_05", player=1)
    assert len(rival_turn(table).tribe(1).stones) == 4


def test_ew_132_a_camp_where_the_human_leads_most() -> None:
    table = solo("rival-migrate-1").land(h1="forest", h2="lake", h3="glacier").camps(1, 2, 2, 3).camps(0, player=1)
    rival_turn(table)
    assert [i for i, n in enumerate(table.tribe(1).camps) if n] == [0, 2]


def test_ew_132_level_2_places_two_one_after_the_other() -> None:
    table = solo("rival-migrate-2").land(h1="forest", h2="lake", h3="glacier").camps(1, 2, 2, 3).camps(0, player=1)
    rival_turn(table)
    assert [table.tribe(1).camps[h] for h in (0, 1, 2)] == [1, 1, 1]


def test_ew_132_without_contested_land_the_lowest_free_hex_and_no_glacier() -> None:
    table = solo("rival-migrate-1").land(h1="glacier", h2="lake").camps(0).camps(0, player=1)
    assert rival_turn(table).tribe(1).camps[2] == 1


def test_ew_132_with_no_camp_left_the_one_on_the_lowest_hex_moves() -> None:
    table = solo("rival-migrate-1").land(h1="lake").camps(1).camps(0, 4, 5, 6, 7, player=1)
    rival_turn(table)
    assert [table.tribe(1).camps[h] for h in (0, 1)] == [0, 1]


def test_ew_133_level_3_is_a_village_where_the_human_is_strongest() -> None:
    table = solo("rival-migrate-3").camps(3, 4, 4).camps(0, player=1)
    rival_turn(table)
    assert table.tribe(1).villages == ["j13"]
    assert table.points(1) == 3 + 4
    assert (table.tribe(1).camps_left, table.tribe(1).camps[0]) == (4, 1)


def test_ew_133_with_no_village_left_nothing() -> None:
    table = solo("rival-migrate-3")
    table.tribe(1).villages = ["j20", "j21", "j22"]
    assert rival_turn(table).points(1) == 3


@pytest.mark.parametrize(("level", "taken"), [(1, 1), (2, 1), (3, 2)])
def test_ew_134_the_species_that_the_human_has_most_of(level: int, taken: int) -> None:
    table = solo(f"rival-hunt-{level}").animals("glyptodon", "glyptodon", "ground-sloth")
    rival_turn(table.zone("giant-beaver", "ground-sloth", "glyptodon"))
    species = [animal.rpartition("-")[0] for animal in table.tribe(1).upright]
    assert species == ["glyptodon", "ground-sloth"][:taken]
    assert not table.tribe(1).tipped


def test_ew_134_ties_go_to_its_own_species_and_then_to_the_lowest_place() -> None:
    table = solo("rival-hunt-1").animals().animals("ground-sloth", player=1)
    rival_turn(table.zone("giant-beaver", "ground-sloth", "glyptodon"))
    assert table.tribe(1).upright[-1].startswith("ground-sloth")
    table = solo("rival-hunt-1").animals()
    assert rival_turn(table.zone("giant-beaver", "glyptodon", "")).tribe(1).upright[0].startswith("giant-beaver")


def test_ew_135_a_megalith_on_the_best_place_from_the_leftmost_stack() -> None:
    table = Table(1, megalith_pattern="strip")
    table.state.tiles = ["mt1", "mt2", "mt3", "mt4"]
    draft = Draft(table.state)
    rival.place_megalith(draft)
    assert table.state.level1 == {(0, 6): 1}
    assert table.points(1) == 2
    rival.place_megalith(draft)
    assert table.state.level1 == {(0, 6): 1, (0, 5): 1}
    assert table.points(1) == 3
    assert table.tribe(1).stacks == [0, 2, 2, 2, 2]
    assert (table.tribe(1).food, table.tribe(1).tools) == (0, 0)


def test_ew_135_level_1_goes_before_level_2_when_equal() -> None:
    table = Table(1, megalith_pattern="strip")
    table.state.tiles = ["mt1", "mt2", "mt3", "mt4"]
    table.state.level1 = {(0, 4): 0, (0, 5): 0, (1, 4): 0, (1, 5): 0}
    table.tribe(0).stacks = [0, 0, 2, 2, 2]
    assert rival.best_place(table.state) == (1, (0, 6))


def test_ew_136_the_rivals_labour_is_on_its_cards() -> None:
    table = solo()
    assert table.state.rival is not None
    table.state.rival.shown = ["rival-hunt-1", "rival-hunt-3", "rival-develop-2", "rival-develop-1"]
    assert eclipse_halves(table.state, 1) == 2 + 4 + 6


def test_ew_137_what_the_rival_scores_in_the_eclipse() -> None:
    table = solo().camps(0).camps(1, 2, 3, player=1)
    table.land(h1="forest", h2="glacier", h3="lake", h6="plains", h16="mountain", h17="glacier")
    tribe = table.tribe(1)
    tribe.stones, tribe.stacks, tribe.villages = ["s1_01", "s2_01"], [0, 2, 0, 2, 2], ["j22"]
    draft = Draft(table.state)
    rival.take_benefits(draft, 0)
    assert tribe.points == {"order": 2, "hex": 4, "stone": 6, "stack": 2, "village": 1}
    tribe.points.clear()
    rival.take_benefits(draft, 1)
    assert tribe.points == {"hex": 4, "stone": 6, "stack": 2, "village": 1}


def test_ew_138_the_end_of_the_rival() -> None:
    table = solo(difficulty="easy").animals("glyptodon", "glyptodon", player=1).stones("s2_04", player=1)
    assert table.state.rival is not None
    table.state.rival.buried = 4
    table.tribe(1).honour, table.tribe(1).arrival, table.tribe(1).offering = 1, 1, 4
    lines = {line.kind: line.points for line in GAME.score(table.state) if line.player == 1}
    assert lines == {"play": 0, "offering": 3, "honour": 10, "cards": 0, "animals": 4, "difficulty": 0}


@pytest.mark.parametrize(("order", "winner"), [([0, 1], 0), ([1, 0], 1)])
def test_ew_139_on_equal_points_the_one_ahead_in_turn_order_wins(order: list[int], winner: int) -> None:
    table = solo(difficulty="easy")
    table.state.order = order
    totals = GAME.totals(table.state)
    table.tribe(1).points = {"hex": totals[0] - totals[1]}
    assert GAME.ranking(table.state)[0] == [winner]


@pytest.mark.parametrize(("difficulty", "points"), [("easy", 0), ("normal", 15), ("hard", 30), ("brutal", 45)])
def test_ew_140_difficulty(difficulty: str, points: int) -> None:
    assert GAME.totals(solo(difficulty=difficulty).state)[1] == points


def test_ew_141_only_the_human_draws_and_the_zone_holds_three() -> None:
    table = solo("rival-initiate-1").cards(hand="", rest="deck").zone("glyptodon", "", "")
    table.eclipse()
    while table.state.round == 1:
        table.do("end_benefits")
    assert [(e.player, len(e.cards)) for e in table.happened(Drew)] == [(0, 5)]
    assert len(table.state.zone) == 3
    assert all(table.state.zone)
