"""Regions: a partition of numbered parts that only ever grows together, for boards on which areas join.

Every part knows its region and every region its parts, so that a look-up is one step and nothing has to be searched
when areas are asked for. A region is named by one of its parts: of two that join, the larger keeps its name.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass(slots=True)
class Regions:
    """``region[part]`` is the name of the part's region, ``parts[name]`` its parts, the oldest region's first."""

    region: dict[int, int] = field(default_factory=dict)
    parts: dict[int, tuple[int, ...]] = field(default_factory=dict)

    def add(self, parts: tuple[int, ...]) -> int:
        """Make a region of new parts, named by the first of them."""
        name = parts[0]
        for part in parts:
            self.region[part] = name
        self.parts[name] = parts
        return name

    def join(self, one: int, other: int) -> tuple[int, int]:
        """Make the regions of two parts one. The names of the region that stays and of the one that went into it;
        they are the same if the two parts were together already.
        """
        kept, gone = self.region[one], self.region[other]
        if kept == gone:
            return kept, gone
        if len(self.parts[kept]) < len(self.parts[gone]):
            kept, gone = gone, kept
        moved = self.parts.pop(gone)
        for part in moved:
            self.region[part] = kept
        self.parts[kept] += moved
        return kept, gone

    def holding(self, parts: Iterable[int]) -> list[int]:
        """The names of the regions that hold the parts, each once, in order."""
        return list(dict.fromkeys(self.region[part] for part in parts))
