"""Hunters and Gatherers played in the real page: pointing, turning, panning, keys, and whole games."""

from __future__ import annotations

import json
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.games.hunters_gatherers.actions import PlaceTile
from tests.browser import play as play_game
from tests.browser.conftest import App
from tests.browser.play import hands, my_turn, replayed, saved

LAYER = "document.querySelector('[data-layer]').style.transform"

HANDS = hands("""
    const [sure] = all('#decide .btn-1[data-action]'), [nothing] = all('#decide [data-action^=Decline]');
    const places = all('#hg-presses .hit[data-target^=cell]'), spots = all('#hg-presses .hit:not([data-target^=cell])');
    const [turn] = all('[data-act=turn]');
    if (sure) return turn && !random(3) ? turn : sure;
    if (places.length) return one(places);
    return spots.length && (!nothing || random(3)) ? one(spots) : nothing;
""")


def begin(app: App, *levels: str, seed: int = 5, language: str = "pt_BR", edition: str = "first") -> Page:
    """A new game in which the first seat begins."""
    options = {"first_player": "first_seat", "edition": edition}
    page = play_game.begin(app, *levels, game="hunters_gatherers", seed=seed, language=language, options=options)
    page.wait_for_selector("#hg-flat > g", state="attached")
    return page


play = partial(play_game.play, script=HANDS)


def places(page: Page) -> Locator:
    """What can be pressed on the board."""
    return page.locator("#hg-presses .hit")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# Whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_whole_game_against_the_computer(app: App, edition: str) -> None:
    page = begin(app, "", "easy", edition=edition)
    result = play(page)
    assert result["over"], result
    again = replayed(page)
    assert page.locator("#hg-flat > g").count() == len(again.state.placed)
    assert page.locator("#hg-folk > g").count() == len(again.state.members) + len(again.state.huts)
    app.check_accessibility()


def test_reload_in_the_middle_of_a_placement(app: App) -> None:
    page = begin(app, "", "random", seed=11)
    play(page, most=5)
    my_turn(page)
    before, tiles = saved(page), page.locator("#hg-flat > g").count()
    prompt = page.inner_text("#prompt")
    page.reload()
    app.wait_until_ready()
    page.wait_for_selector("#hg-flat > g", state="attached")
    assert page.inner_text("#prompt") == prompt
    assert page.locator("#hg-flat > g").count() == tiles
    after = saved(page)
    assert after.game.digest(after.state) == before.game.digest(before.state)
    assert play(page, most=2)["done"] == 2


# Placing ---------------------------------------------------------------------------------------------------------


def test_a_tile_is_seen_turned_and_laid(app: App) -> None:
    page = begin(app, "", "random")
    place = places(page).first
    cell = place.get_attribute("data-target")
    page.mouse.move(*middle(place))
    expect(page.locator("#hg-preview .h-preview")).to_have_count(1)
    page.mouse.click(*middle(place))
    expect(page.locator("#hg-preview .h-chosen")).to_have_count(1)
    expect(page.locator("#decide .here")).to_be_visible()
    assert not saved(page).moves
    page.keyboard.press("r")
    page.mouse.wheel(0, 120)
    assert not saved(page).moves
    page.click("#decide .btn-1")
    my_turn(page)
    laid = saved(page).moves[0].action
    assert isinstance(laid, PlaceTile)
    assert laid.targets[0] == cell


def test_a_wheel_over_the_place_turns_and_over_the_land_zooms(app: App) -> None:
    page = begin(app, "", "random", seed=8)
    places(page).first.dispatch_event("click")
    expect(page.locator("#hg-preview .h-chosen")).to_have_count(1)
    shown = page.locator("#hg-preview > g").inner_html()
    zoom = page.evaluate(LAYER)
    page.mouse.move(*middle(places(page).first))
    for _ in range(4):
        page.mouse.wheel(0, 120)
        page.wait_for_timeout(50)
        if page.locator("#hg-preview > g").inner_html() != shown:
            break
    assert page.evaluate(LAYER) == zoom
    page.mouse.move(*middle(page.locator("#hg-hits > g").first))
    page.mouse.wheel(0, -240)
    page.wait_for_function(f"{LAYER} !== {json.dumps(zoom)}")


def test_undo_takes_a_tile_off_the_board(app: App) -> None:
    page = begin(app, "", "random")
    places(page).first.dispatch_event("click")
    page.click("#decide .btn-1")
    my_turn(page)
    expect(page.locator("#hg-flat > g")).to_have_count(2)
    page.click("#top [data-act=undo]")
    expect(page.locator("#hg-flat > g")).to_have_count(1)
    expect(page.locator("#hg-preview .h-chosen")).to_have_count(0)


