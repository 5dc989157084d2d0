"""Signs laid on the table: owners' patterns, backs of the piles, places for a tile."""

from tools.art.common.figures import OWNERS
from tools.art.sheet import Symbol
from tools.art.tiles.stamp import MARKER, Stamp, Stamps

STAMPS = Stamps()
BOX = "0 0 100 100"
PERIOD = 25
"""A quarter of a tile, so that no sign of a pattern is cut at a joint."""
_SHAPES = {
    "A": "M3.1 0A3.1 3.1 0 1 1-3.1 0A3.1 3.1 0 1 1 3.1 0Z",
    "B": "M-2.8-2.8H2.8V2.8H-2.8Z",
    "C": "M0-3.8L3.7 2.8H-3.7Z",
    "D": "M0-4L4 0L0 4L-4 0Z",
    "E": "M0-4.4L1.4-1.6L4.3-1.3L2.2 .8L2.7 3.8L0 2.4L-2.7 3.8L-2.2 .8L-4.3-1.3L-1.4-1.6Z",
}
"""The owners' shapes, as on their marks."""


def owner_patterns() -> str:
    """For each owner a pattern of the own shape, and the shape as a marker for rivers."""
    return "".join(_pattern(owner) + _marker(owner) for owner in OWNERS)


def _pattern(owner: str) -> str:
    places = ((PERIOD / 4, PERIOD / 4), (PERIOD * 3 / 4, PERIOD * 3 / 4))
    signs = "".join(f'<path transform="translate({x:g} {y:g})" d="{_SHAPES[owner]}"/>' for x, y in places)
    size = f'width="{PERIOD}" height="{PERIOD}" patternUnits="userSpaceOnUse"'
    return f'<pattern id="h-own-{owner}" class="p-{owner}" {size}><g class="h-sign">{signs}</g></pattern>\n'


def _marker(owner: str) -> str:
    sign = f'<path class="h-sign" d="{_SHAPES[owner]}"/>'
    return f'<marker id="h-sign-{owner}" class="p-{owner}" {MARKER}>{sign}</marker>\n'


# ------------------------------------------------------------ backs
_HIDE = (
    "M3.4 5C20 2.4 38 4.4 52 3.2C68 2 84 4.6 96.6 3.6C98 20 96 36 97 52C98 68 95.6 82 97 96.4"
    "C82 98 66 95.8 50 97C34 98 18 95.6 3.2 97C2 82 4.4 66 3.2 50C2 34 4.6 20 3.4 5Z"
)
_SEAM = "M10 11C36 8.8 64 11 90 10C91.4 36 89 64 90.4 90C64 91.4 36 89 9.6 90.4C8.4 64 11 36 10 11Z"


_BACKS = {
    "land": ("back1", "h-fire", 58, 2.2),
    "bonus": ("back2", "h-gold", 54, 3.1),
    "menhir": ("back2", "h-menhir", 52, 2.8),
}
"""Hide, symbol, the height of its middle, its size."""


def backs() -> list[Symbol]:
    """Backs of the land tiles, the bonus tiles and the menhir tiles."""
    return [Symbol(f"h-back-{name}", _back(*row), BOX) for name, row in _BACKS.items()]


def _back(hide: str, symbol: str, y: float, scale: float) -> str:
    stamp = Stamp()
    stamp.block(hide, "side2", _HIDE, width=2.4)
    stamp.out.append(f'<path class="ln h-thread-s" stroke-width="1.8" stroke-dasharray="6 4.4" d="{_SEAM}"/>')
    picture = f'<use href="#{symbol}" transform="translate(50 {y:g})scale({scale:g})"/>'
    return f'<g class="h-cut">{"".join(stamp.out)}{picture}</g>'


# ------------------------------------------------------------ places for a tile
@STAMPS.of("dead", 0, 1.5)
def _dead(s: Stamp) -> None:
    """A dead tree: nothing will ever fit here. The origin is its middle."""
    s.line("withered2", 4.4, "M-9 10.6C-4 8.4 4 8.4 9.6 10.4")
    s.block(
        "withered",
        "withered2",
        "M-4 10C-2.4 6-2.6 2-2.8-1L-9.4-7.6L-8.2-8.8L-2.8-4.4L-3.6-12.4L-2-12.8L-.2-5.4L4.8-11.6L6.2-10.6L2.6-4.4"
        "L8.6-6.4L9.2-5L2.6-.6C2.4 3 2.8 6.4 4.6 10C2 11.2-2 11.2-4 10Z",
        width=1.2,
    )
    light = "M-1.2 7.4C-.6 4.4-.8 2-1-.4M1.4 8C.8 5.4 .8 3.4 .9 1.4M-.8-3.4L-1.6-7.4M-4.4-4.8L-6.4-6.6"
    s.line("withered3", 0.9, light)


def tile_signs() -> list[Symbol]:
    """`h-turn-left`, `h-turn-right`, `h-fits`: drawn in the current colour, their middle the origin."""
    turn = '<path class="ui" d="M5.6-5.9A7.6 7.6 0 1 0 7.6 0M5.8-11V-5.6H.4"/>'
    return [
        Symbol("h-turn-right", turn),
        Symbol("h-turn-left", f'<g transform="scale(-1 1)">{turn}</g>'),
        Symbol("h-fits", '<path class="ui" d="M-9 0H9M0-9V9"/>'),
        Symbol("h-open", '<circle class="h-open-disc" r="9"/><path class="ui" d="M-4 2L0-3L4 2"/>'),
    ]
