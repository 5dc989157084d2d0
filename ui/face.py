"""A game's face: what is special about showing it. ``ui/games/<game>`` has one; a game without one gets this plain one.

The plain face shows the table by lists alone, so every game can be played before its board is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from htpy import Node, button, div, section

from engine.core.actions import Action
from engine.core.events import NOBODY, Event
from engine.core.game import Description
from engine.core.scoring import ScoreLine
from engine.core.words import Message
from ui.i18n import Picture
from ui.page import Flight, Pieces
from ui.view import View


class Face:
    """Base of all faces, and the plain one."""

    pictures: Mapping[str, Picture] = {}
    """How the game's nouns are drawn, by ``term.*`` message id."""
    follows: tuple[str, ...] = ()
    """The parts that show what is pointed at, besides the tip."""
    help: tuple[tuple[str, str], ...] = ()
    """Keys of its own, and the message id of what each does."""
    pace_title = "players.pace"
    """The heading over what ``pace`` gives: a message id."""
    tabs: tuple[str, ...] = ()
    """Tabs of its own in the talk of the table: message ids, see ``pane``."""

    def stage(self, view: View) -> Hashable:
        """Whatever ``where`` and ``phases`` depend on."""
        return view.moves

    def where(self, view: View) -> Node:
        """Beside the game's title: the round."""
        return None

    def phases(self, view: View) -> Node:
        """The phases of a round, the present one marked."""
        return None

    def round(self, state: Any) -> int:
        """The number of the present round; 0 where the game has none."""
        return 0

    def board(self, view: View) -> Node:
        """The middle of the table."""
        return section(".land.plain")[div(".targets")[[thing(view, target) for target in view.first_targets]]]

    def still(self, view: View) -> Node:
        """The middle of the table for a picture that nobody moves."""
        return self.board(view)

    def regions(self, view: View) -> Mapping[str, Callable[[], Node | Pieces]]:
        """Parts of the board that change more often than its frame: element id to what it holds, in pieces where that
        lies inside an SVG.
        """
        return {}

    def tribe(self, view: View, player: int) -> Node:
        """A player's open things, under the name."""
        return None

    def mine(self, view: View) -> Node:
        """The viewer's own things, at the bottom edge."""
        return None

    def pace(self, view: View) -> Node:
        """How far it is to the end."""
        return None

    def choice(self, view: View) -> Node:
        """The body of the decision panel; None for the list of actions."""
        return None

    def points(self, view: View, player: int) -> int:
        """The points beside a player's name."""
        return view.total(player)

    def coming(self, view: View) -> Node:
        """What the viewer has before them in this turn."""
        return None

    def heading(self, event: Event) -> bool:
        """Whether an event opens a part of the log, such as a round."""
        return event.player == NOBODY

    def places(self, event: Event) -> tuple[str, ...]:
        """The targets an event was about."""
        return ()

    def flights(self, view: View) -> Sequence[Flight]:
        """What the last action moved from place to place, where pieces alone do not show it."""
        return ()

    def verdict(self, view: View) -> Message | None:
        """How the game ended, where that is more than who has the most points."""
        return None

    def line_name(self, view: View, line: ScoreLine) -> Message | None:
        """The name of what a score line is about, where there are several lines of its kind."""
        return None

    def pane(self, view: View, tab: str) -> Node:
        """The content of one of the ``tabs``."""
        return None

    def dialog(self, view: View, name: str) -> tuple[Node, Node] | None:
        """Title and content of a dialog of its own; None for a name that is not one."""
        return None

    def keys(self, view: View) -> Mapping[str, Mapping[str, str]]:
        """Letters that do something here and now: the ``data-*`` of the button that each stands for."""
        return {}

    def command(self, view: View, name: str, data: Mapping[str, str]) -> Mapping[str, Any] | None:
        """What a command of its own changes in the ``Scratch``; None for a name that is not one."""
        return None

    def point(self, view: View, target: str, key: str) -> Mapping[str, Any] | Action | None:
        """What pointing at a target means, where it is more than narrowing the actions: changes of the ``Scratch``, or
        an action. ``key`` is what it was pressed with, empty for a pointer.
        """
        return None

    def hold(self, view: View, target: str) -> Mapping[str, Any] | None:
        """What holding a thing down means, where it is more than showing what it is: changes of the ``Scratch``."""
        return None

    def put_away(self, view: View) -> Mapping[str, Any]:
        """Changes of the ``Scratch`` that put away whatever lies open; empty if nothing does."""
        return {}

    def enlarged(self, view: View, target: str) -> Node:
        """A thing in large, for the tip, where words alone do not show it."""
        return None

    def describe(self, view: View, target: str) -> Description | None:
        """A thing on the table in words, for the tip; None for no tip."""
        return view.game.describe(view.state, target)

    def alias(self, view: View, target: str) -> str:
        """The target that stands for ``target`` in the offered actions, where equal things are named once."""
        return target

    def shows(self, view: View, action: Action) -> bool:
        """Whether it is seen on the table already what the action would be about."""
        return bool(view.scratch.chosen)

    def asks_first(self, view: View, action: Action) -> str:
        """The message id of a question before an action that is easily regretted; empty for none."""
        return ""


def thing(view: View, target: str) -> Node:
    """A target as a button with its name."""
    said = view.game.describe(view.state, target)
    chosen = "true" if target in view.scratch.chosen else "false"
    name = view.voice.rich(said.name) if said else target
    return button(".chip.lit", type="button", data_target=target, aria_pressed=chosen)[name]


def has_face(game_id: str) -> bool:
    """Whether the game has a table of its own, and is not shown by lists alone."""
    package = f"ui.games.{game_id}"
    return find_spec(package) is not None and find_spec(f"{package}.face") is not None


def face_of(game_id: str) -> Face:
    """The face of a game."""
    if not has_face(game_id):
        return Face()
    face: Face = import_module(f"ui.games.{game_id}.face").FACE
    return face
