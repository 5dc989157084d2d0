"""Stone Age's faces and places: every component is drawn, and says what it does."""

import re

import pytest

from tools.art.stone_age import cards, tiles
from tools.art.stone_age.zones import OUTLINES
from tools.paths import ROOT
from ui.games.stone_age import layout

SHEET = (ROOT / "ui/art/stone_age.svg").read_text(encoding="utf-8")
IDS = set(re.findall(r'\bid="([^"]+)"', SHEET))
CARD_IDS = [line.split()[0] for line in cards.CARDS.strip().split("\n")]
TILE_IDS = [line.split()[0] for line in (tiles.FIXED + tiles.KINDS).split("\n") if line] + list(tiles.ANY)
VALUES = {"wood": 3, "brick": 4, "stone": 5, "gold": 6}


def body(symbol: str) -> str:
    return SHEET.split(f'id="{symbol}"')[1].split("</symbol>")[0]


def test_all_components_are_there_once() -> None:
    assert len(set(CARD_IDS)) == len(CARD_IDS) == 36
    assert len(set(TILE_IDS)) == len(TILE_IDS) == 28


@pytest.mark.parametrize("card", CARD_IDS)
def test_a_card_has_a_face_and_a_lower_half(card: str) -> None:
    assert {f"card-{card}", f"half-{card}"} <= IDS
    assert f'href="#half-{card}"' in body(f"card-{card}")


@pytest.mark.parametrize("tile", TILE_IDS)
def test_a_tile_has_a_face(tile: str) -> None:
    assert f"tile-{tile}" in IDS


@pytest.mark.parametrize("card", CARD_IDS)
def test_a_card_prints_the_number_of_its_name(card: str) -> None:
    what = re.search(r"-(food|points|oneuse)(\d)", card)
    printed = re.findall(r'class="(?:nt|st)"[^>]*>([^<]+)<', body(f"card-{card}"))
    assert printed[:1] == [what[2]] if what else not any(text.isdigit() for text in printed)


@pytest.mark.parametrize("line", [line for line in tiles.FIXED.split("\n") if line])
def test_a_fixed_tile_is_worth_what_it_costs(line: str) -> None:
    tile, points, *price = line.split()
    assert int(points) == sum(VALUES[good] for good in price)
    assert [body(f"tile-{tile}").count(f'"#g-{good}"') for good in VALUES] == [price.count(good) for good in VALUES]
    assert f">{points}</text>" in body(f"tile-{tile}")


def test_a_green_card_shows_one_of_eight_signs_twice_each() -> None:
    signs = [match for card in CARD_IDS for match in re.findall(r'"#c-(\w+)"', body(f"half-{card}"))]
    assert sorted(signs.count(sign) for sign in set(signs)) == [2] * 8


def test_people_on_the_sand_cards() -> None:
    people = [line.split()[-2:] for line in cards.CARDS.strip().split("\n") if line.split()[-2] in cards.MULTIPLIES]
    count = {who: sum(int(n) for name, n in people if name == who) for who in cards.MULTIPLIES}
    assert count == {"farmer": 7, "toolmaker": 8, "builder": 9, "shaman": 7}


def test_every_place_lights_up_and_can_be_pressed() -> None:
    places = {*layout.GATHERING, *layout.VILLAGE}
    assert set(OUTLINES) == set(layout.LABELS) == set(layout.DRAW_ORDER) == places
    assert {f"sa-{kind}-{place}" for kind in ("lit", "hit") for place in places} <= IDS


def test_rings_as_printed() -> None:
    assert {place: len(rings) for place, rings in layout.RINGS.items()} == {
        "forest": 7,
        "clay_pit": 7,
        "quarry": 7,
        "river": 7,
        "tool_maker": 1,
        "hut": 2,
        "field": 1,
    }
    assert body("sa-board").count('"#ring"') == 32
    assert body("sa-board").count('"#stepstone"') == len(layout.FOOD_TRACK) == 11


def test_the_score_track_goes_round_and_below_zero() -> None:
    spots = {layout.notch(points) for points in range(100)}
    assert len(spots) == 100
    assert layout.notch(107) == layout.notch(7)
    assert layout.notch(-10) == layout.notch(90)
    assert all(x in (13, 987) or y in (13, 607) for x, y in spots)


def test_markers_in_one_notch_step_into_the_land() -> None:
    for points in range(100):
        x, y = layout.score_marker(points, 1)
        assert 13 <= x <= 987
        assert 13 <= y <= 607
        assert (x, y) != layout.notch(points)


@pytest.mark.parametrize("count", range(1, 11))
def test_forty_hunters_have_room(count: int) -> None:
    spots = [spot for group in range(4) for spot in layout.hunters(group, count)]
    assert len(set(spots)) == 4 * count
    left, top, width, height = layout.LAND
    assert all(left + 20 <= x <= 320 and top + 36 <= y <= 350 for x, y in spots)
    assert left + width > 320
    assert top + height > 350


@pytest.mark.parametrize("place", layout.GATHERING)
def test_dice_of_a_place_stay_together(place: str) -> None:
    spots = layout.dice(place, 10)
    middle = layout.DICE[place][0]
    assert len(spots) == 10
    assert max(abs(x - middle) for x, _, _ in spots) <= 110


def test_a_zoomed_view_shows_its_place() -> None:
    for place, rings in layout.RINGS.items():
        x, y, width, height = layout.ZOOM[place]
        assert all(x <= rx <= x + width and y <= ry <= y + height for rx, ry in rings)
        assert 0 <= x <= x + width <= 1000
        assert 0 <= y <= y + height <= 620
