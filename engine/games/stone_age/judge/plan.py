"""All waiting figures of a player put to their best use together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from engine.games.stone_age.catalog import GATHERING, HUNTING


class Worths(Protocol):
    """Who knows what places bring."""

    waiting: int

    def hunts(self, most: int) -> list[float]:
        """Worth of 0 to ``most`` hunters."""

    def gathers(self, place: str, most: int) -> list[float]:
        """Worth of 0 to ``most`` figures at a resource place."""

    def single(self, place: str) -> float:
        """Worth of a place that only one player can take."""


class Plan:
    """What a placement is worth together with the best use of the figures that remain.

    ``most`` are the places that are open, with the most figures each takes; ``chance`` is how likely a place for one
    player is still free at the next turn. Hunting and one gathering place share the figures that take no such place.
    """

    __slots__ = ("alone", "chance", "gather", "hunts", "single", "singles", "waiting", "work", "works")

    def __init__(self, worths: Worths, most: Mapping[str, int], chance: float) -> None:
        self.waiting, self.chance = worths.waiting, chance
        self.hunts = worths.hunts(most[HUNTING]) if HUNTING in most else [0.0]
        lands = [place for place in most if place in GATHERING and place != HUNTING]
        self.gather = {place: worths.gathers(place, most[place]) for place in lands}
        self.single = {place: worths.single(place) for place in most if place not in GATHERING}
        self.singles = sorted(
            [(gain, most[place], place) for place, gain in self.single.items()], key=lambda s: -s[0] / s[1]
        )
        self.alone = self._best_gather("")
        self.work = self._with_hunt(self.alone)
        self.works = {place: self._with_hunt(self._best_gather(place)) for place in lands}

    def _best_gather(self, without: str) -> list[float]:
        """The most that one gathering place other than this brings, for 0, 1, 2 ... figures."""
        best = [0.0] * (self.waiting + 1)
        for place, table in self.gather.items():
            if place != without:
                best = list(map(max, best, table + table[-1:] * (len(best) - len(table))))
        return best

    def _with_hunt(self, best: list[float]) -> list[float]:
        """The most that hunting and a gathering place bring together, for 0, 1, 2 ... figures."""
        work = best
        for hunters, gain in enumerate(self.hunts):
            if gain > 0:
                shared = [gain + other for other in best[: len(best) - hunters]]
                work = work[:hunters] + list(map(max, work[hunters:], shared))
        return work

    def value(self, place: str, figures: int) -> float:
        """Worth of putting so many figures there."""
        rest = self.waiting - figures
        if place in self.single:
            return self.single[place] + self._later(rest, self.work, place)
        if place == HUNTING:
            return self.hunts[figures] + self._later(rest, self.alone, place)
        return self.gather[place][figures] + self._later(rest, self.works[place], place)

    def _later(self, figures: int, work: list[float], taken: str) -> float:
        """What the remaining figures may bring: the best places that stay open, and work for the others."""
        best, gained = work[figures], 0.0
        for gain, need, place in self.singles:
            if not figures:
                break
            if need <= figures and place != taken:
                figures -= need
                gained += gain * self.chance
                best = max(best, gained + work[figures])
        return best
