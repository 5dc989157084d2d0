"""Pictures of the tables for the README: `python -m tools.pictures` takes them from the real page into `docs/`.

Each shows a game played by its computer players up to a moment in its later half, seen by the first player.
"""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page, sync_playwright

from engine import games
from engine.ai.agent import choose
from engine.ai.levels import agent
from engine.core.match import Match
from engine.core.rng import Rng
from tools import chromium, site
from tools.kept import kept
from tools.serve import server

DOCS = Path(__file__).parents[1] / "docs"
MOMENTS = {
    "stone_age": (3, 330),
    "hunters_gatherers": (3, 120),
    "imperial_settlers": (3, 230),
    "endless_winter": (3, 190),
}
"""Players, and moves after which the next one of the first player is waited for."""
SEED = 12
SIZE = {"width": 1440, "height": 900}
PREFERENCES = {"pace": "once", "hints": True}


def main() -> None:
    """Take all pictures anew."""
    DOCS.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        site.build(Path(folder))
        with server(Path(folder)) as address:
            arguments = list(chromium.ARGUMENTS)
            browser = playwright.chromium.launch(executable_path=chromium.executable(), args=arguments)
            for game_id in MOMENTS:
                page = browser.new_page(viewport=SIZE, reduced_motion="reduce", locale="en")  # type: ignore[arg-type]
                take(page, address, game_id)
                page.close()
            browser.close()


def take(page: Page, address: str, game_id: str) -> None:
    """One picture."""
    page.add_init_script(f"Object.assign(localStorage, {json.dumps(kept(played(game_id), PREFERENCES))})")
    page.goto(address)
    page.click("[data-act=continue]", timeout=120_000)
    page.wait_for_selector("#prompt", timeout=120_000)
    page.mouse.move(0, 0)
    page.wait_for_timeout(1500)
    page.screenshot(path=DOCS / f"{game_id}.png")


def played(game_id: str) -> Match[Any]:
    """A game up to its moment."""
    players, moves = MOMENTS[game_id]
    seats = [{"name": name, "mark": mark, "level": level} for name, mark, level in SEATS[:players]]
    match: Match[Any] = Match.new(games[game_id], {"players": players}, SEED, seats)
    rng = Rng(SEED)
    while (decision := match.decision) and (len(match.moves) < moves or decision.player or len(decision.actions) < 4):
        seen = match.game.observe(match.state, decision.player)
        match.do(choose(agent("normal"), match.game, seen, decision, rng))
    return match


SEATS = (("Ana", "A", ""), ("Bento", "B", "normal"), ("Caetano", "C", "normal"))


if __name__ == "__main__":
    main()
