"""The closed vocabulary that the cards are written in: goods, colours, costs, effects, triggers, counters."""

from __future__ import annotations

from collections.abc import Mapping

from engine.components.effects import (
    Book,
    Executor,
    Reader,
    counts_of,
    flag,
    limit,
    number,
    one_of,
    program,
    programs,
    some_of,
)

HOLDING = ("wood", "stone", "food", "gold", "worker", "raze", "defense")
"""What a player's supply counts, in the order of its list."""
WOOD, STONE, FOOD, GOLD, WORKER, RAZE, DEFENSE = range(len(HOLDING))
INDEX = {good: index for index, good in enumerate(HOLDING)}
RESOURCES = HOLDING[:3]
"""IS-3: gold is a token, not a Resource."""
GOODS = (*HOLDING, "card", "vp")
DEAL_GOODS = ("card", "raze", "gold", "vp", "stone", "worker", "food", "wood")
"""Goods of Deals and Attack cards, in the order in which Japanese Locations are hit (IS-85)."""

COLOURS = ("black", "blue", "brown", "gold", "grey", "pink", "purple", "red")
FACTIONS = ("romans", "barbarians", "egyptians", "japanese")
COMMON = "common"

COST = ("wood", "stone", "food", "location")
"""What building may cost (IS-31, IS-32)."""
PRICE = ("worker", "wood", "stone", "food", "resource", "gold", "raze", "card", "deal", "egypt_token")
"""What an action may cost; ``resource`` is any one of wood, stone and food."""

KINDS = ("any", COMMON, "faction")
ORIGINS = ("hand", "enemy", "own")
COUNTERS = (*(f"colour:{colour}" for colour in COLOURS), "samurai", "stashed")

WORDS: Mapping[str, Mapping[str, Reader]] = {
    "gain": {"good": one_of(*HOLDING, "vp"), "n": number},
    "gain_per": {"good": one_of(*HOLDING, "vp"), "n": number, "per": one_of(*COUNTERS), "max": limit},
    "choose": {"options": programs},
    "pay": {"cost": counts_of(*HOLDING), "effects": program},
    "draw": {"deck": one_of("any", COMMON, "faction"), "n": number},
    "draw_pick": {"deck": one_of("faction"), "look": number, "keep": number},
    "raze": {"from": some_of(*ORIGINS), "pay": one_of("normal", "free")},
    "convert_received": {"good": one_of("vp"), "n": number},
    "take_raze_good": {},
    "remove": {"kind": one_of(*KINDS)},
    "steal": {"goods": some_of(*RESOURCES)},
    "cancel_deal": {},
    "steal_deal": {},
    "link_deal": {},
    "use_deal": {},
    "block_action": {},
    "take_over": {"kind": one_of(*KINDS)},
    "use_enemy_action": {},
    "use_production": {"kind": one_of(*KINDS)},
    "reuse_action": {},
    "build": {"from": one_of("hand", "deals")},
    "foundation_from_hand": {"compensation": counts_of(*HOLDING)},
    "samurai": {"n": number},
    "stash": {"what": one_of("card", "resource"), "max": number},
    "store": {"goods": some_of(*HOLDING)},
    "protect": {"scope": one_of("own_common"), "n": number},
}

TRIGGERS: Mapping[str, Mapping[str, Reader]] = {
    "build": {"kind": one_of(*KINDS), "colour": one_of(*COLOURS), "new_colour": flag},
    "raze": {"from": some_of(*ORIGINS)},
    "make_deal": {},
    "gain_vp": {"min": number},
    "enemy_exchange": {},
    "pass": {},
    "cleanup": {},
    "game_end": {},
    "static": {},
}
"""When a Feature acts, and the filters it may have (each optional)."""

BOOK = Book(WORDS)
EXECUTOR = Executor(BOOK)


def counts(amounts: Mapping[str, int]) -> tuple[int, ...]:
    """Goods by name as counts in the order of ``HOLDING``; names that are not there are left out."""
    return tuple(amounts.get(good, 0) for good in HOLDING)
