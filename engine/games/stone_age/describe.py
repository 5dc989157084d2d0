"""Things on the board in words, for whoever points at them."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.events import HIDDEN
from engine.core.game import Description
from engine.core.words import Message, Who, listing, msg
from engine.games.stone_age.actions import TARGETS
from engine.games.stone_age.catalog import (
    BUILDINGS,
    CARDS,
    DIVISORS,
    GATHERING,
    HUNTING,
    MENU,
    PERSONS,
    RESOURCES,
    SLOTS,
    STACKS,
    TOOL_SPACES,
    VALUES,
    VILLAGE,
    Card,
)
from engine.games.stone_age.names import (
    building_name,
    card_name,
    counted,
    effect_name,
    kind_name,
    mark_name,
    place_name,
)
from engine.games.stone_age.scoring import multiplier
from engine.games.stone_age.state import StoneAgeState
from engine.games.stone_age.text import face_name

VILLAGE_RULES = {"tool_maker": "SA-26", "hut": "SA-27", "field": "SA-28"}
EFFECT_RULES = {
    "roll": "SA-40",
    "tool": "SA-41",
    "field": "SA-41",
    "one_use_tool": "SA-42",
    "draw": "SA-43",
    "two_resources": "SA-44",
    "dice_menu": "SA-45",
}
"""The rule behind each top half that is not plain goods or points (SA-39)."""


def describe(state: StoneAgeState, target: str) -> Description | None:
    """What a target is and gives; None if there is no such thing."""
    kind, _, name = target.partition(":")
    describer = DESCRIBERS.get(kind)
    return describer(state, name) if describer else None


def _place(state: StoneAgeState, name: str) -> Description | None:
    if name in GATHERING:
        good = GATHERING[name]
        about = msg("describe.gather", good=kind_name(good), divisor=DIVISORS[good])
        sharing = "describe.hunting_rings" if name == HUNTING else f"describe.rings.{len(state.tribes)}"
        rules = ("SA-29", "SA-31", "SA-15")
        return Description(place_name(name), (about, Message(sharing), *_who_is_at(state, name)), rules)
    if name not in VILLAGE:
        return None
    lines = (Message(f"describe.{name}"), *_who_is_at(state, name))
    return Description(place_name(name), lines, (VILLAGE_RULES[name], "SA-15"))


def _who_is_at(state: StoneAgeState, place: str) -> list[Message]:
    return [
        msg("describe.figures_here", who=Who(player), n=tribe.placed[place])
        for player, tribe in enumerate(state.tribes)
        if place in tribe.placed
    ]


def _numbered(places: tuple[str, ...], name: str) -> str | None:
    return next((place for place in places if TARGETS[place][0].endswith(f":{name}")), None)


def _slot(state: StoneAgeState, name: str) -> Description | None:
    place = _numbered(SLOTS, name)
    if place is None:
        return None
    card = state.row[SLOTS.index(place)]
    cost = msg("describe.price", n=SLOTS.index(place) + 1)
    if card is None:
        return Description(place_name(place), (cost, msg("describe.no_card")), ("SA-32", "SA-34"))
    about = _card_lines(CARDS[card])
    return Description(card_name(card), (cost, *about, *_who_is_at(state, place)), ("SA-32", *_card_rules(CARDS[card])))


def _stack(state: StoneAgeState, name: str) -> Description | None:
    place = _numbered(STACKS[: len(state.stacks)], name)
    if place is None:
        return None
    stack = state.stacks[STACKS.index(place)]
    if not stack:
        return Description(place_name(place), (msg("describe.no_tile"),), ("SA-59",))
    lines = (*_tile_lines(stack[-1]), msg("describe.tiles_left", n=len(stack)), *_who_is_at(state, place))
    return Description(building_name(stack[-1]), lines, ("SA-36", "SA-37", "SA-59"))


def _card(state: StoneAgeState, name: str) -> Description | None:
    if name == HIDDEN:
        return Description(card_name(name), (msg("describe.hidden_card"),), ("SA-35",))
    if name not in CARDS:
        return None
    return Description(card_name(name), _card_lines(CARDS[name]), _card_rules(CARDS[name]))


def _card_lines(card: Card) -> tuple[Message, Message]:
    if card.green:
        return _top_half(card), msg("describe.bottom.green", symbol=mark_name(card))
    return _top_half(card), Message(f"describe.bottom.{card.mark}", {"n": card.count})


def _top_half(card: Card) -> Message:
    if card.effect in ("food", "resource", "points"):
        return msg("describe.gift", what=effect_name(card))
    if card.effect == "roll":
        return msg("describe.top.roll", good=kind_name(card.good), divisor=DIVISORS[card.good])
    if card.effect == "one_use_tool":
        return msg("describe.top.one_use_tool", value=card.amount)
    return Message(f"describe.top.{card.effect}")


def _card_rules(card: Card) -> tuple[str, ...]:
    return (EFFECT_RULES.get(card.effect, "SA-39"), "SA-64" if card.green else "SA-65")


def _building(state: StoneAgeState, name: str) -> Description | None:
    if name not in BUILDINGS:
        return None
    return Description(building_name(name), _tile_lines(name), ("SA-37", "SA-36"))


def _tile_lines(name: str) -> tuple[Message, ...]:
    tile = BUILDINGS[name]
    if tile.cost:
        return (msg("describe.fixed", points=counted("point", tile.points)),)
    if tile.kinds:
        return (msg("describe.kinds", n=tile.kinds, pieces=tile.least), _values())
    return (msg("describe.any", least=tile.least, most=tile.most), _values())


def _values() -> Message:
    pairs = zip(RESOURCES, VALUES, strict=True)
    return msg("describe.values", values=listing(msg("describe.value", good=kind_name(g), value=v) for g, v in pairs))


def _player(state: StoneAgeState, name: str) -> Description | None:
    if name not in map(str, range(len(state.tribes))):
        return None
    tribe = state.tribes[int(name)]
    people = msg("describe.tribe", figures=counted("figure", tribe.figures), level=tribe.level, tools=sum(tribe.tools))
    factors = listing(msg("describe.factor", person=Message(f"person.{p}"), each=multiplier(tribe, p)) for p in PERSONS)
    lines = (people, msg("describe.factors", factors=factors))
    return Description(msg("describe.player", who=Who(int(name))), lines, ("SA-65",))


def _tool(state: StoneAgeState, name: str) -> Description | None:
    if name not in map(str, range(TOOL_SPACES)):
        return None
    return Description(msg("describe.tool_name", space=int(name) + 1), (msg("describe.tool"),), ("SA-48", "SA-47"))


def _good(state: StoneAgeState, name: str) -> Description | None:
    if name == "food":
        return Description(kind_name(name), (msg("describe.food"),), ("SA-54", "SA-3"))
    if name not in RESOURCES:
        return None
    value = VALUES[RESOURCES.index(name)]
    return Description(kind_name(name), (msg("describe.good", value=value),), ("SA-3", "SA-66"))


def _die(state: StoneAgeState, name: str) -> Description | None:
    if name not in map(str, MENU):
        return None
    gives = msg("describe.face", what=face_name(int(name)))
    return Description(msg("describe.die", face=int(name)), (gives,), ("SA-45",))


def _deck(state: StoneAgeState, name: str) -> Description | None:
    if name != "cards":
        return None
    left = msg("describe.cards_left", n=len(state.deck))
    return Description(msg("describe.deck"), (left, msg("describe.card_end")), ("SA-60", "SA-61"))


def _track(state: StoneAgeState, name: str) -> Description | None:
    if name != "food":
        return None
    return Description(msg("describe.track"), (msg("describe.food_track"),), ("SA-53", "SA-28"))


DESCRIBERS: dict[str, Callable[[StoneAgeState, str], Description | None]] = {
    "place": _place,
    "slot": _slot,
    "stack": _stack,
    "card": _card,
    "building": _building,
    "player": _player,
    "tool": _tool,
    "good": _good,
    "die": _die,
    "deck": _deck,
    "track": _track,
}
