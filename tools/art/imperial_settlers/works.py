"""Pits, quarries, sites and what is left of buildings."""

from tools.art.imperial_settlers.pen import BASE, Parts, Pen


def block(p: Pen, x: float, y: float, w: float = 12, h: float = 9) -> None:
    """A hewn block; its front stands on x, y."""
    p.box(x - w / 2, y - h, w, h, "wall")
    p.polygon(
        [(x - w / 2, y - h), (x - w / 2 + 4, y - h - 4), (x + w / 2 + 4, y - h - 4), (x + w / 2, y - h)], "wall3", 0.5
    )
    p.polygon([(x + w / 2, y - h), (x + w / 2 + 4, y - h - 4), (x + w / 2 + 4, y - 4), (x + w / 2, y)], "wall2", 0.5)


def mine(p: Pen, x: float = 60, cart: bool = True) -> None:
    """A mountain with the mouth of a mine."""
    p.smooth([(x - 46, 70), (x - 34, 44), (x - 12, 26), (x + 12, 24), (x + 34, 40), (x + 48, 70)], "stone", tension=0.7)
    p.line([(x - 24, 46), (x - 14, 40), (x - 8, 44)], "cut-stone")
    p.line([(x + 18, 34), (x + 26, 42), (x + 36, 46)], "cut-stone")
    p.hatch(x + 22, 48, 16, 16, 5, 0.3)
    p.polygon([(x - 13, BASE), (x - 11, BASE - 24), (x + 11, BASE - 24), (x + 13, BASE)], "dark")
    p.polygon([(x - 16, BASE), (x - 13, BASE - 26), (x - 9, BASE - 26), (x - 11, BASE)], "wood", 0.5)
    p.polygon([(x + 16, BASE), (x + 13, BASE - 26), (x + 9, BASE - 26), (x + 11, BASE)], "wood", 0.5)
    p.box(x - 17, BASE - 29, 34, 5, "wood", 0.5)
    if cart:
        p.polygon([(x + 16, BASE - 2), (x + 13, BASE - 12), (x + 33, BASE - 12), (x + 30, BASE - 2)], "wood")
        p.disc(x + 19, BASE - 1, 3, "dark", 0.3)
        p.disc(x + 28, BASE - 1, 3, "dark", 0.3)


def quarry(p: Pen, x: float = 60) -> None:
    """A rock cut in steps."""
    p.polygon(
        [(x - 50, 70), (x - 46, 34), (x - 20, 28), (x - 16, 42), (x + 4, 44), (x + 8, 54), (x + 30, 56), (x + 34, 70)],
        "stone",
    )
    p.line([(x - 46, 46), (x - 18, 44)], "cut-stone")
    p.line([(x - 47, 57), (x + 6, 56)], "cut-stone")
    p.line([(x - 34, 32), (x - 34, 46)], "cut-stone")
    p.line([(x - 26, 45), (x - 26, 57)], "cut-stone")
    p.line([(x - 8, 45), (x - 8, 57)], "cut-stone")
    p.hatch(x - 44, 59, 40, 8, 8)
    block(p, x + 40, BASE, 13, 10)
    block(p, x + 22, BASE + 3, 12, 9)


def crane(p: Pen, x: float = 60, h: float = 44) -> None:
    """A crane that lifts a block."""
    p.line([(x - 10, BASE), (x, BASE - h)], "beam3")
    p.line([(x + 10, BASE), (x, BASE - h)], "beam3")
    p.line([(x - 5, BASE - 20), (x + 5, BASE - 20)], "beam2")
    p.line([(x, BASE - h), (x + 24, BASE - h - 6)], "beam3")
    p.line([(x + 23, BASE - h - 6), (x + 23, BASE - h + 14)], "cut-stone")
    block(p, x + 21, BASE - h + 23, 11, 9)
    p.disc(x, BASE - h, 3, "wood", 0.3)


def halfwall(p: Pen, x: float = 46) -> None:
    """A wall going up behind its scaffold."""
    p.polygon(
        [
            (x - 26, BASE),
            (x - 26, BASE - 30),
            (x - 4, BASE - 30),
            (x - 4, BASE - 22),
            (x + 10, BASE - 22),
            (x + 10, BASE - 13),
            (x + 24, BASE - 13),
            (x + 24, BASE),
        ],
        "stone",
    )
    for k, x1 in ((7, 24), (14, 10), (22, -4)):
        p.line([(x - 26, BASE - k), (x + x1, BASE - k)], "cut-stone")
    for a, y in ((-16, 0), (4, 0), (16, 0), (-8, 7), (12, 7), (-18, 14), (2, 14), (-12, 22)):
        p.line([(x + a, BASE - y), (x + a, BASE - y - 7)], "cut-stone")
    for k in (-18, 16):
        p.line([(x + k, BASE + 2), (x + k, BASE - 42)], "beam2")
    p.line([(x - 22, BASE - 36), (x + 20, BASE - 36)], "beam3")


def rubble(p: Pen, x: float = 60) -> None:
    """A heap of stones."""
    for px, py, s in (
        (x - 20, BASE + 2, 12),
        (x + 2, BASE + 3, 14),
        (x + 24, BASE + 2, 11),
        (x - 9, BASE - 8, 11),
        (x + 13, BASE - 8, 11),
        (x + 2, BASE - 18, 10),
    ):
        p.polygon(
            [
                (px - s * 0.8, py),
                (px - s * 0.7, py - s * 0.6),
                (px - s * 0.1, py - s * 0.95),
                (px + s * 0.7, py - s * 0.7),
                (px + s * 0.85, py),
            ],
            "stone",
        )
        p.line([(px - s * 0.1, py - s * 0.95), (px + s * 0.1, py - s * 0.4), (px + s * 0.7, py - s * 0.7)], "cut-stone")


