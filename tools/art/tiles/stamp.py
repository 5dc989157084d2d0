"""A thing cut as a small stamp: a bone halo below, flat fills, one contour. The origin is the middle of the thing."""

from collections.abc import Callable
from dataclasses import dataclass, field

from tools.art.paths import number
from tools.art.sheet import Symbol

HALO = 2.7
"""Width of the bone line around a thing that is counted, half of it hidden."""


MARKER = 'markerUnits="userSpaceOnUse" markerWidth="1" markerHeight="1" overflow="visible"'
"""Attributes of a marker that is drawn in the units of the land."""


@dataclass
class Stamp:
    """Collects the parts of a stamp, far to near. Colours are names of pigments."""

    out: list[str] = field(default_factory=list)

    def halo(self, *data: str, width: float = HALO) -> None:
        """A bone line around everything that follows."""
        self._path("h-halo", " ".join(data), width)

    def block(self, fill: str, line: str, *data: str, width: float = 0.9) -> None:
        """A filled shape with a contour."""
        self._path(f"h-{fill} h-{line}-s", " ".join(data), width)

    def fill(self, colour: str, *data: str, opacity: float = 1) -> None:
        """A filled shape without a contour."""
        soft = f' opacity="{opacity:g}"' if opacity != 1 else ""
        self.out.append(f'<path class="h-{colour}"{soft} d="{" ".join(data)}"/>')

    def line(self, colour: str, width: float, *data: str) -> None:
        """A round-ended line."""
        self._path(f"ln h-{colour}-s", " ".join(data), width)

    def rod(self, fill: str, line: str, width: float, rim: float, *data: str) -> None:
        """A line with a contour: a tusk, a horn, a pole."""
        self.line(line, width + 2 * rim, *data)
        self.line(fill, width, *data)

    def dot(self, colour: str, x: float, y: float, radius: float) -> None:
        """A small disc."""
        self.out.append(f'<circle class="h-{colour}" cx="{x:g}" cy="{y:g}" r="{radius:g}"/>')

    def _path(self, cls: str, data: str, width: float) -> None:
        self.out.append(f'<path class="{cls}" stroke-width="{width:g}" d="{data}"/>')


Cutting = Callable[[Stamp], None]


class Stamps:
    """Stamps by name."""

    def __init__(self) -> None:
        self.rows: dict[str, tuple[Cutting, float, float]] = {}

    def of(self, name: str, foot: float = 0.0, scale: float = 1.0) -> Callable[[Cutting], Cutting]:
        """Registers the decorated cutting, drawn with its foot at the origin: `foot` is how far below its middle."""

        def register(cutting: Cutting) -> Cutting:
            self.rows[name] = (cutting, foot, scale)
            return cutting

        return register

    def symbols(self) -> list[Symbol]:
        """All stamps, cut."""
        return [Symbol(f"h-{name}", self._body(*row)) for name, row in self.rows.items()]

    def _body(self, cutting: Cutting, foot: float, scale: float) -> str:
        stamp = Stamp()
        cutting(stamp)
        size = f"scale({scale:g})" if scale != 1 else ""
        place = f' transform="translate(0 {number(foot)}){size}"' if foot or size else ""
        return f'<g class="h-cut"{place}>\n' + "\n".join(stamp.out) + "\n</g>"
