"""Chapter 9: exchanging workers (IS-67), which pays the owners of an Oasis (IS-66)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.core.actions import Action
from engine.core.frames import Decision, Frame
from engine.core.words import Value
from engine.games.imperial_settlers.abilities import fire
from engine.games.imperial_settlers.actions import DONE, ExchangeFor
from engine.games.imperial_settlers.empire import drawable, enemies
from engine.games.imperial_settlers.events import Exchanged
from engine.games.imperial_settlers.ledger import draw, gain, pay_one
from engine.games.imperial_settlers.state import ImperialSettlersState, Table
from engine.games.imperial_settlers.vocabulary import RESOURCES, WORKER

PAIR = 2
"""IS-67: workers for one good."""


@dataclass(slots=True)
class ExchangeWorkers(Frame[ImperialSettlersState]):
    """The player names what to take, one pair after the other; all is handed out at the end (IS-67)."""

    player: int
    wanted: list[str] = field(default_factory=list)

    def decision(self, state: ImperialSettlersState) -> Decision | None:
        if not self._pairs_left(state):
            return None
        actions: list[Action] = [ExchangeFor(what) for what in (*RESOURCES, *drawable(state, self.player))]
        if self.wanted:
            actions.append(DONE)
        params: Mapping[str, Value] = {"n": self._pairs_left(state)}
        return Decision(self.player, "prompt.exchange", tuple(actions), ("IS-67",), params)

    def _pairs_left(self, state: ImperialSettlersState) -> int:
        return state.seats[self.player].goods[WORKER] // PAIR - len(self.wanted)

    def apply(self, draft: Table, action: Action) -> None:
        if isinstance(action, ExchangeFor):
            self.wanted.append(action.what)
        else:
            self.proceed(draft)

    def proceed(self, draft: Table) -> None:
        draft.pop()
        pay_one(draft, self.player, "worker", PAIR * len(self.wanted), "IS-67", "exchange")
        draft.emit(Exchanged(self.player, "IS-67", tuple(self.wanted)))
        for enemy in enemies(draft.state, self.player):
            for _ in self.wanted:
                fire(draft, enemy, "enemy_exchange")
        for what in self.wanted:
            if what in RESOURCES:
                gain(draft, self.player, what, 1, "IS-67", "exchange")
            else:
                draw(draft, self.player, what, "IS-67")
