"""The Megalith board with its two levels."""

from __future__ import annotations

from markupsafe import Markup

from engine.games.endless_winter.actions import Raise
from engine.games.endless_winter.board import Cell, spaces, squares
from engine.games.endless_winter.catalog import MEGALITH_PATTERNS
from engine.games.endless_winter.state import EndlessWinterState
from ui.games.endless_winter.cards import title
from ui.games.endless_winter.drawn import line, press
from ui.games.endless_winter.layout import CELL
from ui.games.endless_winter.reading import classes
from ui.view import View


def board(state: EndlessWinterState) -> dict[Cell, str]:
    """The spaces with their bonuses."""
    return spaces(state.pattern, tuple(state.tiles))


def megaliths(view: View, rows: int, columns: int) -> Markup:
    """The board with what stands on it."""
    box = f"-1 -6 {columns * CELL + 2} {rows * CELL + 8}"
    drawn = grounds(view.state) + cells(view, columns) + low(view) + high(view) + presses(view)
    label = view.voice("ew.megaliths")
    return Markup(f'<svg class="ew-megs" viewBox="{box}" role="group" aria-label="{label}">{drawn}</svg>')


def cells(view: View, columns: int) -> str:
    """The spaces; only empty ones show their bonus."""
    size, text = (27, 21) if columns > 12 else (24, 19) if columns > 8 else (22, 18)
    found = []
    for (r, c), bonus in board(view.state).items():
        target = f"space:{r}-{c}"
        found.append(
            f'<rect class="{classes(view, target, "ew-cell")}" x="{c * CELL + 1.5}" y="{r * CELL + 1.5}" '
            f'width="{CELL - 3}" height="{CELL - 3}" rx="4"/>'
        )
        if bonus and (r, c) not in view.state.level1:
            middle = f"{c * CELL + CELL / 2} {r * CELL + CELL / 2}"
            found.append(f'<g transform="translate({middle})">{line(bonus, size, text)[0]}</g>')
    return "".join(found)


def grounds(state: EndlessWinterState) -> str:
    """The four tiles."""
    corners = zip(MEGALITH_PATTERNS[state.pattern], state.tiles, strict=True)
    return "".join(
        f'<use href="#ew-megalith-{tile[2:]}" x="{c * CELL - 2}" y="{r * CELL - 2}" width="168" height="86"/>'
        for (r, c), tile in corners
    )


def letter_of(view: View, owner: int) -> str:
    """The mark of a Megalith's owner; empty for a neutral one."""
    return view.seats[owner].mark if owner >= 0 else ""


def block(letter: str, x: float, y: float, width: float, height: float, level: int) -> str:
    """A hewn stone with a lit top edge on a darker front."""
    d = 5 if level == 1 else 7
    colour = f"p-{letter}" if letter else "ew-neutral"
    front = f"M{x} {y + d}L{x + 3} {y}H{x + width - 3}L{x + width} {y + d}V{y + height}H{x}z"
    top = f"M{x + 1} {y + d}L{x + 3.5} {y + 1}H{x + width - 3.5}L{x + width - 1} {y + d}z"
    return f'<path class="ew-front {colour}" d="{front}"/><path class="ew-edge {colour}" d="{top}"/>'


def low(view: View) -> str:
    """Megaliths of level 1. Under one of level 2 only the letter in a corner shows."""
    under = covered(view.state)
    found = []
    for (r, c), owner in sorted(view.state.level1.items()):
        letter, x, y = letter_of(view, owner), c * CELL + 2.5, r * CELL + 1
        drawn = hidden(letter, x, y, under[r, c]) if (r, c) in under else whole("block", letter, x, y, 36, 38)
        found.append(f'<g data-piece="low {r}-{c}">{drawn}</g>')
    return "".join(found)


def whole(kind: str, letter: str, x: float, y: float, width: float, height: float) -> str:
    """A Megalith with its owner's mark."""
    use = f'href="#ew-{kind}-{letter or "neutral"}" x="{x}" y="{y}" width="{width}" height="{height}"'
    return f'<use class="p-{letter or "A"}" {use}/>'


def covered(state: EndlessWinterState) -> dict[Cell, tuple[int, int]]:
    """Spaces under a level-2 Megalith: which way their free corner lies."""
    ways = ((-1, -1), (-1, 1), (1, -1), (1, 1))
    return {cell: way for top in state.level2 for cell, way in zip(squares(state.pattern)[top], ways, strict=True)}


def hidden(letter: str, x: float, y: float, way: tuple[int, int]) -> str:
    """A block whose middle is covered, with its letter in the corner that stays free."""
    down, right = way
    at_x, at_y = x + (8 if right < 0 else 28), y + (19 if down < 0 else 34)
    colour = f"p-{letter}" if letter else "ew-neutral"
    text = f'<text class="ew-letter {colour}" x="{at_x}" y="{at_y}">{letter or "–"}</text>'
    return block(letter, x + 1, y + 1, 34, 36, 1) + text


def high(view: View) -> str:
    """Megaliths of level 2, on the crossing of four."""
    return "".join(
        f'<g data-piece="high {r}-{c}">'
        f"{whole('upper', letter_of(view, owner), (c + 1) * CELL - 19, (r + 1) * CELL - 26, 38, 46)}</g>"
        for (r, c), owner in sorted(view.state.level2.items())
    )


def presses(view: View) -> str:
    """Every space, and the squares that bear a Megalith of level 2 or could."""
    could = {(action.row, action.column) for action in raising(view) if action.level == 2}
    rects = [
        (f'<rect x="{c * CELL + 1}" y="{r * CELL + 1}" width="{CELL - 2}" height="{CELL - 2}" rx="4"', f"space:{r}-{c}")
        for r, c in board(view.state)
    ]
    discs = [
        (f'<circle cx="{(c + 1) * CELL}" cy="{(r + 1) * CELL}" r="15"', f"square:{r}-{c}")
        for r, c in sorted({*view.state.level2, *could})
    ]
    return "".join(press_of(view, shape, target) for shape, target in (*rects, *discs))


def raising(view: View) -> list[Raise]:
    """The offered places for a Megalith."""
    return [action for action in view.decision.actions if isinstance(action, Raise)] if view.decision else []


def press_of(view: View, shape: str, target: str) -> str:
    """A place of the board as something to press."""
    return press(shape, target, title(view, target), classes(view, target), target in view.scratch.chosen)
