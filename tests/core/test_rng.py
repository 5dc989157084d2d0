from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from engine.core.rng import MAX_SEED, Rng


def test_the_stream_is_the_same_for_ever() -> None:
    rng = Rng(7)
    assert [rng.below(100) for _ in range(8)] == [Rng(7, n).below(100) for n in range(8)]


def test_seed_zero_gives_the_published_numbers_of_splitmix64() -> None:
    rng = Rng(0)
    assert [rng.bits() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


@given(st.integers(0, MAX_SEED), st.integers(1, 1000))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


def test_dice_are_fair_enough() -> None:
    """Chi-square with 5 degrees of freedom: 20.5 would happen once in a thousand fair dice."""
    counts = Counter(Rng(3).dice(60_000))
    assert sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(1, 7)) < 20.5


@given(st.lists(st.integers()), st.integers(0, MAX_SEED))
def test_shuffling_keeps_all(items: list[int], seed: int) -> None:
    shuffled = list(items)
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)
