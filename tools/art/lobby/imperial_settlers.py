"""Imperial Settlers: four peoples on one skyline. 440 x 480."""

from tools.art.landscape.ground import echoes, furrows, grain, meadow, things
from tools.art.landscape.sky import beams, rings
from tools.art.lobby import peoples
from tools.art.paths import facet, path_data, smooth
from tools.art.press import Press
from tools.art.region import Region
from tools.art.shapes import band, circle, rect, shifted

_SUN = (226, 218)
_ROAD = "250,306 244,330 262,356 240,392 196,436 168,484"


def draw(p: Press) -> None:
    """The picture, far to near."""
    _sky(p)
    _far(p)
    _plain(p)
    _near(p)


def _sky(p: Press) -> None:
    p.flat(rect(0, 0, 440, 480), "c-dusk", 0, 0)
    p.path("l-dusk", path_data(facet(circle(*_SUN, 176, 44), 0.3)), 0.55)
    sky = Region(rect(0, 0, 440, 300), 1)
    beams(p, sky, _SUN, (100, 380), "l-dusk", 90, 1.8)
    rings(p, sky, _SUN, range(110, 340, 26), "d-dusk", "d-dusk")
    p.cut(circle(*_SUN, 84, 44), "gold", 2.2, 0.2, 0.6, contour="d-dusk")
    x, y = _SUN
    p.gouges("l-gold", [(x - 62, y - 4 + i * 9, x - 34 + i * 4, y - 50 + i * 10, -3) for i in range(4)], 1.7)
    things(p, "bird 84,110 1 bird 112,128 .75 bird 350,96 .9 bird 60,138 .7")


def _far(p: Press) -> None:
    hills = smooth("-4,268 70,250 150,262 260,256 350,262 444,244", step=8)
    p.cut(band(hills, 480), "dusk2", 1.8, 0.7, 0.5, contour="d-dusk")
    p.rows(band(hills, 320), echoes(hills, range(8, 60, 9)), "d-dusk", (12, 40), (14, 50), (0.7, 1.4))
    peoples.pyramid(p, 268, 300, 62, 92)
    peoples.pyramid(p, 196, 302, 84, 126)
    peoples.obelisk(p)
    peoples.aqueduct(p, -6, 126, 306, 64, 3)
    peoples.pagoda(p, 384, 306, 4)


def _plain(p: Press) -> None:
    ground = smooth("-4,306 90,298 200,304 320,300 444,304", step=8)
    p.cut(band(ground, 484), "ochre", 2, 0.7, 0.5)
    lines = furrows("-4,316 120,308 280,316 444,310", range(0, 160, 10))
    grain(p, Region(band(ground, 480), 3), lines, "ochre")
    peoples.temple(p, (92, 352), 1.04)
    things(p, "pine3 430,352 1.1 pine1 414,340 .8")
    road = smooth(_ROAD, step=6)
    trail = [*shifted(road, -5, 0), *[(x + 5 + (y - 306) * 0.22, y) for x, y in road[::-1]]]
    p.cut(trail, "sand", 1.5, 0.6, 0.6)
    p.scatter(trail, "d-sand", 80, 26, (5, 9), (0.8, 1.2), 8)
    peoples.longhouse(p)
    peoples.torii(p)
    things(p, "bearer 218,436 1.05 walker 176,448 1.05")


def _near(p: Press) -> None:
    left = [*smooth("-4,440 70,430 130,446 160,484", step=8), (-4, 484)]
    right = [*smooth("260,484 330,446 444,440", step=8), (444, 484)]
    for border in (left, right):
        p.cut(border, "leaf", 2, 0.7, 0.6)
        meadow(p, border, (30, 18), "leaf", 11)
    things(p, "oak 44,440 1.05 rock2 104,452 1 oak< 12,452 .8")
