"""The five players: a figure, a lying hunter, a hut and a marker each. Colour, shape and letter go together.

The colour comes from the CSS class of the owner (`p-A` to `p-E`) on the `<use>`.
"""

from functools import partial

from tools.art.paths import Points, corners
from tools.art.press import FINE, Gouge, Press
from tools.art.shapes import circle, placed, rect, star
from tools.art.sheet import Drawings

OWNERS = "ABCDE"
HEADS: dict[str, Points] = {
    "A": circle(20, 9.6, 7.6, 18),
    "B": rect(13, 2.8, 14, 13.6),
    "C": corners("20,.6 29.4,16.6 10.6,16.6"),
    "D": corners("20,.2 29,9.4 20,18.6 11,9.4"),
    "E": star(20, 10, 10.4, 5),
}
HEAD_CENTRE = (20, 9.6)
HUTS: dict[str, str] = {
    "A": "M2.6 40C2.6 22 7 8.4 22 8.4C37 8.4 41.4 22 41.4 40Z",
    "B": "M3.6 40V15.6H1.4V8.4H42.6V15.6H40.4V40Z",
    "C": "M22 3.6L42 40H2Z",
    "D": "M22 2.6L42 20.4L32.6 40H11.4L2 20.4Z",
    "E": "M5 40L2 10.4L12.4 19.6L22 2.6L31.6 19.6L42 10.4L39 40Z",
}
"""A dome, a house with a flat roof, a tent, a lodge wider above than below, a palisade with three points."""
_MARKS: dict[str, tuple[Points, float, float]] = {
    "A": (circle(16, 16, 13, 22), 22.8, 19.5),
    "B": (rect(4, 4, 24, 24), 22.8, 19.5),
    "C": (corners("16,1.6 31,28 1,28"), 25.8, 16.5),
    "D": (corners("16,.6 31,16 16,31.4 1,16"), 22.4, 18),
    "E": (star(16, 17, 16, 8.4), 23.4, 16),
}
"""Outline, base line and size of the letter."""
_CLOAK = (
    "M20 14.5C14.6 14.5 11.4 17.4 10 22.6L4.6 41L9.6 39.6L14.6 42.4L20 40L25.4 42.4L30.4 39.6L35.4 41L30 22.6"
    "C28.6 17.4 25.4 14.5 20 14.5Z"
)
_FOLDS: list[Gouge] = [
    (9.6, 37.4, 11.6, 30),
    (13.4, 39, 14.2, 35.2),
    (26, 39, 25.6, 35.4),
    (30, 37, 28.8, 32),
]
_LEG = "31,13 44.6,3.2 49.4,5.2 54,18.4 59.4,19.4 59,23.6 50,24 45.6,11.4 37,21"
_BODY = "M14.6 11.6C18 8.6 26 9 34 12L40 17.4L57 20.8L59.4 16.4L63.6 17.8L62 27L40 27.4C32 29.4 20 29.6 15.6 25.4Z"
_SPEAR = "M4 34.6L52 31"
STANDING, LYING, HUT, MARK = "0 -3 40 48", "0 0 66 38", "0 0 44 42", "0 0 32 32"
DRAWINGS = Drawings("", FINE)


def _figure(p: Press, owner: str) -> None:
    p.cut(_CLOAK, "pc", 1.8)
    p.gouges("l-pc", _FOLDS, 1)
    p.cut(HEADS[owner], "pc", 1.8, 0.2, 0.08)
    p.letter(owner, 20, 34, 15.5, "pt")


def _lying(p: Press, owner: str) -> None:
    """Stretched on the ground behind a spear."""
    p.cut(_LEG, "pc", 1.7, 0.2, 0.1)
    p.cut(_BODY, "pc", 1.7, 0.3, 0.1)
    p.gouges("l-pc", [(41.4, 8.4, 45.4, 5.4), (42, 23, 54, 24.6)], 0.8)
    p.cut(placed(HEADS[owner], 0.92, HEAD_CENTRE, (11.5, 15)), "pc", 1.7, 0.2, 0.08)
    p.line(_SPEAR, "d-wood-s", 4.4)
    p.line(_SPEAR, "c-wood-s", 2.2)
    p.cut("50.6,27.6 63,30.4 51,34.2", "stone", 1.2, 0.1, 0, 0.2)
    p.letter(owner, 30.5, 23.6, 15, "pt")


def _hut(p: Press, owner: str) -> None:
    """It is built in its owner's shape, which shows where the letter is too small."""
    if owner == "C":
        p.line("M18 1l5.4 9M26 1l-5.4 9", "d-wood-s", 2.6)
    p.cut(HUTS[owner], "pc", 1.8)
    p.gouges("l-pc", [(9.6, 37, 10.8, 30), (34.4, 37, 33.2, 30)], 1)
    p.letter(owner, 22, 35 if owner == "D" else 36, 17, "pt")


def _mark(p: Press, owner: str) -> None:
    shape, base, size = _MARKS[owner]
    p.cut(shape, "pc", 1.3, 0.15, 0.08, 0.3)
    p.letter(owner, 16, base, size, "pt")


_KINDS = (("fig", _figure, STANDING), ("lie", _lying, LYING), ("hut", _hut, HUT), ("mark", _mark, MARK))
for _kind, _drawing, _box in _KINDS:
    for _owner in OWNERS:
        DRAWINGS.of(f"{_kind}-{_owner}", _box)(partial(_drawing, owner=_owner))
