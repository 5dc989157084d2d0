"""Skies and what stands against them."""

import math

from tools.art.paths import Point, Points, path_data
from tools.art.press import Press, Span
from tools.art.region import Region
from tools.art.shapes import star

STAR_SIZES = (1.8, 2.4, 3.2, 4)


def rings(p: Press, region: Region, sun: Point, radii: range, light: str, dark: str) -> None:
    """Cuts in rings around the sun, light and dark in turn."""
    arcs = [
        [(sun[0] + r * math.cos(a / 60), sun[1] + r * math.sin(a / 60)) for a in range(-200, 200, 3)] for r in radii
    ]
    p.rows(region, arcs[0::2], light, (14, 38), (8, 24), (1, 2))
    p.rows(region, arcs[1::2], dark, (10, 28), (14, 44), (0.6, 1.3))


def wind(p: Press, region: Region, lines: list[Points], light: str, dark: str) -> None:
    """Long level cuts, light and dark in turn."""
    p.rows(region, lines[0::2], light, (24, 80), (20, 90), (1, 2.2))
    p.rows(region, lines[1::2], dark, (14, 48), (40, 130), (0.6, 1.3))


def beams(p: Press, region: Region, sun: Point, reach: Span, cls: str, count: int, width: float) -> None:
    """Straight cuts that run out from the sun."""
    data = ""
    for i in range(count):
        angle = 2 * math.pi * i / count + p.random.uniform(-0.03, 0.03)
        data += _beam(p, region, sun, angle, reach, width)
    p.path(cls, data)


def _beam(p: Press, region: Region, sun: Point, angle: float, reach: Span, width: float) -> str:
    start, data = reach[0] + p.random.uniform(0, 10), ""
    while start < reach[1]:
        end = start + p.random.uniform(16, 46)
        a, b = ((sun[0] + r * math.cos(angle), sun[1] + r * math.sin(angle)) for r in (start, end))
        if region.holds(a, b):
            data += p.sliver(*a, *b, width * p.random.uniform(0.6, 1.2))
        start = end + p.random.uniform(8, 34)
    return data


def stars(p: Press, x: Span, y: Span, count: int, cls: str = "stars") -> None:
    """Four-pointed stars, seen by night only unless another class is given."""
    uniform = p.random.uniform
    sizes = [p.random.choice(STAR_SIZES) for _ in range(count)]
    tips = [star(uniform(*x), uniform(*y), r, r * 0.28, 4, uniform(0, 1)) for r in sizes]
    p.path(cls, "".join(path_data(s) for s in tips))


def peak(p: Press, x: float, y: float, width: float, height: float) -> None:
    """Snow on a mountain top, its shade, and cuts down both flanks."""

    def spots(*shares: Point) -> Points:
        return [(x + width * across, y + height * down) for across, down in shares]

    right = ((0.42, 0.42), (0.72, 0.9), (0.36, 0.66))
    p.cut(spots((0, 0), *right, (0.16, 1), (-0.06, 0.62), (-0.3, 0.86), (-0.44, 0.52)), "snow", 1.1, 0.2, 0.4)
    p.flat([(x + 1, y + 2), *spots(*right, (0.18, 0.9))], "d-snow", 0.2, 0.2, 0.5)
    for cls, side in (("d-far", 1), ("l-far", -1)):
        flank = [
            (
                *spots((side * (0.5 + 0.22 * i), 0.7 + 0.26 * i))[0],
                *spots((side * (0.9 + 0.3 * i), 1.22 + 0.35 * i))[0],
            )
            for i in range(3)
        ]
        p.gouges(cls, [(*cut, side) for cut in flank], 1.2)
