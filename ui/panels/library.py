"""The library: every saved game of this device, what can be done with it, and with all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from htpy import (
    Element,
    Node,
    article,
    div,
    fragment,
    h1,
    h2,
    h3,
    header,
    li,
    main,
    nav,
    p,
    section,
    small,
    span,
    ul,
)

from ui.entry import Entry
from ui.i18n import Voice
from ui.panels.lobby import name_of, painted_of, scene
from ui.parts import act, icon, icon_button
from ui.seats import read_seats

THOUSAND = 1000


@dataclass(frozen=True, slots=True)
class Shelf:
    """What the library shows: games, texts that could not be read, characters used, whether the browser lets us keep
    anything, and how a time is written.
    """

    entries: Sequence[Entry]
    broken: int
    used: int
    refused: bool
    date: Callable[[int], str]


def library(voice: Voice, shelf: Shelf) -> Node:
    """The whole screen."""
    running = [entry for entry in shelf.entries if not entry.over]
    over = [entry for entry in shelf.entries if entry.over]
    return fragment[
        div(".library.wrap")[
            top(voice),
            trouble(voice, shelf),
            main[
                shelf_of(voice, shelf, "library.running_games", running),
                shelf_of(voice, shelf, "library.over_games", over),
                None if shelf.entries else empty(voice),
            ],
            everything(voice, shelf),
        ]
    ]


def top(voice: Voice) -> Element:
    """The way back, the name of the screen, and what can come in."""
    return header(".lib-top")[
        icon_button("lobby", "u-back", voice("library.back")),
        h1("#library-title", tabindex="-1", data_focus_home=True)[voice("lobby.library")],
        nav(aria_label=voice("library.bring"))[
            act("paste", [icon("u-copy", 20), voice("library.paste")]),
            act("import", [icon("u-upload", 20), voice("library.import")], "btn-1"),
        ],
    ]


def trouble(voice: Voice, shelf: Shelf) -> Node:
    """What stands in the way of keeping games."""
    if shelf.refused:
        return div(".banner.l", role="alert")[icon("u-warning", 22), p[voice("library.refused")]]
    if not shelf.broken:
        return None
    return div(".banner.i")[
        icon("u-warning", 22),
        p[voice.words("library.broken", n=shelf.broken)],
        act("rescue", [icon("u-download", 20), voice("library.rescue")]),
    ]


def empty(voice: Voice) -> Element:
    """No games yet."""
    return div(".empty")[icon("flame", 72), p[voice("library.empty")], act("lobby", voice("library.choose"), "btn-1")]


def shelf_of(voice: Voice, shelf: Shelf, key: str, entries: Sequence[Entry]) -> Node:
    """Some of the games under a heading."""
    if not entries:
        return None
    return section(".saves", aria_label=voice(key))[
        h2[voice(key), small[len(entries)]], ul[[li[card(voice, entry, shelf.date)] for entry in entries]]
    ]


def card(voice: Voice, entry: Entry, date: Callable[[int], str]) -> Element:
    """One saved game: picture, name, who plays, how far it is, and what can be done."""
    name = name_of(voice, entry)
    seats = read_seats(entry.players, len(entry.players))
    kind = f".{painted_of(entry.game).classes}" if entry.game else ""
    return article(f".book{kind}", aria_label=name)[
        div(".art")[scene(painted_of(entry.game), "0 90 440 300")]
        if entry.game
        else div(".art.unknown")[icon("u-why")],
        div(".txt")[
            span(".eyebrow")[voice(f"lobby.{entry.game}.title")] if entry.game and entry.title else None,
            h3[name],
            div(".folk", aria_hidden="true")[[icon(f"fig-{seat.mark}", 28, f"p-{seat.mark}") for seat in seats]],
            p[", ".join(seat.name for seat in seats)],
            p(".small.soft")[facts(voice, entry, date)],
        ],
        div(".do", role="group", aria_label=name)[actions(voice, entry, name)],
    ]


def facts(voice: Voice, entry: Entry, date: Callable[[int], str]) -> list[Node]:
    """Round, whose turn, when, how large."""
    seats = read_seats(entry.players, len(entry.players))
    said = [voice("library.round", round=entry.round)] if entry.round else []
    if entry.over:
        said.append(voice("library.over"))
    elif 0 <= entry.turn < len(seats):
        said.append(voice("library.turn", name=seats[entry.turn].name))
    when: list[Node] = [span[date(entry.saved)], " · "] if entry.saved else []
    return [span[" · ".join([*said, ""])] if said else None, *when, span[kilobytes(entry.size)]]


def actions(voice: Voice, entry: Entry, name: str) -> list[Node]:
    """What can be done with one game."""
    go = voice("library.look") if entry.over else voice("lobby.continue")
    return [
        act("continue", [go, span(".sr")[name]], "" if entry.over else "btn-1", id=entry.id),
        icon_button("rename", "u-pencil", voice("library.rename_it", title=name), "btn-3", id=entry.id),
        icon_button("duplicate", "u-copy", voice("library.duplicate", title=name), "btn-3", id=entry.id),
        icon_button("export-one", "u-download", voice("library.export", title=name), "btn-3", id=entry.id),
        icon_button("delete", "u-trash", voice("library.delete", title=name), "btn-3", id=entry.id),
    ]


def everything(voice: Voice, shelf: Shelf) -> Element:
    """What can be done with everything at once."""
    return section(".panel.lib-all", aria_label=voice("library.all"))[
        div[h2[voice("library.all")], p(".small.soft")[voice("library.used", size=kilobytes(shelf.used))]],
        nav(aria_label=voice("library.all"))[
            act("backup", [icon("u-save", 20), voice("library.backup")]) if shelf.entries else None,
            act("erase", [icon("u-trash", 20), voice("library.erase")], "btn-x"),
        ],
    ]


def kilobytes(size: int) -> str:
    """A size as people read it."""
    return f"{size // THOUSAND + 1}\N{NO-BREAK SPACE}kB"
