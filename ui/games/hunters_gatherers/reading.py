"""Reading the state for the table: what the decision is about, and each forest, river, meadow and river system."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.games.hunters_gatherers.layout import STRIDE
from engine.games.hunters_gatherers.phases.piece import PiecePlacement
from engine.games.hunters_gatherers.phases.powers import ShamanCall
from engine.games.hunters_gatherers.phases.tile import TilePlacement
from engine.games.hunters_gatherers.scoring import (
    POINTS_PER_RAFT_LAKE,
    feature_parts,
    has_power,
    majority,
    meadow_parts,
    paid,
    pit_trap_parts,
    worth,
)
from engine.games.hunters_gatherers.state import HuntersGatherersState

KINDS = ("forest", "river", "meadow", "system")
"""What can have owners, in the order in which it is listed."""
ROLE_KINDS = {"gatherer": "forest", "fisher": "river", "hunter": "meadow", "hut": "system"}


@dataclass(frozen=True, slots=True)
class Area:
    """A forest, river, meadow or river system as it stands.

    ``zones`` are zone numbers; ``owners`` all whose pieces are in it, one entry each; ``paid`` who would get the
    ``points`` it is worth now; ``open`` the sides where it can go on; ``tiles`` how many tiles it lies on.
    """

    kind: str
    name: int
    zones: tuple[int, ...]
    owners: tuple[int, ...]
    paid: tuple[int, ...]
    points: int
    tiles: int
    open: int

    @property
    def closed(self) -> bool:
        """Whether a forest or river is complete."""
        return self.kind in ("forest", "river") and not self.open


def placing(state: HuntersGatherersState) -> bool:
    """Whether the drawn tile is to be laid."""
    return bool(state.frames) and isinstance(state.frames[-1], TilePlacement)


def settling(state: HuntersGatherersState) -> bool:
    """Whether a piece may be put on the last tile."""
    return bool(state.frames) and isinstance(state.frames[-1], PiecePlacement)


def calling(state: HuntersGatherersState) -> bool:
    """Whether the shaman may call somebody back."""
    return bool(state.frames) and isinstance(state.frames[-1], ShamanCall)


def area_of(state: HuntersGatherersState, zone: int) -> Area:
    """The forest, river or meadow of a zone; a lake's river system."""
    if zone not in state.layout.areas.region:
        return system_of(state, zone)
    name = state.layout.areas.region[zone]
    kind, zones = state.zone(name).kind, state.layout.areas.parts[name]
    owners = state.members_in(name)
    parts = meadow_parts(state, name) + pit_trap_parts(state, name) if kind == "meadow" else feature_parts(state, name)
    return Area(
        kind,
        name,
        zones,
        tuple(owners),
        tuple(paid(state, name, owners)),
        worth(parts),
        len({z // STRIDE for z in zones}),
        state.layout.tallies[name].open,
    )


def system_of(state: HuntersGatherersState, zone: int) -> Area:
    """The river system of a river or lake zone."""
    name = state.layout.systems.region[zone]
    zones, tally, owners = state.layout.systems.parts[name], state.layout.waters[name], state.huts_in(name)
    points = tally.fish + (tally.lakes * POINTS_PER_RAFT_LAKE if has_power(state, "raft", name) else 0)
    paid_ = tuple(majority(owners))
    return Area("system", name, zones, tuple(owners), paid_, points, len({z // STRIDE for z in zones}), tally.open)


def area_for(state: HuntersGatherersState, role: str, zone: int) -> Area:
    """The area in which a piece in that role would stand."""
    return system_of(state, zone) if role == "hut" else area_of(state, zone)


def areas(state: HuntersGatherersState) -> Iterator[Area]:
    """Every area on the table, kind by kind, the oldest first."""
    found = [area_of(state, name) for name in state.layout.areas.parts]
    for kind in KINDS[:3]:
        yield from (area for area in found if area.kind == kind)
    yield from (system_of(state, name) for name in state.layout.systems.parts)


def target_of(state: HuntersGatherersState, area: Area) -> str:
    """The target that stands for a whole area: one of its zones by the area's kind."""
    return f"{area.kind}:{state.spot(min(area.zones))}"


def zone_of(state: HuntersGatherersState, target: str) -> int:
    """The number of the zone that a target on the table is about; -1 for other things."""
    _, _, rest = target.partition(":")
    place, _, zone = rest.partition(":")
    cell = cell_of("cell:" + place)
    return state.zone_at(*cell, zone) if zone and cell else -1


def cell_of(target: str) -> tuple[int, int] | None:
    """The cell of a target ``cell:x,y``; None for other things."""
    kind, _, rest = target.partition(":")
    x, comma, y = rest.partition(",")
    if kind != "cell" or not comma or not (x.lstrip("-").isdigit() and y.lstrip("-").isdigit()):
        return None
    return int(x), int(y)


def pointed_area(state: HuntersGatherersState, target: str) -> Area | None:
    """The area that a target on the table belongs to: that of a zone or piece, the system of a lake or hut."""
    zone = zone_of(state, target)
    if zone < 0:
        return None
    return system_of(state, zone) if target.startswith(("system:", "hut:")) else area_of(state, zone)


def pieces(state: HuntersGatherersState) -> Iterator[tuple[str, int, int]]:
    """Role, zone and owner of every piece on the table."""
    roles = {kind: role for role, kind in ROLE_KINDS.items()}
    for zone, player in state.members.items():
        yield roles[state.zone(zone).kind], zone, player
    for zone, player in state.huts.items():
        yield "hut", zone, player


def free_cells(state: HuntersGatherersState) -> list[tuple[int, int]]:
    """The cells beside the land, row by row."""
    return in_reading_order(state.layout.frontier)


def in_reading_order(cells: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """From north to south, and from west to east."""
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))
