"""How a row of print is set on a card or tile: icons and numbers, centred, and the grounds they stand on."""

from collections.abc import Sequence

from tools.art.landscape.ground import echoes
from tools.art.paths import Points, smooth
from tools.art.press import FINE, Press
from tools.art.region import Region
from tools.art.shapes import band, circle, rect, shifted
from tools.art.sheet import Drawings

Item = tuple[str, float]
"""A symbol's id or a short text, and its size in units; texts begin with `=`."""
GAP = 2.0
_WIDTHS = {"1": 0.5, "–": 0.52, "+": 0.58, "×": 0.58, "÷": 0.58}

CARD, HALF, TILE = "0 0 100 144", "0 0 100 66", "0 0 96 112"
HALF_TOP = 78
GROUNDS = Drawings("", FINE)


def row(p: Press, items: Sequence[Item], x: float, y: float, cls: str) -> None:
    """Icons and texts side by side, centred on x, y; texts in the class `cls`."""
    widths = [_width(item) for item in items]
    left = x - (sum(widths) + GAP * (len(items) - 1)) / 2
    for (what, size), width in zip(items, widths, strict=True):
        if what[0] == "=":
            p.letter(what[1:], left + width / 2, y + size * 0.36, size, cls)
        else:
            p.icon(what, left, y - size / 2, size)
        left += width + GAP


def _width(item: Item) -> float:
    what, size = item
    return size * sum(_WIDTHS.get(c, 0.6) for c in what[1:]) if what[0] == "=" else size


def _wide(y: float, swell: float, width: float = 100) -> Points:
    return smooth([(-2, y), (width * 0.3, y - swell), (width * 0.65, y + swell * 0.6), (width + 2, y - swell * 0.4)])


@GROUNDS.of("civ-top", CARD)
def _upper_half(p: Press) -> None:
    """Sky and sand: what happens now is printed here."""
    p.flat(rect(0, 0, 100, 144), "c-paper", 0, 0)
    p.flat(rect(3, 3, 94, 74), "c-sky", 0, 0)
    sky = Region(rect(3, 3, 94, 60), 1)
    arcs = [circle(50, 70, r, 120, turn=0)[59:] for r in range(26, 86, 8)]
    p.rows(sky, arcs[0::2], "l-sky", (8, 22), (6, 16), (0.8, 1.5))
    p.rows(sky, arcs[1::2], "d-sky", (6, 16), (10, 24), (0.5, 1))
    ground = _wide(64, 3)
    p.cut(band(ground, 77), "sand", 1.1, 0.4, 0.3)
    p.rows(band(ground, 77), echoes(ground, (5, 9)), "d-sand", (6, 14), (8, 22), (0.5, 0.9), 0.5)


@GROUNDS.of("civ-green", HALF)
def _green_half(p: Press) -> None:
    """Green with waves: a sign of culture."""
    _lower_paper(p)
    border = shifted("3,80 97,79.4 97,141 3,141", 0, -HALF_TOP)
    p.flat(border, "c-leaf", 0.1, 0.2)
    waves = [_wide(6 + k, 1.5) for k in range(0, 58, 6)]
    p.rows(border, waves, "d-leaf", (10, 30), (6, 18), (0.6, 1.1), 1.5)
    p.flat(circle(50, 32, 25, 20), "c-paper", 0.2, 0.5)


@GROUNDS.of("civ-sand", HALF)
def _sand_half(p: Press) -> None:
    """Sand with dots: people."""
    _lower_paper(p)
    border = shifted("3,80 97,79.4 97,141 3,141", 0, -HALF_TOP)
    p.flat(border, "c-ochre", 0.1, 0.2)
    p.scatter(border, "d-ochre", 0, 90, (2, 3.4), (0.8, 1.2), 6, 2)
    p.flat(shifted("8,88 92,87.2 92.4,134 7.6,134.4", 0, -HALF_TOP), "c-paper", 0.2, 0.6)


def _lower_paper(p: Press) -> None:
    p.flat(rect(0, 0, 100, 66), "c-paper", 0, 0)


@GROUNDS.of("card-back", CARD)
def _card_back(p: Press) -> None:
    p.flat(rect(0, 0, 100, 144), "c-cloth", 0, 0)
    p.line("M8 9L92 8L91 136L9 135Z", "c-paper-s", 2.4)
    for x in range(16, 86, 10):
        p.flat([(x, 22), (x + 5, 14), (x + 10, 22)], "c-paper", 0.1, 0.3)
        p.flat([(x, 122), (x + 5, 130), (x + 10, 122)], "c-paper", 0.1, 0.3)
    p.cut(circle(50, 72, 25, 20), "ochre", 2, 0.2, 0.4)
    p.icon("flame", 33, 52, 34, 37)


@GROUNDS.of("tile-back", TILE)
def _tile_back(p: Press) -> None:
    p.flat(rect(0, 0, 96, 112), "c-earth", 0, 0)
    p.line("M7 8L89 7L88 105L8 104Z", "c-paper-s", 2.2)
    for y in (22, 90):
        p.line("".join(f"M{x} {y}l5 -7l5 7" for x in range(14, 80, 14)), "c-paper-s", 1.8)
    p.cut(circle(48, 56, 23, 20), "ochre", 2, 0.2, 0.4)
    p.icon("g-hut", 32, 39, 32)


def tile_ground(p: Press, dwelling: str) -> None:
    """Sky, hills and grass with a dwelling, and a strip of paper for the price."""
    p.flat(rect(0, 0, 96, 112), "c-paper", 0, 0)
    p.flat(rect(3, 3, 90, 76), "c-sky", 0, 0)
    sky = Region(rect(3, 3, 90, 60), 1)
    wind = [smooth([(-2, y), (30, y - 2), (64, y + 1.5), (100, y - 1)], step=6) for y in range(6, 62, 6)]
    p.rows(sky, wind[0::2], "l-sky", (10, 30), (8, 24), (0.7, 1.3))
    p.rows(sky, wind[1::2], "d-sky", (8, 20), (16, 44), (0.5, 0.9))
    p.cut(band(_wide(52, 6, 96), 79), "hill", 1, 0.5, 0.4)
    grass = band(_wide(68, 2, 96), 79)
    p.cut(grass, "grass", 1, 0.4, 0.3)
    p.scatter(grass, "d-grass", -80, 14, (3, 5), (0.6, 0.9), 7, 1)
    p.use(dwelling, 56, 75, 0.92)
    p.flat(rect(0, 79, 96, 33), "c-paper", 0, 0)
    p.line("M3 79.4L93 79", "d-paper-s")
    p.scatter(rect(3, 82, 90, 27), "c-paper2", 8, 26, (5, 10), (0.5, 0.8), 9, 1)
