"""The table of Hunters and Gatherers at its fullest: all 91 tiles of the first edition on it.

The same last tile is laid and taken back again and again in one page. Best and median: on a busy machine only the best
says something.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page, sync_playwright

from engine.core import saves
from engine.core.actions import Action
from engine.core.frames import Draft
from engine.core.match import Match
from engine.games.hunters_gatherers.actions import PlaceTile
from engine.games.hunters_gatherers.game import GAME
from engine.games.hunters_gatherers.phases.completion import completed
from engine.games.hunters_gatherers.state import HuntersGatherersState
from tools import chromium, site
from tools.bench import Row
from tools.serve import server
from ui.entry import Entry
from ui.store import Store

NAME = "Table of Hunters and Gatherers: drawing with 91 tiles"
SEED = 10
"""With this seed the policy below gets every bonus tile onto the table."""
ALL_TILES = 91
ROUNDS = 15
SEATS = [{"name": name, "mark": mark, "level": ""} for name, mark in (("Ana", "A"), ("Bento", "B"))]
PREFERENCES = {"pace": "once", "hints": False, "study": True}

FIND = """
import gc, json, time
from pyscript import window
from ui.app import App
from ui.page import Signal
app = next(thing for thing in gc.get_objects() if type(thing) is App)
table = app.table
spots = [f"zone:{table.match.state.spot(zone)}" for zone in (0, 100, 200, 400, 600, 800)]
def timed(work):
    began = time.perf_counter()
    work()
    window.document.body.offsetHeight
    return 1000 * (time.perf_counter() - began)
rows = {"laid": [], "drawn": [], "pointed": []}
last = table.match.decision.actions[0]
for n in range(ROUNDS):
    table.match.do(last)
    rows["drawn"].append(timed(lambda: table.redraw(True)))
    table.match.undo(True)
    table.redraw(True)
    rows["laid"].append(timed(lambda: table.perform(last)))
    table.undo()
    rows["pointed"].append(timed(lambda: table.look(spots[n % len(spots)])))
    table.look("")
window.benched = json.dumps(rows)
"""
INSERT = """source => document.body.append(Object.assign(document.createElement("script"),
  { type: "py", textContent: source }))"""


class _Shelf(dict[str, str]):
    """A storage in memory."""

    def set(self, key: str, text: str) -> None:
        self[key] = text

    def remove(self, key: str) -> None:
        self.pop(key, None)


def run() -> Iterator[Row]:
    """Drawing after a placement, the whole of a placement, pointing at an area."""
    kept = _kept(_before_the_last_tile())
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        site.build(Path(folder) / "app")
        with server(Path(folder) / "app") as address:
            arguments = list(chromium.ARGUMENTS)
            browser = playwright.chromium.launch(executable_path=chromium.executable(), args=arguments)
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            rows = _measure(page, address, kept)
            browser.close()
    for name, what in (
        ("drawn", "drawing after a placement"),
        ("laid", "a placement with rules, log, save and drawing"),
        ("pointed", "lighting an area that is pointed at"),
    ):
        yield f"{what}, best", min(rows[name]), "ms"
        yield f"{what}, median", median(rows[name]), "ms"


def _measure(page: Page, address: str, kept: dict[str, str]) -> dict[str, list[float]]:
    page.add_init_script(f"Object.assign(localStorage, {json.dumps(kept)})")
    page.goto(address)
    page.click("[data-act=continue]", timeout=120_000)
    page.wait_for_selector("#hg-flat > g", state="attached", timeout=120_000)
    page.evaluate(INSERT, f"ROUNDS = {ROUNDS}\n{FIND}")
    page.wait_for_function("window.benched", timeout=300_000)
    rows: dict[str, list[float]] = json.loads(page.evaluate("benched"))
    return rows


def _kept(match: Match[Any]) -> dict[str, str]:
    """What the page's storage holds when it has saved the game."""
    shelf = _Shelf()
    entry = Entry("g1", GAME.id, "", tuple(match.players), 1, False, 1)
    Store(shelf).save(entry, saves.dumps(match), True)  # type: ignore[arg-type]
    return {**shelf, "fogueira.preferences": json.dumps(PREFERENCES)}


def _before_the_last_tile() -> Match[HuntersGatherersState]:
    options = {"players": 2, "edition": "first", "first_player": "first_seat"}
    match = Match.new(GAME, options, SEED, SEATS)
    chance = Random(SEED)
    while match.decision is not None:
        match.do(_choice(match, chance))
    while len(match.state.placed) >= ALL_TILES:
        match.undo(True)
    assert len(match.state.placed) == ALL_TILES - 1
    return match


def _choice(match: Match[HuntersGatherersState], chance: Random) -> Action:
    """Lays tiles close together, nugget forests first; never puts a piece."""
    assert match.decision is not None
    actions = match.decision.actions
    if not isinstance(actions[0], PlaceTile):
        return actions[-1]
    return max(actions, key=lambda action: _promise(match.state, action, chance))


def _promise(state: HuntersGatherersState, action: Action, chance: Random) -> float:
    assert isinstance(action, PlaceTile)
    draft = Draft(GAME.codec.clone(state))
    draft.state.frames[-1].apply(draft, action)
    closed = completed(draft.state)
    golden = sum(draft.state.layout.tallies[area].gold > 0 for area in closed)
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1))
    near = sum((action.x + dx, action.y + dy) in state.layout.cells for dx, dy in steps)
    return 5 * golden + len(closed) + 0.3 * near + 0.2 * chance.random()
