"""An action in the page: the click, the rules, saving and the full redraw of the table, until the layout stands.

Played through the interface of the built site by chance, against the weakest computer player; the first quarter is
left out, since everything is slower the first time.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from tools import chromium, site
from tools.bench import Row
from tools.serve import server

NAME = "Redraw: one action in the page until the table is laid out again"
ACTIONS = 120
CALM = {"pace": "once", "hints": False}
CLICKS = """async most => {
  const times = [], wait = () => new Promise(resolve => setTimeout(resolve, 20));
  for (let idle = 0; times.length < most && idle < 2000; ) {
    const busy = document.querySelector("#decide[aria-busy=true]");
    const able = ["[data-action]", ":is([data-act=pick], .things [data-target])"]
      .map(kind => [...document.querySelectorAll(`#decide ${kind}`)]
        .filter(node => node.getAttribute("aria-disabled") !== "true")).find(nodes => nodes.length) ?? [];
    if (busy || !able.length) { idle += 1; await wait(); continue; }
    const node = able[(times.length * 7) % able.length], began = performance.now();
    node.click();
    document.body.offsetHeight;
    times.push(performance.now() - began);
    await wait();
  }
  return times;
}"""


def run() -> Iterator[Row]:
    """Median and 90th percentile of one action, in milliseconds."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        site.build(Path(folder))
        with server(Path(folder)) as address:
            arguments = list(chromium.ARGUMENTS)
            browser = playwright.chromium.launch(executable_path=chromium.executable(), args=arguments)
            times = _stone_age(browser.new_page(viewport={"width": 1440, "height": 900}), address)
            browser.close()
    yield "stone_age: one action, median", median(times), "ms"
    yield "stone_age: one action, nine of ten are quicker than", quantiles(times, n=10)[-1], "ms"
    yield "stone_age: actions measured", float(len(times)), ""


def _stone_age(page: Page, address: str) -> list[float]:
    page.add_init_script(f"localStorage.setItem('fogueira.preferences', {json.dumps(json.dumps(CALM))})")
    page.goto(address)
    page.wait_for_function("document.documentElement.dataset.python === 'ready'", timeout=120_000)
    page.click(".go [data-act=setup][data-game=stone_age]")
    page.click("#setup [data-count='2']")
    page.select_option("#level1", "random")
    page.click("#setup footer [data-act=begin]")
    page.wait_for_selector("#prompt", timeout=120_000)
    page.set_default_timeout(600_000)
    times: list[float] = page.evaluate(CLICKS, ACTIONS)
    return times[ACTIONS // 4 :]
