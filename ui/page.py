"""What the app needs of a browser, as protocols. ``ui/dom`` is the real one; tests bring their own."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

FaultKind = Literal[
    "full",
    "refused",
    "missing",
    "empty",
    "not_text",
    "not_ours",
    "unknown_game",
    "newer",
    "broken",
    "unchanged",
    "changed",
]


@dataclass(frozen=True, slots=True)
class Fault:
    """Why something was not done: storage is full or refused, a document missing; it is empty, not text, not one of
    ours, of a game that this program does not have, of a newer program, broken; a write was not there when it was read
    back, or another page has changed a document meanwhile.
    """

    kind: FaultKind
    detail: str = ""


class Storage(Protocol):
    """Texts by key. Nothing here raises: what went wrong is the result."""

    def get(self, key: str) -> str | Fault | None:
        """The text kept under a key; None if there is none."""

    def set(self, key: str, text: str) -> Fault | None:
        """Keep a text. None means it went well."""

    def remove(self, key: str) -> Fault | None:
        """Forget a key. None means it went well."""

    def keys(self) -> list[str] | Fault:
        """All keys in use."""


@dataclass(frozen=True, slots=True)
class Signal:
    """Something a person did: a click, a key, a pointer resting on a thing, a thing
    held down, a turned wheel, a changed field.

    ``data`` are the ``data-*`` attributes of the nearest element that has ``data-act`` or ``data-target``; ``fields``
    the named inputs of the form around it. ``key`` is the key, also of a click by key; ``touch`` says that a finger did
    it; ``value`` the step of a wheel, 1 or -1, what a field was changed to, what a picture that was touched means, or
    the storage key that another page has written (empty for all of them).
    """

    kind: Literal[
        "click",
        "key",
        "point",
        "leave",
        "hold",
        "mean",
        "wheel",
        "change",
        "hide",
        "close",
        "stored",
        "language",
        "theme",
        "newer",
        "message",
    ]
    data: Mapping[str, str] = field(default_factory=dict)
    key: str = ""
    value: str = ""
    shift: bool = False
    touch: bool = False
    typing: bool = False
    fields: Mapping[str, str] = field(default_factory=dict)

    @property
    def act(self) -> str:
        """The command the element stands for."""
        return self.data.get("act", "")

    @property
    def target(self) -> str:
        """The thing on the board the element stands for."""
        return self.data.get("target", "")


Pieces = Mapping[str, str]
"""Elements that lie in a region one over the other: the markup of each by a key of its own."""


@dataclass(frozen=True, slots=True)
class Flight:
    """Something that goes from one place to another, as a picture. A place is named by ``data-spot`` or
    ``data-target``; of several the first that can be seen is taken.
    """

    picture: str
    start: tuple[str, ...]
    end: tuple[str, ...]


class Page(Protocol):
    """The browser page."""

    @property
    def storage(self) -> Storage:
        """What is kept on this device."""

    def show(self, regions: Mapping[str, str | Pieces], moving: bool = False) -> None:
        """Put markup into the regions of these ids; those whose markup is unchanged are left alone.

        A region may be given in pieces: then each piece that is unchanged is left alone, and it may be inside an SVG.
        A region inside another comes after it. ``moving`` lets marked pieces travel from where they were to where they
        are.
        """

    async def show_slowly(self, regions: Mapping[str, str | Pieces]) -> bool:
        """The same, marked pieces travelling, with breaths for the page between regions; false if something else was
        shown meanwhile: the rest was left then.
        """

    def focus(self, selector: str) -> bool:
        """Put the focus on the first element that matches and can be seen; False if there is none."""

    def press(self, selector: str) -> bool:
        """Click the first element that matches; False if there is none."""

    def announce(self, text: str) -> None:
        """Say a text to screen readers."""

    def root(self, name: str, value: str) -> None:
        """Set a ``data-*`` attribute of the document's root."""

    def mark(self, selector: str, name: str, value: str) -> None:
        """Set an attribute of the first match."""

    def light(self, targets: str) -> None:
        """Light the things of these targets (with spaces between), and no others."""

    def step_focus(self, step: int, way: tuple[int, int] = (0, 0)) -> None:
        """Move the focus to the next (1) or previous (-1) thing that can be used in its group; on a board without an
        edge to the nearest one that lies ``way``.
        """

    def look_around(self, command: str, right: int = 0, down: int = 0) -> bool:
        """Move the view of a board without an edge: ``in``, ``out``, ``all``, or ``push`` it to a side. False if there
        is no such board.
        """

    def fly(self, flights: Sequence[Flight]) -> None:
        """Show what goes where, one after the other; where motion is not wanted, outline the places for a moment."""

    def skip_motion(self) -> None:
        """Bring everything that moves to its end."""

    def add_sheet(self, markup: str) -> None:
        """Put a sheet of symbols into the page."""

    def later(self, milliseconds: int, call: Callable[[], None]) -> None:
        """Call after a while."""

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine beside everything else."""

    async def sleep(self, milliseconds: int) -> None:
        """Let the browser paint and answer."""

    def matches(self, query: str) -> bool:
        """Whether a media query holds."""

    def download(self, name: str, text: str) -> None:
        """Offer a text as a file."""

    async def copy(self, text: str) -> bool:
        """Put a text on the clipboard; False where the browser does not let us."""

    async def hold(self, name: str, lost: Callable[[], None], by_force: bool = False) -> bool:
        """Be the one page of this browser that holds ``name``, until it is freed or the page goes away. False if
        another one does; ``by_force`` takes it from that one, whose ``lost`` is then called.
        """

    def free(self, name: str) -> None:
        """Hold a name no longer."""

    async def upload(self, limit: int) -> str | Fault | None:
        """A text file picked by the person, at most ``limit`` bytes; None if they think better of it."""

    async def ask_worker(self, request: str) -> str | None:
        """What the computer player's worker answers; None where there is no worker."""

    async def fetch(self, path: str) -> str | None:
        """The text of a file of the site; None if it cannot be had."""

    def language(self) -> str:
        """The language chosen in the page."""

    def theme(self) -> str:
        """The theme chosen in the page."""

    def painted(self) -> str:
        """The scheme the page is painted in now: ``light`` or ``dark``."""

    def newer(self) -> bool:
        """Whether a newer build of the app waits to be changed over to."""

    def renew(self) -> None:
        """Change over to the newest build: the page is loaded again."""

    def site(self) -> str:
        """The address of the app, without anything that belongs to this visit."""

    def go(self, place: str, instead: bool = False) -> None:
        """Let the address name a place, if it does not do so already: as a new step of the browser's history, or
        ``instead`` of what it names now.
        """

    def tell(self, kind: str, data: Mapping[str, Any]) -> None:
        """Tell the page around a frame what happened."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    def date(self, milliseconds: int, tag: str) -> str:
        """A time as people of a language (``pt-BR``) write it, where this device is."""
