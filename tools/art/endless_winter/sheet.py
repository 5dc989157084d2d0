"""The sheet of the game, and the inks that go with it."""

from tools.art.endless_winter import animals, emblems, icons, inks, lanes, monuments, pieces, stones, terrain
from tools.art.sheet import Symbol, sheet_text


def files() -> dict[str, str]:
    """Text of every file made here, by its path from the top of the checkout."""
    return {
        "ui/art/endless_winter.svg": sheet_text(symbols(), terrain.CLIP),
        "ui/styles/endless_winter_inks.css": inks.css(),
    }


def symbols() -> list[Symbol]:
    """Everything, in the order of the sheet."""
    drawn = [*icons.DRAWINGS.symbols(), *icons.glyphs(), *pieces.DRAWINGS.symbols(), *stones.symbols()]
    boards = [*terrain.symbols(), *monuments.symbols(), *lanes.symbols()]
    return [*drawn, *boards, *animals.symbols(), *emblems.symbols()]
