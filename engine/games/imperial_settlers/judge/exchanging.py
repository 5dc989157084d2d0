"""What it is worth to exchange workers for what a hand card is short of (IS-67)."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from engine.games.imperial_settlers import actions as a
from engine.games.imperial_settlers.catalog import CARDS
from engine.games.imperial_settlers.judge.figures import READY, SOLO
from engine.games.imperial_settlers.judge.worth import Valuer
from engine.games.imperial_settlers.phases.exchanging import PAIR
from engine.games.imperial_settlers.state import ImperialSettlersState
from engine.games.imperial_settlers.vocabulary import GOLD, HOLDING, INDEX, RESOURCES, WORKER


class Exchanger(Valuer):
    """Knows what is missing for the cards in hand."""

    def __init__(self, state: ImperialSettlersState, player: int) -> None:
        super().__init__(state, player, SOLO if state.players == 1 else 0.0)
        self.frame: Any = state.frames[-1]

    @cached_property
    def given(self) -> float:
        """The cheapest location cost."""
        return self.sacrifice()

    def exchange(self, _action: a.Exchange) -> float:
        """Exchange workers: the best single thing for a pair of them."""
        best = max(self.goods["wood"], self.goods["stone"], self.goods["food"], *(n for n, _ in self.missing))
        return best - 2 * self.goods["worker"]

    def exchange_for(self, action: a.ExchangeFor) -> float:
        """One pair more: what it brings."""
        if action.what not in RESOURCES:
            return self.goods[action.what] - 2 * self.goods["worker"]
        worth = max(self.goods[action.what], self.missing[INDEX[action.what]][0])
        return worth - 2 * self.goods["worker"]

    def needed(self, action: a.Exchange | a.ExchangeFor) -> str:
        """The hand card that the exchange makes possible; "" if there is none."""
        if isinstance(action, a.Exchange):
            return max(self.missing)[1]
        return self.missing[INDEX[action.what]][1] if action.what in RESOURCES else ""

    @cached_property
    def missing(self) -> list[tuple[float, str]]:
        """For each Resource, what one more is worth that is missing for a building, and for which card."""
        found, seat = [(0.0, "")] * len(RESOURCES), self.state.seats[self.player]
        wanted: list[str] = getattr(self.frame, "wanted", [])
        have = [n + wanted.count(good) for good, n in zip(HOLDING, seat.goods, strict=True)]
        pairs = have[WORKER] // PAIR - len(wanted)
        for card in seat.hand:
            self._note_missing(found, card, have, pairs)
        return found

    def _note_missing(self, missing: list[tuple[float, str]], card: str, have: list[int], pairs: int) -> None:
        cost = CARDS[card].cost
        short = [max(0, cost[index] - have[index]) for index in range(GOLD)]
        needed = sum(short) - have[GOLD]
        if 0 < needed <= pairs:
            worth = self.net_building(CARDS[card], self.given) / needed * READY
            for index, n in enumerate(short):
                if n and worth > missing[index][0]:
                    missing[index] = (worth, card)
