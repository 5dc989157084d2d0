"""The round (SA-10), the end of the game (SA-59 to SA-62), clean-up (SA-63)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.events import NOBODY
from engine.core.frames import Draft, Frame
from engine.games.stone_age.catalog import SLOTS
from engine.games.stone_age.events import GameEnded, RoundStarted, RowFilled
from engine.games.stone_age.phases.acting import Acting
from engine.games.stone_age.phases.feeding import Feeding
from engine.games.stone_age.phases.placing import Placing
from engine.games.stone_age.state import StoneAgeState


@dataclass(slots=True)
class Opening(Frame[StoneAgeState]):
    """The game is about to begin (SA-4, SA-8)."""

    def proceed(self, draft: Draft[Any]) -> None:
        draft.pop()
        draft.push(CleanUp())
        start_round(draft)


def start_round(draft: Draft[StoneAgeState]) -> None:
    """Announce the round and lay out its three phases (SA-10)."""
    state = draft.state
    seats = len(state.tribes)
    draft.emit(RoundStarted(state.start, "SA-10", state.round))
    rule = "SA-4" if state.round == 1 else "SA-63"
    draft.emit(RowFilled(NOBODY, rule, tuple(card for card in state.row if card)))
    draft.push(Feeding(state.start, seats), Acting(state.start, seats), Placing(state.start))


@dataclass(slots=True)
class CleanUp(Frame[StoneAgeState]):
    """What follows feeding: the game ends, or another round begins (SA-59, SA-60, SA-63)."""

    def proceed(self, draft: Draft[Any]) -> None:
        state: StoneAgeState = draft.state
        if not all(state.stacks):
            end(draft, "stack", "SA-59")
            return
        state.start = (state.start + 1) % len(state.tribes)
        if not fill_row(state):
            end(draft, "cards", "SA-60")
            return
        for tribe in state.tribes:
            tribe.used = [False] * len(tribe.used)
        state.round += 1
        start_round(draft)


def fill_row(state: StoneAgeState) -> bool:
    """Slide the cards to the cheap end and deal new ones; False if the deck is too short (SA-60, SA-61)."""
    cards: list[str | None] = [card for card in state.row if card is not None]
    gaps = len(SLOTS) - len(cards)
    if len(state.deck) < gaps:
        state.row = cards + [None] * gaps
        return False
    state.row = cards + [state.deck.pop() for _ in range(gaps)]
    return True


def end(draft: Draft[StoneAgeState], cause: str, rule: str) -> None:
    """Stop: an empty stack of frames is a finished game."""
    draft.pop()
    draft.emit(GameEnded(NOBODY, rule, cause))
