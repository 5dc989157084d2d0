"""Trees, fields and gardens."""

import math

from tools.art.imperial_settlers.pen import BASE, Parts, Pen


def fir(p: Pen, x: float, h: float = 24, w: float = 15, base: float | None = None, cls: str = "leaf") -> None:
    """A fir."""
    b = BASE if base is None else base
    p.box(x - 1.5, b - 5, 3, 5, "wood", 0.4)
    p.polygon(
        [
            (x - w / 2, b - 4),
            (x - w * 0.18, b - h * 0.5),
            (x - w * 0.34, b - h * 0.48),
            (x, b - h),
            (x + w * 0.34, b - h * 0.48),
            (x + w * 0.18, b - h * 0.5),
            (x + w / 2, b - 4),
        ],
        cls,
    )
    p.hatch(x + 1, b - h * 0.6, w * 0.24, h * 0.45, 2, 0.4)


def oak(p: Pen, x: float, h: float = 30, w: float = 24, cls: str = "leaf") -> None:
    """A broad tree."""
    p.polygon([(x - 3, BASE), (x - 1.6, BASE - h * 0.55), (x + 1.6, BASE - h * 0.55), (x + 3.4, BASE)], "wood", 0.5)
    c = BASE - h * 0.68
    p.smooth(
        [
            (x - w / 2, c + 2),
            (x - w * 0.36, c - h * 0.24),
            (x - w * 0.06, c - h * 0.34),
            (x + w * 0.3, c - h * 0.28),
            (x + w / 2, c + 1),
            (x + w * 0.3, c + h * 0.2),
            (x - w * 0.05, c + h * 0.15),
            (x - w * 0.32, c + h * 0.22),
        ],
        cls,
        tension=0.9,
    )
    p.hatch(x + w * 0.02, c - h * 0.1, w * 0.36, h * 0.24, 4, 0.3)


def stump(p: Pen, x: float, y: float | None = None) -> None:
    """A stump."""
    y = BASE if y is None else y
    p.polygon([(x - 6, y), (x - 4.5, y - 8), (x + 4.5, y - 8), (x + 6, y)], "wood")
    p.oval(x, y - 8, 4.6, 2, "end", 0.4)


def palm(p: Pen, x: float, h: float = 34, lean: float = 4) -> None:
    """A palm that leans."""
    p.smooth(
        [
            (x - 2, BASE),
            (x + lean * 0.3, BASE - h * 0.5),
            (x + lean - 1, BASE - h),
            (x + lean + 1.5, BASE - h),
            (x + lean * 0.4 + 3, BASE - h * 0.5),
            (x + 3, BASE),
        ],
        "wood",
        tension=0.8,
    )
    tx, ty = (x + lean, BASE - h)
    for a, reach in ((-170, 16), (-140, 15), (-90, 10), (-40, 15), (-10, 16)):
        r = math.radians(a)
        mx, my = (tx + math.cos(r) * reach * 0.6, ty + math.sin(r) * reach * 0.6 - 4)
        ex, ey = (tx + math.cos(r) * reach, ty + math.sin(r) * reach + 5)
        p.smooth([(tx, ty), (mx, my), (ex, ey), (mx, my + 4.5)], "leaf", tension=0.8, shake=0.6)


def cypress(p: Pen, x: float, h: float = 32, w: float = 9) -> None:
    """A cypress."""
    p.box(x - 1.2, BASE - 5, 2.4, 5, "wood", 0.3)
    p.smooth(
        [
            (x, BASE - h),
            (x + w / 2, BASE - h * 0.45),
            (x + w * 0.4, BASE - 4),
            (x - w * 0.4, BASE - 4),
            (x - w / 2, BASE - h * 0.45),
        ],
        "leaf",
        tension=0.8,
    )
    p.hatch(x + 0.5, BASE - h * 0.6, w * 0.36, h * 0.45, 2)


