"""From navigation to a page that answers, against a page that only does a stock `loadPyodide()`.

All are served by the same server and opened in the same browser by turns: first with an empty cache (a new profile for
each visit), then warm, in a profile on disk. A warm visit comes after others that lasted some seconds, as visits do:
the browser keeps compiled code only when nothing was added to it for a while. The figures that count are the ratios of
the medians. For the table, a game is chosen as soon as the page can be clicked, long before Python is up, as somebody
in a hurry would.
"""

import gzip
import json
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, BrowserContext, BrowserType, sync_playwright

from tools import chromium, site
from tools.bench import Row
from tools.paths import NODE_MODULES
from tools.serve import server

NAME = "Page start: navigation to a usable page"
WARM_VISITS = 7
COLD_VISITS = 3
FILL_CACHES = 2
"""Warm visits that do not count: they fill the caches of files and of compiled code."""
STAY = 5_000
"""Milliseconds that a warm visit lasts after the page is usable."""

STOCK_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
STOCK_PAGE = """<!doctype html><link rel="icon" href="data:,"><body></body><script type="module">
import { loadPyodide } from "./pyodide.mjs";
const pyodide = await loadPyodide();
document.documentElement.dataset.python = pyodide.runPython("'ready'");
</script>"""

# The moment of the first frame in which the page is usable, seen by the page itself: we only ask now and then.
WATCH = """new MutationObserver((_, observer) => {{
  if (document.documentElement.dataset.python !== "ready" || !document.querySelector("{usable}")) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => window.usableAt = performance.now()));
}}).observe(document, {{ attributes: true, childList: true, subtree: true }});"""
CHOOSE = """document.addEventListener("DOMContentLoaded", () =>
  setTimeout(() => document.querySelector("button[data-act=play][data-game=stone_age]").click()));"""
# The service worker would go on fetching while the next page is measured.
NOTHING_KEPT = "delete Navigator.prototype.serviceWorker"
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


@dataclass(frozen=True, slots=True)
class Page:
    """A page to visit: its address, a selector that says when it is usable, a script to run in it from the start."""

    path: str
    usable: str
    script: str = ""


PAGES = {
    "stock": Page("stock/index.html", "body"),
    "lobby": Page("app/index.html", "#app .hero"),
    "table": Page("app/index.html", ".at-table #deciding > *", CHOOSE),
}


@dataclass(frozen=True, slots=True)
class Visit:
    """Milliseconds after navigation."""

    painted: float
    usable: float


Visits = dict[str, list[Visit]]


def run() -> Iterator[Row]:
    """Rows for cold and warm visits."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        _lay_out(Path(folder))
        with server(Path(folder)) as address:
            browser = playwright.chromium.launch(executable_path=chromium.executable(), args=list(chromium.ARGUMENTS))
            yield from _rows("cold", _cold(browser, address))
            yield from _transfers(browser, address, Path(folder))
            browser.close()
            yield from _rows("warm", _warm(playwright.chromium, address))


def _lay_out(folder: Path) -> None:
    site.build(folder / "app")
    stock = folder / "stock"
    stock.mkdir()
    for name in STOCK_FILES:
        shutil.copy(NODE_MODULES / "pyodide" / name, stock)
    (stock / "index.html").write_text(STOCK_PAGE, "utf-8")


def _cold(browser: Browser, address: str) -> Visits:
    visits: Visits = {name: [] for name in PAGES}
    for _ in range(COLD_VISITS):
        for name, page in PAGES.items():
            context = browser.new_context()
            visits[name].append(_visit(context, address, page))
            context.close()
    return visits


def _warm(chrome: BrowserType, address: str) -> Visits:
    with TemporaryDirectory() as profile:
        context = chrome.launch_persistent_context(
            profile, executable_path=chromium.executable(), args=list(chromium.ARGUMENTS)
        )
        rounds = [
            {name: _visit(context, address, page, STAY) for name, page in PAGES.items()}
            for _ in range(FILL_CACHES + WARM_VISITS)
        ]
        context.close()
    return {name: [visits[name] for visits in rounds[FILL_CACHES:]] for name in PAGES}


def _visit(context: BrowserContext, address: str, page: Page, stay: int = 0) -> Visit:
    tab = context.new_page()
    tab.add_init_script(NOTHING_KEPT)
    tab.add_init_script(WATCH.format(usable=page.usable) + page.script)
    tab.goto(address + page.path)
    tab.wait_for_function("window.usableAt", timeout=120_000)
    visit = Visit(tab.evaluate(PAINTED), tab.evaluate("usableAt"))
    tab.wait_for_timeout(stay)
    tab.evaluate("localStorage.clear()")
    tab.close()
    return visit


def _transfers(browser: Browser, address: str, folder: Path) -> Iterator[Row]:
    """What a first visit fetches before the table can be used, and what is kept for offline play, compressed."""
    context = browser.new_context()
    asked: set[str] = set()
    context.on("request", lambda request: asked.add(request.url))
    _visit(context, address, PAGES["table"])
    context.close()
    fetched = [folder / url.removeprefix(address) for url in asked if url.startswith(address)]
    app = folder / "app"
    listed = json.loads((app / "service-worker.js").read_text("utf-8").split("const FILES = ")[1].split(";\n")[0])
    yield "first visit: fetched up to the table, compressed", _compressed(fetched), "MB"
    yield "kept for offline play, compressed", _compressed([app / name for name in listed]), "MB"


def _compressed(paths: list[Path]) -> float:
    return sum(len(gzip.compress(path.read_bytes())) for path in paths) / 1e6


def _rows(kind: str, visits: Visits) -> Iterator[Row]:
    middle = {name: median(visit.usable for visit in found) for name, found in visits.items()}
    yield f"{kind}: stock loadPyodide() page", middle["stock"], "ms"
    yield f"{kind}: lobby painted, without Python", median(visit.painted for visit in visits["lobby"]), "ms"
    for name in ("lobby", "table"):
        yield f"{kind}: {name} usable", middle[name], "ms"
        yield f"{kind}: {name} usable, as a share of the stock page", middle[name] / middle["stock"], "x"
