"""The frame that works through a program of effects for a player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.components.effects import Executor, Resolve
from engine.games.endless_winter.state import EndlessWinterState
from engine.games.endless_winter.vocabulary import BOOK, EXECUTOR


@dataclass(slots=True)
class Work(Resolve):
    """Effects of ``source`` (a target) under ``rule``. ``agreed``: the player asked for just this, so an exchange
    that is all of it needs no second question."""

    executor: ClassVar[Executor] = EXECUTOR

    rule: str = ""
    agreed: bool = False


def able(state: EndlessWinterState, player: int, program: str) -> bool:
    """Whether any effect of a program would do something for the player now (EW-26)."""
    scope = Work(program, player, "")
    return any(EXECUTOR.words[effect.op].can(state, scope, effect) for effect in BOOK[program])
