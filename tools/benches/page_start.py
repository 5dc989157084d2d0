"""From navigation to a page that answers, against a page that only does a stock `loadPyodide()`.

Both are served by the same server and opened in the same browser by turns: first with an empty cache (a new profile for
each visit), then warm. The figure that counts is the ratio of the medians.
"""

import shutil
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tools import chromium, site
from tools.bench import Row
from tools.paths import NODE_MODULES
from tools.serve import server

NAME = "Page start: navigation to a usable page"
WARM_VISITS = 9
COLD_VISITS = 4
STOCK_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
STOCK_PAGE = """<!doctype html><link rel="icon" href="data:,"><script type="module">
import { loadPyodide } from "./pyodide.mjs";
const pyodide = await loadPyodide();
document.documentElement.dataset.python = pyodide.runPython("'ready'");
</script>"""
READY = "document.documentElement.dataset.python === 'ready'"
# The moment at which the page became ready, seen by the page itself and not by us, who ask now and then.
WATCH = """new MutationObserver(() => {
  if (document.documentElement.dataset.python === "ready") window.readyAt ??= performance.now();
}).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-python"] })"""
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN"
PAGES = {"app": "app/index.html", "stock": "stock/index.html"}


def run() -> Iterator[Row]:
    """Rows for cold and warm visits."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        _lay_out(Path(folder))
        with server(Path(folder)) as address:
            arguments = list(chromium.ARGUMENTS)
            browser = playwright.chromium.launch(executable_path=chromium.executable(), args=arguments)
            yield from _rows("cold", _cold(browser, address))
            yield from _rows("warm", _warm(browser, address))
            browser.close()


def _lay_out(folder: Path) -> None:
    site.build(folder / "app")
    stock = folder / "stock"
    stock.mkdir()
    for name in STOCK_FILES:
        shutil.copy(NODE_MODULES / "pyodide" / name, stock)
    (stock / "index.html").write_text(STOCK_PAGE, "utf-8")


Times = dict[str, list[tuple[float, float]]]


def _cold(browser: Browser, address: str) -> Times:
    times: Times = {name: [] for name in PAGES}
    for _ in range(COLD_VISITS):
        for name, path in PAGES.items():
            context = browser.new_context()
            times[name].append(_visit(context, address + path))
            context.close()
    return times


def _warm(browser: Browser, address: str) -> Times:
    times: Times = {name: [] for name in PAGES}
    context = browser.new_context()
    for visit in range(WARM_VISITS + 2):
        for name, path in PAGES.items():
            took = _visit(context, address + path)
            if visit >= 2:  # the first visits fill the caches of files and of compiled code
                times[name].append(took)
    context.close()
    return times


def _visit(context: BrowserContext, address: str) -> tuple[float, float]:
    """Milliseconds until the page was ready, and until it was first painted."""
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(address)
    page.wait_for_function(READY, timeout=120_000)
    took = page.evaluate("readyAt"), page.evaluate(PAINT)
    page.close()
    return took


def _rows(kind: str, times: Times) -> Iterator[Row]:
    middle = {name: median(ready for ready, _ in pairs) for name, pairs in times.items()}
    yield f"{kind}: app ready, as a share of stock loadPyodide()", middle["app"] / middle["stock"], "x"
    yield f"{kind}: app ready", middle["app"], "ms"
    yield f"{kind}: stock loadPyodide() ready", middle["stock"], "ms"
    yield f"{kind}: app first painted", median(paint for _, paint in times["app"]), "ms"
