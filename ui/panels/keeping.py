"""Dialogs about saved games: a new name, what a file holds, a pasted text, erasing, the notation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import Element, Node, b, div, form, fragment, input, label, li, p, small, span, textarea, ul

from ui.entry import Entry
from ui.i18n import Voice
from ui.panels.lobby import name_of, painted_of, scene
from ui.parts import act, icon
from ui.seats import Seat


@dataclass(frozen=True, slots=True)
class Preview:
    """What an imported document holds, shown before it is taken in."""

    game: str
    title: str
    seats: tuple[Seat, ...]
    moves: int
    over: bool
    stale: int


def rename(voice: Voice, entry: Entry) -> Node:
    """A field for the name."""
    return form("#rename-form", data_act="rename-sure", data_id=entry.id)[
        div(".field")[
            label(for_="title")[voice("library.name")],
            input(
                "#title.input",
                name="title",
                value=entry.title,
                placeholder=name_of(voice, entry),
                maxlength="60",
                autocomplete="off",
                data_focus_first=True,
            ),
        ]
    ]


def rename_foot(voice: Voice, entry: Entry) -> Node:
    """Keep the old name, or take the new one."""
    return [
        act("close", voice("now.back")),
        act("rename-sure", [icon("u-check", 20), voice("library.rename")], "btn-1", id=entry.id, form="rename-form"),
    ]


def import_preview(voice: Voice, preview: Preview) -> Node:
    """What is in a file with one game."""
    return fragment[
        found(voice, preview),
        p(".why")[icon("u-info", 18), span[voice("library.stale")]] if preview.stale else None,
        p[voice("library.as_new")],
    ]


def found(voice: Voice, preview: Preview) -> Element:
    """A game that was found: picture, name, players, moves."""
    state = voice("library.over") if preview.over else voice("library.running")
    moves = voice.words("library.moves", n=preview.moves)
    names = ", ".join(seat.name for seat in preview.seats)
    return div(".panel.save")[
        div(".thumb")[scene(painted_of(preview.game))],
        div[b[preview.title], small[" · ".join([names, moves, state])]],
    ]


def backup_preview(voice: Voice, previews: Sequence[Preview], known: int, lost: int) -> Node:
    """What is in a backup."""
    return fragment[
        p[voice.words("library.backup_new", n=len(previews))],
        ul(".list")[[li[found(voice, preview)] for preview in previews]] if previews else None,
        p(".why")[icon("u-info", 18), voice.words("library.backup_known", n=known)] if known else None,
        p(".why")[icon("u-warning", 18), voice.words("library.backup_lost", n=lost)] if lost else None,
        p[voice("library.as_new_all")],
    ]


def import_foot(voice: Voice) -> Node:
    """Take it in as something new, or not."""
    return [
        act("close", voice("now.back")),
        act("import-sure", [icon("u-check", 20), voice("library.take_in")], "btn-1", focus_first=""),
    ]


def paste(voice: Voice) -> Node:
    """A field for a notation or document."""
    return form("#paste-form", data_act="paste-sure")[
        div(".field")[
            label(for_="paste-text")[voice("library.paste_about")],
            textarea("#paste-text.input.mono", name="text", rows="10", spellcheck="false", data_focus_first=True),
        ]
    ]


def paste_foot(voice: Voice) -> Node:
    """Look at what was pasted, or not."""
    return [
        act("close", voice("now.back")),
        act("paste-sure", [icon("u-eye", 20), voice("library.look_at")], "btn-1", form="paste-form"),
    ]


def sure_erase(voice: Voice) -> Node:
    """Erasing everything asks first."""
    return p[voice("library.erase_sure")]


def sure_erase_foot(voice: Voice) -> Node:
    """Keep everything, keep a backup, or erase after all."""
    return [
        act("close", voice("now.back"), "btn-1", focus_first=""),
        act("backup", [icon("u-save", 20), voice("library.backup")]),
        act("erase-sure", [icon("u-trash", 20), voice("library.erase_it")], "btn-x"),
    ]


def notation_body(voice: Voice, text: str, stale: int) -> Node:
    """The game as text; without it while it would tell secrets."""
    shown = textarea(
        "#notation-text.input.mono", rows="14", readonly=True, spellcheck="false", aria_label=voice("notation.title")
    )[text]
    return fragment[
        p[voice("notation.about")],
        shown if text else p(".why")[icon("u-lock", 18), span[voice("notation.secret")]],
        p(".why")[icon("u-info", 18), span[voice("notation.stale")]] if stale else None,
    ]


def notation_foot(voice: Voice) -> Node:
    """Take it along."""
    return [
        act("notation-save", [icon("u-download", 20), voice("notation.save")]),
        act("notation-copy", [icon("u-copy", 20), voice("notation.copy")], "btn-1"),
    ]
