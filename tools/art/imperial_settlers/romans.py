"""What Romans build."""

import math

from tools.art.imperial_settlers.houses import door, flag, hiproof, tower
from tools.art.imperial_settlers.pen import BASE, Parts, Pen


def column(p: Pen, x: float, h: float = 26, w: float = 6, base: float | None = None) -> None:
    """A column."""
    b = BASE if base is None else base
    p.box(x - w / 2 - 1.5, b - 3, w + 3, 3, "wall", 0.4)
    p.polygon(
        [(x - w / 2, b - 3), (x - w / 2 + 0.6, b - h + 4), (x + w / 2 - 0.6, b - h + 4), (x + w / 2, b - 3)],
        "wall",
        0.4,
    )
    p.box(x - w / 2 - 2, b - h, w + 4, 4, "wall", 0.4)
    p.hatch(x - 0.5, b - h + 6, w * 0.5, h - 11, 2)


def temple(p: Pen, x: float = 60, n: int = 4, w: float = 54, h: float = 24, steps: int = 2, rh: float = 14) -> None:
    """A temple front: steps, columns, gable."""
    for i in range(steps):
        p.box(x - w / 2 - 4 + i * 3, BASE - 4 * (i + 1), w + 8 - i * 6, 4, "wall2", 0.5)
    b = BASE - 4 * steps
    p.box(x - w / 2 + 3, b - h, w - 6, h, "shade")
    for i in range(n):
        column(p, x - w / 2 + 5 + i * (w - 10) / (n - 1), h, 5.6, b)
    p.box(x - w / 2 - 2, b - h - 5, w + 4, 5, "wall")
    p.polygon([(x - w / 2 - 5, b - h - 5), (x, b - h - 5 - rh), (x + w / 2 + 5, b - h - 5)], "roof")
    p.polygon([(x - w / 2 + 8, b - h - 7), (x, b - h - 2 - rh), (x + w / 2 - 8, b - h - 7)], "wall", 0.4)


def villa(p: Pen, x: float = 60, w: float = 56, h: float = 18, rh: float = 10, arches: int = 4) -> None:
    """A low house with arches."""
    p.box(x - w / 2, BASE - h, w, h, "wall")
    hiproof(p, x, w, rh, BASE - h + 1, 4, "roof", 0.86)
    for i in range(arches):
        door(p, x - w / 2 + (i + 0.5) * w / arches, w / arches * 0.52, h * 0.72, True)


def arcade(p: Pen, x: float = 60, w: float = 84, h: float = 34, n: int = 4, tiers: int = 1) -> None:
    """A row of arches."""
    p.box(x - w / 2, BASE - h, w, h, "wall")
    p.box(x - w / 2 - 2, BASE - h - 4, w + 4, 5, "wall2")
    for i in range(n):
        door(p, x - w / 2 + (i + 0.5) * w / n, w / n * 0.6, h * 0.74, True)
    p.hatch(x - w / 2 + 2, BASE - h + 2, w - 4, 4, 14)


def amphi(p: Pen, x: float = 60) -> None:
    """An amphitheatre of three tiers."""
    for i, (w, h, b) in enumerate(((84, 16, BASE), (76, 13, BASE - 16), (66, 10, BASE - 29))):
        p.smooth(
            [(x - w / 2, b), (x - w / 2, b - h), (x, b - h + 2.5), (x + w / 2, b - h), (x + w / 2, b), (x, b + 2.5)],
            "wall" if i != 1 else "wall3",
            tension=0.35,
        )
        n = 7 - i
        for k in range(n):
            xx = x - w / 2 + (k + 0.5) * w / n
            door(p, xx, w / n * 0.48, h * 0.68, True, b + 1.5 - abs(xx - x) * 0.03)
    for k in (-28, 0, 28):
        flag(p, x + k, BASE - 37, 11)


def dome(p: Pen, x: float = 60, w: float = 50, h: float = 20) -> None:
    """A domed hall."""
    p.box(x - w / 2, BASE - h, w, h, "wall")
    p.smooth(
        [
            (x - w * 0.42, BASE - h),
            (x - w * 0.36, BASE - h - w * 0.26),
            (x, BASE - h - w * 0.42),
            (x + w * 0.36, BASE - h - w * 0.26),
            (x + w * 0.42, BASE - h),
        ],
        "roof",
        tension=0.7,
    )
    p.line([(x - w * 0.2, BASE - h), (x - w * 0.14, BASE - h - w * 0.36)], "cut-roof")
    p.line([(x + w * 0.2, BASE - h), (x + w * 0.14, BASE - h - w * 0.36)], "cut-roof")
    p.line([(x, BASE - h), (x, BASE - h - w * 0.4)], "cut-roof")
    p.box(x - w * 0.5, BASE - h - 3, w, 4, "wall2", 0.5)
    for k in (-0.36, -0.12, 0.12, 0.36):
        column(p, x + w * k, h, 5)


