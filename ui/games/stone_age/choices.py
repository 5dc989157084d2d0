"""The decision panel's body where a list of buttons is not enough: placing, tools, paying, dice, hunger, buying."""

from __future__ import annotations

from collections.abc import Callable

from htpy import Element, Node, b, div, p
from markupsafe import Markup

from engine.core.actions import Action
from engine.core.words import Message
from engine.games.stone_age.actions import Buy, Decline, Feed, Pay, Place, Resolve, Starve, Take, TakeDie, UseTools
from engine.games.stone_age.catalog import MENU, SLOTS, STACKS
from ui.games.stone_age.cards import shown
from ui.games.stone_age.paying import paying
from ui.games.stone_age.placing import placing, resolving
from ui.games.stone_age.reading import target_of
from ui.games.stone_age.tools import tools
from ui.panels.decision import action_button, nth
from ui.parts import icon
from ui.view import View

STYLES: dict[type[Action], str] = {Starve: "btn-x", Feed: "btn-1"}
MENU_ICONS = {"tool": "g-tool", "field": "g-field"}


def choice(view: View) -> Node:
    """The body for the kind of decision at hand; None for the plain list of actions."""
    assert view.decision is not None
    maker = MAKERS.get(type(view.decision.actions[0]))
    return maker(view) if maker else None


def gifts(view: View) -> Element:
    """Dice that stand for a gift each."""
    return div(".gifts")[[gift(view, action, n) for n, action in enumerate(view.actions, 1)]]


def gift(view: View, action: Action, n: int) -> Element:
    """One die and what it gives."""
    assert isinstance(action, TakeDie)
    what = MENU[action.face]
    picture = MENU_ICONS.get(what, f"g-{what}")
    label = view.voice.say(view.label(action))
    content: list[Node] = [icon(f"die-{action.face}", 40, "die"), icon(picture, 30)]
    extra = {**nth(n), "data-target": f"die:{action.face}", "aria-label": label}
    return action_button(view, action, "gift", content, extra)


def hunger(view: View) -> Element:
    """Need against have, then the ways out."""
    assert view.viewer is not None
    tribe = view.state.tribes[view.viewer]
    share = round(100 * tribe.food / max(tribe.figures, 1))
    actions = view.decision.actions if view.decision else ()
    return div[
        div(".need")[
            icon("g-food", 28),
            div(".bar")[Markup(f'<i style="width:{share}%"></i>')],
            b[f"{tribe.food}/{tribe.figures}"],
        ],
        div(".btns.one")[
            [action_button(view, a, STYLES.get(type(a), ""), extra=nth(n)) for n, a in enumerate(actions, 1)]
        ],
    ]


def buying(view: View) -> Element:
    """The card or tile, large, and whether to have it."""
    actions = view.decision.actions if view.decision else ()
    place = next((a.place for a in actions if isinstance(a, Buy | Decline)), "")
    return div[
        div(".offer")[large(view, place)],
        div(".btns.one")[
            [
                action_button(view, a, "btn-1" if isinstance(a, Buy) else "", extra=nth(n))
                for n, a in enumerate(actions, 1)
            ]
        ],
    ]


def large(view: View, place: str) -> Node:
    """What lies at a place, with its words."""
    said = view.game.describe(view.state, target_of(place))
    lines: list[Message] = list(said.lines) if said else []
    name = view.voice.say(said.name) if said else ""
    if place in SLOTS:
        picture = shown(f"card-{view.state.row[SLOTS.index(place)]}", "civ", name)
    else:
        picture = shown(f"tile-{view.state.stacks[STACKS.index(place)][-1]}", "tile", name)
    return [picture, div[[p[view.voice.rich(line)] for line in lines]]]


MAKERS: dict[type[Action], Callable[[View], Node]] = {
    Place: placing,
    Resolve: resolving,
    UseTools: tools,
    Pay: paying,
    Take: paying,
    TakeDie: gifts,
    Feed: hunger,
    Buy: buying,
    Decline: buying,
}
"""By the first of the offered actions."""
