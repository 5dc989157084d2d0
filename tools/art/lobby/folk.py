"""People of the lobby, about 42 units high, foot at the origin; the five players seated around the fire."""

from functools import partial

from tools.art.common.figures import HEAD_CENTRE, HEADS, OWNERS
from tools.art.paths import Point
from tools.art.press import Press
from tools.art.shapes import circle, placed, shifted
from tools.art.sheet import Drawings

DRAWINGS = Drawings()
_ROBE = "M-1 -33C-8 -30 -10 -20 -10 -11L-4 -9L2 -11L8 -9C8 -18 8 -29 3 -33Z"
_HAIR = "M-5.4 1C-6 -6 2 -7 4.4 -3C1 -3 -1 -2 -1.6 3Z"
_SEATED = (
    "M-3 -31C-11 -29 -15 -20 -17 -10C-18.4 -5 -19 -2 -19 1L-12 2L-4 .4L4 2L12 .4L19 1C19 -2 18.4 -5 17 -10"
    "C15 -20 11 -29 3 -31Z"
)


def _head(p: Press, at: Point, radius: float = 4.6) -> None:
    p.cut(circle(*at, radius, 12), "hide", 1, 0.1, 0.1)
    p.flat(shifted(_HAIR, *at), "c-char", 0.2, 0.1)


def _legs(p: Press, left: str, right: str) -> None:
    for leg in (left, right):
        p.cut(leg, "char", 0.9, 0.1, 0.1)


@DRAWINGS.of("walker")
def _walker(p: Press) -> None:
    p.line("M14 -50L5 2", "d-bark-s", 2)
    p.cut("13,-50 15.4,-58 16.4,-49", "stone", 0.8, 0.1, 0)
    _legs(p, "-6,-14 -10,-2 -12,0 -5,0 -1,-13", "0,-14 4,-2 4,0 11,0 9,-3 7,-14")
    p.cut(_ROBE, "earth", 1.2, 0.2, 0.1)
    p.gouges("l-earth", [(-6.5, -13, -5.4, -24), (-2, -13, -2, -19)], 0.8)
    p.cut("2,-29 11,-25 11.6,-22 3,-23", "hide", 0.9, 0.1, 0.1)
    _head(p, (2, -37))


@DRAWINGS.of("bearer")
def _bearer(p: Press) -> None:
    _legs(p, "-6,-14 -8,-2 -10,0 -3,0 -1,-13", "0,-14 3,-2 3,0 10,0 8,-3 6,-14")
    p.cut(_ROBE, "ochre", 1.2, 0.2, 0.1)
    p.gouges("d-ochre", [(5, -13, 4.4, -24), (1, -13, 1, -19)], 0.8)
    _head(p, (1.6, -37))
    p.cut("M-9 -49C-9 -43 -5 -41 1 -41C7 -41 11 -43 11 -49Z", "wood", 1.1, 0.2, 0.1)
    p.line("M-8 -46.4h18M-4 -48.6l2 6.4M3 -48.6l1 6.4", "d-wood-s")
    p.line("M4 -29L9 -36L8.4 -43", "d-hide-s", 2.6)
    p.line("M4 -29L9 -36L8.4 -43", "c-hide-s", 1.6)


@DRAWINGS.of("canoe")
def _canoe(p: Press) -> None:
    p.line("M6 -26L18 6", "d-bark-s", 2.2)
    p.cut("15.4,2 19.6,.6 22.4,11 18.6,12", "wood", 0.8, 0.1, 0.1)
    p.cut("M-3 -22C-9 -19 -11 -10 -10 -2H8C8 -12 6 -20 1 -22Z", "earth", 1.1, 0.2, 0.1)
    _head(p, (0, -26), 4.4)
    p.cut("0,-18 9,-20 9.6,-17.4 1,-14", "hide", 0.8, 0.1, 0.1)
    p.cut("M-40 -8C-34 -3 -28 -2 -20 -2H22C30 -2 36 -4 42 -9C40 2 32 7 22 7H-22C-32 7 -38 2 -40 -8Z", "bark", 1.6, 0.3)
    p.gouges("l-bark", [(-32, 0, -18, 3), (-14, 2, 4, 2.6), (10, 2.4, 26, 1.6)])


def _seated(p: Press, owner: str) -> None:
    p.cut(_SEATED, "pc", 1.7, 0.3, 0.1, 0.35)
    p.gouges("l-pc", [(-14, -2, -12, -13), (-7, -2, -6, -8), (9, -2, 8, -9), (14, -3, 12, -12)], 1)
    p.cut(placed(HEADS[owner], 0.9, HEAD_CENTRE, (0, -36)), "pc", 1.7, 0.2, 0.08, 0.35)


for _owner in OWNERS:
    DRAWINGS.of(f"sit-{_owner}")(partial(_seated, owner=_owner))
