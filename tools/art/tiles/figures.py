"""The pieces of the five players, with a bone line around them so that they show on any ground.

Gatherer, fisher and hut take the common figures; the hunter is the figure lying on its side, its letter upright. The
origin is the middle of the piece; colours come from the class of the owner (`p-A` to `p-E`) on the `<use>`.
"""

from tools.art.common.figures import HEAD_CENTRE, HEADS, OWNERS
from tools.art.press import FINE, Press
from tools.art.shapes import placed
from tools.art.sheet import Symbol
from tools.art.tiles.stamp import Stamp, Stamps

TOOLS = Stamps()
SIZE = 0.64
"""Of the common figures."""
_BASKET = "M6.6 3.4h8.2l-1.4 7.4h-5.4z"
_HANDLE = "M7 3.4C7-1.6 14.4-1.6 14.4 3.4"
_ROD = "M8.4 4.4L15.4-13.4"
_LINE = "M15.4-13.4C16-6 15.8-2 15.6 3.6"
_CATCH = "M15.6 3.2C13 5.2 13 8 15.6 9.8C18.2 8 18.2 5.2 15.6 3.2ZM15.6 9.4L13.6 12H17.6Z"
_SPEAR = "M1 37.4L47 29.4"
_SPEAR_HEAD = "45.6,26.4 57,27.8 47,33"
_CLOAK = (
    "M14.4 20C14.4 14.6 17.4 11.4 22.6 10L43 4.8L41.2 9.8L44 14.8L41.6 20L44 25.2L41.2 30.4L43 35.2"
    "L22.6 30C17.4 28.6 14.4 25.4 14.4 20Z"
)
_FOLDS = [(38.6, 10.4, 31.0, 12.2), (40.0, 27.0, 36.0, 26.4), (38.0, 31.0, 33.0, 29.6)]


def symbols() -> list[Symbol]:
    """Every piece of every owner, and the tools that they hold."""
    kinds = (("gatherer", _gatherer), ("fisher", _fisher), ("hunter", _hunter), ("hut", _hut))
    pieces = [Symbol(f"h-{kind}-{owner}", draw(owner)) for kind, draw in kinds for owner in OWNERS]
    return [*TOOLS.symbols(), *pieces]


@TOOLS.of("basket")
def _basket(s: Stamp) -> None:
    s.halo(_BASKET, _HANDLE, width=2.6)
    s.line("log2", 1.1, _HANDLE)
    s.block("log3", "log2", _BASKET)
    s.line("log2", 0.7, "M7.4 6h6.6M10.8 3.4v7.2")


@TOOLS.of("rod")
def _rod(s: Stamp) -> None:
    s.halo(_ROD, width=3.6)
    s.line("log2", 0.7, _LINE)
    s.line("log2", 1.9, _ROD)
    s.block("fish", "fish2", _CATCH, width=0.8)


def _figure(symbol: str, width: float, height: float) -> str:
    """A common symbol over its own bone line."""
    w, h = width * SIZE, height * SIZE
    box = f'x="{-w / 2:g}" y="{-h / 2:g}" width="{w:g}" height="{h:g}"'
    return f'<use href="#{symbol}" class="h-aura" {box}/><use href="#{symbol}" {box}/>'


def _gatherer(owner: str) -> str:
    return _figure("fig-" + owner, 40, 48) + '<use href="#h-basket"/>'


def _fisher(owner: str) -> str:
    return _figure("fig-" + owner, 40, 48) + '<use href="#h-rod"/>'


def _hut(owner: str) -> str:
    return _figure("hut-" + owner, 44, 42)


def _hunter(owner: str) -> str:
    press = Press(ord(owner), FINE)
    press.line(_SPEAR, "d-wood-s", 3.6)
    press.line(_SPEAR, "c-wood-s", 1.8)
    press.cut(_SPEAR_HEAD, "stone", 1.2, 0.1, 0, 0.2)
    press.cut(_CLOAK, "pc", 1.8)
    press.gouges("l-pc", _FOLDS, 1)
    press.cut(placed(HEADS[owner], 1, HEAD_CENTRE, (9.6, 20)), "pc", 1.8, 0.2, 0.08)
    press.letter(owner, 28.6, 25.6, 15.5, "pt")
    body = f'<g id="h-lying-{owner}">{press.text()}</g>'
    return f'<g transform="scale({SIZE})translate(-25 -20)"><use href="#h-lying-{owner}" class="h-aura"/>{body}</g>'
