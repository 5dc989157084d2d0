"""Chance. The generator's state is part of the game's state, so the same seed and actions give the same game.

SplitMix64 run as a counter: the n-th number is a fixed mix of seed and n. Two small integers hold the whole state,
which JSON carries without loss in any reader.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15
MAX_SEED = (1 << 53) - 1


@dataclass(slots=True)
class Rng:
    """A stream of random numbers: ``seed`` in 0 .. 2**53 - 1, ``count`` numbers drawn so far."""

    seed: int
    count: int = 0

    def bits(self) -> int:
        """The next 64 random bits."""
        self.count += 1
        z = (self.seed * 0xD1342543DE82EF95 + self.count * GAMMA) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1 (n up to 2**32; the bias is below 2**-32)."""
        return (self.bits() * n) >> 64

    def die(self) -> int:
        """One throw of a six-sided die."""
        return self.below(6) + 1

    def dice(self, n: int) -> list[int]:
        """``n`` throws of a six-sided die."""
        return [self.below(6) + 1 for _ in range(n)]

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, which must not be empty."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put the list into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def fork(self) -> Rng:
        """A new stream, seeded from this one."""
        return Rng(self.bits() >> 11)

    def cover(self) -> None:
        """Forget seed and position: what an observer knows of the stream."""
        self.seed = self.count = 0
