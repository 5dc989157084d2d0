"""Counted goods: a holding is a list of counts, one per kind, in the game's fixed order of kinds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

Counts: TypeAlias = tuple[int, ...]


def covers(holding: Sequence[int], counts: Sequence[int]) -> bool:
    """Whether the holding has at least these counts of every kind."""
    return all(have >= need for have, need in zip(holding, counts, strict=True))


def selections(holding: Sequence[int], pieces: int) -> tuple[Counts, ...]:
    """All ways to take exactly that many pieces from the holding, those with most of the first kinds first."""
    return _selections(tuple(min(have, pieces) for have in holding), pieces)


@lru_cache(maxsize=4096)
def _selections(holding: Counts, pieces: int) -> tuple[Counts, ...]:
    if len(holding) == 1:
        return ((pieces,),) if holding[0] >= pieces else ()
    first, rest = holding[0], holding[1:]
    most, least = min(first, pieces), max(0, pieces - sum(rest))
    return tuple((n, *more) for n in range(most, least - 1, -1) for more in _selections(rest, pieces - n))


def kinds(counts: Sequence[int]) -> int:
    """How many different kinds are in the counts."""
    return sum(1 for count in counts if count)
