"""The sheet of the cards."""

from tools.art.imperial_settlers import emblems, goods, marks, street
from tools.art.sheet import sheet_text


def files() -> dict[str, str]:
    """Text of every file made here, by its path from the top of the checkout."""
    drawn = (goods.DRAWINGS.symbols(), marks.glyphs(), marks.backs(), marks.banners(), street.symbols())
    symbols = [*(symbol for kind in drawn for symbol in kind), *emblems.symbols()]
    return {"ui/art/imperial_settlers.svg": sheet_text(symbols, marks.patterns())}
