"""Chapter C: a turn (EW-21 to EW-42)."""

from __future__ import annotations

import pytest

from engine.core.catalogues import engine_words
from engine.core.errors import IllegalAction
from engine.games.endless_winter.actions import written
from engine.games.endless_winter.events import Discarded, Gained, PileClosed
from engine.games.endless_winter.game import GAME
from tests.games.endless_winter.table import Table


def test_ew_21_turns_follow_the_turn_order() -> None:
    table = Table(3)
    table.state.order = [2, 0, 1]
    table.start(2)
    seen = []
    for _ in range(4):
        seen.append(table.decision.player)
        figure = table.offers("place_figure")[0].split()[1]
        table.do(f"place_figure {figure} rest", "end_turn")
    assert seen == [2, 0, 1, 2]


def test_ew_22_the_steps_come_in_order() -> None:
    table = Table(2).cards(hand="basket-weaving brave tribesman").do("play_culture basket-weaving")
    assert table.prompt == "turn"
    table.do("place_figure member hunt")
    assert table.prompt == "top"
    table.do("play_tribe brave", "descend middle", "end_turn")
    assert table.decision.player == 1
    assert {"basket-weaving", "brave"} <= {*table.kinds("discard")}
    assert not table.tribe().play


def test_ew_23_labour_of_step_1_is_there_in_step_2_and_gone_after_it() -> None:
    table = Table(2).cards(hand="hide-tanning").do("play_culture hide-tanning")
    assert table.labour == 2
    table.do("place_figure member migrate")
    assert table.labour == 2
    table.do("place_camp 0")
    assert table.labour == 0
    assert table.state.turn.ledger == [("card:hide-tanning", 2), ("hex:0", -2)]


def test_ew_24_what_cannot_be_paid_is_not_offered_and_nothing_is_owed() -> None:
    table = Table(2).goods(0, 0).zone("woolly-mammoth", "giant-beaver").cards(hand="tribesman tribesman")
    table.do("place_figure member hunt")
    assert table.offers("hunt") == ["hunt giant-beaver"]
    assert table.refused("zone:woolly-mammoth") == ("lacks.tool", "EW-53")
    table.do("hunt giant-beaver")
    assert table.labour == 0
    assert len(table.tribe().play) == 2
    assert table.tribe().upright[-1].startswith("giant-beaver")


def test_ew_24_a_payment_with_several_ways_is_asked_and_one_way_is_not() -> None:
    table = Table(2).goods(0, 2).zone("ground-sloth").cards(hand="tribesman brave hunter")
    table.do("place_figure member hunt", "hunt ground-sloth")
    assert table.prompt == "payment"
    assert table.offered == ["play_tribe tribesman", "play_tribe brave", "play_tribe hunter"]
    table.do("play_tribe tribesman")
    assert table.prompt == "payment"
    table.do("play_tribe hunter")
    assert table.prompt == "top"
    assert table.labour == 2
    assert table.tribe().tools == 1


def test_ew_24_food_that_the_price_needs_is_not_turned_into_labour() -> None:
    table = Table(2).goods(4, 0).cards(hand="").do("place_figure member initiate")
    assert "recruit elder hand" in table.offered
    table.do("recruit elder hand")
    assert table.tribe().food == 0
    table = Table(2).goods(3, 0).cards(hand="").do("place_figure member initiate")
    assert "recruit elder hand" not in table.offered
    assert "recruit elder discard" in table.offered


def test_ew_24_a_card_that_is_buried_does_not_pay_for_its_burial() -> None:
    table = Table(2).goods(0, 0).cards(hand="brave", rest="deck").do("place_figure member initiate", "descend middle")
    assert table.prompt == "bottom"
    table = Table(2).goods(0, 0).cards(hand="brave tribesman", rest="deck")
    table.do("place_figure member initiate", "descend middle", "bury brave hand")
    assert table.kinds("buried") == ["brave"]
    assert table.kinds("play") == ["tribesman"]


def test_ew_25_an_effect_can_be_declined_or_stopped_early() -> None:
    table = Table(2).cards(hand="snowshoes").camps(0).do("play_culture snowshoes")
    assert table.offered[-1] == "decline"
    table.do("move_camp 0 1", "decline")
    assert table.prompt == "turn"
    assert table.tribe().camps[1] == 1


