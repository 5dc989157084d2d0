"""A page without a browser: keeps what is shown, runs timers and coroutines when told to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from pathlib import Path
from typing import Any

from engine import Match
from engine.core.game import Game
from engine.core.rng import Rng
from ui.app import App
from ui.page import Fault, Flight, Pieces, Signal
from ui.table import Table

ROOT = Path(__file__).parents[2]


class FakeStorage:
    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.fault: Fault | None = None
        self.held: dict[str, tuple[FakePage, Callable[[], None]]] = {}

    def get(self, key: str) -> str | Fault | None:
        return self.texts.get(key)

    def set(self, key: str, text: str) -> Fault | None:
        if self.fault:
            return self.fault
        self.texts[key] = text
        return None

    def remove(self, key: str) -> Fault | None:
        self.texts.pop(key, None)
        return None

    def keys(self) -> list[str] | Fault:
        return list(self.texts)


class FakePage:
    def __init__(self) -> None:
        self.storage = FakeStorage()
        self.regions: dict[str, Any] = {}
        self.said: list[str] = []
        self.focused: list[str] = []
        self.waiting: list[Callable[[], None]] = []
        self.work: list[Coroutine[Any, Any, None]] = []
        self.downloads: dict[str, str] = {}
        self.file: str | Fault | None = None
        self.chosen = "pt_BR"
        self.waiting_build = False
        self.visited, self.at = [""], 0
        """The browser's history: the places that addresses name, and which of them is shown."""
        self.copied = ""
        self.files: dict[str, str] = {}
        self.told: list[tuple[str, Mapping[str, Any]]] = []
        self.renewals = 0
        self.flights: list[Flight] = []
        self.time = 1
        self.shows = 0

    def show(self, regions: Mapping[str, str | Pieces], moving: bool = False) -> None:
        self.regions.update(regions)
        self.shows += 1

    async def show_slowly(self, regions: Mapping[str, str | Pieces]) -> bool:
        begun = self.shows
        for name in [name for name, content in regions.items() if self.regions.get(name) != content]:
            self.regions[name] = regions[name]
            await self.sleep(0)
            if self.shows != begun:
                return False
        return True

    def focus(self, selector: str) -> bool:
        self.focused.append(selector)
        return True

    def press(self, selector: str) -> bool:
        return False

    def announce(self, text: str) -> None:
        self.said.append(text)

    def root(self, name: str, value: str) -> None: ...

    def mark(self, selector: str, name: str, value: str) -> None: ...

    def light(self, targets: str) -> None: ...

    def step_focus(self, step: int, way: tuple[int, int] = (0, 0)) -> None: ...

    def look_around(self, command: str, right: int = 0, down: int = 0) -> bool:
        return False

    def fly(self, flights: Sequence[Flight]) -> None:
        self.flights.extend(flights)

    def skip_motion(self) -> None: ...

    def add_sheet(self, markup: str) -> None: ...

    def later(self, milliseconds: int, call: Callable[[], None]) -> None:
        self.waiting.append(call)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        self.work.append(work)

    async def sleep(self, milliseconds: int) -> None: ...

    def matches(self, query: str) -> bool:
        return False

    async def copy(self, text: str) -> bool:
        self.copied = text
        return True

    async def hold(self, name: str, lost: Callable[[], None], by_force: bool = False) -> bool:
        await asyncio.sleep(0)
        holder = self.storage.held.get(name)
        if holder and holder[0] is not self and not by_force:
            return False
        self.storage.held[name] = self, lost
        if holder and holder[0] is not self:
            holder[1]()
        return True

    def free(self, name: str) -> None:
        if name in self.storage.held and self.storage.held[name][0] is self:
            del self.storage.held[name]

    def download(self, name: str, text: str) -> None:
        self.downloads[name] = text

    async def upload(self, limit: int) -> str | Fault | None:
        return self.file

    async def ask_worker(self, request: str) -> str | None:
        return None

    async def fetch(self, path: str) -> str | None:
        await asyncio.sleep(0)
        return self.files.get(path)

    def language(self) -> str:
        return self.chosen

    def theme(self) -> str:
        return "system"

    def painted(self) -> str:
        return "light"

    def newer(self) -> bool:
        return self.waiting_build

    def renew(self) -> None:
        self.renewals += 1

    def site(self) -> str:
        return "https://example.org/fogueira/"

    def go(self, place: str, instead: bool = False) -> None:
        if self.visited[self.at] != place:
            self.at += not instead
            self.visited[self.at :] = [place, *self.visited[self.at + 1 :]] if instead else [place]

    def tell(self, kind: str, data: Mapping[str, Any]) -> None:
        self.told.append((kind, data))

    def now(self) -> int:
        return self.time

    def date(self, milliseconds: int, tag: str) -> str:
        return f"{tag} {milliseconds}"

    # What tests do with it -------------------------------------------------------------------------------------------

    def settle(self, timers: bool = True) -> None:
        """Run everything that was started or put off, and what that starts in turn."""
        while self.work or (timers and self.waiting):
            if self.work:
                asyncio.run(self._side_by_side())
            else:
                self.waiting.pop(0)()

    async def _side_by_side(self) -> None:
        work, self.work = self.work, []
        await asyncio.gather(*work)

    @property
    def address(self) -> str:
        """The place that the address names."""
        return self.visited[self.at]

    def visit(self, place: str) -> FakePage:
        """Somebody gives the page another address."""
        self.at += 1
        self.visited[self.at :] = [place]
        return self

    def close(self) -> None:
        """The tab is gone, and what it held with it."""
        self.storage.held = {name: held for name, held in self.storage.held.items() if held[0] is not self}

    @property
    def talk(self) -> str:
        """What the log and its tabs show."""
        names = ("talk-tabs", "talking", "log-since", "log-lines", "log-end")
        contents = [self.regions.get(name, "") for name in names]
        return "".join("".join(content.values()) if isinstance(content, dict) else content for content in contents)

    @property
    def text(self) -> str:
        """Everything that is shown, as one text."""
        contents = [[c] if isinstance(c, str) else c.values() for c in self.regions.values()]
        return "".join(text for content in contents for text in content)


