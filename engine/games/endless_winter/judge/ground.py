"""What Camps, Villages and Megaliths are worth where they stand or could stand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from engine.games.endless_winter.board import HEXES, JUNCTURES, JUNCTURES_OF, TOUCHING
from engine.games.endless_winter.catalog import ROUNDS, VILLAGE_POINTS
from engine.games.endless_winter.phases import megaliths
from engine.games.endless_winter.phases.land import camp_places, influence, may_enter, village_places
from engine.games.endless_winter.state import EndlessWinterState
from engine.games.endless_winter.vocabulary import MIGRATE

LEAD = 0.9
"""How safely a lead brings its benefit."""
ROOTS = (0.0, 0.08, 0.3, 0.75)
"""Share of a Village's worth by the hexes around its juncture that hold a Camp."""
HOLD = 1.5
"""What the land around a Village brings in each Eclipse."""
ROOM = 0.25
"""A Camp less on the player board: room for Food (EW-4)."""


class Ground:
    """The terrain as one player sees it; ``lands`` are the worths of the terrain types' benefits."""

    def __init__(
        self,
        state: EndlessWinterState,
        player: int,
        eclipses: int,
        lands: Mapping[str, float],
        village_benefits: Sequence[float],
    ) -> None:
        self.state, self.player, self.eclipses = state, player, eclipses
        self.village_benefits = village_benefits
        self.hopeful = state.round < ROUNDS or "" in state.tribes[player].figures or state.turn.column == MIGRATE
        self.tribe = state.tribes[player]
        self.benefit = [lands[kind] * eclipses * LEAD for kind in state.lands]
        others = [tribe for p, tribe in enumerate(state.tribes) if p != player]
        self.rivals = [max((influence(tribe, h) for tribe in others), default=0) for h in range(len(HEXES))]
        self.own = [influence(self.tribe, h) for h in range(len(HEXES))]
        self._changes: dict[tuple[int, int], float] = {}

    def lead(self, place: int, strength: int) -> float:
        """What the hex is worth with so much influence; a bare tie and a bare foothold count a little."""
        if not place or not strength:
            return 0.0
        rival = self.rivals[place]
        if strength < rival:
            return 0.0
        safety = 1.0 if strength > rival + 1 else 0.9 if strength > rival else 0.75
        return self.benefit[place] * safety

    @cached_property
    def free(self) -> dict[str, int]:
        """Junctures without a Village, with how many of their hexes hold an own Camp."""
        taken = {juncture for tribe in self.state.tribes for juncture in tribe.villages}
        camps = self.tribe.camps
        return {j: sum(camps[h] > 0 for h in meeting) for j, meeting in JUNCTURES.items() if j not in taken}

    @cached_property
    def roots(self) -> int:
        """How near the next Village is: the most hexes with Camps around a free juncture."""
        return max(self.free.values(), default=0)

    @cached_property
    def root_worth(self) -> tuple[float, ...]:
        """What 0 to 3 such hexes are worth; nothing if no Village can be built any more."""
        slot = len(self.tribe.villages)
        if slot == len(VILLAGE_POINTS) or not self.hopeful:
            return (0.0,) * len(ROOTS)
        worth = VILLAGE_POINTS[slot] + self.eclipses * (self.village_benefits[slot] + HOLD)
        return tuple(share * worth for share in ROOTS)

    def roots_with(self, place: int, by: int) -> int:
        """The roots with a Camp more or less on a hex."""
        camps = self.tribe.camps[place]
        if camps and camps + by:
            return self.roots
        near = {juncture: self.free[juncture] + by for juncture in JUNCTURES_OF[place] if juncture in self.free}
        return max((self.free | near).values(), default=0)

    def change(self, place: int, by: int) -> float:
        """What a Camp more (1) or less (-1) on a hex changes."""
        key = (place, by)
        if key not in self._changes:
            strength = self.own[place]
            lead = self.lead(place, strength + by) - self.lead(place, strength)
            roots = self.root_worth[self.roots_with(place, by)] - self.root_worth[self.roots]
            self._changes[key] = lead + roots
        return self._changes[key]

    def best_camp(self) -> float:
        """The best place for a new Camp."""
        return max((self.camp(place) for place in camp_places(self.state, self.player)), default=0.0)

    def camp(self, place: int) -> float:
        """A new Camp on a hex, which may go on from there."""
        onward = max((self.change(h, 1) for h in TOUCHING[place] if may_enter(self.state, h)), default=0.0)
        return max(self.change(place, 1), 0.7 * onward - 0.3) + ROOM * (self.eclipses > 1)

    def move(self, start: int, goal: int, more: int) -> float:
        """A Camp's step, if ``more`` steps may follow."""
        best = self.change(goal, 1)
        if more:
            onward = [self.change(h, 1) for h in TOUCHING[goal] if h != start and may_enter(self.state, h)]
            best = max([best, *onward])
        return best + self.change(start, -1)

    def best_move(self, steps: int) -> float:
        """The best use of so many steps; with many of them a second Camp may go too."""
        camps = [h for h, n in enumerate(self.tribe.camps) if n]
        gains = [max((self.move(a, b, steps - 1) for b in self._ways(a)), default=0.0) for a in camps]
        best = sorted((gain for gain in gains if gain > 0), reverse=True)[: 1 if steps < 3 else 2]
        return sum(best)

    def _ways(self, start: int) -> list[int]:
        return [goal for goal in TOUCHING[start] if may_enter(self.state, goal)]

    @cached_property
    def village_places(self) -> list[str]:
        """Where a Village can be built now."""
        return village_places(self.state, self.player)

    def village(self, juncture: str) -> float:
        """Points of a Village, and what the land around it changes by."""
        slot = len(self.tribe.villages)
        lands = sum(self.lead(h, self.own[h] + 1) - self.lead(h, self.own[h]) for h in JUNCTURES[juncture])
        return VILLAGE_POINTS[slot] + lands

    def income(self) -> float:
        """All that is led, in the Eclipses to come."""
        leads = sum(self.lead(h, strength) for h, strength in enumerate(self.own) if strength)
        return leads + self.root_worth[self.roots]


def best_megalith(state: EndlessWinterState, player: int, bonus: Callable[[str], float]) -> float:
    """The most that a Megalith can bring on the board now; -1 if it cannot be placed."""
    if not megaliths.can_place(state, player):
        return -1.0
    low = [low_worth(state, player, cell, bonus) for cell in megaliths.low_places(state)]
    high = [float(megaliths.high_points(state, player, corner)) for corner in megaliths.high_places(state)]
    return max(low + high)


def low_worth(state: EndlessWinterState, player: int, cell: tuple[int, int], bonus: Callable[[str], float]) -> float:
    """A level-1 place: neighbours, the printed bonus, a little for what may be built on it."""
    return megaliths.low_points(state, player, cell) + bonus(megaliths.space_bonus(state, cell)) + 0.2