def test_ew_25_a_draw_that_would_shuffle_may_be_stopped() -> None:
    table = Table(2).cards(hand="oral-tradition", deck="brave").do("play_culture oral-tradition")
    assert table.prompt == "shuffle"
    assert table.kinds("hand") == ["brave"]
    stopped = GAME.apply(table.state, written("decline"))
    assert len(stopped.state.tribes[0].hand) == 1
    table.do("draw")
    assert len(table.tribe().hand) == 2


def test_ew_26_what_is_possible_is_done() -> None:
    table = Table(2).cards(hand="meat-smoking").animals().goods(0, 0).do("play_culture meat-smoking")
    assert table.tribe().food == 1
    table = Table(2).cards(hand="oral-tradition", deck="brave", rest="play").do("play_culture oral-tradition")
    assert table.kinds("hand") == ["brave"]


def test_ew_27_the_first_culture_card_is_free_and_each_further_one_costs_a_card() -> None:
    table = Table(2).cards(hand="flint-knapping basket-weaving brave tribesman").goods(0, 0)
    table.do("play_culture flint-knapping")
    assert table.prompt == "turn"
    table.do("play_culture basket-weaving")
    assert table.prompt == "discard"
    assert table.tribe().food == 0
    table.do("discard tribesman")
    assert table.tribe().food == 2
    assert table.kinds("hand") == ["brave"]


def test_ew_27_the_only_other_card_goes_without_asking() -> None:
    table = Table(2).cards(hand="flint-knapping basket-weaving brave")
    table.do("play_culture flint-knapping", "play_culture basket-weaving")
    assert table.prompt == "turn"
    assert [e.card[:5] for e in table.happened(Discarded)] == ["brave"]


def test_ew_27_without_another_card_no_further_culture_card() -> None:
    table = Table(2).cards(hand="flint-knapping basket-weaving").do("play_culture flint-knapping")
    assert not table.offers("play_culture")
    assert table.refused("card:basket-weaving") == ("culture_cost", "EW-27")


def test_ew_28_a_culture_card_is_resolved_from_top_to_bottom_and_stays_in_play() -> None:
    table = Table(2).cards(hand="burial-rites tribesman", rest="deck").do("play_culture burial-rites")
    assert table.prompt == "bury"
    assert table.tribe().honour == 0
    table.do("bury tribesman hand")
    assert table.tribe().honour == 1
    assert table.kinds("play") == ["burial-rites"]


def test_ew_29_a_culture_card_that_comes_later_waits() -> None:
    table = Table(2).goods(0, 3).show("basket-weaving").cards(hand="brave brave")
    table.do("place_figure member develop", "learn basket-weaving hand")
    assert "basket-weaving" in table.kinds("hand")
    assert not table.offers("play_culture")
    assert table.refused("card:basket-weaving") == ("culture_late", "EW-29")


def test_ew_30_cards_discarded_for_culture_can_be_drawn_again_in_the_same_turn() -> None:
    table = Table(2).cards(hand="flint-knapping oral-tradition brave", rest="buried")
    table.do("play_culture flint-knapping", "play_culture oral-tradition")
    assert table.prompt == "shuffle"
    table.do("draw")
    assert table.kinds("hand") == ["brave"]


def test_ew_31_no_tribe_cards_in_step_1() -> None:
    table = Table(2).cards(hand="spear-thrower brave").zone("woolly-mammoth").goods(0, 5)
    assert not table.offers("play_tribe")
    assert table.refused("card:brave") == ("tribe_later", "EW-31")
    table.do("play_culture spear-thrower")
    assert table.prompt == "turn"
    assert not table.tribe().upright or "woolly-mammoth" not in table.tribe().upright[-1]


def test_ew_31_with_the_option_they_may_be_played_without_a_column_bonus() -> None:
    table = Table(2, tribe_cards_playable_in_step_1=True).cards(hand="brave spear-thrower").goods(0, 5)
    table.zone("woolly-mammoth").do("play_tribe brave")
    assert table.labour == 2
    table.do("play_culture spear-thrower", "hunt woolly-mammoth")
    assert table.labour == 0
    assert table.tribe().tools == 4


def test_ew_31_ew_35_cards_played_in_step_1_have_their_abilities_at_rest() -> None:
    table = Table(2, tribe_cards_playable_in_step_1=True).cards(hand="artisan scout").goods(3, 0).camps(0)
    table.do("play_tribe artisan", "play_tribe scout", "place_figure member rest")
    assert table.offers("use_ability") == ["use_ability artisan"]
    table.do("use_ability artisan")
    assert (table.tribe().food, table.tribe().tools) == (2, 2)


