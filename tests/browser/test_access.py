"""Keyboard alone, and what axe finds."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from engine import games
from engine.core.match import Match
from engine.core.rng import Rng
from tests.browser.conftest import App
from tests.browser.play import begin, go_on, lobby, play, saved, set_up

SCHEMES = [("pt_BR", "light"), ("en", "dark")]


@pytest.mark.parametrize(("language", "theme"), SCHEMES)
def test_axe_finds_nothing(app: App, language: str, theme: str) -> None:
    page = lobby(app, language, theme)
    app.check_accessibility()
    set_up(page, "", "random", game="stone_age", seed=3)
    play(page, most=6)
    page.wait_for_selector("#decide:not([aria-busy=true]) :is([data-action], [data-target])")
    app.check_accessibility()
    for tab in ("score", "rules"):
        page.click(f"#tab-of-{tab}")
        app.check_accessibility()


def test_axe_finds_nothing_on_the_final_sheet(app: App) -> None:
    rng = Rng(3)
    match = Match.new(games["stone_age"], {"players": 2}, 3, [{"name": "Ana"}, {"name": "Zé", "level": "random"}])
    while match.decision:
        match.do(rng.choice(match.decision.actions))
    page = go_on(app, match)
    for language, theme in SCHEMES:
        page.evaluate(
            "([l, t]) => { window.fogueira.language = l; document.documentElement.dataset.theme = t }",
            [language, theme],
        )
        page.evaluate(f"document.dispatchEvent(new CustomEvent('fogueira:language', {{ detail: '{language}' }}))")
        app.check_accessibility()


def test_a_whole_game_by_keyboard_alone(app: App) -> None:
    page, rng = begin(app, "", "random", seed=9, language="en"), Rng(9)
    for _ in range(2000):
        page.wait_for_selector(f"dialog.final, {TO_CHOOSE}")
        if page.locator("dialog.final").count():
            break
        assert page.evaluate("document.activeElement !== document.body"), "the focus was lost"
        take_by_keyboard(page, rng.below(5))
    assert saved(page).over, page.inner_text("#prompt")


TO_CHOOSE = "#decide:not([aria-busy=true]) :is([data-action], [data-act=pick], .things button)"


def take_by_keyboard(page: Page, further: int) -> None:
    """Arrow some steps down, then on to something that can be done now, and press Enter."""
    if page.evaluate(ARROWS, further):
        page.keyboard.press("Enter")


ARROWS = """further => {
  const down = () => document.activeElement.dispatchEvent(
    new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
  const all = kind => document.querySelectorAll(`#decide ${kind}`).length;
  const pickLast = all("[data-act=pick]") && all("[data-action]");
  for (let i = 0; i < further; i++) down();
  for (let i = 0; i < 12; i++) {
    down();
    const node = document.activeElement;
    if (node.matches("#decide :is([data-action], .things button, [data-act=pick])")
        && node.getAttribute("aria-disabled") !== "true" && !(pickLast && node.dataset.act === "pick")) return true;
  }
  return false;
}"""
