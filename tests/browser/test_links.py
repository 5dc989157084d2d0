"""Links in the real page: a position out of one browser and into another."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import App
from tests.browser.play import begin, play, saved


def test_a_position_goes_by_link_from_one_reader_to_another(app: App) -> None:
    page = begin(app, "", "random", language="en")
    play(page, most=2)
    page.wait_for_selector("#decide:not([aria-busy=true]) :is([data-action], [data-target])")
    before = saved(page)
    page.click(".top [data-act=menu]")
    page.click("#menu [data-act=share]")
    expect(page.locator("#share")).to_contain_text("nothing is kept on any server")
    app.check_accessibility()
    address = page.input_value("#share-position")
    page.evaluate("localStorage.clear()")

    page.goto(address)
    app.wait_until_ready()
    expect(page.locator("#arrive")).to_contain_text("Stone Age")
    app.check_accessibility()
    page.click("[data-act=arrive-sure]")
    expect(page.locator("#prompt")).to_be_visible()
    after = saved(page)
    assert after.game.digest(after.state) == before.game.digest(before.state)
    assert page.evaluate("location.hash") == ""

    page.evaluate("link => { location.hash = link }", address.partition("#")[2][:500])
    expect(page.locator("#arrive")).to_contain_text("cut off")
    expect(page.locator("#arrive .thumb use")).to_have_attribute("href", "#scene-stone_age")
