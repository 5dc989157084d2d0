"""The options of Stone Age. The defaults are the published rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core.options import Options


@dataclass(frozen=True, slots=True)
class StoneAgeOptions(Options):
    """House rules, each with the rule it touches.

    ``any_resources_timing`` SA-44, ``upgraded_tool_state`` SA-52, ``supply_limited`` SA-9, ``starvation`` SA-56,
    ``score_floor_zero`` SA-58, ``card_privacy`` SA-35, ``final_tie`` SA-67.
    """

    any_resources_timing: Literal["keep", "immediate"] = "keep"
    upgraded_tool_state: Literal["keep_used_mark", "refresh"] = "keep_used_mark"
    supply_limited: bool = False
    starvation: Literal["flat10", "per_figure"] = "flat10"
    score_floor_zero: bool = False
    card_privacy: Literal["owner_only", "open"] = "owner_only"
    final_tie: Literal["shared", "turn_order"] = "shared"
