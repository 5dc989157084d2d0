"""Names of the things on the table, as messages."""

from __future__ import annotations

from engine.core.words import Listing, Message, listing, msg
from engine.games.hunters_gatherers.layout import STRIDE
from engine.games.hunters_gatherers.state import HuntersGatherersState
from engine.games.hunters_gatherers.tiles import Tally, Tile

WAYS = (("term.to_north", "term.to_south"), ("term.to_west", "term.to_east"))
"""The ways from the start tile: up and down, left and right."""
SIDES = ("term.north", "term.east", "term.south", "term.west")
TERRAINS = {"M": "term.meadow", "F": "term.forest", "R": "term.river"}
THINGS = (
    ("mammoths", "term.mammoth"),
    ("aurochs", "term.aurochs"),
    ("deer", "term.deer"),
    ("tigers", "term.tiger"),
    ("mushrooms", "term.mushroom"),
    ("fish", "term.fish"),
)


def tile_name(tile: Tile) -> Message:
    """A bonus tile has a name of its own; land tiles have none."""
    return msg(f"tile.{tile.id}") if tile.bonus else msg("tile.land")


def side_name(side: int) -> Message:
    """A side by its compass name."""
    return msg(SIDES[side])


def terrain_name(letter: str) -> Message:
    """What an edge shows."""
    return msg(TERRAINS[letter])


def cell_name(x: int, y: int) -> Message:
    """A cell by the way to it from the start tile."""
    ways = [msg(keys[steps > 0], n=abs(steps)) for keys, steps in zip(WAYS, (y, x), strict=True) if steps]
    return msg("term.cell", way=listing(ways)) if ways else msg("term.start_cell")


def spot_cell(spot: str) -> Message:
    """The cell of a spot ``x,y:zone``."""
    x, y = spot.partition(":")[0].split(",")
    return cell_name(int(x), int(y))


def things(tally: Tally, edition: str) -> Listing:
    """What lies in a zone or area: animals, mushrooms, fish, and the nugget or menhir."""
    found = [msg(key, n=getattr(tally, name)) for name, key in THINGS if getattr(tally, name)]
    if tally.gold:
        found.append(msg("term.nugget" if edition == "first" else "term.menhir", n=tally.gold))
    return listing(found)


def zone_name(state: HuntersGatherersState, zone: int) -> Message:
    """A zone by its kind and by the sides of the tile that it touches, as the tile lies."""
    printed = state.zone(zone)
    rotation = state.placed[zone // STRIDE].rotation
    sides = sorted({(slot // 3 + rotation) % 4 for slot in printed.slots})
    if not sides:
        return msg(f"zone.inside.{printed.kind}")
    if len(sides) == 4:
        return msg(f"zone.everywhere.{printed.kind}")
    return msg(f"zone.{printed.kind}", sides=listing(side_name(side) for side in sides))
