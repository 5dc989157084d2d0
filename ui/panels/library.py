"""Saved games: go on, take along as a file, delete; files to take in; what could not be read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import Element, Node, b, div, fragment, li, nav, p, small, span, ul

from ui.i18n import Voice
from ui.panels.lobby import painted_of, scene, title_of
from ui.parts import act, icon, icon_button
from ui.seats import Seat, read_seats
from ui.store import Entry


@dataclass(frozen=True, slots=True)
class Preview:
    """What an imported file holds, shown before it is taken in."""

    game: str
    title: str
    seats: tuple[Seat, ...]
    moves: int
    over: bool
    stale: int


def library(voice: Voice, entries: Sequence[Entry], broken: int) -> Node:
    """All saved games of this device."""
    return fragment[
        ul(".list")[[row(voice, entry) for entry in entries]] if entries else div(".empty")[p[voice("library.empty")]],
        p(".why")[icon("u-warning", 18), voice.words("library.broken", n=broken)] if broken else None,
    ]


def library_foot(voice: Voice, broken: int) -> Node:
    """Taking files in, and taking out what could not be read."""
    return [
        act("rescue", [icon("u-download", 20), voice("library.rescue")]) if broken else None,
        act("import", [icon("u-upload", 20), voice("library.import")], "btn-1"),
    ]


def row(voice: Voice, entry: Entry) -> Element:
    """One saved game."""
    title = title_of(voice, entry)
    state = voice("library.over") if entry.over else voice("library.running")
    return li(".panel.save")[
        div(".thumb")[scene(painted_of(entry.game))],
        div[
            b[title], small[facts(read_seats(entry.players, len(entry.players)), state, f"{entry.size // 1000 + 1} kB")]
        ],
        nav(aria_label=title)[
            act("continue", voice("lobby.continue"), "btn-1" if not entry.over else "", id=entry.id),
            icon_button("export-one", "u-download", voice("library.export", title=title), id=entry.id),
            icon_button("delete", "u-trash", voice("library.delete", title=title), "btn-x", id=entry.id),
        ],
    ]


def facts(seats: Sequence[Seat], *more: str) -> str:
    """Names and whatever else, in one line."""
    return " · ".join([", ".join(seat.name for seat in seats), *more])


def sure_delete(voice: Voice, entry: Entry) -> Node:
    """Deleting asks first."""
    return p[voice("library.sure", title=title_of(voice, entry))]


def sure_delete_foot(voice: Voice, entry: Entry) -> Node:
    """Keep it, or delete it after all."""
    return [
        act("library", voice("now.back"), "btn-1", focus_first=""),
        act("delete-sure", [icon("u-trash", 20), voice("library.delete_it")], "btn-x", id=entry.id),
    ]


def import_preview(voice: Voice, preview: Preview) -> Node:
    """What is in the file."""
    state = voice("library.over") if preview.over else voice("library.running")
    moves = voice.words("library.moves", n=preview.moves)
    return fragment[
        div(".panel.save")[
            div(".thumb")[scene(painted_of(preview.game))],
            div[b[preview.title], small[facts(preview.seats, moves, state)]],
        ],
        p(".why")[icon("u-info", 18), span[voice("library.stale")]] if preview.stale else None,
        p[voice("library.as_new")],
    ]


def import_foot(voice: Voice) -> Node:
    """Take it in as a new game, or not."""
    return [
        act("library", voice("now.back")),
        act("import-sure", [icon("u-check", 20), voice("library.take_in")], "btn-1", focus_first=""),
    ]
