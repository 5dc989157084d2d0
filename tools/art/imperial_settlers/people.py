"""People: one robe, something on the head, something in the hand."""

import math

from tools.art.imperial_settlers.pen import BASE, Parts, Pen


def _helm(p: Pen, x: float, s: float, b: float) -> None:
    p.smooth(
        [(x - 4.4 * s, b - 22 * s), (x - 3 * s, b - 26 * s), (x + 3 * s, b - 26 * s), (x + 4.4 * s, b - 22 * s)],
        "gold",
        shake=0.3,
        tension=0.6,
    )
    p.smooth(
        [(x - 3 * s, b - 26 * s), (x, b - 31 * s), (x + 5 * s, b - 28 * s), (x + 2 * s, b - 25.5 * s)],
        "roof",
        shake=0.3,
    )


def _hood(p: Pen, x: float, s: float, b: float) -> None:
    p.smooth(
        [
            (x - 5 * s, b - 18 * s),
            (x - 4 * s, b - 25 * s),
            (x, b - 28 * s),
            (x + 4 * s, b - 25 * s),
            (x + 5 * s, b - 18 * s),
            (x, b - 17 * s),
        ],
        "roof",
        shake=0.3,
    )
    p.disc(x, b - 21 * s, 2.6 * s, "skin", 0.2)


def _ninja(p: Pen, x: float, s: float, b: float) -> None:
    p.disc(x, b - 21.5 * s, 4.2 * s, "dark", 0.2)
    p.box(x - 3.4 * s, b - 22.8 * s, 6.8 * s, 2.2 * s, "skin", 0.2)


def _straw(p: Pen, x: float, s: float, b: float) -> None:
    p.polygon([(x - 8 * s, b - 22 * s), (x, b - 29 * s), (x + 8 * s, b - 22 * s)], "gold", 0.3)


def _nemes(p: Pen, x: float, s: float, b: float) -> None:
    p.polygon(
        [
            (x - 6 * s, b - 16 * s),
            (x - 4.6 * s, b - 26 * s),
            (x + 4.6 * s, b - 26 * s),
            (x + 6 * s, b - 16 * s),
            (x + 3.6 * s, b - 17 * s),
            (x + 3.4 * s, b - 23 * s),
            (x - 3.4 * s, b - 23 * s),
            (x - 3.6 * s, b - 17 * s),
        ],
        "gold",
        0.3,
    )


def _horn(p: Pen, x: float, s: float, b: float) -> None:
    p.smooth(
        [(x - 4.2 * s, b - 22 * s), (x - 3 * s, b - 26 * s), (x + 3 * s, b - 26 * s), (x + 4.2 * s, b - 22 * s)],
        "stone",
        shake=0.3,
        tension=0.6,
    )
    p.line([(x - 4 * s, b - 24 * s), (x - 7.5 * s, b - 28 * s)], "horn")
    p.line([(x + 4 * s, b - 24 * s), (x + 7.5 * s, b - 28 * s)], "horn")


def _hair(p: Pen, x: float, s: float, b: float) -> None:
    p.smooth(
        [
            (x - 4.6 * s, b - 20 * s),
            (x - 4 * s, b - 26 * s),
            (x + 4 * s, b - 26 * s),
            (x + 4.6 * s, b - 20 * s),
            (x, b - 24 * s),
        ],
        "dark",
        shake=0.3,
    )


def _spear(p: Pen, x: float, s: float, b: float) -> None:
    p.line([(x + 8 * s, b), (x + 8 * s, b - 32 * s)], "beam2")
    p.polygon([(x + 6 * s, b - 31 * s), (x + 8 * s, b - 38 * s), (x + 10 * s, b - 31 * s)], "stone", 0.3)


def _sack(p: Pen, x: float, s: float, b: float) -> None:
    p.smooth(
        [(x - 11 * s, b - 12 * s), (x - 9 * s, b - 19 * s), (x - 3 * s, b - 20 * s), (x - 3 * s, b - 11 * s)],
        "wood",
        shake=0.4,
    )


def _load(p: Pen, x: float, s: float, b: float) -> None:
    p.box(x - 8 * s, b - 34 * s, 16 * s, 9 * s, "wood", 0.4)
    p.line([(x - 5 * s, b - 17 * s), (x - 6 * s, b - 26 * s)], "arm")
    p.line([(x + 5 * s, b - 17 * s), (x + 6 * s, b - 26 * s)], "arm")


