"""Houses, halls and towers of every people."""

from tools.art.imperial_settlers.pen import BASE, Parts, Pen


def window(p: Pen, x: float, y: float, w: float = 4, h: float = 5) -> None:
    """A dark window, centred on x."""
    p.box(x - w / 2, y, w, h, "dark", 0.5)


def door(p: Pen, x: float, w: float = 7, h: float = 11, arch: bool = False, base: float | None = None) -> None:
    """A dark door, square or arched."""
    b = BASE if base is None else base
    if arch:
        p.smooth(
            [(x - w / 2, b), (x - w / 2, b - h * 0.6), (x, b - h), (x + w / 2, b - h * 0.6), (x + w / 2, b)],
            "dark",
            shake=0.5,
            tension=0.6,
        )
    else:
        p.box(x - w / 2, b - h, w, h, "dark", 0.5)


def house(
    p: Pen,
    x: float = 60,
    w: float = 34,
    h: float = 20,
    rh: float = 16,
    timber: bool = True,
    chim: bool = False,
    dr: bool = True,
    win: bool = True,
    cls: str = "wall",
    roof: str = "roof",
    base: float | None = None,
    over: float = 4,
) -> None:
    """A house, timber-framed by default."""
    b = BASE if base is None else base
    if chim:
        p.box(x + w * 0.22, b - h - rh * 0.9, 5, rh * 0.8, "stone")
        p.smooth(
            [
                (x + w * 0.22 + 2, b - h - rh - 2),
                (x + w * 0.22 + 6, b - h - rh - 6),
                (x + w * 0.22 + 3, b - h - rh - 10),
            ],
            "smoke",
            False,
            tension=1,
        )
    p.box(x - w / 2, b - h, w, h, cls)
    if timber:
        p.line([(x - w / 2, b - h * 0.5), (x + w / 2, b - h * 0.5)], "beam1")
        for k in (-0.25, 0.25):
            p.line([(x + w * k, b - h), (x + w * k, b)], "beam1")
        p.line([(x - w / 2, b - h * 0.5), (x - w * 0.25, b - h)], "beam1")
        p.line([(x + w / 2, b - h * 0.5), (x + w * 0.25, b - h)], "beam1")
    p.hatch(x + w / 2 - 6, b - h + 2, 5, h - 4, 3)
    p.polygon([(x - w / 2 - over, b - h + 1), (x, b - h - rh), (x + w / 2 + over, b - h + 1)], roof)
    p.hatch(x + 1, b - h - rh * 0.5, w * 0.34, rh * 0.42, 4, 0.5, "hatch-roof")
    if dr:
        door(p, x, base=b)
    if win and w > 26:
        window(p, x - w * 0.36, b - h * 0.86, 4, 4.5)
        window(p, x + w * 0.36, b - h * 0.86, 4, 4.5)


def hiproof(
    p: Pen, x: float, w: float, h: float, base: float, over: float = 5, cls: str = "roof", flat: float = 0.45
) -> None:
    """A roof that slopes on all sides."""
    p.polygon(
        [
            (x - w / 2 - over, base),
            (x - w * flat / 2, base - h),
            (x + w * flat / 2, base - h),
            (x + w / 2 + over, base),
        ],
        cls,
    )
    p.hatch(x - w * 0.3, base - h * 0.8, w * 0.6, h * 0.7, 6, 0, "hatch-roof")


def tower(
    p: Pen,
    x: float = 60,
    w: float = 16,
    h: float = 40,
    top: str = "cone",
    cls: str = "stone",
    win: int = 2,
    base: float | None = None,
) -> None:
    """A tower with a cone, crenels or a watchman's hut on top."""
    b = BASE if base is None else base
    p.box(x - w / 2, b - h, w, h, cls)
    p.hatch(x + w / 2 - 5, b - h + 2, 4, h - 4, 2)
    if top == "cone":
        p.polygon([(x - w / 2 - 3, b - h + 1), (x, b - h - w * 1.15), (x + w / 2 + 3, b - h + 1)], "roof")
        p.hatch(x + 0.5, b - h - w * 0.55, w * 0.34, w * 0.5, 3, 0.4, "hatch-roof")
    elif top == "crenel":
        n = 3
        s = (w + 4) / (2 * n - 1)
        pts = [(x - w / 2 - 2, b - h + 3)]
        for i in range(2 * n - 1):
            xx = x - w / 2 - 2 + i * s
            yy = b - h - 6 if i % 2 == 0 else b - h - 2
            pts += [(xx, yy), (xx + s, yy)]
        pts.append((x + w / 2 + 2, b - h + 3))
        p.polygon(pts, cls, 0.5)
    elif top == "hut":
        p.box(x - w / 2 - 3, b - h - 8, w + 6, 9, "wood")
        p.hatch(x - w / 2 - 2, b - h - 7, w + 4, 7, 5)
        p.polygon([(x - w / 2 - 6, b - h - 7), (x, b - h - 18), (x + w / 2 + 6, b - h - 7)], "roof")
    for i in range(win):
        window(p, x, b - h + 6 + i * 11, 3, 5)


