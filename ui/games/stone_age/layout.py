"""Where everything lies on the Stone Age board. Data only: the scene puts things here, the art is drawn around it.

The board is the symbol `sa-board`, 1000 x 620 units, y downwards. A figure is 40 x 48 and stands with its foot
36 units below its top: draw it at (x - 20, y - 36) for a ring at (x, y). Cards and tiles lie beside the board, in
`CARD_SLOTS` and `BUILDING_STACKS` order from left to right.
"""

import math

Point = tuple[float, float]
Rect = tuple[float, float, float, float]
"""x, y, width, height."""

BOARD: Point = (1000, 620)
LAND: Rect = (26, 26, 948, 568)
"""The landscape inside the score frame."""

FIGURE: Rect = (-20, -36, 40, 48)
"""Box of a standing figure around the ring it stands in."""

GATHERING = ("hunting_grounds", "forest", "clay_pit", "quarry", "river")
VILLAGE = ("tool_maker", "hut", "field")
CARD_SLOTS = ("card_4", "card_3", "card_2", "card_1")
BUILDING_STACKS = ("building_1", "building_2", "building_3", "building_4")


def _four_and_three(x: float, y: float, down: float) -> tuple[Point, ...]:
    upper = [(x + (i - 1.5) * 43, y) for i in range(4)]
    lower = [(x + (i - 1) * 43, y + down) for i in range(3)]
    return (*upper, *lower)


RINGS: dict[str, tuple[Point, ...]] = {
    "forest": _four_and_three(458, 252, 40),
    "quarry": _four_and_three(845, 276, 40),
    "clay_pit": _four_and_three(868, 514, 42),
    "river": ((704, 352), (668, 384), (704, 416), (664, 450), (700, 484), (646, 512), (688, 546)),
    "tool_maker": ((508, 444),),
    "hut": ((235, 460), (278, 460)),
    "field": ((72, 552),),
}
"""Centres of the printed rings, in the order they are filled. The hunting grounds have none: see `hunters`."""

LABELS: dict[str, tuple[float, float, str, int | None]] = {
    "hunting_grounds": (178, 184, "g-food", 2),
    "forest": (458, 205, "g-wood", 3),
    "quarry": (845, 226, "g-stone", 5),
    "river": (694, 300, "g-gold", 6),
    "tool_maker": (508, 484, "g-tool", None),
    "hut": (256, 497, "g-person-plus", None),
    "clay_pit": (868, 466, "g-brick", 4),
    "field": (82, 494, "g-field", None),
}
"""Centre of each place's sign, the icon on it, and the divisor where one gathers."""
LABEL_HEIGHT = 30
DRAW_ORDER = ("forest", "quarry", "hunting_grounds", "river", "tool_maker", "hut", "clay_pit", "field")
"""Far to near, so that nearer figures cover farther signs."""

FOOD_TRACK: tuple[Point, ...] = tuple(
    (round(142 + i * 42.4, 1), round(566 - 5 * math.sin(i * 0.9 + 0.6), 1)) for i in range(11)
)
"""Stepping stones of the food track, level 0 to 10. A marker of 24 stands on top of it; see `food_marker`."""
MARKER = 24

_HERDS: tuple[Point, ...] = ((186, 292), (186, 234), (58, 306), (58, 236))
"""First figure of the four groups of hunters, best place first."""


def hunters(group: int, count: int) -> tuple[Point, ...]:
    """Spots for the `count` (1 to 10) figures of the `group`th player (0 to 3) to go hunting.

    Up to three stand at ease; more close up, in two rows of five. Figures stand on these spots as on rings: draw
    those of all groups from the smallest y to the largest.
    """
    x, y = _HERDS[group]
    step = 36 if count <= 3 else 22
    return tuple((x + (i % 5) * step + (i // 5) * 10, y + (i // 5) * 20) for i in range(count))


def notch(points: int) -> Point:
    """Centre of the score notch for a number of points; the frame has a hundred and is gone round again."""
    width, height = 974, 594
    way = (points % 100 + 0.5) / 100 * 2 * (width + height)
    for side, (x, y, dx, dy) in zip(
        (width, height, width, height),
        ((13, 13, 1, 0), (987, 13, 0, 1), (987, 607, -1, 0), (13, 607, 0, -1)),
        strict=True,
    ):
        if way < side:
            return round(x + way * dx, 1), round(y + way * dy, 1)
        way -= side
    raise AssertionError(points)


def score_marker(points: int, below: int) -> Point:
    """Centre of a score marker with `below` others already in the same notch: they step into the land."""
    x, y = notch(points)
    inwards = (0, 1) if y == 13 else (0, -1) if y == 607 else (-1, 0) if x == 987 else (1, 0)
    return x + inwards[0] * 20 * below, y + inwards[1] * 20 * below


def food_marker(level: int, below: int) -> Point:
    """Centre of a food marker at a level, standing on `below` others."""
    x, y = FOOD_TRACK[level]
    return x, y - 21 - 19 * below


DICE: dict[str, Point] = {
    "hunting_grounds": (178, 146),
    "forest": (458, 166),
    "quarry": (845, 187),
    "river": (694, 262),
    "clay_pit": (868, 428),
}
"""Middle of the row of rolled dice of a place, above its sign."""
DIE = 36


def dice(place: str, count: int) -> tuple[tuple[float, float, float], ...]:
    """Centre and turn in degrees of `count` dice rolled for a place; more than five close up."""
    x, y = DICE[place]
    step = min(43, 215 / count)
    turns = (-7, 5, -3, 8, -5, 4, -8, 6, -2, 7)
    return tuple((x + (i - (count - 1) / 2) * step, y + (i % 2) * 3 - 1, turns[i % 10]) for i in range(count))


ZOOM: dict[str, Rect] = {
    "whole": (0, 0, 1000, 620),
    "hunting_grounds": (14, 120, 410, 254),
    "forest": (270, 112, 410, 254),
    "quarry": (590, 110, 410, 254),
    "river": (440, 266, 500, 310),
    "clay_pit": (590, 366, 410, 254),
    "tool_maker": (330, 290, 410, 254),
    "hut": (120, 300, 410, 254),
    "field": (0, 366, 410, 254),
    "village": (0, 300, 516, 320),
}
"""What a phone shows of the board, whole or close to one place."""
