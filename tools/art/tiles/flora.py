"""Trees, stones and tufts as markers, so that a wood or a meadow is a line of feet; the meadow's pattern."""

from collections.abc import Callable

from tools.art.paths import Point, Points
from tools.art.tiles.noise import share, swing
from tools.art.tiles.stamp import MARKER, Cutting, Stamp
from tools.art.tiles.trace import Trace

FIELD = (400, 300)
"""Width and height of the meadow's pattern."""
_GRID = (12.5, 11.1)
"""Steps of the grid on which tufts stand."""
_MARKERS: dict[str, Cutting] = {}
_KINDS = (("tuft", 0.34), ("hummock", 0.45), ("stubble", 0.53), ("flowers", 0.6))
"""Which share of the grid grows what; the rest is bare."""


def _marker(name: str) -> Callable[[Cutting], Cutting]:
    def register(cutting: Cutting) -> Cutting:
        _MARKERS[name] = cutting
        return cutting

    return register


@_marker("fir")
def _fir(s: Stamp) -> None:
    right, left = (
        "L3.7-11.4L2.1-11.7L5.4-6.4L3.3-6.7L7-1.4L1.4-2V.4",
        "H-1.4V-2L-7-1.4L-3.3-6.7L-5.4-6.4L-2.1-11.7L-3.7-11.4",
    )
    edge = f"M0-18.6{right}{left}Z"
    s.block("fir", "fir2", edge, width=0.85)
    s.fill("fir3", "M.2-17.2L3-11.9L1.2-11.9L4.5-6.9L2.4-7L5.9-2L-.4-2.4L1-6.8L-.2-7.2L.9-11.8Z")
    s.line("fir4", 0.8, "M-1.6-13.6L-2.5-12.2M-1.7-8.6L-3.6-7.2M-3-4.4L-5.2-2.7M-1-5.6L-2-4.4")


@_marker("leafy")
def _leafy(s: Stamp) -> None:
    edge = (
        "M-1.1 .2V-3C-4.4-2.4-7.2-4.8-6.4-8C-7.4-11.2-4.6-13.6-2-13.2C-.4-15.6 4-15.2 4.9-12.4C7.6-11.6 8-8 6.2-6.2"
        "C5.8-3.6 3-2.4 1.1-3V.2Z"
    )
    s.block("bush", "fir2", edge, width=0.85)
    s.fill("bush3", "M3.6-12C6.6-11.4 7.2-8 5.4-6.6C5.2-4 2.6-3 .9-3.8C-1-3-3-3.4-3.6-4.4C.4-4.4 4.6-7 3.6-12Z")
    light = "M-4.8-8.4C-4.8-10-3.8-11.2-2.6-11.4M-.8-12.6C0-13.4 1-13.6 1.8-13.2M-2.2-7.4C-1.8-8.4-1-8.8-.2-8.8"
    s.line("bush4", 0.85, light)


@_marker("cairn")
def _cairn(s: Stamp) -> None:
    """Three stones on a corner: nothing passes here."""
    far, near = "C-4.4-4.6-1.6-6.2 .8-5.2C2.8-6 4.4-4.2 4.2-2.2", "C6.6-2 8 .8 7.2 3.6C4 5-4 5-7.4 3.6"
    ground = f"M-7.4 3.6C-8 1-7-1.4-4.6-2{far}{near}Z"
    s.block("floor2", "floor2", ground, width=1.6)
    s.fill(
        "stone",
        "M-3.4-.8C-3.6-3.8-1.4-5.2 .6-4.4C3-4.6 3.8-2.4 3.2-.4Z",
        "M-7.2 3.4C-7.6 .8-5.6-1-3.4-.4C-1.4-.4-.4 1.4-.6 3.6C-2.6 4.4-5.4 4.2-7.2 3.4Z",
        "M.6 3.7C.2 1 2-.6 4.2-.3C6.4-.2 7.4 1.6 6.8 3.4C4.8 4.3 2.4 4.3 .6 3.7Z",
    )
    s.fill(
        "stone3",
        "M1.2-4.4C3-4.6 3.8-2.4 3.2-.4L1-.6ZM-2.8-.3C-1.2 0-.4 1.4-.6 3.6L-2.6 4Z",
        "M4.8-.2C6.6 0 7.4 1.6 6.8 3.4L4.6 4Z",
    )


