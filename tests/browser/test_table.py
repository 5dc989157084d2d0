"""Stone Age played in the real page."""

from __future__ import annotations

import json
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import App
from tests.browser.play import begin, play, replayed, saved


def test_a_whole_game_against_the_computer(app: App) -> None:
    page = begin(app, "", "easy")
    result = play(page)
    assert result["over"], result
    again = replayed(page)
    winners = again.game.ranking(again.state)[0]
    expect(page.locator("dialog.final .podium")).to_contain_text(again.players[winners[0]]["name"])


def test_reload_continues_at_the_same_decision(app: App) -> None:
    page = begin(app, "", "random", seed=11)
    for n in range(8):
        result = play(page, most=1 + n % 3, seed=n)
        if result["over"]:
            break
        page.wait_for_selector("#decide:not([aria-busy=true]) :is([data-action], [data-target])")
        before, prompt = saved(page), page.inner_text("#prompt")
        page.reload()
        app.wait_until_ready()
        page.wait_for_selector("#prompt")
        after = saved(page)
        assert after.game.digest(after.state) == before.game.digest(before.state)
        assert [str(m.action) for m in after.moves] == [str(m.action) for m in before.moves]
        assert page.inner_text("#prompt") == prompt
    prompt = page.inner_text("#prompt")
    page.go_back()
    expect(page.locator("[data-act=continue]")).to_be_focused()
    page.click("[data-act=library]")
    page.go_back()
    expect(page.locator("[data-act=continue]")).to_be_visible()
    page.go_forward()
    expect(page.locator("#library-title")).to_be_focused()
    page.go_back()
    page.evaluate("location.hash = 'g1'; location.hash = ''; location.hash = 'g1'")  # quicker than Python answers
    expect(page.locator("#prompt")).to_have_text(prompt)
    page.evaluate("location.hash = '#g77'")
    expect(page.locator("#toasts")).to_contain_text("não está neste aparelho")
    assert page.evaluate("location.hash") == "#g1"
    page.evaluate("location.hash = '#nonsense'")
    expect(page.locator("[data-act=continue]")).to_be_visible()
    assert page.evaluate("location.hash") == ""
    page.go_back()
    expect(page.locator("#prompt")).to_have_text(prompt)


def test_language_changes_in_mid_game(app: App) -> None:
    page = begin(app, "", "random", language="pt_BR")
    play(page, most=1)
    page.wait_for_selector("#decide:not([aria-busy=true]) :is([data-action], [data-target])")
    expect(page.locator(".log")).to_contain_text("pôs")
    expect(page.locator("#prompt")).to_contain_text("Escolha")
    page.click(".top [data-set-language=en]")
    expect(page.locator(".log")).to_contain_text("put")
    expect(page.locator("#prompt")).to_contain_text("Choose")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert play(page, most=1)["done"] == 1


def test_cancel_and_words_about_a_place(app: App) -> None:
    page = begin(app, "", "random", language="en")
    page.wait_for_selector("#decide .things")
    forest = page.locator(".hit[data-target='place:forest']")
    forest.dispatch_event("pointerover")
    expect(page.locator("#tips")).to_contain_text("SA-29")
    nothing_is_pointed_at_before_the_pointer_moves(page)
    forest.dispatch_event("click")
    expect(page.locator("#decide [data-action]")).to_have_count(5)
    page.keyboard.press("Escape")
    expect(page.locator("#decide .things")).to_be_visible()
    assert not saved(page).moves or saved(page).moves[-1].player == 1


def nothing_is_pointed_at_before_the_pointer_moves(page: Page) -> None:
    """The table comes up under a pointer that rests where the forest will be."""
    box = page.locator(".hit[data-target='place:forest']").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.up()
    page.go_back()
    expect(page.locator("[data-act=continue]")).to_be_visible()
    page.go_forward()
    expect(page.locator("#decide .things")).to_be_visible()
    page.wait_for_timeout(300)  # time for the browser to notice what lies under the pointer
    assert not page.locator("#tips").inner_text()
    page.mouse.move(x + 2, y)
    expect(page.locator("#tips")).to_contain_text("SA-29")


def test_a_curtain_hides_cards_between_two_people(app: App) -> None:
    page = begin(app, "", "", language="en")
    play_until_curtain(page)
    expect(page.locator("#curtain")).to_be_visible()
    assert page.locator("#mine .half").count() == 0
    page.click("#curtain [data-act=unveil]")
    expect(page.locator("#curtain")).to_have_count(0)
    expect(page.locator("#prompt")).to_be_focused()


def play_until_curtain(page: Page) -> None:
    """The first hand-over after somebody has cards."""
    for n in range(400):
        if page.locator("#curtain").count() and saved(page).state.tribes[0].cards + saved(page).state.tribes[1].cards:
            return
        play(page, most=1, seed=n)
    raise AssertionError("nobody ever got a card")


def test_a_broken_save_is_set_aside(app: App) -> None:
    page = begin(app, "", "random", language="en")
    page.click(".top [data-act=lobby]")
    page.evaluate(
        "for (const key of Object.keys(localStorage)) if (key.startsWith('fogueira.game.'))"
        " localStorage.setItem(key, localStorage.getItem(key).slice(0, -30))"
    )
    page.reload()
    app.wait_until_ready()
    page.click("[data-act=continue]")
    expect(page.locator("#toasts")).to_contain_text("set aside")
    kept = page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('fogueira.broken.'))")
    assert kept
    expect(page.locator("[data-act=play]").first).to_be_visible()


FULL = """Storage.prototype.setItem = function (key) {
  if (window.full && key.startsWith('fogueira.game')) throw new DOMException('full', 'QuotaExceededError');
  return Reflect.apply(original, this, arguments);
};"""


def test_full_storage_shows_a_lasting_sign(app: App) -> None:
    app.page.add_init_script(f"const original = Storage.prototype.setItem; {FULL}")
    page = begin(app, "", "random", language="en")
    page.evaluate("window.full = true")
    play(page, most=2)
    expect(page.locator("#not-saved")).to_contain_text("storage is full")
    with page.expect_download() as download:
        page.click("#not-saved [data-act=export]")
    document = json.loads(download.value.path().read_text("utf-8"))
    assert document["game"] == "stone_age"
    page.evaluate("window.full = false")
    page.click("#not-saved [data-act=retry-save]")
    expect(page.locator("#not-saved")).to_have_count(0)


def test_no_sideways_scrolling_at_360(app: App) -> None:
    """In the language of the longer words."""
    app.page.set_viewport_size({"width": 360, "height": 740})
    page = begin(app, "", "random", "random", "random", language="pt_BR")
    wide = "document.documentElement.scrollWidth"
    for n in range(6):
        play(page, most=2, seed=n)
        assert page.evaluate(wide) == 360
    page.click("[data-act=sheet][data-sheet=talk]")
    assert page.evaluate(wide) == 360


TRAVELS = """() => {
  window.travels = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...rest) { window.travels += 1; return animate.apply(this, rest); };
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_pieces_travel_unless_motion_is_reduced(app: App, motion: Literal["no-preference", "reduce"]) -> None:
    app.page.emulate_media(reduced_motion=motion)
    page = begin(app, "", "random")
    page.evaluate(TRAVELS)
    play(page, most=6)
    assert (page.evaluate("travels") > 0) == (motion == "no-preference")
