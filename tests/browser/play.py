"""Playing through the interface: what a person's hands would do, over and over."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page

from engine import games
from engine.core import saves
from engine.core.match import Match
from tests.browser.conftest import App
from ui.envelope import unseal
from ui.page import Fault

PATIENCE = 90_000
GAME_LONG = 1_200_000
CALM = {"pace": "once", "hints": False}

HANDS = """async ([most, seed]) => {
  let state = seed;
  const random = n => (state = (state * 1103515245 + 12345) % 2147483648) % n;
  const usable = node => node.getAttribute('aria-disabled') !== 'true';
  const all = selector => [...document.querySelectorAll(selector)].filter(usable);
  const one = nodes => nodes[random(nodes.length)];
  const rest = () => new Promise(resolve => setTimeout(resolve, 15));
  let done = 0, idle = 0;
  while (done < most && idle < 4000) {
    if (document.querySelector('dialog.final')) return { done, over: true };
    const ready = all('#curtain [data-act=unveil], #decide [data-act=step]');
    const actions = all('#decide [data-action]').filter(node => !node.closest('.ask') || node.dataset.sure);
    const picks = all('#decide [data-act=pick]');
    const things = all('#decide .things [data-target]');
    const next = ready.length ? one(ready) : actions.length ? one(actions) : one([...picks, ...things]);
    if (next && !document.querySelector('#decide[aria-busy=true]')) {
      if (next.dataset.action) done += 1;
      next.click();
      idle = 0;
    } else idle += 1;
    await rest();
  }
  return { done, over: !!document.querySelector('dialog.final') };
}"""


def begin(
    app: App,
    *levels: str,
    game: str = "stone_age",
    seed: int = 5,
    language: str = "pt_BR",
    theme: str = "light",
    options: Mapping[str, str] | None = None,
) -> Page:
    """A new game by way of the set-up dialog; a seat without level is a person."""
    app.page.add_init_script(f"localStorage.setItem('fogueira.preferences', {json.dumps(json.dumps(CALM))})")
    page = app.open(language=language, theme=theme)
    page.click(f".go [data-act=setup][data-game={game}]")
    page.click(f"#setup [data-count='{len(levels)}']")
    for i, level in enumerate(levels):
        page.select_option(f"#level{i}", level)
    page.click("#setup details summary")
    page.fill("#seed", str(seed))
    for name, value in (options or {}).items():
        page.select_option(f"#option-{name}", value)
    page.click("#setup footer [data-act=begin]")
    page.wait_for_selector("#prompt", timeout=PATIENCE)
    return page


def play(page: Page, most: int = 100_000, seed: int = 1, hands: str = HANDS) -> dict[str, Any]:
    """Click through up to ``most`` actions; says how many were done and whether the game is over."""
    page.set_default_timeout(GAME_LONG)
    result: dict[str, Any] = page.evaluate(hands, [most, seed])
    page.set_default_timeout(PATIENCE)
    return result


def my_turn(page: Page) -> None:
    """Wait until the person may choose."""
    page.wait_for_selector("#decide:not(.wait):not([aria-busy=true]) #prompt")


def saved(page: Page, game_id: str = "g1") -> Match[Any]:
    """The saved game as the engine reads it here."""
    sealed = page.evaluate("id => localStorage.getItem('fogueira.game.' + id)", game_id)
    opened = unseal(sealed)
    assert not isinstance(opened, Fault)
    return saves.loads(opened[1], games.__getitem__)


def shown_totals(page: Page) -> dict[int, int]:
    """The final sheet's last row, by seat."""
    cells = page.locator("dialog.final [data-total]").all()
    return {int(c.get_attribute("data-total") or 0): int(c.inner_text().replace("\N{MINUS SIGN}", "-")) for c in cells}


def replayed(page: Page) -> Match[Any]:
    """The saved game, over, played once more by the engine here: it ends with the points that the page shows."""
    match = saved(page)
    assert match.over
    assert not match.stale
    again = Match.new(match.game, match.options, match.seed, match.players)
    assert again.replay([str(move.action) for move in match.moves]) == len(match.moves)
    assert dict(enumerate(again.game.totals(again.state))) == shown_totals(page)
    return again