def _staff(p: Pen, x: float, s: float, b: float) -> None:
    p.line([(x + 8 * s, b), (x + 8 * s, b - 30 * s)], "beam2")
    p.line([(x + 5 * s, b - 27 * s), (x + 11 * s, b - 27 * s)], "beam2")


def _letter(p: Pen, x: float, s: float, b: float) -> None:
    p.polygon(
        [(x + 5 * s, b - 15 * s), (x + 13 * s, b - 18 * s), (x + 14.5 * s, b - 12 * s), (x + 6.5 * s, b - 9 * s)],
        "bone",
        0.3,
    )
    p.disc(x + 10 * s, b - 13.4 * s, 1.6 * s, "fire", 0.2)


def _shield(p: Pen, x: float, s: float, b: float) -> None:
    p.polygon(
        [(x - 9 * s, b - 17 * s), (x - 1 * s, b - 17 * s), (x - 1 * s, b - 4 * s), (x - 9 * s, b - 4 * s)], "roof", 0.4
    )
    p.disc(x - 5 * s, b - 10.5 * s, 1.8 * s, "gold", 0.2)


def _axe(p: Pen, x: float, s: float, b: float) -> None:
    p.line([(x + 7 * s, b - 4 * s), (x + 9 * s, b - 26 * s)], "beam2")
    p.polygon(
        [(x + 8 * s, b - 26 * s), (x + 15 * s, b - 29 * s), (x + 15 * s, b - 20 * s), (x + 9 * s, b - 21 * s)],
        "stone",
        0.4,
    )


def _bow(p: Pen, x: float, s: float, b: float) -> None:
    p.smooth(
        [(x + 7 * s, b - 30 * s), (x + 12 * s, b - 22 * s), (x + 12 * s, b - 12 * s), (x + 7 * s, b - 4 * s)],
        "beam2",
        False,
        tension=0.9,
    )
    p.line([(x + 7 * s, b - 30 * s), (x + 7 * s, b - 4 * s)], "cut-stone")


HATS: Parts = {
    "helm": _helm,
    "hood": _hood,
    "ninja": _ninja,
    "straw": _straw,
    "nemes": _nemes,
    "horn": _horn,
    "hair": _hair,
}
HELD: Parts = {
    "spear": _spear,
    "sack": _sack,
    "load": _load,
    "staff": _staff,
    "letter": _letter,
    "shield": _shield,
    "axe": _axe,
    "bow": _bow,
}


def person(
    p: Pen, x: float, s: float = 1.0, cls: str = "folk", hat: str = "", hold: str = "", base: float | None = None
) -> None:
    """Somebody standing on the ground, perhaps with something on the head and in the hand."""
    b = BASE + 2 if base is None else base
    p.polygon(
        [
            (x - 5 * s, b),
            (x - 6 * s, b - 13 * s),
            (x - 4 * s, b - 18 * s),
            (x + 4 * s, b - 18 * s),
            (x + 6 * s, b - 13 * s),
            (x + 5 * s, b),
            (x + 1 * s, b),
            (x, b - 5 * s),
            (x - 1 * s, b),
        ],
        cls,
        0.5,
    )
    p.disc(x, b - 21.5 * s, 3.8 * s, "skin", 0.3)
    if hat:
        HATS[hat](p, x, s, b)
    if hold:
        HELD[hold](p, x, s, b)


def pit(p: Pen, x: float = 60) -> None:
    """A pit with two fighters."""
    p.oval(x, BASE - 2, 42, 12, "wood")
    p.oval(x, BASE - 4, 35, 8.6, "sand")
    for i in range(9):
        a = math.pi * (i + 0.5) / 9
        px, py = (x + math.cos(a) * 39, BASE - 2 - math.sin(a) * 10)
        p.polygon(
            [(px - 3, py + 2), (px - 2.4, py - 9), (px, py - 13), (px + 2.4, py - 9), (px + 3, py + 2)], "wood", 0.4
        )
    person(p, x - 10, 0.82, "folk", "horn", "axe", BASE)
    person(p, x + 12, 0.82, "roof", "horn", "", BASE)


PARTS: Parts = {"person": person, "pit": pit}
