"""The linocut press: prints shapes as contour block, fill block and gouges; the same seed prints the same.

Colours are CSS classes: `c-NAME` is a pigment's fill, `d-NAME` its dark contour, `l-NAME` its light cut; with
the ending `-s` the same colours as strokes. So one sheet serves day, night and every owner.
"""

import math
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from tools.art.paths import Point, Points, Shape, area, facet, number, outlines, path_data
from tools.art.region import Guide, Region

Gouge = tuple[float, ...]
"""x1, y1, x2, y2 and, where it is not straight, the bend in units."""
Span = tuple[float, float]
Angle = float | Callable[[float, float], float]
LIGHT = (-0.5, -0.85)
"""Direction the light comes from, up and left."""


@dataclass(frozen=True)
class Hand:
    """How a knife is held: contour width, facet tolerance, jitter (units), and how much the light counts."""

    width: float
    tolerance: float
    jitter: float
    bias: float


BROAD = Hand(1.8, 0.6, 0.25, 0.55)
FINE = Hand(1.5, 0.25, 0.12, 0.35)


class Press:
    """Collects what has been printed, in order, far to near."""

    def __init__(self, seed: int, hand: Hand = BROAD) -> None:
        self.random = random.Random(seed)
        self.hand = hand
        self.out: list[str] = []

    def text(self) -> str:
        """Everything printed so far, one element a line."""
        return "\n".join(self.out)

    # ------------------------------------------------------------ blocks
    def cut(
        self,
        shape: Shape,
        pigment: str,
        width: float | None = None,
        tolerance: float | None = None,
        jitter: float | None = None,
        bias: float | None = None,
        contour: str = "",
    ) -> None:
        """A contour block, heavier away from the light, a fill block on top; by default in the hand's way."""
        hand = self.hand
        blocks = self._blocks(shape, _or(tolerance, hand.tolerance), _or(jitter, hand.jitter))
        edge = (_or(width, hand.width), _or(bias, hand.bias))
        dark = "".join(path_data(self._spread(points, *edge)) for points in blocks)
        self.path(contour or f"d-{pigment}", dark)
        self.path(f"c-{pigment}", "".join(path_data(points) for points in blocks))

    def flat(
        self,
        shape: Shape,
        cls: str,
        tolerance: float = 0.6,
        jitter: float = 0.2,
        opacity: float | None = None,
    ) -> None:
        """One block without a contour."""
        blocks = self._blocks(shape, tolerance, jitter)
        self.path(cls, "".join(path_data(points) for points in blocks), opacity)

    def _blocks(self, shape: Shape, tolerance: float, jitter: float) -> list[Points]:
        return [self._faceted(points, tolerance, jitter) for points in outlines(shape)]

    def _faceted(self, points: Points, tolerance: float, jitter: float) -> Points:
        shake = self.random.uniform
        cut = facet(points, tolerance)
        return [(x + shake(-jitter, jitter), y + shake(-jitter, jitter)) for x, y in cut] if jitter else cut

    def _spread(self, points: Points, width: float, bias: float) -> Points:
        """The outline pushed outwards."""
        side = 1 if area(points) > 0 else -1
        ring = [points[-1], *points, points[0]]
        spread: Points = []
        for before, here, after in zip(ring, ring[1:], ring[2:], strict=False):
            into, out = _normal(before, here, side), _normal(here, after, side)
            nx, ny = _unit(into[0] + out[0], into[1] + out[1])
            corner = max(0.45, nx * into[0] + ny * into[1])
            push = 1 - bias * (nx * LIGHT[0] + ny * LIGHT[1]) + self.random.uniform(-0.35, 0.35)
            reach = max(width * 0.35, min(width * push / corner, width * 2.6))
            spread.append((here[0] + nx * reach, here[1] + ny * reach))
        return spread

    # ------------------------------------------------------------ plain elements
    def path(self, cls: str, data: str, opacity: float | None = None) -> None:
        """A filled path as given; nothing if there is no data."""
        veil = f' opacity="{opacity:g}"' if opacity is not None else ""
        if data:
            self.out.append(f'<path class="{cls}" d="{data}"{veil}/>')

    def line(self, data: str, cls: str, width: float = 1.2) -> None:
        """An open line in the stroke class `cls`."""
        self.out.append(f'<path class="ln {cls}" stroke-width="{width:g}" d="{data}"/>')

    def dot(self, cls: str, x: float, y: float, r: float) -> None:
        """A small disc."""
        self.out.append(f'<circle class="{cls}" cx="{number(x)}" cy="{number(y)}" r="{r:g}"/>')

    def shadow(self, x: float, y: float, rx: float, ry: float, opacity: float = 0.22, cls: str = "c-char") -> None:
        """The contact shadow of something that stands on the ground."""
        place = f'cx="{number(x)}" cy="{number(y)}" rx="{rx:g}" ry="{ry:g}"'
        self.out.append(f'<ellipse class="{cls}" {place} opacity="{opacity:g}"/>')

    def letter(self, text: str, x: float, y: float, size: float, cls: str) -> None:
        """A printed letter or number, centred on x, standing on y."""
        place = f'x="{number(x)}" y="{number(y)}" font-size="{size:g}"'
        self.out.append(f'<text class="{cls}" {place}>{text}</text>')

    def use(self, symbol: str, x: float, y: float, scale: float = 1, flip: bool = False, cls: str = "") -> None:
        """A thing of the landscape with its foot at x, y."""
        size = f"scale({-scale if flip else scale:g} {scale:g})" if scale != 1 or flip else ""
        owner = f' class="{cls}"' if cls else ""
        where = f"translate({number(x)} {number(y)}){size}"
        self.out.append(f'<use href="#{symbol}"{owner} transform="{where}"/>')

    def icon(self, symbol: str, x: float, y: float, width: float, height: float | None = None, cls: str = "") -> None:
        """A symbol in a box whose top left corner is x, y; square unless a height is given."""
        owner = f' class="{cls}"' if cls else ""
        box = f'x="{number(x)}" y="{number(y)}" width="{width:g}" height="{height or width:g}"'
        self.out.append(f'<use href="#{symbol}"{owner} {box}/>')

    @contextmanager
    def group(self, attributes: str) -> Iterator[None]:
        """Everything printed meanwhile goes into one group."""
        self.out.append(f"<g {attributes}>")
        yield
        self.out.append("</g>")

    # ------------------------------------------------------------ gouges
    def sliver(self, x1: float, y1: float, x2: float, y2: float, width: float, bend: float = 0) -> str:
        """Path data of one tapered cut."""
        dx, dy = x2 - x1, y2 - y1
        nx, ny = _unit(-dy, dx)
        share = 0.5 + self.random.uniform(-0.18, 0.18)
        mx, my = dx * share + nx * bend, dy * share + ny * bend
        there = f"q{number(mx + nx * width)} {number(my + ny * width)} {number(dx)} {number(dy)}"
        back = (mx - nx * width - dx, my - ny * width - dy, -dx, -dy)
        home = "q" + " ".join(number(v) for v in back)
        return f"M{number(x1)} {number(y1)}{there}{home}z".replace(" -", "-")

    def gouges(self, cls: str, cuts: Iterable[Gouge], width: float = 0.9) -> None:
        """Cuts given one by one."""
        data = [self.sliver(c[0], c[1], c[2], c[3], width, c[4] if len(c) > 4 else 0) for c in cuts]
        self.path(cls, "".join(data))

    def scatter(
        self,
        border: Points | Region,
        cls: str,
        angle: Angle,
        count: int,
        length: Span = (6, 12),
        width: Span = (0.6, 1.2),
        gap: float = 7,
        inset: float = 2,
    ) -> None:
        """Up to `count` cuts at random places, at least `gap` apart; the angle in degrees or as f(x, y)."""
        region = border if isinstance(border, Region) else Region(border, inset)
        kept: Points = []
        data = ""
        for _ in range(count * 40):
            tick = self._tick(region.bounds, angle, length)
            middle = ((tick[0] + tick[2]) / 2, (tick[1] + tick[3]) / 2)
            crowded = any(abs(middle[0] - x) < gap * 1.4 and abs(middle[1] - y) < gap * 0.7 for x, y in kept)
            if crowded or not region.holds(tick[:2], tick[2:]):
                continue
            kept.append(middle)
            data += self.sliver(*tick, self.random.uniform(*width))
            if len(kept) == count:
                break
        self.path(cls, data)

    def _tick(
        self, bounds: tuple[float, float, float, float], angle: Angle, length: Span
    ) -> tuple[float, float, float, float]:
        x, y = self.random.uniform(bounds[0], bounds[2]), self.random.uniform(bounds[1], bounds[3])
        degrees = angle(x, y) if callable(angle) else angle
        turn, reach = math.radians(degrees) + self.random.uniform(-0.08, 0.08), self.random.uniform(*length)
        return x, y, x + math.cos(turn) * reach, y + math.sin(turn) * reach

    def rows(
        self,
        border: Points | Region,
        guides: Sequence[Points],
        cls: str,
        length: Span = (14, 34),
        gap: Span = (5, 14),
        width: Span = (0.7, 1.5),
        inset: float = 2,
    ) -> None:
        """Broken cuts along guide lines, kept where they lie inside."""
        region = border if isinstance(border, Region) else Region(border, inset)
        self.path(cls, "".join(self._row(region, Guide(g), length, gap, width) for g in guides))

    def _row(self, region: Region, guide: Guide, length: Span, gap: Span, width: Span) -> str:
        start, data = self.random.uniform(0, length[1]), ""
        while start < guide.length:
            end = min(guide.length, start + self.random.uniform(*length))
            a, m, b = guide.at(start), guide.at((start + end) / 2), guide.at(end)
            if end - start > 3 and region.holds(a, m, b):
                data += self.sliver(*a, *b, self.random.uniform(*width), _sag(a, m, b))
            start = end + self.random.uniform(*gap)
        return data


def _unit(x: float, y: float) -> Point:
    size = math.hypot(x, y) or 1e-9
    return x / size, y / size


def _normal(a: Point, b: Point, side: int) -> Point:
    x, y = _unit(b[0] - a[0], b[1] - a[1])
    return y * side, -x * side


def _sag(a: Point, m: Point, b: Point) -> float:
    nx, ny = _unit(-(b[1] - a[1]), b[0] - a[0])
    return 2 * ((m[0] - (a[0] + b[0]) / 2) * nx + (m[1] - (a[1] + b[1]) / 2) * ny)


def _or(value: float | None, default: float) -> float:
    return default if value is None else value
