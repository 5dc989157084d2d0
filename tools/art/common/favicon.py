"""The page's icon: the fire alone, with colours of its own, since no style sheet reaches a browser's tab."""

import re

from tools.art.common import flame
from tools.art.pigments import day_colour
from tools.art.sheet import Symbol

_CLASS = re.compile(r'class="([cdl])-(\w+)"')
_EMBER = {"c": "#D9541E", "d": "#5E1F08"}


def text() -> str:
    """The icon as a file."""
    (fire,) = flame.DRAWINGS.symbols()
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 0 52 52">\n{_coloured(fire)}\n</svg>\n'


def _coloured(symbol: Symbol) -> str:
    def paint(match: re.Match[str]) -> str:
        part, pigment = match.groups()
        return f'fill="{_EMBER[part] if pigment == "ember" else day_colour(pigment, part)}"'

    return _CLASS.sub(paint, symbol.body)
