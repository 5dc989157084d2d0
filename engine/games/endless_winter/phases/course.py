"""Chapters A and C: the course of the game: Chief sides, then rounds of three phases (EW-1, EW-2, EW-12, EW-21)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.actions import Action
from engine.core.frames import Decision, Draft, Frame
from engine.games.endless_winter.actions import choose_side
from engine.games.endless_winter.catalog import ROUNDS, TURNS
from engine.games.endless_winter.events import GameEnded, RoundStarted, SideChosen
from engine.games.endless_winter.phases import rival, turn
from engine.games.endless_winter.phases.eclipse import Eclipse
from engine.games.endless_winter.phases.preparation import prepare
from engine.games.endless_winter.state import EndlessWinterState


@dataclass(slots=True)
class Sides(Frame[EndlessWinterState]):
    """Each player picks a side of the own Chief card (EW-12)."""

    seat: int = 0

    def decision(self, state: EndlessWinterState) -> Decision | None:
        """Which side is up."""
        if self.seat == len(state.order) or state.order[self.seat] == state.rival_seat:
            return None
        player = state.order[self.seat]
        chief = state.tribes[player].chief
        return Decision(
            player, "prompt.side", (choose_side(f"{chief}-a"), choose_side(f"{chief}-b")), ("EW-12", "EW-33")
        )

    def apply(self, draft: Draft[Any], action: Action) -> None:
        """Turn it up."""
        player = draft.state.order[self.seat]
        draft.state.tribes[player].side = action.targets[0].partition(":")[2]
        draft.emit(SideChosen(player, "EW-12", draft.state.tribes[player].side))
        self.seat += 1

    def proceed(self, draft: Draft[Any]) -> None:
        """The next player, or the first round."""
        self.seat += 1
        if self.seat > len(draft.state.order):
            draft.pop()


@dataclass(slots=True)
class Rounds(Frame[EndlessWinterState]):
    """Rounds of an Action phase, an Eclipse and a Preparation (EW-1). ``phase`` is the one to come."""

    phase: str = "action"

    def proceed(self, draft: Draft[Any]) -> None:
        """Begin the next phase."""
        state = draft.state
        if self.phase == "action":
            draft.emit(RoundStarted(state.order[0], "EW-1", state.round))
            self.phase = "eclipse"
            draft.push(Turns())
        elif self.phase == "eclipse":
            self.phase = "preparation"
            draft.push(Eclipse())
        elif state.round == ROUNDS:
            draft.emit(GameEnded(-1, "EW-108"))
            draft.pop()
        else:
            prepare(draft)
            state.round += 1
            self.phase = "action"


@dataclass(slots=True)
class Turns(Frame[EndlessWinterState]):
    """The Action phase: ``done`` turns were begun (EW-21)."""

    done: int = 0

    def proceed(self, draft: Draft[Any]) -> None:
        """The next turn."""
        order = draft.state.order
        if self.done == TURNS * len(order):
            draft.pop()
            return
        player = order[self.done % len(order)]
        self.done += 1
        if player == draft.state.rival_seat:
            rival.take_turn(draft)
        else:
            turn.begin(draft, player)