def test_ew_32_exactly_one_unused_figure_in_any_place() -> None:
    table = Table(2)
    places = ["initiate", "develop", "migrate", "hunt", "rest"]
    assert table.offers("place_figure") == [f"place_figure {f} {p}" for f in ("chief", "member") for p in places]
    table.tribe().figures = ["hunt", "hunt", ""]
    assert table.offers("place_figure") == [f"place_figure member {p}" for p in places]
    assert table.refused("figure:chief") == ("figure_used", "EW-32")
    table.do("place_figure member hunt")
    assert table.tribe().figures == ["hunt"] * 3


def test_ew_33_the_chief_brings_the_effect_of_its_side_where_that_names_the_place() -> None:
    table = Table(2).chief("stonecarver-b").goods(0, 0).do("place_figure chief develop")
    assert table.tribe().tools == 2
    assert [e.source for e in table.happened(Gained)] == ["chief:stonecarver-b"]
    table = Table(2).chief("stonecarver-b").goods(0, 0).do("place_figure chief hunt")
    assert table.tribe().tools == 0
    table = Table(2).chief("stonecarver-b").goods(0, 0).do("place_figure member develop")
    assert table.tribe().tools == 0
    table = Table(2).chief("stonecarver-b").goods(0, 0).do("place_figure chief rest")
    assert table.tribe().tools == 2


def test_ew_34_tribe_cards_give_labour_and_their_bonus_in_their_column() -> None:
    table = Table(2).cards(hand="hunter brave tribeswoman tribesman").do("place_figure member hunt")
    for kind, labour in (("hunter", 3), ("brave", 6), ("tribeswoman", 7), ("tribesman", 8)):
        table.do(f"play_tribe {kind}")
        assert table.labour == labour
    table = Table(2).cards(hand="hunter tribeswoman").do("place_figure member initiate")
    assert table.do("play_tribe hunter").labour == 1
    assert table.do("play_tribe tribeswoman").labour == 3


def test_ew_34_they_may_be_played_in_every_section() -> None:
    table = Table(2).cards(hand="brave tribesman tribesman").animals("giant-beaver")
    table.do("place_figure member hunt", "play_tribe tribesman", "descend middle")
    assert "play_tribe brave" in table.offered
    table.do("play_tribe brave", "descend bottom")
    assert "play_tribe tribesman" in table.offered


def test_ew_35_an_ability_is_used_once_for_each_copy() -> None:
    table = Table(2).cards(hand="artisan artisan").goods(5, 0).do("place_figure member develop")
    assert not table.offers("use_ability")
    table.do("play_tribe artisan", "use_ability artisan")
    assert (table.tribe().food, table.tribe().tools) == (4, 2)
    assert not table.offers("use_ability")
    table.do("play_tribe artisan", "use_ability artisan")
    assert (table.tribe().food, table.tribe().tools) == (3, 4)
    assert not table.offers("use_ability")


def test_ew_35_an_ability_that_names_a_column_works_only_there() -> None:
    table = Table(2).cards(hand="scout").camps(0).do("place_figure member migrate", "play_tribe scout")
    assert table.offers("use_ability") == ["use_ability scout"]
    table = Table(2).cards(hand="scout").camps(0).do("place_figure member hunt", "play_tribe scout")
    assert not table.offers("use_ability")


def test_ew_35_eclipse_abilities_do_nothing_on_a_turn() -> None:
    table = Table(2).cards(hand="brave tribeswoman").goods(0, 0).do("place_figure member hunt")
    table.do("play_tribe brave", "play_tribe tribeswoman")
    assert (table.tribe().food, table.tribe().tools) == (0, 0)
    assert not table.offers("use_ability")


def test_ew_36_food_becomes_labour_one_icon_at_a_time() -> None:
    table = Table(2).camps(0, 0, 0).goods(7, 0).cards(hand="")
    assert table.offers("spend_food") == ["spend_food 5"]
    table.do("spend_food 5", "spend_food 3")
    assert (table.labour, table.tribe().food) == (2, 3)
    table.do("spend_food 1")
    assert (table.labour, table.tribe().food) == (3, 1)
    assert not table.offers("spend_food")


def test_ew_36_food_paid_as_a_price_gives_no_labour() -> None:
    table = Table(2).goods(5, 0).cards(hand="").do("place_figure member initiate", "recruit hunter discard")
    assert (table.labour, table.tribe().food) == (0, 3)


