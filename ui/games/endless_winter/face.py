"""The face of Endless Winter: what the table shows where."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any

from htpy import Node, div, span
from markupsafe import Markup

from engine.core.actions import Action
from engine.core.events import Event
from engine.games.endless_winter.actions import EndBenefits, PlayTribe, SetAside, SpendFood, TakeBenefit
from engine.games.endless_winter.catalog import ROUNDS, TURNS
from engine.games.endless_winter.events import GameEnded, RoundStarted
from engine.games.endless_winter.vocabulary import PLACES as WHERE
from ui.face import Face
from ui.games.endless_winter import dusk, hand, mine
from ui.games.endless_winter.choices import choice
from ui.games.endless_winter.focus import focused, view_tabs
from ui.games.endless_winter.lanes import lanes
from ui.games.endless_winter.monuments import monuments
from ui.games.endless_winter.phone import tabs
from ui.games.endless_winter.reading import FIGURE, WIDE, fits, in_eclipse, noted, side, turn_number
from ui.games.endless_winter.signs import sign
from ui.games.endless_winter.tribe import open_things
from ui.i18n import Picture, counted
from ui.parts import mark
from ui.pick import fitting, toggled
from ui.view import View

PICTURES: dict[str, Picture] = {
    "term.food": counted("g-food"),
    "term.tool": counted("g-tool"),
    "term.labour": counted("g-labour"),
    "term.vp": counted("g-vp"),
    "term.camp": counted("ew-place-camp"),
}
FRAME = (
    '<div class="ew-table"><div id="ew-lanes" class="ew-lanes"></div><div id="ew-tabs" class="ew-phone"></div>'
    '<div id="ew-view" class="ew-phone"></div><div class="ew-low">'
    '<section id="ew-focus" class="panel ew-focus"></section>'
    '<section id="ew-monu" class="panel ew-monu"></section></div></div>'
)
AT_ONCE = (PlayTribe, SpendFood, SetAside, TakeBenefit)
"""Actions that one press on their thing does; all can be taken back until something new becomes known."""


class EndlessWinterFace(Face):
    """How Endless Winter is shown."""

    pictures = PICTURES

    def stage(self, view: View) -> Hashable:
        """Round, turn, Eclipse, turn order."""
        state = view.state
        return (state.round, turn_number(state), in_eclipse(state), tuple(state.order), view.over)

    def where(self, view: View) -> Node:
        """The four rounds and their Eclipses, the present one marked."""
        now = 2 * (view.state.round - 1) + in_eclipse(view.state)
        if view.over:
            now = 2 * ROUNDS
        label = view.voice("ew.round", round=view.state.round, rounds=ROUNDS)
        discs = []
        for n in range(2 * ROUNDS):
            kind = "done" if n < now else "on" if n == now else ""
            discs.append(
                f'<i class="{kind} dusk">{sign("eclipse", 15)}</i>' if n % 2 else f'<i class="{kind}">{n // 2 + 1}</i>'
            )
        return span(".ew-rounds", role="img", aria_label=label)[Markup("".join(discs))]

    def phases(self, view: View) -> Node:
        """The turn order, and which of the three turns it is."""
        turn = turn_number(view.state)
        marks = [
            span(data_target=f"order:{n}")[mark(view.seats[player].mark, 24)]
            for n, player in enumerate(view.state.order)
        ]
        said = ", ".join(view.seats[player].name for player in view.state.order)
        word = view.voice("ew.turn_of", n=turn, turns=TURNS) if turn else view.voice("ew.eclipse")
        return div(".ew-order")[
            span[view.voice("ew.order")], span(".ew-marks", role="img", aria_label=said)[marks], span[word]
        ]

    def round(self, state: Any) -> int:
        """The number of the round."""
        return int(state.round)

    def board(self, view: View) -> Node:
        """The places of the parts."""
        kind = f"ew-table on-{side(view)}" + (" wide" if view.scratch.notes.get(WIDE) else "")
        return Markup(FRAME.replace("ew-table", kind, 1))

    def regions(self, view: View) -> Mapping[str, Callable[[], Node]]:
        """The columns, the focus, the monuments."""
        return {
            "ew-lanes": lambda: lanes(view),
            "ew-tabs": lambda: tabs(view),
            "ew-view": lambda: view_tabs(view),
            "ew-focus": lambda: focused(view),
            "ew-monu": lambda: monuments(view),
        }

    def tribe(self, view: View, player: int) -> Node:
        """A player's open things."""
        return open_things(view, player)

    def mine(self, view: View) -> Node:
        """The viewer's board, animals and hand."""
        return mine.mine(view)

    def choice(self, view: View) -> Node:
        """The decision panel's body."""
        return choice(view)

    def coming(self, view: View) -> Node:
        """The comparison of the Eclipse while others decide."""
        return None if view.decision and view.decision.prompt == "prompt.eclipse" else dusk.beside(view)

    def points(self, view: View, player: int) -> int:
        """Points on the score track; the rest counts at the end."""
        return view.total(player) if view.over else sum(view.state.tribes[player].points.values())

    def dialog(self, view: View, name: str) -> tuple[Node, Node] | None:
        """The own piles."""
        return hand.open_piles(view) if name == hand.PILES else None

    # Doing -------------------------------------------------------------------------------------------------------

    def command(self, view: View, name: str, data: Mapping[str, str]) -> Mapping[str, Any] | None:
        """Looking elsewhere, holding another figure, choosing a thing of the list."""
        value = data.get("value", "")
        if name == "ew-focus":
            return {"notes": noted(view, focus=value, side="focus")}
        if name == "ew-side":
            return {"notes": noted(view, side=value)}
        if name in (WIDE, FIGURE):
            return {"notes": noted(view, **{name[3:]: value})}
        return {"chosen": (value,), "pointed": "", "asking": None} if name == "ew-thing" else None

    def point(self, view: View, target: str, key: str) -> Mapping[str, Any] | Action | None:
        """A first press chooses, a second one or the last thing of several does it; ways to labour are gone at once."""
        actions = view.decision.actions if view.decision else ()
        about = fitting(actions, (target,))
        if not about:
            return None
        before = view.scratch.chosen
        if len(about) == 1 and (before == (target,) or (not before and isinstance(about[0], AT_ONCE))):
            return about[0]
        now = toggled(actions, before, target)
        done = [action for action in fits(actions, now) if len(action.targets) == len(now) > 1]
        return done[0] if done else {"chosen": now, "pointed": "", "asking": None}

    def asks_first(self, view: View, action: Action) -> str:
        """Leaving benefits that are still there."""
        left = any(isinstance(other, TakeBenefit) for other in view.decision.actions) if view.decision else False
        return "ew.sure_leave" if isinstance(action, EndBenefits) and left else ""

    # The log -----------------------------------------------------------------------------------------------------

    def heading(self, event: Event) -> bool:
        """Rounds and the end open a part of the log."""
        return isinstance(event, RoundStarted | GameEnded)

    def places(self, event: Event) -> tuple[str, ...]:
        """The things that an event was about."""
        named = [(kind, getattr(event, field, None)) for field, kind in PLACES]
        return tuple(
            f"{kind}:{value}" for kind, value in named if value is not None and value in NAMES.get(kind, (value,))
        )


PLACES = (
    ("hex", "hex"),
    ("goal", "hex"),
    ("juncture", "juncture"),
    ("track", "track"),
    ("stone", "stone"),
    ("place", "place"),
    ("column", "place"),
)
"""Fields of events that name a thing on the table, and the kind of thing."""
NAMES: Mapping[str, tuple[str, ...]] = {"place": WHERE}
"""Kinds of things whose fields mean something else in other events."""


FACE = EndlessWinterFace()
