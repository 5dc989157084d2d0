"""Where to put figures: what each placement gains beyond the ordinary work of its figures."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from engine.core.frames import Decision
from engine.core.game import Appraisal
from engine.core.words import Message
from engine.games.stone_age.actions import Place
from engine.games.stone_age.catalog import (
    DIVISORS,
    FIELD,
    GATHERING,
    HUNGER_POINTS,
    HUNTING,
    HUT,
    RESOURCES,
    SLOTS,
    STACKS,
    TOOL_MAKER,
)
from engine.games.stone_age.judge.deals import Market
from engine.games.stone_age.judge.dice import expected, mean, sums
from engine.games.stone_age.judge.outlook import FOOD_PER_FIGURE, Outlook
from engine.games.stone_age.judge.worth import LATER, STOCK_ROUNDS, Worth
from engine.games.stone_age.phases.tools import ready_tools
from engine.games.stone_age.state import StoneAgeState

PIPS = 3.5
NOT_YET = 0.85
"""Chance that missing goods for a purchase are indeed gathered, where enough figures are left to try."""
PATIENCE = 0.5
"""The hunting grounds never fill up, so they may wait."""
WASTE = 0.05


class Placer:
    """Judges one player's placements at one moment."""

    def __init__(self, state: StoneAgeState, player: int) -> None:
        self.state, self.look = state, Outlook(state)
        self.tribe = state.tribes[player]
        self.worth = Worth(self.look, self.tribe)
        self.market = Market(state, self.look, self.worth)
        self.waiting = self.tribe.waiting
        self.gained, self.stock = self.market.settle(self.market.stock, self.market.claims)
        self.tools = self._tools()
        self.gap = self.market.gap
        self.pieces = sum(self.stock)
        self.hunters, self.hunter = self._reserve()

    def _tools(self) -> tuple[int, ...]:
        if any(place in GATHERING for place in self.tribe.placed):
            return ()
        return tuple(sorted(value for value, name in ready_tools(self.tribe) if isinstance(name, int)))

    def _reserve(self) -> tuple[int, float]:
        """Figures to keep for the hunt, and what each is worth there beyond ordinary work."""
        if self.gap <= 0 or HUNTING in self.tribe.placed:
            return 0, 0.0
        need = ceil(self.gap / FOOD_PER_FIGURE)
        relief = self.relief(min(need, self.waiting))
        each = relief / need
        return (need, each) if each > self.look.figure else (0, 0.0)

    def relief(self, dice: int) -> float:
        """Points of hunger that a hunt is expected to save."""
        look = self.look
        return hunger_saved(dice, ceil(self.gap), self.pieces, round(look.goods[0], 1))

    def cost(self, figures: int) -> float:
        """What figures would bring elsewhere."""
        free = max(0, self.waiting - self.hunters)
        return figures * self.look.figure + max(0, figures - free) * max(0.0, self.hunter - self.look.figure)

    def appraise(self, decision: Decision) -> list[Appraisal]:
        """One appraisal for each placement."""
        gains: dict[str, float] = {}
        found = []
        for action in decision.actions:
            assert isinstance(action, Place)
            place, figures = action.place, action.figures
            if place == HUNTING:
                value = self.hunt(figures) - figures * self.look.figure - PATIENCE
            elif place in GATHERING:
                value = self.gather(place, figures) - self.cost(figures)
            else:
                value = self.single(place) - self.cost(figures)
            found.append(Appraisal(action, value, REASONS[place]))
        return found

    def hunt(self, dice: int) -> float:
        """Worth of a hunt: hunger saved now, food for later."""
        look, tribe = self.look, self.tribe
        need = max(0, self.market.mouths - tribe.level) * min(look.rounds, STOCK_ROUNDS)
        spare = max(0.0, -self.gap)
        more = max(0.0, mean(dice, DIVISORS["food"]) - max(0.0, self.gap))
        useful = min(more, max(0.0, need - spare))
        return self.relief(dice) + useful * look.food * LATER + (more - useful) * WASTE

    def gather(self, place: str, dice: int) -> float:
        """Worth of the goods, and of what they make possible."""
        kind = RESOURCES.index(GATHERING[place])
        pieces, spent = expected(dice, DIVISORS[RESOURCES[kind]], self.tools)
        return pieces * self.look.goods[kind] + self._unlocked(kind, pieces)

    def _unlocked(self, kind: int, pieces: float) -> float:
        bonus = 0.0
        for place in self.market.claims:
            gain, way, missing = self.market.offer(place, self.market.stock)
            short = way[kind] - self.market.stock[kind]
            if gain > 0 and missing and short > 0:
                bonus += gain * min(pieces, short) * DIVISORS[RESOURCES[kind]] / missing
        return bonus

    def single(self, place: str) -> float:
        """Worth of a place for one or two figures."""
        if place == TOOL_MAKER:
            return self.worth.tool
        if place == FIELD:
            return self.worth.level
        return self.worth.figure if place == HUT else self.purchase(place)

    def purchase(self, place: str) -> float:
        """Worth of a claim on a card or building, with the chance that it can be paid."""
        gain, _, missing = self.market.offer(place, self.stock)
        if gain <= 0 or not missing:
            return max(0.0, gain)
        hands = max(0, self.waiting - 1 - self.hunters) * PIPS
        return gain * NOT_YET * min(1.0, hands / missing) ** 2


@lru_cache(maxsize=8192)
def hunger_saved(dice: int, gap: int, pieces: int, price: float) -> float:
    """Points of hunger that a hunt with so many dice is expected to save."""
    if gap <= 0:
        return 0.0
    cost = [hunger(short, pieces, price) for short in range(gap + 1)]
    return cost[gap] - sum(chance * cost[max(0, gap - total // 2)] for total, chance in enumerate(sums(dice)))


def hunger(short: int, pieces: int, price: float) -> float:
    """Points that missing food costs: goods instead, or the penalty."""
    return min(float(HUNGER_POINTS), short * price) if short <= pieces else float(HUNGER_POINTS if short else 0)


def _reason(key: str) -> tuple[Message, ...]:
    return (Message(key),)


REASONS = {
    HUNTING: _reason("reason.hunt"),
    TOOL_MAKER: _reason("reason.tool"),
    FIELD: _reason("reason.field"),
    HUT: _reason("reason.hut"),
    **{place: _reason("reason.gather") for place in GATHERING if place != HUNTING},
    **{place: _reason("reason.card") for place in SLOTS},
    **{place: _reason("reason.building") for place in STACKS},
}
