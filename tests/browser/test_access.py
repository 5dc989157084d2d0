"""Keyboard alone, and what axe finds."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from engine.core.rng import Rng
from tests.browser.conftest import App
from tests.browser.play import begin, play, saved

SCHEMES = [("pt_BR", "light"), ("pt_BR", "dark"), ("en", "light"), ("en", "dark")]


@pytest.mark.parametrize(("language", "theme"), SCHEMES)
def test_axe_finds_nothing(app: App, language: str, theme: str) -> None:
    page = app.open(language=language, theme=theme)
    app.check_accessibility()
    page = begin(app, "", "random", seed=3, language=language, theme=theme)
    play(page, most=6)
    page.wait_for_selector("#decide:not([aria-busy=true]) :is([data-action], [data-target])")
    app.check_accessibility()
    for tab in ("score", "rules"):
        page.click(f"#tab-of-{tab}")
        app.check_accessibility()


def test_axe_finds_nothing_on_the_final_sheet(app: App) -> None:
    page = begin(app, "", "random", seed=3)
    assert play(page)["over"]
    for language, theme in SCHEMES:
        page.evaluate(
            "([l, t]) => { window.fogueira.language = l; document.documentElement.dataset.theme = t }",
            [language, theme],
        )
        page.evaluate(f"document.dispatchEvent(new CustomEvent('fogueira:language', {{ detail: '{language}' }}))")
        app.check_accessibility()


def focused(page: Page) -> str:
    """What has the focus, as data attributes."""
    said: str = page.evaluate("document.activeElement.id || JSON.stringify({ ...document.activeElement.dataset })")
    return said


BY_KEYBOARD = 15


def test_keyboard_alone_plays(app: App) -> None:
    page, rng = begin(app, "", "random", seed=9, language="en"), Rng(9)
    for _ in range(8 * BY_KEYBOARD):
        if sum(move.player == 0 for move in saved(page).moves) >= BY_KEYBOARD:
            break
        page.wait_for_selector("#decide:not([aria-busy=true]) :is([data-action], [data-act=pick], .things button)")
        assert page.evaluate("document.activeElement !== document.body"), "the focus was lost"
        take_by_keyboard(page, rng.below(5))
    assert sum(move.player == 0 for move in saved(page).moves) >= BY_KEYBOARD, page.inner_text("#prompt")


def take_by_keyboard(page: Page, further: int) -> None:
    """Arrow some steps down, then on to something that can be done now, and press Enter."""
    for _ in range(further):
        page.keyboard.press("ArrowDown")
    for _ in range(12):
        page.keyboard.press("ArrowDown")
        useful = page.evaluate(
            "(node => node.matches('#decide [data-action], #decide .things button, #decide [data-act=pick]')"
            " && node.getAttribute('aria-disabled') !== 'true')(document.activeElement)"
        )
        waits_for_pieces = (
            page.locator("#decide [data-act=pick]").count() and page.locator("#decide [data-action]").count()
        )
        if useful and not (waits_for_pieces and "pick" in focused(page)):
            page.keyboard.press("Enter")
            return
