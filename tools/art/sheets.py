"""Which drawings make up which file."""

from tools.art.common import dice, favicon, figures, flame, glyphs, goods
from tools.art.endless_winter import sheet as endless_winter
from tools.art.imperial_settlers import sheet as imperial_settlers
from tools.art.landscape import animals, camp, plants
from tools.art.lobby import folk, scenes
from tools.art.pigments import pigments_css
from tools.art.sheet import Symbol, sheet_text
from tools.art.stone_age import board, cards, dwellings, faces, signs, tiles, tokens
from tools.art.tiles import sheet as hunters_gatherers

HATCH = (
    '<pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path class="c-ember-l" d="M0 0h6v6h-6z"/><path class="c-ember" d="M0 0h2.6v6h-2.6z"/></pattern>'
)
"""Preview: not yours yet."""


def common() -> list[Symbol]:
    """Symbols of every game, and the landscape that several pictures share."""
    drawn = (goods, figures, dice, flame, plants, camp, animals)
    return [*(s for module in drawn for s in module.DRAWINGS.symbols()), *glyphs.symbols()]


def stone_age() -> list[Symbol]:
    """Board, cards and tiles of Stone Age."""
    drawings = (signs.DRAWINGS, tokens.DRAWINGS, dwellings.DRAWINGS, faces.GROUNDS, tiles.GROUNDS, board.DRAWINGS)
    drawn = [symbol for drawing in drawings for symbol in drawing.symbols()]
    return [*drawn, *board.lit(), *board.hit(), *cards.symbols(), *tiles.symbols()]


def lobby() -> list[Symbol]:
    """The camp, the four painted scenes and their people."""
    return [*folk.DRAWINGS.symbols(), *scenes.LAND.symbols(), *scenes.DRAWINGS.symbols()]


def files() -> dict[str, str]:
    """Text of every file made here, by its path from the top of the checkout."""
    return {
        "ui/art/common.svg": sheet_text(common(), HATCH),
        "ui/art/icon.svg": favicon.text(),
        "ui/art/lobby.svg": sheet_text(lobby(), scenes.CLIPS),
        "ui/art/stone_age.svg": sheet_text(stone_age(), board.CLIP),
        "ui/styles/pigments.css": pigments_css(),
        **hunters_gatherers.files(),
        **imperial_settlers.files(),
        **endless_winter.files(),
    }
