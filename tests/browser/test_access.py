"""What axe finds."""

from __future__ import annotations

import pytest

from engine import games
from engine.core.match import Match
from engine.core.rng import Rng
from tests.browser.conftest import App
from tests.browser.play import go_on, lobby, play, set_up

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
