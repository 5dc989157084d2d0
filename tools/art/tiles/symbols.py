"""The sheet of the tiles, put together, and the rows of places that go with it."""

from collections.abc import Iterator
from functools import cache

from tools.art.sheet import Symbol
from tools.art.tiles import animals, camp, finds
from tools.art.tiles.families import Member, members
from tools.art.tiles.flora import markers, meadow_pattern, standing
from tools.art.tiles.ground import land_picture, zone_paths
from tools.art.tiles.land import Land, lands
from tools.art.tiles.places import Places, places
from tools.art.tiles.plane import CORNERS, turned
from tools.art.tiles.trees import trees

CLIP = '<clipPath id="h-tile"><path d="M-.2-.2h100.4v100.4h-100.4z"/></clipPath>\n'


def definitions() -> str:
    """What the symbols refer to."""
    return CLIP + markers() + meadow_pattern() + "\n".join(zone_paths(land) for land in lands().values())


def symbols() -> Iterator[Symbol]:
    """All symbols of the sheet."""
    for stamps in (animals.STAMPS, finds.STAMPS, camp.STAMPS):
        yield from stamps.symbols()
    for land in lands().values():
        yield Symbol(f"land-{land.name}", land_picture(land))
    yield from woods()


@cache
def tile_places(member: Member) -> Places:
    return places(member, lands()[member.land])


def woods() -> Iterator[Symbol]:
    seen = set()
    for member in members():
        land = lands()[member.land]
        clear = [t.at for t in tile_places(member).things if t.kind in ("gold", "menhir", "mushroom", "spring")]
        for turns in range(4):
            name = f"wood-{wood_name(member)}-{turns}"
            if land.woods and name not in seen:
                seen.add(name)
                yield Symbol(name, wood_picture(land, turns, clear))


def wood_name(member: Member) -> str:
    finds = any(z.tally.gold or z.tally.mushrooms for z in member.tile.zones)
    return member.land + ("x" if finds else "")


def wood_picture(land: Land, turns: int, clear) -> str:
    stand = trees(land, turns, clear)
    text = standing("leafy", [t.foot for t in stand if t.leafy]) + standing("fir", [t.foot for t in stand if not t.leafy])
    north, south = "", ""
    for c in sorted(cairns(land)):
        x, y = turned(CORNERS[c], turns)
        u = f'<use href="#h-cairn" x="{x:g}" y="{y:g}"/>'
        if y: south += u
        else: north += u
    return north + text + south


def cairns(land: Land):
    at = land.plan.at
    out = set()
    for c in range(4):
        a, b = at[3 * c - 1], at[3 * c]
        if a != b and "forest" in (land.plan.kind(a), land.plan.kind(b)):
            out.add(c)
    for ts in land.plan.tongues.values():
        out.update(ts)
    return out
