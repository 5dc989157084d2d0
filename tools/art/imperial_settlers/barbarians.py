"""What Barbarians build."""

from tools.art.imperial_settlers.houses import door
from tools.art.imperial_settlers.pen import BASE, Parts, Pen


def flame(p: Pen, x: float, y: float, s: float = 1.0) -> None:
    """A flame that burns on x, y."""
    p.smooth(
        [
            (x - 9 * s, y),
            (x - 10 * s, y - 9 * s),
            (x - 5 * s, y - 14 * s),
            (x - 4 * s, y - 8 * s),
            (x, y - 24 * s),
            (x + 5 * s, y - 12 * s),
            (x + 8 * s, y - 15 * s),
            (x + 10 * s, y - 7 * s),
            (x + 8 * s, y),
        ],
        "fire",
        tension=0.7,
        shake=0.6,
    )
    p.smooth(
        [(x - 4 * s, y), (x - 4.5 * s, y - 5 * s), (x, y - 12 * s), (x + 4 * s, y - 5 * s), (x + 4 * s, y)],
        "gold",
        tension=0.7,
        shake=0.4,
    )


def tent(p: Pen, x: float = 60, w: float = 34, h: float = 32, cls: str = "hide", pole: bool = True) -> None:
    """A hide tent."""
    if pole:
        p.line([(x - 5, BASE - h - 7), (x + 2, BASE - h + 4)], "beam2")
        p.line([(x + 5, BASE - h - 7), (x - 2, BASE - h + 4)], "beam2")
    p.polygon([(x - w / 2, BASE), (x, BASE - h), (x + w / 2, BASE)], cls)
    p.polygon([(x - 6, BASE), (x + 0.5, BASE - h * 0.56), (x + 7, BASE)], "dark", 0.5)
    p.polygon(
        [
            (x - w * 0.36, BASE - h * 0.27),
            (x - w * 0.28, BASE - h * 0.43),
            (x - w * 0.1, BASE - h * 0.43),
            (x - w * 0.14, BASE - h * 0.27),
        ],
        "roof",
        0.4,
    )
    p.polygon(
        [
            (x + w * 0.36, BASE - h * 0.27),
            (x + w * 0.28, BASE - h * 0.43),
            (x + w * 0.1, BASE - h * 0.43),
            (x + w * 0.14, BASE - h * 0.27),
        ],
        "roof",
        0.4,
    )
    p.hatch(x + w * 0.2, BASE - h * 0.22, w * 0.18, h * 0.18, 3)


def longhouse(p: Pen, x: float = 60, w: float = 70, h: float = 12, rh: float = 24) -> None:
    """A longhouse."""
    p.box(x - w / 2 + 3, BASE - h, w - 6, h, "wood")
    p.hatch(x - w / 2 + 6, BASE - h + 2, w - 12, h - 3, 9)
    p.smooth(
        [
            (x - w / 2 - 4, BASE - h + 3),
            (x - w / 2 + 8, BASE - h - rh),
            (x, BASE - h - rh + 3),
            (x + w / 2 - 8, BASE - h - rh),
            (x + w / 2 + 4, BASE - h + 3),
        ],
        "roof",
        tension=0.25,
    )
    for k in range(-2, 3):
        p.line([(x + k * 12, BASE - h - rh + 4), (x + k * 14, BASE - h + 1)], "cut-roof")
    for sx in (-1, 1):
        p.line([(x + sx * (w / 2 - 8), BASE - h - rh), (x + sx * (w / 2 - 1), BASE - h - rh - 9)], "beam3")
    door(p, x, 11, 13)


def palisade(p: Pen, x0: float = 14, x1: float = 106, h: float = 20, gap: tuple[float, float] | None = None) -> None:
    """A palisade, perhaps with a gap."""
    x = x0
    while x < x1 - 3:
        if not (gap and gap[0] < x < gap[1]):
            hh = h + p.shift(3)
            p.polygon(
                [(x, BASE), (x, BASE - hh + 5), (x + 3.5, BASE - hh), (x + 7, BASE - hh + 5), (x + 7, BASE)],
                "wood",
                0.5,
            )
        x += 7
    p.line([(x0, BASE - h * 0.42), (x1, BASE - h * 0.42)], "rope")


def totem(p: Pen, x: float = 60, h: float = 50) -> None:
    """A carved totem with wings."""
    p.box(x - 8, BASE - h, 16, h, "wood")
    p.box(x - 10, BASE - h - 3, 20, 5, "roof", 0.5)
    p.polygon(
        [(x - 8, BASE - h + 6), (x - 24, BASE - h + 2), (x - 20, BASE - h + 12), (x - 8, BASE - h + 15)], "roof", 0.5
    )
    p.polygon(
        [(x + 8, BASE - h + 6), (x + 24, BASE - h + 2), (x + 20, BASE - h + 12), (x + 8, BASE - h + 15)], "roof", 0.5
    )
    for yy in (BASE - h + 8, BASE - h + 28):
        p.disc(x - 3.6, yy, 2, "bone", 0.2)
        p.disc(x + 3.6, yy, 2, "bone", 0.2)
        p.polygon([(x - 5, yy + 7), (x + 5, yy + 7), (x + 3, yy + 11), (x - 3, yy + 11)], "dark", 0.4)
    p.line([(x - 8, BASE - h + 21), (x + 8, BASE - h + 21)], "beam2")
    p.line([(x - 8, BASE - 6), (x + 8, BASE - 6)], "beam2")


def altar(p: Pen, x: float = 60, fire: bool = True) -> None:
    """An altar, perhaps with a fire."""
    p.box(x - 20, BASE - 8, 40, 8, "stone")
    p.box(x - 14, BASE - 20, 28, 12, "stone")
    p.box(x - 19, BASE - 25, 38, 6, "stone2")
    p.hatch(x - 12, BASE - 18, 24, 9, 6)
    if fire:
        flame(p, x, BASE - 25, 1.25)


def pyre(p: Pen, x: float = 60) -> None:
    """A burning pyre."""
    flame(p, x, BASE - 12, 1.7)
    for a, b in (((-24, 2), (10, -16)), ((24, 2), (-10, -16)), ((-14, 3), (14, -12)), ((14, 3), (-14, -12))):
        p.line([(x + a[0], BASE + a[1]), (x + b[0], BASE + b[1])], "log")


def skulls(p: Pen, xs: tuple[float, ...] = (30, 90), h: float = 34) -> None:
    """Skulls on stakes."""
    for x in xs:
        p.line([(x, BASE + 2), (x, BASE - h)], "beam3")
        p.smooth(
            [
                (x - 5, BASE - h),
                (x - 5, BASE - h - 7),
                (x, BASE - h - 10),
                (x + 5, BASE - h - 7),
                (x + 5, BASE - h),
                (x + 2.5, BASE - h + 4),
                (x - 2.5, BASE - h + 4),
            ],
            "bone",
            tension=0.7,
            shake=0.4,
        )
        p.disc(x - 2, BASE - h - 3, 1.3, "dark", 0.1)
        p.disc(x + 2, BASE - h - 3, 1.3, "dark", 0.1)


PARTS: Parts = {
    "flame": flame,
    "tent": tent,
    "longhouse": longhouse,
    "palisade": palisade,
    "totem": totem,
    "altar": altar,
    "pyre": pyre,
    "skulls": skulls,
}
