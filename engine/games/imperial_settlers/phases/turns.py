"""The Action phase: turns, each with one action or a pass, and free steps around it (IS-21 to IS-25)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core.actions import Action
from engine.core.frames import Decision, Frame
from engine.games.imperial_settlers.actions import (
    DONE,
    EXCHANGE,
    PASS,
    Activate,
    Build,
    Defend,
    Deploy,
    Exchange,
    MakeDeal,
    Pass,
    Raze,
    activate,
    build,
    make_deal,
    raze,
)
from engine.games.imperial_settlers.catalog import CARDS
from engine.games.imperial_settlers.empire import find, held, within_reach
from engine.games.imperial_settlers.phases.activating import activate_problem, start_activation
from engine.games.imperial_settlers.phases.building import build_problem, start_building
from engine.games.imperial_settlers.phases.deals import deal_problem, start_deal
from engine.games.imperial_settlers.phases.exchanging import PAIR, ExchangeWorkers
from engine.games.imperial_settlers.phases.passing import pass_round
from engine.games.imperial_settlers.phases.protection import free_steps, take_step
from engine.games.imperial_settlers.phases.razing import HAND_PRICE, raze_card, raze_hand_problem, raze_problem
from engine.games.imperial_settlers.state import ImperialSettlersState, Table
from engine.games.imperial_settlers.vocabulary import RAZE, WORKER


@dataclass(slots=True)
class ActionPhase(Frame[ImperialSettlersState]):
    """Turns go clockwise until all have passed; ``player`` has the next one (IS-21)."""

    player: int

    def proceed(self, draft: Table) -> None:
        seats, players = draft.state.seats, draft.state.players
        order = [(self.player + i) % players for i in range(players)]
        active = [player for player in order if not seats[player].passed]
        if not active:
            draft.pop()
            return
        self.player = (active[0] + 1) % players
        draft.push(Turn(active[0]))


@dataclass(slots=True)
class Turn(Frame[ImperialSettlersState]):
    """One player's turn. Free steps come before or after the action (IS-25)."""

    player: int
    acted: bool = False

    def decision(self, state: ImperialSettlersState) -> Decision | None:
        if self.acted:
            return self._after(state)
        found = turn_actions(state, self.player)
        if len(found) == 1:
            return None
        return Decision(self.player, "prompt.turn", tuple(found), ("IS-21", "IS-25"))

    def _after(self, state: ImperialSettlersState) -> Decision | None:
        """Free steps after the action, as long as anybody else may still act before the next turn."""
        others = any(not state.seats[p].passed for p in range(state.players) if p != self.player)
        steps = free_steps(state, self.player) if others else []
        return Decision(self.player, "prompt.after", (*steps, DONE), ("IS-25",)) if steps else None

    def apply(self, draft: Table, action: Action) -> None:
        if isinstance(action, Defend | Deploy):
            take_step(draft, self.player, action)
        elif isinstance(action, Pass):
            draft.pop()
            pass_round(draft, self.player, forced=False)
        elif self.acted:
            self.proceed(draft)
        else:
            self.acted = True
            STARTS[type(action)](draft, self.player, action)

    def proceed(self, draft: Table) -> None:
        draft.pop()
        draft.state.loot.clear()
        if not self.acted:
            pass_round(draft, self.player, forced=True)


def turn_actions(state: ImperialSettlersState, player: int) -> list[Action]:
    """All that a player may do at the beginning of the turn; passing is the last."""
    seat = state.seats[player]
    goods, hand = seat.goods, seat.hand
    found: list[Action] = [build(card) for card in hand if not build_problem(state, player, CARDS[card], goods)]
    found += [make_deal(card) for card in hand if not deal_problem(state, player, card)]
    tokens = goods[RAZE]
    if tokens >= HAND_PRICE:
        found += [raze(card) for card in hand if not raze_hand_problem(card, tokens)]
        found += razes(state, player, tokens)
    for location in held(state, player):
        found += [
            activate(location.card, times)
            for times in range(1, CARDS[location.card].uses + 1)
            if not activate_problem(state, player, location, times)
        ]
    if goods[WORKER] >= PAIR:
        found.append(EXCHANGE)
    return [*found, *free_steps(state, player), PASS]


def razes(state: ImperialSettlersState, player: int, tokens: int) -> list[Raze]:
    """Enemy Locations that can be razed as an action; never in a peaceful game (IS-90)."""
    if state.options.peaceful:
        return []
    return [
        raze(location.card)
        for owner, location in within_reach(state, player)
        if not raze_problem(state, player, owner, location, tokens)
    ]


def _build(draft: Table, player: int, action: Build) -> None:
    start_building(draft, player, action.card)


def _make_deal(draft: Table, player: int, action: MakeDeal) -> None:
    start_deal(draft, player, action.card)


def _raze(draft: Table, player: int, action: Raze) -> None:
    raze_card(draft, player, action.card)


def _activate(draft: Table, player: int, action: Activate) -> None:
    start_activation(draft, player, find(draft.state, action.card)[1], action.times)


def _exchange(draft: Table, player: int, _action: Exchange) -> None:
    draft.push(ExchangeWorkers(player))


STARTS: dict[type[Action], Callable[[Table, int, Any], None]] = {
    Build: _build,
    MakeDeal: _make_deal,
    Raze: _raze,
    Activate: _activate,
    Exchange: _exchange,
}
"""What each action puts on the stack."""
