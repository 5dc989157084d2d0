"""Phase 3, feeding (SA-53 to SA-58)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engine.components.resources import Counts, selections
from engine.core.actions import Action
from engine.core.frames import Decision, Draft, Frame
from engine.core.words import Message, msg
from engine.games.stone_age.actions import REDEEM, Feed, Redeem, Starve
from engine.games.stone_age.catalog import HUNGER_POINTS, RESOURCES, TWO
from engine.games.stone_age.events import Fed, Harvested, Starved
from engine.games.stone_age.phases.effects import can_redeem, redeem
from engine.games.stone_age.phases.payments import Payment
from engine.games.stone_age.state import StoneAgeState, Tribe

FEED, STARVE = Feed(), Starve()
NOTHING = (0,) * len(RESOURCES)
HUNGER_EACH, HUNGER_BASE = 3, 5
"""Points lost with the option ``per_figure``: for each hungry figure, and in any case (SA-56)."""


@dataclass(slots=True)
class Feeding(Frame[StoneAgeState]):
    """``player`` is fed next; ``left`` players, this one included, have not eaten."""

    player: int
    left: int

    def proceed(self, draft: Draft[Any]) -> None:
        if not self.left:
            draft.pop()
            return
        player = self.player
        self.player = (player + 1) % len(draft.state.tribes)
        self.left -= 1
        feed(draft, player)


def feed(draft: Draft[StoneAgeState], player: int) -> None:
    """Harvest, then eat; ask the player only if food runs short (SA-53 to SA-55)."""
    tribe = draft.state.tribes[player]
    if tribe.level:
        tribe.food += tribe.level
        draft.emit(Harvested(player, "SA-53", tribe.level))
    if tribe.food >= tribe.figures:
        tribe.food -= tribe.figures
        draft.emit(Fed(player, "SA-54", tribe.figures, NOTHING))
    else:
        draft.push(Hunger(player, tribe.figures - tribe.food))


def hunger_points(state: StoneAgeState, tribe: Tribe, gap: int) -> int:
    """Points lost if ``gap`` figures go hungry (SA-56, SA-58)."""
    lost = HUNGER_POINTS if state.options.starvation == "flat10" else HUNGER_BASE + HUNGER_EACH * gap
    return min(lost, max(0, tribe.points)) if state.options.score_floor_zero else lost


@dataclass(slots=True)
class Hunger(Frame[StoneAgeState]):
    """``player`` is short of ``gap`` food: resources for all of it, or points (SA-55, SA-57)."""

    player: int
    gap: int

    def decision(self, state: StoneAgeState) -> Decision | None:
        tribe = state.tribes[self.player]
        pieces = sum(tribe.goods)
        actions: tuple[Action, ...] = (FEED, STARVE) if pieces >= self.gap else (STARVE,)
        if can_redeem(tribe) and pieces + TWO >= self.gap:
            actions += (REDEEM,)
        if len(actions) == 1:
            return None
        params = {"n": self.gap, "points": hunger_points(state, tribe, self.gap)}
        return Decision(self.player, "prompt.hunger", actions, ("SA-55", "SA-56", "SA-57"), params)

    def apply(self, draft: Draft[Any], action: Action) -> None:
        if isinstance(action, Redeem):
            redeem(draft, self.player)
            return
        draft.pop()
        if isinstance(action, Feed):
            draft.push(FoodPayment(self.player, [], self.gap))
        else:
            starve(draft, self.player, self.gap, forced=False)

    def proceed(self, draft: Draft[Any]) -> None:
        draft.pop()
        starve(draft, self.player, self.gap, forced=True)


def starve(draft: Draft[StoneAgeState], player: int, gap: int, forced: bool) -> None:
    """Lose all food and points (SA-55, SA-56)."""
    tribe = draft.state.tribes[player]
    points = hunger_points(draft.state, tribe, gap)
    draft.emit(Starved(player, "SA-56", tribe.food, gap, points, forced))
    tribe.food = 0
    tribe.hunger.append(points)


@dataclass(slots=True)
class FoodPayment(Payment):
    """``gap`` resources instead of food (SA-55)."""

    gap: int

    def ways(self, state: StoneAgeState) -> Iterable[Counts]:
        return selections(state.tribes[self.player].goods, self.gap)

    def prompt(self, state: StoneAgeState) -> Message:
        return msg("prompt.pay_food", n=self.gap)

    def rules(self) -> tuple[str, ...]:
        return ("SA-55",)

    def paid(self, draft: Draft[StoneAgeState], goods: Counts) -> None:
        tribe = draft.state.tribes[self.player]
        draft.emit(Fed(self.player, "SA-55", tribe.food, goods))
        tribe.food = 0
