"""What an empire stands on: the road, and a quiet line of hills and trees behind each row."""

from tools.art.imperial_settlers.pen import Pen
from tools.art.sheet import Symbol

TREES = {
    "production": (14, 34, 58, 690, 716, 742, 770, 796),
    "feature": (22, 60, 100, 140, 620, 660, 700, 742, 786),
    "action": (20, 44, 730, 762, 790),
}
"""Where the trees of a row stand, 820 units wide."""
WIDTH, HEIGHT = 112, 456
HILLS = [
    (-10, 130), (-10, 84), (70, 66), (150, 82), (240, 60), (330, 80), (420, 70), (520, 86), (610, 62), (700, 80),
    (800, 68), (830, 84), (830, 130),
]  # fmt: skip


def symbols() -> list[Symbol]:
    """The land of each row, and the road."""
    lands = [Symbol(f"is-land-{kind}", land(kind)) for kind in TREES]
    return [*lands, Symbol("is-road", road())]


def land(kind: str) -> str:
    """Hills and trees in two tints of the paper."""
    p = Pen(f"land-{kind}")
    p.smooth(HILLS, "hill", tension=0.9)
    for x in TREES[kind]:
        tree(p, x, 118 + p.shift(4), 34 + p.random.random() * 22)
    p.dashes(0, 120, 820, 1, 26, 4, "tuft")
    return p.text()


def tree(p: Pen, x: float, y: float, h: float) -> None:
    """A fir or a broad tree."""
    w = h * 0.55
    if p.random.random() < 0.7:
        left = [(x - w / 2, y), (x - w * 0.18, y - h * 0.5), (x - w * 0.34, y - h * 0.48), (x, y - h)]
        p.polygon([*left, (x + w * 0.34, y - h * 0.48), (x + w * 0.18, y - h * 0.5), (x + w / 2, y)], "tree")
        return
    crown = [(x - w * 0.6, y - h * 0.4), (x - w * 0.3, y - h * 0.85), (x + w * 0.3, y - h * 0.85)]
    p.smooth([*crown, (x + w * 0.6, y - h * 0.4), (x, y - h * 0.25)], "tree", tension=0.9)
    p.line([(x, y), (x, y - h * 0.4)], "tuft")


def road() -> str:
    """Cobbles in courses."""
    p = Pen("road", 1.3)
    y, course = 2.0, 0
    while y < HEIGHT:
        height = 15 + p.random.random() * 5
        cobbles(p, y, height, 3 + course % 2 * -8)
        y, course = y + height, course + 1
    return p.text()


def cobbles(p: Pen, y: float, h: float, x: float) -> None:
    """One course."""
    while x < WIDTH - 3:
        width = 17 + p.random.random() * 12
        left, right = max(x, 3), min(x + width, WIDTH - 2)
        if right - left > 6:
            p.polygon(
                [(left + 1.5, y + 1), (right - 1.5, y + 1), (right - 1, y + h - 2), (left + 1, y + h - 2)], "cobble"
            )
        x += width
