"""Stalls, carts, ships and beasts of burden."""

import math

from tools.art.imperial_settlers.houses import door, window
from tools.art.imperial_settlers.pen import BASE, Parts, Pen


def mill(p: Pen, x: float = 60) -> None:
    """A windmill."""
    p.polygon([(x - 11, BASE), (x - 8, BASE - 30), (x + 8, BASE - 30), (x + 11, BASE)], "wall")
    p.hatch(x + 2, BASE - 28, 6, 26, 3)
    p.polygon([(x - 10, BASE - 29), (x, BASE - 42), (x + 10, BASE - 29)], "roof")
    door(p, x, 7, 11, True)
    window(p, x, BASE - 23, 4, 5)
    cx, cy = (x, BASE - 33)
    for a in (28, 118, 208, 298):
        r = math.radians(a)
        ux, uy = (math.cos(r), math.sin(r))
        px, py = (-uy, ux)
        p.line([(cx, cy), (cx + ux * 27, cy + uy * 27)], "beam2")
        p.polygon(
            [
                (cx + ux * 8 + px * 1, cy + uy * 8 + py * 1),
                (cx + ux * 26 + px * 1, cy + uy * 26 + py * 1),
                (cx + ux * 26 + px * 8, cy + uy * 26 + py * 8),
                (cx + ux * 8 + px * 7, cy + uy * 8 + py * 7),
            ],
            "bone",
            0.5,
        )
        for k in (14, 20):
            p.line([(cx + ux * k + px, cy + uy * k + py), (cx + ux * k + px * 7, cy + uy * k + py * 7)], "beam1")
    p.disc(cx, cy, 2.4, "wood", 0.3)


def stall(p: Pen, x: float = 60, w: float = 44, h: float = 26) -> None:
    """A market stall with a striped awning."""
    for k in (-0.44, 0.44):
        p.box(x + w * k - 1.4, BASE - h, 2.8, h, "wood", 0.4)
    p.box(x - w / 2 - 1, BASE - 12, w + 2, 12, "wood")
    p.hatch(x - w / 2 + 1, BASE - 10, w - 2, 8, 8)
    n = 6
    for i in range(n):
        xa = x - w / 2 - 3 + i * (w + 6) / n
        xb = xa + (w + 6) / n
        ta, tb = (x - w / 2 + 3 + i * (w - 6) / n, x - w / 2 + 3 + (i + 1) * (w - 6) / n)
        p.polygon(
            [
                (ta, BASE - h - 12),
                (tb, BASE - h - 12),
                (xb, BASE - h + 1),
                ((xa + xb) / 2, BASE - h + 4),
                (xa, BASE - h + 1),
            ],
            "roof" if i % 2 == 0 else "bone",
            0.35,
        )


def wagon(p: Pen, x: float = 60) -> None:
    """A covered wagon."""
    p.smooth(
        [(x - 22, BASE - 13), (x - 20, BASE - 30), (x, BASE - 37), (x + 20, BASE - 30), (x + 22, BASE - 13)],
        "bone",
        tension=0.8,
    )
    for k in (-11, 0, 11):
        p.line([(x + k, BASE - 14), (x + k * 0.9, BASE - 34)], "cut-bone")
    p.polygon([(x - 24, BASE - 14), (x + 24, BASE - 14), (x + 21, BASE - 6), (x - 21, BASE - 6)], "wood")
    for k in (-13, 13):
        p.disc(x + k, BASE - 5, 7, "end", 0.4)
        p.disc(x + k, BASE - 5, 1.6, "dark", 0.2)
        for a in (0, 60, 120):
            r = math.radians(a + 12)
            p.line(
                [
                    (x + k - math.cos(r) * 6, BASE - 5 - math.sin(r) * 6),
                    (x + k + math.cos(r) * 6, BASE - 5 + math.sin(r) * 6),
                ],
                "beam1",
            )


def cartload(p: Pen, x: float = 60, cls: str = "wood") -> None:
    """A cart."""
    p.polygon([(x - 20, BASE - 16), (x + 20, BASE - 16), (x + 16, BASE - 6), (x - 16, BASE - 6)], "wood")
    p.line([(x + 20, BASE - 14), (x + 34, BASE - 20)], "beam2")
    p.disc(x - 2, BASE - 6, 8, "end", 0.4)
    for a in (0, 60, 120):
        r = math.radians(a + 20)
        p.line(
            [
                (x - 2 - math.cos(r) * 7, BASE - 6 - math.sin(r) * 7),
                (x - 2 + math.cos(r) * 7, BASE - 6 + math.sin(r) * 7),
            ],
            "beam1",
        )
    p.disc(x - 2, BASE - 6, 1.8, "dark", 0.2)


