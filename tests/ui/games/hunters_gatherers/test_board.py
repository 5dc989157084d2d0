"""The board: every tile drawn once and then left alone, places and spots as the rules have them."""

from __future__ import annotations

import re

import pytest

from engine.games.hunters_gatherers.actions import PlacePiece, PlaceTile, TakeBack
from engine.games.hunters_gatherers.names import cell_name
from engine.games.hunters_gatherers.supply import fitting_tiles
from tests.ui.games.hunters_gatherers.at_table import placing_after, settling_after, sitting
from ui.games.hunters_gatherers.board import PARTS, board
from ui.games.hunters_gatherers.reading import area_for, pieces
from ui.page import Signal

TILE_LAYERS = ("hg-flat", "hg-hits")


def test_every_tile_lies_in_its_place() -> None:
    at = sitting(placing_after(30))
    for layer in TILE_LAYERS:
        shown = list(at.pieces(layer).values())
        assert len(shown) == len(at.state.placed)
        for placed in at.state.placed:
            assert any(f'translate({100 * placed.x} {100 * placed.y})"' in text for text in shown)


def test_tiles_are_drawn_from_north_to_south() -> None:
    shown = sitting(placing_after(40)).pieces("hg-wood")
    rows = [int(re.search(r"translate\(-?\d+ (-?\d+)\)", text)[1]) for text in shown.values()]  # type: ignore[index]
    assert rows == sorted(rows)


def test_a_placement_leaves_all_tiles_before_it_as_they_were() -> None:
    at = sitting(placing_after(50))
    before = {layer: at.pieces(layer) for layer in (*TILE_LAYERS, "hg-wood", "hg-things")}
    at.do("do", action=str(at.decision.actions[0]))
    for layer, shown in before.items():
        after = at.pieces(layer)
        assert {key: after[key] for key in shown} == shown
        assert len(after) - len(shown) <= 1


def test_every_zone_can_be_pointed_at() -> None:
    at = sitting(placing_after(20))
    hits = "".join(at.pieces("hg-hits").values())
    for number in range(len(at.state.placed)):
        for k in range(len(at.state.tile(number).zones)):
            assert f'data-target="zone:{at.state.spot(10 * number + k)}"' in hits


def test_every_piece_is_drawn_and_travels_from_its_owner() -> None:
    at = sitting(placing_after(30))
    shown = at.pieces("hg-folk")
    assert len(shown) == len(at.state.members) + len(at.state.huts) > 0
    for role, zone, player in pieces(at.state):
        assert f'data-piece="{player} {role} {zone}"' in shown[f"{role}{zone}"]
        assert f'href="#h-{role}-{"ABCDE"[player]}"' in shown[f"{role}{zone}"]


@pytest.mark.parametrize("tiles", [1, 35])
def test_places_say_where_the_tile_fits_as_it_is_and_otherwise(tiles: int) -> None:
    at = sitting(placing_after(tiles))
    fits: dict[str, set[int]] = {}
    for action in at.decision.actions:
        assert isinstance(action, PlaceTile)
        fits.setdefault(f"{action.x},{action.y}", set()).add(action.rotation)
    shown = at.pieces("hg-places")
    for cell, turns in fits.items():
        assert ("fits" if 0 in turns else "turns") in shown[cell]
    at.key("r")
    turned = at.pieces("hg-places")
    for cell, turns in fits.items():
        assert ("fits" if 1 in turns else "turns") in turned[cell] or at.state.type_of(at.state.drawn or "").turns == 1


def test_dead_places_are_marked_unless_nobody_is_to_count() -> None:
    at = sitting(
        lambda state, decision: (
            decision.prompt == "prompt.place_tile"
            and any(
                not n and f"{x},{y}" not in {f"{a.x},{a.y}" for a in decision.actions if isinstance(a, PlaceTile)}
                for (x, y), n in fitting_tiles(state).items()
            )
        )
    )
    offered = {f"{a.x},{a.y}" for a in at.decision.actions if isinstance(a, PlaceTile)}
    dead = {f"{x},{y}" for (x, y), n in fitting_tiles(at.state).items() if not n} - offered
    assert {key for key, text in at.pieces("hg-places").items() if "h-dead" in text} == dead
    at.do("prefer", name="counts", value="false")
    assert "h-dead" not in "".join(at.pieces("hg-places").values())


