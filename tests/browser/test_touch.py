"""Fingers on a phone: the first touch shows what would be done, the second does it; nothing needs a mouse that rests.

What the first touch may do without a second one can be taken back: `tests/ui/test_touch.py` has the law for all
decisions.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import screens
from tests.browser.conftest import App
from tests.browser.play import saved

KEPT = {game_id: f"g{n}" for n, game_id in enumerate(screens.IDS, 1)}
AGAIN, LAID = "g8", "g9"
"""What the games are kept as; two of them at a second moment."""
TOLD = {
    "endless_winter": ".ew-map .hit:not(.can)",
    "hunters_gatherers": ".hg .zone",
}
"""Things about which words come up; in Imperial Settlers a card that is touched lies open, in Stone
Age a place is told of where it is decided."""
FREE = """nodes => {
  const open = node => {
    const box = node.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
    return node.contains(document.elementFromPoint(x, y));
  };
  const shown = nodes.findIndex(open);
  return shown >= 0 ? shown : nodes.findIndex(node => (node.scrollIntoView({ block: "center" }), open(node)));
}"""
MEANINGS = """() => [...document.querySelectorAll("#screen [title]")].filter(node => {
  const box = node.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
  return !node.closest("[data-act], [data-target]") && node.contains(document.elementFromPoint(x, y));
}).map(node => node.title)"""


@pytest.fixture(scope="module")
def page(phone: App) -> Page:
    """The lobby of somebody with a game of each kind, in which a thing on the table can be chosen."""
    matches = {kept: screens.going_on(game_id) for game_id, kept in KEPT.items()}
    matches[KEPT["endless_winter"]] = screens.asked("endless_winter", 149, "prompt.move_camp")
    matches[AGAIN] = screens.asked("stone_age", 11, "prompt.resolve")
    matches[LAID] = screens.asked("hunters_gatherers", 1, "prompt.place_piece")
    phone.page.set_viewport_size({"width": 390, "height": 844})
    return screens.with_matches(phone, matches, language="en")


def sit_down(page: Page, kept: str) -> int:
    """Open a game; says how many moves it has."""
    page.goto(page.url.partition("#")[0] + f"#{kept}")
    page.wait_for_function("kept => location.hash === '#' + kept && document.querySelector('#prompt')", arg=kept)
    page.wait_for_selector("#decide:not([aria-busy=true]) #prompt")
    return made(page, kept)


def made(page: Page, kept: str) -> int:
    """How many moves of a game are kept."""
    return len(saved(page, kept).moves)


def touch(thing: Locator) -> None:
    """A finger on the middle of a thing, once it lies still and nothing covers it."""
    thing.tap()


def free(things: Locator) -> Locator:
    """The first of some things whose middle nothing covers."""
    found = things.evaluate_all(FREE)
    assert found >= 0, f"{things}: all are covered"
    return things.nth(found)


def test_stone_age(page: Page) -> None:
    before = sit_down(page, KEPT["stone_age"])
    forest = page.locator(".hit[data-target='place:forest']")
    touch(forest)
    expect(forest).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#decide .about")).to_contain_text("Forest")
    expect(page.locator("#sa-pieces .ghost")).not_to_have_count(0)
    assert made(page, KEPT["stone_age"]) == before
    touch(page.locator("#decide [data-action]").first)
    page.wait_for_selector("#decide:not([aria-busy=true]) #prompt")
    assert made(page, KEPT["stone_age"]) > before


def test_hunters_and_gatherers(page: Page) -> None:
    before = sit_down(page, KEPT["hunters_gatherers"])
    touch(free(page.locator("#hg-presses .hit")))
    expect(page.locator("#hg-preview .h-chosen")).to_have_count(1)
    expect(page.locator("#decide .here")).to_be_visible()
    assert made(page, KEPT["hunters_gatherers"]) == before
    touch(page.locator("#decide .turner [data-act=turn]").last)
    assert made(page, KEPT["hunters_gatherers"]) == before
    touch(page.locator("#hg-handles .lay"))
    expect(page.locator("#hg-preview .h-chosen")).to_have_count(0)
    assert made(page, KEPT["hunters_gatherers"]) > before


def test_hunters_and_gatherers_piece(page: Page) -> None:
    before = sit_down(page, LAID)
    spot = page.locator("#decide .spot").first
    touch(spot)
    expect(spot).to_have_attribute("aria-pressed", "true")
    assert made(page, LAID) == before
    touch(spot)
    expect(page.locator("#decide .spot")).to_have_count(0)
    assert made(page, LAID) > before


def test_imperial_settlers(page: Page) -> None:
    before = sit_down(page, KEPT["imperial_settlers"])
    touch(page.locator(".is-fan .isc.can").first)
    expect(page.locator("#is-asked h3")).to_be_visible()
    use = page.locator("#is-asked [data-action]").first
    expect(use).to_be_visible()
    assert made(page, KEPT["imperial_settlers"]) == before
    touch(use)
    expect(page.locator("#is-asked")).to_have_count(0)
    assert made(page, KEPT["imperial_settlers"]) > before


def test_endless_winter(page: Page) -> None:
    before = sit_down(page, KEPT["endless_winter"])
    start = page.locator(".ew-map .hit.can").first
    touch(start)
    expect(page.locator(".ew-map .hit.sel")).to_have_count(1)
    expect(page.locator("#decide .ew-acts [data-action]")).not_to_have_count(0)
    assert made(page, KEPT["endless_winter"]) == before
    touch(page.locator(".ew-map .hit.can").first)
    expect(page.locator(".ew-map .hit.sel")).to_have_count(0)
    assert made(page, KEPT["endless_winter"]) > before


def test_a_button_that_cannot_be_taken_back_is_touched_twice(page: Page, phone: App) -> None:
    before = sit_down(page, AGAIN)
    way = page.locator("#decide [data-action='resolve forest']")
    touch(way)
    expect(way).to_have_attribute("aria-pressed", "true")
    expect(way).to_contain_text("Tap again")
    phone.check_accessibility()
    assert made(page, AGAIN) == before
    touch(way)
    expect(page.locator("#decide .once-more")).to_have_count(0)
    assert made(page, AGAIN) > before


@pytest.mark.parametrize("game_id", screens.IDS)
def test_a_finger_learns_what_a_mouse_does(page: Page, game_id: str) -> None:
    sit_down(page, KEPT[game_id])
    if game_id in TOLD:
        page.touchscreen.tap(*middle(free(page.locator(TOLD[game_id]))))
        expect(page.locator("#tips .tip")).to_be_visible()
    for title in page.evaluate(MEANINGS)[:2]:
        page.touchscreen.tap(*middle(page.locator(f'#screen [title="{title}"]:visible').first))
        expect(page.locator("#toasts")).to_contain_text(title)
    button = page.locator(".top [title]:visible").first
    told = button.get_attribute("title") or ""
    x, y = middle(button)
    finger = {"pointerType": "touch", "pointerId": 5, "clientX": x, "clientY": y}
    button.dispatch_event("pointerdown", finger)
    expect(page.locator("#toasts")).to_contain_text(told)
    button.dispatch_event("pointerup", finger)
    page.locator("#toasts [data-act=hush]").click()


def middle(thing: Locator) -> tuple[float, float]:
    """Where a finger comes down on a thing."""
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
