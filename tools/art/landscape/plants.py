"""Trees, rocks, tufts, reeds and birds; the origin is the foot of the thing."""

from tools.art.paths import Points
from tools.art.press import Press
from tools.art.sheet import Drawings

DRAWINGS = Drawings()


def _pine(p: Press, height: float, width: float, tiers: int, lean: float = 0) -> None:
    """Tiers of ragged boughs, shadow on the right, light cuts on the left."""
    p.cut([(-2.4, 0), (-2, -height * 0.25), (2, -height * 0.25), (2.8, 0)], "bark", 1)
    left, right = _boughs(p, height, width, tiers, lean)
    p.cut([(lean, -height), *right, (0, -height * 0.1), *left[::-1]], "pine", 1.5, 0.2, 0.3, 0.6)
    shade = [(lean, 3 - height), *right, (0, -height * 0.12), (1.5, -height * 0.4)]
    p.flat(shade, "d-pine", 0.2, 0.2, 0.38)
    p.gouges("l-pine", _needles(height, width, tiers), 0.8)


def _boughs(p: Press, height: float, width: float, tiers: int, lean: float) -> tuple[Points, Points]:
    left: Points = []
    right: Points = []
    for i in range(tiers):
        top, foot, half = _tier(height, width, tiers, i)
        x, middle = lean * (1 - i / tiers), (top + foot) / 2 - 1
        reach_left, reach_right = (half * (0.96 + p.random.uniform(-0.08, 0.08)) for _ in range(2))
        left += [(x - half * 0.3, middle), (x - reach_left, foot), (x - half * 0.55, foot - height * 0.035)]
        right += [
            (x + half * 0.3, middle),
            (x + reach_right, foot + 0.8),
            (x + half * 0.5, foot - height * 0.03),
        ]
    return left, right


def _tier(height: float, width: float, tiers: int, i: int) -> tuple[float, float, float]:
    top = height * (0.86 * i / tiers - 1)
    foot = height * (0.86 * (i + 1) / tiers - 0.95)
    return top, foot, width / 2 * (0.32 + 0.68 * (i + 1) / tiers)


def _needles(height: float, width: float, tiers: int) -> list[tuple[float, ...]]:
    cuts: list[tuple[float, ...]] = []
    for i in range(tiers):
        _, foot, half = _tier(height, width, tiers, i)
        count = 2 + i // 2
        for k in range(count):
            x = half * (-0.2 - 0.5 * k / count)
            cuts.append((x, foot - height * 0.15, x - half * 0.16, foot - height * 0.055))
    return cuts


@DRAWINGS.of("pine1")
def _pine1(p: Press) -> None:
    _pine(p, 62, 38, 4)


@DRAWINGS.of("pine2")
def _pine2(p: Press) -> None:
    _pine(p, 74, 34, 5, 1)


@DRAWINGS.of("pine3")
def _pine3(p: Press) -> None:
    _pine(p, 50, 34, 3, -1)


@DRAWINGS.of("oak")
def _oak(p: Press) -> None:
    p.cut("-3.4,0 -2.4,-22 3,-22 4.4,0", "bark", 1.2)
    p.cut(
        (
            "M-22 -30C-26 -40 -18 -48 -12 -48C-8 -58 8 -60 12 -50C22 -50 27 -40 22 -32"
            "C22 -22 10 -18 2 -20C-8 -16 -20 -20 -22 -30Z"
        ),
        "leaf",
        1.6,
        0.5,
        0.4,
    )
    p.flat(
        "M22 -32C22 -22 10 -18 2 -20C-4 -18 -10 -18 -15 -21C0 -21 14 -26 18 -46C25 -42 25 -37 22 -32Z",
        "d-leaf",
        0.4,
        0.2,
        0.36,
    )
    p.gouges(
        "l-leaf",
        [
            (-17, -34, -12, -43, -1.2),
            (-9, -45, -2, -51, -1),
            (-12, -29, -7, -36, -1),
            (-2, -38, 5, -45, -1),
            (3, -30, 8, -36, -1),
        ],
        1,
    )


@DRAWINGS.of("rock1")
def _rock1(p: Press) -> None:
    p.cut("-22,0 -19,-14 -8,-24 6,-22 18,-12 22,1", "rock", 1.6, 0.2, 0.3)
    p.flat("6,-22 18,-12 22,1 4,0 1,-12", "c-rock2", 0.2, 0.2)
    p.flat("-19,-14 -8,-24 6,-22 1,-12 -11,-9", "l-rock", 0.2, 0.2)
    p.gouges("d-rock", [(7, -16, 13, -4), (11, -14, 17, -3), (4.5, -9, 7, -2)], 0.7)


@DRAWINGS.of("rock2")
def _rock2(p: Press) -> None:
    p.cut("-13,0 -14,-9 -4,-16 8,-13 14,0", "rock", 1.4, 0.2, 0.3)
    p.flat("-4,-16 8,-13 14,0 2,0 1,-8", "c-rock2", 0.2, 0.2)
    p.gouges("l-rock", [(-10, -8, -5, -12), (-9, -4, -3, -8)], 0.8)


@DRAWINGS.of("tuft")
def _tuft(p: Press) -> None:
    p.gouges("d-ochre", [(-5, 0, -8, -9, 1), (-2, 0, -3, -13, 0.5), (1, 0, 2, -11), (4, 0, 8, -10, -1)], 0.95)


@DRAWINGS.of("grasstuft")
def _grasstuft(p: Press) -> None:
    p.gouges("d-grass", [(-4, 0, -7, -7, 1), (-1, 0, -2, -10, 0.5), (2, 0, 3, -8), (4, 0, 8, -7, -1)], 0.85)


@DRAWINGS.of("reeds")
def _reeds(p: Press) -> None:
    p.gouges(
        "d-leaf",
        [(-7, 0, -10, -18, 1), (-3, 0, -4, -26), (1, 0, 2, -22), (5, 0, 9, -20, -1), (8, 0, 14, -12, -1)],
        1.02,
    )
    p.cut("-5.4,-24 -5.2,-33 -3,-33 -2.8,-24", "earth", 0.7, 0.1, 0)
    p.cut("7.6,-18 8,-26 10.4,-26 10.4,-18", "earth", 0.7, 0.1, 0)


@DRAWINGS.of("bird")
def _bird(p: Press) -> None:
    p.path("d-char", "M-10 -3q5-3 10 3q5-6 10-3q-6-1-10 6q-4-7-10-6z")
