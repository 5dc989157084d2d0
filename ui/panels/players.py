"""Everybody at the table, in turn order, their things open."""

from __future__ import annotations

from htpy import Element, Node, article, b, div, fragment, header, section, small, span
from markupsafe import Markup

from engine.core.words import msg
from ui.face import Face
from ui.parts import act, mark, sun
from ui.view import View


def frame(view: View) -> Markup:
    """Places for one panel per seat and for the end's distance, in regions of their own."""
    places = "".join(f'<div id="player-{i}" class="region"></div>' for i in range(len(view.seats)))
    close = act("sheet", view.voice("dialog.close"), sheet="")
    return Markup(f'{places}<div id="pace" class="region"></div>{close}')


def player(view: View, face: Face, i: int) -> Markup:
    """A seat: mark, name, what they are doing, points, open things."""
    rising = (view.gains.get(i), view.moves) if i in view.gains else None
    said = (i == view.turn, note(view, i), face.points(view, i), rising, str(fragment[face.tribe(view, i)]))
    return view.once(("player", i, said), lambda: _player(view, face, i))


def _player(view: View, face: Face, i: int) -> Element:
    seat, total = view.seats[i], face.points(view, i)
    points = sun(total, view.voice.say(msg("players.points", n=total)))
    kind = f"#seat-{i}.panel.pl{'.now' if i == view.turn else ''}"
    return article(kind, data_target=f"player:{i}", tabindex="-1", aria_label=seat.name)[
        header[
            mark(seat.mark, 32),
            div[b[seat.name], small[note(view, i)]],
            span(data_spot=f"points:{i}")[points],
        ],
        face.tribe(view, i),
        gain(view, i),
        act("sheet", span(".sr")[view.voice("players.open")], "open-pl", sheet="players"),
    ]


def gain(view: View, i: int) -> Node:
    """Points that were just won or lost, rising."""
    points = view.gains.get(i, 0)
    if not points:
        return None
    return span(f".rise{'.loss' if points < 0 else ''}", aria_hidden="true", id=f"rise-{i}-{view.moves}")[
        f"{points:+d}"
    ]


def note(view: View, i: int) -> str:
    """What a player is doing: deciding, thinking, waiting."""
    seat = view.seats[i]
    if i == view.turn:
        key = "players.thinking" if not seat.person else "players.your_turn" if i == view.viewer else "players.turn"
    else:
        key = "players.you" if i == view.viewer else "players.person" if seat.person else f"level.{seat.level}"
    return view.voice(key)


def pace(view: View, face: Face) -> Node:
    """How far it is to the end."""
    inner, title = face.pace(view), view.voice(face.pace_title)
    return inner and section(".panel.pace.small", aria_label=title)[b[title], inner]
