"""Glyphs of the game in the colour of the text, patterns of the card colours, backs of the cards, banners."""

import math

from tools.art.imperial_settlers.pen import Pen
from tools.art.paths import Point
from tools.art.sheet import Symbol

GLYPHS = {
    "production": "M3 13h18c-.4 5-3.6 8-9 8s-8.6-3-9-8zM12 2.5v7.5M8.4 6.8L12 10.4l3.6-3.6",
    "feature": "M5 2.5v19M5 4h15l-4 4.5l4 4.5H5",
    "action": "M20 11.5A8 8 0 1 1 16.6 5M21.5 1.8l-.6 6.4l-5.8-2.6z",
    "again": "M4 10a8 8 0 0 1 14-3.5M20 14a8 8 0 0 1-14 3.5M19.6 2.6v5h-5M4.4 21.4v-5h5",
    "to": "M3 12h16M13 6l6 6l-6 6",
    "trade": "M4 8h14M14 4l4 4l-4 4M20 16H6M10 12l-4 4l4 4",
    "pass": "M4 12h13M12 6.5l5.5 5.5l-5.5 5.5M20.5 5v14",
    "deck": "M7 6.5h11v15H7zM4 17.5v-15h11",
    "no": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM5.8 5.8l12.4 12.4",
    "grab": "M6 20c-2-3-3-6-3-8c0-1.6 2-1.6 2.4 0L6 13.5V6c0-1.6 2.2-1.6 2.4 0v3.6V4.5c0-1.6 2.3-1.6 2.4 0V9V5"
    "c0-1.6 2.3-1.6 2.4 0v5V7c0-1.6 2.3-1.6 2.4 0v7c0 3-1 5-2.6 6",
}
"""By the word of an effect, a kind of Location or a step of a turn."""

STROKES = {
    "black": (7, 7, "M0 0l7 7M7 0L0 7"),
    "blue": (14, 7, "M-1 4c2-3 4-3 7 0s5 3 9 0"),
    "brown": (5, 16, "M2.5 0c1.6 5-1.6 10 0 16"),
    "gold": (7, 7, "M2 2h.01M5.5 5.5h.01"),
    "grey": (14, 10, "M0 .6h14M0 5.6h14M4 .6v5M11 5.6v4.4"),
    "pink": (6, 6, "M-1 7L7-1M-4 4l8-8M2 10l8-8"),
    "purple": (14, 8, "M0 6l3.5-4L7 6l3.5-4L14 6"),
    "red": (8, 8, "M1.5 5.5v-3M5.5 7.5v-3M5.5-.5v1M0 4h3M4 6h3"),
    "none": (8, 8, "M2 0v3M6 4v3"),
}
"""Width, height and strokes of a colour's pattern, for eyes that do not separate colours."""

BACKS = {
    "common": "M0 22L22 0M0 66L66 0M0 110L88 22M22 132L88 66M66 132L88 110M0 44L44 0M0 88L88 0"
    "M0 132L88 44M44 132L88 88",
    "romans": "M44 26v80M22 44h44M30 34l14 10l14-10M26 60h36v26H26z",
    "barbarians": "M26 96L58 36M62 96L30 36M48 34q16-6 18 12q-12 4-18-6M40 34q-16-6-18 12q12 4 18-6",
    "egyptians": "M16 92L44 40l28 52zM30 66h28M44 28h.01M23 79h42",
    "japanese": "M22 44q22 8 44 0M26 58h36M32 46v52M56 46v52M44 48v10",
    "attack": "M28 96L62 38M60 96L26 38M22 84l14 8M66 84l-14 8",
}
"""One line drawing on each back of 88 by 132 units; an Attack card's, too."""


def glyphs() -> list[Symbol]:
    """The glyphs, drawn like those of the interface."""
    return [Symbol(f"is-{name}", f'<path class="ui" d="{data}"/>', "0 0 24 24") for name, data in GLYPHS.items()]


