"""What laying the drawn tile on a place would do: the areas that it touches, as they would be then."""

from __future__ import annotations

from dataclasses import dataclass

from engine.components.grid_square import Cell
from engine.games.hunters_gatherers.layout import STRIDE, lay
from engine.games.hunters_gatherers.phases.tile import TilePlacement
from engine.games.hunters_gatherers.state import HuntersGatherersState, Placed
from ui.games.hunters_gatherers.reading import Area, area_of, system_of
from ui.games.hunters_gatherers.words import by_interest
from ui.view import View


@dataclass(frozen=True, slots=True)
class Outcome:
    """``areas`` are those with owners and those that would be complete, the viewer's first; ``zones`` the numbers of
    what lies there already and would belong to an owned one; ``bonus``: whether a bonus tile would be earned.
    """

    areas: tuple[Area, ...]
    zones: tuple[tuple[Area, tuple[int, ...]], ...]
    bonus: bool


def outcome(view: View, cell: Cell, rotation: int) -> Outcome:
    """What laying the tile there would do; worked out once for each place and turn."""
    key = ("outcome", view.moves, cell, rotation)
    known: Outcome | None = view.memo.get(key)
    if known is None:
        known = view.memo[key] = _outcome(view, cell, rotation)
    return known


def _outcome(view: View, cell: Cell, rotation: int) -> Outcome:
    frame = view.state.frames[-1]
    state = laid(view, cell, rotation)
    number = len(state.placed) - 1
    found = touched(state, number)
    new = range(number * STRIDE, (number + 1) * STRIDE)
    owned = [area for area in found if area.owners]
    zones = tuple((area, tuple(zone for zone in area.zones if zone not in new)) for area in owned)
    gold = any(area.closed and state.layout.tallies[area.name].gold for area in found if area.kind == "forest")
    bonus = gold and isinstance(frame, TilePlacement) and not frame.bonus and bool(state.bonus)
    told = by_interest(view, [area for area in found if area.owners or area.closed])
    return Outcome(tuple(told), zones, bonus)


def laid(view: View, cell: Cell, rotation: int) -> HuntersGatherersState:
    """The table with the drawn tile on a place, and nothing else done."""
    state: HuntersGatherersState = view.game.codec.clone(view.state)
    assert state.drawn is not None
    state.placed.append(Placed(state.drawn, *cell, rotation))
    lay(state.layout, state.type_of(state.drawn), cell, rotation)
    return state


def touched(state: HuntersGatherersState, number: int) -> list[Area]:
    """The areas in which the zones of a tile lie, each once."""
    zones = range(number * STRIDE, number * STRIDE + len(state.tile(number).zones))
    names = state.layout.areas.holding(zone for zone in zones if zone in state.layout.areas.region)
    systems = state.layout.systems.holding(zone for zone in zones if zone in state.layout.systems.region)
    return [*(area_of(state, name) for name in names), *(system_of(state, name) for name in systems)]
