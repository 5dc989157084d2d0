"""Tiles that show the same land: they share one drawing, turned as each needs it."""

from dataclasses import dataclass
from functools import cache

from engine.games.hunters_gatherers.tiles import SLOTS, Tile, Zone, tiles

EDITIONS = ("first", "second")
LOOKS = 6
"""A land is drawn anew after this many tiles that show it, so that common ones do not all look alike."""
Look = tuple[object, ...]


@dataclass(frozen=True, eq=False)
class Member:
    """A tile as a land turned clockwise `turns` times; `zones` gives the land's name of each of its zones."""

    tile: Tile
    land: str
    model: Tile
    turns: int
    zones: dict[str, str]


@cache
def members() -> tuple[Member, ...]:
    """All tiles of both editions, in the catalog's order."""
    models: dict[Look, list[Tile]] = {}
    return tuple(_member(tile, models) for edition in EDITIONS for tile in tiles(edition).values())


def _member(tile: Tile, models: dict[Look, list[Tile]]) -> Member:
    look = min(frozen_look(tile, turns) for turns in range(4))
    family = models.setdefault(look, [])
    family.append(tile)
    model = family[(len(family) - 1) // LOOKS * LOOKS]
    turns = next(t for t in range(4) if frozen_look(model, t) == frozen_look(tile, 0))
    names = {_zone_look(model, zone, turns): zone.id for zone in model.zones}
    return Member(tile, model.id, model, turns, {z.id: names[_zone_look(tile, z, 0)] for z in tile.zones})


def frozen_look(tile: Tile, turns: int) -> Look:
    """What of a tile decides how its land is drawn, after clockwise turns."""
    return tuple(sorted(map(repr, (_zone_look(tile, zone, turns) for zone in tile.zones))))


def _zone_look(tile: Tile, zone: Zone, turns: int) -> Look:
    """A zone told by where it lies; a lake by its rivers and by how much must fit into it."""
    number = tile.zone_number(zone.id)
    arms = [slot for other in tile.zones if other.lake == number for slot in other.slots]
    things = zone.tally.fish + bool(zone.power) if zone.kind == "lake" else 0
    places = tuple(tuple(sorted((slot + 3 * turns) % SLOTS for slot in slots)) for slots in (zone.slots, arms))
    return zone.kind, *places, zone.lake >= 0, zone.sources, things
