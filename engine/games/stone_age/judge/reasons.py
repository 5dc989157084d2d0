"""Why: the reasons behind a judgement, for a person to read."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.core.words import Message
from engine.games.stone_age.catalog import (
    BUILDINGS,
    CARDS,
    FIELD,
    GATHERING,
    HUNTING,
    HUT,
    RESOURCES,
    SLOTS,
    TOOL_MAKER,
)
from engine.games.stone_age.judge.worth import Worth
from engine.games.stone_age.names import effect_name
from engine.games.stone_age.phases.buying import item_at

if TYPE_CHECKING:
    from engine.games.stone_age.judge.placing import Placer


@cache
def reason(key: str, n: int | None = None) -> Message:
    """A reason, perhaps with a number; the same object every time."""
    return Message(key) if n is None else Message(key, {"n": n})


@cache
def _top_reason(card: str) -> Message:
    return Message("reason.top", {"effect": effect_name(CARDS[card])})


def placing_reasons(placer: Placer, place: str) -> tuple[Message, ...]:
    """Why one might go to a place."""
    if place in VILLAGE_REASONS:
        return (reason(VILLAGE_REASONS[place], max(1, round(placer.look.rounds))),)
    if place == HUNTING:
        gap = placer.market.gap
        return (reason("reason.hunt_now", round(gap + 0.5)),) if gap > 0 else (reason("reason.hunt_later"),)
    if place in GATHERING:
        needed = placer.unlocked(RESOURCES.index(GATHERING[place]))
        return (reason("reason.gather_needed") if needed else reason("reason.gather"),)
    _, _, missing = placer.market.offer(place, placer.stock)
    lacking = (reason("reason.goods_missing"),) if missing else ()
    return (*item_reasons(placer.worth, item_at(placer.state, place), place), *lacking)


VILLAGE_REASONS = {TOOL_MAKER: "reason.tool", FIELD: "reason.field", HUT: "reason.hut"}


def item_reasons(worth: Worth, item: str, place: str) -> tuple[Message, ...]:
    """Why one might want a card or building."""
    return card_reasons(worth, item) if place in SLOTS else building_reasons(worth, item)


def building_reasons(worth: Worth, tile: str) -> tuple[Message, ...]:
    """Points, and hut builders who count it."""
    points = BUILDINGS[tile].points
    first = reason("reason.building", points) if points else reason("reason.building_free")
    return (first, reason("reason.builders", worth.building)) if worth.building else (first,)


def card_reasons(worth: Worth, name: str) -> tuple[Message, ...]:
    """What the bottom half will bring, and the top half."""
    card = CARDS[name]
    if card.count:
        bottom = reason(f"reason.person.{card.mark}", round(worth.bottom(card)))
    else:
        bottom = reason(SYMBOL_REASONS[min(2, worth.symbols.get(card.mark, 0))])
    return (bottom, _top_reason(name))


SYMBOL_REASONS = ("reason.symbol_new", "reason.symbol_pair", "reason.symbol_spare")