def ship(p: Pen, x: float = 60) -> None:
    """A merchant ship."""
    p.smooth(
        [(x - 32, 50), (x - 24, 64), (x, 67), (x + 24, 64), (x + 34, 46), (x + 24, 52), (x - 20, 54)],
        "wood",
        tension=0.5,
    )
    p.line([(x - 24, 57), (x + 26, 56)], "beam1")
    p.line([(x, 54), (x, 12)], "beam3")
    p.smooth([(x - 18, 18), (x + 18, 18), (x + 22, 32), (x + 17, 46), (x - 17, 46), (x - 12, 32)], "bone", tension=0.4)
    p.polygon([(x - 17, 26), (x + 20, 26), (x + 21, 35), (x - 13, 35)], "roof", 0.4)
    p.polygon([(x, 12), (x + 12, 9), (x, 6)], "roof", 0.4)


def boatviking(p: Pen, x: float = 60) -> None:
    """A longship."""
    p.smooth(
        [
            (x - 38, 40),
            (x - 31, 60),
            (x - 10, 68),
            (x + 12, 68),
            (x + 31, 60),
            (x + 38, 38),
            (x + 33, 41),
            (x + 26, 54),
            (x - 26, 54),
            (x - 33, 42),
        ],
        "wood",
        tension=0.5,
    )
    p.line([(x, 56), (x, 14)], "beam3")
    p.polygon([(x - 19, 18), (x + 19, 18), (x + 22, 46), (x - 22, 46)], "bone")
    for k in (-12, 0, 12):
        p.polygon([(x + k - 3, 18), (x + k + 3, 18), (x + k * 1.12 + 3.4, 46), (x + k * 1.12 - 3.4, 46)], "roof", 0.3)
    for k in (-20, -7, 7, 20):
        p.disc(x + k, 58, 4.6, "roof", 0.3)
        p.disc(x + k, 58, 1.4, "gold", 0.1)


def chariot(p: Pen, x: float = 60) -> None:
    """A chariot."""
    p.disc(x - 14, BASE - 10, 13, "end", 0.5)
    p.disc(x - 14, BASE - 10, 9.6, "sky2", 0.4)
    for a in range(0, 180, 30):
        r = math.radians(a)
        p.line(
            [
                (x - 14 - math.cos(r) * 10, BASE - 10 - math.sin(r) * 10),
                (x - 14 + math.cos(r) * 10, BASE - 10 + math.sin(r) * 10),
            ],
            "beam2",
        )
    p.disc(x - 14, BASE - 10, 2.6, "gold", 0.3)
    p.smooth(
        [(x - 28, BASE - 16), (x - 24, BASE - 38), (x - 6, BASE - 40), (x + 4, BASE - 18), (x - 10, BASE - 15)],
        "roof",
        tension=0.4,
    )
    p.line([(x + 2, BASE - 18), (x + 40, BASE - 24)], "beam3")
    p.line([(x + 40, BASE - 30), (x + 40, BASE - 18)], "beam2")
    p.line([(x - 22, BASE - 34), (x - 8, BASE - 36)], "cut-gold")
    p.line([(x - 24, BASE - 24), (x - 2, BASE - 26)], "cut-gold")


def camel(p: Pen, x: float = 60, s: float = 1.0) -> None:
    """A camel with its load."""
    b = BASE + 2
    for k in (-14, -8, 8, 14):
        p.polygon(
            [
                (x + k * s - 1.8 * s, b),
                (x + k * s - 2.4 * s, b - 18 * s),
                (x + k * s + 2.4 * s, b - 18 * s),
                (x + k * s + 1.6 * s, b),
            ],
            "hide",
            0.4,
        )
    p.smooth(
        [
            (x - 20 * s, b - 17 * s),
            (x - 20 * s, b - 27 * s),
            (x - 10 * s, b - 28 * s),
            (x - 2 * s, b - 41 * s),
            (x + 6 * s, b - 28 * s),
            (x + 14 * s, b - 27 * s),
            (x + 22 * s, b - 33 * s),
            (x + 24 * s, b - 46 * s),
            (x + 28 * s, b - 49 * s),
            (x + 37 * s, b - 46 * s),
            (x + 36 * s, b - 42 * s),
            (x + 30 * s, b - 41 * s),
            (x + 28 * s, b - 27 * s),
            (x + 18 * s, b - 16 * s),
            (x, b - 14 * s),
        ],
        "hide",
        tension=0.5,
    )
    p.polygon(
        [(x - 11 * s, b - 29 * s), (x + 8 * s, b - 29 * s), (x + 10 * s, b - 17 * s), (x - 13 * s, b - 17 * s)],
        "roof",
        0.5,
    )
    p.line([(x - 12 * s, b - 21 * s), (x + 9 * s, b - 21 * s)], "cut-gold")
    p.line([(x - 20 * s, b - 26 * s), (x - 24 * s, b - 16 * s)], "beam2")


PARTS: Parts = {
    "mill": mill,
    "stall": stall,
    "wagon": wagon,
    "cartload": cartload,
    "ship": ship,
    "boatviking": boatviking,
    "chariot": chariot,
    "camel": camel,
}
