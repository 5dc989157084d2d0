"""The face of Stone Age: what the table shows where."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from htpy import Node, div, fragment, li, ol, section, span
from markupsafe import Markup

from engine.core.actions import Action
from engine.core.events import Event
from engine.games.stone_age.actions import Buy, Decline, Feed, Starve
from engine.games.stone_age.catalog import PERSONS, PLACES, RESOURCES, STACK_SIZE, SYMBOLS
from engine.games.stone_age.events import GameEnded, RoundStarted
from ui.face import Face
from ui.games.stone_age.board import land, layers
from ui.games.stone_age.choices import choice
from ui.games.stone_age.placing import place_icon, place_words
from ui.games.stone_age.reading import PHASES, acting, phase, still_to_do, target_of
from ui.games.stone_age.shelf import shelf
from ui.games.stone_age.tribe import alias, open_things, own_things
from ui.i18n import Picture, counted, dice_row, labelled
from ui.parts import icon
from ui.view import View

DECK = 32
"""Cards in the deck when the game begins."""
PERSON_SYMBOLS = {"farmer": "p-farmer", "tool_maker": "p-toolmaker", "hut_builder": "p-builder", "shaman": "p-shaman"}

PICTURES: dict[str, Picture] = {
    **{f"term.{good}": counted(f"g-{good}") for good in (*RESOURCES, "food", "tool")},
    "term.figure": counted("g-person"),
    "term.point": counted("sun-plain"),
    "term.dice": dice_row,
    **{f"term.{symbol}": labelled(f"c-{symbol}") for symbol in SYMBOLS},
    **{f"term.{person}": counted(PERSON_SYMBOLS[person]) for person in PERSONS},
}


class StoneAgeFace(Face):
    """How Stone Age is shown."""

    pictures = PICTURES

    def stage(self, view: View) -> Hashable:
        """Round and phase."""
        return (view.state.round, phase(view.state))

    def where(self, view: View) -> Node:
        """The round."""
        return span(".soft")[view.voice("sa.round", round=view.state.round)]

    def phases(self, view: View) -> Node:
        """Place, act, feed."""
        now = phase(view.state)
        done = PHASES.index(now) if now else len(PHASES)
        return ol(".phases", aria_label=view.voice("sa.phases"))[
            [
                li(aria_current="step" if name == now else None)[
                    icon("u-check", 16) if i < done else None, view.voice(f"sa.phase.{name}")
                ]
                for i, name in enumerate(PHASES)
            ]
        ]

    def round(self, state: Any) -> int:
        """The number of the round."""
        return int(state.round)

    def board(self, view: View) -> Node:
        """The landscape, and the place of the shelf."""
        return fragment[land(view), Markup('<div id="sa-shelf" class="region"></div>')]

    def regions(self, view: View) -> dict[str, Callable[[], Node]]:
        """What lies on the landscape, and the shelf of cards and buildings."""
        return {**layers(view), "sa-shelf": lambda: shelf(view)}

    def tribe(self, view: View, player: int) -> Node:
        """A tribe's open things."""
        return open_things(view, player)

    def mine(self, view: View) -> Node:
        """The viewer's own things."""
        return own_things(view)

    def pace(self, view: View) -> Node:
        """The deck and the smallest stack: what runs out first ends the game."""
        left = min(len(stack) for stack in view.state.stacks)
        rows = (("sa.deck", len(view.state.deck), DECK), ("sa.smallest", left, STACK_SIZE))
        return view.once(rows, lambda: [self._bar(view.voice(key), now, full) for key, now, full in rows])

    def _bar(self, name: str, now: int, full: int) -> Node:
        number = Markup(f"<b>{now}</b>")
        return [div[span[name], number], div(".bar")[Markup(f'<i style="width:{round(100 * now / full)}%"></i>')]]

    def choice(self, view: View) -> Node:
        """The decision panel's body."""
        return choice(view)

    def points(self, view: View, player: int) -> int:
        """Where the tribe stands on the score track."""
        return int(view.state.tribes[player].points)

    def coming(self, view: View) -> Node:
        """The viewer's places that are still to be carried out."""
        if view.viewer is None or acting(view.state) != view.viewer or not view.decision:
            return None
        left = [target_of(place) for place in still_to_do(view.state, view.viewer)]
        if not left or view.decision.prompt == "prompt.resolve":
            return None
        chips = [span(".chip")[icon(place_icon(target), 18), place_words(view, target)] for target in left]
        return section(".next")[span(".soft")[view.voice("sa.then")], chips]

    def heading(self, event: Event) -> bool:
        """Rounds and the end open a part of the log."""
        return isinstance(event, RoundStarted | GameEnded)

    def places(self, event: Event) -> tuple[str, ...]:
        """The place an event was about."""
        place = getattr(event, "place", None) or getattr(event, "source", None)
        if place in PLACES:
            return (target_of(place),)
        slot, stack = getattr(event, "slot", None), getattr(event, "stack", None)
        return (f"slot:{slot}",) if slot else (f"stack:{stack}",) if stack else ()

    def alias(self, view: View, target: str) -> str:
        """Equal tools are named once in the offered actions."""
        return alias(view, target)

    def asks_first(self, view: View, action: Action) -> str:
        """Leaving what could be bought, going hungry with goods in hand."""
        offered = {type(other) for other in view.decision.actions} if view.decision else set()
        if isinstance(action, Decline) and Buy in offered:
            return "sa.sure_decline"
        return "sa.sure_starve" if isinstance(action, Starve) and Feed in offered else ""


FACE = StoneAgeFace()
