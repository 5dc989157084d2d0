"""What Egyptians build."""

from tools.art.imperial_settlers.pen import BASE, Parts, Pen


def pyramid(p: Pen, x: float = 60, w: float = 70, h: float = 46, cls: str = "wall", cap: bool = True) -> None:
    """A pyramid, perhaps with a golden tip."""
    p.polygon([(x - w / 2, BASE), (x - w * 0.04, BASE - h), (x + w / 2, BASE)], cls)
    p.polygon(
        [(x - w * 0.04, BASE - h), (x + w / 2, BASE), (x + w * 0.16, BASE)], "wall2" if cls == "wall" else "stone2"
    )
    for t in (0.26, 0.5, 0.74):
        y = BASE - h * t
        p.line([(x - w / 2 * (1 - t) - w * 0.04 * t, y), (x + w * 0.16 - w * 0.2 * t, y)], "cut-wall")
    if cap:
        p.polygon(
            [(x - w * 0.04 - w * 0.07, BASE - h * 0.85), (x - w * 0.04, BASE - h), (x + w * 0.045, BASE - h * 0.85)],
            "gold",
            0.4,
        )
    p.hatch(x + w * 0.2, BASE - h * 0.34, w * 0.16, h * 0.3, 4, 0.3)


def pylon(p: Pen, x: float = 60, gap: float = 12, w: float = 24, h: float = 40) -> None:
    """A temple gate between two towers."""
    for sx in (-1, 1):
        a, b = (x + sx * gap / 2, x + sx * (gap / 2 + w))
        p.polygon([(a, BASE), (a + sx * 2, BASE - h), (b - sx * 4, BASE - h), (b, BASE)], "wall")
        p.polygon(
            [
                (a + sx * 1, BASE - h + 1),
                (b - sx * 3, BASE - h + 1),
                (b - sx * 1.5, BASE - h - 5),
                (a - sx * 0.5, BASE - h - 5),
            ],
            "roof",
            0.5,
        )
        p.line(
            [(a + sx * 6, BASE - h * 0.66), (a + sx * 10, BASE - h * 0.5), (a + sx * 15, BASE - h * 0.66)], "cut-roof"
        )
        p.line([(a + sx * 6, BASE - h * 0.4), (a + sx * 16, BASE - h * 0.4)], "cut-wall")
        p.line([(a + sx * 6, BASE - h * 0.28), (a + sx * 16, BASE - h * 0.28)], "cut-wall")
    p.box(x - gap / 2 - 1, BASE - h * 0.72, gap + 2, 6, "wall2", 0.5)
    p.box(x - gap / 2, BASE - h * 0.72 + 6, gap, h * 0.72 - 6, "dark", 0.4)


def obelisk(p: Pen, x: float = 60, h: float = 50, w: float = 10) -> None:
    """An obelisk."""
    p.box(x - w * 0.8, BASE - 6, w * 1.6, 6, "wall2")
    p.polygon(
        [
            (x - w / 2, BASE - 6),
            (x - w * 0.36, BASE - h),
            (x, BASE - h - 8),
            (x + w * 0.36, BASE - h),
            (x + w / 2, BASE - 6),
        ],
        "wall",
    )
    p.polygon([(x - w * 0.36, BASE - h), (x, BASE - h - 8), (x + w * 0.36, BASE - h)], "gold", 0.4)
    for k in (0.3, 0.5, 0.7):
        p.line([(x - 2, BASE - h * k), (x + 2, BASE - h * k - 2)], "cut-wall")


def sphinx(p: Pen, x: float = 60, s: float = 1.0) -> None:
    """A sphinx."""
    b = BASE
    p.box(x - 34 * s, b - 6 * s, 68 * s, 6 * s, "wall2")
    p.smooth(
        [
            (x + 31 * s, b - 6 * s),
            (x + 32 * s, b - 18 * s),
            (x + 24 * s, b - 25 * s),
            (x, b - 24 * s),
            (x - 8 * s, b - 22 * s),
            (x - 12 * s, b - 12 * s),
            (x - 31 * s, b - 11 * s),
            (x - 31 * s, b - 6 * s),
        ],
        "wall",
        tension=0.5,
    )
    p.polygon(
        [
            (x - 4 * s, b - 20 * s),
            (x - 8 * s, b - 44 * s),
            (x - 17 * s, b - 47 * s),
            (x - 25 * s, b - 43 * s),
            (x - 28 * s, b - 24 * s),
            (x - 22 * s, b - 22 * s),
            (x - 21 * s, b - 12 * s),
            (x - 9 * s, b - 14 * s),
        ],
        "gold",
        0.6,
    )
    p.polygon(
        [
            (x - 22 * s, b - 41 * s),
            (x - 12 * s, b - 41 * s),
            (x - 12 * s, b - 30 * s),
            (x - 17 * s, b - 26 * s),
            (x - 22 * s, b - 30 * s),
        ],
        "wall",
        0.4,
    )
    p.line([(x - 20 * s, b - 37 * s), (x - 18.6 * s, b - 37 * s)], "cut-stone")
    p.line([(x - 15.6 * s, b - 37 * s), (x - 14 * s, b - 37 * s)], "cut-stone")
    for k in (0.3, 0.6):
        p.line([(x - 6 * s, b - 44 * s * k - 10 * s), (x - 11 * s, b - 44 * s * k - 12 * s)], "cut-gold")
        p.line([(x - 27 * s, b - 44 * s * k - 10 * s), (x - 23 * s, b - 44 * s * k - 12 * s)], "cut-gold")
    p.hatch(x + 12 * s, b - 18 * s, 16 * s, 10 * s, 5)


