"""Real pages in Chromium: the built site from a plain file server, and what every page has to keep to."""

from __future__ import annotations

import fcntl
import json
import os
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright

from tools import chromium, site
from tools.paths import NODE_MODULES
from tools.serve import server

LOCAL_ONLY = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1"
ONE_PROCESS = "--process-per-site"
"""The pages of a profile share a process, and so what it has compiled: Python starts in a third of the time."""
AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]
AXE = """([type, values]) => axe.run(document.querySelector("dialog[open]") ?? document,
  { runOnly: { type, values }, resultTypes: ["violations"], preload: false })"""
# On a busy machine the browser wonders why a file that was fetched ahead is not used yet.
EARLY = "was preloaded using link preload but not used within a few seconds"
PATIENCE = 1000 * int(os.environ.get("PATIENCE", "60"))  # ms; a start takes about a second, but the machine may be busy
expect.set_options(timeout=PATIENCE)

# The body of an async function in the page's Python; its result comes back as JSON.
RUN = """
import json
from pyscript import window
async def body():
{body}
try:
    window.fogueiraAnswer(json.dumps({{"value": await body()}}))
except BaseException as error:
    window.fogueiraAnswer(json.dumps({{"error": repr(error)}}))
"""
INSERT = """source => new Promise(resolve => {
  window.fogueiraAnswer = resolve;
  const script = Object.assign(document.createElement("script"), { type: "py", textContent: source });
  document.body.append(script);
})"""
# What the page takes for chance is the same in each run: the seed of a game whose seed nobody chose, say.
SAME_CHANCE = """{
  let state = 1;
  const next = () => (state = (state * 48271) % 2147483647) >> 8;
  crypto.getRandomValues = array => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = next();
    return array;
  };
  Math.random = () => next() / 8388608;
}"""
COMPILE = "async address => { window.compiled = await WebAssembly.compileStreaming(fetch(address)) }"
REMEMBER = "([key, value]) => localStorage.getItem(key) ?? localStorage.setItem(key, value)"


class App:
    """A page with the app in it. `problems` collects what went wrong: messages of error or warning, foreign requests.

    A test that provokes trouble on purpose sets `trouble_expected`.
    """

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.problems: list[str] = []
        self.trouble_expected = False
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on("request", self._watch)

    def open(self, path: str = "", *, wait: bool = True, **choices: str) -> Page:
        """Go to the page with `language="en"`, `theme="dark"` and the like chosen before; wait until Python is up."""
        for name, value in choices.items():
            self.page.add_init_script(f"({REMEMBER})({json.dumps([f'fogueira.{name}', value])})")
        self.page.goto(self.address + path, wait_until="domcontentloaded")
        if wait:
            self.wait_until_ready()
        return self.page

    def wait_until_ready(self) -> None:
        """Until Python has taken over the page; fails when it said that it cannot."""
        self.page.wait_for_function("document.documentElement.dataset.python !== 'loading'", timeout=PATIENCE)
        assert self.page.evaluate("document.documentElement.dataset.python") == "ready"

    def python(self, body: str) -> Any:
        """Run the body of an async function in the page's Python and return what it returns, by way of JSON."""
        source = RUN.format(body=textwrap.indent(textwrap.dedent(body), "    "))
        answer = json.loads(self.page.evaluate(INSERT, source))
        assert "error" not in answer, answer["error"]
        return answer["value"]

    def check_accessibility(self) -> None:
        """Fail with a list of what axe finds wrong."""
        faults = self.faults()
        assert not faults, "\n".join(faults)

    def faults(self, *rules: str) -> list[str]:
        """What axe finds wrong in the page as it is, or in the dialog that covers it; by all its rules or by some."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate((NODE_MODULES / "axe-core/axe.min.js").read_text("utf-8"))
        found = self.page.evaluate(AXE, ["rule", list(rules)] if rules else ["tag", AXE_TAGS])
        return [
            f"{violation['id']}: {violation['help']} at {node['target']}"
            for violation in found["violations"]
            for node in violation["nodes"]
        ]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and EARLY not in message.text:
            self.problems.append(f"{message.type}: {message.text}")

    def _watch(self, request: Request) -> None:
        if request.url.startswith(("http:", "https:", "ws")) and urlsplit(request.url).hostname != "localhost":
            self.problems.append(f"foreign request: {request.url}")


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a freshly built site in its sub-folder `fogueira`, where a wrong address shows.

    The processes of one run share it: the first that comes builds it. Tests leave it as it is.
    """
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "site"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "fogueira").exists():
            site.build(folder / "fogueira")
    return folder


@pytest.fixture(scope="session")
def site_address(site_folder: Path) -> Iterator[str]:
    """The address of the freshly built site."""
    with server(site_folder) as address:
        yield f"{address}fogueira/"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for the whole run."""
    arguments = [*chromium.ARGUMENTS, LOCAL_ONLY, ONE_PROCESS]
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium.executable(), args=arguments)
        yield started
        started.close()


@pytest.fixture(scope="session")
def profile(browser: Browser) -> Iterator[BrowserContext]:
    """A profile for all tests that need none of their own. A page that stays open keeps what was compiled at hand."""
    context = browser.new_context(locale="pt-BR", viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    # Nothing is kept for later: that would fetch the whole site for each test. `test_offline.py` is about it.
    context.add_init_script("delete Navigator.prototype.serviceWorker")
    context.add_init_script(SAME_CHANCE)
    yield context
    context.close()


@pytest.fixture(scope="session")
def keeper(profile: BrowserContext, site_address: str, site_folder: Path) -> Page:
    """The page that stays open."""
    keeper = profile.new_page()
    keeper.goto(f"{site_address}nowhere")
    (engine,) = (site_folder / "fogueira").glob("pyodide-*/pyodide.asm.wasm")
    keeper.evaluate(COMPILE, engine.relative_to(site_folder / "fogueira").as_posix())
    return keeper


@pytest.fixture
def app(profile: BrowserContext, keeper: Page, site_address: str) -> Iterator[App]:
    """The app on a device that knows nothing of it, Portuguese and desktop size unless the test says otherwise; no
    problem allowed.

    Motion is off, since drawing it without a graphics card takes most of the machine; tests about motion turn it on.
    """
    others = set(profile.pages)
    keeper.evaluate("localStorage.clear()")
    app = App(profile.new_page(), site_address)
    yield app
    for page in set(profile.pages) - others:
        # A page that goes away saves; one that is closed may do so when the next test has begun.
        page.goto(f"{site_address}service-worker.js")
        page.close()
    assert app.trouble_expected or not app.problems, "\n".join(app.problems)


@pytest.fixture(scope="module")
def phone(browser: Browser, site_address: str) -> Iterator[App]:
    """The app on a small phone, which is touched; one for all tests of a module."""
    context = browser.new_context(
        locale="pt-BR", viewport={"width": 360, "height": 740}, has_touch=True, reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script("delete Navigator.prototype.serviceWorker")
    phone = App(context.new_page(), site_address)
    yield phone
    context.close()
    assert not phone.problems, "\n".join(phone.problems)


@pytest.fixture
def page(app: App) -> Page:
    """The page of `app`, not yet opened."""
    return app.page
