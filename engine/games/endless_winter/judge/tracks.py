"""What steps on the idol tracks and buried cards are worth to one player at one moment, in points at the end."""

from __future__ import annotations

from functools import cached_property

from engine.games.endless_winter.catalog import HONOUR_TABLES, IDOL_BONUSES, RATIOS, TRACK_END
from engine.games.endless_winter.judge.means import Means
from engine.games.endless_winter.judge.rates import general
from engine.games.endless_winter.phases.idols import honour_order, position
from engine.games.endless_winter.scoring import buried
from engine.games.endless_winter.vocabulary import OFFERING, TRACKS

ON_TRACK = (1.0, 0.75, 0.55, 0.45)
"""How much of the table the first step of Honour is worth, by the rounds to come: it may be taken later, too."""
LIKELY_ON_TRACK = 0.75
"""Chance that a marker below the Honour track will still get on it."""
GOAL_BURIALS = 6
"""Burials that a player may expect to have at the end."""


class Tracks(Means):
    """The two idol tracks, and the burials that Honour counts."""

    def advance(self, track: str) -> float:
        """One step: the entered space's bonus and what it means at the end."""
        at = position(self.tribe, track)
        if at == TRACK_END:
            return 0.0
        bonus = general(IDOL_BONUSES[track][at + 1])
        return bonus + (self._offering_step(at) if track == OFFERING else self._honour_step(at))

    def _offering_step(self, at: int) -> float:
        goods = max(self.tribe.food + self.tribe.tools, 4 + 2 * (self.later > 0))
        rates = [1 / ratio if ratio else 0.0 for ratio in RATIOS[at : at + 2]]
        ahead = 0.25 * self.later * (TRACK_END - at - 1) / TRACK_END
        return goods * (rates[1] - rates[0]) + ahead

    def _honour_step(self, at: int) -> float:
        n = min(10, max(buried(self.state, self.player), min(GOAL_BURIALS, self.later * 2)))
        order = honour_order(self.state)
        if not at:
            return HONOUR_TABLES[min(len(order), 2)][n] * ON_TRACK[self.later]
        rank = order.index(self.player)
        if not rank:
            return 0.35 * self.later
        ahead = self.state.tribes[order[rank - 1]].honour
        gain = HONOUR_TABLES[min(rank - 1, 2)][n] - HONOUR_TABLES[min(rank, 2)][n]
        return gain * (1.0 if at + 1 > ahead else 0.4 if at + 1 == ahead else 0.2) * (1.0 if not self.later else 0.6)

    def best_step(self) -> float:
        """The better track."""
        return max(self.advance(track) for track in TRACKS)

    @cached_property
    def honour_table(self) -> tuple[int, ...]:
        """The table that the player may expect to score by."""
        order = honour_order(self.state)
        if self.player in order:
            return HONOUR_TABLES[min(order.index(self.player), 2)]
        return HONOUR_TABLES[min(len(order), 2)]

    @cached_property
    def burial_points(self) -> float:
        """One more buried card in the table, less if the marker is not on the track yet."""
        n = buried(self.state, self.player)
        if n + 1 >= len(self.honour_table):
            return 0.0
        chance = 1.0 if self.tribe.honour else LIKELY_ON_TRACK if self.later else 0.15
        return (self.honour_table[-1] / (len(self.honour_table) - 1)) * chance
