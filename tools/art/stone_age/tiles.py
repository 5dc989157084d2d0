"""The faces of the 28 building tiles, `tile-<id>`: points on the sun, a dwelling, the price."""

from functools import partial

from tools.art.press import FINE, Press
from tools.art.sheet import FILL, Drawings, Symbol
from tools.art.stone_age.faces import TILE, Item, row, tile_ground

FIXED = """
hut-wood2-brick1           10  wood wood brick
hut-wood2-stone1           11  wood wood stone
hut-wood1-brick2           11  wood brick brick
hut-wood2-gold1            12  wood wood gold
hut-wood1-stone2           13  wood stone stone
hut-brick2-stone1          13  brick brick stone
hut-brick2-gold1           14  brick brick gold
hut-brick1-stone2          14  brick stone stone
hut-stone2-gold1           16  stone stone gold
hut-wood1-brick1-stone1-a  12  wood brick stone
hut-wood1-brick1-stone1-b  12  wood brick stone
hut-wood1-brick1-gold1-a   13  wood brick gold
hut-wood1-brick1-gold1-b   13  wood brick gold
hut-wood1-stone1-gold1-a   14  wood stone gold
hut-wood1-stone1-gold1-b   14  wood stone gold
hut-brick1-stone1-gold1-a  15  brick stone gold
hut-brick1-stone1-gold1-b  15  brick stone gold
"""
"""Component id, points, price."""

KINDS = """
hut-4of1kinds 4 1
hut-4of2kinds 4 2
hut-4of3kinds 4 3
hut-4of4kinds 4 4
hut-5of1kinds 5 1
hut-5of2kinds 5 2
hut-5of3kinds 5 3
hut-5of4kinds 5 4
"""
"""Component id, how many goods, of how many kinds; worth the sum."""

ANY = ("hut-1to7any-a", "hut-1to7any-b", "hut-1to7any-c")
SUM = "Σ"
PRICE = 95.5
"""Middle of the strip with the price."""

GROUNDS = Drawings(TILE)


def symbols() -> list[Symbol]:
    """Every tile."""
    fixed = (line.split() for line in FIXED.split("\n") if line)
    kinds = (line.split() for line in KINDS.split("\n") if line)
    return [
        *(
            _tile(tile, points, _dwelling(price), [(f"g-{good}", 24) for good in price])
            for tile, points, *price in fixed
        ),
        *(_tile(tile, SUM, "round", _kinds(count, int(many))) for tile, count, many in kinds),
        *(_tile(tile, SUM, "tent", [("=1–7", 20), ("g-any", 25)]) for tile in ANY),
    ]


def _dwelling(price: list[str]) -> str:
    return "piles" if "gold" in price else "round" if "stone" in price else "long"


def _kinds(count: str, many: int) -> list[Item]:
    """The number of goods, then one token for each kind."""
    return [(f"={count}", 20), *[(f"kind-{k + 1}", 19 if many > 3 else 22) for k in range(many)]]


def _tile(tile: str, points: str, dwelling: str, price: list[Item]) -> Symbol:
    p = Press(1, FINE)
    p.icon(f"tile-ground-{dwelling}", 0, 0, 96, 112)
    p.icon("sun-plain", 2, 2, 40)
    p.letter(points, 22, 27.6, 16.5, "st")
    row(p, price, 48, PRICE, "ct")
    return Symbol(f"tile-{tile}", p.text(), TILE, FILL)


for _name in ("tent", "long", "round", "piles"):
    GROUNDS.of(f"tile-ground-{_name}")(partial(tile_ground, dwelling=f"d-{_name}"))
