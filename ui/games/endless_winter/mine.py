"""The viewer's own things at the bottom edge."""

from __future__ import annotations

from htpy import Element, Node, b, section, span

from engine.games.endless_winter.state import Tribe
from ui.games.endless_winter.hand import hand
from ui.games.endless_winter.herd import animals
from ui.games.endless_winter.own_board import board
from ui.games.endless_winter.pieces import piece
from ui.games.endless_winter.reading import chair, marks
from ui.parts import act, icon
from ui.view import View


def mine(view: View) -> Node:
    """Everything at the bottom edge, made anew only when it changes."""
    if view.viewer is None and view.turn is None:
        return None
    player = chair(view)
    if player == view.state.rival_seat:
        return None
    tribe, letter = view.state.tribes[player], view.seats[player].mark
    return section(f"#mine-panel.mine.ew-mine.p-{letter}", aria_label=view.voice("ew.mine"))[
        grab(view, tribe, letter),
        view.once(board_key(view, tribe, player), lambda: board(view, tribe, letter)),
        view.once(herd_key(view, tribe, player), lambda: animals(view, tribe)),
        view.once(hand_key(view, tribe, player), lambda: hand(view, tribe)),
    ]


def board_key(view: View, tribe: Tribe, player: int) -> tuple[object, ...]:
    """Whatever on the player board may change."""
    pieces = (tribe.side, tribe.camps_left, sum(tribe.camps), tribe.villages, tribe.stacks, tribe.stones)
    marked = marks(view, "board", "chief", "village", "place", "stack", "stone")
    return ("ew-board", player, tribe.food, tribe.tools, tribe.food_limit, repr(pieces), repr(tribe.figures), marked)


def herd_key(view: View, tribe: Tribe, player: int) -> tuple[object, ...]:
    """Whatever among the animals may change."""
    return ("ew-herd", player, tuple(tribe.upright), tuple(tribe.tipped), marks(view, "animal"))


def hand_key(view: View, tribe: Tribe, player: int) -> tuple[object, ...]:
    """Whatever in the hand may change."""
    piles = (len(tribe.deck), len(tribe.discard), len(tribe.buried), len(tribe.play), len(tribe.pile))
    return ("ew-hand", player, tuple(tribe.hand), piles, view.state.turn.column, marks(view, "card", "pile"))


def grab(view: View, tribe: Tribe, letter: str) -> Element:
    """On a phone: the handle of the sheet, with what matters most."""
    opens = "" if view.scratch.sheet == "mine" else "mine"
    numbers: list[Node] = [
        span[icon("g-food", 21), b[str(tribe.food)], f"/{tribe.food_limit}"],
        span[icon("g-tool", 21), b[str(tribe.tools)]],
        span[icon("g-card", 21), b[str(len(tribe.hand))]],
        span[piece("camp", letter, True, 21), b[str(tribe.camps_left)]],
        span[piece("village", letter, True, 21), b[str(tribe.villages_left)]],
    ]
    return act("sheet", [b[view.voice("ew.mine")], numbers], "grab ew-grab", sheet=opens)
