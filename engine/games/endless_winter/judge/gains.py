"""What cards, Animals and Stones are worth to one player who gains or keeps them, in points at the end."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from engine.games.endless_winter.catalog import ANIMALS, CULTURE, PEOPLE, STONES
from engine.games.endless_winter.judge.rates import general, labour_yield
from engine.games.endless_winter.judge.tracks import Tracks
from engine.games.endless_winter.scoring import animal_sets, count, set_points
from engine.games.endless_winter.vocabulary import BOOK

PILE_LABOUR = 0.5
"""A point of labour in the Eclipse comparison."""
SEEN_AGAIN = 0.3
"""How often a card of the deck is drawn in a later round."""
GROWTH = 0.3
"""How much of the next Animal of a species can be counted on, for each round to come."""
METRIC_GROWTH: Mapping[str, float] = {
    "buried_cards": 1.0,
    "upright_animals": 1.0,
    "animal_types": 0.5,
    "villages": 0.3,
    "megaliths_placed": 1.0,
    "culture_owned": 0.7,
    "recruits_owned": 1.0,
    "lower_idol_steps": 0.5,
    "hexes_led": 0.5,
}
"""How much a metric may grow in a round."""


class Gains(Tracks):
    """What can be gained and kept."""

    def gain_of(self, target: str, to: str = "discard") -> float:
        """What a purchase brings, by what is bought."""
        kind, _, name = target.partition(":")
        if kind == "supply":
            return self.recruit(name, to)
        if kind == "card":
            return self.learn(name, to)
        return self.animal(name) if kind == "zone" else self.stone(name)

    # Cards -------------------------------------------------------------------------------------------------------

    def recruit(self, kind: str, to: str) -> float:
        """A Tribe card gained: printed points, and its use later and now."""
        row = PEOPLE[kind]
        better = labour_yield(kind) - 1.1 + 0.5 * general(row.eclipse)
        worth = row.points + SEEN_AGAIN * self.later * max(0.1, better)
        return worth + (self.hold(kind) if to == "hand" else 0.0)

    def learn(self, card: str, to: str) -> float:
        """A Culture card gained."""
        row = CULTURE[card]
        use = general(row.play)
        worth = row.points + SEEN_AGAIN * self.later * max(0.1, use - 0.6) + self.growth("culture_owned")
        return worth + (0.9 * use if to == "hand" and (self.turns_now or self.later) else 0.0)

    @cached_property
    def _holds(self) -> dict[str, float]:
        return {}

    def hold(self, kind: str) -> float:
        """A card of this kind in hand, for what is left of the game."""
        if kind not in self._holds:
            self._holds[kind] = self._hold(kind)
        return self._holds[kind]

    def _hold(self, kind: str) -> float:
        if kind in CULTURE:
            return 0.9 * general(CULTURE[kind].play) if self.turns else 0.0
        row = PEOPLE[kind]
        return max(self.labour_rate * labour_yield(kind), PILE_LABOUR * row.labour + general(row.eclipse))

    def bury(self, kind: str) -> float:
        """A card buried: it counts for Honour and leaves the deck (EW-86, EW-117)."""
        if kind in CULTURE:
            return self.burial_points - SEEN_AGAIN * self.later * general(CULTURE[kind].play)
        thinner = SEEN_AGAIN * self.later * (1.45 - labour_yield(kind) - 0.5 * general(PEOPLE[kind].eclipse))
        return self.burial_points + thinner + self.growth("buried_cards")

    # Animals and Stones ------------------------------------------------------------------------------------------

    @cached_property
    def set_points(self) -> int:
        """Points of the Animals as they stand."""
        return set_points(animal_sets(self.tribe.upright))

    def _with(self, species: str, copies: int) -> int:
        return set_points(animal_sets([*self.tribe.upright, *[f"{species}-1"] * copies]))

    @cached_property
    def _animals(self) -> dict[str, float]:
        return {}

    def animal(self, species: str) -> float:
        """One more Animal: what its set grows by, what may follow, or what tipping it would give."""
        if species not in self._animals:
            one = self._with(species, 1)
            more = self._with(species, 2) - one
            sets = one - self.set_points + GROWTH * min(2, self.later) * 0.5 * more
            tipped = 0.7 * general(ANIMALS[species].tip) if self.turns else 0.0
            self._animals[species] = max(sets, tipped) + self.growth("upright_animals")
        return self._animals[species]

    def stone(self, stone: str) -> float:
        """A Sacred Stone: every Eclipse to come, or its metric at the end."""
        row = STONES[stone]
        if row.eclipse:
            return self.eclipses * general(row.eclipse)
        effect = BOOK[row.end][0]
        expected = count(self.state, self.player, effect["per"]) + METRIC_GROWTH[effect["per"]] * self.later
        return min(float(effect["max"]), float(effect["n"]) * expected)
