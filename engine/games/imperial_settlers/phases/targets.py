"""Words of cards that act on one Location: which Locations may be chosen, and what then happens to the chosen one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from engine.components.effects import Effect
from engine.core.actions import Action
from engine.games.imperial_settlers.abilities import Ability, Scope
from engine.games.imperial_settlers.actions import Target
from engine.games.imperial_settlers.empire import find
from engine.games.imperial_settlers.phases.choice import EffectChoice
from engine.games.imperial_settlers.state import ImperialSettlersState, Location, Table
from engine.games.imperial_settlers.vocabulary import EXECUTOR

Candidates: TypeAlias = Callable[[ImperialSettlersState, Scope, Effect], Sequence[Location]]
Act: TypeAlias = Callable[[Table, "PickTarget", int, Location], None]


class Aim(NamedTuple):
    """Which Locations a word may act on, what it does to one (table, choice, owner, Location), by which rules."""

    candidates: Candidates
    act: Act
    rules: tuple[str, ...]


AIMS: dict[str, Aim] = {}


@dataclass(slots=True)
class PickTarget(EffectChoice):
    """Choose the Location that an effect acts on."""

    def options(self, state: ImperialSettlersState) -> Sequence[Action]:
        found = AIMS[self.effect.op].candidates(state, self.scope(state), self.effect)
        return [Target(location.card) for location in found]

    def question(self) -> tuple[str, tuple[str, ...]]:
        return f"prompt.{self.effect.op}", AIMS[self.effect.op].rules

    def apply(self, draft: Table, action: Action) -> None:
        assert isinstance(action, Target)
        draft.pop()
        owner, location = find(draft.state, action.card)
        AIMS[self.effect.op].act(draft, self, owner, location)


def aimed(op: str, candidates: Candidates, *rules: str) -> Callable[[Act], Act]:
    """Decorator: this function is what the word ``op`` does to the chosen Location."""

    def can(state: ImperialSettlersState, scope: Scope, effect: Effect) -> bool:
        return bool(candidates(state, scope, effect))

    def do(draft: Table, ability: Ability, effect: Effect) -> None:
        draft.push(*(PickTarget.of(ability) for _ in range(effect.args.get("n", 1))))

    def enter(act: Act) -> Act:
        AIMS[op] = Aim(candidates, act, rules)
        EXECUTOR.word(op, can)(do)
        return act

    return enter
