"""Positions in other people's pages: sandboxed, without storage, under a strict policy, and where they cannot start."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, expect

from engine import Match, games
from engine.core import saves
from tests.browser.conftest import PATIENCE, App
from tools.puzzles import puzzles
from tools.serve import Handler, server
from ui.links import pack

HOST = """<!doctype html><meta charset="utf-8"><title>Outra página</title>
<script>const heard = []; addEventListener("message", ({{ data }}) => heard.push(data));</script>
<script src="{site}fogueira-position.js"></script>
<fogueira-position src="{address}"><figure><figcaption>A figura de sempre</figcaption></figure></fogueira-position>"""
OTHER_SITE = """<!doctype html><meta charset="utf-8"><title>Outro site</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; frame-src {site}">
<iframe id="first" src="{site}embed/stone-age-two-food-short.html?mode=puzzle&amp;language=pt_BR"></iframe>
<iframe id="second" src="{site}embed/hunters-gatherers-which-meadow.html?mode=puzzle&amp;language=en"></iframe>
<iframe id="alone" sandbox="allow-scripts" src="{site}embed/stone-age-three-kinds.html?mode=puzzle"></iframe>"""
STORAGE = "() => { try { return typeof localStorage; } catch (error) { return error.name; } }"
SHARE = """() => {
  const position = document.querySelector("fogueira-position");
  position.remove();
  position.setAttribute("share", "");
  document.body.append(position);
}"""
FROM_A_SIBLING = "() => parent.frames[0].postMessage({ fogueira: 1, type: 'language', value: 'en' }, '*')"
HEARD = "type => heard.filter(data => data.type === type).at(-1)"


class Closed(Handler):
    """A host that does not open its files to other origins."""

    def send_header(self, keyword: str, value: str) -> None:
        if keyword != "Access-Control-Allow-Origin":
            super().send_header(keyword, value)


class Guest:
    """A position in a frame of a page of another origin."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.said: list[str] = []
        self.asked: list[str] = []
        page.on("console", lambda message: self.said.append(f"{message.type}: {message.text}"))
        page.on("request", lambda request: self.asked.append(request.url))

    def open(self, host: Path, address: str, site: str, path: str) -> FrameLocator:
        (host / "host.html").write_text(HOST.format(site=site, address=f"{site}{path}"), "utf-8")
        self.page.goto(f"{address}host.html")
        return self.frame

    @property
    def frame(self) -> FrameLocator:
        return self.page.frame_locator("iframe")

    def send(self, kind: str, **data: Any) -> None:
        self.page.evaluate(
            "([type, data]) => document.querySelector('fogueira-position').send(type, data)", [kind, data]
        )

    def heard(self, kind: str) -> Any:
        self.page.wait_for_function(f"type => ({HEARD})(type)", arg=kind)
        return self.page.evaluate(HEARD, kind)


def start(frame: FrameLocator) -> None:
    """Ask for Python, by key: the browser throws away clicks on a frame that has just been moved or resized."""
    frame.locator("[data-embed=start]").press("Enter")


