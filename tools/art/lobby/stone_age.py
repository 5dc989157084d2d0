"""Stone Age: a village by the river at daybreak. 440 x 480."""

import math

from tools.art.landscape.ground import echoes, hearth_ground, meadow, things
from tools.art.landscape.sky import beams, peak, rings
from tools.art.paths import smooth
from tools.art.press import Press
from tools.art.region import Region
from tools.art.shapes import band, circle, rect

_SUN = (286, 150)
_FAR = "-4,196 40,168 86,122 130,166 176,186 220,170 256,182 310,190 352,150 384,128 420,160 444,176"
_EDGE_OF_WOODS = """
bird 120,88 1 bird 148,74 .75 bird 92,70 .7 pine1 388,216 .7 pine2 404,214 .72 pine1 420,218 .78 pine2 436,214 .8
pine3 366,214 .66 pine2 16,218 .7 pine1 34,216 .66 pine1 0,214 .72
"""
_VILLAGE = "30,292 90,262 200,254 296,262 336,290 300,320 190,334 80,326"
_CAMP = """
tent< 246,272 .62 tent< 76,290 .74 tent 138,286 .98 workshop 306,292 .62 campfire 206,300 .86 walker< 262,318 .92
bearer 168,324 .92
"""
_SHORE = "reeds 26,372 1.2 reeds< 60,366 .9 rock1 404,330 .9 rock2 372,338 1 reeds 428,322 1.1"


def draw(p: Press) -> None:
    """The picture, far to near."""
    _sky(p)
    _land(p)
    _water(p)
    near = [*smooth("-4,442 60,436 120,452 170,484", step=8), (-4, 484)]
    p.cut(near, "leaf", 2, 0.7, 0.6)
    meadow(p, near, (30, 0), "leaf", 11)
    things(p, "reeds 40,446 1.5 reeds< 92,452 1.2")


def _sky(p: Press) -> None:
    p.flat(rect(0, 0, 440, 480), "c-sky", 0, 0)
    sky = Region(rect(0, 0, 440, 214), 1)
    beams(p, sky, _SUN, (62, 330), "l-sky", 74, 1.7)
    rings(p, sky, _SUN, range(54, 300, 22), "d-sky", "d-sky")
    p.cut(circle(*_SUN, 44, 34), "orb", 2.2, 0.2, 0.5)
    x, y = _SUN
    p.gouges("l-orb", [(x - 26, y - 2 + i * 7, x - 8 + i * 3, y - 22 + i * 8, -1.5) for i in range(3)], 1.3)


def _land(p: Press) -> None:
    p.cut(band(smooth(_FAR, step=30), 260), "far", 2, 0.8, 0.6)
    peak(p, 86, 122, 40, 40)
    peak(p, 384, 128, 36, 34)
    hills = smooth("-4,214 90,200 180,212 280,204 360,208 444,196", step=8)
    p.cut(band(hills, 300), "hill", 1.8, 0.7, 0.5)
    p.rows(band(hills, 300), echoes(hills, (6, 13, 20)), "d-hill", (10, 28), (12, 40), (0.6, 1.1))
    things(p, _EDGE_OF_WOODS)
    grass = smooth("-4,238 80,226 180,232 280,226 360,232 444,222", step=8)
    p.cut(band(grass, 480), "grass", 1.8, 0.7, 0.5)
    meadow(p, band(grass, 400), (90, 60), gap=15)
    hearth_ground(p, _VILLAGE, (206, 300), 4, 34, 0.5)
    things(p, _CAMP)


def _water(p: Press) -> None:
    bank = smooth("-4,344 70,352 160,346 250,334 330,324 400,298 444,286", step=8)
    p.cut(band(bank, 484), "water", 2.4, 0.8, 0.6)
    flow = [[(x, y + k * (1 + 0.25 * math.sin(x / 80))) for x, y in bank] for k in range(7, 150, 8)]
    water = Region(band(bank, 480), 3)
    p.rows(water, flow[0::2], "l-water", (18, 56), (16, 60), (0.9, 2))
    p.rows(water, flow[1::2], "d-water", (12, 40), (26, 90), (0.8, 1.5))
    widths = (30, 26, 34, 22, 28, 18, 22, 12, 16, 8)
    p.gouges("c-orb", [(330 - w, 334 + i * 8, 330 + w, 333 + i * 8) for i, w in enumerate(widths)], 1.5)
    p.use("canoe", 232, 396, 1.15)
    p.gouges("l-water", [(150, 406, 186, 403), (286, 404, 330, 406), (180, 412, 270, 413)], 1.2)
    things(p, _SHORE)
