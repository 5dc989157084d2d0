"""The drawn tile in hand: how it is turned, which place is chosen or pointed at, and what pressing and turning do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.components.grid_square import Cell
from engine.core.actions import Action
from engine.games.hunters_gatherers.actions import PlaceTile, place_tile
from engine.games.hunters_gatherers.tiles import Tile
from ui.games.hunters_gatherers.reading import cell_of, placing
from ui.view import View

Changes = Mapping[str, Any]
"""Changes of the scratch."""


def drawn(view: View) -> Tile | None:
    """The tile that the viewer is to lay now."""
    state = view.state
    return state.type_of(state.drawn) if view.decision and placing(state) and state.drawn else None


def offered(view: View) -> dict[Cell, tuple[int, ...]]:
    """The places where the tile fits, and in which turns."""
    found: dict[Cell, tuple[int, ...]] = {}
    for action in view.decision.actions if view.decision else ():
        if isinstance(action, PlaceTile):
            cell = action.x, action.y
            found[cell] = (*found.get(cell, ()), action.rotation)
    return found


def held_turn(view: View) -> int:
    """How the tile in hand is turned: as it was left in this decision."""
    tile, (move, _, turn) = drawn(view), view.scratch.notes.get("turn", "").partition(":")
    return int(turn) % tile.turns if tile and move == str(view.moves) else 0


def chosen_cell(view: View) -> Cell | None:
    """The place that was chosen and is waiting for a word."""
    return cell_of(view.scratch.chosen[0]) if view.scratch.chosen and drawn(view) else None


def shown_place(view: View) -> tuple[Cell, int] | None:
    """Where the tile is seen now, and how it is turned there: on the chosen place, else on the one pointed at."""
    fits = offered(view) if drawn(view) else {}
    cell = chosen_cell(view) or cell_of(view.scratch.pointed)
    if cell is None or cell not in fits:
        return None
    return cell, first_from(fits[cell], held_turn(view))


def first_from(turns: tuple[int, ...], turn: int) -> int:
    """The turn itself if it is one of those, else the next one clockwise."""
    return min(turns, key=lambda fit: (fit - turn) % 4)


def step_from(turns: tuple[int, ...], turn: int, by: int) -> int:
    """The next of some turns, clockwise or back."""
    others = [fit for fit in turns if fit != turn]
    return min(others, key=lambda fit: (fit - turn) * by % 4) if others else turn


def placement(view: View) -> Action | None:
    """The action that the chosen place and turn make."""
    place = shown_place(view)
    return place_tile(*place[0], place[1]) if place and chosen_cell(view) else None


# What is done ----------------------------------------------------------------------------------------------------


def turned(view: View, by: int) -> Changes:
    """The tile turned by a step: where it is seen, to the next turn that fits there."""
    tile, place = drawn(view), shown_place(view)
    if tile is None:
        return {}
    if place:
        return _at(view, place[0], step_from(offered(view)[place[0]], place[1], by), bool(chosen_cell(view)))
    return {"notes": _noted(view, (held_turn(view) + by) % tile.turns)}


def pressed(view: View, cell: Cell, key: str) -> Changes | Action:
    """A place was pressed: choose it. The chosen one is turned by a pointer, and confirmed by a key."""
    fits = offered(view)[cell]
    if chosen_cell(view) != cell:
        return _at(view, cell, first_from(fits, held_turn(view)), True)
    action = placement(view)
    return action if key and action else turned(view, 1)


def _at(view: View, cell: Cell, turn: int, choose: bool) -> Changes:
    place = f"{cell[0]},{cell[1]}"
    chosen = {"chosen": (f"cell:{place}", f"turn:{place}:{turn}"), "pointed": "", "asking": None} if choose else {}
    return {**chosen, "notes": _noted(view, turn)}


def _noted(view: View, turn: int) -> dict[str, str]:
    return {**view.scratch.notes, "turn": f"{view.moves}:{turn}"}
