"""The places for the drawn tile as a list: row by row, with what lies around each."""

from __future__ import annotations

from collections.abc import Iterator

from htpy import Element, Node, button, details, li, ol, span, summary

from engine.components.grid_square import SIDES, Cell, neighbours, opposite
from engine.core.words import listing, msg
from engine.games.hunters_gatherers.names import cell_name, side_name
from ui.games.hunters_gatherers.hand import chosen_cell, offered
from ui.games.hunters_gatherers.reading import area_of, in_reading_order
from ui.games.hunters_gatherers.words import title
from ui.parts import icon
from ui.view import View


def places_list(view: View) -> Element:
    """Every place where the tile fits, to be opened by those who do not point at the board."""
    fits = offered(view)
    rows: list[Node] = [_row(view, cell, fits[cell]) for cell in in_reading_order(fits)]
    return details("#places-list.more")[
        summary[icon("u-down", 20), view.voice("hg.places", n=len(fits))], ol(".places")[rows]
    ]


def _row(view: View, cell: Cell, turns: tuple[int, ...]) -> Element:
    return li[
        button(
            ".place",
            type="button",
            data_target=f"cell:{cell[0]},{cell[1]}",
            aria_pressed=str(cell == chosen_cell(view)).lower(),
        )[span[place_words(view, cell, turns)]]
    ]


def place_words(view: View, cell: Cell, turns: tuple[int, ...]) -> str:
    """A place in words: where it is, what lies around it, in how many turns the tile fits."""
    around = view.voice.say(msg("hg.around", sides=listing(_sides(view, cell))))
    return view.voice("hg.place", cell=view.voice.say(cell_name(*cell)), around=around, n=len(turns))


def _sides(view: View, cell: Cell) -> Iterator[str]:
    state, say = view.state, view.voice.say
    for side in SIDES:
        number = state.layout.cells.get(neighbours(cell)[side], -1)
        if number >= 0:
            area = area_of(state, state.layout.slots[number][3 * opposite(side) + 1])
            name = say(title(view, area))
            yield view.voice("hg.side", side=say(side_name(side)), what=name[:1].lower() + name[1:])
