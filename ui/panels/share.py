"""Links: giving a position or a whole game away, and what has come by one."""

from __future__ import annotations

from dataclasses import dataclass

from htpy import Element, Node, b, div, fragment, input, label, p, small, span

from ui.i18n import Voice
from ui.page import Fault
from ui.panels.lobby import painted_of, scene
from ui.parts import act, icon
from ui.seats import Seat


@dataclass(frozen=True, slots=True)
class Offer:
    """Something to copy: ``name`` is its word (``share.position``); an empty text was too long for a link."""

    name: str
    text: str


def share(voice: Voice, offers: list[Offer]) -> Node:
    """Everything that can be given away."""
    return fragment[p[voice("share.about")], [offered(voice, offer) for offer in offers]]


def offered(voice: Voice, offer: Offer) -> Element:
    """One text with a button that copies it; a file in its place where it is too long."""
    if not offer.text:
        return div(".field")[
            span(".label")[voice(offer.name)],
            p(".note")[voice("share.too_long")],
            act("export", [icon("u-download", 20), voice("notice.download")]),
        ]
    field = offer.name.replace(".", "-")
    return div(".field")[
        label(for_=field)[voice(offer.name)],
        div(".row")[
            input(".input", id=field, readonly=True, value=offer.text),
            act("copy", [icon("u-copy", 20), voice("share.copy")], what=offer.name),
        ],
    ]


def arrived(voice: Voice, game_id: str, title: str, seats: tuple[Seat, ...], moves: int, task: str) -> Node:
    """What has come by a link."""
    told = task or " · ".join([", ".join(seat.name for seat in seats), voice.words("library.moves", n=moves)])
    return fragment[
        div(".panel.save")[div(".thumb")[scene(painted_of(game_id))], div[b[title], small[told]]],
        p[voice("arrive.task" if task else "arrive.as_new")],
    ]


def arrived_foot(voice: Voice, task: bool) -> Node:
    """Open it, or not."""
    return [
        act("close", voice("arrive.leave")),
        act(
            "arrive-sure",
            [icon("u-play", 20), voice("arrive.solve" if task else "arrive.play")],
            "btn-1",
            focus_first="",
        ),
    ]


def refused(voice: Voice, fault: Fault, game_id: str) -> Node:
    """A link that cannot be opened: why, and a picture of what could be read of it."""
    title = voice(f"lobby.{game_id}.title") if game_id else ""
    picture = div(".panel.save")[div(".thumb")[scene(painted_of(game_id))], div[b[title]]] if game_id else None
    return fragment[picture, p(".why")[icon("u-warning", 18), span[voice(f"arrive.{fault.kind}")]]]
