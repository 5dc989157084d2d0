"""The village: trodden ground around the fire, tents, workshop, and the field."""

from tools.art.landscape.ground import firelight, furrows, hearth_ground, things
from tools.art.paths import Points
from tools.art.press import Gouge, Press
from tools.art.region import Guide, Region
from tools.art.stone_age.zones import FIELD, FIRE, VILLAGE

_AROUND = """
grasstuft 210,400 1 grasstuft 590,400 1.1 grasstuft 214,470 1 oak 66,446 .8 oak< 100,430 .66 rock2 132,452 .8
grasstuft 44,404 1 grasstuft 126,396 1 oak 622,372 .5 pine3 770,404 .6 tent 330,396 .56 tent< 200,418 .58
tent 256,428 .84 workshop 508,418 .9 rock2 170,430 .7 grasstuft 440,372 1.1 rock2 572,470 .7 grasstuft 410,492 .9
"""


def draw(p: Press) -> None:
    """Ground, field, firelight over both, then what stands on them."""
    hearth_ground(p, VILLAGE, FIRE, 6, 46, 0.62)
    _field(p)
    firelight(p, (FIRE[0], FIRE[1] - 4), (300, 215, 140, 80), 0.72)
    things(p, _AROUND)
    p.use("campfire", *FIRE)


def _field(p: Press) -> None:
    p.cut(FIELD, "soil", 2, 0.9, 0.7)
    lines = furrows("26,492 90,490 150,500 210,520 330,530 440,528 580,526", range(4, 130, 11))
    region = Region(FIELD, 4)
    p.rows(region, lines[0::2], "d-soil", (50, 120), (3, 9), (1.1, 2))
    p.rows(region, lines[1::2], "l-soil", (20, 60), (8, 26), (0.8, 1.4))
    inner = Region(FIELD, 9)
    sprouts = [cut for k, line in enumerate(lines[1::2]) for cut in _sprouts(p, inner, line, 14 + k % 2 * 8)]
    p.gouges("l-leaf", sprouts)


def _sprouts(p: Press, region: Region, line: Points, first: int) -> list[Gouge]:
    """Corn in a row, none where the food track runs."""
    guide = Guide(line)
    cuts: list[Gouge] = []
    for along in range(first, int(guide.length), 19):
        x, y = guide.at(along + p.random.uniform(-2, 2))
        if region.holds((x, y)) and not (y > 540 and x > 120):
            cuts += [(x, y, x - 3.4, y - 8, 1), (x, y, x + 0.4, y - 10), (x, y, x + 4, y - 7.4, -1)]
    return cuts
