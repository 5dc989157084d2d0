"""Cards and decks: drawing, with the choice of the deck; looking at cards to keep some (IS-18, IS-70 to IS-72)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.components.effects import Effect
from engine.core.actions import Action
from engine.core.words import Value
from engine.games.imperial_settlers.abilities import Ability, Scope
from engine.games.imperial_settlers.actions import DrawFrom, Take
from engine.games.imperial_settlers.empire import drawable
from engine.games.imperial_settlers.events import CardKept
from engine.games.imperial_settlers.ledger import discard, draw, look
from engine.games.imperial_settlers.phases.choice import Choice
from engine.games.imperial_settlers.state import ImperialSettlersState, Table
from engine.games.imperial_settlers.vocabulary import EXECUTOR


@dataclass(slots=True)
class DrawCards(Choice):
    """Draw ``n`` cards, one after the other; for each the deck is chosen anew (IS-18).

    ``loot``: the cards count as goods of a Raze, which may be traded in afterwards.
    """

    prompt: ClassVar[str] = "prompt.draw"
    rules: ClassVar[tuple[str, ...]] = ("IS-18",)

    deck: str
    n: int
    rule: str
    loot: bool = False

    def options(self, state: ImperialSettlersState) -> Sequence[Action]:
        return [DrawFrom(deck) for deck in drawable(state, self.player, self.deck)]

    def params(self, state: ImperialSettlersState) -> Mapping[str, Value]:
        return {"n": self.n}

    def apply(self, draft: Table, action: Action) -> None:
        assert isinstance(action, DrawFrom)
        self.n -= 1
        if not self.n:
            draft.pop()
        card = draw(draft, self.player, action.deck, self.rule)
        if self.loot and card is not None:
            draft.state.loot.append(card)


@dataclass(slots=True)
class KeepCards(Choice):
    """Keep ``n`` of the cards looked at and discard the rest to their deck."""

    prompt: ClassVar[str] = "prompt.keep"

    n: int
    rule: str

    def question(self) -> tuple[str, tuple[str, ...]]:
        return self.prompt, (self.rule,)

    def options(self, state: ImperialSettlersState) -> Sequence[Action]:
        return [Take(card) for card in state.looked] if self.n else []

    def params(self, state: ImperialSettlersState) -> Mapping[str, Value]:
        return {"n": self.n}

    def apply(self, draft: Table, action: Action) -> None:
        assert isinstance(action, Take)
        state = draft.state
        state.looked.remove(action.card)
        state.seats[self.player].hand.append(action.card)
        draft.emit(CardKept(self.player, self.rule, action.card))
        self.n -= 1
        if self.n and state.looked:
            return
        draft.pop()
        for card in state.looked:
            discard(draft, self.player, card, "IS-34")
        state.looked.clear()


def _can_draw(state: ImperialSettlersState, scope: Scope, effect: Effect) -> bool:
    return bool(drawable(state, scope.player, effect["deck"]))


@EXECUTOR.word("draw", _can_draw)
def draw_word(draft: Table, ability: Ability, effect: Effect) -> None:
    """Draw cards."""
    draft.push(DrawCards(ability.player, effect["deck"], effect["n"], ability.rule))


@EXECUTOR.word("draw_pick", _can_draw)
def draw_pick(draft: Table, ability: Ability, effect: Effect) -> None:
    """Look at cards, keep some."""
    look(draft, ability.player, effect["deck"], effect["look"], ability.rule)
    draft.push(KeepCards(ability.player, effect["keep"], ability.rule))
