"""Where to put figures: what each placement gains beyond the ordinary work of its figures."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import cast

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
    VALUES,
)
from engine.games.stone_age.judge.deals import Market
from engine.games.stone_age.judge.dice import mean, pieces, sums
from engine.games.stone_age.judge.outlook import Outlook
from engine.games.stone_age.judge.worth import LATER, STOCK_ROUNDS, Worth
from engine.games.stone_age.phases.tools import ready_tools
from engine.games.stone_age.state import StoneAgeState

PIPS = 3.5
NOT_YET = 0.85
"""Chance that missing goods for a purchase are indeed gathered, where enough figures are left to try."""
OPEN = {2: 0.55, 3: 0.4, 4: 0.3}
"""Chance that a place for one player is still free at one's next turn."""
WASTE = 0.05


class Placer:
    """Judges one player's placements at one moment."""

    def __init__(self, state: StoneAgeState, player: int) -> None:
        self.state, self.look = state, Outlook(state)
        self.tribe = state.tribes[player]
        self.worth = Worth(self.look, self.tribe)
        self.market = Market(state, self.look, self.worth)
        self.waiting = self.tribe.waiting
        self.open = OPEN[len(state.tribes)]
        _, self.stock = self.market.settle(self.market.stock, self.market.claims)
        self.prices = self.look.goods(sum(self.stock) + 2)
        self.tools = self._tools()
        self.gap = self.market.gap
        self.pieces = sum(self.stock)

    def _tools(self) -> tuple[int, ...]:
        if any(place in GATHERING for place in self.tribe.placed):
            return ()
        return tuple(sorted(value for value, name in ready_tools(self.tribe) if isinstance(name, int)))

    def appraise(self, decision: Decision) -> list[Appraisal]:
        """One appraisal for each placement: its own worth and that of the figures that are left."""
        plan = Plan(self, cast(tuple[Place, ...], decision.actions))
        return [Appraisal(action, plan.value(action), REASONS[action.place]) for action in plan.actions]

    def relief(self, dice: int) -> float:
        """Points of hunger that a hunt is expected to save."""
        return hunger_saved(dice, ceil(self.gap), self.pieces, round(self.prices[0], 1))

    def hunt(self, dice: int) -> float:
        """Worth of a hunt: hunger saved now, food for later."""
        look, tribe = self.look, self.tribe
        need = max(0, self.market.mouths - tribe.level) * min(look.rounds, STOCK_ROUNDS)
        spare = max(0.0, -self.gap)
        more = max(0.0, mean(dice, DIVISORS["food"]) - max(0.0, self.gap))
        useful = min(more, max(0.0, need - spare))
        return self.relief(dice) + useful * look.food * LATER + (more - useful) * WASTE

    def gather(self, place: str, most: int) -> list[float]:
        """Worth of 0, 1, 2 ... figures gathering: the goods, and what they make possible."""
        good = GATHERING[place]
        kind = RESOURCES.index(good)
        price, unlocked = self.prices[kind], self._unlocked(kind)
        found = pieces(DIVISORS[good], self.tools)[: most + 1]
        return [n * price + sum([gain * min(n, short) for gain, short in unlocked]) for n in found]

    def _unlocked(self, kind: int) -> list[tuple[float, int]]:
        """For each claim that lacks this kind: what a piece of it gains, and how many are lacking."""
        found = []
        for place in self.market.claims:
            gain, way, missing = self.market.offer(place, self.market.stock)
            short = way[kind] - self.market.stock[kind]
            if gain > 0 and missing and short > 0:
                found.append((gain * VALUES[kind] / missing, short))
        return found

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
        hands = max(0, self.waiting - 1) * PIPS
        return gain * NOT_YET * min(1.0, hands / missing) ** 2


class Plan:
    """The figures of one player put to their best use together.

    ``work`` is what 0, 1, 2 ... figures bring in gathering and hunting; ``singles`` are the other places with their
    worth and the figures they take, the best for each figure first.
    """

    def __init__(self, placer: Placer, actions: tuple[Place, ...]) -> None:
        self.actions, self.open, self.waiting = actions, placer.open, placer.waiting
        self.gather: dict[str, list[float]] = {}
        self.single: dict[str, float] = {}
        self.singles: list[tuple[float, int, str]] = []
        self.hunts = [0.0]
        most = {action.place: action.figures for action in actions}
        for place, figures in most.items():
            self._note(placer, place, figures)
        self.singles.sort(key=lambda single: -single[0] / single[1])
        self.alone = self._best_gather("")
        self.work = self._with_hunt(self.alone)
        self.works = {place: self._with_hunt(self._best_gather(place)) for place in self.gather}

    def _note(self, placer: Placer, place: str, figures: int) -> None:
        if place == HUNTING:
            self.hunts += [placer.hunt(n) for n in range(1, figures + 1)]
        elif place in GATHERING:
            self.gather[place] = placer.gather(place, figures)
        else:
            self.single[place] = gain = placer.single(place)
            self.singles.append((gain, figures, place))

    def _best_gather(self, without: str) -> list[float]:
        """The most that one gathering place other than this brings, for 0, 1, 2 ... figures."""
        best = [0.0] * (self.waiting + 1)
        for place, table in self.gather.items():
            if place != without:
                best = list(map(max, best, table + table[-1:] * (len(best) - len(table))))
        return best

    def _with_hunt(self, best: list[float]) -> list[float]:
        """The most that hunting and a gathering place bring together, for 0, 1, 2 ... figures."""
        work = best
        for hunters, gain in enumerate(self.hunts):
            if gain > 0:
                work = work[:hunters] + [max(a, gain + b) for a, b in zip(work[hunters:], best, strict=False)]
        return work

    def value(self, action: Place) -> float:
        """Worth of the placement together with the best use of the figures that remain."""
        place, rest = action.place, self.waiting - action.figures
        if place in self.single:
            return self.single[place] + self.later(rest, self.work, place)
        if place == HUNTING:
            return self.hunts[action.figures] + self.later(rest, self.alone, "")
        return self.gather[place][action.figures] + self.later(rest, self.works[place], "")

    def later(self, figures: int, work: list[float], without: str) -> float:
        """What the remaining figures may bring: the best singles that stay open, and work for the others."""
        best, gained = work[figures], 0.0
        for gain, need, place in self.singles:
            if not figures:
                break
            if need <= figures and place != without:
                figures -= need
                gained += gain * self.open
                best = max(best, gained + work[figures])
        return best


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
