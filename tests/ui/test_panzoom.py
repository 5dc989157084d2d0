"""Boards without an edge: a drag moves and chooses nothing, a pinch keeps its middle, the view stays."""

from __future__ import annotations

import pytest

from ui.panzoom import MARGIN, SLOP, Box, Lens, Surface, nearest


def board(**settings: float) -> Surface:
    return Surface(frame=(0, 50, 400, 300), **settings)  # type: ignore[arg-type]


def under(surface: Surface, at: tuple[float, float]) -> tuple[float, float]:
    """The point of the board that is drawn there."""
    lens = surface.lens
    return (at[0] - lens.left) / lens.scale, (at[1] - lens.top) / lens.scale


def test_a_press_that_wanders_a_little_still_chooses() -> None:
    surface = board()
    surface.press(1, (100, 100))
    assert not surface.move(1, (100 + SLOP - 1, 100))
    surface.release(1)
    assert not surface.dragged
    assert surface.lens == Lens()


def test_a_drag_moves_the_board_with_the_pointer_and_chooses_nothing() -> None:
    surface = board()
    surface.press(1, (100, 100))
    surface.move(1, (103, 100))
    assert surface.move(1, (180, 60))
    surface.release(1)
    assert surface.dragged
    assert (surface.lens.left, surface.lens.top) == (80, -40)


def test_the_next_press_chooses_again() -> None:
    surface = board()
    surface.press(1, (0, 0))
    surface.move(1, (50, 0))
    surface.release(1)
    surface.press(1, (50, 0))
    assert not surface.dragged


def test_a_pinch_scales_around_its_middle_and_chooses_nothing() -> None:
    surface = board()
    surface.press(1, (100, 100))
    surface.press(2, (200, 100))
    surface.move(1, (50, 100))
    surface.move(2, (250, 100))
    assert surface.lens.scale == pytest.approx(2)
    assert under(surface, (150, 100)) == pytest.approx((150, 100))
    surface.release(1)
    surface.release(2)
    assert surface.dragged


def test_a_pinch_that_ends_with_one_finger_goes_on_as_a_drag_without_a_jump() -> None:
    surface = board()
    surface.press(1, (100, 100))
    surface.press(2, (200, 100))
    surface.release(2)
    before = surface.lens
    surface.move(1, (110, 100))
    assert surface.lens == before.moved((10, 0))
    assert surface.dragged


def test_two_fingers_on_one_spot_do_not_divide_by_nothing() -> None:
    surface = board()
    surface.press(1, (100, 100))
    surface.press(2, (100, 100))
    assert surface.move(2, (120, 100))
    assert surface.lens.scale == 1


def test_a_pointer_that_never_came_down_moves_nothing() -> None:
    surface = board()
    assert not surface.move(1, (300, 300))
    assert not surface.held


@pytest.mark.parametrize(("factor", "scale"), [(100, 3.0), (0.001, 0.15)])
def test_the_scale_has_bounds(factor: float, scale: float) -> None:
    surface = board()
    surface.zoom(factor)
    assert surface.lens.scale == scale


def test_zooming_keeps_the_point_under_the_pointer() -> None:
    surface = board()
    surface.push(1, -2)
    kept = under(surface, (300, 80))
    surface.zoom(1.7, (300, 80))
    assert under(surface, (300, 80)) == pytest.approx(kept)


def test_everything_is_shown_in_the_middle_and_not_too_large() -> None:
    surface = board()
    surface.fit((-100, -100, 100, 100))
    assert surface.lens.scale == surface.usual
    assert under(surface, (200, 200)) == pytest.approx((-50, -50))
    surface.fit((0, 0, 2000, 100))
    assert surface.lens.scale == pytest.approx(0.2)


def test_asking_for_everything_lets_the_board_show_itself_again() -> None:
    surface = board()
    surface.push(1, 0)
    assert not surface.auto
    surface.fit((0, 0, 100, 100))
    assert surface.auto


@pytest.mark.parametrize("box", [(-500, 0, 100, 100), (900, 900, 100, 100), (350, 0, 100, 100)])
def test_what_is_revealed_lies_inside_the_frame(box: Box) -> None:
    surface = board()
    surface.reveal(box)
    x, y, width, height = surface.lens.seen(box)
    assert 0 + MARGIN <= x <= 400 - MARGIN - width
    assert 50 + MARGIN <= y <= 350 - MARGIN - height


def test_what_is_in_view_stays_where_it_is() -> None:
    surface = board()
    surface.reveal((100, 100, 100, 100))
    assert surface.lens == Lens()


def test_the_board_shows_itself_only_until_somebody_moves_it() -> None:
    surface = board(clear=0.5)
    surface.show((1900, 0, 100, 100), (0, 0, 2000, 100))
    x, _, width, _ = surface.lens.seen((1900, 0, 100, 100))
    assert surface.lens.scale == 0.5
    assert x + width <= 400
    surface.push(1, 0)
    kept = surface.lens
    surface.show((0, 0, 100, 100), (0, 0, 4000, 100))
    assert surface.lens == kept


@pytest.mark.parametrize(("way", "found"), [((1, 0), 1), ((-1, 0), None), ((0, 1), 2), ((0, -1), None)])
def test_arrows_go_to_the_nearest_that_way(way: tuple[int, int], found: int | None) -> None:
    assert nearest([(0, 0), (100, 20), (10, 200), (300, 0)], (0, 0), way) == found


def test_arrows_prefer_what_lies_straight_ahead() -> None:
    assert nearest([(60, 60), (120, 0)], (0, 0), (1, 0)) == 1