def patterns() -> str:
    """The patterns of the card colours, white over the colour."""
    rows = (
        f'<pattern id="is-grain-{colour}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">'
        f'<path class="i-grain" d="{data}"/></pattern>\n'
        for colour, (width, height, data) in STROKES.items()
    )
    return "".join(rows)


def backs() -> list[Symbol]:
    """The backs of the decks."""
    return [Symbol(f"is-back-{deck}", _back(deck), "0 0 88 132") for deck in BACKS]


def _back(deck: str) -> str:
    p = Pen(f"back-{deck}", 0.8)
    p.box(1, 1, 86, 130, f"back-{deck}", 0.4)
    p.box(8, 8, 72, 116, "back-rim", 0.8)
    p.add(BACKS[deck], "back-sign")
    return p.text()


# Banners ---------------------------------------------------------------------------------------------------------


def banners() -> list[Symbol]:
    """The factions' banners, 100 by 114 units."""
    signs = {"romans": _eagle, "barbarians": _axes, "egyptians": _sun, "japanese": _crest}
    found = []
    for faction, sign in signs.items():
        p = Pen(f"banner-{faction}")
        _cloth(p, faction)
        sign(p)
        found.append(Symbol(f"is-banner-{faction}", p.text(), "0 0 100 114"))
    return found


def _cloth(p: Pen, faction: str) -> None:
    hem = [(96, 108), (84, 101), (73, 110), (61, 102), (50, 111), (39, 102), (27, 110), (16, 101), (4, 108)]
    p.polygon([(4, 2), (96, 2), *hem], f"back-{faction}")
    for y in (8, 95):
        p.line([(9, y), (91, y)], "seam")


def _leaf(p: Pen, side: int, degrees: float) -> None:
    turn = math.radians(degrees)
    x, y = 50 + side * math.cos(turn) * 34, 50 - math.sin(turn) * 34
    for lean in (-26, 26):
        way = turn + math.radians(90 + lean)
        dx, dy = side * math.cos(way), -math.sin(way)
        p.polygon([(x, y), *_blade(x, y, dx, dy)], "gold", 0.3)


def _blade(x: float, y: float, dx: float, dy: float) -> list[Point]:
    middle, side = (x + dx * 5, y + dy * 5), (-dy * 2.4, dx * 2.4)
    return [
        (middle[0] + side[0], middle[1] + side[1]),
        (x + dx * 10, y + dy * 10),
        (middle[0] - side[0], middle[1] - side[1]),
    ]


def _eagle(p: Pen) -> None:
    for side in (-1, 1):
        for i in range(8):
            _leaf(p, side, -82 + i * 21)
    left = [(50, 34), (47, 27), (29, 23), (33, 35), (41, 41), (46, 43), (44, 54), (50, 60)]
    right = [(56, 54), (54, 43), (59, 41), (67, 35), (71, 23), (53, 27), (52, 21), (48, 21)]
    p.polygon([*left, *right], "gold", 0.5)
    p.box(37, 64, 26, 9, "gold", 0.5)


def _axes(p: Pen) -> None:
    for side in (-1, 1):
        p.line([(50 + side * 24, 84), (50 - side * 20, 26)], "shaft")
        head = [(50 - side * 12, 24), (50 - side * 32, 18), (50 - side * 36, 42), (50 - side * 20, 42)]
        p.smooth(head, "stone", tension=0.6)


def _sun(p: Pen) -> None:
    p.disc(50, 46, 15, "gold")
    for side in (-1, 1):
        for i, length in enumerate((34, 30, 24)):
            y = 44 + i * 7
            p.polygon([(50 + side * 14, y), (50 + side * (14 + length), y - 8), (50 + side * 16, y + 6)], "gold", 0.4)


def _crest(p: Pen) -> None:
    p.disc(50, 50, 30, "bone")
    for i in range(5):
        turn = math.tau * i / 5 - math.pi / 2
        p.disc(50 + 14 * math.cos(turn), 50 + 14 * math.sin(turn), 10, "crest", 0.5)
    p.disc(50, 50, 6, "bone", 0.4)
