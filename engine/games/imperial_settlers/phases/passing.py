"""Passing (IS-22, IS-24), and what may be put away for good when passing (IS-27)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.components.effects import Effect
from engine.core.actions import Action
from engine.games.imperial_settlers.abilities import Ability, Scope, fire
from engine.games.imperial_settlers.actions import DONE, Give, TakeGood
from engine.games.imperial_settlers.empire import find
from engine.games.imperial_settlers.events import Passed, StashedCard, StashedGood
from engine.games.imperial_settlers.phases.choice import EffectChoice
from engine.games.imperial_settlers.state import ImperialSettlersState, Table
from engine.games.imperial_settlers.vocabulary import EXECUTOR, INDEX, RESOURCES


def pass_round(draft: Table, player: int, forced: bool) -> None:
    """Pass for the rest of the round."""
    draft.state.seats[player].passed = True
    draft.emit(Passed(player, "IS-24" if forced else "IS-22", forced))
    fire(draft, player, "pass")


@dataclass(slots=True)
class Stash(EffectChoice):
    """Put hand cards or Resources on a Location for good; ``given`` are there already."""

    prompt: ClassVar[str] = "prompt.stash"
    rules: ClassVar[tuple[str, ...]] = ("IS-27", "IS-75")

    given: int = 0

    def options(self, state: ImperialSettlersState) -> Sequence[Action]:
        found = stashable(state, self.player, self.effect)
        return [*found, DONE] if found and self.given < self.effect["max"] else []

    def apply(self, draft: Table, action: Action) -> None:
        seat, stash = draft.state.seats[self.player], find(draft.state, self.source)[1].stash
        self.given += 1
        if isinstance(action, Give):
            seat.hand.remove(action.card)
            stash.append(action.card)
            draft.emit(StashedCard(self.player, "IS-27", action.card, self.source))
        elif isinstance(action, TakeGood):
            seat.goods[INDEX[action.good]] -= 1
            stash.append(action.good)
            draft.emit(StashedGood(self.player, "IS-27", action.good, self.source))
        else:
            draft.pop()


def stashable(state: ImperialSettlersState, player: int, effect: Effect) -> list[Give | TakeGood]:
    """What may be put away: hand cards, or Resources in the supply (never gold, IS-69)."""
    seat = state.seats[player]
    if effect["what"] == "card":
        return [Give(card) for card in seat.hand]
    return [TakeGood(good) for good in RESOURCES if seat.goods[INDEX[good]]]


def _can_stash(state: ImperialSettlersState, scope: Scope, effect: Effect) -> bool:
    return bool(stashable(state, scope.player, effect))


@EXECUTOR.word("stash", _can_stash)
def stash(draft: Table, ability: Ability, effect: Effect) -> None:
    """Put cards or Resources away."""
    draft.push(Stash.of(ability))
