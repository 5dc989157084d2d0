"""Choosing where to place figures and which own place to carry out."""

from __future__ import annotations

from htpy import Element, Node, b, button, div, p, span

from engine.core.actions import Action
from engine.games.stone_age.actions import Place, Resolve
from ui.games.stone_age import layout
from ui.games.stone_age.reading import target_of
from ui.panels.decision import action_button, cancel, nth
from ui.parts import icon
from ui.view import View


def placing(view: View) -> Element:
    """First the place, then how many."""
    if view.scratch.chosen:
        buttons = [figures_button(view, action) for action in view.actions]
        return div[
            about(view, view.scratch.chosen[0]),
            div(".btns.many" if len(buttons) > 1 else ".btns.one")[buttons],
            cancel(view),
        ]
    return div(".things")[[place_chip(view, target) for target in view.targets]]


def about(view: View, target: str) -> Node:
    """The chosen place: its name and what it gives."""
    said = view.game.describe(view.state, target)
    if said is None:
        return None
    return p(".about")[b[view.voice.say(said.name)], ". ", view.voice.rich(said.lines[0])]


def figures_button(view: View, action: Action) -> Element:
    """A number of figures for the chosen place."""
    assert isinstance(action, Place)
    only = len(view.actions) == 1
    label = view.voice.say(view.label(action))
    content: list[Node] = [span[label]] if only else [b[str(action.figures)], icon("g-person", 20)]
    extra = {**nth(action.figures), "aria-label": label}
    return action_button(view, action, "btn-1" if only else "", content, extra)


def place_chip(view: View, target: str) -> Element:
    """A place that can be chosen, with its icon."""
    return button(".chip.thing", type="button", data_target=target)[
        icon(place_icon(target), 20), place_words(view, target)
    ]


def place_icon(target: str) -> str:
    """The icon of a place, slot or stack."""
    kind, _, name = target.partition(":")
    if kind == "place":
        return layout.LABELS[name][2]
    return "g-card" if kind == "slot" else "g-hut"


def place_words(view: View, target: str) -> str:
    """A place's short name."""
    kind, _, name = target.partition(":")
    if kind == "place":
        return view.voice(f"place.{name}")
    return view.voice("sa.slot" if kind == "slot" else "sa.stack", number=name)


def resolving(view: View) -> Element:
    """Own places to carry out, one button each."""
    sure = len(view.actions) == 1
    rows = [resolve_button(view, action, n, "btn-1" if sure else "") for n, action in enumerate(view.actions, 1)]
    return div[div(".btns.one" if sure else ".acts")[rows], cancel(view)]


def resolve_button(view: View, action: Action, n: int, style: str) -> Element:
    """One own place, with the people there."""
    assert view.viewer is not None
    count = view.state.tribes[view.viewer].placed.get(action.place, 0) if isinstance(action, Resolve) else 0
    people: Node = span(".push", aria_hidden="true")[f"{count} ", icon("g-person", 18)] if count else None
    content: list[Node] = [icon(row_icon(action), 24), span[view.voice.rich(view.label(action))], people]
    return action_button(view, action, style, content, nth(n))


def row_icon(action: Action) -> str:
    """The icon of an own place, or of the card of free choice."""
    return place_icon(target_of(action.place)) if isinstance(action, Resolve) else "g-any"
