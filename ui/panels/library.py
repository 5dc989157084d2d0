"""Saved games: go on, take along as a file, delete; files to take in; what could not be read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import Element, Node, b, div, fragment, li, p, small, span, ul

from ui.i18n import Voice
from ui.panels.lobby import title_of
from ui.parts import act, icon, icon_button, mark
from ui.seats import Seat, read_seats
from ui.store import Entry


@dataclass(frozen=True, slots=True)
class Preview:
    """What an imported file holds, shown before it is taken in."""

    title: str
    seats: tuple[Seat, ...]
    moves: int
    over: bool
    stale: int
    text: str


def library(voice: Voice, entries: Sequence[Entry], broken: int, sizes: int) -> Node:
    """All saved games of this device."""
    return fragment[
        ul(".saves")[[row(voice, entry) for entry in entries]] if entries else p(".soft")[voice("library.empty")],
        p(".small.soft")[icon("u-warning", 18), voice.words("library.broken", n=broken)] if broken else None,
        div(".btns")[
            act("import", [icon("u-upload", 20), voice("library.import")]),
            act("rescue", [icon("u-download", 20), voice("library.rescue")]) if broken else None,
        ],
    ]


def row(voice: Voice, entry: Entry) -> Element:
    """One saved game."""
    seats = read_seats(entry.players, len(entry.players))
    title = title_of(voice, entry)
    state = voice("library.over") if entry.over else voice("library.running")
    return li(".save")[
        span(".who-list", aria_hidden="true")[[mark(seat.mark, 22) for seat in seats]],
        div[
            b[title], small[", ".join(seat.name for seat in seats), " · ", state, " · ", f"{entry.size // 1000 + 1} kB"]
        ],
        act("continue", voice("lobby.continue"), "btn-1" if not entry.over else "", id=entry.id),
        icon_button("export-one", "u-download", voice("library.export", title=title), id=entry.id),
        icon_button("delete", "u-trash", voice("library.delete", title=title), "btn-x", id=entry.id),
    ]


def sure_delete(voice: Voice, entry: Entry) -> Node:
    """Deleting asks first."""
    return fragment[
        p[voice("library.sure", title=title_of(voice, entry))],
        div(".btns")[
            act("library", voice("now.back"), "btn-1", focus_first=""),
            act("delete-sure", [icon("u-trash", 20), voice("library.delete_it")], "btn-x", id=entry.id),
        ],
    ]


def import_preview(voice: Voice, preview: Preview) -> Node:
    """What is in the file, and taking it in as a new game."""
    state = voice("library.over") if preview.over else voice("library.running")
    return fragment[
        div(".save")[
            span(".who-list", aria_hidden="true")[[mark(seat.mark, 22) for seat in preview.seats]],
            div[
                b[preview.title],
                small[
                    ", ".join(seat.name for seat in preview.seats),
                    " · ",
                    voice.words("library.moves", n=preview.moves),
                    " · ",
                    state,
                ],
            ],
        ],
        p(".why")[icon("u-info", 18), span[voice("library.stale")]] if preview.stale else None,
        p[voice("library.as_new")],
        div(".btns")[
            act("import-sure", [icon("u-check", 20), voice("library.take_in")], "btn-1", focus_first=""),
            act("library", voice("now.back")),
        ],
    ]
