"""The camp: five people around the fire, one for each colour and shape. 1440 x 270."""

from tools.art.landscape.ground import echoes, firelight, furrows, hearth_ground, meadow, things
from tools.art.landscape.sky import peak, stars, wind
from tools.art.paths import smooth
from tools.art.press import Press
from tools.art.region import Region
from tools.art.shapes import band, rect

WIDTH, HEIGHT = 1440, 270
_FIRE = (640, 196)
_FAR = (
    "-4,134 140,126 300,134 420,118 500,84 570,116 660,124 740,100 800,62 870,100 980,118 1080,92 1200,118 1310,84 "
    "1444,112"
)
_PEAKS = ((500, 84, 34, 28), (800, 62, 42, 36), (1310, 84, 36, 30))
_WOODS = ((-10, 150, 11), (1000, 1450, 26))
"""From x to x, so many trees."""
_SEATS = (
    ("B", -58, 190, 1.18),
    ("D", 60, 190, 1.18),
    ("A", -128, 214, 1.4),
    ("C", 132, 214, 1.4),
    ("E", -214, 208, 1.4),
)
"""Owner, distance from the fire, y, scale; the first two sit behind the fire."""


def draw(p: Press) -> None:
    """The picture, far to near."""
    p.flat(rect(0, 0, WIDTH, HEIGHT), "c-sky", 0, 0)
    with p.group('transform="translate(0 34)"'):
        _far(p)
        _near(p)
        _people(p)


def _far(p: Press) -> None:
    sky = Region(rect(0, -34, WIDTH, 184), 1)
    wind(p, sky, furrows("-4,8 300,3 700,11 1100,4 1444,9", range(-30, 130, 10)), "l-sky", "d-sky")
    stars(p, (490, WIDTH - 6), (-30, 100), 80)
    p.cut(band(smooth(_FAR, step=30), 200), "far", 2, 0.8, 0.6)
    for x, y, width, height in _PEAKS:
        peak(p, x, y, width, height)
    hills = smooth("-4,150 200,138 500,150 800,142 1100,150 1444,136", step=9)
    p.cut(band(hills, 240), "hill", 1.8, 0.7, 0.5)
    p.rows(band(hills, 190), echoes(hills, (6, 13, 20)), "d-hill", (10, 30), (14, 50), (0.6, 1.2))


def _near(p: Press) -> None:
    for start, end, count in _WOODS:
        for i in range(count):
            x = start + (end - start) * i / (count - 1) + p.random.uniform(-5, 5)
            tree = p.random.choice(("pine1", "pine2", "pine3"))
            p.use(tree, x, 166 + p.random.uniform(-6, 6), round(p.random.uniform(0.8, 1.05), 2))
    grass = band(smooth("-4,170 300,162 720,168 1100,160 1444,170", step=9), 240)
    p.cut(grass, "grass", 1.8, 0.7, 0.5)
    meadow(p, grass, (110, 80), gap=18)
    x, y = _FIRE
    ground = ((-236, 8), (-150, -18), (0, -26), (150, -18), (236, 8), (180, 34), (0, 44), (-180, 34))
    hearth_ground(p, [(x + dx, y + dy) for dx, dy in ground], (x, y + 8), 6, 44, 0.3)
    things(p, "tent 330,200 .92 tent< 252,208 .68")


def _people(p: Press) -> None:
    x, y = _FIRE
    firelight(p, (x, y - 2), (360, 250, 160, 96), 0.34)
    for i, (owner, away, foot, scale) in enumerate(_SEATS):
        if i == 2:
            p.use("campfire", x, y + 6, 1.35)
        p.shadow(x + away, foot + 2, 21 * scale, 3.6 * scale, 0.25)
        p.use(f"sit-{owner}", x + away, foot, scale, cls=f"p-{owner}")
    things(p, "rock1 180,214 .8 rock2 210,220 .9 rock1 1120,206 .8 oak 1010,214 .7 oak 60,222 .9 oak 1330,216 .9")
