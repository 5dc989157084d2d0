"""Hunters and Gatherers: river, forest and steppe on four tiles, the last one just being placed. 440 x 480."""

from tools.art.landscape.ground import echoes, furrows, grain, meadow, river, things
from tools.art.landscape.sky import peak, wind
from tools.art.paths import path_data, smooth
from tools.art.press import Press
from tools.art.region import Region
from tools.art.shapes import band, placed, rect

_FAR = "-4,176 60,150 120,168 190,132 226,96 270,140 320,156 368,118 404,92 444,124"
_LEFT_BANK = "250,206 246,222 262,240 232,262 186,282 172,306 150,336 96,356 40,376 -6,384 -6,484"
_RIGHT_BANK = "258,206 262,220 290,240 276,266 232,288 222,312 214,348 196,388 176,430 150,484"
_FISH = "M-16 0C-10 -8 4 -8 10 -1L17 -6L15 0L17 6L10 1C4 8 -10 8 -16 0Z"
_SHOAL = ((70, 412, 1), (118, 440, 1.15), (150, 376, 0.8))
_FOREST = "-6,214 60,206 130,214 168,240 150,276 84,300 -6,312"
_TREES = """
pine2 20,216 .9 pine1< 52,212 .9 pine2 84,212 .88 pine1 114,218 .86 pine1 4,240 1.1 pine2< 38,238 1.1 pine1 72,236 1.1
oak 104,240 .9 pine3< 138,240 1 pine2 18,268 1.24 pine1< 54,270 1.24 pine3 92,268 1.24 pine1 126,264 1.06
pine1< 4,302 1.4 oak 44,302 1.1 pine3< 82,296 1.2
"""
_STEPPE = "444,226 390,232 320,252 276,290 254,340 270,386 340,410 444,414"
_ON_STEPPE = """
tuft 290,398 1.3 tuft 424,396 1.3 tuft 268,318 1.3 tuft 430,286 1.3 reeds 206,372 1.1 reeds< 178,300 .8 rock2 232,330 .9
"""
_GAP = 3
_QUARTERS = (
    rect(0, 0, 220 - _GAP, 240 - _GAP),
    rect(220 + _GAP, 0, 220, 240 - _GAP),
    rect(0, 240 + _GAP, 220 - _GAP, 240),
)
_LAST = rect(220 + _GAP, 240 + _GAP, 220, 240)
CLIPS = (
    f'<clipPath id="hg-laid"><path d="{"".join(map(path_data, _QUARTERS))}"/></clipPath>'
    f'<clipPath id="hg-last"><path d="{path_data(_LAST)}"/></clipPath>'
)
_LIFTED = 'transform="translate(4 5)rotate(2 330 360)"'


def draw(p: Press) -> None:
    """Three tiles lie, the fourth still tilts over its place."""
    p.flat(rect(0, 0, 440, 480), "d-pine", 0, 0)
    p.out.append('<use href="#hg-land" clip-path="url(#hg-laid)"/>')
    with p.group(_LIFTED):
        p.flat(placed(_LAST, 1, (0, 0), (-5, -4)), "c-char", 0, 0, 0.6)
        p.out.append('<use href="#hg-land" clip-path="url(#hg-last)"/>')


def draw_land(p: Press) -> None:
    """The land on the four tiles, far to near."""
    _sky(p)
    _meadow(p)
    _river(p)
    _forest(p)
    _steppe(p)
    _near(p)


def _sky(p: Press) -> None:
    p.flat(rect(0, 0, 440, 480), "c-mist", 0, 0)
    lines = furrows("-4,14 120,9 260,17 444,11", range(0, 170, 11))
    wind(p, Region(rect(0, 0, 440, 190), 1), lines, "l-mist", "d-mist")
    things(p, "bird 300,64 1.1 bird 334,82 .8 bird 268,84 .7")
    p.cut(band(smooth(_FAR, step=30), 260), "far", 2, 0.8, 0.6)
    peak(p, 226, 96, 44, 44)
    peak(p, 404, 92, 44, 44)


def _meadow(p: Press) -> None:
    hills = smooth("-4,200 80,184 180,196 290,186 380,176 444,182", step=8)
    p.cut(band(hills, 480), "hill", 1.8, 0.7, 0.5)
    p.rows(band(hills, 230), echoes(hills, (6, 13, 20)), "d-hill", (10, 28), (12, 40), (0.6, 1.1))
    grass = band(smooth("-4,226 110,214 220,218 330,208 444,212", step=8), 484)
    p.cut(grass, "grass", 1.8, 0.7, 0.5)
    meadow(p, grass, (110, 80), gap=18)


def _river(p: Press) -> None:
    """It comes from the mountains and fills a lake in front."""
    river(p, smooth(_LEFT_BANK, step=6), smooth(_RIGHT_BANK, step=6), 18, 15)
    for x, y, scale in _SHOAL:
        p.cut(placed(_FISH, scale, (0, 0), (x, y)), "ice", 1.2, 0.3, 0.1, contour="d-water")
        p.dot("d-water", x - 9 * scale, y - 1, 1.4)


def _forest(p: Press) -> None:
    p.cut([*smooth(_FOREST, step=6), (-6, 312)], "leaf", 2, 0.8, 0.7)
    things(p, _TREES)


def _steppe(p: Press) -> None:
    border = smooth(_STEPPE, step=6)
    p.cut(border, "ochre", 2, 0.8, 0.7)
    grain(p, Region(border, 3), furrows("250,262 330,250 444,244", range(0, 170, 11)), "ochre")
    things(p, "deer< 300,232 .46 deer< 344,226 .4")
    p.shadow(352, 377, 80, 6)
    p.use("mammoth", 350, 376, 1.12)
    things(p, _ON_STEPPE)


def _near(p: Press) -> None:
    """The game's own pieces: a hunter on the steppe, a gatherer in the wood."""
    near = [*smooth("176,484 230,446 310,432 444,438", step=8), (444, 484)]
    p.cut(near, "leaf", 2, 0.7, 0.6)
    meadow(p, near, (40, 26), "leaf", 12)
    p.shadow(270, 445, 46, 5, 0.25)
    p.icon("lie-C", 226, 396, 88, 51, cls="p-C")
    p.shadow(104, 316, 20, 4, 0.25)
    p.icon("fig-B", 80, 262, 48, 57, cls="p-B")
