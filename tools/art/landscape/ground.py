"""Grounds: land under a horizon, water along its banks, the trodden place around a fire."""

import math
from collections.abc import Iterable

from tools.art.paths import Point, Points, Shape, facet, path_data, smooth
from tools.art.press import Press, Span
from tools.art.region import Region
from tools.art.shapes import between, circle, shifted


def echoes(line: Points, offsets: Iterable[float]) -> list[Points]:
    """The line again, so many units lower each time."""
    return [shifted(line, 0, offset) for offset in offsets]


def furrows(line: str, offsets: Iterable[float], step: float = 5) -> list[Points]:
    """Guide lines drawn like `line`, each lower by an offset."""
    return echoes(smooth(line, step=step), offsets)


def things(p: Press, rows: str) -> None:
    """Places things of the landscape given as `name x,y scale ...`; a `<` after the name turns it round."""
    words = rows.split()
    for name, spot, scale in zip(words[0::3], words[1::3], words[2::3], strict=True):
        x, y = (float(v) for v in spot.split(","))
        p.use(name.rstrip("<"), x, y, float(scale), flip=name.endswith("<"))


def meadow(p: Press, border: Points, count: tuple[int, int], pigment: str = "grass", gap: float = 16) -> None:
    """Grass: dark and light blades."""
    region = Region(border, 4)
    p.scatter(region, f"d-{pigment}", -80, count[0], (6, 12), (0.8, 1.3), gap)
    p.scatter(region, f"l-{pigment}", -78, count[1], (6, 11), (0.8, 1.2), gap + 1.5)


def grain(
    p: Press,
    region: Region,
    lines: list[Points],
    pigment: str,
    gaps: tuple[Span, Span] = ((22, 66), (16, 50)),
) -> None:
    """Cuts along guide lines: dark on every other one, light between; `gaps` for dark and light."""
    p.rows(region, lines[0::2], f"d-{pigment}", (10, 32), gaps[0], (0.7, 1.4))
    p.rows(region, lines[1::2], f"l-{pigment}", (16, 48), gaps[1], (0.9, 1.9))


def river(p: Press, left: Points, right: Points, strands: int, knots: int) -> None:
    """Water between two banks, cut along the flow."""
    border = [*left, *right[::-1]]
    p.cut(border, "water", 2.4, 0.8, 0.6)
    flow = [smooth(between(left, right, k / strands, knots), step=6) for k in range(1, strands)]
    region = Region(border, 3)
    p.rows(region, flow[0::2], "l-water", (12, 40), (16, 60), (0.8, 1.7))
    p.rows(region, flow[1::2], "d-water", (10, 30), (26, 90), (0.6, 1.3))


def hearth_ground(p: Press, border: Shape, fire: Point, rounds: int, first: float, flat: float) -> None:
    """Trodden sand with cuts that run out from the fire; `flat` is the height of a round against its width."""
    edge = smooth(border, True, 6)
    p.cut(edge, "sand", 1.8, 0.8, 0.7)
    region = Region(edge, 4)
    rays = [ray for k in range(rounds) for ray in _rays(p, region, fire, k, first + 30 * k, flat)]
    p.gouges("l-sand", [ray for i, ray in enumerate(rays) if i % 3])
    p.gouges("d-sand", [ray for i, ray in enumerate(rays) if not i % 3])


def _rays(
    p: Press, region: Region, fire: Point, turn: int, radius: float, flat: float
) -> list[tuple[float, float, float, float]]:
    count = 24 + turn * 6
    rays = []
    for i in range(count):
        angle = 2 * math.pi * (i + 0.5 * (turn % 2)) / count + p.random.uniform(-0.04, 0.04)
        inner = radius + p.random.uniform(-6, 6)
        outer = inner + p.random.uniform(8, 18)
        a, b = ((fire[0] + r * math.cos(angle), fire[1] + r * flat * math.sin(angle)) for r in (inner, outer))
        if region.holds(a, b) and p.random.random() < 0.82:
            rays.append((*a, *b))
    return rays


def firelight(p: Press, fire: Point, radii: Iterable[float], flat: float) -> None:
    """Rings of light around a fire, seen by night only."""
    for radius in radii:
        ring = facet(circle(*fire, radius, 40, radius * flat), 0.3)
        p.path("firelight", path_data(ring))
