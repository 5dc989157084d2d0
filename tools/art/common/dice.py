"""The six faces of a die, `die-1` to `die-6`. Box 40 x 41."""

from functools import partial

from tools.art.press import FINE, Press
from tools.art.shapes import circle
from tools.art.sheet import Drawings

DRAWINGS = Drawings("0 0 40 41", FINE)
_BLOCK = "M8 4H31C34 4 36 6 36 9V31C36 34 34 36 31 36H9C6 36 4 34 4 31V9C4 6 5.5 4 8 4Z"
_CENTRE, _PAIR, _REST, _WAIST = ((0, 0),), ((-1, -1), (1, 1)), ((1, -1), (-1, 1)), ((-1, 0), (1, 0))
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: _CENTRE,
    2: _PAIR,
    3: _PAIR + _CENTRE,
    4: _PAIR + _REST,
    5: _PAIR + _REST + _CENTRE,
    6: _PAIR + _REST + _WAIST,
}


def _face(p: Press, value: int) -> None:
    p.cut(_BLOCK, "die", 1.7, 0.3, 0.12, 0.5)
    p.gouges("l-die", [(7, 31, 7.2, 12), (9, 6.8, 24, 6.6)])
    for dx, dy in PIPS[value]:
        p.flat(circle(20 + dx * 8.6, 20 + dy * 8.6, 3.5, 9, turn=0.3 * dx + dy), "c-pip", 0.1, 0.12)


for _value in PIPS:
    DRAWINGS.of(f"die-{_value}")(partial(_face, value=_value))
