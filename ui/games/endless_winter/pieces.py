"""A player's own pieces as boards show them: Camps, Villages, stacks of Megaliths, animals, figures."""

from __future__ import annotations

from collections import Counter
from functools import cache

from htpy import Element, b, span
from markupsafe import Markup

from engine.games.endless_winter.catalog import CAMPS, NEUTRAL, STACKS, VILLAGES
from engine.games.endless_winter.names import species_name
from engine.games.endless_winter.phases.land import camps_gone
from engine.games.endless_winter.state import SPECIES, Tribe
from ui.games.endless_winter.cards import beast
from ui.games.endless_winter.figures import figure
from ui.view import View


@cache
def piece(kind: str, letter: str, there: bool, size: int = 18) -> Markup:
    """A Camp or Village on a player board, or its empty place."""
    off = "" if there else " off"
    return Markup(
        f'<svg class="ew-piece p-{letter}{off}" width="{size}" height="{size}" viewBox="0 0 24 24" aria-hidden="true">'
        f'<path d="{SHAPES[kind]}"/></svg>'
    )


SHAPES = {
    "camp": "M12 3.5 22 21H2zM9.5 1l5 5M14.5 1l-5 5",
    "village": (
        "M1.5 14c.2-4.5 2.4-7.5 5.5-7.5s5.3 3 5.5 7.5zM11.5 14c.2-4.5 2.4-7.5 5.5-7.5"
        "s5.3 3 5.5 7.5zM4.5 21.5c.3-7.5 3.3-12 7.5-12s7.2 4.5 7.5 12z"
    ),
}


@cache
def row(kind: str, letter: str, left: int, of: int) -> Markup:
    """Pieces in a row; they leave from the left."""
    return Markup("".join(str(piece(kind, letter, i >= of - left)) for i in range(of)))


def camps_row(letter: str, tribe: Tribe) -> Markup:
    """Camps on the board; those that are used up for good have no place any more."""
    return row("camp", letter, tribe.camps_left, CAMPS - camps_gone(tribe))


def villages_row(letter: str, tribe: Tribe) -> Markup:
    """Villages on the board."""
    return row("village", letter, tribe.villages_left, VILLAGES)


@cache
def stack(letter: str, n: int, left: int) -> Markup:
    """A stack of Megaliths from the bottom up; places that are free are dashed."""
    kinds = ("on neutral" if kind == NEUTRAL else f"on p-{letter}" for kind in STACKS[n])
    pieces = "".join(f'<i class="{kind if i < left else ""}"></i>' for i, kind in enumerate(kinds))
    return Markup(f'<span class="ew-stack" aria-hidden="true">{pieces}</span>')


def stacks_row(letter: str, tribe: Tribe) -> Markup:
    """All stacks."""
    return Markup("".join(str(stack(letter, n, left)) for n, left in enumerate(tribe.stacks)))


def figures_row(view: View, player: int) -> list[Element]:
    """The figures: those at home full, those on the board pale, those at Rest with a sign."""
    tribe, letter = view.state.tribes[player], view.seats[player].mark
    return [
        span({"class": "ew-f" + (" gone" if place else "") + (" rest" if place == "rest" else "")})[
            figure(letter, "member" if i else "chief", 20)
        ]
        for i, place in enumerate(tribe.figures)
    ]


def animals(view: View, tribe: Tribe) -> list[Element]:
    """Animals by species: upright ones, then the tipped ones on their side."""
    found = []
    for cards, kind in ((tribe.upright, ""), (tribe.tipped, "tp")):
        for species, n in Counter(SPECIES[card] for card in cards).items():
            words = view.voice(f"ew.animals.{kind or 'up'}", what=view.voice.say(species_name(species)), n=n)
            found.append(
                span({"class": f"ew-an {kind}"}, title=words)[
                    beast(species, kind), n > 1 and b(aria_hidden="true")[str(n)], span(".sr")[words]
                ]
            )
    return found
