"""Phase 1, placing figures (SA-11 to SA-22)."""

from __future__ import annotations

import pytest

from engine.games.stone_age.catalog import MAX_FIGURES
from engine.games.stone_age.events import Placed, StayedHome
from tests.games.stone_age.positions import do, happened, offered, placing, refused, settled, table, tribe


def at(**placed: int) -> dict[str, int]:
    return placed


def test_sa_11_one_place_each_turn_clockwise() -> None:
    step = do(table(placing(2), tribe(), tribe(), tribe(), start=2), "place forest 2", "place field 1")
    assert step.state.tribes[2].placed == {"forest": 2}
    assert step.state.tribes[0].placed == {"field": 1}
    assert step.decision is not None
    assert step.decision.player == 1


def test_sa_12_there_is_no_pass() -> None:
    assert all(text.startswith("place ") for text in offered(table(placing(0), tribe(), tribe())))


def test_sa_12_the_only_placement_there_is_happens_by_itself() -> None:
    placed = everything_full(hut=True)
    placed[3].pop("hunting_grounds")
    tribes = [tribe(figures=sum(p.values()), placed=p) for p in placed]
    tribes[3].figures += 1
    step = settled(table(placing(3), *tribes))
    assert [(event.player, event.place) for event in happened(step, Placed)] == [(3, "hunting_grounds")]
    assert step.decision is not None
    assert step.decision.prompt == "prompt.resolve"


def test_sa_13_who_has_nobody_left_is_skipped_and_the_phase_ends_when_nobody_can_place() -> None:
    idle = tribe(placed=at(hunting_grounds=5))
    step = do(table(placing(0), tribe(placed=at(forest=4)), idle), "place field 1")
    assert step.decision is not None
    assert (step.decision.prompt, step.decision.player) == ("prompt.resolve", 0)


def test_sa_14_no_second_time_on_a_place() -> None:
    state = table(placing(0), tribe(placed=at(hunting_grounds=1, forest=1)), tribe(), tribe(), tribe())
    assert not [text for text in offered(state) if text.startswith(("place hunting", "place forest"))]
    assert refused(state, "place:hunting_grounds") == ("refusal.own_figures", "SA-14")


def test_sa_15_rings() -> None:
    state = table(placing(0), tribe(figures=10), *(tribe(placed=at(forest=3)) for _ in range(2)), tribe())
    texts = offered(state)
    assert [text for text in texts if "forest" in text] == ["place forest 1"]
    assert len([text for text in texts if "clay_pit" in text]) == 7
    assert len([text for text in texts if "hunting" in text]) == 10
    for single in ("tool_maker 1", "hut 2", "field 1", "card_1 1", "card_4 1", "building_1 1", "building_4 1"):
        assert [text for text in texts if text.split()[1] == single.split()[0]] == [f"place {single}"]


def test_sa_15_a_full_place_and_a_taken_place_say_so() -> None:
    full = table(placing(0), tribe(), tribe(placed=at(forest=7, field=1)), tribe(), tribe())
    assert refused(full, "place:forest") == ("refusal.full", "SA-15")
    assert refused(full, "place:field") == ("refusal.taken", "SA-15")


def test_sa_16_several_cards_and_buildings_in_any_order() -> None:
    state = table(placing(0), tribe(placed=at(card_4=1, building_2=1)), tribe())
    assert {"place card_1 1", "place card_2 1", "place building_1 1"} <= set(offered(state))


def test_sa_17_places_that_give_nothing_are_still_legal() -> None:
    great = tribe(figures=MAX_FIGURES, level=10, tools=(4, 4, 4))
    assert {"place hut 2", "place field 1", "place tool_maker 1", "place card_4 1"} <= set(
        offered(table(placing(0), great, tribe()))
    )


def test_sa_76_two_players_share_village_and_lands() -> None:
    state = table(placing(0), tribe(placed=at(tool_maker=1)), tribe(placed=at(field=1)))
    assert "place hut 2" not in offered(state)
    assert refused(state, "place:hut") == ("refusal.village_closed", "SA-18")
    other = do(state, "place forest 1").state
    assert "place hut 2" not in offered(other)
    assert not [text for text in offered(other) if "forest" in text]
    assert refused(other, "place:forest") == ("refusal.shared_out", "SA-18")


def test_sa_18_the_village_closes_also_for_one_player_alone() -> None:
    assert "place field 1" not in offered(table(placing(0), tribe(placed=at(tool_maker=1, hut=2)), tribe()))


def test_sa_77_three_players_two_in_the_quarry() -> None:
    state = table(placing(2), tribe(placed=at(quarry=2)), tribe(placed=at(quarry=2)), tribe())
    assert not [text for text in offered(state) if "quarry" in text]
    assert refused(state, "place:quarry") == ("refusal.shared_out", "SA-19")


def test_sa_19_the_second_of_three_players_may_enter() -> None:
    state = table(placing(1), tribe(placed=at(quarry=2)), tribe(), tribe())
    assert "place quarry 5" in offered(state)
    closed = table(placing(2), tribe(placed=at(hut=2)), tribe(placed=at(field=1)), tribe())
    assert refused(closed, "place:tool_maker") == ("refusal.village_closed", "SA-19")


def test_sa_20_four_players_have_only_the_rings() -> None:
    state = table(placing(3), *(tribe(placed=at(quarry=2)) for _ in range(3)), tribe())
    assert [text for text in offered(state) if "quarry" in text] == ["place quarry 1"]
    village = table(placing(3), tribe(placed=at(hut=2)), tribe(placed=at(field=1)), tribe(), tribe())
    assert "place tool_maker 1" in offered(village)


@pytest.mark.parametrize("taken", [("tool_maker", "hut"), ("tool_maker", "field"), ("hut", "field")])
def test_sa_21_the_closed_place_is_decided_by_play(taken: tuple[str, str]) -> None:
    first, second = ({place: 2 if place == "hut" else 1} for place in taken)
    texts = offered(table(placing(0), tribe(placed=first), tribe(placed=second)))
    assert not [text for text in texts if text.split()[1] in ("tool_maker", "hut", "field")]
    assert "place hunting_grounds 3" in texts
    assert "place card_2 1" in texts


def test_sa_22_one_figure_cannot_use_the_hut() -> None:
    state = table(placing(0), tribe(placed=at(hunting_grounds=4)), tribe())
    assert "place hut 2" not in offered(state)
    assert refused(state, "place:hut") == ("refusal.hut_needs_two", "SA-22")


def everything_full(*, hut: bool) -> list[dict[str, int]]:
    """Four players' figures; the last has one figure left and has hunted already."""
    return [
        at(forest=7, tool_maker=1, card_1=1, building_1=1),
        at(clay_pit=7, field=1, card_2=1, building_2=1),
        at(quarry=7, card_3=1, building_3=1) | (at(hut=2) if hut else {}),
        at(hunting_grounds=2, river=7, card_4=1, building_4=1),
    ]


@pytest.mark.parametrize("hut", [True, False])
def test_sa_84_one_figure_left_and_nowhere_to_go(hut: bool) -> None:
    placed = everything_full(hut=hut)
    tribes = [tribe(figures=sum(p.values()), placed=p) for p in placed]
    tribes[3].figures += 1
    step = settled(table(placing(3), *tribes))
    assert step.decision is not None
    assert (step.decision.prompt, step.decision.player) == ("prompt.resolve", 0)
    stayed = happened(step, StayedHome)
    assert [(event.player, event.figures, event.rule) for event in stayed] == [(3, 1, "SA-13")]