def click(app: App, page: FakePage, act: str = "", fields: Mapping[str, str] | None = None, **data: str) -> None:
    """Click on a thing with these data attributes, and let everything happen."""
    attributes = {"act": act, **data} if act else data
    app.handle(Signal("click", attributes, fields=fields or {}))
    page.settle()


def travel(app: App, page: FakePage, steps: int) -> None:
    """Back (-1) or Forward (1), as the page's shell tells of it; 0 to an address that was given."""
    page.at += steps
    app.handle(Signal("click", way_to(page.address)))
    page.settle()


def reloaded(page: FakePage) -> tuple[App, FakePage]:
    """The page after F5: the same storage and history, a new program."""
    page.close()
    fresh = FakePage()
    fresh.storage, fresh.visited, fresh.at = page.storage, page.visited, page.at
    app = App(fresh)
    first = way_to(fresh.address)
    app.start(Signal("click", first) if first["act"] != "lobby" else None)
    fresh.settle()
    return app, fresh


def way_to(place: str) -> dict[str, str]:
    """The command that leads to what an address names (see ``ui/shell.js``)."""
    if place.startswith("f"):
        return {"act": "arrive", "link": place}
    return {"act": "continue", "id": place} if place.startswith("g") else {"act": place or "lobby"}


def opened(beside: FakePage | None = None) -> tuple[App, FakePage]:
    """The app in the lobby; in another window of the same browser as ``beside``."""
    page = FakePage()
    if beside is not None:
        page.storage = beside.storage
    app = App(page)
    app.start()
    return app, page


def seated(game: Game[Any], *levels: str, seed: int = 4, page: FakePage | None = None) -> tuple[App, FakePage, Table]:
    """A new game of any kind on the table; a seat without level is a person. Computer players move at once."""
    page = page or FakePage()
    app = App(page)
    app.start()
    click(app, page, "prefer", name="pace", value="once")
    click(app, page, "prefer", name="hints", value="false")
    seats = [{"name": f"P{i}", "level": level} for i, level in enumerate(levels)]
    app.places.sit_down(Match.new(game, {"players": len(levels)}, seed, seats), app.store.new_id())
    page.settle()
    assert app.table is not None
    return app, page, app.table


def play_on(app: App, page: FakePage, moves: int, seed: int = 1) -> None:
    """Random actions of the people at the table, through its own door; computer players answer."""
    table, rng = app.table, Rng(seed)
    assert table is not None
    for _ in range(moves):
        if table.curtain is not None:
            click(app, page, "unveil")
        if table.match.decision is None:
            return
        table.perform(rng.choice(table.match.decision.actions))
        page.settle()
