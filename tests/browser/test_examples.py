"""What builders are shown: the teaching page, and the engine as a wheel in a page of its own."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, expect

from engine import games
from tests.browser.conftest import PATIENCE, App
from tools.paths import BUILD, NODE_MODULES
from tools.puzzles import puzzles
from tools.serve import server
from ui.links import unpack

WHEEL_PAGE = """<!doctype html><link rel="icon" href="data:,"><script type="module">
import { loadPyodide } from "./pyodide/pyodide.mjs";
const pyodide = await loadPyodide();
const installer = await fetch("micropip.zip");
pyodide.unpackArchive(await installer.arrayBuffer(), "zip");
window.played = await pyodide.runPythonAsync(`
import micropip
await micropip.install("WHEEL")
from engine import Match, games
from engine.ai.agent import choose
from engine.ai.levels import agent
from engine.core.catalogues import engine_words
from engine.core.rng import Rng
results = []
for game_id in games:
    match, rng = Match.new(games[game_id], {"players": 2}, 7), Rng(7)
    for _ in range(12):
        seen = match.game.observe(match.state, match.decision.player)
        match.do(choose(agent("easy"), match.game, seen, match.decision, rng))
    told = engine_words("pt_BR", game_id, ["Ana", "Bia"]).say(match.game.label(match.state, match.decision.actions[0]))
    results.append(f"{game_id} {len(match.moves)} {bool(told)}")
" / ".join(results)
`).catch((error) => `failed ${error}`);
</script>"""


def installer() -> Path:
    """The micropip that belongs to the pinned Pyodide: npm has none, so it comes from PyPI, once."""
    lock = json.loads((NODE_MODULES / "pyodide/pyodide-lock.json").read_text("utf-8"))
    wanted, home = lock["packages"]["micropip"], BUILD / "micropip"
    if not (home / wanted["file_name"]).exists():
        python = ".".join(lock["info"]["python"].split(".")[:2])
        what = ["--no-deps", "--only-binary=:all:", f"--python-version={python}", f"micropip=={wanted['version']}"]
        subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", *what, "--dest", str(home)], check=True)
    return home / str(wanted["file_name"])


def test_the_wheel_is_installed_in_a_page_of_its_own_and_plays(
    browser: Browser, site_address: str, site_folder: Path, tmp_path: Path
) -> None:
    (wheel,) = (site_folder / "fogueira").glob("fogueira-*.whl")
    shutil.copytree(NODE_MODULES / "pyodide", tmp_path / "pyodide", ignore=shutil.ignore_patterns("*.map", "*.d.ts"))
    shutil.copy(installer(), tmp_path / "micropip.zip")
    (tmp_path / "page.html").write_text(WHEEL_PAGE.replace("WHEEL", f"{site_address}{wheel.name}"), "utf-8")
    page = browser.new_page()
    page.set_default_timeout(PATIENCE)
    with server(tmp_path) as address:
        page.goto(f"{address}page.html")
        page.wait_for_function("window.played", timeout=PATIENCE * 2)
    assert page.evaluate("played").split(" / ") == [f"{game} 12 True" for game in games]
    page.close()


def test_the_teaching_page_shows_its_positions_and_prints(app: App) -> None:
    page = app.page
    page.goto(f"{app.address}examples/teaching-page.html")
    expect(page.locator("fogueira-position")).to_have_count(4)
    page.evaluate("document.querySelectorAll('iframe').forEach(frame => frame.loading = 'eager')")
    expect(page.locator("figure:visible")).to_have_count(0)
    expect(page.locator("iframe[sandbox]")).to_have_count(0)
    for i, title in enumerate(("Três tipos", "Uma floresta completa", "O único local vermelho", "Oferendas ou Honra")):
        expect(page.frame_locator("iframe").nth(i).locator("h1")).to_contain_text(title)
    app.check_accessibility()
    page.emulate_media(media="print")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert len(page.pdf(format="A4")) > 20_000


def test_the_link_in_the_teaching_page_is_the_puzzle_as_it_is_now() -> None:
    text = (Path(__file__).parents[2] / "examples/teaching-page.html").read_text("utf-8")
    link = text.split("embed.html?mode=puzzle&amp;language=pt_BR#")[1].split('"')[0]
    puzzle = next(puzzle for puzzle in puzzles() if puzzle.id == "endless-winter-offering-or-honour")
    assert unpack(link) == puzzle.document()
