"""Chapter D: the columns (EW-43 to EW-56)."""

from __future__ import annotations

import pytest

from engine.games.endless_winter.catalog_cards import RECRUITS
from tests.games.endless_winter.table import Table


def test_ew_43_gained_cards_go_to_the_discard_pile_or_for_a_labour_to_hand() -> None:
    table = Table(2).goods(6, 3).camps(0, 0).show("flint-knapping").cards(hand="tribesman tribesman", rest="deck")
    table.do("place_figure member initiate", "recruit hunter discard")
    assert "hunter" in table.kinds("discard")
    table.do("recruit scout hand", "play_tribe tribesman")
    assert "scout" in table.kinds("hand")
    assert table.labour == 0
    table = Table(2).goods(0, 0).show("flint-knapping").cards(hand="tribesman tribesman")
    table.do("place_figure member develop", "learn flint-knapping hand")
    assert table.kinds("hand") == ["flint-knapping"]
    assert table.kinds("play") == ["tribesman", "tribesman"]


def test_ew_43_a_recruit_in_hand_can_be_played_in_the_same_turn() -> None:
    table = Table(2).goods(3, 0).cards(hand="tribesman", discard="tribesman").do("place_figure member initiate")
    table.do("recruit elder hand")
    assert table.labour == 0
    table.do("play_tribe elder")
    assert table.labour == 3
    assert table.offers("use_ability") == ["use_ability elder"]


@pytest.mark.parametrize(("way", "pile"), [("hand", "hand"), ("discard", "discard")])
def test_ew_43_the_option_fixes_where_they_go_without_a_surcharge(way: str, pile: str) -> None:
    table = Table(2, gained_card_destination=way).goods(3, 0).cards(hand="", rest="deck")
    table.do("place_figure member initiate")
    assert table.offers("recruit shaman") == [f"recruit shaman {way}"]
    table.do(f"recruit shaman {way}")
    assert table.kinds(pile) == ["shaman"]
    assert table.labour == 0


@pytest.mark.parametrize("row", RECRUITS, ids=lambda row: row.id)
def test_ew_44_recruits_cost_food_and_come_from_their_stack(row: object) -> None:
    kind, food = row.id, {"shaman": 3, "elder": 3, "hunter": 2, "artisan": 2, "scout": 2}[row.id]  # type: ignore[attr-defined]
    table = Table(2).goods(food, 0).cards(hand="tribesman")
    left = table.state.supply[kind]
    table.do("place_figure member initiate", f"recruit {kind} discard")
    assert table.tribe().food == 0
    assert table.state.supply[kind] == left - 1
    assert kind in table.kinds("discard")
    assert table.refused(f"supply:{kind}") == ("lacks.food", "EW-44")


def test_ew_44_an_empty_stack_gives_nothing() -> None:
    table = Table(2).goods(6, 0).camps(0, 0)
    table.cards(hand=" ".join(["shaman"] * table.state.supply["shaman"]))
    assert not table.do("place_figure member initiate").offers("recruit shaman")


def test_ew_45_up_to_two_burials_for_a_labour_each() -> None:
    table = Table(2).goods(0, 0).cards(hand="tribeswoman tribesman", discard="brave tribesman", rest="deck")
    table.do("place_figure member initiate", "play_tribe tribeswoman", "descend middle", "bury brave discard")
    assert table.labour == 1
    table.do("bury tribesman hand")
    assert table.prompt == "bottom"
    assert table.kinds("buried") == ["brave", "tribesman"]


def test_ew_46_the_bottom_of_initiate_is_a_step_of_honour() -> None:
    table = Table(2).cards(hand="", rest="deck").goods(0, 0)
    table.do("place_figure member initiate", "use_bottom initiate")
    assert (table.tribe().honour, table.tribe().offering) == (1, 0)


def test_ew_47_learning_costs_labour_and_tools_and_leaves_a_gap() -> None:
    table = Table(2).goods(0, 1).show("oral-tradition").cards(hand="artisan tribesman")
    table.do("place_figure member develop", "learn oral-tradition discard", "play_tribe artisan")
    assert (table.labour, table.tribe().tools) == (1, 0)
    assert "oral-tradition" in table.kinds("discard")
    assert table.state.display[0] == ""
    assert len([card for card in table.state.display if card]) == 7


def test_ew_48_the_middle_of_develop_is_a_stone() -> None:
    table = Table(2).open_stones("s1_01", "s1_04").cards(hand="artisan", rest="deck")
    table.do("place_figure member develop", "play_tribe artisan", "descend middle", "take_stone s1_04")
    assert table.tribe().stones == ["s1_04"]
    assert table.labour == 1
    assert table.prompt == "bottom"


