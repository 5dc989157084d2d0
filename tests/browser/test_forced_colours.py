"""Where the system sets the colours: what can be chosen, what is chosen, what has the focus, and every word."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.browser import screens
from tests.browser.conftest import App
from tests.browser.measure import COLOURS

PALE_TEXT = f"""() => {{
  {COLOURS}
  const plate = system('Canvas');
  return texts().flatMap(([node, text]) => {{
    const own = getComputedStyle(node);
    const ground = own.forcedColorAdjust === 'none' ? behind(node) : plate;  // else the browser lays a plate below it
    const found = contrast(rgb(own.color), ground);
    return found < 4.5 && !node.closest('svg, .vp') ? [`${{text}}: ${{found.toFixed(1)}} in ${{named(node)}}`] : [];
  }});
}}"""
"""Words that cannot be read. (The picture below a number on a sun is not looked at: the sun keeps its colour.)"""

UNMARKED = """() => [...document.querySelectorAll('.lit, .can, .sel, [aria-pressed=true]')].filter(node => {
  const look = getComputedStyle(node), shown = node.checkVisibility({ opacityProperty: true });
  const filled = look.forcedColorAdjust === 'none' && look.backgroundColor !== 'rgba(0, 0, 0, 0)';
  return shown && !node.closest('svg') && look.outlineStyle === 'none' && !filled;
}).map(node => node.outerHTML.slice(0, 120))"""
"""What can be chosen or is chosen without a line that says so."""

UNFOCUSED = """() => {
  const look = node => { const s = getComputedStyle(node); return [s.outline, s.stroke, s.strokeWidth].join(); };
  const can = 'button, a[href], input, select, summary, [tabindex="0"]';
  return [...document.querySelectorAll(can)].filter(node => {
    if (!node.checkVisibility() || node.disabled) return false;
    const before = look(node);
    node.focus({ preventScroll: true, focusVisible: true });
    return node === document.activeElement && look(node) === before;
  }).map(node => node.outerHTML.slice(0, 120));
}"""
"""What looks the same with the focus as without."""

TURNED = """() => [...document.querySelectorAll('svg')].filter(
  node => node.checkVisibility() && getComputedStyle(node).filter.includes('invert')
).map(node => node.outerHTML.slice(0, 120))"""
"""Pictures made light for a dark ground that is not there."""


def check(page: Page, name: str) -> list[str]:
    """What is wrong on the screen."""
    return [f"{name}: {fault}" for script in (PALE_TEXT, UNMARKED, TURNED) for fault in page.evaluate(script)]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_table_is_read_and_played_in_the_systems_colours(app: App, theme: Literal["light", "dark"]) -> None:
    app.page.emulate_media(forced_colors="active", color_scheme=theme)
    page, found = screens.with_games(app, *screens.IDS, theme=theme), []
    found += check(page, "lobby")
    for game_id in screens.IDS:
        screens.open_game(page, game_id)
        found += check(page, game_id)
        page.locator(screens.THINGS[game_id]).first.dispatch_event("click")
        found += check(page, f"{game_id}, something is chosen")
        page.keyboard.press("Escape")
        found += [f"{game_id}: no focus at {node}" for node in page.evaluate(UNFOCUSED)]
        page.click(".top [data-act=lobby]")
        screens.open_game(page, f"{game_id}-over")
        found += check(page, f"{game_id} over")
        page.keyboard.press("Escape")
        page.click(".top [data-act=lobby]")
    assert not found, "\n".join(found)
