"""Endless Winter: aurora, glacier, standing stones, a tribe on its way. 440 x 480."""

import math
from itertools import pairwise

from tools.art.landscape.ground import echoes, furrows, things
from tools.art.landscape.sky import stars, wind
from tools.art.paths import Points, corners, path_data, smooth
from tools.art.press import Press
from tools.art.region import Region
from tools.art.shapes import band, circle, rect, star

_RIBBONS = (
    ("-10,150 60,128 130,140 200,116 280,128 360,100 450,112", 88, "d-aurora", 0.55, 0.35),
    ("-10,158 70,142 140,152 210,132 290,144 370,118 450,128", 46, "c-aurora", 0.75, 0.8),
)
"""Foot, height, class, opacity of the ribbon and of the light in it."""
_RANGE = ((-4, 196), (36, 168), (70, 184), (112, 150), (150, 178), (196, 160), (236, 182), (290, 150), (330, 172))
_RANGE_EAST = ((380, 142), (420, 170), (444, 158))
_WALL = "-4,224 30,206 58,216 96,200 138,214 176,204 214,218 250,206 294,216 330,196 372,208 410,194 444,204"
_FOOT = "444,282 396,290 350,280 300,292 250,284 196,294 140,284 92,292 40,284 -4,292"
_STONES = (
    "218,340 221,296 231,286 244,292 250,342",
    "10,350 12,282 24,268 42,274 48,352",
    "70,370 74,268 86,262 104,266 108,372",
    "140,372 142,264 160,258 176,266 180,374",
    "54,266 58,236 90,228 160,226 196,234 200,262 150,268 96,270",
)
_SNOW_CAPS = (
    "58,238 90,228 160,226 194,233 160,231 120,233 92,232",
    "12,284 24,268 42,274 30,275 22,279",
    "220,298 231,286 244,292 234,293 228,298",
)
_SHADOWS = ((120, 372, 96, 9), (30, 350, 40, 6), (236, 340, 26, 5), (300, 402, 70, 6), (398, 374, 34, 4))
_TRIBE = "walker 262,398 1.15 bearer 296,404 1.15 walker 334,402 1.2 tent 398,372 .62 campfire 124,398 .7"
_PINES = ((424, 462, 1.5), (392, 470, 1.3))


def draw(p: Press) -> None:
    """The picture, far to near."""
    _sky(p)
    _ice_range(p)
    _glacier(p)
    _plain(p)
    _megaliths(p)
    things(p, _TRIBE)
    _near(p)


def _sky(p: Press) -> None:
    p.flat(rect(0, 0, 440, 480), "c-polar", 0, 0)
    lines = furrows("-4,10 140,4 300,14 444,6", range(0, 220, 12))
    wind(p, Region(rect(0, 0, 440, 220), 1), lines, "d-polar", "d-polar")
    for foot, height, cls, opacity, glow in _RIBBONS:
        base = smooth(foot)
        top = [(x + 10 * math.sin(x / 50), y - height * (0.7 + 0.3 * math.sin(x / 37))) for x, y in base]
        p.flat([*base, *top[::-1]], cls, 0.6, 0.6, opacity)
        _curtain(p, base, height, glow)
    stars(p, (6, 434), (6, 96), 44, "l-snow")


def _curtain(p: Press, base: Points, height: float, opacity: float) -> None:
    """Upright cuts of light."""
    uniform, data = p.random.uniform, ""
    for x in range(4, 440, 7):
        foot = next(y for bx, y in base if bx >= x) - 2 - uniform(0, 8)
        rise = height * uniform(0.35, 0.85)
        data += p.sliver(x, foot, x + rise * 0.1, foot - rise, uniform(0.8, 1.7))
    p.path("l-aurora", data, opacity)


