"""Drawings as rows of data: one stroke of the knife a row, read and drawn by the pen of the emblems.

A row is ``verb ink [tension] points``; points are ``x,y``. Verbs: ``s`` smooth outline, ``o`` smooth open line, ``p``
polygon, ``l`` broken line, ``c`` discs ``x,y,r`` or ovals ``x,y,rx,ry``, ``t`` equal strokes (their step, then where
each begins), ``h`` hatching ``x,y,width,height,count,slant``, ``u`` a thing of the sheet at ``x,y,scale,side``. The ink
is a row of `inks.py`, ``*`` the ink asked for. An indented line goes on with the row before it.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tools.art.endless_winter.inks import LINES
from tools.art.imperial_settlers.pen import Pen
from tools.art.paths import Point, Points, number
from tools.art.sheet import Symbol

AMP = 0.5
"""Units a corner may slip."""
CALM = 26
"""Size of a shape whose corners slip that far; smaller ones slip less."""
TENSION = 0.6

Row = tuple[float, ...]


@dataclass(frozen=True)
class Place:
    """Where a part goes: shift, scale, -1 for a mirrored one, degrees of a turn, and the ink of its ``*`` rows."""

    x: float = 0
    y: float = 0
    scale: float = 1
    side: int = 1
    turn: float = 0
    ink: str = "*"

    def point(self, x: float, y: float) -> Point:
        """A point of the part in the picture."""
        dx, dy = self.step(x, y)
        return self.x + dx, self.y + dy

    def step(self, x: float, y: float) -> Point:
        """A step of the part in the picture."""
        cos, sin = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        x, y = x * self.scale * self.side, y * self.scale
        return x * cos - y * sin, x * sin + y * cos


HERE = Place()


class Brush(Pen):
    """The pen with the inks of this game: classes ``w-<ink>``."""

    def __init__(self, seed: str, amp: float = AMP) -> None:
        super().__init__(seed, amp)

    def add(self, data: str, cls: str) -> None:
        """A path as given; a line goes on with the lines of its kind before it."""
        head = f'<path class="w-{cls}" d="'
        if cls in LINES and self.out and self.out[-1].startswith(head):
            self.out[-1] = self.out[-1].removesuffix('"/>') + f'{data}"/>'
        else:
            self.out.append(f'{head}{data}"/>')

    def draw(self, rows: str, place: Place = HERE) -> None:
        """All rows of a drawing."""
        for row in rows.strip().replace("\n  ", " ").split("\n"):
            verb, ink, *words = row.split()
            numbers = [tuple(map(float, word.split(","))) for word in words if "," in word]
            tension = next((float(word) for word in words if "," not in word), TENSION)
            STROKES[verb](self, place.ink if ink == "*" else ink, numbers, tension, place)

    def use(self, symbol: str, place: str = "") -> None:
        """Another symbol, moved as the attributes say."""
        self.out.append(f'<use href="#{symbol}"{place and " "}{place}/>')


def _points(rows: Sequence[Row], place: Place) -> Points:
    return [place.point(x, y) for x, y in rows]


def _shake(points: Points) -> float:
    wide = max(x for x, _ in points) - min(x for x, _ in points)
    high = max(y for _, y in points) - min(y for _, y in points)
    return min(1.0, max(wide, high) / CALM)


def _smooth(p: Brush, ink: str, rows: Sequence[Row], tension: float, place: Place) -> None:
    points = _points(rows, place)
    p.smooth(points, ink, True, _shake(points), tension)


def _open(p: Brush, ink: str, rows: Sequence[Row], tension: float, place: Place) -> None:
    points = _points(rows, place)
    p.smooth(points, ink, False, _shake(points), tension)


def _polygon(p: Brush, ink: str, rows: Sequence[Row], _: float, place: Place) -> None:
    points = _points(rows, place)
    p.polygon(points, ink, _shake(points))


def _line(p: Brush, ink: str, rows: Sequence[Row], _: float, place: Place) -> None:
    points = _points(rows, place)
    p.line(points, ink, _shake(points))


def _discs(p: Brush, ink: str, rows: Sequence[Row], _: float, place: Place) -> None:
    for x, y, rx, *ry in rows:
        p.oval(*place.point(x, y), rx * place.scale, (ry or [rx])[0] * place.scale, ink)


def _ticks(p: Brush, ink: str, rows: Sequence[Row], _: float, place: Place) -> None:
    (dx, dy), *starts = rows
    for x, y in starts:
        p.line([place.point(x, y), place.point(x + dx, y + dy)], ink, 0.5)


def _hatch(p: Brush, ink: str, rows: Sequence[Row], _: float, place: Place) -> None:
    for x, y, w, h, count, slant in rows:
        left, top = place.point(x if place.side > 0 else x + w, y)
        p.hatch(left, top, w * place.scale, h * place.scale, int(count), slant * place.side, ink)


def _uses(p: Brush, name: str, rows: Sequence[Row], _: float, place: Place) -> None:
    for x, y, *size in rows:
        scale, side = (*size, 1.0, 1.0)[:2]
        p.use(f"ew-{name}", moved(*place.point(x, y), scale * place.scale, side * place.side))


STROKES: dict[str, Callable[[Brush, str, Sequence[Row], float, Place], None]] = {
    "s": _smooth,
    "o": _open,
    "p": _polygon,
    "l": _line,
    "c": _discs,
    "t": _ticks,
    "h": _hatch,
    "u": _uses,
}


def place(words: Sequence[str], middle: Point = (0, 0)) -> Place:
    """``x y [scale] [ink] [/degrees]`` of a part, from the middle; a scale below 0 mirrors it."""
    numbers = [float(word) for word in words if word[0] in "-.0123456789"]
    turn = next((float(word[1:]) for word in words if word[0] == "/"), 0.0)
    ink = next((word for word in words if word[0].isalpha()), "*")
    x, y, scale = {0: (0.0, 0.0, 1.0), 1: (0.0, 0.0, *numbers), 2: (*numbers, 1.0)}.get(len(numbers), numbers)
    return Place(middle[0] + x, middle[1] + y, abs(scale), -1 if scale < 0 else 1, turn, ink)


def moved(x: float, y: float, scale: float = 1, side: float = 1, turn: float = 0) -> str:
    """The attribute that moves, turns and scales a thing; side -1 mirrors it."""
    way = f"rotate({turn:g})" if turn else ""
    size = f"scale({side * scale:g} {scale:g})" if side < 0 else f"scale({scale:g})" if scale != 1 else ""
    return f'transform="translate({number(x)} {number(y)}){way}{size}"'


def pictures(rows: dict[str, str], box: str, prefix: str, attributes: str = "") -> list[Symbol]:
    """A symbol of each drawing."""
    return [picture(f"{prefix}{name}", drawing, box, attributes) for name, drawing in rows.items()]


def picture(name: str, rows: str, box: str = "", attributes: str = "") -> Symbol:
    """One drawing as a symbol."""
    p = Brush(name)
    p.draw(rows)
    return Symbol(name, p.text(), box, attributes)
