"""Wares: what a place is about. Each is centred on x, y; at s = 1 it is about 22 units wide."""

import math

from tools.art.imperial_settlers.pen import Parts, Pen, about


def wood(p: Pen, x: float, y: float, s: float) -> None:
    """Three logs."""
    for dx, dy in ((-5.5, 4.5), (5.5, 4.5), (0, -4.5)):
        p.disc(x + dx * s, y + dy * s, 5.4 * s, "end", 0.4)
        p.disc(x + dx * s, y + dy * s, 2 * s, "rings", 0.2)


def stone(p: Pen, x: float, y: float, s: float) -> None:
    """A rock."""
    p.polygon(about(x, y, s, [(-10, 4), (-7, -6), (1, -10), (9, -5), (10, 5), (2, 10), (-7, 9)]), "stone", 0.5)
    p.line(about(x, y, s, [(-7, -6), (0, -1), (9, -5)]), "cut-stone")
    p.line(about(x, y, s, [(0, -1), (2, 10)]), "cut-stone")


def gold(p: Pen, x: float, y: float, s: float) -> None:
    """Coins in a pile."""
    for dy in (6, 1, -4):
        p.oval(x, y + dy * s, 9 * s, 4 * s, "gold", 0.4)


def coin(p: Pen, x: float, y: float, s: float) -> None:
    """One coin."""
    p.disc(x, y, 8 * s, "gold", 0.4)
    p.disc(x, y, 4.6 * s, "gold", 0.3)


def scroll(p: Pen, x: float, y: float, s: float) -> None:
    """A scroll."""
    p.box(x - 8 * s, y - 8 * s, 16 * s, 16 * s, "bone", 0.4)
    p.oval(x, y - 8 * s, 10 * s, 2.8 * s, "bone", 0.3)
    p.oval(x, y + 8 * s, 10 * s, 2.8 * s, "bone", 0.3)
    for k in (-3, 1, 5):
        p.line(about(x, y, s, [(-5, k), (5, k)]), "cut-bone")


def pig(p: Pen, x: float, y: float, s: float) -> None:
    """A pig."""
    p.smooth(
        about(
            x,
            y,
            s,
            [
                (-15, 4),
                (-13, -6),
                (-2, -10),
                (9, -8),
                (13, -11),
                (14, -5),
                (19, -2),
                (18, 3),
                (12, 6),
                (0, 8),
                (-10, 8),
            ],
        ),
        "pig",
        tension=0.6,
    )
    for k in (-9, -4, 5, 10):
        p.box(x + k * s, y + 6 * s, 3 * s, 6 * s, "pig", 0.3)
    p.disc(x + 13 * s, y - 4 * s, 1 * s, "dark", 0.1)
    p.smooth(about(x, y, s, [(-15, 0), (-19, -3), (-18, -7), (-15, -5)]), "cut-pig", False, tension=1)


def bread(p: Pen, x: float, y: float, s: float) -> None:
    """A loaf."""
    p.smooth(about(x, y, s, [(-12, 5), (-12, -3), (-4, -8), (6, -8), (12, -2), (12, 5)]), "wood", tension=0.7)
    for k in (-5, 0, 5):
        p.line(about(x, y, s, [(k - 1, -6), (k + 1, 0)]), "horn")


def cake(p: Pen, x: float, y: float, s: float) -> None:
    """A cake."""
    p.box(x - 11 * s, y - 2 * s, 22 * s, 11 * s, "wood", 0.4)
    p.smooth(
        about(x, y, s, [(-12, -2), (-8, -8), (0, -10), (8, -8), (12, -2), (8, 2), (4, -1), (0, 3), (-4, -1), (-8, 2)]),
        "bone",
        tension=0.7,
        shake=0.4,
    )
    p.disc(x, y - 11 * s, 2.6 * s, "fire", 0.2)


def mug(p: Pen, x: float, y: float, s: float) -> None:
    """A foaming mug."""
    p.polygon(about(x, y, s, [(-8, -8), (6, -8), (5, 10), (-7, 10)]), "wood", 0.4)
    p.smooth(about(x, y, s, [(6, -4), (13, -3), (12, 5), (6, 6)]), "handle", False, tension=0.8)
    p.smooth(
        about(x, y, s, [(-10, -8), (-7, -13), (-1, -12), (3, -14), (8, -10), (7, -6)]), "bone", tension=0.8, shake=0.4
    )


def pot(p: Pen, x: float, y: float, s: float) -> None:
    """A pot."""
    p.smooth(about(x, y, s, [(-10, 10), (-13, 0), (-8, -8), (8, -8), (13, 0), (10, 10)]), "black", tension=0.6)
    p.oval(x, y - 8 * s, 9 * s, 2.4 * s, "wood", 0.3)


