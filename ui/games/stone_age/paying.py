"""Choosing the resources to pay with or to take."""

from __future__ import annotations

from htpy import Element, button, div, li, output, p, small, span, ul
from markupsafe import Markup

from engine.games.stone_age.catalog import RESOURCES, VALUES
from ui.panels.decision import action_button, cancel
from ui.parts import icon
from ui.pick import exact, next_targets
from ui.view import View


def paying(view: View) -> Element:
    """Pieces put together with plus and minus; the button says what they make."""
    assert view.decision is not None
    assert view.viewer is not None
    offered = view.decision.actions
    kinds = [k for k in RESOURCES if any(f"good:{k}" in action.targets for action in offered)]
    whole = exact(offered, view.scratch.chosen)
    return div[
        ul(".pay")[[piece_row(view, kind) for kind in kinds]],
        pieces(view),
        div(".btns")[
            action_button(view, whole, "btn-1")
            if whole
            else p(".why")[icon("u-info", 18), view.voice("sa.pick_pieces")]
        ],
        cancel(view),
    ]


def piece_row(view: View, kind: str) -> Element:
    """One kind of goods: how many there are, how many are picked."""
    assert view.viewer is not None
    assert view.decision is not None
    say, target = view.voice, f"good:{kind}"
    have = view.state.tribes[view.viewer].goods[RESOURCES.index(kind)]
    picked = view.scratch.chosen.count(target)
    more = target in next_targets(view.decision.actions, view.scratch.chosen)
    name = say(f"good.{kind}")
    return li[
        icon(f"g-{kind}", 32),
        span(".name")[name, small[say("sa.you_have", n=have)]],
        span(".step")[
            step("unpick", "u-minus", say("sa.less", what=name), kind, picked > 0),
            output[str(picked)],
            step("pick", "u-plus", say("sa.more", what=name), kind, more),
        ],
    ]


def step(name: str, picture: str, label: str, kind: str, can: bool) -> Element:
    """Plus or minus."""
    return button(
        ".btn.btn-i",
        type="button",
        data_act=name,
        data_id=f"good:{kind}",
        aria_label=label,
        aria_disabled=None if can else "true",
    )[icon(picture, 20)]


def pieces(view: View) -> Element:
    """The picked pieces, the gaps still to fill, what they are worth in a building."""
    assert view.decision is not None
    chosen = view.scratch.chosen
    sizes = {len(action.targets) for action in view.decision.actions}
    gaps = max(min(sizes) - len(chosen), 0)
    kinds = [target.partition(":")[2] for target in chosen]
    worth = sum(VALUES[RESOURCES.index(kind)] for kind in kinds)
    counts_points = view.decision.prompt in ("prompt.pay_kinds", "prompt.pay_free")
    return div(".paid", aria_hidden="true")[
        [icon(f"g-{kind}", 24) for kind in kinds],
        [Markup('<i class="gap"></i>')] * gaps,
        span(".sum")[f"= {worth}"] if counts_points else None,
    ]
