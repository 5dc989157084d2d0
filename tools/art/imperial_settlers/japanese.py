"""What Japanese build."""

from tools.art.imperial_settlers.houses import door, window
from tools.art.imperial_settlers.pen import BASE, Parts, Pen


def jroof(p: Pen, x: float, y: float, w: float, h: float = 9, cls: str = "roof") -> None:
    """A roof whose eaves lift."""
    p.smooth(
        [
            (x - w / 2 - 5, y - 3),
            (x - w * 0.3, y - h * 0.55),
            (x - w * 0.16, y - h),
            (x + w * 0.16, y - h),
            (x + w * 0.3, y - h * 0.55),
            (x + w / 2 + 5, y - 3),
            (x + w * 0.34, y + 1.6),
            (x - w * 0.34, y + 1.6),
        ],
        cls,
        tension=0.35,
        shake=0.5,
    )


def pagoda(p: Pen, x: float = 60, n: int = 3, w: float = 38) -> None:
    """A pagoda of n storeys."""
    y = BASE
    for i in range(n):
        ww = w - i * 7
        p.box(x - ww * 0.34, y - 11, ww * 0.68, 11, "wall")
        p.line([(x - ww * 0.12, y - 11), (x - ww * 0.12, y)], "beam1")
        p.line([(x + ww * 0.12, y - 11), (x + ww * 0.12, y)], "beam1")
        jroof(p, x, y - 11, ww, 8)
        y -= 17
    p.line([(x, y + 1), (x, y - 8)], "beam2")
    p.disc(x, y - 8, 1.8, "gold", 0.2)
    door(p, x, 6, 9)


def torii(p: Pen, x: float = 60, w: float = 52, h: float = 44) -> None:
    """A gate without doors."""
    for sx in (-1, 1):
        p.polygon(
            [
                (x + sx * w * 0.36 - 2.6, BASE),
                (x + sx * w * 0.32 - 2.6, BASE - h + 6),
                (x + sx * w * 0.32 + 2.6, BASE - h + 6),
                (x + sx * w * 0.36 + 2.6, BASE),
            ],
            "roof",
            0.4,
        )
        p.box(x + sx * w * 0.36 - 4, BASE - 4, 8, 4, "dark", 0.4)
    p.box(x - w * 0.42, BASE - h + 13, w * 0.84, 4.4, "roof", 0.4)
    p.smooth(
        [
            (x - w / 2 - 3, BASE - h - 1),
            (x, BASE - h + 3),
            (x + w / 2 + 3, BASE - h - 1),
            (x + w / 2, BASE - h + 7),
            (x, BASE - h + 9),
            (x - w / 2, BASE - h + 7),
        ],
        "roof",
        tension=0.4,
        shake=0.4,
    )
    p.box(x - 3.6, BASE - h + 8, 7.2, 7, "bone", 0.4)


def tenshu(p: Pen, x: float = 60) -> None:
    """A castle keep on its stone base."""
    p.polygon([(x - 36, BASE), (x - 29, BASE - 15), (x + 29, BASE - 15), (x + 36, BASE)], "stone")
    p.line([(x - 32, BASE - 7), (x + 32, BASE - 7)], "cut-stone")
    for k in (-20, -6, 9, 22):
        p.line([(x + k, BASE - 15), (x + k + 1, BASE - 7)], "cut-stone")
    p.box(x - 22, BASE - 27, 44, 12, "wall")
    for k in (-14, -5, 5, 14):
        window(p, x + k, BASE - 23, 4, 5)
    jroof(p, x, BASE - 27, 54, 9)
    p.box(x - 15, BASE - 44, 30, 9, "wall")
    window(p, x - 7, BASE - 42, 4, 5)
    window(p, x + 7, BASE - 42, 4, 5)
    jroof(p, x, BASE - 43, 38, 12)


def jhouse(
    p: Pen, x: float = 60, w: float = 56, h: float = 18, rh: float = 15, lanterns: int = 0, noren: bool = False
) -> None:
    """A house with paper walls."""
    p.box(x - w / 2 - 3, BASE - 4, w + 6, 4, "wood")
    p.box(x - w / 2, BASE - h - 4, w, h, "wall")
    for i in range(1, 6):
        p.line([(x - w / 2 + i * w / 6, BASE - h - 4), (x - w / 2 + i * w / 6, BASE - 4)], "beam1")
    p.line([(x - w / 2, BASE - 4 - h * 0.5), (x + w / 2, BASE - 4 - h * 0.5)], "beam1")
    if noren:
        for i in range(4):
            p.box(x - 12 + i * 6, BASE - h - 3, 5.4, 9, "roof", 0.3)
    else:
        door(p, x, 10, h - 3, base=BASE - 4)
    jroof(p, x, BASE - h - 4, w + 6, rh)
    for i in range(lanterns):
        lx = x - w / 2 + 4 + i * (w - 8) / max(1, lanterns - 1)
        p.line([(lx, BASE - h - 3), (lx, BASE - h)], "cut-stone")
        p.oval(lx, BASE - h + 4.4, 3.4, 4.6, "fire", 0.3)


def wallroof(p: Pen, x: float, w: float, h: float, rh: float) -> None:
    """A wall under a curved roof."""
    p.box(x - w / 2, BASE - h, w, h, "wall")
    for k in range(1, 4):
        p.line([(x - w / 2 + k * w / 4, BASE - h), (x - w / 2 + k * w / 4, BASE)], "beam1")
    jroof(p, x, BASE - h, w + 8, rh)


def buddha(p: Pen, x: float = 60) -> None:
    """A sitting Buddha."""
    p.oval(x, BASE - 1, 30, 5, "stone", 0.6)
    p.smooth(
        [
            (x - 25, BASE - 3),
            (x - 22, BASE - 12),
            (x - 10, BASE - 15),
            (x + 10, BASE - 15),
            (x + 22, BASE - 12),
            (x + 25, BASE - 3),
            (x, BASE - 1),
        ],
        "gold",
        tension=0.6,
    )
    p.smooth(
        [
            (x - 13, BASE - 12),
            (x - 16, BASE - 26),
            (x - 10, BASE - 34),
            (x + 10, BASE - 34),
            (x + 16, BASE - 26),
            (x + 13, BASE - 12),
        ],
        "gold",
        tension=0.6,
    )
    p.disc(x, BASE - 41, 8, "gold", 0.4)
    p.disc(x, BASE - 50, 3.2, "gold", 0.3)
    p.line([(x - 4, BASE - 40), (x - 1.4, BASE - 40)], "cut-gold")
    p.line([(x + 4, BASE - 40), (x + 1.4, BASE - 40)], "cut-gold")
    p.line([(x - 9, BASE - 28), (x + 5, BASE - 14)], "cut-gold")
    p.line([(x - 7, BASE - 9), (x + 7, BASE - 9)], "cut-gold")


def lanternrow(p: Pen, y: float = 22, n: int = 5) -> None:
    """A string of lanterns."""
    p.smooth([(6, y - 6), (60, y + 2), (114, y - 6)], "cut-stone", False, tension=0.9)
    for i in range(n):
        x = 16 + i * 88 / (n - 1)
        yy = y - 4 + 6 * (1 - abs(x - 60) / 54)
        p.oval(x, yy + 5, 4, 5.4, "fire" if i % 2 else "roof", 0.4)


PARTS: Parts = {
    "jroof": jroof,
    "pagoda": pagoda,
    "torii": torii,
    "tenshu": tenshu,
    "jhouse": jhouse,
    "wallroof": wallroof,
    "buddha": buddha,
    "lanternrow": lanternrow,
}
