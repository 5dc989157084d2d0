"""The options of Endless Winter. The defaults are the rules as numbered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core.options import Options


@dataclass(frozen=True, slots=True)
class EndlessWinterOptions(Options):
    """Rule flags, each with the rule it touches.

    ``tribe_cards_playable_in_step_1`` EW-31, ``gained_card_destination`` EW-43, ``village_returns_three_camps`` and
    ``food_over_new_limit_is_lost`` EW-63, ``glacier_passable`` EW-57, ``eclipse_step_order`` EW-101, ``stone_eras``
    EW-91, ``honour_tie`` EW-89, ``megalith_pattern`` EW-20, ``difficulty`` EW-140 (solo games only).
    """

    tribe_cards_playable_in_step_1: bool = False
    gained_card_destination: Literal["choice", "hand", "discard"] = "choice"
    village_returns_three_camps: bool = True
    food_over_new_limit_is_lost: bool = True
    glacier_passable: bool = True
    eclipse_step_order: Literal["any", "fixed"] = "any"
    stone_eras: Literal["halves", "both"] = "halves"
    honour_tie: Literal["earlier", "later"] = "earlier"
    megalith_pattern: Literal["random", "strip", "stair", "block"] = "random"
    difficulty: Literal["easy", "normal", "hard", "brutal"] = "normal"
