"""Payments in resources: asked for only where there is more than one way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engine.components.resources import Counts, selections
from engine.core.actions import Action
from engine.core.frames import Decision, Draft, Frame
from engine.core.words import Message
from engine.games.stone_age.actions import Pay, Spend, pay
from engine.games.stone_age.catalog import RESOURCES
from engine.games.stone_age.names import kind_name
from engine.games.stone_age.state import StoneAgeState

MOST_ACTIONS = 60


@dataclass(slots=True)
class Payment(Frame[StoneAgeState], ABC):
    """``player`` has to pay. ``settled`` are the numbers of the dearest kinds already chosen, gold first.

    Where the ways to pay are more than a person can look through, the number of gold is asked first, then of stone.
    """

    player: int
    settled: list[int]

    @abstractmethod
    def ways(self, state: StoneAgeState) -> Iterable[Counts]:
        """Every way to pay, whatever is settled."""

    @abstractmethod
    def prompt(self, state: StoneAgeState) -> Message:
        """What the payment is for."""

    @abstractmethod
    def rules(self) -> tuple[str, ...]:
        """The rules behind the payment."""

    @abstractmethod
    def paid(self, draft: Draft[StoneAgeState], goods: Counts) -> None:
        """Go on after the goods have been taken from the player."""

    def open_ways(self, state: StoneAgeState) -> list[Counts]:
        """The ways that agree with what is settled."""
        settled = tuple(self.settled)
        n = len(settled)
        return [way for way in self.ways(state) if way[::-1][:n] == settled]

    def decision(self, state: StoneAgeState) -> Decision | None:
        ways = self.open_ways(state)
        if len(ways) > MOST_ACTIONS:
            return self._by_kind(ways)
        if len(ways) == 1:
            return None
        prompt = self.prompt(state)
        actions = tuple([pay(*way) for way in ways])
        return Decision(self.player, prompt.key, actions, self.rules(), prompt.params)

    @property
    def _kind(self) -> int:
        """The dearest kind that is not settled."""
        return len(RESOURCES) - 1 - len(self.settled)

    def _by_kind(self, ways: list[Counts]) -> Decision | None:
        good = RESOURCES[self._kind]
        pieces = sorted({way[self._kind] for way in ways})
        if len(pieces) == 1:
            return None
        actions = tuple([Spend(good, n) for n in pieces])
        return Decision(self.player, "prompt.spend", actions, self.rules(), {"good": kind_name(good)})

    def apply(self, draft: Draft[Any], action: Action) -> None:
        if isinstance(action, Spend):
            self.settled.append(action.pieces)
        else:
            assert isinstance(action, Pay)
            self._settle(draft, action.goods)

    def proceed(self, draft: Draft[Any]) -> None:
        ways = self.open_ways(draft.state)
        if len(ways) == 1:
            self._settle(draft, ways[0])
        else:
            self.settled.append(ways[0][self._kind])

    def _settle(self, draft: Draft[StoneAgeState], goods: Counts) -> None:
        draft.pop()
        tribe = draft.state.tribes[self.player]
        tribe.goods = [have - spent for have, spent in zip(tribe.goods, goods, strict=True)]
        self.paid(draft, goods)


def pieces_between(goods: list[int], least: int, most: int) -> list[Counts]:
    """Ways to pay from ``least`` to ``most`` pieces of any kinds."""
    return [way for n in range(least, most + 1) for way in selections(goods, n)]
