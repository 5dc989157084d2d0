"""Cards, Animals and Stones in words, for whoever points at them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.events import HIDDEN
from engine.core.game import Description
from engine.core.words import Message, Who, listing, msg
from engine.games.endless_winter.catalog import (
    ANIMALS,
    BOARD_MARKS,
    CULTURE,
    PEOPLE,
    RIVALRIES,
    SIDES,
    STONE_LABOUR,
    STONES,
)
from engine.games.endless_winter.names import (
    at_place,
    card_name,
    chief_name,
    counted,
    marks_name,
    place_name,
    price_name,
    program_name,
    species_name,
    stone_name,
)
from engine.games.endless_winter.printed import Culture, Person
from engine.games.endless_winter.state import EndlessWinterState
from engine.games.endless_winter.text import half, rival_name

Wint = EndlessWinterState


def _card(_state: Wint, name: str) -> Description | None:
    if name == HIDDEN:
        return Description(card_name(name), (msg("describe.hidden"),), ("EW-142",))
    if name in CULTURE:
        return Description(card_name(name), culture_lines(CULTURE[name]), ("EW-28", "EW-47"))
    if name in PEOPLE:
        return Description(card_name(name), person_lines(PEOPLE[name]), ("EW-34", "EW-35", "EW-100"))
    return None


def culture_lines(row: Culture) -> tuple[Message, ...]:
    """What a Culture card costs, does and is worth, and how well that is known."""
    return (
        msg("describe.culture", era=row.era, price=price_name((0, row.tools, row.labour))),
        msg("describe.played", effects=program_name(row.play)),
        msg("describe.printed", points=counted("vp", row.points)),
        marks_name(row.known),
    )


def person_lines(row: Person) -> tuple[Message, ...]:
    """What a Tribe card costs, does and is worth, and how well that is known."""
    lines = [msg("describe.cost", price=price_name((row.food, 0, 0))) if row.food else msg("describe.starting")]
    lines.append(msg("describe.labour", labour=counted("labour", row.labour)))
    if row.bonus:
        lines.append(msg("describe.bonus", labour=counted("labour", row.bonus), at=at_place(row.column)))
    if row.ability_column:
        at, effects = at_place(row.ability_column), program_name(row.ability)
        lines.append(msg("describe.ability_at", at=at, effects=effects))
    elif row.ability:
        lines.append(msg("describe.ability", effects=program_name(row.ability)))
    if row.eclipse:
        lines.append(msg("describe.eclipse", effects=program_name(row.eclipse)))
    return (*lines, msg("describe.printed", points=counted("vp", row.points)), marks_name(row.known))


def _supply(state: Wint, name: str) -> Description | None:
    if name not in state.supply:
        return None
    left = msg("describe.cards_left", n=state.supply[name])
    return Description(card_name(name), (*person_lines(PEOPLE[name]), left), ("EW-44", "EW-34", "EW-35"))


def _chief(_state: Wint, name: str) -> Description | None:
    if name not in SIDES:
        return None
    row = SIDES[name]
    places = listing(map(place_name, row.places))
    lines = (msg("describe.chief", places=places, effects=program_name(row.program)), marks_name(row.known))
    return Description(chief_name(name), lines, ("EW-33",))


def _pile(state: Wint, name: str) -> Description | None:
    rules = {"hand": "EW-6", "deck": "EW-7", "discard": "EW-41", "play": "EW-41", "pile": "EW-42", "buried": "EW-86"}
    if name not in rules:
        return None
    sizes = (
        msg("describe.pile_size", who=Who(player), n=len(getattr(tribe, name)))
        for player, tribe in enumerate(state.tribes)
        if player != state.rival_seat
    )
    return Description(Message(f"pile.{name}"), (Message(f"describe.pile.{name}"), *sizes), (rules[name],))


def _deck(state: Wint, name: str) -> Description | None:
    sizes = {"animals": len(state.animals), "culture": sum(map(len, state.decks))}
    if name not in sizes:
        return None
    rule = "EW-80" if name == "animals" else "EW-111"
    return Description(Message(f"deck.{name}"), (msg("describe.cards_left", n=sizes[name]),), (rule,))


def _rival(_state: Wint, name: str) -> Description | None:
    if name not in RIVALRIES:
        return None
    row = RIVALRIES[name]
    lines = (msg("describe.rival", column=place_name(row.column), level=row.level, labour=half(row.halves)),)
    return Description(rival_name(name), (*lines, marks_name(BOARD_MARKS["rival"])), ("EW-129", "EW-136"))


def _species(_state: Wint, name: str) -> Description | None:
    if name not in ANIMALS:
        return None
    row = ANIMALS[name]
    sets = msg("describe.wild") if row.wild else msg("describe.sets", points=listing(row.sets))
    price = msg("describe.cost", price=price_name((0, row.tools, row.labour)))
    lines = (price, msg("describe.tip", effects=program_name(row.tip)), sets, marks_name(row.known))
    return Description(species_name(name), lines, ("EW-53", "EW-78", "EW-119" if row.sets else "EW-120"))


def _stone(_state: Wint, name: str) -> Description | None:
    if name not in STONES:
        return None
    row = STONES[name]
    what = (
        msg("describe.stone_eclipse", effects=program_name(row.eclipse))
        if row.eclipse
        else msg("describe.stone_end", effects=program_name(row.end))
    )
    price = msg("describe.cost", price=price_name((0, 0, STONE_LABOUR[row.era])))
    return Description(
        stone_name(name), (price, what, marks_name(row.known)), ("EW-90", "EW-92" if row.eclipse else "EW-93")
    )


CARD_DESCRIBERS: Mapping[str, Callable[[Wint, str], Description | None]] = {
    "card": _card,
    "supply": _supply,
    "chief": _chief,
    "pile": _pile,
    "deck": _deck,
    "rival": _rival,
    "animal": _species,
    "zone": _species,
    "stone": _stone,
}
