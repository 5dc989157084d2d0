"""The camp: tent, workshop, fire; the origin is the foot of the thing."""

import math

from tools.art.paths import Point
from tools.art.press import Press
from tools.art.shapes import circle, placed
from tools.art.sheet import Drawings

DRAWINGS = Drawings()


_PAINTED_TEETH = (
    (-36, -8),
    (-31.6, -8.6),
    (-27.2, -9.2),
    (-22.8, -9.8),
    (-18.4, -10.4),
    (22.5, -8),
    (29.5, -7.3),
    (36.5, -6.6),
)


@DRAWINGS.of("tent")
def _tent(p: Press) -> None:
    for x1, x2 in ((-7, 9), (7, -9), (0, 1)):
        p.cut([(x1 - 1.2, -98), (x1 + 1.6, -98.6), (x2 + 2, -74), (x2 - 2, -74)], "bark", 0.9, 0.1, 0.1)
    p.cut("M0 -84C10 -62 34 -22 46 -1C28 3 -28 3 -46 -1C-34 -22 -10 -62 0 -84Z", "hide", 2, 0.4, 0.3)
    p.flat("M1 -83C11 -62 34 -22 45 -2C34 1 24 2 16 2C16 -20 8 -56 1 -83Z", "c-hide2", 0.3, 0.2)
    p.cut("M0 -46C6 -34 12 -14 13 2C6 3 -6 3 -13 2C-12 -14 -6 -34 0 -46Z", "char", 1.2, 0.3, 0.2)
    p.flat("M13 2C14 -14 8 -36 1 -46C8 -40 22 -20 22 1Z", "l-hide", 0.3, 0.1)
    for x, y in _PAINTED_TEETH:
        p.flat([(x - 3.4, y), (x, y - 8), (x + 3.4, y)], "c-earth", 0.1, 0.1)
    p.flat(circle(-19, -30, 4.6, 12), "c-earth", 0.2, 0.1)
    p.flat(circle(-19, -30, 2.2, 9), "c-hide", 0.2, 0.1)
    p.gouges(
        "l-hide",
        [(-38, -4, -28, -20, -1), (-14, -40, -6, -60, -1), (-8, -66, -2, -78), (-27, -4, -22, -14)],
        0.95,
    )
    p.gouges("d-hide", [(24, -22, 36, -4), (14, -44, 22, -28), (8, -60, 14, -46), (5, -70, 9, -58)], 0.88)


@DRAWINGS.of("workshop")
def _workshop(p: Press) -> None:
    for x, h in ((-36, 44), (34, 62)):
        p.cut([(x - 2.4, 2), (x - 2, -h), (x + 2, -h), (x + 2.6, 2)], "bark", 1.2, 0.1, 0.2)
    p.cut("-46,-38 38,-72 48,-64 -38,-28", "hide", 1.8, 0.2, 0.4)
    p.flat("-42,-33 43,-68 48,-64 -38,-28", "c-hide2", 0.2, 0.2)
    p.gouges("d-hide", [(-38 + i * 12, -36 - i * 4.8, -34 + i * 12, -31 - i * 4.9) for i in range(7)], 0.9)
    p.cut("-20,2 -18,-12 -4,-16 12,-13 16,2", "rock", 1.5, 0.2, 0.3)
    p.flat("-18,-12 -4,-16 12,-13 4,-8 -10,-8", "l-rock", 0.2, 0.1)
    for x, y in ((-14, -43), (4, -50), (20, -56)):
        p.line(f"M{x} {y}v20", "d-bark-s", 1.6)
    p.cut("-19,-26 -10,-30 -8,-22 -17,-20", "stone", 1, 0.1, 0.2)
    p.cut("4,-36 9,-30 4.6,-18 0,-30", "stone", 1, 0.1, 0.2)
    p.cut("14,-38 25,-40 26,-32 15,-32", "stone", 1, 0.1, 0.2)
    p.cut("22,2 21,-10 40,-11 42,2", "wood", 1.3, 0.1, 0.3)
    p.line("M25 -7q7-3 12 0M25 -3q8-3 13 0", "d-wood-s")


_FLAME_FOOT = (24, 42)


@DRAWINGS.of("campfire")
def _campfire(p: Press) -> None:
    hearth = [_hearth_stone(i) for i in range(9)]
    for x, y in (stone for stone in hearth if stone[1] < 2):
        p.cut(circle(x, y, 6, 8, 4.4), "rock", 1.2, 0.2, 0.4)
    p.cut("-20,3 -18,-2 19,2 18,7", "bark", 1.1, 0.1, 0.3)
    p.cut("20,2 18.4,-2.4 -16,4 -15,8", "bark", 1.1, 0.1, 0.3)
    outer = (
        "M24 46C13 46 6 38 8 29C9 24 12.6 22 12.4 16.4C16 18.4 17.4 21 17.2 24"
        "C19.6 20 20.6 10 18.6 -2C26 4 29.6 12 29.4 21C31 18.8 31.4 16.6 31 13.8"
        "C35.6 17.6 40.6 24 40.4 31C40 39 33 46 24 46Z"
    )
    middle = (
        "M24 44C17 44 12.6 38.6 14 32.4C14.8 29 17 28 17.4 24.6C19.6 26 20.6 28 20.8 30"
        "C23.6 26.8 24.4 21 23.4 14C28.4 19.4 29.8 24 29.6 29C31.4 27.6 32 26 31.8 24"
        "C34.4 27 36 30.4 35.4 34C34.4 39.6 30 44 24 44Z"
    )
    heart = (
        "M24.4 42C20 42 18.8 39 19.8 35.4C21.4 33.4 21.6 32.8 21.8 30.8C23.4 32 24 33.2 24 34.4"
        "C26 32.4 26 30 25.8 28C29 31 30.6 34 29.8 37.6C29.2 40.8 27.4 42 24.4 42Z"
    )
    p.cut(placed(outer, 1, _FLAME_FOOT), "fire", 1.6, 0.3, 0.2)
    p.flat(placed(middle, 1, _FLAME_FOOT), "l-fire", 0.3, 0.2)
    p.flat(placed(heart, 1, _FLAME_FOOT), "l-bone", 0.3, 0.1)
    for x, y in (stone for stone in hearth if stone[1] >= 2):
        p.cut(circle(x, y + 1, 6.4, 8, 4.8), "rock", 1.3, 0.2, 0.4)


def _hearth_stone(i: int) -> Point:
    angle = i * 2 * math.pi / 9 + 0.2
    return 27 * math.cos(angle), 10 * math.sin(angle)
