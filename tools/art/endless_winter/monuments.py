"""The grounds of the Megaliths and the beams of the two idols."""

from tools.art.endless_winter.brush import Brush, picture
from tools.art.paths import number
from tools.art.sheet import Symbol

CELL = 41
COLUMNS, ROWS = 4, 2
TILES = {
    "mt1": "c lichen 6,12,2.6 20,8,3.4 30,14,2.2\nh scrape 128,50,20,22,4,.2",
    "mt2": "c lichen 120,72,2.6 140,66,3.4 156,74,2.2\nh scrape 10,8,22,20,4,-.2",
    "mt3": "c lichen 52,74,2.6 70,66,3.4 90,72,2.2\nh scrape 92,8,22,18,4,.3",
    "mt4": "c lichen 96,10,2.6 112,16,3.4 128,8,2.2\nh scrape 8,52,24,20,4,.2",
}
"""The grain of each tile of 4 by 2 spaces."""
PATTERNS = {
    "strip": ((0, 0), (0, 4), (0, 8), (0, 12)),
    "stair": ((0, 0), (0, 4), (2, 2), (2, 6)),
    "block": ((0, 0), (0, 4), (2, 0), (2, 4)),
}
"""Row and column of each tile's corner: small pictures of how the tiles lie."""
SPACES = 6
STEP = 46
"""Six spaces of a track, so far apart; the place below the track lies before them."""
BEAM = (-46, 4, STEP * SPACES + 36, 44)
BOX = "-48 0 370 48"
HEADS = {
    "offering": """
s wood .6 0,4 16,2 30,8 36,24 30,40 16,46 0,44
c bone 14,14,5 14,34,5
c eye 15,14,2.2 15,34,2.2
l cut2 24,16 28,24 24,32
s fire .7 30,18 40,16 44,20 54,24 44,28 40,32 30,30
s flame .7 34,21 42,22 46,24 42,26 34,27
""",
    "honour": """
s bone .6 0,6 18,3 32,8 38,24 32,40 18,45 0,42
c soot 16,14,5.4,4.6 16,34,5.4,4.6
p soot 26,21 31,24 26,27
t cut1 7,0 32,16 33,21 33,27 32,32
""",
}
"""What the far end of either beam is carved into."""


def symbols() -> list[Symbol]:
    """Tiles, patterns, sockets and beams."""
    tiles = [_tile(i, grain) for i, grain in enumerate(TILES.values(), 1)]
    patterns = [_pattern(name, corners) for name, corners in PATTERNS.items()]
    return [
        picture("ew-socket", SOCKET),
        picture("ew-space", "c space 22,24,17.5"),
        *tiles,
        *patterns,
        *(_beam(name) for name in HEADS),
    ]


SOCKET = """
p pit 2,3 38.6,2.4 39,38.4 2.4,38.8
p pit2 5,6.4 36,6 36.4,35.6 5.4,36
"""


def _tile(nth: int, grain: str) -> Symbol:
    """Eight sockets of 41 by 41 units in a slab."""
    p = Brush(f"tile-{nth}", 0.8)
    wide, high = COLUMNS * CELL, ROWS * CELL
    p.polygon([(-1, 0), (wide / 2, -1), (wide + 1, 0), (wide, high + 1), (wide / 2, high), (0, high + 1)], "tile", 0.6)
    for i in range(COLUMNS * ROWS):
        p.use("ew-socket", f'x="{i % COLUMNS * CELL}" y="{i // COLUMNS * CELL}"')
    p.draw(grain)
    return Symbol(f"ew-megalith-{nth}", p.text(), f"-2 -2 {wide + 4} {high + 4}")


def _pattern(name: str, corners: tuple[tuple[int, int], ...]) -> Symbol:
    p = Brush(f"pattern-{name}", 0.2)
    for row, column in corners:
        p.box(1 + column * 3, 1 + row * 3, 11, 5, "tile", 0.6)
    wide = max(column for _, column in corners) * 3 + 14
    return Symbol(f"ew-pattern-{name}", p.text(), f"0 0 {wide} {max(row for row, _ in corners) * 3 + 8}")


def _beam(name: str) -> Symbol:
    """A carved beam with a dark place to start from and six spaces."""
    p = Brush(f"idol-{name}", 0.8)
    left, top, right, bottom = BEAM
    p.polygon([(left, top + 3), (right - 40, top), (right - 34, 24), (right - 40, bottom), (left, bottom - 2)], "beam")
    for x in range(left + 8, right - 50, 31):
        p.line([(x, top + 5 + p.shift()), (x + 16, top + 5 + p.shift())], "grain")
        p.line([(x + 9, bottom - 5 + p.shift()), (x + 22, bottom - 5 + p.shift())], "grain")
    for x in range(SPACES):
        p.use("ew-space", f'x="{x * STEP}"')
    p.disc(-24, 24, 15.5, "start", 0.4)
    body = p.text()
    head = Brush(f"head-{name}")
    head.draw(HEADS[name])
    moved = f'<g transform="translate({number(right - 42)} 0)">{head.text()}</g>'
    return Symbol(f"ew-idol-{name}", f"{body}\n{moved}", BOX)
