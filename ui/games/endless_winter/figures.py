"""Figures as they stand in the columns, at home, and at Rest."""

from __future__ import annotations

from functools import cache

from htpy import Element, Node, span
from markupsafe import Markup

from ui.games.endless_winter.reading import (
    Standing,
)
from ui.view import View


@cache
def figure(letter: str, kind: str, size: int = 32) -> Markup:
    """A standing figure; the Chief has a wolf's ears."""
    name = "chief" if kind == "chief" else "figure"
    return Markup(
        f'<svg class="ew-fig p-{letter}" width="{size}" height="{size * 54 // 40}" viewBox="0 -9 40 54" '
        f'aria-hidden="true"><use href="#ew-{name}-{letter}" y="-9" width="40" height="54"/></svg>'
    )


def people(view: View, found: list[Standing], where: str) -> Node:
    """The figures in a section."""
    here = [one for one in found if one.section == where]
    return span(".ew-now")[[standing(view, one, 36 if where == "top" else 24) for one in here]] if here else None


def standing(view: View, one: Standing, size: int = 32) -> Element:
    """One figure with its words."""
    seat = view.seats[one.player]
    words = view.voice(f"ew.figure.{one.figure}", who=seat.name)
    return span({"class": "ew-stand"}, data_piece=f"fig {one.player} {one.figure}", title=words)[
        figure(seat.mark, one.figure, size), span(".sr")[words]
    ]
