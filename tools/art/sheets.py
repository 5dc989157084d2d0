"""Which drawings make up which file."""

from tools.art.common import dice, figures, flame, glyphs, goods
from tools.art.landscape import animals, camp, plants
from tools.art.pigments import pigments_css
from tools.art.sheet import Symbol, sheet_text


def common() -> list[Symbol]:
    """Symbols of every game, and the landscape that several pictures share."""
    drawn = (goods, figures, dice, flame, plants, camp, animals)
    return [*(s for module in drawn for s in module.DRAWINGS.symbols()), *glyphs.symbols()]


def files() -> dict[str, str]:
    """Text of every file made here, by its path from the top of the checkout."""
    return {
        "ui/art/common.svg": sheet_text(common()),
        "ui/styles/pigments.css": pigments_css(),
    }
