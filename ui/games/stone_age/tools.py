"""Choosing the tools that are added to a roll."""

from __future__ import annotations

from htpy import Node, div, p, span
from markupsafe import Markup

from engine.core.actions import Action
from engine.games.stone_age.actions import UseTools
from engine.games.stone_age.catalog import CARDS, DIVISORS
from engine.games.stone_age.phases.tools import added_value
from ui.games.stone_age.reading import rolled
from ui.games.stone_age.reckon import reckon
from ui.games.stone_age.tribe import one_use, tool_tile
from ui.panels.decision import action_button
from ui.parts import icon
from ui.pick import exact
from ui.view import View


def tools(view: View) -> Node:
    """The roll, the tools that can be added, and what comes of it."""
    roll = rolled(view.state)
    assert roll is not None
    tribe = view.state.tribes[roll.player]
    base, divisor = sum(roll.dice), DIVISORS[roll.good]
    whole = exact(view.decision.actions if view.decision else (), view.scratch.chosen)
    total = base + (added_value(tribe, whole) if isinstance(whole, UseTools) else chosen_value(view))
    most = max(
        base + added_value(tribe, a)
        for a in (view.decision.actions if view.decision else ())
        if isinstance(a, UseTools)
    )
    tiles = [tool_tile(view, f"tool:{i}", v, tribe.used[i]) for i, v in enumerate(tribe.tools) if v]
    return [
        div(".mid")[
            div(".roll")[Markup("".join(icon(f"die-{d}", 46, "die") for d in roll.dice)), span(".sum")[f"= {base}"]],
            div(".with")[
                span(".op", aria_hidden="true")["+"],
                tiles,
                once_tiles(view),
                span(".sum", data_says="sum")[f"= {total}"] if view.scratch.chosen else None,
            ],
        ],
        reckon(roll.good, divisor, base, total, most, view.voice("sa.reckon", total=total, n=total // divisor)),
        div(".btns")[tool_buttons(view, whole)],
    ]


def once_tiles(view: View) -> list[Node]:
    """One-use tools."""
    assert view.viewer is not None
    names = one_use(view.state.tribes[view.viewer])
    return [tool_tile(view, f"card:{name}", CARDS[name].amount, False, True) for name in names]


def chosen_value(view: View) -> int:
    """What the chosen tools add, where they are not yet a whole action."""
    assert view.viewer is not None
    tribe, value = view.state.tribes[view.viewer], 0
    for target in view.scratch.chosen:
        kind, _, name = target.partition(":")
        value += tribe.tools[int(name)] if kind == "tool" else CARDS[name].amount
    return value


def tool_buttons(view: View, whole: Action | None) -> list[Node]:
    """The action that the chosen tools make, and going without."""
    assert view.decision is not None
    none = view.decision.actions[0]
    buttons: list[Node] = [action_button(view, whole, "btn-1")] if whole and whole != none else []
    if not buttons and view.scratch.chosen:
        buttons = [p(".why")[icon("u-info", 18), view.voice("sa.more_tools")]]
    return [*buttons, action_button(view, none, "" if view.scratch.chosen else "btn-1")]