@pytest.fixture
def guest(browser: Browser) -> Iterator[Guest]:
    context = browser.new_context(locale="pt-BR", viewport={"width": 900, "height": 900}, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    yield Guest(context.new_page())
    context.close()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    with server(tmp_path) as address:
        yield tmp_path, address


def position(moves: int) -> str:
    match = Match.new(games["stone_age"], {"players": 2}, 4, [{"name": "Ana"}, {"name": "Bia"}])
    while len(match.moves) < moves:
        assert match.decision is not None
        match.do(match.decision.actions[0])
    return pack(saves.dumps(match))


def test_a_puzzle_is_looked_at_tried_and_solved(guest: Guest, host: tuple[Path, str], site_address: str) -> None:
    path = "embed/stone-age-two-food-short.html?mode=puzzle&language=pt_BR"
    frame = guest.open(*host, site_address, path)
    expect(frame.locator(".still h1")).to_have_text("Faltam duas comidas")
    expect(frame.locator(".still .board svg.whole")).to_be_visible()
    expect(guest.page.locator("figure")).to_be_hidden()
    assert guest.page.locator("iframe").bounding_box()["height"] > 300  # type: ignore[index]
    assert guest.heard("ready") == {"fogueira": 1, "type": "ready", "stage": "picture"}
    assert guest.page.evaluate("heard.some(data => data.subject === 'lti.frameResize' && data.height > 300)")
    assert not [url for url in guest.asked if "pyodide" in url]

    start(frame)
    expect(frame.locator("#lesson")).to_contain_text("duas comidas")
    frame.locator("[data-act=task-hint]").click()
    expect(frame.locator("#lesson")).to_contain_text("um por um")
    frame.locator("#decide [data-action=starve]").click()
    expect(frame.locator(".ask, #verdict .why").first).to_be_visible()
    if frame.locator(".ask [data-sure]").count():
        frame.locator(".ask [data-sure]").click()
    expect(frame.locator("#verdict")).to_contain_text("10 pontos")
    expect(frame.locator("#verdict a.rule")).to_have_text("SA-56")
    assert guest.heard("failed")["rule"] == "SA-56"
    frame.locator("[data-act=task-again]").click()
    frame.locator("#decide [data-action=feed]").click()
    expect(frame.locator("#verdict")).to_contain_text("Certo")
    assert guest.heard("solved")["rule"] == "SA-55"
    assert guest.heard("move")["action"] == "feed"

    guest.send("language", value="en")
    expect(frame.locator("#lesson")).to_contain_text("Two food short")
    guest.send("theme", value="dark")
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    guest.send("state", id=7)
    state = guest.heard("state")
    assert state["id"] == 7
    assert saves.load(state["document"], games.__getitem__).game.id == "stone_age"
    guest.send("reset")
    expect(frame.locator("#decide [data-action=feed]")).to_be_visible()
    guest.send("nonsense", id=8)
    assert guest.heard("error") == {"fogueira": 1, "type": "error", "id": 8, "kind": "unknown"}
    assert not [line for line in guest.said if "Content Security Policy" in line]

    guest.page.reload()
    expect(frame.locator(".still h1")).to_have_text("Faltam duas comidas")


def test_any_position_is_played_from_a_link(guest: Guest, host: tuple[Path, str], site_address: str) -> None:
    frame = guest.open(*host, site_address, f"embed.html?mode=try&language=en&start=now#{position(6)}")
    expect(frame.locator("#decide")).to_be_visible()
    expect(frame.locator("#lesson")).to_have_count(0)
    guest.send("goto", moves=0)
    guest.send("state", id="x")
    guest.page.wait_for_function(f"({HEARD})('state')?.document.actions.length === 0")
    frame.locator("[data-act=reset]").click()
    guest.send("state", id="y")
    guest.page.wait_for_function(f"({HEARD})('state')?.id === 'y'")
    assert len(guest.heard("state")["document"]["actions"]) == 6
    guest.send("load", document=position(3))
    guest.send("state", id="z")
    guest.page.wait_for_function(f"({HEARD})('state')?.id === 'z'")
    guest.page.evaluate("document.querySelector('iframe').remove()")


def test_frames_of_another_site_share_one_python_without_any_storage(
    guest: Guest, host: tuple[Path, str], site_address: str
) -> None:
    page, site = guest.page, site_address.replace("localhost", "127.0.0.1")
    (host[0] / "host.html").write_text(OTHER_SITE.format(site=site), "utf-8")
    page.goto(f"{host[1]}host.html")
    first, second, alone = (page.frame_locator(f"#{name}") for name in ("first", "second", "alone"))
    for frame in (first, second, alone):
        assert frame.locator("html").evaluate(STORAGE) == "SecurityError"

    def started() -> int:
        return len([url for url in guest.asked if url.endswith("pyodide.asm.wasm")])

    assert started() == 0
    for frame, pythons in ((first, 1), (second, 1), (alone, 2)):
        start(frame)
        expect(frame.locator("#decide")).to_be_visible()
        assert started() == pythons
    expect(second.locator("#lesson h2")).to_have_text("Which meadow?")
    second.locator("#decide [data-action]").last.click()
    expect(second.locator("#lesson.wrong")).to_be_visible()
    expect(first.locator("#lesson h2")).to_have_text("Faltam duas comidas")
    second.locator("html").evaluate(FROM_A_SIBLING)  # which is not the page around, so nobody listens
    first.locator("#decide [data-action=feed]").click()
    expect(first.locator("#verdict")).to_contain_text("Certo")

    page.evaluate("document.getElementById('first').remove()")
    expect(second.locator(".still h1")).to_have_text("Which meadow?")
    start(second)
    expect(second.locator("#decide")).to_be_visible()
    assert started() == 3
    assert not [line for line in guest.said if "Content Security Policy" in line]


@pytest.mark.parametrize("damage", [lambda link: link[:300], lambda link: link.replace("f1.", "f2.")])
def test_a_damaged_link_is_refused_in_the_frame(
    guest: Guest, host: tuple[Path, str], site_address: str, damage: Any
) -> None:
    frame = guest.open(*host, site_address, f"embed.html?mode=try&language=en#{damage(position(6))}")
    expect(frame.locator("[data-scene=stone_age]")).to_be_visible()
    start(frame)
    expect(frame.locator(".why")).to_be_visible()
    expect(frame.locator("#screen .thumb use")).to_have_attribute("href", "#scene-stone_age")
    assert frame.locator("#scene-stone_age").count()
    assert guest.heard("error")["kind"] in ("broken", "newer")


def test_a_host_that_is_closed_to_others_shows_the_picture_a_sentence_and_a_link(
    guest: Guest, host: tuple[Path, str], site_folder: Path
) -> None:
    closed = ThreadingHTTPServer(("localhost", 0), partial(Closed, directory=str(site_folder)))
    threading.Thread(target=closed.serve_forever, daemon=True).start()
    site = f"http://localhost:{closed.server_port}/fogueira/"
    frame = guest.open(*host, site, "embed/stone-age-two-food-short.html?mode=view&language=en")
    start(frame)
    expect(frame.locator("#starting")).to_contain_text("cannot be started inside this page")
    expect(frame.locator(".still .board svg.whole")).to_be_visible()
    expect(frame.locator("[data-link]")).to_have_attribute("href", f"../?language=en#{link_of()}")
    guest.page.evaluate(SHARE)  # not sandboxed: then the files come from where the frame is
    start(frame)
    expect(frame.locator("#decide")).to_be_visible()
    closed.shutdown()
    closed.server_close()


def link_of() -> str:
    return pack(next(puzzle for puzzle in puzzles() if puzzle.id == "stone-age-two-food-short").document())


def test_without_script_the_figure_stays(browser: Browser, host: tuple[Path, str], site_address: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    guest = Guest(context.new_page())
    guest.open(*host, site_address, "embed.html?mode=view")
    expect(guest.page.locator("figure")).to_be_visible()
    context.close()


def test_the_picture_is_accessible(app: App) -> None:
    for path in ("stone-age-three-kinds", "hunters-gatherers-which-meadow"):
        app.page.goto(f"{app.address}embed/{path}.html?language=en")
        expect(app.page.locator(".still h1")).to_be_visible()
        app.check_accessibility()
