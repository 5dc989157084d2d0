"""What cards do: the frame that works through a card's effects, and what sets it off."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple

from engine.components.effects import Executor, Resolve
from engine.games.imperial_settlers.card import Feature
from engine.games.imperial_settlers.catalog import CARDS
from engine.games.imperial_settlers.empire import held
from engine.games.imperial_settlers.state import ImperialSettlersState, Table
from engine.games.imperial_settlers.vocabulary import EXECUTOR


class Scope(NamedTuple):
    """Who acts, for which card, which cards led there (none repeats itself, IS-64), and what there is to pay with."""

    player: int
    source: str
    chain: tuple[str, ...]
    purse: Sequence[int]


@dataclass(slots=True)
class Ability(Resolve):
    """Works through a program for a player.

    ``chain`` are the cards that led here by repeating or borrowing; ``quiet`` points do not set off the Features
    that wait for points (they would go on for ever).
    """

    executor: ClassVar[Executor] = EXECUTOR

    rule: str = "IS-58"
    chain: list[str] = field(default_factory=list)
    quiet: bool = False

    def scope(self, state: ImperialSettlersState) -> Scope:
        """The scope for the checks of words."""
        return Scope(self.player, self.source, tuple(self.chain), state.seats[self.player].goods)

    def inner(self, program: str) -> Ability:
        """The frame for a program inside this one."""
        return Ability(program, self.player, self.source, rule=self.rule, chain=self.chain[:], quiet=self.quiet)


TRIGGER_RULES = {
    "build": "IS-37",
    "raze": "IS-51",
    "make_deal": "IS-40",
    "gain_vp": "IS-75",
    "enemy_exchange": "IS-66",
    "pass": "IS-27",
}
"""The rule behind what a Feature gives."""


def triggered(
    state: ImperialSettlersState, player: int, on: str, matches: Callable[[Feature], Any] | None = None
) -> list[Ability]:
    """The player's Features that the trigger sets off, oldest card last, as the stack wants them."""
    return [
        Ability(feature.program, player, location.card, rule=TRIGGER_RULES[on], quiet=on == "gain_vp")
        for location in reversed(held(state, player))
        for feature in CARDS[location.card].features
        if feature.on == on and (matches is None or matches(feature))
    ]


def fire(draft: Table, player: int, on: str) -> None:
    """Put the Features with this trigger on the stack, to act oldest first."""
    draft.push(*triggered(draft.state, player, on))
