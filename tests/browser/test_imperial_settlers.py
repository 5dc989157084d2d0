"""Imperial Settlers played in the real page."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from engine.core.match import Match
from tests.browser.conftest import App
from tests.browser.play import PATIENCE, saved

HANDS = """async ([most, seed]) => {
  let state = seed, done = 0, idle = 0;
  const random = n => (state = (state * 1103515245 + 12345) % 2147483648) % n;
  const one = nodes => nodes[random(nodes.length)];
  const all = selector => [...document.querySelectorAll(selector)];
  const rest = () => new Promise(resolve => setTimeout(resolve, 15));
  while (done < most && idle < 8000) {
    if (document.querySelector('dialog.final')) return { done, over: true };
    const sure = all('#decide .ask [data-sure]');
    const listed = all('#decide :is(.is-acts, .is-asked, .is-factions) [data-action]');
    const steps = all('#decide .is-tile[data-act="is-verb"]:not(.quiet, [aria-pressed=true])');
    const last = all('#decide .is-tile[data-action]');
    const pool = [sure, listed, steps, last].find(nodes => nodes.length) ?? [];
    if (pool.length && !document.querySelector('#decide[aria-busy=true]')) {
      const next = one(pool);
      if (next.dataset.action) done += 1;
      next.click();
      idle = 0;
    } else idle += 1;
    await rest();
  }
  return { done, over: !!document.querySelector('dialog.final') };
}"""


def begin(app: App, *levels: str, seed: int = 5, language: str = "pt_BR") -> Page:
    """A new game by way of the set-up dialog; a seat without level is a person."""
    keep = {"pace": "once", "hints": False}
    app.page.add_init_script(f"localStorage.setItem('fogueira.preferences', {json.dumps(json.dumps(keep))})")
    page = app.open(language=language)
    page.click(".go [data-act=setup][data-game=imperial_settlers]")
    page.click(f"#setup [data-count='{len(levels)}']")
    for i, level in enumerate(levels):
        page.select_option(f"#level{i}", level)
    page.click("#setup details summary")
    page.fill("#seed", str(seed))
    page.click("#setup footer [data-act=begin]")
    page.wait_for_selector("#prompt", timeout=PATIENCE)
    return page


def play(page: Page, most: int = 100_000, seed: int = 1) -> dict[str, Any]:
    """Click through up to ``most`` actions; says how many were done and whether the game is over."""
    page.set_default_timeout(600_000)
    result: dict[str, Any] = page.evaluate(HANDS, [most, seed])
    page.set_default_timeout(PATIENCE)
    return result


def test_a_whole_game_for_two(app: App) -> None:
    page = begin(app, "", "random")
    result = play(page)
    assert result["over"], result
    match = saved(page)
    assert match.over
    again = Match.new(match.game, match.options, match.seed, match.players)
    assert again.replay([str(move.action) for move in match.moves]) == len(match.moves)
    shown = {int(c.get_attribute("data-total") or 0): int(c.inner_text()) for c in page.locator("[data-total]").all()}
    assert dict(enumerate(again.game.totals(again.state))) == shown


def test_a_card_is_asked_about_and_put_down_again(app: App) -> None:
    page = begin(app, "", "random", language="en")
    page.wait_for_selector("#decide:not([aria-busy=true]) [data-action]")
    card = page.locator(".isc").first
    card.click()
    expect(page.locator("#decide .is-large h3")).to_be_visible()
    page.click("#decide .is-shut")
    expect(page.locator("#decide .is-large")).to_have_count(0)
    app.check_accessibility()


def test_no_sideways_scrolling_at_360(app: App) -> None:
    app.page.set_viewport_size({"width": 360, "height": 740})
    page = begin(app, "", "random", "random", "random")
    for n in range(4):
        play(page, most=3, seed=n)
        assert page.evaluate("document.documentElement.scrollWidth") == 360
