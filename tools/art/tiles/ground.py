"""Prints the land: banks, forest floor, water. The meadow itself is one pattern under the whole board."""

import math

from tools.art.paths import Point, Points, number
from tools.art.tiles.land import Land
from tools.art.tiles.noise import share, sign, swing
from tools.art.tiles.outlines import outlines
from tools.art.tiles.plane import add, aside, sub, unit
from tools.art.tiles.trace import Trace
from tools.art.tiles.water import Lake, along

SIGN_STEP = 14
"""Distance between the signs of a river's owner."""


def zone_id(land: str, zone: str) -> str:
    """The symbol of a zone's outline."""
    return f"zone-{land}-{zone}"


def zone_paths(land: Land) -> str:
    """The outlines of a land, the water's together so that they are drawn as one."""
    lines = outlines(land)
    wet = [zone for zone in lines if land.plan.kind(zone) in ("river", "lake")]
    paths = {zone: f'<path id="{zone_id(land.name, zone)}" d="{line}"/>' for zone, line in lines.items()}
    water = f'<g id="water-{land.name}">{"".join(paths[zone] for zone in wet)}</g>' if wet else ""
    dry = "".join(path for zone, path in paths.items() if zone not in wet)
    return water + dry + "".join(_course_path(land, zone) for zone in land.water.courses)


def _course_path(land: Land, zone: str) -> str:
    """A line of places for the owner's signs along what is seen of a river."""
    line = along(land.water.courses[zone], land.water, 3)
    count = max(1, round(len(line) / SIGN_STEP))
    marks = [line[int((i + 0.5) * len(line) / count)] for i in range(count)]
    data = Trace().move(line[0]).line(*marks).text
    return f'<path id="course-{land.name}-{zone}" class="h-feet" d="{data}h0"/>'


def land_picture(land: Land) -> str:
    """Banks, forest floor, then the water."""
    banks = "".join(_use(f"water-{land.name}", cls) for cls in ("h-rim", "h-bank")) if land.water.courses else ""
    woods = "".join(_use(zone_id(land.name, zone), cls) for cls in ("h-hem", "h-floor") for zone in land.woods)
    flow = f'<use href="#flow-{land.name}"/>' if land.water.courses else ""
    return banks + woods + flow


def flow_picture(land: Land) -> str:
    """The water alone. Shown once more over a forest that is lit up, whose outline runs on below."""
    water = "".join(_use(f"water-{land.name}", cls) for cls in ("h-line", "h-stream"))
    lakes = "".join(_lake(land, zone, lake) for zone, lake in land.water.lakes.items())
    return water + _path("h-ripple", _ripples(land)) + lakes


def _use(symbol: str, cls: str, move: str = "") -> str:
    where = f' transform="{move}"' if move else ""
    return f'<use href="#{symbol}" class="{cls}"{where}/>'


def _path(cls: str, data: str) -> str:
    return f'<path class="{cls}" d="{data}"/>' if data else ""


def _lake(land: Land, zone: str, lake: Lake) -> str:
    symbol, (x, y) = zone_id(land.name, zone), lake.centre
    ring = f"translate({number(x * 0.18)} {number(y * 0.18)})scale(.82)"
    return _use(symbol, "h-mere") + _use(symbol, "h-ring", ring)


# ------------------------------------------------------------ ripples
def _ripples(land: Land) -> str:
    trace = Trace()
    for zone, course in land.water.courses.items():
        springs = list(land.water.springs.values())
        line = along(course, land.water, 1.5)
        _ripple_row(trace, [p for p in line if all(math.dist(p, s) > 9 for s in springs)], land.name, zone)
    return trace.text


def _ripple_row(trace: Trace, line: Points, *names: object) -> None:
    at, side = 5 + 2 * share(*names, "first"), sign(*names, "bank")
    for i in range(20):
        length = 4.5 + 4 * share(*names, i)
        if at + length > len(line) - 4:
            return
        _ripple(trace, line, at, length, side * (2.2 + 2 * share(*names, i, "off")), swing(*names, i, "bow"))
        at, side = at + length * 0.55 + 2.4, -side


def _ripple(trace: Trace, line: Points, at: float, length: float, off: float, bow: float) -> None:
    a, m, b = (_beside(line, int(at + length * part), off) for part in (0, 0.5, 1))
    normal = aside(unit(sub(b, a)))
    trace.move(a).quad(add(m, normal, bow + math.copysign(0.7, bow)), b)


def _beside(line: Points, i: int, off: float) -> Point:
    way = unit(sub(line[min(i + 1, len(line) - 1)], line[max(i - 1, 0)]))
    return add(line[min(i, len(line) - 1)], aside(way), off)
