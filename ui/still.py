"""A position as a picture that stands still: what lies on the table, everybody's things, its points, as HTML.

Made by the build for published positions, so that a page shows them before there is any Python.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from htpy import (
    Element,
    Node,
    a,
    button,
    details,
    div,
    figcaption,
    figure,
    fragment,
    h1,
    p,
    section,
    span,
    summary,
    svg,
    use,
)
from markupsafe import Markup

from engine.core.match import Match
from engine.core.words import Message
from engine.teaching.lesson import Lesson, said
from ui.face import Face, face_of
from ui.i18n import Person, Voice, voice
from ui.page import Pieces
from ui.panels.lobby import GAMES
from ui.panels.players import player
from ui.panels.score import preview
from ui.parts import icon
from ui.seats import Seat, read_seats
from ui.view import View

EMPTY = r'(<(\w+) [^>]*\bid="{name}"[^>]*>)(</\2>)'
RULE = re.compile(r'<a class="rule"[^>]*>([^<]*)</a>')
"""A link to a rule leads nowhere before there is Python."""
FOR_HANDS = re.compile(r' (?:tabindex|role|data-(?:act|action|target|lights))="[^"]*"')


def still(match: Match[Any], language: str, lesson: Lesson, link: str) -> str:
    """The figure for a lesson's position, from the chair of whoever decides. ``link`` opens it in the app."""
    view, face = onlooking(match, language)
    head = span(".eyebrow")[match.game.title[language]]
    shown = str(
        figure(".still", data_game=match.game.id, data_seats=str(len(view.seats)))[
            figcaption[head, h1[said(lesson.title, language)], p[said(lesson.task, language)]],
            p(".prompt")[asked(view)],
            ways(view.voice, link),
            table(view, face),
            details(".panel")[summary[view.voice("talk.score")], preview(view, face)],
        ]
    )
    return RULE.sub(r'<span class="rule">\1</span>', shown)


def any_still(language: str) -> str:
    """The figure for a position that the build does not know: the page's script fills in what the link says."""
    say = voice(language)
    scenes = [
        svg(viewBox="0 0 440 480", preserveAspectRatio="xMidYMid slice", data_scene=painted.game, hidden=True)[
            use(href=f"#{painted.scene}", width="440", height="480")
        ]
        for painted in GAMES
    ]
    caption = figcaption[h1(data_fill="title")["Fogueira"], p(data_fill="task")]
    return str(figure(".still.any")[div(".thumb", aria_hidden="true")[scenes], caption, ways(say, "./")])


def ways(say: Voice, link: str) -> Element:
    """From looking to playing: here, or in the app."""
    start = button(".btn.btn-1", type="button", data_embed="start")[icon("u-play", 20), say("guest.try")]
    return div(".btns")[start, a(".btn", href=link, target="_blank", rel="noopener", data_link=True)[say("guest.open")]]


def onlooking(match: Match[Any], language: str) -> tuple[View, Face]:
    """The view of the one who decides, before anything is chosen."""
    game, face, decision = match.game, face_of(match.game.id), match.decision
    viewer = decision.player if decision else None
    state = game.observe(match.state, viewer)
    seats: tuple[Seat, ...] = read_seats(match.players, game.seats(match.state))
    say = voice(language, game.id, [Person(seat.name, seat.mark) for seat in seats], face.pictures)
    score = game.score(match.state if match.over else state)
    return View(game, state, viewer, viewer, decision, seats, say, score=score, moves=len(match.moves)), face


def asked(view: View) -> Node:
    """What is to be decided."""
    decision = view.decision
    return view.voice.rich(Message(decision.prompt, decision.params)) if decision else None


def table(view: View, face: Face) -> Node:
    """The board, everybody's things and the viewer's own, as they lie on the table, with nothing to press.

    The styles of the table show them opened, side by side where there is room.
    """
    parts = [
        div(".table", data_sheet="mine")[section(".board")[face.still(view)], div(".mine-area")[face.mine(view)]],
        div(".table", data_sheet="players")[
            div(".players.open")[[player(view, face, i) for i in range(len(view.seats))]]
        ],
    ]
    filled = _filled(str(fragment[parts]), face.regions(view))
    return div(".shown", aria_hidden="true", inert=True)[Markup(FOR_HANDS.sub("", filled))]


def _filled(markup: str, regions: Mapping[str, Callable[[], Node | Pieces]]) -> str:
    for name, make in regions.items():
        content = make()
        text = "".join(content.values()) if isinstance(content, Mapping) else str(fragment[content])
        markup = re.sub(EMPTY.format(name=re.escape(name)), lambda m, text=text: f"{m[1]}{text}{m[3]}", markup)  # type: ignore[misc]
    return markup
