"""Where the keys go: the focus through redraws, into dialogs, from thing to thing."""

from __future__ import annotations

import json
from typing import Any

import js

from ui.dom.reading import closest, data_of
from ui.dom.values import record, there
from ui.panzoom import Point, nearest

USABLE = "button,a[href],[data-target][tabindex='0']"


def focus_path(node: Any) -> str:
    """A selector that finds the focused thing again after a redraw."""
    if not there(node) or node == js.document.body:
        return ""
    if node.id:
        return f"#{js.CSS.escape(node.id)}"
    data = {k: v for k, v in data_of(node).items() if k in ("act", "target", "action", "id", "rule", "value")}
    own = "".join(f"[data-{name}={json.dumps(value)}]" for name, value in data.items())
    around = node.closest("[id]")
    # The same target stands on the board and in the list of choices: the focus stays on its side.
    return f"#{js.CSS.escape(around.id)} {own}" if own and there(around) else own


def hold_focus(path: str) -> None:
    """Bring a lost focus back to where it was, or to where a redrawn page begins."""
    active = js.document.activeElement
    if not path or (there(active) and active != js.document.body and not _became_another(active, path)):
        return
    for selector in (path, "[data-focus-first]", "[data-focus-home]"):
        node = js.document.querySelector(selector)
        if there(node):
            node.focus(record(preventScroll=True))
            return


def _became_another(option: Any, path: str) -> bool:
    """Whether an option that was chosen has turned into one of the next decision."""
    return "[data-action=" in path and "nth" in data_of(option) and focus_path(option) != path


def focus_in(dialog: Any) -> None:
    """Put the focus where a dialog begins."""
    for selector in ("[data-focus-first]", "[data-dialog-title]"):
        node = dialog.querySelector(selector)
        if there(node):
            node.focus(record(preventScroll=True))
            return


def step_focus(step: int, way: tuple[int, int]) -> None:
    """Move the focus among the things that can be used, beside the focused one."""
    active = js.document.activeElement
    if there(closest(active, "[data-layer]")):
        _step_on_board(active, way)
        return
    on_board = js.document.querySelector("[data-layer] [data-target][tabindex='0']")
    if there(on_board) and (active == js.document.body or active.matches("[data-focus-home]")):
        on_board.focus(record(preventScroll=True))
        return
    group = closest(active, "#board,#decide,[role=tablist],[role=menu],#players,#mine")
    if not there(group):
        group = js.document.getElementById("decide")
    if not there(group):
        return
    found = [node for node in group.querySelectorAll(USABLE) if node.getClientRects().length]
    places = [i for i, node in enumerate(found) if node == active]
    now = places[0] if places else -1 if step > 0 else 0
    if found:
        found[(now + step) % len(found)].focus()


def _step_on_board(active: Any, way: Point) -> None:
    """Move the focus on a board to the nearest thing that lies that way."""
    found = list(closest(active, "[data-layer]").querySelectorAll("[data-target][tabindex]"))
    boxes = [node.getBoundingClientRect() for node in [active, *found]]
    middles = [(box.left + box.width / 2, box.top + box.height / 2) for box in boxes]
    number = nearest(middles[1:], middles[0], way)
    if number is not None:
        found[number].focus(record(preventScroll=True))
