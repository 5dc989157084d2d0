"""What lies on the table and what is in hand: the points that every player may expect of them."""

from __future__ import annotations

from collections.abc import Sequence, Set

from engine.components.grid_square import Cell
from engine.games.hunters_gatherers.judge.outlook import Outlook
from engine.games.hunters_gatherers.scoring import majority, paid
from engine.games.hunters_gatherers.state import HuntersGatherersState

MEMBERS_IN_HAND = (0.0, 15.0, 27.0, 38.0, 47.0, 55.0)
"""What so many members in hand are worth early in the game (HG-2)."""
HUT_IN_HAND = 3.0


def expected(state: HuntersGatherersState, outlook: Outlook, touched: Set[Cell]) -> list[float]:
    """Expected final points of each player; see ``Outlook.area`` for ``touched``."""
    return Standing(state, outlook, touched).expected


class Standing:
    """What lies on the table: ``points`` that it is likely to bring each player, and for each of their members in
    forests, rivers and meadows the ``chances`` that it comes home.
    """

    def __init__(self, state: HuntersGatherersState, outlook: Outlook, touched: Set[Cell]) -> None:
        self.state, self.use = state, outlook.use if state.frames else 0.0
        self.points = [0.0] * state.players
        self.chances: list[list[float]] = [[] for _ in self.points]
        for line in state.earned:
            self.points[line.player] += line.points
        self._add_areas(outlook, touched)
        _add_huts(state, outlook, self.points)

    def _add_areas(self, outlook: Outlook, touched: Set[Cell]) -> None:
        for area, owners in _grouped(self.state.members, self.state.layout.areas.region).items():
            prospect = outlook.area(self.state, area, touched)
            for player in paid(self.state, area, owners):
                self.points[player] += prospect.points
            for player in owners:
                self.chances[player].append(prospect.chance)

    @property
    def expected(self) -> list[float]:
        """Expected final points of each player."""
        return [points + self.hand(player) for player, points in enumerate(self.points)]

    def hand(self, player: int) -> float:
        """What the pieces in a player's hand, and the members that may come back to it, are worth."""
        members = members_worth(self.state.members_left[player], self.chances[player])
        return self.use * (members + HUT_IN_HAND * self.state.huts_left[player])

    def price(self, player: int, chance: float) -> float:
        """What a hand loses by a member that is placed where it comes home with this chance."""
        left, chances = self.state.members_left[player], self.chances[player]
        return self.use * (members_worth(left, chances) - members_worth(left - 1, [*chances, chance]))


def members_worth(left: int, chances: Sequence[float]) -> float:
    """What so many members in hand are worth early in the game, with others that may come home and join them.

    Who comes home first is worth most; one more in a full hand is worth little.
    """
    worth = MEMBERS_IN_HAND[left]
    for more, chance in enumerate(sorted(chances, reverse=True), left + 1):
        worth += chance * member_price(more)
    return worth


def _add_huts(state: HuntersGatherersState, outlook: Outlook, points: list[float]) -> None:
    for system, owners in _grouped(state.huts, state.layout.systems.region).items():
        value = outlook.system(state, system)
        for player in majority(owners):
            points[player] += value


def _grouped(pieces: dict[int, int], region: dict[int, int]) -> dict[int, list[int]]:
    groups: dict[int, list[int]] = {}
    for zone, player in pieces.items():
        groups.setdefault(region[zone], []).append(player)
    return groups


def member_price(left: int) -> float:
    """What the last of so many members in hand is worth early in the game."""
    last = min(left, len(MEMBERS_IN_HAND) - 1)
    return MEMBERS_IN_HAND[last] - MEMBERS_IN_HAND[last - 1]
