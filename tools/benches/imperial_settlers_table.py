"""The table of Imperial Settlers at its fullest: four empires in the fifth round.

The same action is done and taken back again and again in one page; then a card is asked about, and the whole table is
drawn as if for the first time. Best and median: on a busy machine only the best says something.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from engine.core.match import Match
from engine.games.imperial_settlers.actions import Build, Pass
from engine.games.imperial_settlers.game import GAME
from engine.games.imperial_settlers.state import ImperialSettlersState
from tools import chromium, site
from tools.bench import Row
from tools.kept import kept
from tools.serve import server

NAME = "Table of Imperial Settlers: drawing four empires in the fifth round"
SEED = 9
PLAYERS = 4
LAST_ROUND = 5
FULL = 12
"""So many Locations at least stand in the empire of whoever looks on."""
ROUNDS = 15
NAMES = ("Ana", "Bento", "Caetano", "Dalva")
PREFERENCES = {"pace": "once", "hints": False, "study": True}

FIND = """
import gc, json, time
from pyscript import window
from ui.app import App
app = next(thing for thing in gc.get_objects() if type(thing) is App)
table = app.table
def timed(work):
    began = time.perf_counter()
    work()
    window.document.body.offsetHeight
    return 1000 * (time.perf_counter() - began)
def afresh():
    table._memo.clear()
    app.page.show({"screen": ""})
    app._screen = ""
    table.redraw()
rows = {"drawn": [], "acted": [], "asked": [], "afresh": []}
build = next(action for action in table.match.decision.actions if type(action).__name__ == "Build")
cards = [target for target in table.view().first_targets if target.startswith("card:")]
for n in range(ROUNDS):
    table.match.do(build)
    rows["drawn"].append(timed(lambda: table.redraw(True)))
    table.match.undo(True)
    table.redraw(True)
    rows["acted"].append(timed(lambda: table.perform(build)))
    table.undo()
    rows["asked"].append(timed(lambda: table.point(cards[n % len(cards)])))
    rows["afresh"].append(timed(afresh))
window.benched = json.dumps(rows)
"""
INSERT = """source => document.body.append(Object.assign(document.createElement("script"),
  { type: "py", textContent: source }))"""


def run() -> Iterator[Row]:
    """Drawing after an action, the whole of an action, asking about a card, the whole table from nothing."""
    stored = kept(_full_table(), PREFERENCES)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        site.build(Path(folder) / "app")
        with server(Path(folder) / "app") as address:
            arguments = list(chromium.ARGUMENTS)
            browser = playwright.chromium.launch(executable_path=chromium.executable(), args=arguments)
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            rows = _measure(page, address, stored)
            browser.close()
    for name, what in (
        ("drawn", "drawing after building"),
        ("acted", "building with rules, log, save and drawing"),
        ("asked", "asking about a card"),
        ("afresh", "the whole table from nothing"),
    ):
        yield f"{what}, best", min(rows[name]), "ms"
        yield f"{what}, median", median(rows[name]), "ms"


def _measure(page: Page, address: str, stored: dict[str, str]) -> dict[str, list[float]]:
    page.add_init_script(f"Object.assign(localStorage, {json.dumps(stored)})")
    page.goto(address)
    page.click("[data-act=continue]", timeout=120_000)
    page.wait_for_selector(".is-empire .isc", timeout=120_000)
    page.evaluate(INSERT, f"ROUNDS = {ROUNDS}\n{FIND}")
    page.wait_for_function("window.benched", timeout=300_000)
    rows: dict[str, list[float]] = json.loads(page.evaluate("benched"))
    return rows


def _full_table() -> Match[ImperialSettlersState]:
    """A turn in the last round of a game played by rules of thumb, with something to build in a full empire."""
    seats = [{"name": name, "mark": mark, "level": ""} for name, mark in zip(NAMES, "ABCD", strict=True)]
    match = Match.new(GAME, {"players": PLAYERS}, SEED, seats)
    chance = Random(SEED)
    while match.decision is not None and not _full(match):
        actions = match.decision.actions
        useful = [action for action in actions if not isinstance(action, Pass)] or actions
        ranked = sorted(
            GAME.appraise(GAME.observe(match.state, match.decision.player), match.decision), key=lambda a: a.value
        )
        match.do(ranked[-1].action if chance.random() > 0.1 else chance.choice(useful))
    assert match.decision is not None
    return match


def _full(match: Match[ImperialSettlersState]) -> bool:
    decision, state = match.decision, match.state
    assert decision is not None
    return (
        state.round == LAST_ROUND
        and decision.prompt == "prompt.turn"
        and any(isinstance(action, Build) for action in decision.actions)
        and len(state.seats[decision.player].locations) >= FULL
    )
