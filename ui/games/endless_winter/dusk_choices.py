"""Questions of the Eclipse: the pile that is formed, the benefits."""

from __future__ import annotations

from htpy import Element, Node, div, fragment, p, span

from engine.games.endless_winter import actions as act_
from engine.games.endless_winter.catalog import PEOPLE
from engine.games.endless_winter.phases.eclipse import program as benefit_program
from ui.games.endless_winter.buttons import button_of, group, lead, me, offered
from ui.games.endless_winter.cards import emblem, ink
from ui.games.endless_winter.dusk import comparison, forming
from ui.games.endless_winter.signs import amount, program, sign
from ui.games.endless_winter.turn import steps
from ui.panels.decision import action_button, nth
from ui.view import View


def forming_pile(view: View) -> Node:
    """The Eclipse pile: what it counts so far, and the cards that may join it."""
    cards = [action for action in offered(view) if isinstance(action, act_.SetAside)]
    return fragment[
        steps(view),
        p(".small.soft")[view.voice("ew.pile_note")],
        forming(view, me(view)),
        div(".btns.ew-acts")[[pile_card(view, action, n) for n, action in enumerate(cards, 1)]],
        div(".btns.ew-ends")[[button_of(view, a, "btn-1") for a in offered(view) if isinstance(a, act_.ClosePile)]],
    ]


def pile_card(view: View, action: act_.SetAside, n: int) -> Element:
    """A card for the pile: the labour it adds and what it does in the Eclipse."""
    person = PEOPLE.get(action.card)
    gain: Node = (
        [amount("labour", person.labour, 18), program(person.eclipse, 18)] if person else view.voice("ew.comes_back")
    )
    content: list[Node] = [lead(view, action), span[view.voice.say(view.label(action))], span(".push.small")[gain]]
    return action_button(view, action, "ew-act", content, nth(n))


def eclipse(view: View) -> Node:
    """The sums, then the benefits in any order."""
    takes = [action for action in offered(view) if isinstance(action, act_.TakeBenefit)]
    rest = [action for action in offered(view) if not isinstance(action, act_.TakeBenefit)]
    return fragment[
        comparison(view),
        group(view, "ew.benefits", [benefit(view, action, n) for n, action in enumerate(takes, 1)]),
        div(".btns.ew-ends")[[button_of(view, action) for action in rest]],
    ]


def benefit(view: View, action: act_.TakeBenefit, n: int) -> Element:
    """One benefit: where it comes from and what it gives."""
    key = benefit_program(view.state, action.benefit)
    content: list[Node] = [
        span(".ew-src", aria_hidden="true")[benefit_picture(action.benefit)],
        span[view.voice.rich(view.label(action))],
        span(".push")[program(key, 20)],
    ]
    return action_button(view, action, "ew-act", content, {**nth(n), "data-target": action.benefit})


def benefit_picture(target: str) -> Node:
    """Where a benefit comes from."""
    kind, _, name = target.partition(":")
    if kind == "card":
        return span({"class": f"ew-face {ink(name)}"})[emblem(name, "26 10 48 52")]
    pictures = {"order": "order", "hex": "land", "stack": "megalith", "village": "village"}
    return sign(pictures.get(kind, "stone"), 22)
