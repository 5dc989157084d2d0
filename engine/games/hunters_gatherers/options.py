"""The options of Hunters and Gatherers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core.options import Options


@dataclass(frozen=True, slots=True)
class HuntersGatherersOptions(Options):
    """Rule options.

    ``edition``: tiles, huts and values of the first or the second edition (HG-60). ``count_by``: whether a tile with
    two zones in one feature counts once or twice; ``edition`` is what the edition's book says (HG-33).
    ``first_player``: by chance, or the first seat (HG-4). ``shrine_ignores_occupancy``: a hunter may go to the shrine
    although others hunt there (HG-43).
    """

    edition: Literal["first", "second"] = "first"
    count_by: Literal["edition", "segment", "tile"] = "edition"
    first_player: Literal["random", "first_seat"] = "random"
    shrine_ignores_occupancy: bool = False

    @property
    def by_segment(self) -> bool:
        """Whether every zone of a feature counts, not every tile (HG-33)."""
        if self.count_by == "edition":
            return self.edition == "first"
        return self.count_by == "segment"
