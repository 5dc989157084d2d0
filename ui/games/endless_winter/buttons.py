"""Actions as buttons: a picture, words, what it costs or brings; and many of them by the things they are about."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from htpy import Element, Node, b, div, fragment, span

from engine.core.actions import Action
from engine.games.endless_winter import actions as act_
from engine.games.endless_winter.catalog import IDOL_BONUSES, PEOPLE
from engine.games.endless_winter.phases.goods import FREE, food_labour
from engine.games.endless_winter.phases.idols import position
from engine.games.endless_winter.phases.megaliths import high_points, low_points, space_bonus
from engine.games.endless_winter.phases.payment import labour_of
from engine.games.endless_winter.phases.prices import price
from engine.games.endless_winter.text import terms_now
from ui.games.endless_winter.cards import beast, bonus, emblem, ink, name_of, worth_here
from ui.games.endless_winter.labour import pool
from ui.games.endless_winter.reading import fits
from ui.games.endless_winter.signs import amount, bill, program, sign
from ui.panels.decision import action_button, cancel, nth
from ui.parts import act
from ui.view import View

WAYS = (act_.PlayTribe, act_.SpendFood, act_.UseAbility)
"""How labour is made, and what its makers can do."""


ENDS = (act_.Descend, act_.EndTurn, act_.UseBottom, act_.Decline, act_.ClosePile, act_.EndBenefits, act_.LeavePart)
"""Ways on."""


MANY = 6
"""More actions than this are shown by the things they are about."""
CROWD = 8
"""More things than this stand in two columns."""


def me(view: View) -> int:
    """Who decides."""
    assert view.decision is not None
    return view.decision.player


def offered(view: View) -> tuple[Action, ...]:
    """All offered actions."""
    return view.decision.actions if view.decision else ()


def group(view: View, key: str, content: list[Node]) -> Element:
    """Some choices under a small heading."""
    return div(".ew-part", role="group", aria_label=view.voice(key))[b(".ew-part-name")[view.voice(key)], content]


def narrowed(view: View) -> Node:
    """What fits the things chosen so far, and the way back."""
    found = fits(offered(view), view.scratch.chosen)
    style = "btn-1" if len(found) == 1 else ""
    return fragment[
        div(".btns.ew-acts")[[button_of(view, action, style, n) for n, action in enumerate(found, 1)]], cancel(view)
    ]


def listing(view: View) -> Node:
    """Every action as a button, or the things they are about where there are many."""
    found = list(offered(view))
    ends = [action for action in found if isinstance(action, ENDS)]
    own = [action for action in found if not isinstance(action, ENDS)]
    if view.scratch.chosen:
        return fragment[
            pool_of(view), narrowed(view), div(".btns.ew-ends")[[button_of(view, action) for action in ends]]
        ]
    body = (
        things(view, own)
        if len(own) > MANY
        else div(".btns.ew-acts")[[button_of(view, a, "", n) for n, a in enumerate(own, 1)]]
    )
    return fragment[pool_of(view), body, div(".btns.ew-ends")[[button_of(view, action) for action in ends]]]


def pool_of(view: View) -> Node:
    """The labour of the turn where a turn is going on."""
    return pool(view, me(view)) if view.state.turn.player == me(view) and view.state.turn.ledger else None


def things(view: View, own: list[Action]) -> Node:
    """A button for each thing that actions are about, with the least price of it."""
    found: dict[str, Action] = {}
    for action in own:
        found.setdefault(action.targets[0], action)
    kind = "many most" if len(found) > 2 * CROWD else "many" if len(found) > CROWD else ""
    return div({"class": f"ew-things {kind}"})[[thing_button(view, *row) for row in found.items()]]


def thing_button(view: View, target: str, action: Action) -> Element:
    """One thing; several actions may be about it."""
    told = view.game.describe(view.state, target)
    cost = price(view.state, action, terms_now(view.state))
    return act(
        "ew-thing",
        [
            thing_picture(target, action),
            span[view.voice.say(told.name) if told else target],
            cost != FREE and span(".push")[bill(cost, 16)],
        ],
        "ew-thing",
        {"data-target": target},
        value=target,
    )


def thing_picture(target: str, action: Action) -> Node:
    """A small picture of a thing."""
    kind, _, name = target.partition(":")
    if kind in ("card", "supply"):
        return span({"class": f"ew-face {ink(name)}"})[emblem(name, "26 10 48 52")]
    return beast(name) if kind == "zone" else lead_sign(action)


def button_of(view: View, action: Action, style: str = "", n: int = 0) -> Element:
    """An action as a button: its picture, its words, what it costs or brings."""
    label = view.label(action)
    content: list[Node] = [lead(view, action), span[short(view, action) or view.voice.rich(label)], tail(view, action)]
    said = {"aria-label": view.voice.say(label)} if short(view, action) else {}
    return action_button(view, action, f"ew-act {style}", content, {**said, **(nth(n) if n else {})})


def short(view: View, action: Action) -> Node:
    """A way to labour in fewer words, since the signs beside it say the rest; nothing for other actions."""
    if isinstance(action, act_.PlayTribe):
        person = PEOPLE[action.card]
        return [name_of(view, action.card), " ", bonus(view, person) if worth_here(view, person)[1] else None]
    if isinstance(action, act_.SpendFood):
        start = view.state.tribes[me(view)].food
        return view.voice("ew.food_steps", start=start, stop=action.food)
    return None


def lead(view: View, action: Action) -> Node:
    """The picture before an action."""
    card = getattr(action, "card", "")
    if card:
        return span({"class": f"ew-face {ink(card)}"}, aria_hidden="true")[emblem(card, "26 10 48 52")]
    if isinstance(action, (act_.Hunt, act_.Tip)):
        return beast(action.species)
    return lead_sign(action)


LEADS: Mapping[type[Action], str] = {
    act_.PlaceCamp: "camp",
    act_.MoveCamp: "move",
    act_.BuildVillage: "village",
    act_.TakeStone: "stone",
    act_.TakePiece: "megalith",
    act_.Raise: "megalith",
    act_.SpendFood: "food",
    act_.Draw: "card",
    act_.Descend: "down",
    act_.UseBottom: "bottom",
    act_.TakeAll: "eclipse",
}


def lead_sign(action: Action) -> Node:
    """The sign of an action's kind."""
    if isinstance(action, act_.Advance):
        return sign(action.track, 22)
    name = LEADS.get(type(action))
    return sign(name, 22) if name else None


