"""Effects that leave the player a choice: one of several programs, or a price for a program (EW-25)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.components.effects import Effect
from engine.core.actions import Action
from engine.core.frames import Decision, Draft, Frame
from engine.games.endless_winter.actions import DECLINE, EXCHANGE, Choose, Decline, Exchange, choose
from engine.games.endless_winter.phases import goods
from engine.games.endless_winter.phases.work import Work, able
from engine.games.endless_winter.state import EndlessWinterState
from engine.games.endless_winter.vocabulary import BOOK, EXECUTOR

word = EXECUTOR.word
Wint = EndlessWinterState


@dataclass(slots=True)
class Choosing(Frame[EndlessWinterState]):
    """The player takes ``left`` of these programs, each once."""

    player: int
    options: list[str]
    left: int
    source: str
    rule: str

    def decision(self, state: EndlessWinterState) -> Decision | None:
        """Which one; None when nothing is left that would do anything."""
        options = [choose(n) for n, key in enumerate(self.options) if able(state, self.player, key)]
        if not options:
            return None
        return Decision(self.player, "prompt.choose", (*options, DECLINE), (self.rule, "EW-25"), {"n": self.left})

    def apply(self, draft: Draft[Any], action: Action) -> None:
        """Carry the option out, or leave the rest."""
        self.left -= 1
        if isinstance(action, Decline) or not self.left:
            draft.pop()
        if isinstance(action, Choose):
            key = self.options.pop(action.option)
            draft.push(Work(key, self.player, self.source, 0, self.rule, agreed=True))


def _can_choose(state: Wint, work: Work, effect: Effect) -> bool:
    return any(able(state, work.player, key) for key in effect["options"])


@word("choose", can=_can_choose)
def _choose(draft: Draft[Wint], work: Work, effect: Effect) -> None:
    draft.push(Choosing(work.player, list(effect["options"]), effect["n"], work.source, work.rule))


@dataclass(slots=True)
class Trade(Frame[EndlessWinterState]):
    """The player may pay the cost of a ``pay`` (the key of its program and its place there) for what it gives."""

    player: int
    program: str
    step: int
    source: str
    rule: str

    def decision(self, state: EndlessWinterState) -> Decision | None:
        """Whether to."""
        return Decision(self.player, "prompt.exchange", (EXCHANGE, DECLINE), (self.rule, "EW-25"))

    def apply(self, draft: Draft[Any], action: Action) -> None:
        """Pay and go on with the effects, or not."""
        draft.pop()
        if isinstance(action, Exchange):
            effect = BOOK[self.program][self.step]
            _trade(draft, Work("", self.player, self.source, 0, self.rule), effect)


def _trade(draft: Draft[Wint], work: Work, effect: Effect) -> None:
    cost = effect["cost"]
    goods.pay(draft, work.player, (cost.get("food", 0), cost.get("tool", 0), 0), work.source, work.rule)
    draft.push(Work(effect["effects"], work.player, work.source, 0, work.rule))


def _can_pay(state: Wint, work: Work, effect: Effect) -> bool:
    tribe, cost = state.tribes[work.player], effect["cost"]
    covered = tribe.food >= cost.get("food", 0) and tribe.tools >= cost.get("tool", 0)
    return covered and able(state, work.player, effect["effects"])


@word("pay", can=_can_pay)
def _pay(draft: Draft[Wint], work: Work, effect: Effect) -> None:
    if not _can_pay(draft.state, work, effect):
        return
    if work.agreed and len(BOOK[work.program]) == 1:
        _trade(draft, work, effect)
    else:
        draft.push(Trade(work.player, work.program, work.step - 1, work.source, work.rule))