def test_ew_37_top_many_times_then_middle_once_then_bottom() -> None:
    table = Table(2).goods(0, 9).zone("giant-beaver", "giant-beaver", "glyptodon").animals("ancient-bison")
    table.cards(hand="hunter hunter hunter brave").do("place_figure member hunt")
    for species in ("giant-beaver", "glyptodon"):
        table.do(f"hunt {species}")
        while table.prompt == "payment":
            table.do(table.offered[0])
    assert table.prompt == "top"
    table.do("descend middle", "tip ancient-bison")
    assert table.prompt == "bottom"
    assert not table.offers("hunt")
    assert not table.offers("tip")
    assert table.refused("zone:giant-beaver") == ("no_way_back", "EW-37")


def test_ew_38_only_the_first_figure_of_the_round_takes_the_bottom() -> None:
    table = Table(2).animals().animals(player=1).cards(hand="")
    table.do("place_figure member hunt", "descend middle")
    assert "use_bottom hunt" in table.offered
    table.do("use_bottom hunt", "end_turn")
    assert table.tribe().offering == 1
    table.cards(1, hand="").do("place_figure member hunt", "descend middle")
    assert not table.offers("use_bottom")
    assert table.refused("bottom:hunt") == ("bottom_taken", "EW-38")
    table.do("end_turn", "place_figure member hunt", "descend middle")
    assert not table.offers("use_bottom")


def test_ew_39_the_icon_is_taken_even_if_it_is_declined() -> None:
    table = Table(2).animals().animals(player=1).cards(hand="")
    table.do("place_figure member hunt", "descend middle", "end_turn")
    assert table.state.bottoms == ["hunt"]
    assert table.tribe().offering == 0
    table.cards(1, hand="").do("place_figure chief hunt", "descend middle")
    assert not table.offers("use_bottom")


def test_ew_40_at_rest_a_card_and_a_tip_and_no_tribe_cards() -> None:
    table = Table(2).cards(hand="tribesman", deck="brave").animals("giant-beaver").goods(0, 0)
    table.do("place_figure member rest")
    assert table.offered == ["draw", "tip giant-beaver", "end_turn"]
    assert table.refused("card:tribesman") == ("rest_cards", "EW-40")
    table.do("draw", "tip giant-beaver")
    assert table.kinds("hand") == ["brave", "tribesman"]
    assert table.tribe().food == 3
    assert table.offered[-1] == "end_turn"
    assert table.refused("pile:deck") == ("drawn", "EW-40")


def test_ew_40_either_may_be_declined_and_culture_and_chief_come_first() -> None:
    table = Table(2).chief("tuskbreaker-b").cards(hand="flint-knapping").goods(0, 0)
    table.do("play_culture flint-knapping", "place_figure chief rest")
    assert (table.tribe().food, table.tribe().tools) == (3, 2)
    table.do("end_turn")
    assert table.decision.player == 1
    assert not table.tribe().hand


def test_ew_41_played_cards_are_discarded_and_none_are_drawn() -> None:
    table = Table(2).cards(hand="brave tribesman", rest="deck").do("place_figure member hunt", "play_tribe brave")
    table.do("descend middle", "end_turn")
    assert table.kinds("discard") == ["brave"]
    assert table.kinds("hand") == ["tribesman"]


def test_ew_42_the_pile_is_formed_on_the_third_turn_and_then_fixed() -> None:
    table = Table(2).cards(hand="brave tribesman basket-weaving shaman")
    table.tribe(0).figures = ["hunt", "hunt", ""]
    table.do("place_figure member rest", "end_turn")
    assert table.prompt == "pile"
    table.do("set_aside brave", "set_aside basket-weaving", "close_pile")
    assert table.kinds("pile") == ["basket-weaving", "brave"]
    assert table.kinds("hand") == ["shaman", "tribesman"]
    assert [e.n for e in table.happened(PileClosed)] == [2]
    seen = GAME.observe(table.state, 1)
    assert seen.tribes[0].pile == ["?", "?"]
    with pytest.raises(IllegalAction):
        GAME.apply(table.state, written("set_aside shaman"))


@pytest.mark.parametrize(("n", "told"), [(0, "não pôs cartas"), (1, "pôs 1 carta na"), (2, "pôs 2 cartas na")])
def test_ew_42_a_pile_is_told_in_words(n: int, told: str) -> None:
    line = GAME.tell(PileClosed(0, "EW-42", n))
    assert line
    assert told in engine_words("pt_BR", GAME.id, ["Ana"]).say(line)


def test_ew_42_no_pile_before_the_third_turn() -> None:
    table = Table(2).cards(hand="brave").do("place_figure member rest", "end_turn")
    assert table.decision.player == 1
