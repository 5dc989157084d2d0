"""The sheet of Endless Winter: what the catalog names has a picture of its own, drawn with parts that are all used."""

import re
from functools import cache
from itertools import combinations, product

import pytest

from engine.games.endless_winter import catalog
from engine.games.endless_winter.catalog_cards import CHIEFS
from engine.games.endless_winter.vocabulary import COLUMNS, TRACKS
from tests.art.test_contrast import TEXT, THING, colours, ratio
from tools.art.common.figures import OWNERS
from tools.art.endless_winter import emblems, inks, lanes, monuments, stones
from tools.art.endless_winter.brush import place
from tools.art.endless_winter.sheet import symbols
from tools.art.paths import outlines
from tools.art.region import Region
from tools.paths import ROOT

SHEET = (ROOT / "ui/art/endless_winter.svg").read_text(encoding="utf-8")
CSS = (ROOT / "ui/styles/endless_winter_inks.css").read_text(encoding="utf-8")
BODIES = {symbol.id: symbol.body for symbol in symbols()}
CARDS = [*catalog.CARDS, *catalog.SIDES]
LEAST_PATHS, MOST_PATHS = 3, 45
LEFT, RIGHT = -14, 114
"""How far a part may lie from the box of an emblem, which is 100 wide."""
ALIKE = 0.8
"""Share of two outlines in each other from which they would be taken for one."""
INKS = {
    name: [tuple(pair) for pair in re.findall(r":light-dark\((#\w{6}),(#\w{6})\)", rules)]
    for name, rules in re.findall(r"\.w-([\w-]+)\{([^}]*)\}", CSS)
}
SIGNS = (
    "recruit culture hunt move place-camp build bury advance idol offering honour place-megalith take-stone tip draw "
    "retrieve eclipse influence rest choose discount bottom discard limit initiate develop migrate"
)


def within(name: str) -> str:
    """A picture with everything it shows, but its ground."""
    body = BODIES.get(name, "")
    shown = (link for link in re.findall(r'href="#([^"]+)"', body) if "wall" not in link)
    return "\n".join([body, *map(within, shown)])


@cache
def cells(species: str) -> set[tuple[int, int]]:
    """The places of a fine grid that an animal covers."""
    shapes = re.findall(r'class="w-(?!shade)[\w-]+" d="(M[^"]*z)"', BODIES[f"ew-animal-{species}"])
    regions = [Region(border) for data in shapes for border in outlines(data, 2.0)]
    grid = product(range(0, 120, 4), range(0, 80, 4))
    return {spot for spot in grid if any(region.holds(spot) for region in regions)}


# Everything is there ----------------------------------------------------------------------------------------------


def test_every_card_has_an_emblem_and_every_emblem_a_card() -> None:
    assert {name.removeprefix("ew-emblem-") for name in BODIES if name.startswith("ew-emblem-")} == set(CARDS)


def test_what_the_catalog_names_is_drawn() -> None:
    wanted = {f"ew-animal-{species}" for species in catalog.ANIMALS} | {f"ew-terrain-{land}" for land in catalog.LANDS}
    wanted |= {f"ew-stone-{stone}" for stone in catalog.STONES} | {f"ew-chief-{chief}" for chief in CHIEFS}
    wanted |= {f"ew-megalith-{tile[2:]}" for tile in catalog.MEGALITH_TILES}
    wanted |= {f"ew-pattern-{pattern}" for pattern in catalog.MEGALITH_PATTERNS}
    wanted |= {f"ew-idol-{track}" for track in TRACKS} | {f"ew-land-{column}" for column in COLUMNS}
    assert wanted <= set(BODIES)


def test_every_owner_has_the_pieces() -> None:
    pieces = ("figure", "chief", "camp", "village", "block", "upper")
    wanted = {f"ew-{piece}-{owner}" for piece in pieces for owner in OWNERS}
    assert wanted | {"ew-block-neutral", "ew-upper-neutral"} <= set(BODIES)


def test_deeds_have_signs() -> None:
    assert {f"ew-{sign}" for sign in SIGNS.split()} <= set(BODIES)


def test_boards_are_those_of_the_catalog() -> None:
    assert monuments.PATTERNS == catalog.MEGALITH_PATTERNS
    assert list(lanes.LANES) == list(COLUMNS)
    assert monuments.SPACES == catalog.TRACK_END
    tile = next(iter(catalog.MEGALITH_TILES.values()))
    assert (len(tile), len(tile[0])) == (monuments.ROWS, monuments.COLUMNS)


