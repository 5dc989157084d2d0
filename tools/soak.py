"""Games among computer players, one after the other in one page: `python -m tools.soak [--games N]`.

Each game is begun and left as a person would do it, and the page is never loaded again. For each move it is measured
how long the page did not answer, after each game what the page holds on to. It fails when a turn is stuck, when the
page says that something is wrong, and when what is held on to goes on growing once every game was played. How long the
page does not answer depends on the machine and on what else it does, so that is only told.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

from playwright.sync_api import CDPSession, ConsoleMessage, Page, sync_playwright

from engine import games
from tools import chromium, site
from tools.begin_game import begin_game
from tools.serve import server

SEATS = (("random", "easy"), ("easy", "random", "easy"), ("easy", "easy"), ("random", "random", "easy", "random"))
"""Who plays, by turns."""
STUCK = 90
"""Seconds without a move after which a turn is stuck."""
LATE = 100
"""Milliseconds within which the page is to answer."""
ROOM = 1.1
"""Growth that does not count, as a factor: collectors and allocators do not give everything back at once."""

# The page's own Python tells what it holds on to.
COUNT = """
import gc, json
from pyodide.ffi import create_proxy
from pyscript import window
from pyodide_js import _module
def counted():
    gc.collect()
    return json.dumps([len(gc.get_objects()), _module.HEAPU8.length])
window.counted = create_proxy(counted)
"""
INSERT = """source => document.body.append(Object.assign(document.createElement("script"),
  { type: "py", textContent: source }))"""
# How late a clock is that ticks every few milliseconds, at its worst between two moves: so long a click would have
# waited. Until the game is first kept the table is being set; the last move ends with what is shown of it. And which
# tasks of the browser took over 50 ms.
WATCH = """tick => {
  window.watch = { late: [], tasks: [], since: Infinity, worst: 0 };
  let last = performance.now(), kept = 0;
  setInterval(() => {
    const now = performance.now();
    watch.worst = Math.max(watch.worst, now - last - tick);
    last = now;
    if (!kept) return;
    if (watch.since < kept) watch.late.push(Math.round(watch.worst));
    watch.since = Math.min(watch.since, kept);
    watch.worst = kept = 0;
  }, tick);
  const put = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, text) {
    put.call(this, key, text);
    if (/^fogueira\\.game\\.g\\d+$/.test(key)) kept = performance.now();
  };
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime > watch.since) watch.tasks.push(Math.round(duration));
  }).observe({ type: "longtask" });
}"""
TICK = 5
"""Milliseconds between two ticks of that clock."""
AFTERWARDS = 100
"""Milliseconds in which what the last move set off is over and was seen."""
WATCHED = "[[...watch.late, Math.round(watch.worst)], watch.tasks]"
FORGOTTEN = "Object.assign(watch, { late: [], tasks: [], since: Infinity })"
KEY = r"Object.keys(localStorage).find(key => /^fogueira\.game\.g\d+$/.test(key))"
MOVES = f"JSON.parse(localStorage[{KEY}].split('\\n')[1]).actions.length"
REVISION = f"localStorage[{KEY}]?.split(' ')[1]"
FORGET = """Object.keys(localStorage).filter(key => key.startsWith("fogueira.game"))
  .forEach(key => localStorage.removeItem(key))"""
PREFERENCES = json.dumps({"pace": "once", "hints": False})


@dataclass(frozen=True, slots=True)
class Held:
    """What a page holds on to between two games: Python's objects, megabytes of JavaScript and of Python's
    memory, nodes and listeners of its documents.
    """

    objects: float
    heap: float
    wasm: float
    nodes: float
    listeners: float

    def __str__(self) -> str:
        return (
            f"{self.objects:8.0f} objects  heap {self.heap:5.1f} MB  wasm {self.wasm:5.1f} MB"
            f"  {self.nodes:5.0f} nodes {self.listeners:4.0f} listeners"
        )


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played. In milliseconds: for each move the longest time in which the page did not answer, and the
    tasks of the browser that took over 50.
    """

    game: str
    seats: Sequence[str]
    seconds: float
    moves: int
    late: Sequence[int]
    tasks: Sequence[int]
    held: Held

    def __str__(self) -> str:
        return (
            f"{self.game:<18} {len(self.seats)} {self.seconds:6.1f} s {self.moves:4d} moves  {spread(self.late)}"
            f"  {spread(self.tasks)}  {self.held}"
        )


def spread(times: Sequence[int]) -> str:
    """How many times there are, their median, the longest of 95 and of 99 in a hundred, the longest, how many late."""
    if len(times) < 2:
        return f"{len(times)}: {list(times)}"
    cuts = quantiles(times, n=100, method="inclusive")
    late = sum(time > LATE for time in times)
    return f"{len(times)}: {cuts[49]:.0f} {cuts[94]:.0f} {cuts[98]:.0f} {max(times)} ms, {late} over {LATE}"


