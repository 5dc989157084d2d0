"""Names of things as messages: goods, cards, places, and what a program of effects does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import groupby

from engine.components.effects import Effect
from engine.core.events import HIDDEN
from engine.core.words import Listing, Message, Value, listing, msg
from engine.games.endless_winter.board import JUNCTURES
from engine.games.endless_winter.catalog import CULTURE
from engine.games.endless_winter.phases.goods import Price
from engine.games.endless_winter.printed import Marks
from engine.games.endless_winter.state import EndlessWinterState
from engine.games.endless_winter.vocabulary import BOOK


def counted(good: str, n: int) -> Message:
    """``3 food``."""
    return Message(f"term.{good}", {"n": n})


def price_name(price: Price) -> Value:
    """``1 labour and 2 tools``; ``free``."""
    food, tools, labour = price
    items = [counted(good, n) for good, n in (("labour", labour), ("food", food), ("tool", tools)) if n]
    return listing(items) if items else msg("price.free")


def card_name(kind: str) -> Message:
    """A card by its kind; a covered one is just a card."""
    if kind == HIDDEN:
        return msg("card.hidden")
    return Message(f"culture.{kind}" if kind in CULTURE else f"tribe.{kind}")


def species_name(species: str) -> Message:
    """``Glyptodon``."""
    return Message(f"animal.{species}")


def place_name(place: str) -> Message:
    """``Hunt``; ``Rest``."""
    return Message(f"place.{place}")


def at_place(place: str) -> Message:
    """``in Hunt``; ``at Rest``."""
    return Message(f"at.{place}")


def chief_name(side: str) -> Message:
    """``Chief Firewolf (a)``."""
    name, _, letter = side.rpartition("-")
    return msg("chief.side", chief=Message(f"chief.{name}"), side=letter.upper())


def hex_name(state: EndlessWinterState, place: int) -> Message:
    """``Forest 7``; the Base has no number."""
    land = Message(f"land.{state.lands[place]}")
    return msg("hex.name", land=land, index=place) if place else land


def juncture_name(state: EndlessWinterState, juncture: str) -> Listing:
    """The three hexes that meet there."""
    return listing(hex_name(state, place) for place in JUNCTURES[juncture])


def stone_name(stone: str) -> Message:
    """A Stone by its era and number."""
    era, _, number = stone[1:].partition("_")
    return msg("stone.name", era=int(era), number=int(number))


def marks_name(marks: Marks) -> Message:
    """How well the parts of a component are known."""
    pairs = (msg("known.pair", facet=Message(f"facet.{facet}"), mark=Message(f"mark.{mark}")) for facet, mark in marks)
    return msg("describe.known", marks=listing(pairs))


SOURCES: Mapping[str, Callable[[str], Message]] = {
    "card": card_name,
    "chief": chief_name,
    "animal": species_name,
    "stone": lambda name: msg("source.stone"),
    "hex": lambda name: msg("source.hex", index=name) if name.isdigit() else msg("source.hexes"),
    "order": lambda name: msg("source.order", place=int(name) + 1),
    "stack": lambda name: msg("source.stack"),
    "village": lambda name: msg("source.village"),
    "space": lambda name: msg("source.space"),
    "track": lambda name: Message(f"track.{name}"),
    "bottom": lambda name: msg("source.bottom", column=place_name(name)),
    "megalith": lambda name: msg("source.megalith"),
    "rival": lambda name: Message(f"source.rival.{name}"),
    "board": lambda name: msg("source.food"),
}


def source_name(source: str) -> Message:
    """Where goods, points or labour came from, or went: a target."""
    kind, _, name = source.partition(":")
    return SOURCES[kind](name) if kind in SOURCES else msg("source.price")


# Effects --------------------------------------------------------------------------------------------------------


def program_name(key: str) -> Value:
    """What a program does, in the imperative: ``gain 2 food and 1 tool, then draw 1 card``."""
    return listing(_phrases(BOOK[key])) if key else msg("effect.none")


def _phrases(effects: Iterable[Effect]) -> Iterable[Message]:
    """One phrase for each effect; gains beside each other are one."""
    for gains, group in groupby(effects, key=lambda effect: effect.op == "gain"):
        if gains:
            yield msg("effect.gain", what=listing(counted(e["good"], e["n"]) for e in group))
        else:
            yield from map(effect_name, group)


def effect_name(effect: Effect) -> Message:
    """One effect in the imperative."""
    return PHRASES[effect.op](effect)


def _gain_per(effect: Effect) -> Message:
    each, most = counted(effect["good"], effect["n"]), counted(effect["good"], effect["max"])
    return msg("effect.gain_per", each=each, metric=Message(f"metric.{effect['per']}"), most=most)


def _choose(effect: Effect) -> Message:
    options = [program_name(key) for key in effect["options"]]
    if effect["n"] == 1 and len(options) == 2:
        return msg("effect.either", a=options[0], b=options[1])
    return msg("effect.choose", n=effect["n"], options=listing(options))


def _pay(effect: Effect) -> Message:
    cost = listing(counted(good, n) for good, n in effect["cost"].items())
    return msg("effect.pay", cost=cost, effects=program_name(effect["effects"]))


def _reduced(effect: Effect) -> Message:
    """A deed with discounts."""
    goods = (("food", "food_off"), ("labour", "labour_off"), ("tool", "tool_off"))
    offs = listing(counted(good, effect[name]) for good, name in goods if name in effect.args)
    return Message(f"effect.{effect.op}", {"n": effect["n"], "less": offs})


def _counted(effect: Effect) -> Message:
    return Message(f"effect.{effect.op}", {"n": effect["n"]})


PHRASES: Mapping[str, Callable[[Effect], Message]] = {
    "gain_per": _gain_per,
    "choose": _choose,
    "pay": _pay,
    "draw": _counted,
    "retrieve": _counted,
    "bury": _counted,
    "advance": lambda e: Message(f"effect.advance.{e['track']}", {"n": e["n"]}),
    "place_megalith": _counted,
    "place_camp": _counted,
    "move_camp": _counted,
    "build_village": _counted,
    "tip": _counted,
    "hunt": _reduced,
    "recruit": _reduced,
    "learn": _reduced,
    "take_stone": _reduced,
    "discount": lambda e: Message(f"effect.discount.{e['action']}", {"what": counted(e["resource"], e["n"])}),
    "use_taken_bottom": lambda e: msg("effect.use_taken_bottom"),
}
