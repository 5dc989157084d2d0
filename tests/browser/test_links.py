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
    page.click("#share [data-act=close]")
    teach(app)
    page.evaluate("localStorage.clear()")

    page.goto(address)
    app.wait_until_ready()
    expect(page.locator("#arrive")).to_contain_text("Stone Age")
    app.check_accessibility()
    page.click("[data-act=arrive-sure]")
    expect(page.locator("#prompt")).to_be_visible()
    after = saved(page)
    assert after.game.digest(after.state) == before.game.digest(before.state)
    assert page.evaluate("location.hash") == "#g1"

    page.evaluate("link => { location.hash = link }", address.partition("#")[2][:500])
    expect(page.locator("#arrive")).to_contain_text("cut off")
    expect(page.locator("#arrive .thumb use")).to_have_attribute("href", "#scene-stone_age")


def teach(app: App) -> None:
    """The author's form, filled as far as it must be."""
    page = app.page
    page.click(".top [data-act=menu]")
    page.click("#menu [data-act=teach]")
    app.check_accessibility()
    for name in ("title", "task", "solved", "otherwise"):
        page.fill(f"#teach-{name}", f"My {name}")
    page.click("#teach [data-act=teach-more]")
    expect(page.locator("#teach-title")).to_have_value("My title")
    page.click("#teach footer [data-act=teach-make]")
    expect(page.locator("#taught")).to_contain_text("Your puzzle is ready")
    assert "#f1." in page.input_value("#teach-link")
    assert "fogueira-position" in page.input_value("#share-embed")
    app.check_accessibility()
    page.click("#taught [data-act=close]")