def flag(p: Pen, x: float, y: float, h: float = 12, cls: str = "roof", n: int = 1) -> None:
    """A flag on a pole that stands on x, y."""
    p.line([(x, y + 1), (x, y - h)], "beam1")
    p.polygon([(x, y - h), (x + 10, y - h + 3), (x, y - h + 6)], cls, 0.5)


def castle(p: Pen) -> None:
    """A castle with two towers."""
    p.box(36, BASE - 24, 48, 24, "stone")
    for i in range(5):
        p.box(38 + i * 9.6, BASE - 28, 5, 5, "stone", 0.5)
    p.hatch(40, BASE - 20, 40, 4, 7)
    door(p, 60, 12, 16, True)
    tower(p, 34, 16, 38, "cone")
    tower(p, 86, 16, 44, "crenel")
    flag(p, 86, BASE - 50, 12)


def shed(p: Pen, x: float = 60, w: float = 44, h: float = 22) -> None:
    """A lean-to on three posts."""
    for k in (-0.46, 0, 0.46):
        p.box(x + w * k - 1.6, BASE - h, 3.2, h, "wood", 0.4)
    p.polygon(
        [
            (x - w / 2 - 5, BASE - h + 2),
            (x - w / 2 + 4, BASE - h - 13),
            (x + w / 2 + 3, BASE - h - 9),
            (x + w / 2 + 6, BASE - h + 2),
        ],
        "roof",
    )
    p.hatch(x - w / 2 + 4, BASE - h - 10, w - 4, 10, 9, 0, "hatch-roof")


def hall(p: Pen, x: float = 60, w: float = 46, h: float = 26, rh: float = 20) -> None:
    """A guild hall with a stepped gable."""
    p.box(x - w / 2, BASE - h, w, h, "wall")
    pts = [(x - w / 2 - 1, BASE - h)]
    st = 4
    for i in range(st):
        xx = x - w / 2 + i * (w / 2 - 4) / st
        yy = BASE - h - (i + 1) * rh / st
        pts += [(xx, yy), (xx + (w / 2 - 4) / st, yy)]
    pts += [(2 * x - px, py) for px, py in reversed(pts)]
    p.polygon(pts, "roof", 0.5)
    p.disc(x, BASE - h - rh * 0.42, 4.2, "wall", 0.4)
    door(p, x, 10, 15, True)
    for k in (-0.34, 0.34):
        p.box(x + w * k - 3.4, BASE - h + 5, 6.8, 8, "dark", 0.5)
        p.line([(x + w * k, BASE - h + 5), (x + w * k, BASE - h + 13)], "pane")
    p.hatch(x + w / 2 - 6, BASE - h + 2, 5, h - 4, 3)


def oven(p: Pen, x: float = 60) -> None:
    """A baker's oven."""
    p.smooth(
        [
            (x - 24, BASE),
            (x - 23, BASE - 18),
            (x - 12, BASE - 30),
            (x + 8, BASE - 31),
            (x + 22, BASE - 20),
            (x + 24, BASE),
        ],
        "roof",
        tension=0.7,
    )
    p.box(x + 6, BASE - 42, 8, 14, "roof", 0.5)
    p.smooth([(x + 10, BASE - 45), (x + 14, BASE - 50), (x + 9, BASE - 55)], "smoke", False, tension=1)
    door(p, x - 4, 18, 15, True)
    p.smooth(
        [(x - 10, BASE - 1), (x - 8, BASE - 7), (x - 5, BASE - 4), (x - 3, BASE - 9), (x, BASE - 4), (x + 2, BASE - 1)],
        "fire",
        tension=0.7,
        shake=0.4,
    )
    p.line([(x - 20, BASE - 12), (x - 14, BASE - 22)], "cut-roof")
    p.line([(x + 12, BASE - 12), (x + 18, BASE - 12)], "cut-roof")
    p.line([(x + 8, BASE - 22), (x + 15, BASE - 22)], "cut-roof")


def barrels(p: Pen, x: float = 60, n: int = 3, cls: str = "wood") -> None:
    """Barrels: two below and one above, or more."""
    pos = [(-17, 0), (17, 0), (0, 0), (-8.5, -18), (8.5, -18)][: n if n != 3 else 3]
    if n == 3:
        pos = [(-10, 0), (10, 0), (0, -18)]
    for dx, dy in pos:
        bx, by = (x + dx, BASE + dy)
        p.smooth(
            [(bx - 7, by), (bx - 9, by - 9), (bx - 7, by - 18), (bx + 7, by - 18), (bx + 9, by - 9), (bx + 7, by)],
            cls,
            tension=0.5,
            shake=0.5,
        )
        for k in (4.5, 13.5):
            p.line([(bx - 8.4, by - k), (bx + 8.4, by - k)], "beam2")


PARTS: Parts = {
    "window": window,
    "door": door,
    "house": house,
    "hiproof": hiproof,
    "tower": tower,
    "flag": flag,
    "castle": castle,
    "shed": shed,
    "hall": hall,
    "oven": oven,
    "barrels": barrels,
}
