"""A land: everything that is drawn of a tile's zones, without the things in them. Tiles that look alike share one."""

from functools import cache, cached_property

from engine.games.hunters_gatherers.tiles import Tile
from tools.art.tiles.clearance import Clearance
from tools.art.tiles.families import members
from tools.art.tiles.plan import Plan
from tools.art.tiles.raster import Raster
from tools.art.tiles.water import Water
from tools.art.tiles.woods import Wood, woods


class Land:
    """The geometry of one land, in the position of the tile it is named after."""

    def __init__(self, model: Tile, name: str) -> None:
        self.name = name
        self.plan = Plan(model, name)
        self.water = Water(self.plan)
        self.woods: dict[str, Wood] = woods(self.plan, self.water)
        self._clearances: dict[str, Clearance] = {}

    @cached_property
    def raster(self) -> Raster:
        """The land as cells."""
        return Raster(self.plan, self.water, self.woods)

    def clearance(self, zone: str) -> Clearance:
        """How far inside a zone its cells lie."""
        if zone not in self._clearances:
            self._clearances[zone] = Clearance(self.raster, zone)
        return self._clearances[zone]


@cache
def lands() -> dict[str, Land]:
    """All lands by name, in the order of the tiles that first show them."""
    return {member.land: Land(member.model, member.land) for member in members()}
