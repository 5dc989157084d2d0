"""The drawing kit: same seed, same print; cuts stay where they belong."""

import pytest

from tools.art.paths import corners, facet, length, number, outline, outlines, path_data, smooth
from tools.art.press import Press
from tools.art.region import Guide, Region
from tools.art.shapes import circle, rect

SQUARE = rect(0, 0, 100, 100)


def printed(seed: int) -> str:
    press = Press(seed)
    press.cut("M0 0C40 -20 60 20 100 0V100H0Z", "clay")
    press.scatter(SQUARE, "d-clay", 80, 20)
    press.rows(SQUARE, [smooth("0,20 50,30 100,20")], "l-clay")
    return press.text()


def test_the_same_seed_prints_the_same() -> None:
    assert printed(5) == printed(5)
    assert printed(5) != printed(6)


def test_a_contour_lies_outside_its_fill() -> None:
    press = Press(1)
    press.cut(SQUARE, "clay", 3, 0, 0, 0)
    contour, fill = (outline(line.split(' d="')[1].split('"')[0]) for line in press.out)
    assert min(x for x, _ in contour) < min(x for x, _ in fill)
    assert max(y for _, y in contour) > max(y for _, y in fill)


def test_scattered_cuts_keep_their_distance_from_the_border() -> None:
    press = Press(2)
    press.scatter(Region(SQUARE, 10), "d-clay", 0, 40, (6, 8))
    starts = [piece.split("q")[0] for piece in press.out[0].split("M")[1:]]
    spots = [tuple(float(v) for v in start.replace("-", " -").split()) for start in starts]
    assert len(spots) > 5
    assert all(10 <= x <= 90 and 10 <= y <= 90 for x, y in spots)


def test_a_hole_is_left_out() -> None:
    region = Region(SQUARE, 0, hole=rect(40, 40, 20, 20))
    assert region.holds((10, 10), (90, 90))
    assert not region.holds((50, 50))
    assert not region.holds((120, 50))


@pytest.mark.parametrize(
    ("data", "end"),
    [("M1 1l4 0h2v3", (7, 4)), ("M0 0Q5 0 5 5", (5, 5)), ("M0 0c1 1 2 1 3 0s2-1 3 0", (6, 0)), ("1,2 3,4", (3, 4))],
)
def test_outlines_are_read_to_their_end(data: str, end: tuple[float, float]) -> None:
    assert outline(data)[-1] == pytest.approx(end)


def test_subpaths_stay_apart() -> None:
    assert [len(part) for part in outlines("M0 0L1 0L1 1ZM5 5L6 5L6 6Z")] == [3, 3]


def test_path_data_comes_back_as_the_same_polygon() -> None:
    polygon = corners("0,0 10.5,-.5 12,30 -3.2,8")
    again = outline(path_data(polygon))
    assert [number(v) for point in again[:4] for v in point] == [number(v) for point in polygon for v in point]


def test_facets_of_a_straight_side_are_one_cut() -> None:
    assert len(facet([(0, 0), (1, 0), (2, 0), (2, 2), (1, 2), (0, 2)], 0.1)) == 4
    assert len(facet(circle(0, 0, 10, 60), 0.5)) < 20


def test_walking_a_guide() -> None:
    guide = Guide(corners("0,0 10,0 10,10"))
    assert guide.length == length(guide.points) == 20
    assert guide.at(15) == (10, 5)
    assert guide.at(99) == (10, 10)


@pytest.mark.parametrize(("value", "text"), [(1.04, "1"), (-0.01, "0"), (2.55, "2.5"), (-3.25, "-3.2")])
def test_numbers_are_as_short_as_can_be(value: float, text: str) -> None:
    assert number(value) == text
