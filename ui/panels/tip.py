"""What a thing on the board gives and, if it cannot be chosen now, why: shown beside what is pointed at."""

from __future__ import annotations

from htpy import Element, Node, b, div, footer, p, span

from engine.core.game import Refusal
from engine.core.words import Message
from ui.face import Face
from ui.parts import icon, rule_link
from ui.view import View


def tip(view: View, face: Face, target: str) -> Node:
    """The words about a target; nothing for a target that has none."""
    said = face.describe(view, target)
    if said is None:
        return None
    large = face.enlarged(view, target)
    if large:
        return div(f"#tip-{target.replace(':', '-')}.tip.large", data_at=target)[large]
    refusal = None if target in view.first_targets else view.refusals.get(target)
    rules = dict.fromkeys([*([refusal.rule] if refusal else []), *said.rules])
    return div(f"#tip-{target.replace(':', '-')}.tip", data_at=target)[
        b[view.voice.rich(said.name)],
        [p[view.voice.rich(line)] for line in said.lines],
        refused(view, refusal) if refusal else None,
        footer[[rule_link(rule) for rule in rules]],
    ]


def refused(view: View, refusal: Refusal) -> Element:
    """Why a thing cannot be chosen now."""
    return p(".why")[icon("u-lock", 18), span[view.voice.rich(Message(refusal.reason, refusal.params))]]
