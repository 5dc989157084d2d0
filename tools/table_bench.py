"""Measuring a table in the real page: a game that is kept there, and Python that is timed beside the page's own."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page, sync_playwright

from engine.core.match import Match
from tools import chromium, site
from tools.bench import Row
from tools.kept import kept
from tools.serve import server

PREFERENCES = {"pace": "once", "hints": False, "study": True}
START = """
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
"""
END = "\nwindow.benched = json.dumps(rows)\n"
INSERT = """source => document.body.append(Object.assign(document.createElement("script"),
  { type: "py", textContent: source }))"""


def measured(match: Match[Any], ready: str, script: str, names: Mapping[str, str]) -> Iterator[Row]:
    """Best and median in milliseconds of everything that a script times.

    The script runs in the page once ``ready`` is there, has ``app``, ``table`` and ``timed``, and leaves ``rows``:
    times by the keys of ``names``, which say what each is.
    """
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        site.build(Path(folder) / "app")
        with server(Path(folder) / "app") as address:
            browser = playwright.chromium.launch(executable_path=chromium.executable(), args=list(chromium.ARGUMENTS))
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            rows = _measure(page, address, kept(match, PREFERENCES), ready, START + script + END)
            browser.close()
    for name, what in names.items():
        yield f"{what}, best", min(rows[name]), "ms"
        yield f"{what}, median", median(rows[name]), "ms"


def _measure(page: Page, address: str, stored: dict[str, str], ready: str, script: str) -> dict[str, list[float]]:
    page.add_init_script(f"Object.assign(localStorage, {json.dumps(stored)})")
    page.goto(address)
    page.click("[data-act=continue]", timeout=120_000)
    page.wait_for_selector(ready, state="attached", timeout=120_000)
    if page.locator("[data-act=unveil]").count():  # several people at one device
        page.click("[data-act=unveil]")
    page.evaluate(INSERT, script)
    page.wait_for_function("window.benched", timeout=300_000)
    rows: dict[str, list[float]] = json.loads(page.evaluate("benched"))
    return rows