def cat(p: Pen, x: float = 60) -> None:
    """A sitting cat of stone."""
    p.box(x - 22, BASE - 8, 44, 8, "stone")
    p.box(x - 17, BASE - 13, 34, 5, "stone2")
    p.smooth(
        [
            (x - 11, BASE - 13),
            (x - 13, BASE - 24),
            (x - 7, BASE - 36),
            (x - 8, BASE - 46),
            (x, BASE - 48),
            (x + 7, BASE - 45),
            (x + 6, BASE - 36),
            (x + 8, BASE - 24),
            (x + 7, BASE - 13),
        ],
        "black",
        tension=0.55,
    )
    p.polygon([(x - 8, BASE - 45), (x - 9, BASE - 56), (x - 2, BASE - 49)], "black", 0.4)
    p.polygon([(x + 7, BASE - 45), (x + 7, BASE - 56), (x + 1, BASE - 49)], "black", 0.4)
    p.smooth(
        [(x - 10, BASE - 15), (x - 22, BASE - 17), (x - 24, BASE - 28), (x - 20, BASE - 30)],
        "tail-black",
        False,
        tension=0.9,
    )
    p.disc(x - 3, BASE - 43, 1.5, "gold", 0.1)
    p.disc(x + 3, BASE - 43, 1.5, "gold", 0.1)
    p.polygon([(x - 7, BASE - 34), (x + 6, BASE - 34), (x + 5, BASE - 29), (x - 6, BASE - 29)], "gold", 0.3)


def lotus(p: Pen, x: float, h: float = 30, w: float = 7) -> None:
    """A column that opens like a lotus."""
    p.box(x - w / 2 - 1.5, BASE - 4, w + 3, 4, "wall2", 0.4)
    p.polygon(
        [(x - w / 2, BASE - 4), (x - w * 0.42, BASE - h + 7), (x + w * 0.42, BASE - h + 7), (x + w / 2, BASE - 4)],
        "wall",
        0.4,
    )
    p.smooth(
        [
            (x - w * 0.42, BASE - h + 8),
            (x - w * 0.95, BASE - h),
            (x + w * 0.95, BASE - h),
            (x + w * 0.42, BASE - h + 8),
        ],
        "roof",
        tension=0.4,
        shake=0.4,
    )
    for k in (0.35, 0.55):
        p.line([(x - w * 0.42, BASE - h * k), (x + w * 0.42, BASE - h * k)], "cut-roof")


def egytemple(p: Pen, x: float = 60, n: int = 4, w: float = 64, h: float = 32, disc: bool = True) -> None:
    """A temple front of lotus columns."""
    p.box(x - w / 2 + 4, BASE - h, w - 8, h, "shade")
    for i in range(n):
        lotus(p, x - w / 2 + 6 + i * (w - 12) / (n - 1), h)
    p.box(x - w / 2 - 3, BASE - h - 7, w + 6, 7, "wall")
    p.polygon(
        [
            (x - w / 2 - 3, BASE - h - 7),
            (x - w / 2 - 6, BASE - h - 13),
            (x + w / 2 + 6, BASE - h - 13),
            (x + w / 2 + 3, BASE - h - 7),
        ],
        "roof",
        0.5,
    )
    if disc:
        p.disc(x, BASE - h - 3.4, 3.4, "gold", 0.3)
        p.line([(x - 4, BASE - h - 3), (x - 15, BASE - h - 5)], "cut-gold")
        p.line([(x + 4, BASE - h - 3), (x + 15, BASE - h - 5)], "cut-gold")


def scorpion(p: Pen, x: float = 60, y: float = 44, s: float = 1.0) -> None:
    """A scorpion."""
    p.oval(x, y + 8 * s, 8 * s, 11 * s, "roof", 0.5)
    for i in range(3):
        p.line([(x - 7 * s, y + (4 + i * 4) * s), (x + 7 * s, y + (4 + i * 4) * s)], "cut-roof")
    p.smooth(
        [
            (x, y + 18 * s),
            (x + 2 * s, y + 25 * s),
            (x + 14 * s, y + 26 * s),
            (x + 20 * s, y + 16 * s),
            (x + 16 * s, y + 7 * s),
        ],
        "tail",
        False,
        tension=0.9,
    )
    p.polygon([(x + 18 * s, y + 9 * s), (x + 12 * s, y + 1 * s), (x + 13 * s, y + 8 * s)], "roof", 0.4)
    for sx in (-1, 1):
        p.smooth(
            [(x + sx * 5 * s, y), (x + sx * 14 * s, y - 4 * s), (x + sx * 13 * s, y - 11 * s)],
            "tail",
            False,
            tension=0.9,
        )
        p.oval(x + sx * 11 * s, y - 13 * s, 4 * s, 5 * s, "roof", 0.4)
        for k in (4, 9, 14):
            p.line([(x + sx * 7 * s, y + k * s), (x + sx * 15 * s, y + (k + 3) * s)], "leg")


PARTS: Parts = {
    "pyramid": pyramid,
    "pylon": pylon,
    "obelisk": obelisk,
    "sphinx": sphinx,
    "cat": cat,
    "lotus": lotus,
    "egytemple": egytemple,
    "scorpion": scorpion,
}
