"""Writes `ui/games/hunters_gatherers/places.py`: a row of places for each tile, in the tile's own position."""

from collections.abc import Iterable

from engine.games.hunters_gatherers.tiles import Zone
from tools.art.paths import Point, number
from tools.art.tiles.families import Member
from tools.art.tiles.places import Places, Thing
from tools.art.tiles.plane import turned
from tools.art.tiles.water import TIGHT_RADIUS, TWIN_RADIUS

HEAD = '"""Places on the tiles, written by `python -m tools.art`; `layout.read` says how a row is read."""'
_LONE_SIZES = {TIGHT_RADIUS: 120, TWIN_RADIUS: 110}
"""Size of fish in small lakes."""


def module(rows: Iterable[str]) -> str:
    """The text of the module."""
    lines = "\n".join(rows)
    return f'{HEAD}\n\n# ruff: noqa: E501\nROWS = """\n{lines}\n"""\n'


def row(member: Member, places: Places) -> str:
    """The row of a tile."""
    names = {land: zone for zone, land in member.zones.items()}
    zones = [_zone(zone.id, member, places) for zone in member.tile.zones]
    things = [_thing(member, thing, names[thing.zone]) for thing in places.things]
    return " ".join([member.tile.id, member.land, str(member.turns), *zones, *(word for word in things if word)])


def _zone(zone: str, member: Member, places: Places) -> str:
    name = member.zones[zone]
    piece = f"@{_point(places.pieces[name], member)}" if name in places.pieces else ""
    hut = f"+{_point(places.huts[name], member)}" if name in places.huts else ""
    return f"{zone}={name}{piece}{hut}"


def _thing(member: Member, thing: Thing, zone: str) -> str:
    at, measure = _point(thing.at, member), thing.measure
    if thing.kind == "lake":
        return _lake(member.tile.zones[member.tile.zone_number(zone)], at, measure)
    if thing.kind == "spring":
        measure = (measure + member.turns) % 4
    if thing.kind == "fish":
        measure = (measure + 90 * member.turns) % 180
    return f"{thing.kind}:{zone}:{at}:{number(measure)}"


def _lake(zone: Zone, at: str, radius: float) -> str:
    """What swims in a lake."""
    fish = zone.tally.fish
    if zone.power:
        return f"fish{fish}-boat:{zone.id}:{at}:122 {zone.power}:{zone.id}:{at}:100"
    size = _LONE_SIZES.get(radius, 150 if fish == 1 else 122)
    return f"fish{fish}:{zone.id}:{at}:{size}"


def _point(point: Point, member: Member) -> str:
    x, y = turned(point, member.turns)
    return f"{number(x)},{number(y)}"
