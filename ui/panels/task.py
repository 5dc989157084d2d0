"""The panel of a lesson: what to do, hints, the verdict with its rule."""

from __future__ import annotations

from htpy import Element, Node, div, h2, p, section, span

from engine.teaching.lesson import Lesson, Verdict, said
from ui.parts import act, icon, rule_link
from ui.view import View

SIGNS = {"solved": "u-check", "wrong": "u-undo"}


def task(view: View, lesson: Lesson, verdict: Verdict | None, hints: int) -> Element:
    """The whole panel."""
    language, kind = view.voice.language, verdict.kind if verdict else "open"
    shown = [p(".why")[icon("u-hint", 18), span[said(hint, language)]] for hint in lesson.hints[:hints]]
    style = {"solved": ".right", "wrong": ".wrong", "open": ""}[kind]
    return section(f"#lesson.panel.task{style}", aria_labelledby="task-title")[
        div(".head")[span(".eyebrow")[view.voice("task.title")]],
        h2("#task-title")[said(lesson.title, language)],
        p[said(lesson.task, language)],
        shown,
        div("#verdict", data_says="verdict")[spoken(view, verdict)],
        div(".btns")[buttons(view, lesson, kind, hints)],
    ]


def spoken(view: View, verdict: Verdict | None) -> Node:
    """What is said about the last try."""
    if verdict is None or verdict.remark is None:
        return None
    remark = verdict.remark
    told = span[said(remark.text, view.voice.language), " ", rule_link(remark.rule) if remark.rule else None]
    return p(".why")[icon(SIGNS[verdict.kind], 20), told]


def buttons(view: View, lesson: Lesson, kind: str, hints: int) -> list[Node]:
    """What can be done about the task now."""
    say = view.voice
    if kind == "open":
        left = len(lesson.hints) - hints
        return [act("task-hint", [icon("u-hint", 20), say("task.hint")])] if left else []
    again = act("task-again", [icon("u-undo", 20), say("task.again")], "btn-1" if kind == "wrong" else "")
    on = act("task-on", [icon("u-play", 20), say("task.on")], "btn-1", focus_first="") if kind == "solved" else None
    return [on, again]