def ruin(p: Pen, x: float = 60) -> None:
    """Broken columns."""
    for k, h in ((-26, 34), (-10, 20), (22, 28)):
        p.polygon(
            [
                (x + k - 4.4, BASE),
                (x + k - 4, BASE - h),
                (x + k - 1, BASE - h - 4),
                (x + k + 1, BASE - h + 1),
                (x + k + 4, BASE - h - 2),
                (x + k + 4.4, BASE),
            ],
            "wall",
        )
        p.hatch(x + k, BASE - h + 4, 4, h - 8, 2)
    p.polygon([(x - 33, BASE), (x - 33, BASE - 4), (x + 32, BASE - 4), (x + 32, BASE)], "wall2")
    p.polygon([(x + 2, BASE - 4), (x + 4, BASE - 11), (x + 14, BASE - 9), (x + 15, BASE - 4)], "stone")
    p.smooth([(x - 30, BASE - 20), (x - 33, BASE - 26), (x - 27, BASE - 30), (x - 24, BASE - 24)], "leaf", shake=0.4)


def gallows(p: Pen, x: float = 60) -> None:
    """A gallows."""
    p.box(x - 26, BASE - 10, 52, 10, "wood")
    p.hatch(x - 24, BASE - 8, 48, 7, 9)
    p.box(x - 14, BASE - 48, 4, 38, "wood", 0.4)
    p.box(x - 16, BASE - 51, 34, 4, "wood", 0.4)
    p.line([(x - 10, BASE - 38), (x - 2, BASE - 47)], "beam3")
    p.line([(x + 12, BASE - 47), (x + 12, BASE - 34)], "rope")
    p.oval(x + 12, BASE - 29, 3.6, 5, "noose", 0.4)
    p.polygon([(x - 38, BASE), (x - 36, BASE - 7), (x - 28, BASE - 7), (x - 28, BASE)], "wood", 0.4)


def statue(p: Pen, x: float = 60, arm: bool = True) -> None:
    """A statue on its plinth."""
    p.box(x - 14, BASE - 9, 28, 9, "stone")
    p.box(x - 10, BASE - 15, 20, 6, "stone")
    p.smooth(
        [
            (x - 6, BASE - 15),
            (x - 7, BASE - 28),
            (x - 9, BASE - 40),
            (x - 3, BASE - 46),
            (x + 4, BASE - 46),
            (x + 9, BASE - 40),
            (x + 6, BASE - 28),
            (x + 7, BASE - 15),
        ],
        "wall",
        tension=0.6,
    )
    p.disc(x, BASE - 51, 5, "wall", 0.4)
    if arm:
        p.polygon([(x + 6, BASE - 43), (x + 15, BASE - 54), (x + 18, BASE - 52), (x + 9, BASE - 37)], "wall", 0.4)
    p.line([(x - 4, BASE - 40), (x + 3, BASE - 30), (x + 2, BASE - 16)], "cut-wall")
    p.hatch(x + 2, BASE - 38, 4, 20, 2)


def workshopstatue(p: Pen, x: float = 60, head: bool = True) -> None:
    """A figure that grows out of the stone."""
    p.polygon(
        [
            (x - 13, BASE),
            (x - 14, BASE - 16),
            (x - 8, BASE - 22),
            (x + 9, BASE - 21),
            (x + 14, BASE - 14),
            (x + 13, BASE),
        ],
        "stone",
    )
    p.smooth(
        [
            (x - 8, BASE - 20),
            (x - 10, BASE - 34),
            (x - 5, BASE - 40),
            (x + 5, BASE - 40),
            (x + 10, BASE - 34),
            (x + 8, BASE - 20),
        ],
        "wall",
        tension=0.6,
    )
    if head:
        p.disc(x, BASE - 46, 5.4, "wall", 0.4)
    p.line([(x - 9, BASE - 10), (x - 3, BASE - 14), (x + 2, BASE - 9), (x + 9, BASE - 13)], "cut-stone")
    p.hatch(x + 2, BASE - 36, 5, 14, 2)


def bath(p: Pen, x: float = 60) -> None:
    """A steaming pool."""
    p.oval(x, BASE + 2, 34, 9, "stone")
    p.oval(x, BASE + 1, 27, 6, "water")
    p.dashes(x - 18, BASE, 36, 2, 10, 3, "hatch-water")
    for k in (-14, 0, 14):
        p.smooth(
            [(x + k, BASE - 10), (x + k + 4, BASE - 16), (x + k - 2, BASE - 22), (x + k + 3, BASE - 29)],
            "smoke",
            False,
            tension=1,
        )


def creek(p: Pen, gold: bool = True) -> None:
    """A creek with nuggets in it."""
    p.smooth(
        [(46, 46), (58, 46), (66, 54), (58, 62), (76, 72), (98, 90), (34, 90), (40, 72), (36, 60), (50, 54)],
        "water",
        tension=0.8,
    )
    p.dashes(48, 60, 16, 4, 9, 6, "hatch-water")
    for x, y in ((24, 74), (92, 72), (104, 78), (14, 80)):
        p.oval(x, y, 6, 4, "stone", 0.6)
    if gold:
        for x, y in ((62, 70), (52, 78), (72, 79)):
            p.disc(x, y, 3, "gold", 0.4)


PARTS: Parts = {
    "block": block,
    "mine": mine,
    "quarry": quarry,
    "crane": crane,
    "halfwall": halfwall,
    "rubble": rubble,
    "ruin": ruin,
    "gallows": gallows,
    "statue": statue,
    "workshopstatue": workshopstatue,
    "bath": bath,
    "creek": creek,
}
