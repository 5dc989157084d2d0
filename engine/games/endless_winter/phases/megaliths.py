"""Chapter F: the Megalith board and the stacks of the player boards (EW-67 to EW-75)."""

from __future__ import annotations

from engine.core.frames import Draft
from engine.games.endless_winter.board import Cell, sides, spaces, squares
from engine.games.endless_winter.catalog import LEVEL_2_POINTS, NEIGHBOUR_POINTS, NEUTRAL, STACKS, SUPPORT_POINTS
from engine.games.endless_winter.events import MegalithPlaced, StackEmptied
from engine.games.endless_winter.phases.goods import gain
from engine.games.endless_winter.state import EndlessWinterState, Tribe

NOBODY = -1
"""Owner of a neutral Megalith (EW-72)."""


def pieces(tribe: Tribe) -> list[int]:
    """EW-67: stacks with a Megalith left."""
    return [stack for stack, left in enumerate(tribe.stacks) if left]


def is_neutral(tribe: Tribe, stack: int) -> bool:
    """Whether the top piece of a stack is a neutral one (EW-72)."""
    return STACKS[stack][tribe.stacks[stack] - 1] == NEUTRAL


def low_places(state: EndlessWinterState) -> list[Cell]:
    """EW-68: spaces where a level-1 Megalith may stand."""
    taken, near = state.level1, sides(state.pattern)
    if not taken:
        return list(near)
    return [cell for cell, others in near.items() if cell not in taken and any(other in taken for other in others)]


def high_places(state: EndlessWinterState) -> list[Cell]:
    """EW-70, EW-71: squares where a level-2 Megalith may stand."""
    low, high = state.level1, state.level2
    return [
        corner
        for corner in low
        if corner not in high and all(cell in low for cell in squares(state.pattern).get(corner, (None,)))
    ]


def can_place(state: EndlessWinterState, player: int) -> bool:
    """EW-67, EW-74: whether there is a piece and a place for it."""
    return bool(pieces(state.tribes[player])) and bool(low_places(state) or high_places(state))


def low_points(state: EndlessWinterState, player: int, cell: Cell) -> int:
    """EW-69: points for neighbours in the own colour."""
    return NEIGHBOUR_POINTS * sum(state.level1.get(other) == player for other in sides(state.pattern)[cell])


def high_points(state: EndlessWinterState, player: int, corner: Cell) -> int:
    """EW-70: points of a level-2 Megalith."""
    supports = squares(state.pattern)[corner]
    return LEVEL_2_POINTS + SUPPORT_POINTS * sum(state.level1[cell] == player for cell in supports)


def space_bonus(state: EndlessWinterState, cell: Cell) -> str:
    """The printed bonus of a space as the key of a program, "" for none."""
    return spaces(state.pattern, tuple(state.tiles))[cell]


def place(draft: Draft[EndlessWinterState], player: int, stack: int, level: int, cell: Cell) -> str:
    """Put the top piece of a stack on the board and score it; the key of the printed bonus, "" for none (EW-75)."""
    state, tribe = draft.state, draft.state.tribes[player]
    owner = NOBODY if is_neutral(tribe, stack) else player
    points = low_points(state, player, cell) if level == 1 else high_points(state, player, cell)
    (state.level1 if level == 1 else state.level2)[cell] = owner
    tribe.stacks[stack] -= 1
    rule = "EW-69" if level == 1 else "EW-70"
    draft.emit(MegalithPlaced(player, rule, stack, level, *cell, owner))
    if points:
        gain(draft, player, "vp", points, "megalith:board", rule)
    if not tribe.stacks[stack]:
        draft.emit(StackEmptied(player, "EW-73", stack))
    return space_bonus(state, cell) if level == 1 else ""
