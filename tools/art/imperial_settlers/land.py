"""What lies behind and under a place: the far land, the sun, the ground. Shared by all emblems, and drawn wide enough
for a card that is looked at closely.
"""

from collections.abc import Callable

from tools.art.imperial_settlers.pen import BASE, Pen
from tools.art.sheet import Symbol

LEFT, RIGHT = -62, 182
SUNS = {"dunes": (98, 20, 9), "fuji": (26, 22, 10), "night": (96, 18, 8)}


def _hills(p: Pen) -> None:
    tops = [(-70, 70), (-66, 46), (-36, 52), (-8, 45), (18, 41), (40, 51), (66, 42), (92, 50), (128, 40), (156, 50)]
    p.smooth([*tops, (190, 43), (192, 72)], "far", tension=0.9)


def _forest(p: Pen) -> None:
    x = float(LEFT)
    while x < RIGHT:
        height, width = 16 + p.random.random() * 12, 9 + p.random.random() * 4
        p.polygon([(x, BASE), (x + width / 2, BASE - height), (x + width, BASE)], "far")
        x += width * 0.72


def _dunes(p: Pen) -> None:
    tops = [(-70, 72), (-66, 50), (-30, 57), (22, 46), (48, 54), (70, 49), (98, 56), (128, 46), (160, 54), (190, 47)]
    p.smooth([*tops, (192, 72)], "far", tension=0.9)


def _peaks(p: Pen) -> None:
    left = [(-66, 68), (-44, 44), (-30, 56), (-14, 47), (-4, 55), (16, 40), (26, 50), (44, 28), (66, 54), (84, 38)]
    p.polygon([*left, (108, 56), (132, 36), (150, 52), (166, 42), (186, 68)], "far")


def _fuji(p: Pen) -> None:
    p.polygon([(20, 68), (62, 28), (70, 25), (78, 28), (128, 68)], "far")
    p.polygon(
        [(57, 34), (62, 28), (70, 25), (78, 28), (84, 34), (77, 32), (73, 37), (68, 32), (63, 36)],
        "snow",
    )


def _sea(p: Pen) -> None:
    p.polygon([(LEFT, 46), (RIGHT, 46), (RIGHT, 72), (LEFT, 72)], "water")
    p.dashes(LEFT, 51, RIGHT - LEFT, 3, 14, 6, "hatch-water")


def _town(p: Pen) -> None:
    houses = ((-4, 18, 22), (12, 15, 30), (26, 17, 20), (78, 16, 26), (93, 14, 34), (106, 20, 22))
    for x, w, h in (*houses, (-40, 17, 25), (-24, 19, 18), (126, 15, 31), (142, 18, 21)):
        p.polygon([(x, 68), (x, 68 - h), (x + w / 2, 68 - h - 9), (x + w, 68 - h), (x + w, 68)], "far")


def _plain(p: Pen) -> None:
    p.line([(LEFT, 60), (RIGHT, 60)], "far-line")


FARS: dict[str, Callable[[Pen], None]] = {
    "hills": _hills,
    "forest": _forest,
    "dunes": _dunes,
    "peaks": _peaks,
    "fuji": _fuji,
    "sea": _sea,
    "town": _town,
    "plain": _plain,
    "night": _hills,
}
GROUNDS = {"grass": "grass", "sand": "sand", "stone": "scree", "water": "water"}


def far(name: str) -> str:
    """The sky with its sun, and the far land."""
    p = Pen(f"far-{name}")
    p.out.append('<path class="i-sky" d="M-168-48H288V84H-168z"/>')
    if name in SUNS:
        p.disc(*SUNS[name], "orb", 0.4)
    FARS[name](p)
    return p.text()


def ground(name: str) -> str:
    """The ground with its broken lines."""
    p = Pen(f"ground-{name}")
    p.smooth([(-68, 92), (-68, 68), (-20, 67), (60, 68.5), (140, 67), (188, 68), (188, 92)], GROUNDS[name], tension=0.6)
    p.dashes(LEFT, 73, RIGHT - LEFT, 3, 14, 4, "hatch-water" if name == "water" else "hatch-ground")
    return p.text()


def symbols() -> list[Symbol]:
    """All far lands and grounds."""
    fars = [Symbol(f"i-far-{name}", far(name)) for name in FARS]
    return [*fars, *(Symbol(f"i-ground-{name}", ground(name)) for name in GROUNDS)]
