"""The viewer's animals."""

from __future__ import annotations

from collections import Counter

from htpy import Element, b, button, div, h3, header, p, section, small, span

from engine.games.endless_winter.names import species_name
from engine.games.endless_winter.scoring import animal_sets, set_points
from engine.games.endless_winter.state import SPECIES, Tribe
from ui.games.endless_winter.cards import beast, said
from ui.games.endless_winter.reading import classes
from ui.games.endless_winter.signs import amount
from ui.view import View


def animals(view: View, tribe: Tribe) -> Element:
    """Upright animals by species, the tipped ones on their side, what the sets are worth now."""
    say, points = view.voice, set_points(animal_sets(tribe.upright))
    upright, tipped = (Counter(SPECIES[card] for card in cards) for cards in (tribe.upright, tribe.tipped))
    none = not upright and not tipped and p(".soft.small")[say("ew.no_animals")]
    return section(".panel.ew-animals", aria_label=say("ew.animals"))[
        header[h3[say("ew.animals")], amount("vp", points, 18) if points else None],
        div(".ew-up")[none, [upright_animal(view, species, n) for species, n in upright.items()]],
        tipped
        and div(".ew-down")[
            [tipped_animal(view, species, n) for species, n in tipped.items()], small[say("ew.tipped")]
        ],
    ]


def upright_animal(view: View, species: str, n: int) -> Element:
    """The upright animals of a species."""
    target = f"animal:{species}"
    return button(
        {"class": classes(view, target, "ew-stands"), "type": "button"},
        data_target=target,
        aria_label=said(view, target, f"×{n}" if n > 1 else ""),
        aria_pressed=str(target in view.scratch.chosen).lower(),
    )[beast(species), b(aria_hidden="true")[f"×{n}"] if n > 1 else None]


def tipped_animal(view: View, species: str, n: int) -> Element:
    """The tipped animals of a species."""
    name = view.voice("ew.animals.tp", what=view.voice.say(species_name(species)), n=n)
    return span(".ew-lies", title=name)[
        beast(species, "tp"), n > 1 and b(aria_hidden="true")[str(n)], span(".sr")[name]
    ]
