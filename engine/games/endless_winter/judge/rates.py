"""What things are worth as a rule, whoever has them and whenever, in points at the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from engine.components.effects import Effect
from engine.games.endless_winter.catalog import PEOPLE
from engine.games.endless_winter.vocabulary import BOOK

LABOUR = 1.0
"""A point of labour that can be used."""
FOOD, TOOL = 0.5, 0.85
"""A good while it can still be spent."""
CARD = 1.25
"""A card drawn while there are turns to use it."""
MOVE, CAMP, VILLAGE = 0.4, 2.5, 8.0
TIP, BURIAL, STEP, MEGALITH = 0.7, 1.2, 2.2, 2.6
"""What an effect is worth as a rule, to weigh benefits that come later."""

RATES = {"food": FOOD, "tool": TOOL, "vp": 1.0, "labour": LABOUR}


@cache
def general(key: str) -> float:
    """What a program is worth as a rule, whoever has it and whenever."""
    return sum(GENERAL[effect.op](effect) for effect in BOOK[key]) if key else 0.0


def _exchange(effect: Effect) -> float:
    cost = sum(int(n) * RATES[good] for good, n in effect["cost"].items())
    return max(0.0, general(effect["effects"]) - cost)


def _cheaper(effect: Effect) -> float:
    return 1.0 + 0.7 * (LABOUR * int(effect["labour_off"]) + TOOL * int(effect["tool_off"]))


def _times(value: float) -> Callable[[Effect], float]:
    return lambda effect: value * float(effect["n"])


GENERAL: Mapping[str, Callable[[Effect], float]] = {
    "gain": lambda e: RATES[e["good"]] * int(e["n"]),
    "gain_per": lambda e: 0.6 * int(e["max"]),
    "choose": lambda e: sum(sorted(map(general, e["options"]))[-e["n"] :]),
    "pay": _exchange,
    "draw": _times(CARD),
    "retrieve": _times(CARD),
    "bury": _times(BURIAL),
    "advance": _times(STEP),
    "place_megalith": _times(MEGALITH),
    "place_camp": _times(CAMP),
    "move_camp": _times(MOVE),
    "build_village": _times(VILLAGE),
    "hunt": _cheaper,
    "tip": _times(TIP),
    "recruit": lambda e: float(e["n"]) * (1.2 + FOOD * e["food_off"]),
    "learn": _cheaper,
    "take_stone": lambda e: 3.0 + LABOUR * e["labour_off"],
    "discount": _times(0.8),
    "use_taken_bottom": lambda e: 1.5,
}
"""What each word is worth as a rule."""


@cache
def labour_yield(kind: str) -> float:
    """Labour that a card gives in an ordinary turn, with a part of its bonus and its ability."""
    if kind not in PEOPLE:
        return 1.0
    row = PEOPLE[kind]
    return row.labour + 0.45 * row.bonus + (0.4 * general(row.ability) if row.ability else 0.0)
