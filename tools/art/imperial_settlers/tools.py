"""Tools and arms: what a place works with. Each is centred on x, y; at s = 1 it is about 22 units wide."""

from tools.art.imperial_settlers.pen import Parts, Pen, about


def raze(p: Pen, x: float, y: float, s: float) -> None:
    """Crossed torches."""
    p.line(about(x, y, s, [(-8, 11), (4, -4)]), "beam3")
    p.line(about(x, y, s, [(8, 11), (-4, -4)]), "beam3")
    for sx in (-1, 1):
        p.smooth(
            about(x, y, s, [(sx * 3, -4), (sx * 3, -10), (sx * 6, -15), (sx * 10, -9), (sx * 9, -4)]),
            "fire",
            tension=0.7,
            shake=0.3,
        )


def swords(p: Pen, x: float, y: float, s: float) -> None:
    """Crossed swords."""
    for sx in (-1, 1):
        p.polygon(
            about(x, y, s, [(sx * 9, 11), (sx * 7, 12), (sx * -7, -9), (sx * -9, -13), (sx * -5, -10)]), "stone", 0.3
        )
        p.line(about(x, y, s, [(sx * 3, 8), (sx * 9, 4)]), "rod")


def katana(p: Pen, x: float, y: float, s: float) -> None:
    """A curved sword."""
    p.smooth(about(x, y, s, [(-15, 5), (0, 1), (15, -8), (17, -7), (2, 4), (-15, 7)]), "stone", tension=0.5, shake=0.3)
    p.box(x - 21 * s, y + 4 * s, 8 * s, 3 * s, "dark", 0.2)


def scutum(p: Pen, x: float, y: float, s: float) -> None:
    """A legionary's shield."""
    p.smooth(
        about(x, y, s, [(-8, -12), (0, -13), (8, -12), (9, 0), (8, 12), (0, 13), (-8, 12), (-9, 0)]),
        "roof",
        tension=0.4,
        shake=0.4,
    )
    p.line(about(x, y, s, [(0, -12), (0, 12)]), "rod")
    p.line(about(x, y, s, [(-8, 0), (8, 0)]), "rod")
    p.disc(x, y, 3.6 * s, "gold", 0.3)


def pick(p: Pen, x: float, y: float, s: float) -> None:
    """A pick."""
    p.line(about(x, y, s, [(-7, 12), (4, -8)]), "beam3")
    p.smooth(about(x, y, s, [(-8, -6), (3, -11), (14, -3), (4, -6)]), "stone", tension=0.6, shake=0.3)


def saw(p: Pen, x: float, y: float, s: float) -> None:
    """A saw."""
    pts = [(-15.0, -4)]
    for i in range(10):
        pts += [(-15 + i * 3, 4), (-13.5 + i * 3, 1)]
    pts += [(15, 4), (15, -5)]
    p.polygon(about(x, y, s, pts), "stone", 0.2)
    p.smooth(about(x, y, s, [(15, -6), (21, -7), (22, 3), (15, 5)]), "wood", tension=0.5, shake=0.3)


def hammer(p: Pen, x: float, y: float, s: float) -> None:
    """A hammer."""
    p.line(about(x, y, s, [(-8, 12), (3, -6)]), "beam3")
    p.polygon(about(x, y, s, [(-4, -9), (2, -14), (11, -6), (6, -1)]), "stone", 0.4)


def chisel(p: Pen, x: float, y: float, s: float) -> None:
    """A chisel."""
    p.line(about(x, y, s, [(8, 12), (-1, -4)]), "rod")
    p.polygon(about(x, y, s, [(-4, -3), (1, -6), (-2, -14), (-6, -12)]), "wood", 0.3)


def anvil(p: Pen, x: float, y: float, s: float) -> None:
    """An anvil."""
    p.polygon(
        about(x, y, s, [(-14, -7), (11, -7), (16, -4), (8, 0), (4, 2), (6, 8), (-6, 8), (-4, 2), (-8, 0)]), "black", 0.4
    )


def trowel(p: Pen, x: float, y: float, s: float) -> None:
    """A trowel."""
    p.polygon(about(x, y, s, [(-10, 8), (-6, -4), (3, -7), (6, -1)]), "stone", 0.3)
    p.line(about(x, y, s, [(3, -5), (11, -12)]), "beam3")


def scales(p: Pen, x: float, y: float, s: float) -> None:
    """Scales."""
    p.line(about(x, y, s, [(0, 12), (0, -12)]), "rod")
    p.line(about(x, y, s, [(-12, -9), (12, -9)]), "rod")
    for sx in (-1, 1):
        p.line(about(x, y, s, [(sx * 12, -9), (sx * 7, 2)]), "cut-stone")
        p.line(about(x, y, s, [(sx * 12, -9), (sx * 17, 2)]), "cut-stone")
        p.smooth(about(x, y, s, [(sx * 6, 2), (sx * 12, 7), (sx * 18, 2)]), "gold", tension=0.6, shake=0.3)


def eye(p: Pen, x: float, y: float, s: float) -> None:
    """An open eye."""
    p.smooth(about(x, y, s, [(-13, 0), (0, -8), (13, 0), (0, 8)]), "bone", tension=0.7, shake=0.3)
    p.disc(x, y, 4.4 * s, "roof", 0.2)
    p.disc(x, y, 1.8 * s, "dark", 0.1)


def horn(p: Pen, x: float, y: float, s: float) -> None:
    """A drinking horn."""
    p.smooth(
        about(x, y, s, [(-14, -4), (-6, 4), (6, 2), (13, -9), (16, -3), (8, 9), (-7, 10), (-16, 0)]),
        "bone",
        tension=0.6,
        shake=0.4,
    )
    p.line(about(x, y, s, [(4, 3), (8, 8)]), "rod")


THINGS: Parts = {
    "raze": raze,
    "swords": swords,
    "katana": katana,
    "scutum": scutum,
    "pick": pick,
    "saw": saw,
    "hammer": hammer,
    "chisel": chisel,
    "anvil": anvil,
    "trowel": trowel,
    "scales": scales,
    "eye": eye,
    "horn": horn,
}
