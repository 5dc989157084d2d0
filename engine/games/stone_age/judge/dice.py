"""Exact expectation over sums of dice, with tools used where they pay."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TypeAlias

from engine.games.stone_age.catalog import MAX_FIGURES

Tools: TypeAlias = tuple[int, ...]
"""Values of unused tools, in rising order."""

KEPT = 0.8
"""A pip of a tool is worth this share of a pip elsewhere: it is kept where it would bring less."""


@cache
def sums(dice: int) -> tuple[float, ...]:
    """Probability of each sum of that many dice, from 0 up."""
    if dice == 0:
        return (1.0,)
    before = sums(dice - 1)
    chances = [0.0] * (len(before) + 6)
    for total, chance in enumerate(before):
        for face in range(1, 7):
            chances[total + face] += chance / 6
    return tuple(chances)


@cache
def boosts(tools: Tools) -> tuple[int, ...]:
    """Every amount that some of the tools add up to, 0 included."""
    return tuple(sorted({sum(some) for size in range(len(tools) + 1) for some in combinations(tools, size)}))


@cache
def expected(dice: int, divisor: int, tools: Tools = ()) -> float:
    """Expected pieces from a roll."""
    return sum(chance * _best(total, divisor, tools) for total, chance in enumerate(sums(dice)) if chance)


def _best(total: int, divisor: int, tools: Tools) -> int:
    """Pieces from a sum, with the tools that pay."""
    boost = max(boosts(tools), key=lambda b: (total + b) // divisor * divisor - KEPT * b)
    return (total + boost) // divisor


@cache
def pieces(divisor: int, tools: Tools = ()) -> tuple[float, ...]:
    """Expected pieces from a roll of 0, 1, 2 ... dice."""
    return tuple(expected(dice, divisor, tools) for dice in range(MAX_FIGURES + 1))


@cache
def gift(dice: int, divisor: int, tools: Tools) -> float:
    """How many more pieces are expected from a roll if all these tools may be used on it."""
    extra = sum(tools)
    helped = sum(chance * ((total + extra) // divisor) for total, chance in enumerate(sums(dice)))
    return helped - expected(dice, divisor)
