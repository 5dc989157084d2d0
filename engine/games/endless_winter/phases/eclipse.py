"""Chapter J: the Eclipse: labour is compared, then all take their benefits in the new order (EW-95 to EW-107)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.core.actions import Action
from engine.core.frames import Decision, Draft, Frame
from engine.games.endless_winter.actions import (
    END_BENEFITS,
    LEAVE_PART,
    TAKE_ALL,
    EndBenefits,
    LeavePart,
    TakeAll,
    TakeBenefit,
    take_benefit,
)
from engine.games.endless_winter.catalog import (
    CULTURE,
    LANDS,
    ORDER_BENEFITS,
    PEOPLE,
    REST_HALVES,
    RIVALRIES,
    STACK_BENEFITS,
    STONES,
    TURNS,
    VILLAGE_BENEFITS,
)
from engine.games.endless_winter.events import BenefitTaken, OrderSet, PileRevealed
from engine.games.endless_winter.phases.land import led_by
from engine.games.endless_winter.phases.rival import take_benefits
from engine.games.endless_winter.phases.work import Work, able
from engine.games.endless_winter.state import KINDS, EndlessWinterState

PLACE, PILE, LAND, BOARD = PARTS = ("place", "pile", "land", "board")
"""EW-100: the four parts, a to d."""


def eclipse_halves(state: EndlessWinterState, player: int) -> int:
    """EW-96, EW-136: a player's labour in the Eclipse, in halves."""
    if player == state.rival_seat and state.rival:
        return sum(RIVALRIES[card].halves for card in state.rival.shown[-TURNS:])
    tribe = state.tribes[player]
    people = [PEOPLE[KINDS[card]] for card in tribe.pile if KINDS[card] in PEOPLE]
    return 2 * sum(row.labour for row in people) + REST_HALVES * tribe.resting


def new_order(old: list[int], halves: list[int]) -> list[int]:
    """EW-98: most labour first; among equals who was later goes ahead."""
    return sorted(old, key=lambda player: (-halves[player], -old.index(player)))


@dataclass(slots=True)
class Eclipse(Frame[EndlessWinterState]):
    """The phase: reveal, set the order, then one player after another; ``turn`` counts them (-1: not revealed)."""

    turn: int = -1

    def proceed(self, draft: Draft[Any]) -> None:
        """The next step."""
        state = draft.state
        if self.turn < 0:
            reveal(draft)
        elif self.turn < len(state.order):
            self._benefits(draft, state.order[self.turn])
        else:
            draft.pop()
            clear_piles(state)
        self.turn += 1

    def _benefits(self, draft: Draft[Any], player: int) -> None:
        if player == draft.state.rival_seat:
            take_benefits(draft, self.turn)
        else:
            draft.push(Benefits(player))


def reveal(draft: Draft[EndlessWinterState]) -> None:
    """EW-95 to EW-98: all piles open, Culture cards go back to hand, the turn order is set."""
    state = draft.state
    halves = [eclipse_halves(state, player) for player in range(len(state.tribes))]
    for player in state.order:
        tribe = state.tribes[player]
        draft.emit(PileRevealed(player, "EW-96", tuple(tribe.pile), halves[player]))
        tribe.hand += [card for card in tribe.pile if KINDS[card] in CULTURE]
        tribe.pile = [card for card in tribe.pile if KINDS[card] in PEOPLE]
    state.order = new_order(state.order, halves)
    draft.emit(OrderSet(-1, "EW-98", tuple(state.order)))


def clear_piles(state: EndlessWinterState) -> None:
    """EW-107: Eclipse piles go to the discard piles."""
    for tribe in state.tribes:
        tribe.discard += tribe.pile
        tribe.pile.clear()