def test_only_places_where_the_tile_fits_can_be_reached_by_key() -> None:
    at = sitting(placing_after(25))
    offered = {action.targets[0] for action in at.decision.actions}
    shown = at.pieces("hg-presses")
    assert {key for key, text in shown.items() if 'role="button"' in text} == offered
    assert len([text for text in shown.values() if 'tabindex="0"' in text]) == 1
    assert all("aria-label=" in text and "data-wheel" in text for text in shown.values() if "tabindex" in text)
    assert shown.keys() >= {f"cell:{x},{y}" for x, y in at.state.layout.frontier}


def test_spots_say_what_a_piece_would_score_now() -> None:
    at = sitting(settling_after(15))
    offered = [action for action in at.decision.actions if isinstance(action, PlacePiece)]
    shown = at.pieces("hg-spots")
    assert list(shown) == [action.targets[1] for action in offered]
    for action in offered:
        zone = at.state.zone_at(action.x, action.y, action.zone)
        assert f">{area_for(at.state, action.role, zone).points}</text>" in shown[action.targets[1]]


def test_the_shaman_calls_from_spots_too() -> None:
    at = sitting(lambda state, decision: decision.prompt == "prompt.shaman", edition="second")
    offered = [action for action in at.decision.actions if isinstance(action, TakeBack)]
    assert offered
    assert list(at.pieces("hg-spots")) == [action.targets[1] for action in offered]
    at.press(offered[0].targets[1])
    at.press(offered[0].targets[1])
    assert at.table.match.moves[-1].action == offered[0]


def test_hunted_animals_are_pale() -> None:
    at = sitting(lambda state, decision: bool(state.hunted), edition="second")
    assert 'class="hunted"' in "".join(at.pieces("hg-things").values())


def test_the_frame_has_a_place_for_every_part_and_stays_the_same() -> None:
    at = sitting(placing_after(10))
    frame = str(at.page.regions["board"])
    assert all(f'id="{name}"' in frame for name in PARTS)
    at.do("do", action=str(at.decision.actions[0]))
    assert at.page.regions["board"] == frame


def test_every_piece_of_a_layer_is_one_element() -> None:
    for at in (sitting(placing_after(30)), sitting(settling_after(30))):
        at.do("owners", value="all")
        for name in PARTS:
            for text in at.pieces(name).values():
                assert is_one_element(text), (name, text)


def is_one_element(text: str) -> bool:
    """Whether a text is one element that is closed at its end and not before."""
    depth = 0
    for n, tag in enumerate(found := re.findall(r"<[^>]*>", text)):
        depth += 0 if tag.endswith("/>") else -1 if tag.startswith("</") else 1
        if depth == 0 and n < len(found) - 1:
            return False
    return depth == 0 and bool(text)


def test_onlookers_and_the_end_are_drawn_without_places() -> None:
    at = sitting(lambda state, decision: not state.land)
    while at.table.match.decision is not None:
        at.do("do", action=str(at.decision.actions[-1]), sure="yes")
    assert not [text for text in at.pieces("hg-presses").values() if "tabindex" in text]
    assert not at.pieces("hg-spots")
    assert "h-dead" not in "".join(at.pieces("hg-places").values())
    assert board(at.table.view()) is not None


@pytest.mark.parametrize(("language", "west", "named"), [("pt_BR", "O", "ao norte"), ("en", "W", "north")])
def test_rows_and_columns_are_marked_as_log_and_lists_name_them(language: str, west: str, named: str) -> None:
    at = sitting(placing_after(20))
    at.page.chosen = language
    at.app.handle(Signal("language", value=language))
    marks = "".join(at.pieces("hg-marks").values())
    shown = re.findall(r">([^<]+)</text>", marks)
    xs, ys = ({cell[axis] for cell in at.state.layout.cells} for axis in (0, 1))
    assert len(shown) == max(xs) - min(xs) + 3 + max(ys) - min(ys) + 3
    assert shown[0] == f"{1 - min(xs)} {west}"
    assert shown.count("0") == 2
    placed = next(placed for placed in at.state.placed if placed.y < 0)
    told = at.table.voice.say(cell_name(placed.x, placed.y))
    assert told.startswith(f"{-placed.y} {named}")
    assert f"{-placed.y} N" in shown
    at.do("whole-log")
    assert told in at.page.talk
