"""What most frames have in common: a choice that is made without asking when there is only one way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from engine.components.effects import Effect
from engine.core.actions import Action
from engine.core.frames import Decision, Draft, Frame
from engine.core.words import Value, msg
from engine.games.imperial_settlers.abilities import Ability, Scope
from engine.games.imperial_settlers.catalog import CARDS
from engine.games.imperial_settlers.state import ImperialSettlersState
from engine.games.imperial_settlers.vocabulary import BOOK

E = TypeVar("E", bound="EffectChoice")


@dataclass(slots=True)
class Choice(Frame[ImperialSettlersState], ABC):
    """One player chooses one of ``options``; none at all: the frame leaves; a single one is carried out unasked."""

    prompt: ClassVar[str]
    rules: ClassVar[tuple[str, ...]]

    player: int

    @abstractmethod
    def options(self, state: ImperialSettlersState) -> Sequence[Action]:
        """What may be chosen now."""

    def question(self) -> tuple[str, tuple[str, ...]]:
        """The prompt, and the rules that ask."""
        return self.prompt, self.rules

    def params(self, state: ImperialSettlersState) -> Mapping[str, Value]:
        """What fills the prompt's fields."""
        return {}

    def decision(self, state: ImperialSettlersState) -> Decision | None:
        """The choice, if there is more than one way."""
        actions = self.options(state)
        if len(actions) < 2:
            return None
        prompt, rules = self.question()
        return Decision(self.player, prompt, tuple(actions), rules, self.params(state))

    def proceed(self, draft: Draft[Any]) -> None:
        """Carry out the only way there is, or leave."""
        actions = self.options(draft.state)
        if actions:
            self.apply(draft, actions[0])
        else:
            draft.pop()


@dataclass(slots=True)
class EffectChoice(Choice):
    """A choice that belongs to effect number ``at`` of a program; it remembers what the ability knew."""

    program: str
    at: int
    source: str
    rule: str
    chain: list[str]
    quiet: bool

    @classmethod
    def of(cls: type[E], ability: Ability) -> E:
        """The choice for the effect that the ability has just come to."""
        return cls(
            ability.player,
            ability.program,
            ability.step - 1,
            ability.source,
            ability.rule,
            ability.chain,
            ability.quiet,
        )

    @property
    def effect(self) -> Effect:
        """The effect that asks."""
        return BOOK[self.program][self.at]

    def scope(self, state: ImperialSettlersState) -> Scope:
        """The scope for the checks of words."""
        return Scope(self.player, self.source, tuple(self.chain), state.seats[self.player].goods)

    def inner(self, program: str) -> Ability:
        """The frame for a program inside this effect."""
        return Ability(program, self.player, self.source, rule=self.rule, chain=self.chain[:], quiet=self.quiet)

    def params(self, state: ImperialSettlersState) -> Mapping[str, Value]:
        """The card that asks."""
        return {"card": msg(f"card.{CARDS[self.source].title}")}