def bush(p: Pen, x: float, w: float = 16, h: float = 10) -> None:
    """A bush."""
    p.smooth(
        [
            (x - w / 2, BASE),
            (x - w * 0.42, BASE - h * 0.7),
            (x - w * 0.1, BASE - h),
            (x + w * 0.3, BASE - h * 0.8),
            (x + w / 2, BASE),
        ],
        "leaf",
        tension=0.9,
    )


def field(p: Pen, rows: int = 5, cls: str = "sand") -> None:
    """A ploughed field that fills the ground."""
    p.polygon([(-4, 88), (-4, 58), (124, 54), (124, 88)], "field")
    for i in range(rows + 3):
        x0 = 60 + (i - (rows + 2) / 2) * 11
        x1 = 60 + (i - (rows + 2) / 2) * 24
        p.line([(x0, 57), (x1, 86)], "furrow")


def sheaf(p: Pen, x: float, y: float | None = None, s: float = 1.0) -> None:
    """A sheaf of corn."""
    y = BASE + 6 if y is None else y
    p.smooth(
        [
            (x - 3 * s, y),
            (x - 2 * s, y - 9 * s),
            (x - 8 * s, y - 21 * s),
            (x, y - 24 * s),
            (x + 8 * s, y - 21 * s),
            (x + 2 * s, y - 9 * s),
            (x + 3.4 * s, y),
        ],
        "gold",
        tension=0.5,
    )
    for k in (-4, 0, 4):
        p.line([(x + k * 0.4 * s, y - 10 * s), (x + k * 1.2 * s, y - 20 * s)], "cut-gold")
    p.line([(x - 3 * s, y - 9 * s), (x + 3 * s, y - 9 * s)], "beam2")


def terraces(p: Pen) -> None:
    """Rice terraces that fill the ground."""
    for i, (y, dx) in enumerate(((50, 22), (58, 8), (67, -6), (77, -20))):
        p.smooth(
            [
                (dx, y + 14),
                (dx - 2, y),
                (30 + dx, y - 4),
                (70 + dx * 0.4, y + 1),
                (112 - dx * 0.2, y - 3),
                (124, y + 2),
                (124, y + 14),
            ],
            "leaf" if i % 2 else "pine",
            tension=0.8,
        )
        p.smooth(
            [
                (dx + 6, y + 6),
                (dx + 6, y + 2.6),
                (32 + dx, y - 0.6),
                (70 + dx * 0.4, y + 4),
                (108, y + 1),
                (118, y + 6),
            ],
            "water",
            tension=0.8,
            shake=0.4,
        )
        p.dashes(dx + 18, y + 3.6, 80, 1, 9, 4, "hatch-leaf")


def oasis(p: Pen) -> None:
    """A pool under palms."""
    p.oval(58, BASE + 6, 38, 9, "pine")
    p.oval(58, BASE + 6, 31, 6.4, "water")
    p.dashes(40, BASE + 4, 38, 2, 11, 4, "hatch-water")
    palm(p, 36, 40, 6)
    palm(p, 84, 34, -6)
    palm(p, 94, 26, 5)


def garden(p: Pen) -> None:
    """A clipped garden with a fountain."""
    p.box(12, BASE - 8, 96, 8, "pine")
    p.hatch(14, BASE - 7, 92, 6, 18)
    for x in (20, 42, 78, 100):
        cypress(p, x, 34)
    p.oval(60, BASE + 6, 20, 5, "water")
    p.box(57.6, BASE - 14, 4.8, 18, "wall", 0.4)
    p.oval(60, BASE - 15, 11, 3, "wall", 0.4)
    p.smooth([(60, BASE - 17), (54, BASE - 26), (49, BASE - 20)], "jet", False, tension=1)
    p.smooth([(60, BASE - 17), (66, BASE - 26), (71, BASE - 20)], "jet", False, tension=1)


PARTS: Parts = {
    "fir": fir,
    "oak": oak,
    "stump": stump,
    "palm": palm,
    "cypress": cypress,
    "bush": bush,
    "field": field,
    "sheaf": sheaf,
    "terraces": terraces,
    "oasis": oasis,
    "garden": garden,
}
