"""Areas, outcomes, piles and places in words and lists: complete, right, and in both languages."""

from __future__ import annotations

import re
from random import Random

import pytest

from engine.games.hunters_gatherers.actions import PlaceTile
from engine.games.hunters_gatherers.scoring import score
from engine.games.hunters_gatherers.supply import unseen
from tests.ui.games.hunters_gatherers.at_table import Sitting, match_at, placing_after, settling_after, sitting
from tests.ui.markup import KEY, words
from ui.games.hunters_gatherers.outcome import outcome, touched
from ui.games.hunters_gatherers.reading import area_of, areas, pointed_area, system_of, target_of, zone_of
from ui.games.hunters_gatherers.words import described, sentence


@pytest.mark.parametrize("edition", ["first", "second"])
def test_areas_are_worth_what_the_score_says(edition: str) -> None:
    state = match_at(placing_after(60), edition=edition).state
    at_end = {(line.player, line.kind) for line in score(state) if line.kind in ("meadow", "hut")}
    assert at_end
    for player, kind in at_end:
        lines = [x for x in score(state) if x.player == player and x.kind in EXTRAS[kind]]
        kinds = {"meadow": "meadow", "hut": "system"}
        mine = [area for area in areas(state) if area.kind == kinds[kind] and player in area.paid]
        assert sum(line.points for line in lines) == sum(area.points for area in mine)


EXTRAS = {"meadow": ("meadow", "pit_trap"), "hut": ("hut", "raft")}


def test_every_zone_belongs_to_a_listed_area() -> None:
    state = match_at(placing_after(40)).state
    found = list(areas(state))
    for zone in state.layout.areas.region:
        assert area_of(state, zone) in found
    for zone in state.layout.systems.region:
        assert system_of(state, zone) in found
    assert all(pointed_area(state, target_of(state, area)) == area for area in found)


@pytest.mark.parametrize(
    "target", ["", "cell:1,1", "zone:99,99:m0", "zone:0,0:x9", "player:0", "zone:0", "zone:0,0", "cell:a,b"]
)
def test_other_targets_are_about_no_zone(target: str) -> None:
    assert zone_of(match_at(placing_after(3)).state, target) == -1


def test_the_outcome_is_what_the_rules_make_of_it() -> None:
    at = sitting(placing_after(35))
    view, compared = at.table.view(), 0
    for action in at.decision.actions:
        assert isinstance(action, PlaceTile)
        foretold = outcome(view, (action.x, action.y), action.rotation)
        after = at.table.match.game.apply(at.state, action).state
        real = [area for area in touched(after, len(at.state.placed)) if area.owners or area.closed]
        if len(after.placed) == len(at.state.placed) + 1 and len(after.earned) == len(at.state.earned):
            assert sorted(map(repr, foretold.areas)) == sorted(map(repr, real))
            compared += 1
    assert compared > len(at.decision.actions) / 2
    assert at.table.view().state == view.state


def test_a_bonus_tile_is_foretold() -> None:
    def earns(state: object, decision: object) -> bool:
        return getattr(decision, "prompt", "") == "prompt.place_bonus_tile"

    match = match_at(earns)
    while not isinstance(match.moves[-1].action, PlaceTile):
        match.undo(True)
    laid = match.undo(True)
    assert isinstance(laid, PlaceTile)
    at = Sitting(match)
    assert outcome(at.table.view(), (laid.x, laid.y), laid.rotation).bonus


@pytest.mark.parametrize("language", ["pt_BR", "en"])
def test_everything_has_words(language: str) -> None:
    for edition in ("first", "second"):
        for wanted in (placing_after(45), settling_after(30)):
            at = Sitting(match_at(wanted, edition=edition))
            at.page.chosen = language
            at.app.language = language
            at.do("tab", tab="hg.areas")
            at.do("owners", value="all")
            for action in at.decision.actions[:3]:
                for target in action.targets[:1]:
                    at.point(target)
                    at.press(target)
            at.do("places", value="open")
            at.do("open", dialog="tiles")
            assert not KEY.findall(words(at.page.text).replace("hg.areas", ""))


def test_a_game_has_words_for_every_log_line_and_the_final_sheet() -> None:
    at = sitting(placing_after(60), edition="second")
    chance = Random(3)
    while at.table.match.decision is not None:
        at.do("do", action=str(chance.choice(at.decision.actions)), sure="yes")
    at.do("whole-log")
    assert "dialog-title" in at.page.regions["dialogs"]
    assert not KEY.findall(words(at.page.text))


