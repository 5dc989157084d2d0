"""Exact expectation over sums of dice, with tools used where they pay."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TypeAlias

from engine.games.stone_age.catalog import MAX_FIGURES

Tools: TypeAlias = tuple[int, ...]
"""Values of unused tools, in rising order."""

PIP = 0.8
"""A pip of a tool is kept if it would bring less than this share of a pip's worth: it may serve another roll."""


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
def expected(dice: int, divisor: int, tools: Tools = ()) -> tuple[float, float]:
    """Expected pieces from a roll, and expected pips of tools spent on it."""
    pieces = spent = 0.0
    for total, chance in enumerate(sums(dice)):
        if chance:
            boost = max(boosts(tools), key=lambda b: ((total + b) // divisor) * divisor - PIP * b)
            pieces += chance * ((total + boost) // divisor)
            spent += chance * boost
    return pieces, spent


@cache
def pieces(divisor: int, tools: Tools = ()) -> tuple[float, ...]:
    """Expected pieces from a roll of 0, 1, 2 ... dice."""
    return tuple(expected(dice, divisor, tools)[0] for dice in range(MAX_FIGURES + 1))


@cache
def mean(dice: int, divisor: int) -> float:
    """Expected pieces from a roll without tools."""
    return expected(dice, divisor)[0]


@cache
def gift(dice: int, divisor: int, tools: Tools) -> float:
    """Expected pips' worth that these tools add to a roll, all of them used where they help."""
    helped = sum(chance * ((total + sum(tools)) // divisor) for total, chance in enumerate(sums(dice)))
    return (helped - mean(dice, divisor)) * divisor
