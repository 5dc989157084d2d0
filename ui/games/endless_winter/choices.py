"""The decision panel's body, by the question that is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from htpy import Element, Node, b, div, fragment, small, span

from engine.core.actions import Action
from engine.games.endless_winter import actions as act_
from engine.games.endless_winter.catalog import SIDES, STACK_BENEFITS
from engine.games.endless_winter.phases.choice import Choosing, Trade
from engine.games.endless_winter.vocabulary import BOOK
from ui.games.endless_winter.buttons import button_of, listing, me, offered, pool_of
from ui.games.endless_winter.cards import emblem
from ui.games.endless_winter.dusk_choices import eclipse, forming_pile
from ui.games.endless_winter.signs import program, sign
from ui.games.endless_winter.turn import acting, turn
from ui.panels.decision import action_button, nth
from ui.view import View


def choice(view: View) -> Node:
    """The body for the kind of decision at hand."""
    assert view.decision is not None
    make = MAKERS.get(view.decision.prompt, listing)
    return div(".ew-choice")[make(view)]


def sides(view: View) -> Node:
    """The two sides of the Chief card, with where and what."""
    return div(".ew-sides")[[side_card(view, action, n) for n, action in enumerate(offered(view), 1)]]


def side_card(view: View, action: Action, n: int) -> Element:
    """One side."""
    assert isinstance(action, act_.ChooseSide)
    row_ = SIDES[action.side]
    name, _, letter = action.side.rpartition("-")
    told = view.game.describe(view.state, f"chief:{action.side}")
    content: list[Node] = [
        span(".ew-pic")[emblem(action.side, "4 4 92 76")],
        b[f"{view.voice(f'chief.{name}')} · {letter.upper()}"],
        span(".ew-line", aria_hidden="true")[[sign(place, 20) for place in row_.places], program(row_.program, 20)],
        small[view.voice.rich(told.lines[0]) if told else None],
    ]
    return action_button(view, action, "ew-side", content, {**nth(n), "data-target": f"chief:{action.side}"})


def pieces(view: View) -> Node:
    """From which stack; each with what it gives when it is empty."""
    takes = [action for action in offered(view) if isinstance(action, act_.TakePiece)]
    ends = [action for action in offered(view) if isinstance(action, act_.Decline)]
    return fragment[
        pool_of(view),
        div(".btns.ew-acts")[[piece(view, action, n) for n, action in enumerate(takes, 1)]],
        div(".btns.ew-ends")[[button_of(view, action) for action in ends]],
    ]


def piece(view: View, action: act_.TakePiece, n: int) -> Element:
    """One stack: how many are left, and what it gives once empty."""
    left = view.state.tribes[me(view)].stacks[action.stack]
    note: Node = [view.voice("ew.last_one") if left == 1 else None, program(STACK_BENEFITS[action.stack], 18)]
    content: list[Node] = [sign("megalith", 22), span[view.voice.say(view.label(action))], span(".push.small")[note]]
    return action_button(view, action, "ew-act", content, nth(n))


def options(view: View) -> Node:
    """Options of an effect or an exchange, in words and signs."""
    frame = view.state.frames[-1]
    buttons: list[Node] = []
    for n, action in enumerate(offered(view), 1):
        signs: Node = None
        if isinstance(action, act_.Choose) and isinstance(frame, Choosing):
            signs = program(frame.options[action.option], 22)
        elif isinstance(action, act_.Exchange) and isinstance(frame, Trade):
            signs = program(frame.program, 22) if len(BOOK[frame.program]) == 1 else None
        style = "btn-1" if isinstance(action, act_.Exchange) else ""
        content: list[Node] = [span[view.voice.rich(view.label(action))], signs and span(".push")[signs]]
        buttons.append(action_button(view, action, f"ew-act {style}", content, nth(n)))
    return fragment[pool_of(view), div(".btns.ew-acts")[buttons]]


MAKERS: Mapping[str, Callable[[View], Node]] = {
    "prompt.side": sides,
    "prompt.turn": turn,
    "prompt.top": acting,
    "prompt.middle": acting,
    "prompt.bottom": acting,
    "prompt.rest": acting,
    "prompt.pile": forming_pile,
    "prompt.eclipse": eclipse,
    "prompt.take_piece": pieces,
    "prompt.choose": options,
    "prompt.exchange": options,
}
"""By the question."""
