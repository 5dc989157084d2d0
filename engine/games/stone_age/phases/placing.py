"""Phase 1, placing figures (SA-11 to SA-22)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.actions import Action
from engine.core.frames import Decision, Draft, Frame
from engine.games.stone_age.actions import Place, placing
from engine.games.stone_age.catalog import (
    FIELD,
    HUNTING,
    HUT,
    HUT_FIGURES,
    RESOURCE_PLACES,
    RINGS,
    SLOTS,
    STACKS,
    TOOL_MAKER,
    VILLAGE,
    VILLAGE_LIMIT,
)
from engine.games.stone_age.events import Placed, StayedHome
from engine.games.stone_age.state import StoneAgeState

HUT_ACTION = placing(HUT, HUT_FIGURES, HUT_FIGURES)
ONE = {place: placing(place, 1, 1) for place in (TOOL_MAKER, FIELD, *SLOTS, *STACKS)}
RULES = ("SA-11", "SA-12", "SA-15")


def occupied(state: StoneAgeState) -> dict[str, int]:
    """Figures on each place that has any."""
    taken: dict[str, int] = {}
    for tribe in state.tribes:
        for place, figures in tribe.placed.items():
            taken[place] = taken.get(place, 0) + figures
    return taken


def closed_to_newcomers(state: StoneAgeState, place: str) -> bool:
    """Whether a resource place has as many players as may share it (SA-18 to SA-20)."""
    seats = len(state.tribes)
    return seats < 4 and sum(place in tribe.placed for tribe in state.tribes) >= seats - 1


def village_closed(state: StoneAgeState, taken: dict[str, int]) -> bool:
    """Whether the last village place is closed for this round (SA-18, SA-19)."""
    return len(state.tribes) < 4 and sum(place in taken for place in VILLAGE) >= VILLAGE_LIMIT


def placements(state: StoneAgeState, player: int) -> tuple[Place, ...]:
    """Every legal placement of a player."""
    tribe = state.tribes[player]
    waiting = tribe.waiting
    if waiting <= 0:
        return ()
    taken, own = occupied(state), tribe.placed
    actions = () if HUNTING in own else placing(HUNTING, 1, waiting)
    for place in RESOURCE_PLACES:
        free = RINGS - taken.get(place, 0)
        if free > 0 and place not in own and not (place in taken and closed_to_newcomers(state, place)):
            actions += placing(place, 1, min(waiting, free))
    if not village_closed(state, taken):
        actions += _village(taken, waiting)
    return actions + _items(state, taken)


def _village(taken: dict[str, int], waiting: int) -> tuple[Place, ...]:
    actions: tuple[Place, ...] = () if TOOL_MAKER in taken else ONE[TOOL_MAKER]
    if HUT not in taken and waiting >= HUT_FIGURES:
        actions += HUT_ACTION
    return actions if FIELD in taken else actions + ONE[FIELD]


def _items(state: StoneAgeState, taken: dict[str, int]) -> tuple[Place, ...]:
    actions: tuple[Place, ...] = ()
    for place, card in zip(SLOTS, state.row, strict=True):
        if card is not None and place not in taken:
            actions += ONE[place]
    for place, stack in zip(STACKS, state.stacks, strict=False):
        if stack and place not in taken:
            actions += ONE[place]
    return actions


@dataclass(slots=True)
class Placing(Frame[StoneAgeState]):
    """``player`` is to place; ``skipped`` players in a row before had nothing to do (SA-13)."""

    player: int
    skipped: int = 0

    def decision(self, state: StoneAgeState) -> Decision | None:
        actions = placements(state, self.player)
        if len(actions) < 2:
            return None
        return Decision(self.player, "prompt.place", actions, RULES, {"n": state.tribes[self.player].waiting})

    def apply(self, draft: Draft[Any], action: Action) -> None:
        assert isinstance(action, Place)
        draft.state.tribes[self.player].placed[action.place] = action.figures
        draft.emit(Placed(self.player, "SA-11", action.place, action.figures))
        self._pass_turn(draft, 0)

    def proceed(self, draft: Draft[Any]) -> None:
        only = placements(draft.state, self.player)
        if only:
            self.apply(draft, only[0])
        else:
            self._pass_turn(draft, self.skipped + 1)

    def _pass_turn(self, draft: Draft[StoneAgeState], skipped: int) -> None:
        self.player = (self.player + 1) % len(draft.state.tribes)
        self.skipped = skipped
        if skipped == len(draft.state.tribes):
            draft.pop()
            for player, tribe in enumerate(draft.state.tribes):
                if tribe.waiting:
                    draft.emit(StayedHome(player, "SA-13", tribe.waiting))
