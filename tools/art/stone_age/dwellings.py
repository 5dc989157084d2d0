"""Dwellings on the building tiles; the origin is the foot."""

from tools.art.press import Press
from tools.art.sheet import Drawings

DRAWINGS = Drawings()


@DRAWINGS.of("d-tent")
def _tent(p: Press) -> None:
    p.use("tent", 0, 0, 0.66)


@DRAWINGS.of("d-long")
def _long(p: Press) -> None:
    p.cut("-34,0 -34,-18 34,-18 34,0", "wood", 1.5, 0.1, 0.3)
    p.line("M-24 -17v16M-14 -17v16M14 -17v16M24 -17v16", "d-wood-s")
    p.cut("-8,0 -7,-15 7,-15 8,0", "char", 0.8, 0.1, 0.2)
    p.cut("-40,-15 -24,-44 26,-45 40,-15", "ochre", 1.6, 0.2, 0.5)
    p.flat("12,-45 26,-45 40,-15 24,-15", "d-ochre", 0.2, 0.2, 0.35)
    p.gouges("d-ochre", [(-30 + i * 9, -20 - i % 2 * 3, -24 + i * 7, -38 + i % 3 * 4) for i in range(7)], 0.9)


@DRAWINGS.of("d-round")
def _round(p: Press) -> None:
    p.cut("M-28 0C-29 -10 -28 -16 -26 -20H26C28 -16 29 -10 28 0Z", "stone", 1.5, 0.3, 0.3)
    p.line("M-27 -7h18M10 -7h18M-18 -13v6M18 -13v6M-27 -13h18M9 -13h18M-22 -7v6M23 -7v6", "d-stone-s")
    p.cut("M-8 0V-13C-6 -18 6 -18 8 -13V0Z", "char", 0.8, 0.3, 0.2)
    p.cut(("M-36 -17C-24 -30 -10 -46 0 -52C10 -46 24 -30 36 -17C24 -14 -24 -14 -36 -17Z"), "hide", 1.6, 0.3, 0.4)
    p.flat("M2 -50C11 -45 24 -30 35 -17.6C28 -15 20 -15 14 -15C14 -30 8 -44 2 -50Z", "c-hide2", 0.3, 0.2)
    p.gouges("l-hide", [(-26, -19, -14, -32), (-12, -18, -8, -34), (-4, -36, 0, -48)], 0.87)


@DRAWINGS.of("d-piles")
def _piles(p: Press) -> None:
    for x in (-26, -9, 9, 26):
        p.cut([(x - 2, 2), (x - 1.6, -16), (x + 1.6, -16), (x + 2, 2)], "bark", 0.9, 0.1, 0.2)
    p.cut("-36,-13 36,-14 36,-18.6 -36,-18", "wood", 1.2, 0.1, 0.3)
    p.cut("-26,-18 -26,-34 26,-34 26,-18", "clay", 1.4, 0.1, 0.3)
    p.cut("-7,-18 -6,-31 6,-31 7,-18", "char", 0.7, 0.1, 0.2)
    p.cut("-33,-31 0,-58 33,-31", "earth", 1.6, 0.2, 0.5)
    p.flat("1,-57 32,-31.4 12,-31.4", "d-earth", 0.2, 0.2, 0.4)
    p.gouges("l-earth", [(-24, -33, -16, -42), (-12, -33, -8, -46), (-3, -38, 0, -52)])
