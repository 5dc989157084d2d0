"""Several windows of one browser, in slow motion: every answer, every word of the browser and every step of what runs
beside the rest comes when the test says so.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from typing import Any

from engine import games
from engine.core.match import Match
from engine.core.rng import Rng
from tests.ui.fake import FakePage, FakeStorage, way_to
from ui.app import App
from ui.page import Fault, Signal
from ui.saved import read_match

STONE_AGE = games["stone_age"]


class Pause:
    """What a coroutine waits for: until it is called again."""

    def __await__(self) -> Generator[None, None, None]:
        yield


class Slow(FakePage):
    """A page whose coroutines go on step by step."""

    def __init__(self, browser: Browser) -> None:
        super().__init__()
        self.browser = browser
        self.storage = Shared(self)
        self.storage.texts = browser.texts
        self.letters: list[Callable[[], None]] = []
        """To the keeper of locks, in their order."""
        self.news: list[Callable[[], None]] = []
        """From the browser, in their order."""
        self.held: set[str] = set()
        self.asked: dict[tuple[str, bool], list[bool]] = {}
        self.running: list[Coroutine[Any, Any, None]] = []

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        self.running.append(work)

    async def sleep(self, milliseconds: int) -> None:
        await Pause()

    async def fetch(self, path: str) -> str | None:
        await Pause()
        return None

    async def hold(self, name: str, lost: Callable[[], None], by_force: bool = False) -> bool:
        key = name, by_force
        if key not in self.asked and name not in self.held:
            answer = self.asked[key] = []
            self.letters.append(lambda: self.browser.request(self, name, lost, by_force, answer))
        answer = self.asked.get(key, [True])
        while not answer:
            await Pause()
        self.asked.pop(key, None)
        return name in self.held

    def free(self, name: str) -> None:
        if name in self.held:
            self.held.discard(name)
            self.letters.append(lambda: self.browser.release(self, name))

    # Steps -----------------------------------------------------------------------------------------------------------

    def post(self) -> None:
        """The browser reads a letter."""
        if self.letters:
            self.letters.pop(0)()

    def hear(self) -> None:
        """The browser's next word arrives."""
        if self.news:
            self.news.pop(0)()

    def run(self) -> None:
        """What has waited longest goes on."""
        if self.running:
            work = self.running.pop(0)
            try:
                work.send(None)
            except StopIteration:
                return
            self.running.append(work)


class Shared(FakeStorage):
    """The storage as one window has it; the others hear of what it writes."""

    def __init__(self, page: Slow) -> None:
        super().__init__()
        self._page = page

    def set(self, key: str, text: str) -> Fault | None:
        if self._page.browser.full:
            return Fault("full")
        self.texts[key] = text
        self._page.browser.tell(self._page, key)
        return None

    def remove(self, key: str) -> Fault | None:
        if self.texts.pop(key, None) is not None:
            self._page.browser.tell(self._page, key)
        return None


class Browser:
    """The windows, what they share, and everything that persons have done in them."""

    def __init__(self, windows: int) -> None:
        self.texts: dict[str, str] = {}
        self.full = False
        self.holder: dict[str, tuple[Slow, Callable[[], None]]] = {}
        self.pages = [Slow(self) for _ in range(windows)]
        self.apps = [App(page) for page in self.pages]
        self.done: list[list[str]] = []
        self._chance = Rng(7)
        for app in self.apps:
            app.draw = lambda *_args, **_words: None  # type: ignore[method-assign]
            app.start()

    def tell(self, writer: Slow, key: str) -> None:
        """All other windows will hear that a key was written."""
        for app, page in zip(self.apps, self.pages, strict=True):
            if page is not writer:
                page.news.append(lambda app=app: app.handle(Signal("stored", value=key)))  # type: ignore[misc]

    def request(self, page: Slow, name: str, lost: Callable[[], None], by_force: bool, answer: list[bool]) -> None:
        """A window asks for a lock."""
        holder = self.holder.get(name)
        granted = holder is None or by_force
        if granted:
            self.holder[name] = page, lost
        if holder and granted:
            holder[0].news.append(lambda: self._lose(*holder, name))
        page.news.append(lambda: self._answer(page, name, granted, answer))

    def _lose(self, page: Slow, lost: Callable[[], None], name: str) -> None:
        if name in page.held:
            page.held.discard(name)
            lost()

    def _answer(self, page: Slow, name: str, granted: bool, answer: list[bool]) -> None:
        if granted:
            page.held.add(name)
        answer.append(granted)

    def release(self, page: Slow, name: str) -> None:
        """A window gives a lock back."""
        if name in self.holder and self.holder[name][0] is page:
            del self.holder[name]

    # What persons do -------------------------------------------------------------------------------------------------

    def do(self, window: int, what: str) -> None:
        """A person's deed, or a step of the browser."""
        app, page = self.apps[window], self.pages[window]
        steps: dict[str, Callable[[], None]] = {
            "run": page.run,
            "post": page.post,
            "hear": page.hear,
            "act": lambda: self._act(app),
        }
        if what in steps:
            steps[what]()
        elif what in ("full", "room"):
            self.full = what == "full"
        elif what == "new":
            app.places.sit_down(Match.new(STONE_AGE, {"players": 2}, 4), app.store.new_id())
        elif what == "take-over" and not (app.table and app.table.watching):
            return
        elif what.startswith("#"):
            app.handle(Signal("click", way_to(what[1:])))
        else:
            app.handle(Signal("click", {"act": what}))

    def _act(self, app: App) -> None:
        table = app.table
        if table and not table.watching and table.match.decision:
            action = self._chance.choice(table.match.decision.actions)
            before = [str(move.action) for move in table.match.moves]
            table.perform(action)
            self.done.append([*before, str(action)])

    def settle(self) -> None:
        """Everything that is under way comes to its end."""
        while any(page.running or page.news or page.letters for page in self.pages):
            for page in self.pages:
                page.post()
                page.hear()
                page.run()

    # What must be true -----------------------------------------------------------------------------------------------

    def kept(self) -> list[list[str]]:
        """The actions of all games on the device."""
        store = self.apps[0].store
        matches = [read_match(str(store.text(entry.id))) for entry in store.index()]
        return [[str(move.action) for move in match.moves] for match in matches if isinstance(match, Match)]

    def lost(self) -> list[list[str]]:
        """What was done and is in no game."""
        games_kept = self.kept()
        here = [app.table.match for app in self.apps if app.table and app.table.unkept]
        here += [match for app in self.apps for match in app.places.unkept.values()]
        games_kept += [[str(move.action) for move in match.moves] for match in here]
        return [done for done in self.done if not any(kept[: len(done)] == done for kept in games_kept)]

    def check(self) -> None:
        """Nothing is lost; each game has one writer at most, who holds its lock, and nobody holds one for nothing."""
        assert not self.lost()
        for app, page in zip(self.apps, self.pages, strict=True):
            table = app.table
            writing = {f"fogueira.game.{table.id}"} if table and not table.watching and not table.unkept else set()
            assert page.held >= writing, "writes without its lock"
            assert not (table and table.unkept) or app.store.trouble, "not kept, and nobody is told"
            assert page.held <= {f"fogueira.game.{app.table.id}" if app.table else ""}, "holds a lock for nothing"