@pytest.mark.parametrize(("column", "rule"), [("develop", "EW-49"), ("migrate", "EW-52")])
def test_ew_49_ew_52_the_bottom_places_a_megalith(column: str, rule: str) -> None:
    table = Table(2).goods(0, 0).cards(hand="tribesman", rest="deck")
    table.do(f"place_figure member {column}", "descend middle")
    assert rule in table.decision.rules
    table.do(f"use_bottom {column}", "take_piece 2", "raise 1 0 3")
    assert table.state.level1 == {(0, 3): 0}
    assert table.tribe().stacks == [2, 2, 1, 2, 2]


def test_ew_50_a_camp_costs_two_labour_and_a_labour_moves_two_steps() -> None:
    table = Table(2).camps(0).cards(hand="scout tribesman", rest="deck").goods(0, 0)
    table.do("place_figure member migrate", "play_tribe scout", "place_camp 0")
    assert (table.labour, table.tribe().camps[0]) == (1, 2)
    table.do("move_camp 0 1")
    assert (table.prompt, table.labour) == ("move_camp", 0)
    table.do("move_camp 0 2")
    assert table.prompt == "top"
    assert [i for i, n in enumerate(table.tribe().camps) if n] == [1, 2]


def test_ew_50_the_second_step_may_be_left() -> None:
    table = Table(2).camps(0).cards(hand="tribesman", rest="deck").goods(0, 0)
    table.do("place_figure member migrate", "move_camp 0 1", "decline")
    assert table.prompt == "bottom"
    assert table.tribe().camps[1] == 1


def test_ew_51_the_middle_of_migrate_is_a_village_for_a_labour() -> None:
    table = Table(2).camps(1, 2, 8).goods(0, 0).cards(hand="tribesman tribesman", rest="deck")
    table.do("place_figure member migrate", "descend middle", "build_village j06")
    assert table.tribe().villages == ["j06"]
    assert (table.labour, len(table.tribe().play)) == (0, 1)
    assert table.prompt == "bottom"


def test_ew_53_hunting_costs_labour_and_tools_and_the_zone_stays_open() -> None:
    table = Table(2).goods(0, 2).zone("woolly-mammoth", "glyptodon", "glyptodon").cards(hand="brave tribesman")
    table.do("place_figure member hunt", "hunt woolly-mammoth", "play_tribe tribesman")
    assert (table.labour, table.tribe().tools) == (0, 0)
    assert table.tribe().upright[-1].startswith("woolly-mammoth")
    assert table.state.zone[0] == ""


def test_ew_54_the_middle_of_hunt_tips_one_animal_free() -> None:
    table = Table(2).goods(0, 0).animals("ground-sloth", "giant-beaver").cards(hand="", rest="deck")
    table.do("place_figure member hunt", "tip ground-sloth")
    assert table.prompt == "bottom"
    assert table.tribe().food == 4
    assert [a.rpartition("-")[0] for a in table.tribe().tipped] == ["ground-sloth"]


def test_ew_55_the_bottom_of_hunt_is_a_step_of_offering() -> None:
    table = Table(2).cards(hand="", rest="deck").do("place_figure member hunt", "descend middle", "use_bottom hunt")
    assert (table.tribe().honour, table.tribe().offering) == (0, 1)


def test_ew_56_discounts_add_up_and_end_at_nothing() -> None:
    table = Table(2).zone("woolly-mammoth", "giant-beaver").goods(0, 0).chief("tuskbreaker-a")
    table.state.turn.discounts = {"hunt:tool": 1}
    table.cards(hand="great-hunt").do("play_culture great-hunt", "hunt woolly-mammoth")
    assert (table.labour, table.tribe().tools) == (0, 0)
    table = Table(2).zone("giant-beaver", "ground-sloth").goods(0, 0).chief("tuskbreaker-a").cards(hand="brave brave")
    table.do("place_figure chief hunt")
    assert table.labour == 1
    table.do("hunt ground-sloth")
    assert (table.labour, table.tribe().tools) == (2, 0)


def test_ew_56_a_turn_discount_ends_with_the_turn() -> None:
    table = Table(2).goods(5, 0).chief("thunderclaw-a").cards(hand="").do("place_figure chief initiate")
    table.do("recruit shaman discard")
    assert table.tribe().food == 3
    table.do("descend middle")
    while table.prompt != "bottom":
        table.do("descend bottom")
    table.do("end_turn", "place_figure member rest", "end_turn")
    assert table.state.turn.discounts == {}
