"""The rulebook in the app: one rule beside the table, or the whole book to read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from htpy import Element, Node, a, article, b, div, h2, h3, h4, nav, p, section, span
from markupsafe import Markup

from engine.teaching.lesson import said
from ui.i18n import Voice
from ui.parts import act, icon, rule_link
from ui.rulebook import Chapter, Rule, Rulebook
from ui.view import View


def rules_tab(view: View, book: Rulebook | None) -> Node:
    """The rule that was asked for, or the table of contents."""
    if book is None:
        return p(".soft")[view.voice("rules.loading")]
    rule = book.rule(view.scratch.rule)
    whole = act("rules", [icon("u-book", 20), view.voice("rules.whole")], "btn-3")
    if rule is None:
        return div(".prose")[contents(book), whole]
    return div(".prose")[
        one_rule(rule), act("rule", [icon("u-back", 20), view.voice("rules.contents")], "btn-3"), whole
    ]


def one_rule(rule: Rule) -> Element:
    """A single rule."""
    return article[h3[rule_link(rule.id), " ", rule.title], Markup(rule.html)]


def contents(book: Rulebook) -> Element:
    """Every rule's title, by chapter."""
    return nav[[[h4[chapter.title], [_entry(rule) for rule in chapter.rules]] for chapter in book.chapters]]


def _entry(rule: Rule) -> Element:
    return a(".entry", href=f"#{rule.id}", data_act="rule", data_rule=rule.id)[b[rule.title], span[rule.id]]


def whole_book(book: Rulebook) -> Element:
    """The rulebook from first to last page."""
    return div(".prose")[Markup(book.html), [_chapter(chapter) for chapter in book.chapters]]


def _chapter(chapter: Chapter) -> Node:
    rules = [
        article(id=f"book-{rule.id}")[h4[rule.title, " ", rule_link(rule.id)], Markup(rule.html)]
        for rule in chapter.rules
    ]
    return [h2[chapter.title], Markup(chapter.html), rules]


def puzzle_list(voice: Voice, puzzles: Sequence[Mapping[str, Any]]) -> Node:
    """The puzzles of a game, each a tap away."""
    if not puzzles:
        return None
    named = [act("arrive", said(puzzle["title"], voice.language), link=puzzle["link"]) for puzzle in puzzles]
    return section(".panel.task", aria_label=voice("rules.puzzles"))[b[voice("rules.puzzles")], div(".btns")[named]]
