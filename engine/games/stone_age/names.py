"""Names of things as messages: goods, places, cards and tiles."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import HIDDEN
from engine.core.words import Listing, Message, Value, listing, msg
from engine.games.stone_age.catalog import BUILDINGS, CARDS, RESOURCES, SLOTS, STACKS, Building, Card


def counted(good: str, n: int) -> Message:
    """``3 wood``."""
    return Message(f"term.{good}", {"n": n})


def kind_name(good: str) -> Message:
    """``wood``, without a number."""
    return Message(f"good.{good}")


def goods_list(goods: Sequence[int]) -> Value:
    """``2 wood and 1 stone``; ``nothing``."""
    items = [counted(good, n) for good, n in zip(RESOURCES, goods, strict=True) if n]
    return listing(items) if items else msg("good.nothing")


def place_name(place: str) -> Message:
    """``Forest``; ``Card slot 2``."""
    if place in SLOTS:
        return msg("place.card", slot=SLOTS.index(place) + 1)
    if place in STACKS:
        return msg("place.building", stack=STACKS.index(place) + 1)
    return Message(f"place.{place}")


def at_place(place: str) -> Message:
    """``in the forest``; ``on the card of slot 2``."""
    if place in SLOTS:
        return msg("at.card", slot=SLOTS.index(place) + 1)
    if place in STACKS:
        return msg("at.building", stack=STACKS.index(place) + 1)
    return Message(f"at.{place}")


def at_source(source: str) -> Message:
    """Where a roll came from: a place or a card."""
    return msg("at.roll_card") if source in CARDS else at_place(source)


def effect_name(card: Card) -> Message:
    """A card's top half in a few words."""
    if card.effect in ("food", "resource"):
        return counted(card.good or "food", card.amount)
    if card.effect == "points":
        return counted("point", card.amount)
    if card.effect == "tool":
        return counted("tool", card.amount)
    if card.effect == "roll":
        return msg("effect.roll", good=kind_name(card.good))
    if card.effect == "one_use_tool":
        return msg("effect.one_use_tool", value=card.amount)
    return Message(f"effect.{card.effect}")


def mark_name(card: Card) -> Message:
    """A card's bottom half in a few words: ``art``, ``2 farmers``."""
    return Message(f"term.{card.mark}", {} if card.green else {"n": card.count})


def card_name(card_id: str) -> Message:
    """``art (1 tool)``; a covered card is just a card."""
    if card_id == HIDDEN:
        return msg("card.hidden")
    card = CARDS[card_id]
    return msg("card.name", mark=mark_name(card), effect=effect_name(card))


def building_name(tile_id: str) -> Message:
    """``building for 2 wood and 1 brick``."""
    return msg("building.name", cost=cost_name(BUILDINGS[tile_id]))


def cost_name(tile: Building) -> Value:
    """What a tile asks for."""
    if tile.cost:
        return goods_list(tile.cost)
    if tile.kinds:
        return msg("building.kinds", n=tile.kinds, pieces=tile.least)
    return msg("building.any", least=tile.least, most=tile.most)


def item_name(item: str) -> Message:
    """``card with art (1 tool)`` or ``building for 2 wood and 1 brick``."""
    return building_name(item) if item in BUILDINGS else msg("card.item", card=card_name(item))


def tool_list(values: Sequence[int], cards: Sequence[str]) -> Listing:
    """Tool values used together; one-use tools by their value too."""
    return listing([*values, *(msg("effect.one_use_tool", value=CARDS[card].amount) for card in cards)])
