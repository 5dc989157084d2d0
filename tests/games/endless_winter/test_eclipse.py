"""Chapter J: the Eclipse (EW-95 to EW-108)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.endless_winter.events import OrderSet, PileRevealed
from engine.games.endless_winter.game import GAME
from engine.games.endless_winter.phases.eclipse import eclipse_halves, new_order
from tests.games.endless_winter.table import Table


def quiet(players: int = 2, round: int = 1, **options: Any) -> Table:
    """Nobody has anything beyond the place in the turn order."""
    table = Table(players, round=round, **options)
    for player in range(players):
        table.cards(player, rest="deck").camps(0, player=player).animals(player=player).goods(0, 0, player)
    return table


def test_ew_95_piles_are_revealed_together() -> None:
    table = quiet().cards(pile="brave", rest="deck").cards(1, pile="tribesman", rest="deck").eclipse()
    shown = table.happened(PileRevealed)
    assert [(e.player, len(e.cards), e.halves) for e in shown] == [(0, 1, 4), (1, 1, 2)]
    assert all(e.reveals for e in shown)
    assert GAME.observe(table.state, 1).tribes[0].pile == table.tribe().pile


def test_ew_96_base_labour_of_tribe_cards_and_rest_count_and_nothing_else() -> None:
    table = quiet().cards(pile="hunter elder brave", rest="deck").goods(5, 0)
    table.tribe().figures = ["rest", "hunt", "hunt"]
    assert eclipse_halves(table.state, 0) == 2 * (1 + 2 + 2) + 3


def test_ew_97_culture_cards_add_nothing_and_come_back_to_hand() -> None:
    table = quiet().cards(pile="great-feast brave", rest="deck")
    assert eclipse_halves(table.state, 0) == 4
    table.eclipse()
    assert table.kinds("hand") == ["great-feast"]
    assert table.kinds("pile") == ["brave"]


@pytest.mark.parametrize(
    ("old", "halves", "new"),
    [
        ([0, 1], [8, 10], [1, 0]),
        ([0, 1], [10, 10], [1, 0]),
        ([0, 1, 2], [0, 0, 0], [2, 1, 0]),
        ([2, 0, 1], [4, 4, 6], [2, 1, 0]),
        ([3, 1, 0, 2], [7, 6, 7, 6], [2, 0, 1, 3]),
    ],
)
def test_ew_98_most_labour_first_and_among_equals_who_was_later(
    old: list[int], halves: list[int], new: list[int]
) -> None:
    assert new_order(old, halves) == new


def test_ew_98_the_new_order_is_used_at_once() -> None:
    table = quiet().cards(1, pile="brave", rest="deck").eclipse()
    assert [e.order for e in table.happened(OrderSet)] == [(1, 0)]
    assert table.decision.player == 1
    assert "take_benefit order:0" in table.offered


def test_ew_99_each_player_finishes_before_the_next() -> None:
    table = quiet().cards(pile="brave brave", rest="deck").eclipse()
    assert table.decision.player == 0
    table.do("take_benefit card:brave", "take_benefit card:brave", "take_benefit order:0", "advance offering")
    assert table.decision.player == 1


def test_ew_100_the_four_parts() -> None:
    table = quiet().cards(pile="brave hunter", rest="deck").camps(0, 1).land(h1="forest").stones("s1_01")
    table.tribe().stacks[1] = 0
    table.tribe().villages = ["j13"]
    table.land(h3="glacier", h4="glacier", h12="glacier").eclipse()
    assert table.offers("take_benefit") == [
        "take_benefit order:0",
        "take_benefit card:brave",
        "take_benefit card:hunter",
        "take_benefit hex:1",
        "take_benefit stack:1",
        "take_benefit village:0",
        "take_benefit stone:s1_01",
    ]


def test_ew_101_parts_in_any_order_but_not_mixed() -> None:
    table = quiet().cards(pile="brave hunter", rest="deck").stones("s1_01", "s1_04").eclipse()
    table.do("take_benefit stone:s1_04")
    assert table.offered == ["take_benefit stone:s1_01", "take_all", "leave_part", "end_benefits"]
    table.do("leave_part")
    assert table.offers("take_benefit") == [
        "take_benefit order:0",
        "take_benefit card:brave",
        "take_benefit card:hunter",
    ]
    table.do("take_benefit card:hunter", "take_benefit card:brave")
    assert table.offers("take_benefit") == ["take_benefit order:0"]


def test_ew_101_all_may_be_declined_or_taken_in_the_printed_order() -> None:
    table = quiet().cards(pile="brave hunter", rest="deck").stones("s1_01").eclipse()
    assert table.do("end_benefits").decision.player == 1
    assert (table.points(), table.tribe().food, table.tribe().tools) == (0, 0, 0)
    table = quiet().cards(pile="brave hunter", rest="deck").stones("s1_01").eclipse().do("take_all", "advance honour")
    assert table.decision.player == 1
    assert (table.points(), table.tribe().food, table.tribe().tools, table.tribe().honour) == (3, 2, 1, 1)


def test_ew_101_the_option_fixes_the_order() -> None:
    table = quiet(eclipse_step_order="fixed").cards(pile="brave hunter", rest="deck").stones("s1_01").eclipse()
    assert table.offers("take_benefit") == ["take_benefit order:0"]
    table.do("take_benefit order:0", "decline")
    assert table.offers("take_benefit") == ["take_benefit card:brave", "take_benefit card:hunter"]
    table.do("take_benefit card:brave", "leave_part")
    assert table.offers("take_benefit") == ["take_benefit stone:s1_01"]


def test_ew_102_leading_is_read_when_its_part_begins() -> None:
    table = quiet().cards(pile="scout", rest="deck").camps(0, 1).land(h1="mountain", h2="forest").eclipse()
    table.do("take_benefit card:scout", "move_camp 1 2", "decline")
    assert "take_benefit hex:2" in table.offered
    assert "take_benefit hex:1" not in table.offered


def test_ew_102_two_who_tie_both_take_the_benefit() -> None:
    table = quiet(3).land(h1="mountain").camps(1, 1).camps(1, 1, player=1).camps(1, player=2).eclipse()
    takers = []
    while table.prompt == "eclipse":
        if "take_benefit hex:1" in table.offered:
            takers.append(table.decision.player)
        table.do("end_benefits")
    assert sorted(takers) == [0, 1]


def test_ew_103_each_once_and_what_is_uncovered_now_counts_if_its_part_is_still_to_come() -> None:
    table = quiet().cards(pile="artisan", rest="deck").goods(0, 1)
    table.tribe().stacks = [1, 2, 2, 2, 2]
    table.tribe().stacks[1] = 1
    table.state.level1 = {(0, 0): 0, (0, 1): 0}
    table.eclipse().do("take_benefit card:artisan", "choose 1", "take_piece 0")
    table.do(table.offers("raise")[-1])
    assert "take_benefit stack:0" in table.offered
    table.do("take_benefit stack:0")
    assert "take_benefit stack:0" not in table.offered


def test_ew_104_cards_drawn_now_stay_in_hand() -> None:
    table = quiet().cards(pile="elder", deck="brave", rest="discard").eclipse()
    table.do("take_benefit card:elder", "choose 0")
    assert table.kinds("hand") == ["brave"]
    assert table.kinds("pile") == ["elder"]


def test_ew_105_no_labour_but_exchanges_of_goods() -> None:
    table = quiet().cards(pile="artisan", rest="deck").goods(5, 1).eclipse()
    assert not table.offers("spend_food")
    table.do("take_benefit card:artisan")
    assert table.offers("choose") == ["choose 0", "choose 1"]
    table.do("choose 1")
    assert table.prompt == "take_piece"
    assert table.tribe().tools == 0


def test_ew_106_effects_follow_the_rules_of_a_turn() -> None:
    table = quiet().cards(pile="scout shaman", rest="deck").camps(7)
    table.tribe().offering = 6
    table.eclipse().do("take_benefit card:scout")
    assert table.offers("move_camp") == ["move_camp 7 1", "move_camp 7 8", "move_camp 7 18"]
    table.do("decline", "take_benefit card:shaman")
    assert table.offers("advance") == ["advance honour"]


def test_ew_107_piles_go_to_the_discard_piles_after_the_last_player() -> None:
    table = quiet().cards(pile="brave", hand="tribesman", rest="deck").eclipse().do("end_benefits")
    assert table.kinds("pile") == ["brave"]
    table.do("end_benefits")
    assert table.state.round == 2
    assert table.kinds("pile") == []
    assert table.kinds("discard") == ["brave"]


def test_ew_108_after_the_fourth_eclipse_the_game_ends() -> None:
    table = quiet(round=4).eclipse().do("end_benefits", "end_benefits")
    assert GAME.decision(table.state) is None
    assert table.state.round == 4
    assert table.tribe().figures == ["hunt"] * 3