def benefits(state: EndlessWinterState, player: int, part: str) -> list[str]:
    """EW-100: the benefits of one part, as targets; equal cards stand there once for each copy."""
    tribe = state.tribes[player]
    if part == PLACE:
        return [f"order:{state.order.index(player)}"]
    if part == PILE:
        return [f"card:{KINDS[card]}" for card in tribe.pile if PEOPLE[KINDS[card]].eclipse]
    if part == LAND:
        return [f"hex:{place}" for place in led_by(state, player) if LANDS[state.lands[place]].eclipse]
    stacks = [f"stack:{stack}" for stack, left in enumerate(tribe.stacks) if not left]
    villages = [f"village:{slot}" for slot in range(len(tribe.villages))]
    return [*stacks, *villages, *(f"stone:{stone}" for stone in tribe.stones if STONES[stone].eclipse)]


PROGRAMS: Mapping[str, Callable[[EndlessWinterState, str], str]] = {
    "order": lambda _state, place: ORDER_BENEFITS[int(place)],
    "card": lambda _state, kind: PEOPLE[kind].eclipse,
    "hex": lambda state, place: LANDS[state.lands[int(place)]].eclipse,
    "stack": lambda _state, stack: STACK_BENEFITS[int(stack)],
    "village": lambda _state, slot: VILLAGE_BENEFITS[int(slot)],
    "stone": lambda _state, stone: STONES[stone].eclipse,
}


def program(state: EndlessWinterState, benefit: str) -> str:
    """The key of what a benefit does."""
    kind, _, name = benefit.partition(":")
    return PROGRAMS[kind](state, name)


@dataclass(slots=True)
class Benefits(Frame[EndlessWinterState]):
    """One player's Eclipse actions (EW-99 to EW-106).

    ``part`` is being worked through, ``items`` are left of it, ``done`` parts are closed. ``sweeping``: the player
    wants all that is left in the printed order.
    """

    player: int
    part: str = ""
    items: list[str] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    sweeping: bool = False

    def open_items(self, state: EndlessWinterState) -> list[tuple[str, str]]:
        """Benefits that may be taken now and would do something, with their parts."""
        current = self._able(state, self.part, self.items) if self.part else []
        if current:
            return current
        fixed = state.options.eclipse_step_order == "fixed"
        found = []
        for part in PARTS[PARTS.index(self.part) + 1 :] if fixed and self.part else PARTS:
            if part not in self.done and part != self.part:
                found += self._able(state, part, benefits(state, self.player, part))
                if found and fixed:
                    break
        return found

    def _able(self, state: EndlessWinterState, part: str, items: list[str]) -> list[tuple[str, str]]:
        return [(part, item) for item in dict.fromkeys(items) if able(state, self.player, program(state, item))]

    def decision(self, state: EndlessWinterState) -> Decision | None:
        """Which benefit next; None when none is left, or when all are taken in order."""
        found = self.open_items(state)
        if not found or self.sweeping:
            return None
        takes = [take_benefit(item) for _, item in found]
        leave = [LEAVE_PART] if self.part and found[0][0] == self.part else []
        actions = (*takes, TAKE_ALL, *leave, END_BENEFITS)
        return Decision(self.player, "prompt.eclipse", actions, ("EW-100", "EW-101"), {"n": len(takes)})

    def apply(self, draft: Draft[Any], action: Action) -> None:
        """Take it, or decline."""
        if isinstance(action, TakeBenefit):
            part = next(part for part, item in self.open_items(draft.state) if item == action.benefit)
            self._take(draft, part, action.benefit)
        elif isinstance(action, TakeAll):
            self.sweeping = True
        elif isinstance(action, LeavePart):
            self.items.clear()
        elif isinstance(action, EndBenefits):
            draft.pop()

    def proceed(self, draft: Draft[Any]) -> None:
        """Take the next one in order, or finish."""
        found = self.open_items(draft.state)
        if found:
            self._take(draft, *found[0])
        else:
            draft.pop()

    def _take(self, draft: Draft[Any], part: str, item: str) -> None:
        """EW-102, EW-103: the benefits of a part are read when it is started, and each is used once."""
        if part != self.part:
            self.done += [self.part] if self.part else []
            self.part, self.items = part, benefits(draft.state, self.player, part)
        self.items.remove(item)
        draft.emit(BenefitTaken(self.player, "EW-100", item))
        draft.push(Work(program(draft.state, item), self.player, item, 0, "EW-100", agreed=True))