# Moving the board ------------------------------------------------------------------------------------------------


def test_a_drag_moves_the_board_and_places_nothing(app: App) -> None:
    page = begin(app, "", "random")
    before = page.evaluate(LAYER)
    for thing in (places(page).first, page.locator("#hg-hits > g").first):
        x, y = middle(thing)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 60, y + 40, steps=6)
        page.mouse.up()
        after = page.evaluate(LAYER)
        assert after != before
        before = after
        expect(page.locator("#hg-preview .h-chosen")).to_have_count(0)
    assert not saved(page).moves


PINCH = """async () => {
  const pan = document.querySelector('[data-pan]'), box = pan.getBoundingClientRect();
  const thing = document.querySelector('#hg-presses .hit'), x = box.left + box.width / 2, y = box.top + box.height / 2;
  const send = (kind, id, dx) => thing.dispatchEvent(new PointerEvent(kind,
    { bubbles: true, pointerId: id, pointerType: 'touch', clientX: x + dx, clientY: y, isPrimary: id === 1 }));
  Element.prototype.setPointerCapture = () => {};
  send('pointerdown', 1, -40); send('pointerdown', 2, 40);
  for (let d = 40; d <= 90; d += 10) { send('pointermove', 1, -d); send('pointermove', 2, d); }
  send('pointerup', 1, -90); send('pointerup', 2, 90);
  thing.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
}"""


def test_a_pinch_zooms_and_places_nothing(app: App) -> None:
    page = begin(app, "", "random")
    before = scale(page)
    page.evaluate(PINCH)
    assert scale(page) == pytest.approx(before * 90 / 40, rel=0.05)
    expect(page.locator("#hg-preview .h-chosen")).to_have_count(0)


def scale(page: Page) -> float:
    return float(page.evaluate(LAYER).partition("scale(")[2].rstrip(")"))


def test_the_view_stays_where_it_was_left_until_all_is_asked_for(app: App) -> None:
    page = begin(app, "", "random")
    page.click(".looks [data-look=in]")
    page.click(".looks [data-look=in]")
    left = page.evaluate(LAYER)
    play(page, most=4)
    my_turn(page)
    assert page.evaluate(LAYER) == left
    page.keyboard.press("-")
    assert page.evaluate(LAYER) != left
    page.keyboard.press("Shift+ArrowRight")
    page.click(".looks [data-look=all]")
    frame = page.locator(".pan").bounding_box()
    assert frame is not None
    for tile in page.locator("#hg-hits > g").all():
        x, y = middle(tile)
        assert frame["x"] < x < frame["x"] + frame["width"]
        assert frame["y"] < y < frame["y"] + frame["height"]


def test_areas_light_up_under_the_pointer_and_from_the_list(app: App) -> None:
    page = begin(app, "", "random", language="en")
    play(page, most=6)
    my_turn(page)
    page.locator("#hg-hits [data-target$=':m0']").first.dispatch_event("pointerover")
    expect(page.locator("#hg-lit-meadow > g")).to_have_count(1)
    expect(page.locator("#tips")).to_contain_text("at the end")
    page.click("[data-tab='hg.areas']")
    area = page.locator("#talk .area").first
    area.focus()
    expect(page.locator("[id^=hg-lit] > g")).not_to_have_count(0)
    page.click(".lens button >> nth=2")
    expect(page.locator(".lens button >> nth=2")).to_have_attribute("aria-pressed", "true")


# Reading, small screens ------------------------------------------------------------------------------------------


def test_accessible_in_the_middle_of_a_turn(app: App) -> None:
    page = begin(app, "", "random", "random", language="pt_BR")
    play(page, most=5)
    my_turn(page)
    app.check_accessibility()
    if places(page).count():
        places(page).first.dispatch_event("click")
    page.click("[data-tab='hg.areas']")
    if page.locator("#places-list summary").count():
        page.click("#places-list summary")
    app.check_accessibility()
    page.click(".piles-chip")
    page.wait_for_selector("dialog .tiles-left")
    app.check_accessibility()


def test_no_sideways_scrolling_at_360(app: App) -> None:
    """In the language of the longer words."""
    app.page.set_viewport_size({"width": 360, "height": 740})
    page = begin(app, "", "random", "random", language="pt_BR")
    for n in range(5):
        play(page, most=2, seed=n)
        assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.click(".piles-chip")
    page.wait_for_selector("dialog .tiles-left")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