@_marker("tuft")
def _tuft(s: Stamp) -> None:
    s.line("meadow2", 0.95, "M0 0q-.8-2.4-2.5-3.4M0 0q-.2-3 .2-5M0 0q.9-2.2 2.7-3.2")


@_marker("hummock")
def _hummock(s: Stamp) -> None:
    s.line("meadow3", 1.3, "M-4.6 0q2.4-2.6 5.2-2t4.6 1")
    s.line("meadow5", 0.75, "M-3 1.4l-.9 1.7M-.8 .6l-.8 2.1M1.6 .9l-.6 2M3.8 1.8l-.4 1.5")


@_marker("stubble")
def _stubble(s: Stamp) -> None:
    s.line("meadow2", 0.95, "M-2 0l-1-2.6M0 0v-3.4M2 0l1.1-2.6")


@_marker("flowers")
def _flowers(s: Stamp) -> None:
    s.line("flower", 1.5, "M0 0h.01M2.6-1.4h.01M.8-2.8h.01")


def markers() -> str:
    """All markers; the origin is the foot."""
    return "".join(_marker_text(name, cutting) for name, cutting in _MARKERS.items())


def _marker_text(name: str, cutting: Cutting) -> str:
    stamp = Stamp()
    cutting(stamp)
    return f'<marker id="h-{name}" class="h-cut" {MARKER}>{"".join(stamp.out)}</marker>\n'


def standing(name: str, feet: Points) -> str:
    """Markers of one kind at their feet, in this order."""
    if not feet:
        return ""
    data = Trace().move((0, 0)).line(*feet).text
    return f'<path class="h-feet" marker-mid="url(#h-{name})" d="{data}h0"/>'


# ------------------------------------------------------------ the meadow
_PATCHES = {
    "meadow3": (
        "M20 40C50 10 100 24 118 52C132 76 96 92 64 86C30 82 2 62 20 40Z"
        "M250 120C290 96 340 112 356 146C366 176 310 186 280 176C252 168 228 142 250 120Z"
        "M60 220C90 200 150 206 160 234C166 260 110 272 80 262C54 254 38 238 60 220Z"
        "M310 250C330 240 360 246 364 262C366 276 330 280 316 274C302 268 298 256 310 250Z"
    ),
    "meadow4": (
        "M190 30C226 12 282 24 288 52C292 74 240 84 210 76C184 68 168 44 190 30Z"
        "M120 130C150 112 196 126 196 150C196 170 150 178 126 166C108 158 104 140 120 130Z"
        "M6 150C28 136 64 144 66 164C66 182 28 188 12 178C-2 170-6 158 6 150Z"
        "M220 230C234 218 264 222 266 238C266 254 238 258 224 250C214 244 212 236 220 230Z"
        "M340 40C356 30 386 36 388 52C386 68 356 70 342 62C332 56 332 46 340 40Z"
    ),
}


def meadow_pattern() -> str:
    """The ground of the whole board, in the board's own units."""
    width, height = FIELD
    patches = "".join(f'<path class="h-{name}" opacity=".4" d="{data}"/>' for name, data in _PATCHES.items())
    grass = "".join(standing(name, feet) for name, feet in _growth().items())
    ground = f'<rect class="h-meadow" width="{width}" height="{height}"/>'
    size = f'width="{width}" height="{height}" patternUnits="userSpaceOnUse"'
    return f'<pattern id="h-ground" {size}>{ground}{patches}{grass}</pattern>\n'


def _growth() -> dict[str, Points]:
    feet: dict[str, Points] = {name: [] for name, _ in _KINDS}
    for row in range(round(FIELD[1] / _GRID[1])):
        for column in range(round(FIELD[0] / _GRID[0])):
            chance = share("grows", row, column)
            kind = next((name for name, limit in _KINDS if chance < limit), None)
            if kind:
                feet[kind].append(_foot(row, column))
    return feet


def _foot(row: int, column: int) -> Point:
    x = (column + 0.5 + 0.42 * swing("grass across", row, column)) * _GRID[0]
    y = (row + 0.6 + 0.36 * swing("grass down", row, column)) * _GRID[1]
    return min(FIELD[0] - 6, max(6, x)), min(FIELD[1] - 4, max(6, y))