def _ice_range(p: Press) -> None:
    far = [*_RANGE, *_RANGE_EAST]
    p.cut([*far, (444, 260), (-4, 260)], "ice2", 1.8, 0.2, 0.6, contour="d-ice")
    for before, (x, y), after in zip(far, far[1:], far[2:], strict=False):
        if y < before[1] and y < after[1]:
            p.flat([(x, y + 2), after, (x + 14, y + 60), (x + 2, y + 40)], "d-ice", 0.2, 0.3, 0.4)
            lit = [(x, y + 2), (x - 16, y + 16), (x - 10, y + 22), (x - 4, y + 16), (x + 2, y + 24)]
            p.flat(lit, "l-ice", 0.2, 0.4)


def _glacier(p: Press) -> None:
    wall = corners(_WALL)
    border = [*wall, *corners(_FOOT)]
    p.cut(border, "ice", 2.2, 0.2, 0.6)
    shake = p.random.uniform
    for i, ((ax, ay), (bx, by)) in enumerate(pairwise(wall)):
        middle = (ax + bx) / 2
        if i % 2:
            foot = [(bx + shake(-6, 6), 276), (middle + shake(-6, 6), 288), (ax + shake(-6, 6), 280)]
            p.flat([(ax, ay), (bx, by), *foot], "c-ice2", 0.2, 0.5)
        else:
            p.flat([(ax, ay), (bx, by), (middle + 4, ay + 26), (ax + 4, ay + 40)], "l-ice", 0.2, 0.5)
    region = Region(border, 5)
    p.scatter(region, "d-ice", 84, 70, (14, 34), (1, 1.8), 9)
    p.scatter(region, "l-ice", 80, 40, (12, 30), (1.1, 2), 11)


def _plain(p: Press) -> None:
    ground = smooth("-4,286 80,280 180,288 280,280 370,286 444,278", step=8)
    p.cut(band(ground, 484), "snow", 2, 0.7, 0.5, contour="d-ice")
    lines = furrows("-4,296 110,290 240,299 340,292 444,296", range(0, 190, 10))
    region = Region(band(ground, 480), 3)
    p.rows(region, lines[0::2], "d-snow", (16, 50), (20, 70), (0.8, 1.7))
    p.rows(region, lines[1::2], "c-ice", (14, 46), (40, 120), (0.9, 1.8))
    things(p, "mammoth 330,300 .3 mammoth 362,304 .36 mammoth 398,300 .28")


def _megaliths(p: Press) -> None:
    for x, y, rx, ry in _SHADOWS:
        p.shadow(x, y, rx, ry, 0.28, "d-ice")
    for stone in _STONES:
        _menhir(p, stone)
    p.path("c-earth", path_data(star(126, 248, 11, 6, 10)))
    p.flat(circle(126, 248, 3.6, 10), "c-rock", 0.1, 0.1)
    for cap in _SNOW_CAPS:
        p.cut(cap, "snow", 0.9, 0.2, 0.4, contour="d-ice")


def _menhir(p: Press, shape: str) -> None:
    p.cut(shape, "rock", 2, 0.2, 0.5)
    block = corners(shape)
    xs = [x for x, _ in block]
    middle = (min(xs) + max(xs)) / 2
    p.flat([(max(x, middle + p.random.uniform(-2, 2)), y) for x, y in block], "c-rock2", 0.2, 0.4)
    p.scatter(block, "d-rock", 84, 9, (9, 20), (0.9, 1.5), 8, 3)
    p.scatter([(min(x, middle), y) for x, y in block], "l-rock", 86, 6, (8, 16), (1, 1.6), 7)


def _near(p: Press) -> None:
    drift = smooth("-4,440 90,424 190,438 300,430 444,446", step=8)
    p.cut(band(drift, 484), "snow", 2, 0.7, 0.6, contour="d-ice")
    p.rows(band(drift, 484), echoes(drift, (8, 16, 26, 36)), "c-ice", (20, 60), (16, 60), (1, 2))
    things(p, "pine2 424,462 1.5 pine1 392,470 1.3 pine3 14,458 1.3")
    for x, y, k in _PINES:
        p.gouges(
            "l-snow", [(x - 12 * k + i * 3, y - (16 + i * 14) * k, x - k, y - (24 + i * 14) * k) for i in range(4)], 2.2
        )
