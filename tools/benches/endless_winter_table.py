"""The table of Endless Winter for four in the last round: drawing it, and a move with everything that comes after it.

The same two moves are done and taken back again and again in one page: a figure goes into a column, and a card of the
hand makes labour there. Best and median: on a busy machine only the best says something.
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
from engine.core.match import Match
from engine.games.endless_winter.actions import (
    ClosePile,
    Decline,
    Descend,
    EndBenefits,
    EndTurn,
    LeavePart,
    PlaceFigure,
    PlayTribe,
)
from engine.games.endless_winter.game import GAME
from tools import chromium, site
from tools.bench import Row
from tools.serve import server
from ui.entry import Entry
from ui.store import Store

NAME = "Table of Endless Winter: drawing for four in the last round"
SEED = 6
ROUNDS = 15
LAST = 4
PLACE = PlaceFigure("member", "hunt")
SEATS = [
    {"name": name, "mark": mark, "level": ""}
    for name, mark in zip(("Ana", "Bento", "Caua", "Dora"), "ABCD", strict=True)
]
PREFERENCES = {"pace": "once", "hints": False, "study": True}
LAZY = (Descend, EndTurn, Decline, ClosePile, EndBenefits, LeavePart)

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
rows = {"whole": [], "placed": [], "played": [], "pointed": []}
place = next(a for a in table.match.decision.actions if str(a) == PLACE)
for n in range(ROUNDS):
    app.language = "pt_BR" if app.language == "en" else "en"
    rows["whole"].append(timed(table.redraw))
    table.match.do(place)
    rows["placed"].append(timed(lambda: table.redraw(True)))
    card = next(a for a in table.match.decision.actions if type(a).__name__ == "PlayTribe")
    rows["played"].append(timed(lambda: table.perform(card)))
    rows["pointed"].append(timed(lambda: table.look(f"hex:{n}")))
    table.look("")
    table.undo()
    table.undo()
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
    """Everything anew, a placement, a card with rules, log and save, pointing at something."""
    kept = _kept(_late())
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        site.build(Path(folder) / "app")
        with server(Path(folder) / "app") as address:
            browser = playwright.chromium.launch(executable_path=chromium.executable(), args=list(chromium.ARGUMENTS))
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            rows = _measure(page, address, kept)
            browser.close()
    for name, what in (
        ("whole", "everything anew, in the other language"),
        ("placed", "drawing after a figure was placed"),
        ("played", "a card for labour with rules, log, save and drawing"),
        ("pointed", "words about a hex that is pointed at"),
    ):
        yield f"{what}, best", min(rows[name]), "ms"
        yield f"{what}, median", median(rows[name]), "ms"


def _measure(page: Page, address: str, kept: dict[str, str]) -> dict[str, list[float]]:
    page.add_init_script(f"Object.assign(localStorage, {json.dumps(kept)})")
    page.goto(address)
    page.click("[data-act=continue]", timeout=120_000)
    page.wait_for_selector("#ew-focus > *", state="attached", timeout=120_000)
    page.evaluate(INSERT, f"ROUNDS, PLACE = {ROUNDS}, {str(PLACE)!r}\n{FIND}")
    page.wait_for_function("window.benched", timeout=300_000)
    rows: dict[str, list[float]] = json.loads(page.evaluate("benched"))
    return rows


def _kept(match: Match[Any]) -> dict[str, str]:
    """What the page's storage holds when it has saved the game."""
    shelf = _Shelf()
    entry = Entry("g1", GAME.id, "", tuple(match.players), LAST, False, 1)
    Store(shelf).save(entry, saves.dumps(match), True)  # type: ignore[arg-type]
    return {**shelf, "fogueira.preferences": json.dumps(PREFERENCES)}


def _late() -> Match[Any]:
    """A game in the last round, before the second figure of somebody with Tribe cards in hand."""
    match: Match[Any] = Match.new(GAME, {"players": len(SEATS)}, SEED, SEATS)
    chance = Random(SEED)
    while not _ripe(match):
        assert match.decision is not None
        lively = [action for action in match.decision.actions if not isinstance(action, LAZY)]
        match.do(chance.choice(lively if lively and chance.random() < 0.85 else match.decision.actions))
    return match


def _ripe(match: Match[Any]) -> bool:
    """Whether a Member can be put into Hunt and a card be played there."""
    decision, state = match.decision, match.state
    assert decision is not None
    place = next((action for action in decision.actions if action == PLACE), None)
    if state.round < LAST or place is None:
        return False
    after = match.game.apply(state, place).decision
    return after is not None and any(isinstance(action, PlayTribe) for action in after.actions)
