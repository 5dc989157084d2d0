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
from tools.begin_game import begin_game
from tools.kept import kept
from ui.envelope import unseal
from ui.page import Fault

PATIENCE = 90_000
GAME_LONG = 1_200_000
CALM = {"pace": "once", "hints": False}

LOOP = """async ([most, seed]) => {
  let state = seed, done = 0, idle = 0;
  const random = n => (state = (state * 1103515245 + 12345) % 2147483648) % n;
  const one = nodes => nodes[random(nodes.length)];
  const all = selector => [...document.querySelectorAll(selector)].filter(node => node.ariaDisabled !== 'true');
  const rest = time => new Promise(resolve => setTimeout(resolve, time));
  const over = () => !!document.querySelector('dialog.final');
  while (done < most && idle < 6000 && !over()) {
    const before = state, next = document.querySelector('#decide[aria-busy=true]') ? null : (() => {CHOICE})();
    if (!next) state = before;
    const acts = next?.matches('[data-action]');
    next?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    done += acts ? 1 : 0;
    idle = acts ? 0 : idle + 1;
    await rest(next ? 0 : 10);
  }
  return { done, over: over() };
}"""


def hands(choice: str) -> str:
    """A script that clicks until so many actions are done or the game is over.

    ``choice`` is the body of a function that returns the element to click next, or none; it has ``random(n)``, ``one``
    of a list, and ``all`` that match a selector. It is asked only when the page waits for the person, and chance that
    leads to no click is given back: the same seed is the same game, however fast the machine is. So what is left out by
    chance must come last once more, lest nothing is ever found.
    """
    return LOOP.replace("CHOICE", choice)


HANDS = hands("""
    const ready = all('#curtain [data-act=unveil], #decide [data-act=step]');
    const actions = all('#decide [data-action]').filter(node => !node.closest('.ask') || node.dataset.sure);
    const picks = all('#decide [data-act=pick]');
    const things = all('#decide .things [data-target]');
    return one([ready, actions, [...picks, ...things]].find(nodes => nodes.length) ?? [null]);
""")


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
    page = lobby(app, language, theme)
    set_up(page, *levels, game=game, seed=seed, options=options)
    return page


def lobby(app: App, language: str, theme: str = "light") -> Page:
    """The page opened, with computer players that do not wait and no hints."""
    app.page.add_init_script(f"localStorage.setItem('fogueira.preferences', {json.dumps(json.dumps(CALM))})")
    return app.open(language=language, theme=theme)


def set_up(page: Page, *levels: str, game: str, seed: int, options: Mapping[str, str] | None = None) -> None:
    """From the lobby to the table by way of the set-up dialog."""
    begin_game(page, levels, game, seed, options)
    page.wait_for_selector("#prompt", timeout=PATIENCE)


def go_on(app: App, match: Match[Any], language: str = "pt_BR", theme: str = "light") -> Page:
    """The page with a saved game, opened where it stands."""
    keep = json.dumps(kept(match, CALM))
    app.page.add_init_script(f"if (!localStorage.getItem('fogueira.index')) Object.assign(localStorage, {keep})")
    page = app.open(language=language, theme=theme)
    if match.over:
        page.click("[data-act=library]")
    page.click("[data-act=continue]")
    page.wait_for_selector("dialog.final" if match.over else "#prompt")
    return page


def play(page: Page, most: int = 100_000, seed: int = 1, script: str = HANDS) -> dict[str, Any]:
    """Click through up to ``most`` actions; says how many were done and whether the game is over."""
    page.set_default_timeout(GAME_LONG)
    result: dict[str, Any] = page.evaluate(script, [most, seed])
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
