"""Things on the table in words: cells, tiles, zones, areas, pieces, piles and players."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.components.grid_square import SIDES, Cell
from engine.core.game import Description
from engine.core.words import Listing, Message, Who, listing, msg
from engine.games.hunters_gatherers.area_words import area_lines, system_lines
from engine.games.hunters_gatherers.layout import turns_at
from engine.games.hunters_gatherers.names import cell_name, side_name, terrain_name, things, tile_name, zone_name
from engine.games.hunters_gatherers.scoring import targets
from engine.games.hunters_gatherers.state import HuntersGatherersState
from engine.games.hunters_gatherers.supply import Supply, unseen
from engine.games.hunters_gatherers.tiles import ANY, Tile, tiles

AREA_RULES = {
    "forest": ("HG-28", "HG-29", "HG-34"),
    "river": ("HG-23", "HG-25", "HG-34"),
    "meadow": ("HG-48", "HG-49"),
    "lake": ("HG-47", "HG-25"),
    "system": ("HG-47", "HG-16"),
}
PIECE_RULES = {
    "gatherer": ("HG-14", "HG-29"),
    "fisher": ("HG-14", "HG-25"),
    "hunter": ("HG-14", "HG-48"),
    "hut": ("HG-14", "HG-47"),
}
STANDS = {"gatherer": ("forest",), "fisher": ("river", "lake"), "hunter": ("meadow",), "hut": ("river", "lake")}
"""Where a piece can be spoken of; a fisher on a lake is refused, which needs words too (HG-14, HG-21)."""
POWER_RULES = {
    "shrine": "HG-42",
    "fire": "HG-41",
    "shaman": "HG-62",
    "logboat": "HG-63",
    "hunting_trap": "HG-64",
    "pit_trap": "HG-65",
    "raft": "HG-67",
}


def describe(state: HuntersGatherersState, target: str) -> Description | None:
    """The thing in words; None if there is no such thing."""
    kind, _, rest = target.partition(":")
    teller = TELLERS.get(kind)
    return teller(state, kind, rest) if teller else None


# Cells and tiles -----------------------------------------------------------------------------------------------------


def _cell(state: HuntersGatherersState, kind: str, rest: str) -> Description | None:
    cell = read_cell(rest)
    if cell is None:
        return None
    name = cell_name(*cell)
    if cell in state.layout.cells:
        tile = state.tile(state.layout.cells[cell])
        return Description(
            msg("describe.tile_at", tile=tile_name(tile), cell=name), _tile_lines(state, tile), ("HG-8",)
        )
    if cell not in state.layout.frontier:
        return Description(msg("describe.far_cell", cell=name), (), ("HG-8",))
    return Description(msg("describe.free_cell", cell=name), tuple(_free_cell_lines(state, cell)), ("HG-8", "HG-9"))


def _free_cell_lines(state: HuntersGatherersState, cell: Cell) -> Iterator[Message]:
    yield msg("describe.edges_wanted", edges=edges(state.layout.frontier[cell]))
    fitting = Supply(state).fitting(state.layout.frontier[cell])
    yield msg("describe.tiles_that_fit", n=fitting) if fitting else msg("describe.dead_cell")


def edges(wanted: str) -> Listing:
    """The sides of a cell that a tile has to match, or of a tile."""
    return listing(
        msg("term.edge", side=side_name(side), terrain=terrain_name(wanted[side]))
        for side in SIDES
        if wanted[side] != ANY
    )


def _turn(state: HuntersGatherersState, kind: str, rest: str) -> Description | None:
    place, _, number = rest.partition(":")
    cell = read_cell(place)
    if cell is None or cell not in state.layout.frontier or number not in ("0", "1", "2", "3"):
        return None
    name = msg("describe.turn", cell=cell_name(*cell), n=int(number))
    lines = [msg("describe.edges_wanted", edges=edges(state.layout.frontier[cell]))]
    if state.drawn is not None:
        tile = state.type_of(state.drawn)
        fits = int(number) in turns_at(state.layout, tile, cell)
        lines.append(msg("describe.fits" if fits else "describe.does_not_fit"))
    return Description(name, tuple(lines), ("HG-8", "HG-9"))


def _tile(state: HuntersGatherersState, kind: str, rest: str) -> Description | None:
    tile = tiles(state.options.edition).get(rest)
    if tile is None:
        return None
    rules = [POWER_RULES[tile.power]] if tile.power else []
    left = unseen(state, tile.bonus)[tile.id]
    lines = (*_tile_lines(state, tile), msg("describe.copies_left", n=left, all=tile.count))
    return Description(tile_name(tile), lines, (*rules, "HG-39" if tile.bonus else "HG-9"))


def _tile_lines(state: HuntersGatherersState, tile: Tile) -> tuple[Message, ...]:
    found = [item for zone in tile.zones for item in things(zone.tally, state.options.edition).items]
    lines = [msg("describe.edges", edges=edges(tile.edges))]
    if found:
        lines.append(msg("describe.shows", things=listing(found)))
    if tile.power:
        lines.append(msg(f"describe.{tile.power}"))
    return tuple(lines)


def _pile(state: HuntersGatherersState, kind: str, rest: str) -> Description | None:
    if rest not in ("land", "bonus"):
        return None
    n = len(state.land if rest == "land" else state.bonus)
    rules = ("HG-3", "HG-45") if rest == "land" else ("HG-3", "HG-30")
    return Description(msg(f"describe.pile.{rest}"), (msg("describe.tiles_left", n=n),), rules)


# Zones, areas, pieces ------------------------------------------------------------------------------------------------


def _zone(state: HuntersGatherersState, kind: str, rest: str) -> Description | None:
    zone = read_spot(state, rest)
    if zone < 0:
        return None
    printed = state.zone(zone)
    found = things(printed.tally, state.options.edition)
    here = [msg("describe.shows", things=found)] if found.items else []
    if printed.power:
        here.append(msg(f"describe.{printed.power}"))
    area = system_lines(state, zone) if printed.kind == "lake" else area_lines(state, zone)
    rules = (*((POWER_RULES[printed.power],) if printed.power else ()), *AREA_RULES[printed.kind])
    return Description(zone_name(state, zone), (*here, *area), rules)


def _area(state: HuntersGatherersState, kind: str, rest: str) -> Description | None:
    zone = read_spot(state, rest)
    if zone < 0 or state.zone(zone).kind != kind:
        return None
    return Description(msg(f"describe.{kind}"), tuple(area_lines(state, zone)), AREA_RULES[kind])


def _system(state: HuntersGatherersState, kind: str, rest: str) -> Description | None:
    zone = read_spot(state, rest)
    if zone not in state.layout.systems.region:
        return None
    return Description(msg("describe.system"), tuple(system_lines(state, zone)), AREA_RULES["system"])


def _piece(state: HuntersGatherersState, kind: str, rest: str) -> Description | None:
    zone = read_spot(state, rest)
    if zone < 0 or state.zone(zone).kind not in STANDS[kind]:
        return None
    printed = state.zone(zone)
    owner = (state.huts if kind == "hut" else state.members).get(zone)
    name = msg(f"describe.new.{kind}") if owner is None else msg(f"describe.{kind}", who=Who(owner))
    lines = system_lines(state, zone) if kind == "hut" or printed.kind == "lake" else area_lines(state, zone)
    return Description(name, tuple(lines), PIECE_RULES[kind])


def _player(state: HuntersGatherersState, kind: str, rest: str) -> Description | None:
    if not rest.isdigit() or int(rest) >= state.players:
        return None
    player = int(rest)
    lines = (
        msg("describe.members_left", n=state.members_left[player]),
        msg("describe.huts_left", n=state.huts_left[player]),
    )
    return Description(msg("describe.player", who=Who(player)), lines, ("HG-2", "HG-13"))


def whole(state: HuntersGatherersState, target: str) -> tuple[str, ...]:
    """The zone targets of everything that belongs together with a thing on the table: the area of a zone or member,
    the river system of a lake or hut.
    """
    kind, _, rest = target.partition(":")
    zone = read_spot(state, rest)
    if zone < 0:
        return ()
    if kind in ("system", "hut") or state.zone(zone).kind == "lake":
        return targets(state, state.layout.systems.parts[state.layout.systems.region[zone]])
    return targets(state, state.layout.areas.parts[state.layout.areas.region[zone]])


def read_cell(text: str) -> Cell | None:
    """A cell from ``x,y``; None if it is none."""
    try:
        x, y = map(int, text.split(","))
    except ValueError:
        return None
    return x, y


def read_spot(state: HuntersGatherersState, text: str) -> int:
    """A zone number from ``x,y:zone``; -1 if there is none."""
    place, _, zone_id = text.partition(":")
    cell = read_cell(place)
    return state.zone_at(*cell, zone_id) if cell else -1


Teller = Callable[[HuntersGatherersState, str, str], Description | None]
TELLERS: dict[str, Teller] = {
    "cell": _cell,
    "turn": _turn,
    "tile": _tile,
    "pile": _pile,
    "zone": _zone,
    "system": _system,
    "player": _player,
    **dict.fromkeys(("forest", "river", "meadow"), _area),
    **dict.fromkeys(PIECE_RULES, _piece),
}