def tail(view: View, action: Action) -> Node:
    """What an action brings, in signs: labour, or the effect."""
    make = TAILS.get(type(action))
    return span(".push", aria_hidden="true")[make(view, action)] if make else None


def _labour(view: View, action: act_.PlayTribe) -> Node:
    return ["+", amount("labour", labour_of(action.card, view.state.turn.column)[0], 20)]


def _food(view: View, action: act_.SpendFood) -> Node:
    return ["+", amount("labour", food_labour(view.state.tribes[me(view)].food, action.food), 20)]


def _raised(view: View, action: act_.Raise) -> Node:
    cell, player = (action.row, action.column), me(view)
    points = low_points(view.state, player, cell) if action.level == 1 else high_points(view.state, player, cell)
    bonus = space_bonus(view.state, cell) if action.level == 1 else ""
    return [amount("vp", points, 18) if points else None, program(bonus, 18)]


def _advanced(view: View, action: act_.Advance) -> Node:
    space = position(view.state.tribes[me(view)], action.track) + 1
    return program(IDOL_BONUSES[action.track][space], 18)


TAILS: Mapping[type[Action], Callable[..., Node]] = {
    act_.PlayTribe: _labour,
    act_.SpendFood: _food,
    act_.Raise: _raised,
    act_.Advance: _advanced,
}