def standard(p: Pen, x: float = 60, h: float = 54) -> None:
    """A legion's standard."""
    p.box(x - 1.6, BASE - h, 3.2, h, "wood", 0.4)
    p.box(x - 11, BASE - h + 14, 22, 17, "roof")
    p.polygon(
        [
            (x - 11, BASE - h + 31),
            (x - 7, BASE - h + 35),
            (x - 3.5, BASE - h + 31),
            (x, BASE - h + 35),
            (x + 3.5, BASE - h + 31),
            (x + 7, BASE - h + 35),
            (x + 11, BASE - h + 31),
        ],
        "gold",
        0.3,
    )
    p.box(x - 13, BASE - h + 11, 26, 3.6, "gold", 0.4)
    p.polygon(
        [
            (x, BASE - h + 8),
            (x - 3, BASE - h + 2),
            (x - 14, BASE - h - 2),
            (x - 11, BASE - h + 5),
            (x - 5, BASE - h + 9),
            (x + 5, BASE - h + 9),
            (x + 11, BASE - h + 5),
            (x + 14, BASE - h - 2),
            (x + 3, BASE - h + 2),
            (x + 1, BASE - h - 4),
        ],
        "gold",
        0.4,
    )
    p.disc(x, BASE - h + 22, 4.4, "gold", 0.4)


def romanwall(p: Pen) -> None:
    """A city wall with a gate between two towers."""
    p.box(8, BASE - 24, 104, 24, "stone")
    for i in range(8):
        p.box(9 + i * 13.4, BASE - 30, 8, 7, "stone", 0.5)
    for y in (BASE - 17, BASE - 9):
        p.line([(9, y), (111, y)], "cut-stone")
    for i in range(6):
        p.line([(18 + i * 17, BASE - 24), (18 + i * 17, BASE - 17)], "cut-stone")
        p.line([(26 + i * 15, BASE - 9), (26 + i * 15, BASE)], "cut-stone")
    tower(p, 34, 18, 38, "crenel", win=1)
    tower(p, 86, 18, 38, "crenel", win=1)
    door(p, 60, 17, 21, True)


def colossus(p: Pen, x: float = 60) -> None:
    """A giant that stands on two piers."""
    p.polygon([(x - 26, BASE), (x - 22, BASE - 10), (x - 6, BASE - 10), (x - 4, BASE)], "stone")
    p.polygon([(x + 26, BASE), (x + 22, BASE - 10), (x + 6, BASE - 10), (x + 4, BASE)], "stone")
    p.polygon(
        [
            (x - 18, BASE - 10),
            (x - 9, BASE - 34),
            (x + 9, BASE - 34),
            (x + 18, BASE - 10),
            (x + 9, BASE - 10),
            (x, BASE - 26),
            (x - 9, BASE - 10),
        ],
        "gold",
    )
    p.smooth(
        [
            (x - 10, BASE - 32),
            (x - 12, BASE - 44),
            (x - 8, BASE - 51),
            (x + 8, BASE - 51),
            (x + 12, BASE - 44),
            (x + 10, BASE - 32),
        ],
        "gold",
        tension=0.5,
    )
    p.polygon(
        [
            (x - 11, BASE - 35),
            (x + 11, BASE - 35),
            (x + 13, BASE - 27),
            (x + 5, BASE - 29),
            (x, BASE - 26),
            (x - 5, BASE - 29),
            (x - 13, BASE - 27),
        ],
        "roof",
        0.5,
    )
    p.disc(x, BASE - 56, 5.4, "gold", 0.4)
    for a in (-150, -120, -90, -60, -30):
        r = math.radians(a)
        p.line(
            [
                (x + math.cos(r) * 6, BASE - 56 + math.sin(r) * 6),
                (x + math.cos(r) * 9.6, BASE - 56 + math.sin(r) * 9.6),
            ],
            "cut-gold",
        )
    p.polygon([(x + 9, BASE - 48), (x + 20, BASE - 57), (x + 23, BASE - 54), (x + 11, BASE - 42)], "gold", 0.4)
    p.smooth(
        [(x + 19, BASE - 57), (x + 18, BASE - 63), (x + 22, BASE - 66), (x + 25, BASE - 60), (x + 24, BASE - 56)],
        "fire",
        shake=0.3,
    )


PARTS: Parts = {
    "column": column,
    "temple": temple,
    "villa": villa,
    "arcade": arcade,
    "amphi": amphi,
    "dome": dome,
    "standard": standard,
    "romanwall": romanwall,
    "colossus": colossus,
}
