"""The woods of the lands, and whole tiles made of the sheet's own symbols."""

from collections.abc import Iterator

from tools.art.paths import Point
from tools.art.sheet import Symbol
from tools.art.tiles.flora import standing
from tools.art.tiles.land import Land
from tools.art.tiles.plane import CORNERS, turned
from tools.art.tiles.trees import trees
from ui.games.hunters_gatherers.layout import Shown, Tile

BOX = "0 0 100 100"


def wood_picture(land: Land, turns: int, clear: list[Point]) -> str:
    """The trees of a turned land, and the stones on its corners."""
    stand = trees(land, turns, clear)
    stones = standing("cairn", [turned(CORNERS[corner], turns) for corner in stony_corners(land)])
    kinds = [("leafy", True), ("fir", False)]
    return stones + "".join(standing(name, [t.foot for t in stand if t.leafy == leafy]) for name, leafy in kinds)


def stony_corners(land: Land) -> Iterator[int]:
    """Corners at which a forest ends: woods or meadows that meet there are not joined."""
    plan = land.plan
    for corner in range(4):
        around = plan.at[3 * corner - 1], plan.at[3 * corner]
        wooded = "forest" in map(plan.kind, around)
        if (wooded and around[0] != around[1]) or any(corner in tongues for tongues in plan.tongues.values()):
            yield corner


def tile_symbol(tile: Tile) -> Symbol:
    """A whole tile, unturned; too small for reeds."""
    turn = f' transform="{tile.turn(0)}"' if tile.turn(0) else ""
    land = f'<use href="#{tile.land}"{turn}/>'
    wood = f'<use href="#{tile.wood(0)}"/>' if tile.wood(0) else ""
    things = "".join(_use(shown) for shown in tile.things(0) if shown.symbol != "h-reeds")
    body = f'<use href="#h-plot"/>{land}{wood}{things}'
    return Symbol(f"tile-{tile.id}", body, BOX)


def _use(shown: Shown) -> str:
    return f'<use href="#{shown.symbol}" transform="{shown.transform}"/>'
