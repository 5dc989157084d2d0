"""The regions of the page and what they show."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any

import js

from ui.dom.boards import Boards
from ui.dom.focus import focus_in, focus_path, hold_focus
from ui.dom.morph import lay, put
from ui.dom.motion import Places, is_still, places, travel
from ui.dom.saying import Sayings
from ui.dom.values import there
from ui.page import Pieces

PORTION = 12_000
"""Characters of new markup that are shown at once when there is time: the browser lays them out in one go."""
Regions = Mapping[str, str | Pieces]


class Screen:
    """What each region shows now, so that only what changed is written."""

    def __init__(self, boards: Boards) -> None:
        self._boards = boards
        self._shown: dict[str, str | Pieces] = {}
        self._laid: dict[str, dict[str, tuple[str, Any]]] = {}
        self._opener = ""
        self._sayings = Sayings()
        self._times = 0

    def show(self, regions: Regions, moving: bool = False) -> None:
        """Put markup into the regions of these ids, keep the focus, let pieces travel."""
        self._times += 1
        if any(map(self._is_new, regions, regions.values())):
            self._show(regions, places() if moving and not is_still() else {})

    async def show_slowly(self, regions: Regions, breathe: Callable[[], Awaitable[None]]) -> bool:
        """Show them in portions, with breaths between; False if something else was shown meanwhile: that was all."""
        before = {} if is_still() else places()
        times = self._times
        for portion in self._portions(regions):
            self._show(portion, before)
            await breathe()
            if times != self._times:
                return False
        return True

    def _is_new(self, name: str, content: str | Pieces) -> bool:
        return self._shown.get(name) != content

    def _portions(self, regions: Regions) -> Iterator[Regions]:
        """The regions in their order, as many at a time as are shown at once."""
        portion: dict[str, str | Pieces] = {}
        size = 0
        for name, content in regions.items():
            more = self._size(name, content)
            if size and size + more > PORTION:
                yield portion
                portion, size = {}, 0
            portion[name] = content
            size += more
        if any(map(self._is_new, portion, portion.values())):
            yield portion

    def _size(self, name: str, content: str | Pieces) -> int:
        """Characters that are new in a region."""
        if not self._is_new(name, content):
            return 0
        if isinstance(content, str):
            return len(content)
        laid = self._laid.get(name, {})
        return sum(len(text) for key, text in content.items() if key not in laid or laid[key][0] != text)

    def _show(self, regions: Regions, before: Places) -> None:
        held = focus_path(js.document.activeElement)
        for name, content in regions.items():
            if self._is_new(name, content):
                self._put(name, content)
        self._boards.settle_if_touched()
        self._settle_dialog()
        hold_focus(held)
        _place_tip()
        self._sayings.tell_changes()
        if before:
            travel(before, regions)

    def _put(self, name: str, content: str | Pieces) -> None:
        node = js.document.getElementById(name)
        if not there(node):
            return
        if isinstance(content, str):
            put(node, content)
            self._forget_inside(f"{self._shown.get(name, '')}{content}")
            self._boards.touch(content)
            self._boards.forget_lost()
        else:
            self._laid[name] = lay(node, self._laid.get(name, {}), content, self._boards.touch)
        self._shown[name] = content

    def _forget_inside(self, markup: str) -> None:
        """Regions that some markup makes room for, or made room for, are empty or gone."""
        for name in [name for name in self._shown if f'id="{name}"' in markup]:
            self._laid.pop(name, None)
            self._forget_inside(str(self._shown.pop(name, "")))

    def _settle_dialog(self) -> None:
        """Open a dialog that has come, remember where the focus was; bring it back when the dialog has gone."""
        node = js.document.querySelector("#dialogs > dialog[data-modal]")
        if there(node) and not node.open:
            self._opener = self._opener or focus_path(js.document.activeElement)
            node.showModal()
            focus_in(node)
        elif not there(node) and self._opener:
            opener, self._opener = self._opener, ""
            hold_focus(opener)


def _place_tip() -> None:
    """Put the tip beside the thing it is about, inside the window."""
    tip = js.document.querySelector("#tips > [data-at]")
    if not there(tip):
        return
    thing = js.document.querySelector(f"#screen [data-target={json.dumps(str(tip.dataset.at))}]")
    if not there(thing):
        return
    at, size = thing.getBoundingClientRect(), tip.getBoundingClientRect()
    wide, high = js.window.innerWidth, js.window.innerHeight
    left = min(max(8, at.left + at.width / 2 - size.width / 2), wide - size.width - 8)
    above, below = at.top - size.height - 10, at.bottom + 10
    top = below if below + size.height < high - 8 or above < 8 else above
    tip.style.left, tip.style.top = f"{left}px", f"{max(8, min(top, high - size.height - 8))}px"