# Told apart -------------------------------------------------------------------------------------------------------


def test_no_two_emblems_are_alike() -> None:
    rows = [row.split(" | ", 1)[1] for row in emblems.rows()]
    assert len({*rows, *emblems.CHIEFS.values()}) == len(rows) + len(emblems.CHIEFS)


@pytest.mark.parametrize(("one", "other"), list(combinations(catalog.ANIMALS, 2)))
def test_animals_differ_in_outline(one: str, other: str) -> None:
    both, either = cells(one) & cells(other), cells(one) | cells(other)
    assert len(both) < ALIKE * len(either)


def test_stones_of_an_era_bear_different_signs() -> None:
    rows = [row.split() for row in stones.ROWS.strip().split("\n")]
    assert [name for name, *_ in rows] == list(catalog.STONES)
    assert len({(name[:2], *signs) for name, *signs in rows}) == len(rows)


# Well made --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARDS)
def test_an_emblem_is_a_few_strokes_in_its_box(card: str) -> None:
    text = within(f"ew-emblem-{card}")
    assert LEAST_PATHS <= text.count("<path") <= MOST_PATHS
    own = [float(x) for x in re.findall(r'd="M(-?[\d.]+)', BODIES[f"ew-emblem-{card}"]) if float(x) > -59]
    assert all(LEFT <= x <= RIGHT for x in own)


def test_every_part_and_every_sign_is_used() -> None:
    rows = [*(row.split(" | ")[2] for row in emblems.rows()), *emblems.CHIEFS.values(), *emblems.SIDES.values()]
    assert {part.split()[0] for row in rows for part in row.split("; ")} == set(emblems.PARTS)
    assert {sign for row in stones.ROWS.strip().split("\n") for sign in row.split()[1:]} == set(stones.CARVINGS)


def test_every_ink_is_used() -> None:
    used = {cls for group in re.findall(r'class="([^"]+)"', SHEET) for cls in group.split()}
    assert {f"w-{name}" for name in INKS} - used == set()


def test_a_part_is_placed_by_its_words() -> None:
    found = place(["10", "-4", "-.5", "limb2", "/30"], (50, 44))
    assert (found.x, found.y, found.scale, found.side, found.turn, found.ink) == (60, 40, 0.5, -1, 30, "limb2")
    assert (place(["1.2"]).x, place(["1.2"]).scale) == (0, 1.2)
    assert place([]).point(3, 4) == (3, 4)


# Seen by day and by night -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", [0, 1], ids=["day", "night"])
@pytest.mark.parametrize("species", catalog.ANIMALS)
def test_animals_stand_out_from_what_they_lie_on(species: str, scheme: int) -> None:
    for ground in ("ground", "surface", "raised"):
        assert max(ratio(ink[scheme], colours(ground)[scheme]) for ink in INKS[species]) >= THING


@pytest.mark.parametrize("scheme", [0, 1], ids=["day", "night"])
@pytest.mark.parametrize(
    ("front", "back"),
    [*product(("cut2", "limb", "soot"), ("rock", "dusk")), *product(["groove"], ("pebble1", "pebble2"))],
)
def test_lines_stand_out_from_rock(front: str, back: str, scheme: int) -> None:
    assert ratio(INKS[front][0][scheme], INKS[back][0][scheme]) >= THING


@pytest.mark.parametrize("scheme", [0, 1], ids=["day", "night"])
@pytest.mark.parametrize("column", COLUMNS)
def test_text_is_read_on_every_tint_of_a_lane(column: str, scheme: int) -> None:
    for tint, text in product("123", ("ink", "ink-soft")):
        assert ratio(colours(text)[scheme], INKS[f"{column}{tint}"][0][scheme]) >= TEXT, (tint, text)


@pytest.mark.parametrize("ground", ["surface", "raised"])
def test_lone_strokes_of_signs_stand_out(ground: str) -> None:
    signs = "".join(BODIES[f"ew-{sign}"] for sign in ("tip", "retrieve", "rest"))
    for ink in set(re.findall(r'class="ln [cd]-(\w+)-s"', signs)) - {"paper"}:
        assert min(ratio(colours(ink)[scheme], colours(ground)[scheme]) for scheme in (0, 1)) >= THING, ink


def test_lines_have_no_fill() -> None:
    assert all(f".w-{name}{{fill:none" in CSS for name in inks.LINES)
