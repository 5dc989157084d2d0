"""The tops of the columns in small: what there is to be had, and for how much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from htpy import Element, Node, b, div, span
from markupsafe import Markup

from engine.games.endless_winter.actions import MoveCamp, PlaceCamp
from engine.games.endless_winter.catalog import (
    ANIMALS,
    CAMP_LABOUR,
    CULTURE,
    MOVE_LABOUR,
    PEOPLE,
)
from engine.games.endless_winter.state import SPECIES
from engine.games.endless_winter.vocabulary import DEVELOP, HUNT, INITIATE, MIGRATE
from ui.games.endless_winter.cards import beast, emblem, ink
from ui.games.endless_winter.reading import classes, market_marks, marks
from ui.games.endless_winter.signs import amount, bill, sign
from ui.view import View


def tiny(view: View, target: str, kind: str, content: Node) -> Element:
    """A thing of a market in small. Keys reach the same thing in the focus or in the list of actions."""
    return span({"class": classes(view, target, "ew-tiny", *kind.split()), "data-target": target})[content]


def tribes(view: View) -> Element:
    """The five stacks."""
    return div(".ew-five", aria_hidden="true")[
        [
            tiny(
                view,
                f"supply:{kind}",
                f"{ink(kind)}{'' if left else ' gap'}",
                [emblem(kind, "22 8 56 62"), b[amount("food", PEOPLE[kind].food, 15)]],
            )
            for kind, left in view.state.supply.items()
        ]
    ]


def display(view: View) -> Element:
    """The eight Culture cards."""
    return div(".ew-eight", aria_hidden="true")[
        [
            tiny(view, f"card:{card}", ink(card), [emblem(card, "18 8 64 68"), b[cost(card)]])
            if card
            else span(".ew-tiny.gap")
            for card in view.state.display
        ]
    ]


def cost(card: str) -> Markup:
    """The price of a Culture card."""
    return bill((0, CULTURE[card].tools, CULTURE[card].labour), 13)


def migration(view: View) -> Element:
    """What can be done with Camps."""
    rows = (("camp", "camp", CAMP_LABOUR), ("move", "move", MOVE_LABOUR))
    offered = offered_deeds(view)
    return div(".ew-two")[
        [
            span({"class": "ew-deed can" if name in offered else "ew-deed"})[
                sign(picture, 19), span[view.voice(f"ew.deed.{name}")], amount("labour", labour, 18)
            ]
            for name, picture, labour in rows
        ]
    ]


def offered_deeds(view: View) -> frozenset[str]:
    """What can be done with Camps now."""
    kinds = {PlaceCamp: "camp", MoveCamp: "move"}
    return (
        frozenset(kinds[type(a)] for a in view.decision.actions if type(a) in kinds) if view.decision else frozenset()
    )


def zone(view: View) -> Element:
    """The Hunting Zone, each species once."""
    counts = Counter(SPECIES[animal] for animal in view.state.zone if animal)
    gaps = len(view.state.zone) - len(counts)
    return div(".ew-four", aria_hidden="true")[
        [
            tiny(view, f"zone:{species}", "", [beast(species), b[prey(species), f"×{n}" if n > 1 else None]])
            for species, n in counts.items()
        ],
        [span(".ew-tiny.gap")] * gaps,
    ]


def prey(species: str) -> Markup:
    """The price of an Animal."""
    return bill((0, ANIMALS[species].tools, ANIMALS[species].labour), 14)


TOPS: Mapping[str, Callable[[View], Element]] = {
    INITIATE: tribes,
    DEVELOP: display,
    MIGRATE: migration,
    HUNT: zone,
}


OFFERS: Mapping[str, Callable[[View], object]] = {
    INITIATE: lambda view: (tuple(view.state.supply.items()), marks(view, "supply")),
    DEVELOP: lambda view: (tuple(view.state.display), market_marks(view)),
    MIGRATE: offered_deeds,
    HUNT: lambda view: (tuple(view.state.zone), marks(view, "zone")),
}
"""Whatever at the top may change."""
