"""Score lines: every point with its reason. The sum of a player's lines is the player's score."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any


@dataclass(frozen=True, slots=True)
class Part:
    """One term of a line: ``count`` things of a kind ``unit`` at ``each`` points. Its worth is count x each."""

    count: int
    unit: str
    each: int = 1

    @property
    def points(self) -> int:
        """Points of this term."""
        return self.count * self.each


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Points for one reason: whose, how many, what kind, by which rule, made of what, and where on the board."""

    player: int
    points: int
    kind: str
    rule: str
    parts: tuple[Part, ...] = ()
    places: tuple[str, ...] = ()


def totals(lines: Iterable[ScoreLine], players: int) -> list[int]:
    """Points of each player."""
    sums = [0] * players
    for line in lines:
        sums[line.player] += line.points
    return sums


def places(strengths: Sequence[Any]) -> list[list[int]]:
    """Players from first to last by their strengths, the greatest first; equal ones share a place."""
    order = sorted(range(len(strengths)), key=strengths.__getitem__, reverse=True)
    return [list(group) for _, group in groupby(order, key=strengths.__getitem__)]


def lead(points: Sequence[float], player: int) -> float:
    """A player's points less those of the best opponent."""
    return points[player] - max(n for other, n in enumerate(points) if other != player)