class Soak:
    """A page in which game after game is played; ``problems`` is what it complained about.

    No handle of an element is asked for: it would keep everything around that element.
    """

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.problems: list[str] = []
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self._hear)
        page.set_default_timeout(1000 * STUCK)
        page.add_init_script(f"localStorage.setItem('fogueira.preferences', {json.dumps(PREFERENCES)})")
        page.goto(address)
        page.wait_for_function("document.documentElement.dataset.python === 'ready'")
        page.evaluate(INSERT, COUNT)
        page.wait_for_function("!!window.counted")
        page.evaluate(WATCH, TICK)
        self._devtools: CDPSession = page.context.new_cdp_session(page)
        self._devtools.send("Performance.enable")

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(message.text)

    def play(self, game: str, seats: Sequence[str], seed: int, most: int | None = None) -> Played:
        """A game from the lobby back to the lobby; left before its end after ``most`` moves or a few more.

        Raises ``RuntimeError`` when a turn is stuck.
        """
        began = time.monotonic()
        self.page.evaluate(FORGOTTEN)  # the last game was kept once more when it was left
        begin_game(self.page, seats, game, seed)
        self.page.locator("#table").wait_for()
        self._follow(most)
        self.page.wait_for_timeout(AFTERWARDS)
        moves, (late, tasks) = self.page.evaluate(f"[{MOVES}, {WATCHED}]")
        # The game goes on meanwhile and may be over by now, with a dialog before the way to the lobby.
        self.page.dispatch_event(".top [data-act=lobby]", "click")
        self.page.locator(".go [data-act=setup]").first.wait_for()
        self.page.evaluate(FORGET)
        return Played(game, seats, time.monotonic() - began, moves, late, tasks, self.held())

    def _follow(self, most: int | None) -> None:
        """Wait for the end, or so many moves."""
        revision, moved = "", time.monotonic()
        while not self.page.locator("dialog.final").count():
            if most is not None and self.page.evaluate(MOVES) >= most:
                return
            if (fresh := self.page.evaluate(REVISION)) != revision:
                revision, moved = fresh, time.monotonic()
            if time.monotonic() - moved > STUCK:
                raise RuntimeError(f"a turn is stuck: {self.page.inner_text('#prompt')}")
            self.page.wait_for_timeout(200)

    def held(self) -> Held:
        """What the page holds on to, after everything that can be thrown away was."""
        objects, wasm = json.loads(self.page.evaluate("counted()"))
        self._devtools.send("HeapProfiler.collectGarbage")
        metrics = {row["name"]: row["value"] for row in self._devtools.send("Performance.getMetrics")["metrics"]}
        heap, nodes, listeners = (metrics[name] for name in ("JSHeapUsedSize", "Nodes", "JSEventListeners"))
        return Held(objects, heap / 2**20, wasm / 2**20, nodes, listeners)


def soak(wanted: int) -> Iterator[Played]:
    """Play so many games; raises ``RuntimeError`` for whatever is wrong but growth."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        site.build(Path(folder) / "app")
        with server(Path(folder) / "app") as address:
            browser = playwright.chromium.launch(executable_path=chromium.executable(), args=list(chromium.ARGUMENTS))
            page = Soak(browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce"), address)
            ids = list(games)
            for n in range(wanted):
                yield page.play(ids[n % len(ids)], SEATS[n // len(ids) % len(SEATS)], n)
                if page.problems:
                    raise RuntimeError("\n".join(page.problems))
            browser.close()


def grown(played: Sequence[Played]) -> list[str]:
    """What is held on to more at the end than after the first half, in words."""
    half, quarter = len(played) // 2, max(1, len(played) // 4)
    before, after = ([one.held for one in part] for part in (played[half - quarter : half], played[-quarter:]))
    complaints = []
    for name in Held.__slots__:
        early, late = (max(getattr(held, name) for held in part) for part in (before, after))
        if late > early * ROOM:
            complaints.append(f"{name} grew from {early:.1f} to {late:.1f}")
    return complaints


def answers(played: Sequence[Played]) -> Iterator[str]:
    """How long the page did not answer, by game, as lines."""
    for game in sorted({one.game for one in played}):
        of_it = [one for one in played if one.game == game]
        late, tasks = ([time for one in of_it for time in getattr(one, name)] for name in ("late", "tasks"))
        yield f"{game:<18} moves {spread(late)}   tasks {spread(tasks)}"


def main() -> int:
    """Play, and print what was measured; the exit status says whether all was well."""
    parser = argparse.ArgumentParser(description="Play game after game among computer players in one page.")
    parser.add_argument("--games", type=int, default=200)
    wanted, played, trouble = parser.parse_args().games, [], []
    try:
        for n, one in zip(count(1), soak(wanted)):
            played.append(one)
            print(f"{n:4d} {one}  load {os.getloadavg()[0]:.1f}", flush=True)
    except RuntimeError as error:
        trouble.append(str(error))
    print("Without an answer: median, 95 %, 99 %, longest", *answers(played), sep="\n", flush=True)
    if len(played) >= 4 * len(list(games)):
        trouble += grown(played)
    print("\n".join(trouble) or f"{len(played)} games, nothing stuck, nothing wrong, nothing that grows", flush=True)
    return int(bool(trouble))


if __name__ == "__main__":
    sys.exit(main())