def test_a_tip_says_whose_how_large_worth_and_missing() -> None:
    at = sitting(
        lambda state, decision: (
            any(state.zone(z).kind == "forest" for z in state.members) and decision.prompt == "prompt.place_tile"
        )
    )
    at.app.language = "en"
    at.app.draw()
    zone = next(z for z in at.state.members if at.state.zone(z).kind == "forest")
    at.point(f"zone:{at.state.spot(zone)}")
    tip, area = words(at.page.regions["tips"]), area_of(at.state, zone)
    assert f"{area.tiles} tile" in tip
    assert f"{area.points} point" in tip
    assert f"{area.open} side" in tip
    assert sentence(at.table.view(), area).split(":")[0] in re.sub(r"\s+", " ", tip).replace(" ’s", "’s")
    assert f"forest{area.name}" in at.pieces("hg-lit-forest")
    assert len(at.pieces("hg-open")) == area.open


def test_a_lake_stands_for_its_river_system() -> None:
    at = sitting(lambda state, decision: bool(state.huts) and decision.prompt == "prompt.place_tile")
    zone = next(iter(at.state.huts))
    lake = next((z for z in system_of(at.state, zone).zones if at.state.zone(z).kind == "lake"), None)
    target = f"zone:{at.state.spot(lake)}" if lake is not None else f"hut:{at.state.spot(zone)}"
    at.point(target)
    assert f"system{system_of(at.state, zone).name}" in at.pieces("hg-lit-water")


def test_an_area_shared_by_two_shows_both_patterns() -> None:
    at = sitting(
        lambda state, decision: (
            decision.prompt == "prompt.place_tile"
            and any(area.kind == "meadow" and len(area.paid) == 2 for area in areas(state))
        ),
        players=2,
    )
    shared = next(area for area in areas(at.state) if area.kind == "meadow" and len(area.paid) == 2)
    at.point(target_of(at.state, shared))
    text = at.pieces("hg-lit-meadow")[f"meadow{shared.name}"]
    assert "h-own-A" in text
    assert "hg-second-B" in text


def test_the_list_of_areas_has_every_area_that_counts() -> None:
    at = sitting(placing_after(50))
    at.do("tab", tab="hg.areas")
    for area in areas(at.state):
        listed = f'data-target="{target_of(at.state, area)}"' in at.page.regions["talking"]
        assert listed == (bool(area.owners) or not area.closed)


def test_the_list_of_places_is_in_reading_order_and_complete() -> None:
    at = sitting(placing_after(30))
    at.do("places", value="open")
    found = re.findall(r'class="place"[^>]*data-target="cell:(-?\d+),(-?\d+)"', at.page.regions["deciding"])
    cells = [(int(y), int(x)) for x, y in found]
    assert cells == sorted(cells)
    assert {(x, y) for y, x in cells} == {(a.x, a.y) for a in at.decision.actions if isinstance(a, PlaceTile)}


@pytest.mark.parametrize("edition", ["first", "second"])
def test_tiles_left_are_counted_by_kind_unless_nobody_is_to_count(edition: str) -> None:
    at = sitting(placing_after(40), edition=edition)
    at.do("open", dialog="tiles")
    numbers = [int(n) for n in re.findall(r"<b[^>]*>(\d+)</b></li>", at.page.regions["dialogs"])]
    assert sum(numbers) == len(at.state.land) + len(at.state.bonus)
    assert max(numbers) == max([*unseen(at.state, False).values(), *unseen(at.state, True).values()])
    at.do("prefer", name="counts", value="false")
    assert "tiles-left" not in at.page.regions["dialogs"]


def test_without_counting_the_tips_do_not_count() -> None:
    at = sitting(placing_after(40))
    cell = next(f"cell:{x},{y}" for x, y in at.state.layout.frontier)
    told = described(at.table.view(), cell)
    assert told is not None
    at.do("prefer", name="counts", value="false")
    quiet = described(at.table.view(), cell)
    assert quiet is not None
    assert len(quiet.lines) == len(told.lines) - 1


def test_my_people_stand_with_what_they_are_in() -> None:
    at = sitting(
        lambda s, d: placing_after(30)(s, d) and d.player in s.members.values() and d.player in s.huts.values()
    )
    me, mine = at.table.viewer, at.page.regions["mine"]
    zones = [zone for held in (at.state.members, at.state.huts) for zone, owner in held.items() if owner == me]
    assert mine.count('class="at') == len(zones) + mine.count('class="at-work"')
    assert all(f":{at.state.spot(zone)}" in mine for zone in zones)
