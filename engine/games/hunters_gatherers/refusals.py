"""Why something is not offered: which edge does not fit, who is there already."""

from __future__ import annotations

from collections.abc import Iterator

from engine.components.grid_square import SIDES, Cell, around
from engine.core.frames import Decision
from engine.core.game import Refusal
from engine.core.words import Who, listing, msg
from engine.games.hunters_gatherers.layout import STRIDE, turns_at
from engine.games.hunters_gatherers.names import side_name, terrain_name
from engine.games.hunters_gatherers.phases.piece import WATERS, hut_may_go, member_may_go
from engine.games.hunters_gatherers.phases.powers import ShamanCall
from engine.games.hunters_gatherers.phases.tile import TilePlacement
from engine.games.hunters_gatherers.scoring import ROLES
from engine.games.hunters_gatherers.state import HuntersGatherersState
from engine.games.hunters_gatherers.tiles import ANY, Tile


def refusals(state: HuntersGatherersState, decision: Decision) -> list[Refusal]:
    """What the deciding player might try and may not."""
    frame = state.frames[-1]
    if isinstance(frame, TilePlacement):
        assert state.drawn is not None
        return [*_cells(state, state.type_of(state.drawn)), *_corners(state)]
    if isinstance(frame, ShamanCall):
        huts = [zone for zone, owner in state.huts.items() if owner == decision.player]
        return [Refusal(f"hut:{state.spot(zone)}", "refusal.hut_stays", "HG-62") for zone in huts]
    return list(_zones(state, decision))


# Cells and rotations -------------------------------------------------------------------------------------------------


def _cells(state: HuntersGatherersState, tile: Tile) -> Iterator[Refusal]:
    for cell, wanted in state.layout.frontier.items():
        good = turns_at(state.layout, tile, cell)
        for rotation in range(tile.turns):
            if rotation not in good:
                yield _edge(tile.sides[rotation], wanted, f"turn:{cell[0]},{cell[1]}:{rotation}")
        if not good:
            yield _nothing_fits(wanted, cell)


def _edge(sides: str, wanted: str, target: str) -> Refusal:
    """The first edge that does not agree (HG-9)."""
    side = next(side for side in SIDES if wanted[side] not in (ANY, sides[side]))
    words = {"side": side_name(side), "wanted": terrain_name(wanted[side]), "shown": terrain_name(sides[side])}
    return Refusal(target, "refusal.edge", "HG-9", words)


def _nothing_fits(wanted: str, cell: Cell) -> Refusal:
    edges = [
        msg("term.edge", side=side_name(side), terrain=terrain_name(wanted[side]))
        for side in SIDES
        if wanted[side] != ANY
    ]
    return Refusal(f"cell:{cell[0]},{cell[1]}", "refusal.no_rotation_fits", "HG-9", {"edges": listing(edges)})


def _corners(state: HuntersGatherersState) -> Iterator[Refusal]:
    """Cells that touch the land with a corner only (HG-8)."""
    layout = state.layout
    near = {cell for laid in layout.cells for cell in around(laid)}
    for x, y in sorted(near - layout.cells.keys() - layout.frontier.keys()):
        yield Refusal(f"cell:{x},{y}", "refusal.corner_only", "HG-8")


# Zones ---------------------------------------------------------------------------------------------------------------


def _zones(state: HuntersGatherersState, decision: Decision) -> Iterator[Refusal]:
    n, player = len(state.placed) - 1, decision.player
    offered = {target for action in decision.actions for target in action.targets}
    for zone, printed in enumerate(state.tile(n).zones, n * STRIDE):
        spot = state.spot(zone)
        found = []
        if not member_may_go(state, player, zone, printed.kind):
            found.append((ROLES.get(printed.kind, "fisher"), *_no_member(state, player, zone, printed.kind)))
        if printed.kind in WATERS and not hut_may_go(state, player, zone, printed.kind):
            found.append(("hut", *_no_hut(state, player, zone)))
        for role, reason, rule, words in found:
            yield Refusal(f"{role}:{spot}", reason, rule, words)
            if f"zone:{spot}" not in offered:
                yield Refusal(f"zone:{spot}", reason, rule, words)


def _no_member(state: HuntersGatherersState, player: int, zone: int, kind: str) -> tuple[str, str, dict[str, Who]]:
    if kind == "lake":
        return "refusal.fisher_on_lake", "HG-21", {}
    region = state.layout.areas.region
    there = [owner for other, owner in state.members.items() if region[other] == region[zone]]
    if not there:
        return "refusal.no_members_left", "HG-13", {}
    if player in there:
        return f"refusal.own.{ROLES[kind]}", "HG-15", {}
    return f"refusal.there.{ROLES[kind]}", "HG-15", {"who": Who(there[0])}


def _no_hut(state: HuntersGatherersState, player: int, zone: int) -> tuple[str, str, dict[str, Who]]:
    region = state.layout.systems.region
    there = [owner for other, owner in state.huts.items() if region[other] == region[zone]]
    if not there:
        return "refusal.no_huts_left", "HG-13", {}
    if player in there:
        return "refusal.own.hut", "HG-16", {}
    return "refusal.there.hut", "HG-16", {"who": Who(there[0])}
