"""Teaching a position: the form in which an author writes task, goal and remarks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from htpy import Element, Node, VoidElement, div, form, fragment, h3, input, label, option, p, select, span, textarea

from ui.i18n import Voice
from ui.parts import act, icon

FORM = "teach-form"
SCORE = "score"
"""The choice of a goal that is a number of points."""
MOST_WORDS = 600

Actions = Sequence[tuple[str, str]]
"""The offered actions: as text, and in words."""


def teach(voice: Voice, actions: Actions, fields: Mapping[str, str], rows: int) -> Element:
    """The form. ``fields`` are what was typed so far, ``rows`` how many remarks there are room for."""
    return form(id=FORM, data_act="teach-make")[
        p[voice("teach.about")],
        field(voice, "title", fields, short=True),
        field(voice, "task", fields),
        goal(voice, actions, fields),
        field(voice, "solved", fields),
        field(voice, "otherwise", fields),
        field(voice, "hint", fields, short=True),
        h3[voice("teach.remarks")],
        [remark(voice, actions, fields, i) for i in range(rows)],
        act("teach-more", [icon("u-plus", 20), voice("teach.more")], form=FORM),
    ]


def teach_foot(voice: Voice, trouble: str) -> Node:
    """The button that makes link, code and file; beside it what is wrong with the form."""
    said = p(".loss", role="alert")[trouble] if trouble else None
    return fragment[said, make_button(voice)]


def make_button(voice: Voice) -> Element:
    """The button alone."""
    return act("teach-make", [icon("u-check", 20), voice("teach.make")], "btn-1", form=FORM)


def field(voice: Voice, name: str, fields: Mapping[str, str], short: bool = False) -> Element:
    """A line or a few lines of words."""
    kept, common = fields.get(name, ""), {"name": name, "id": f"teach-{name}", "maxlength": str(MOST_WORDS)}
    box: Node = (
        input(".input", common, value=kept, autocomplete="off") if short else textarea(".input", common, rows="2")[kept]
    )
    return div(".field")[label(for_=f"teach-{name}")[voice(f"teach.{name}")], box]


def goal(voice: Voice, actions: Actions, fields: Mapping[str, str]) -> Element:
    """What solves the task: one of the actions, or a number of points."""
    return div(".field")[
        label(for_="goal")[voice("teach.goal")],
        chooser("goal", [*actions, (SCORE, voice("teach.score"))], fields),
        input(
            ".input",
            name="points",
            inputmode="numeric",
            pattern="-?[0-9]*",
            value=fields.get("points", ""),
            aria_label=voice("teach.points"),
            placeholder=voice("teach.points"),
        ),
    ]


def remark(voice: Voice, actions: Actions, fields: Mapping[str, str], i: int) -> Element:
    """A wrong try, what is said about it, by which rule."""
    return div(".field", role="group", aria_label=voice("teach.remark", number=i + 1))[
        chooser(f"try{i}", [("", voice("teach.none")), *actions], fields, voice("teach.try")),
        line(voice("teach.said"), f"said{i}", fields),
        line(voice("teach.rule"), f"rule{i}", fields),
    ]


def line(said: str, name: str, fields: Mapping[str, str]) -> VoidElement:
    """A line of words whose name stands in it until it is filled."""
    return input(".input", name=name, value=fields.get(name, ""), aria_label=said, placeholder=said)


def chooser(name: str, choices: Actions, fields: Mapping[str, str], said: str = "") -> Element:
    """A list to choose from."""
    now = fields.get(name, "")
    listed = [option(value=value, selected=value == now)[text] for value, text in choices]
    return select(".select", {"name": name, "id": name, **({"aria-label": said} if said else {})})[listed]


def taught(voice: Voice, offers: Node) -> Node:
    """What was made."""
    return [
        p(".why")[icon("u-check", 18), span[voice("teach.made")]],
        offers,
        act("teach-file", [icon("u-download", 20), voice("teach.file")]),
    ]
