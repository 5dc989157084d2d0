"""The far half of the board: sky, mountains, hills, meadow, footpaths."""

from tools.art.landscape.ground import echoes, furrows, meadow
from tools.art.landscape.sky import peak, rings, stars, wind
from tools.art.paths import smooth
from tools.art.press import Press
from tools.art.region import Region
from tools.art.shapes import band, circle, rect, shifted
from tools.art.stone_age.zones import BOTTOM, HILLS, LEFT, MOUNTAINS, PEAKS, RIGHT, SKY_BOTTOM, TOP

SUN = (566, 76)
_BIRDS = ((180, 66, 0.9), (208, 54, 0.7), (330, 62, 0.8), (760, 40, 0.7))
_PATHS = (
    "300,380 262,352 240,318",
    "430,360 440,330 452,300",
    "570,420 610,410 650,384",
    "730,430 770,440 800,470",
    "716,352 740,318 772,300",
)


def draw(p: Press) -> None:
    """Everything behind the places."""
    _sky(p)
    _mountains(p)
    _hills(p)
    _meadow(p)


def _sky(p: Press) -> None:
    """Cut in rings around the sun, which is the moon by night."""
    sky = rect(LEFT, TOP, RIGHT - LEFT, SKY_BOTTOM - TOP)
    open_sky = rect(LEFT, TOP, RIGHT - LEFT, SKY_BOTTOM - TOP - 18)
    p.flat(sky, "c-sky", 0, 0)
    rings(p, Region(open_sky, 1), SUN, range(40, 150, 11), "l-sky", "d-sky")
    beyond = Region(open_sky, 1, hole=circle(*SUN, 155, 40))
    wind(p, beyond, furrows("26,34 220,30 430,36 700,30 974,36", range(0, 90, 9)), "l-sky", "d-sky")
    stars(p, (LEFT + 8, RIGHT - 8), (TOP + 6, TOP + 62), 46)
    p.cut(circle(*SUN, 27, 26), "orb", 2, 0.2, 0.4)
    x, y = SUN
    p.gouges("l-orb", [(x - 14, y - 4 + i * 5, x - 4 + i * 2, y - 13 + i * 6, -1) for i in range(3)])
    for bird_x, bird_y, scale in _BIRDS:
        p.use("bird", bird_x, bird_y, scale)


def _mountains(p: Press) -> None:
    p.cut(band(MOUNTAINS, SKY_BOTTOM), "far", 1.8, 0.8, 0.6)
    for x, y, width, height in PEAKS:
        peak(p, x, y, width, height)


def _hills(p: Press) -> None:
    ground = band(HILLS, 210)
    p.cut(ground, "hill", 1.8, 0.8, 0.5)
    p.rows(ground, echoes(HILLS, (6, 12, 19)), "d-hill", (10, 26), (12, 40), (0.6, 1.1))
    p.rows(ground, echoes(HILLS, (4, 9, 15)), "l-hill", (14, 30), (16, 50), (0.7, 1.2))


def _meadow(p: Press) -> None:
    ground = band(smooth("26,190 300,196 500,186 640,176 974,180"), BOTTOM)
    p.flat(ground, "c-grass", 1)
    meadow(p, ground, (190, 140), gap=17)
    for path in _PATHS:
        trail = smooth(path, step=8)
        p.flat([*shifted(trail, -7, -3), *shifted(trail, 7, 4)[::-1]], "c-sand", 0.6, 1.2)
