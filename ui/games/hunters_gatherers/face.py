"""The face of Hunters and Gatherers: what the table shows where."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any

from htpy import Node, span
from markupsafe import Markup, escape

from engine.core.actions import Action
from engine.core.events import Event
from engine.core.game import Description
from engine.games.hunters_gatherers.events import (
    FeatureCompleted,
    GameEnded,
    GameStarted,
    PiecePlaced,
    PieceReturned,
    Scored,
    TilePlaced,
)
from engine.games.hunters_gatherers.tiles import any_tile
from ui.face import Face
from ui.games.hunters_gatherers import hand, marks, remaining
from ui.games.hunters_gatherers.areas import areas_pane
from ui.games.hunters_gatherers.board import FOLLOWS, PARTS, board, still, tools
from ui.games.hunters_gatherers.choices import choice
from ui.games.hunters_gatherers.lit import OWNERS
from ui.games.hunters_gatherers.places_list import OPENED
from ui.games.hunters_gatherers.reading import cell_of
from ui.games.hunters_gatherers.tribe import open_things, own_things
from ui.games.hunters_gatherers.words import described
from ui.i18n import Picture
from ui.page import Pieces
from ui.view import View

NOTES = (OWNERS, OPENED)
"""Notes that a button changes: whose areas are shown, whether the list of places is open."""
STAMPS = ("fish", "mushroom", "menhir", "deer", "tiger", "mammoth", "aurochs")
"""Nouns that are drawn by the stamp of the same name."""


def stamp(symbol: str) -> Picture:
    """A stamp of the tiles with the number beside it."""
    return lambda message, text: stamped(symbol, int(str(message.params.get("n", 1))), text)


@cache
def stamped(symbol: str, count: int, label: str) -> Markup:
    """The stamp and the number; its words for those who do not see it."""
    return Markup(
        f'<span class="good stamp"><svg width="26" height="22" viewBox="-15 -13 30 26" aria-hidden="true">'
        f'<use href="#h-{symbol}"/></svg><span aria-hidden="true">{count}</span>'
        f'<span class="sr">{escape(label)}</span></span>'
    )


PICTURES: dict[str, Picture] = {**{f"term.{name}": stamp(name) for name in STAMPS}, "term.nugget": stamp("gold")}


class HuntersGatherersFace(Face):
    """How Hunters and Gatherers is shown."""

    pictures = PICTURES
    follows = FOLLOWS
    help = (("Q · E · R", "hg.help.turn"),)
    tabs = ("hg.areas",)

    def where(self, view: View) -> Node:
        """The edition."""
        return span(".soft")[view.voice(f"hg.edition.{view.state.options.edition}")]

    def round(self, state: Any) -> int:
        """Rounds: everybody has had a turn."""
        return max(1, -(-int(state.turn) // int(state.players)))

    def board(self, view: View) -> Node:
        """The frame of the board."""
        return board(view)

    def still(self, view: View) -> Node:
        """The board in one piece."""
        return still(view)

    def regions(self, view: View) -> Mapping[str, Callable[[], Node | Pieces]]:
        """The layers of the land, and the tools on its rim."""
        return {"hg-tools": partial(tools, view), **{name: partial(draw, view) for name, draw in PARTS.items()}}

    def tribe(self, view: View, player: int) -> Node:
        """People and huts at hand."""
        return open_things(view, player)

    def mine(self, view: View) -> Node:
        """The viewer's pieces, each with what it stands in."""
        return own_things(view)

    def pace(self, view: View) -> Node:
        """The piles."""
        return remaining.piles(view)

    def choice(self, view: View) -> Node:
        """The decision panel's body."""
        return choice(view)

    def points(self, view: View, player: int) -> int:
        """Points earned so far; meadows and huts count at the end."""
        lines = view.score if view.over else view.state.earned
        return int(sum(line.points for line in lines if line.player == player))

    def pane(self, view: View, tab: str) -> Node:
        """All areas."""
        return areas_pane(view)

    def dialog(self, view: View, name: str) -> tuple[Node, Node] | None:
        """The tiles that are left."""
        return remaining.tiles_left(view) if name == remaining.DIALOG else None

    def describe(self, view: View, target: str) -> Description | None:
        """Areas by whose they are; a place where the tile can go says it in the decision panel."""
        if target in view.first_targets and cell_of(target):
            return None
        return described(view, target)

    # Doing -------------------------------------------------------------------------------------------------------

    def keys(self, view: View) -> Mapping[str, Mapping[str, str]]:
        """Letters that turn the drawn tile."""
        if not hand.drawn(view):
            return {}
        right, left = {"act": "turn", "by": "1"}, {"act": "turn", "by": "-1"}
        return {"r": right, "e": right, "q": left}

    def command(self, view: View, name: str, data: Mapping[str, str]) -> Mapping[str, Any] | None:
        """Turning the drawn tile, showing owners."""
        if name == "turn":
            return hand.turned(view, -1 if data.get("by") == "-1" else 1)
        if name in NOTES:
            return {"notes": {**view.scratch.notes, name: data.get("value", "")}}
        return None

    def point(self, view: View, target: str, key: str) -> Mapping[str, Any] | Action | None:
        """Places and spots are chosen first and then confirmed."""
        cell = cell_of(target)
        if cell and hand.drawn(view) and cell in hand.offered(view):
            return hand.pressed(view, cell, key)
        found = [action for action in marks.spot_actions(view) if target in action.targets]
        if len(found) != 1:
            return None
        chosen = (marks.spot_target(found[0]),)
        return found[0] if view.scratch.chosen == chosen else {"chosen": chosen, "pointed": "", "asking": None}

    # The log -----------------------------------------------------------------------------------------------------

    def heading(self, event: Event) -> bool:
        """The start and the end."""
        return isinstance(event, GameStarted | GameEnded)

    def places(self, event: Event) -> tuple[str, ...]:
        """The zones that an event was about."""
        if isinstance(event, TilePlaced):
            return tuple(f"zone:{event.x},{event.y}:{zone.id}" for zone in any_tile(event.tile).zones)
        if isinstance(event, PiecePlaced | PieceReturned):
            return (f"zone:{event.spot}",)
        if isinstance(event, Scored):
            return event.line.places
        return event.places if isinstance(event, FeatureCompleted) else ()


FACE = HuntersGatherersFace()
