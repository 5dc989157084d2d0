"""The plain words of cards: goods, points, choices, optional payments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.components.effects import Effect
from engine.core.actions import Action
from engine.games.imperial_settlers.abilities import Ability, Scope
from engine.games.imperial_settlers.actions import DONE, Choose
from engine.games.imperial_settlers.empire import count
from engine.games.imperial_settlers.ledger import gain
from engine.games.imperial_settlers.phases.choice import EffectChoice
from engine.games.imperial_settlers.phases.payment import Payment, affordable
from engine.games.imperial_settlers.state import ImperialSettlersState, Table
from engine.games.imperial_settlers.vocabulary import BOOK, EXECUTOR, counts


@EXECUTOR.word("gain")
def gain_word(draft: Table, ability: Ability, effect: Effect) -> None:
    """Take goods or score points."""
    gain(draft, ability.player, effect["good"], effect["n"], ability.rule, ability.source, ability.quiet)


def amount(state: ImperialSettlersState, player: int, source: str, effect: Effect) -> int:
    """How much a ``gain_per`` gives now."""
    number = int(effect["n"]) * count(state, player, effect["per"], source)
    return number if effect["max"] is None else min(number, effect["max"])


def _can_gain_per(state: ImperialSettlersState, scope: Scope, effect: Effect) -> bool:
    return amount(state, scope.player, scope.source, effect) > 0


@EXECUTOR.word("gain_per", _can_gain_per)
def gain_per(draft: Table, ability: Ability, effect: Effect) -> None:
    """Take goods or score points for each thing counted."""
    number = amount(draft.state, ability.player, ability.source, effect)
    if number:
        gain(draft, ability.player, effect["good"], number, ability.rule, ability.source, ability.quiet)


def _can_choose(state: ImperialSettlersState, scope: Scope, effect: Effect) -> bool:
    return any(EXECUTOR.can(state, scope, option) for option in effect["options"])


def _can_pay(_state: ImperialSettlersState, scope: Scope, effect: Effect) -> bool:
    return affordable(scope.purse, counts(effect["cost"]))


@dataclass(slots=True)
class ChooseOption(EffectChoice):
    """Choose one of an effect's possibilities. If one of them has a price, none need be taken."""

    prompt: ClassVar[str] = "prompt.choose"

    def question(self) -> tuple[str, tuple[str, ...]]:
        return self.prompt, (self.rule,)

    def options(self, state: ImperialSettlersState) -> Sequence[Action]:
        options = self.effect["options"]
        found: list[Action] = [
            Choose(n) for n, option in enumerate(options) if EXECUTOR.can(state, self.scope(state), option)
        ]
        priced = any(BOOK[option][0].op == "pay" for option in options)
        return [*found, DONE] if found and priced else found

    def apply(self, draft: Table, action: Action) -> None:
        draft.pop()
        if isinstance(action, Choose):
            draft.push(self.inner(self.effect["options"][action.option]))


@EXECUTOR.word("choose", _can_choose)
def choose(draft: Table, ability: Ability, effect: Effect) -> None:
    """One of several."""
    draft.push(ChooseOption.of(ability))


@EXECUTOR.word("pay", _can_pay)
def pay_word(draft: Table, ability: Ability, effect: Effect) -> None:
    """Pay, then have the effects. It stands inside a choice, which is where the player may decline."""
    draft.push(ability.inner(effect["effects"]))
    cost = list(counts(effect["cost"]))
    draft.push(Payment(ability.player, cost, 0, True, ability.source, "", [], ability.rule))
