"""Actions, events and frames of Berries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.core.actions import Action
from engine.core.events import Event
from engine.core.frames import Decision, Draft, Frame
from tests.sample.state import BerriesState

MOST_BERRIES = 3


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """Pick berries (BE-1)."""

    n: int

    @property
    def targets(self) -> tuple[str, ...]:
        return ("bush:berries",)


@dataclass(frozen=True, slots=True)
class DrawCharm(Action):
    """Draw a charm (BE-1)."""

    @property
    def targets(self) -> tuple[str, ...]:
        return ("deck:charms",)


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Keep the drawn charm, or bury it (BE-3)."""

    yes: bool


@dataclass(frozen=True, slots=True)
class Picked(Event):
    """Berries were picked."""

    n: int


@dataclass(frozen=True, slots=True)
class Stung(Event):
    """A wasp stung: ``die`` was thrown, ``points`` were lost."""

    reveals: ClassVar[bool] = True
    die: int
    points: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A charm was drawn."""

    secret: ClassVar[tuple[str, ...]] = ("charm",)
    reveals: ClassVar[bool] = True
    charm: str


@dataclass(slots=True)
class Turn(Frame[BerriesState]):
    """One player's turn after the other, until the bush is empty."""

    def decision(self, state: BerriesState) -> Decision | None:
        if not state.bush:
            return None
        picks = tuple(Pick(n) for n in range(1, min(MOST_BERRIES, state.bush) + 1))
        draw = (DrawCharm(),) if state.charms else ()
        return Decision(state.turn, "prompt.turn", picks + draw, ("BE-1",), {"n": state.bush})

    def apply(self, draft: Draft[BerriesState], action: Action) -> None:
        state = draft.state
        if isinstance(action, Pick):
            pick(draft, action.n)
        else:
            charm = state.charms.pop()
            draft.emit(Drew(state.turn, "BE-3", charm))
            draft.push(Look(charm))
            return
        state.turn = (state.turn + 1) % len(state.pickers)


@dataclass(slots=True)
class Look(Frame[BerriesState]):
    """The player has drawn ``charm`` and decides on it."""

    charm: str

    def decision(self, state: BerriesState) -> Decision | None:
        return Decision(state.turn, "prompt.look", (Keep(True), Keep(False)), ("BE-3",))

    def apply(self, draft: Draft[BerriesState], action: Action) -> None:
        state = draft.state
        draft.pop()
        if action == Keep(True):
            state.pickers[state.turn].charms.append(self.charm)
        else:
            state.buried += 1
        state.turn = (state.turn + 1) % len(state.pickers)


def pick(draft: Draft[BerriesState], n: int) -> None:
    """Take ``n`` berries from the bush, with the sting of BE-5."""
    state = draft.state
    state.bush -= n
    state.pickers[state.turn].berries += n
    draft.emit(Picked(state.turn, "BE-1", n))
    if state.options.wasps and n == MOST_BERRIES:
        die = state.rng.die()
        lost = 1 if die == 1 else 0
        state.pickers[state.turn].stings += lost
        draft.emit(Stung(state.turn, "BE-5", die, lost))