def amphora(p: Pen, x: float, y: float, s: float) -> None:
    """An amphora."""
    p.smooth(
        about(x, y, s, [(-3, 12), (-8, 0), (-4, -8), (-4, -13), (4, -13), (4, -8), (8, 0), (3, 12)]),
        "roof",
        tension=0.5,
        shake=0.4,
    )
    p.line(about(x, y, s, [(-7, -2), (7, -2)]), "rod")


def mask(p: Pen, x: float, y: float, s: float) -> None:
    """A mask."""
    p.smooth(about(x, y, s, [(-9, -10), (0, -12), (9, -10), (8, 4), (0, 12), (-8, 4)]), "bone", tension=0.5, shake=0.4)
    p.oval(x - 3.6 * s, y - 3 * s, 2 * s, 2.4 * s, "dark", 0.1)
    p.oval(x + 3.6 * s, y - 3 * s, 2 * s, 2.4 * s, "dark", 0.1)
    p.smooth(about(x, y, s, [(-4, 3), (0, 7), (4, 3)]), "cut-stone", False, tension=1)


def chest(p: Pen, x: float, y: float, s: float) -> None:
    """A chest."""
    p.box(x - 13 * s, y - 2 * s, 26 * s, 12 * s, "wood", 0.4)
    p.smooth(about(x, y, s, [(-13, -2), (-12, -10), (0, -13), (12, -10), (13, -2)]), "wood", tension=0.6)
    p.box(x - 2.6 * s, y - 4 * s, 5.2 * s, 6 * s, "gold", 0.2)


def ring(p: Pen, x: float, y: float, s: float) -> None:
    """A ring with a stone."""
    p.disc(x, y + 3 * s, 7 * s, "gold", 0.3)
    p.disc(x, y + 3 * s, 4 * s, "sky2", 0.2)
    p.polygon(about(x, y, s, [(-4, -7), (0, -12), (4, -7), (0, -3)]), "water", 0.2)


def dice(p: Pen, x: float, y: float, s: float) -> None:
    """Two dice."""
    p.box(x - 12 * s, y - 4 * s, 12 * s, 12 * s, "bone", 0.4)
    p.polygon(about(x, y, s, [(2, -8), (12, -10), (14, 0), (4, 2)]), "bone", 0.4)
    for a, b in ((-9, -1), (-3, 5), (-6, 2), (8, -4)):
        p.disc(x + a * s, y + b * s, 1.3 * s, "dark", 0.1)


def fan(p: Pen, x: float, y: float, s: float) -> None:
    """A folding fan."""
    pts = [(0, 10)] + [
        (14 * math.cos(math.radians(a)), 10 - 20 * math.sin(math.radians(a)) * 1.0) for a in range(20, 161, 20)
    ]
    p.polygon(about(x, y, s, pts), "roof", 0.3)
    for a in range(40, 141, 20):
        p.line(
            about(x, y, s, [(0, 9), (12.5 * math.cos(math.radians(a)), 10 - 18 * math.sin(math.radians(a)))]),
            "cut-roof",
        )


def bundle(p: Pen, x: float, y: float, s: float) -> None:
    """A bundle."""
    p.smooth(about(x, y, s, [(-12, 10), (-13, 0), (-6, -6), (6, -6), (13, 0), (12, 10)]), "hide", tension=0.6)
    p.polygon(about(x, y, s, [(-4, -5), (-6, -12), (0, -10), (6, -12), (4, -5)]), "hide", 0.4)
    p.line(about(x, y, s, [(-5, -5), (5, -5)]), "rope")


def bull(p: Pen, x: float, y: float, s: float) -> None:
    """A bull's skull."""
    p.smooth(about(x, y, s, [(-8, -6), (8, -6), (6, 6), (3, 12), (-3, 12), (-6, 6)]), "bone", tension=0.4, shake=0.4)
    p.smooth(about(x, y, s, [(-8, -5), (-16, -6), (-18, -13)]), "horn", False, tension=0.9)
    p.smooth(about(x, y, s, [(8, -5), (16, -6), (18, -13)]), "horn", False, tension=0.9)
    p.disc(x - 3 * s, y, 1.5 * s, "dark", 0.1)
    p.disc(x + 3 * s, y, 1.5 * s, "dark", 0.1)


THINGS: Parts = {
    "wood": wood,
    "stone": stone,
    "gold": gold,
    "coin": coin,
    "scroll": scroll,
    "pig": pig,
    "bread": bread,
    "cake": cake,
    "mug": mug,
    "pot": pot,
    "amphora": amphora,
    "mask": mask,
    "chest": chest,
    "ring": ring,
    "dice": dice,
    "fan": fan,
    "bundle": bundle,
    "bull": bull,
}
