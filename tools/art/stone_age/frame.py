"""The score frame: a carved bone with a hundred notches, numbered every ten."""

from tools.art.press import Gouge, Press
from tools.art.shapes import rect
from tools.art.stone_age.zones import BOTTOM, LEFT, RIGHT, TOP
from ui.games.stone_age.layout import notch


def draw(p: Press) -> None:
    """The whole frame; the land is printed over its middle."""
    p.flat(rect(0, 0, 1000, 620), "d-frame", 0, 0)
    p.flat(rect(2, 2, 996, 616), "c-frame", 0.1, 0.6)
    p.gouges("d-frame", [cut for points in range(100) if points % 10 for cut in _ticks(points)], 1.3)
    for points in range(0, 100, 10):
        x, y = notch(points)
        p.letter(str(points), x, y + 5.4, 15, "notch")
    p.flat(rect(LEFT - 2, TOP - 2, RIGHT - LEFT + 4, BOTTOM - TOP + 4), "d-frame", 0.1, 0.5)


def _ticks(points: int) -> list[Gouge]:
    """One cut across the bone; two longer ones every five."""
    x, y = notch(points)
    level = y in (13, 607)
    half, offsets = (7, (-2.6, 2.6)) if points % 5 == 0 else (5, (0.0,))
    if level:
        return [(x + d, y - half, x + d, y + half) for d in offsets]
    return [(x - half, y + d, x + half, y + d) for d in offsets]
