"""The options of Imperial Settlers. The defaults are the published rules, with the errata."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core.options import Options


@dataclass(frozen=True, slots=True)
class ImperialSettlersOptions(Options):
    """Variants and house rules, each with the rule it touches.

    ``factions`` IS-1 (dealt at random, or chosen in turn order), ``lookout`` IS-88, IS-89 (a solo game has a Lookout
    of its own, IS-78), ``peaceful`` IS-90, ``reshuffle`` IS-71 (discarded Faction cards come back).
    """

    factions: Literal["random", "choose"] = "random"
    lookout: Literal["standard", "alternate", "advanced"] = "standard"
    peaceful: bool = False
    reshuffle: bool = False
