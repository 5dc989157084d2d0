"""The app without its server: kept whole on the first visit, changed over to a newer build only when asked."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PATIENCE, REMEMBER, SAME_CHANCE, App
from tests.browser.play import hands, play, saved
from tools import offline
from tools.serve import server
from tools.sitefiles import SiteFiles

CACHES = "caches.keys()"
CONTROLLED = "navigator.serviceWorker.controller !== null"
PREFERENCES = json.dumps(["fogueira.preferences", json.dumps({"pace": "once", "hints": False})])


# Any game: whatever does an action if there is something, else whatever may lead to one.
ANY = hands("""
    const sure = all('#decide .ask [data-sure]'), actions = all('#decide [data-action]');
    const ways = all('#decide [data-act]:not([data-act=cancel], [data-act=rule], [data-action])');
    const things = all('#decide [data-target], #board [data-target], #mine [data-target]');
    const pools = [sure, random(4) ? actions : [], random(2) ? ways : [], things, actions, ways];
    return one(pools.find(pool => pool.length) ?? [null]);
""")


class Host:
    """A server that can be switched off, and on again with another folder, at one address."""

    def __init__(self) -> None:
        self._port = 0
        self._running = ExitStack()
        self.address = ""

    def serve(self, folder: Path) -> None:
        self.stop()
        self.address = self._running.enter_context(server(folder, self._port))
        port = int(self.address.rstrip("/").rsplit(":")[-1])
        assert self._port in (0, port)
        self._port = port

    def stop(self) -> None:
        self._running.close()


@pytest.fixture(scope="module")
def builds(site_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Two builds that differ in the page and in a file with a mark."""
    first, second = site_folder / "fogueira", tmp_path_factory.mktemp("builds") / "second"
    files = SiteFiles()
    files.files = {path.relative_to(first).as_posix(): path.read_bytes() for path in first.rglob("*") if path.is_file()}
    styles = next(address for address in files.files if address.startswith("styles-"))
    fresh = files.add("styles.css", files.files.pop(styles) + b"/* second */")
    text = files.files["index.html"].decode().replace(styles, fresh)
    files.add_plain("index.html", text.replace("<title>Fogueira<", "<title>Fogueira 2<").encode())
    offline.add_service_worker(files)
    files.write(second)
    return first, second


@pytest.fixture
def host() -> Iterator[Host]:
    made = Host()
    yield made
    made.stop()


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Any]:
    context = browser.new_context(locale="pt-BR", viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(SAME_CHANCE)
    context.add_init_script(f"({REMEMBER})({PREFERENCES})")
    yield context
    context.close()


def come_up(app: App, title: str = "Fogueira") -> None:
    app.wait_until_ready()
    expect(app.page).to_have_title(title)


def again(app: App, title: str = "Fogueira") -> None:
    app.page.reload()
    come_up(app, title)


def first_visit(app: App) -> Page:
    page = app.open()
    page.wait_for_function(CONTROLLED)
    return page


def test_every_game_goes_on_without_the_server_and_a_newer_build_waits(
    visitor: Any, host: Host, builds: tuple[Path, Path]
) -> None:
    first, second = builds
    host.serve(first)
    app = App(visitor.new_page(), host.address)
    page = first_visit(app)
    host.stop()

    again(app)
    games = page.eval_on_selector_all(".go [data-act=play]", "nodes => nodes.map(node => node.dataset.game)")
    assert games
    for n, game in enumerate(games, 1):
        page.click(f".go [data-act=play][data-game={game}]")
        page.wait_for_selector("#prompt")
        assert play(page, most=4, seed=7, script=ANY)["done"] == 4
        assert len(saved(page, f"g{n}").moves) >= 4
        while page.locator("dialog[open]").count():  # a card of a pile, say, is asked for in one
            page.keyboard.press("Escape")
        page.click(".top [data-act=lobby]")
    page.click("[data-set-language=en]")
    again(app)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("#app")).to_contain_text("unofficial")

    host.serve(second)
    again(app)
    expect(page.locator("#news")).to_contain_text("newer Fogueira")
    host.stop()
    again(app)  # it waits, and nothing of it is used yet
    page.click("[data-act=continue]")
    page.wait_for_selector("#decide:not([aria-busy=true]) :is([data-action], [data-target])")
    moves = page.evaluate("JSON.parse(localStorage['fogueira.game.g1'].split('\\n')[1]).actions")
    page.click("#news [data-act=renew]")
    page.wait_for_function("document.title === 'Fogueira 2'")
    come_up(app, "Fogueira 2")
    expect(page.locator("#prompt")).to_be_visible()  # back at the table
    assert page.evaluate("JSON.parse(localStorage['fogueira.game.g1'].split('\\n')[1]).actions") == moves
    again(app, "Fogueira 2")
    page.close()

    page = (app := App(visitor.new_page(), host.address)).open()
    come_up(app, "Fogueira 2")
    page.wait_for_function(f"{CACHES}.then(names => names.length === 1)")


def test_a_build_that_cannot_be_had_whole_is_not_used(
    visitor: Any, host: Host, builds: tuple[Path, Path], tmp_path: Path
) -> None:
    first, second = builds
    host.serve(first)
    app = App(visitor.new_page(), host.address)
    page = first_visit(app)
    damaged = tmp_path / "damaged"
    damaged.mkdir()
    for path in second.rglob("*"):
        link = damaged / path.relative_to(second)
        link.mkdir() if path.is_dir() else link.write_bytes(path.read_bytes())
    (style,) = damaged.glob("styles-*.css")
    style.write_bytes(style.read_bytes() + b"/* not what was built */")
    host.serve(damaged)
    refused = page.evaluate("""async () => {
        const registration = await navigator.serviceWorker.ready;
        const found = new Promise(resolve => registration.addEventListener('updatefound', () => {
            const worker = registration.installing;
            worker.addEventListener('statechange', () => resolve(worker.state));
        }));
        await registration.update().catch(() => null);
        return found;
    }""")
    assert refused == "redundant"
    assert len(page.evaluate(CACHES)) == 1
    again(app)
    expect(page.locator("#news")).to_be_empty()


def test_a_shortcut_opens_its_game_once(visitor: Any, host: Host, builds: tuple[Path, Path]) -> None:
    host.serve(builds[0])
    app = App(visitor.new_page(), host.address)
    page = app.open("?play=stone_age&language=en")
    expect(page.locator("#prompt")).to_be_visible()
    assert page.evaluate("location.search + location.hash") == "?language=en#g1"
    expect(page.locator("link[rel=manifest]")).to_have_attribute("href", re.compile("manifest-en-"))
