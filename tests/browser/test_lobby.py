"""The lobby in the real page."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import App


def test_a_game_chosen_before_python_is_ready_is_carried_out(app: App) -> None:
    page = app.open(wait=False, language="en")
    page.click(".go [data-act=play][data-game=stone_age]")
    app.wait_until_ready()
    expect(page.locator("#prompt")).to_be_visible(timeout=60_000)


def test_names_marks_and_levels_reach_the_table(app: App) -> None:
    page = app.open(language="en")
    page.click(".go [data-act=setup][data-game=stone_age]")
    page.fill("#name0", "<b>Zoë</b>")
    page.click("#setup [data-count='2']")
    expect(page.locator("#name0")).to_have_value("<b>Zoë</b>")
    page.click("#setup [data-swap='0']")
    page.click("#setup footer [data-act=begin]")
    expect(page.locator("#seat-0 header")).to_contain_text("<b>Zoë</b>", timeout=60_000)
    expect(page.locator("#seat-0 header > svg")).to_have_class("p-B")
    expect(page.locator("#seat-1 header > svg")).to_have_class("p-A")
    assert page.locator(".pl").count() == 2


def test_a_game_is_exported_deleted_and_taken_in_again(app: App) -> None:
    page = app.open(language="en")
    page.click(".go [data-act=play][data-game=stone_age]")
    page.wait_for_selector("#prompt", timeout=60_000)
    page.click(".top [data-act=lobby]")
    page.click("[data-act=library]")
    with page.expect_download() as download:
        page.click("[data-act=export-one]")
    page.click("[data-act=delete]")
    expect(page.locator(".book")).to_have_count(0)
    with page.expect_file_chooser() as chooser:
        page.click("[data-act=import]")
    chooser.value.set_files(download.value.path())
    expect(page.locator("#import")).to_contain_text("added as a new game")
    page.click("[data-act=import-sure]")
    expect(page.locator("#prompt")).to_be_visible()


def test_a_strange_file_is_refused_in_words(app: App) -> None:
    page = app.open(language="en")
    page.click("[data-act=library]")
    with page.expect_file_chooser() as chooser:
        page.click("[data-act=import]")
    chooser.value.set_files({"name": "x.json", "mimeType": "application/json", "buffer": b'{"format": "other"}'})
    expect(page.locator("#toasts")).to_contain_text("not a game of Fogueira")
