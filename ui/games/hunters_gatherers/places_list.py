"""The places for the drawn tile as a list: row by row, with what lies around each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from htpy import Element, Node, button, details, li, ol, summary

from engine.components.grid_square import SIDES, Cell, neighbours, opposite
from engine.core.words import listing, msg
from engine.games.hunters_gatherers.names import cell_name, side_name
from ui.games.hunters_gatherers.hand import chosen_cell, offered
from ui.games.hunters_gatherers.reading import area_of, in_reading_order
from ui.games.hunters_gatherers.words import title
from ui.parts import icon
from ui.view import View

OPENED = "places"
"""The note that says whether the list is open."""


def places_list(view: View) -> Element:
    """Every place where the tile fits, to be opened by those who do not point at the board."""
    opened, words = view.scratch.notes.get(OPENED) == "open", place_words(view)
    rows: list[Node] = [_row(view, cell, text) for cell, text in words.items()] if opened else []
    return details("#places-list.more", open=opened)[
        summary(data_act=OPENED, data_value="" if opened else "open")[
            icon("u-down", 20), view.voice("hg.places", n=len(words))
        ],
        ol(".places")[rows],
    ]


def _row(view: View, cell: Cell, text: str) -> Element:
    target, chosen = f"cell:{cell[0]},{cell[1]}", cell == chosen_cell(view)
    return li[button(".place", type="button", data_target=target, aria_pressed=str(chosen).lower())[text]]


def place_words(view: View) -> Mapping[Cell, str]:
    """The places in reading order, each in words: worked out once for a decision."""
    key = "places", view.moves
    known: Mapping[Cell, str] | None = view.memo.get(key)
    if known is None:
        fits = offered(view)
        known = view.memo[key] = {cell: _words(view, cell, fits[cell]) for cell in in_reading_order(fits)}
    return known


def _words(view: View, cell: Cell, turns: tuple[int, ...]) -> str:
    """Where a place is, what lies around it, in how many turns the tile fits."""
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
