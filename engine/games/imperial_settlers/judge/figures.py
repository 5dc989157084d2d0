"""Figures for judgement, in points at the end of the game: rules of thumb, found by letting them play each other."""

from __future__ import annotations

from functools import cache

from engine.games.imperial_settlers.catalog import BOARDS, CARDS, ROUNDS
from engine.games.imperial_settlers.state import ImperialSettlersState
from engine.games.imperial_settlers.vocabulary import BOOK, HOLDING

HAND = 0.6
"""Share of a card's worth while it is still in hand."""
PRICES = {"resource": 0.85, "deal": 1.5, "egypt_token": 0.8}
"""Worth of prices that are not goods."""

GOOD_WORTH = {
    "wood": 0.8,
    "stone": 0.65,
    "food": 0.7,
    "gold": 1.05,
    "worker": 0.45,
    "raze": 0.8,
    "defense": 0.1,
}
CARD_WORTH = (1.3, 0.95, 0.65)
"""What a card is worth to a small, a middling and a large hand."""
SMALL_HAND, LARGE_HAND = 2, 6
ROUND_SCALE = (1.0, 1.0, 1.0, 0.95, 0.85, 0.6)
"""How much of a good's worth is left in each round; index 0 is before the first."""
LATER = 0.8
"""Goods of later rounds count less: not all of them will be used."""
UNUSED = 0.5
"""Share of the worth of goods that go to waste, as the loss that passing brings."""
ACTION_SHARE = 0.6
"""How often, of all possible times, an action is really used in later rounds."""
ACTION_NOW, FEATURE_NOW = 0.5, 0.4
"""How much of an action's use, and of a round of a Feature, is still to be had in the present round."""
OTHER_USE = 0.4
"""Share of a hand card's worth as a building that is lost when it is razed or dealt instead."""
FACTION_CARD = 1.15
"""How much better than a Common card a Faction card is."""
PICKED_CARD = 1.4
"""How much better than the top card the best of two is."""
SAMURAI = 0.3
IN_SUPPLY = 0.7
"""Share of the worth of goods in the supply that a glance may count on."""
UNKNOWN_CARD = 0.8
"""What a card in somebody else's hand is worth to them."""
FOUNDATION = 0.5
HARM = 0.8
"""How much another player's loss counts, shared among the enemies."""
READY = 1.3
"""How much of a building counts that an exchange makes possible."""
DEFENDED = 0.15
"""Chance that a Defense token saves a Location."""
LOST = 10.0
"""What a lost solo game costs."""
SOLO = 3.0
"""IS-86: what a Faction Location more, or a card less to be collected, is worth in a solo game."""

EXPECTED = {
    "raze": 1.3,
    "convert_received": 1.5,
    "take_raze_good": 1.0,
    "remove": 0.8,
    "steal": 1.2,
    "cancel_deal": 0.7,
    "steal_deal": 1.5,
    "link_deal": 1.6,
    "use_deal": 0.9,
    "block_action": 0.3,
    "take_over": 2.5,
    "use_enemy_action": 0.9,
    "use_production": 1.5,
    "reuse_action": 0.9,
    "build": 1.2,
    "foundation_from_hand": 0.8,
    "samurai": 0.4,
    "stash": 1.0,
    "store": 1.0,
    "protect": 0.4,
}
"""What words bring whose worth depends on what is there to act on."""
TIMES = {
    "build": 0.9,
    "raze": 0.8,
    "make_deal": 0.6,
    "gain_vp": 2.2,
    "enemy_exchange": 0.7,
    "pass": 1.0,
    "cleanup": 1.0,
    "static": 1.0,
    "game_end": 0.0,
}
"""How often a trigger is set off in a round."""
COLOUR_SHARE = {
    "black": 0.13,
    "blue": 0.12,
    "brown": 0.18,
    "gold": 0.12,
    "grey": 0.18,
    "pink": 0.15,
    "purple": 0.02,
    "red": 0.15,
}
"""How many of the Locations built have a colour."""


def productions_left(state: ImperialSettlersState) -> int:
    """Productions still to come."""
    return ROUNDS - state.round + (state.phase in ("lookout", "setup"))


@cache
def scaled(round_: int, hunger: int) -> dict[str, float]:
    """Worth of each good in a round, with a small (0), middling (1) or large hand (2)."""
    worth = {good: GOOD_WORTH[good] * ROUND_SCALE[round_] for good in HOLDING}
    card = CARD_WORTH[hunger] * ROUND_SCALE[round_]
    return worth | {"card": card, "common": card, "faction": card * FACTION_CARD, "any": card * FACTION_CARD, "vp": 1.0}


def counts_things(key: str) -> bool:
    """Whether a program counts Locations or Samurai."""
    return bool(key) and any(effect.op == "gain_per" for effect in BOOK.programs[key])


COUNTING = {card.row for card in CARDS.values() if any(map(counts_things, (card.production, card.bonus, card.action)))}
"""Prints whose worth depends on what has been built."""


COUNTING_SAMURAI = {
    card.row
    for card in CARDS.values()
    if card.production and any(effect.args.get("per") == "samurai" for effect in BOOK.programs[card.production])
}
"""Prints that make something for each Samurai."""


def board_worth(faction: str, left: int, goods: dict[str, float]) -> float:
    """What a faction's board will still make."""
    production = BOARDS[faction].production
    return sum(goods[good] * n for good, n in zip(HOLDING, production, strict=True)) * left * LATER
