"""What a whole turn in a place may bring: purchases that the hand can pay for, the middle and the bottom."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.actions import Action
from engine.games.endless_winter.actions import Advance, Bury, Learn, MoveCamp, PlaceCamp, Recruit, Retrieve, Tip
from engine.games.endless_winter.catalog import BOTTOMS, PEOPLE, SIDES
from engine.games.endless_winter.judge.worth import Worth
from engine.games.endless_winter.phases.columns import MIDDLES, TOPS
from engine.games.endless_winter.phases.deeds import deeds
from engine.games.endless_winter.phases.goods import Price, food_labour
from engine.games.endless_winter.phases.payment import labour_of
from engine.games.endless_winter.phases.prices import COLUMN, price
from engine.games.endless_winter.state import KINDS
from engine.games.endless_winter.vocabulary import REST

LATER_USE = 0.8
"""Share of the hand's labour price that is charged for a purchase: cards that stay may be used later."""
MOST_DEEDS = 5
REST_LABOUR = 0.8
"""A figure at Rest in the Eclipse comparison."""


@dataclass(slots=True)
class Budget:
    """What a turn may spend: labour by the price of each point, Food and Tools."""

    labour: list[float]
    food: int
    tools: int

    def charge(self, food: int, tools: int, labour: int) -> float | None:
        """The price of the labour; None if anything is short."""
        if food > self.food or tools > self.tools or labour > len(self.labour):
            return None
        return sum(self.labour[:labour])

    def spend(self, food: int, tools: int, labour: int) -> None:
        """Take it out."""
        self.food -= food
        self.tools -= tools
        del self.labour[:labour]


@dataclass(slots=True)
class Wish:
    """A deed with what it brings and costs."""

    action: Action
    gain: float
    cost: Price


class Plans:
    """The turns that a player could take with the present hand."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.state, self.player, self.tribe = worth.state, worth.player, worth.tribe

    def place(self, figure: str, place: str) -> float:
        """A figure put there."""
        return (self.rest() if place == REST else self.column(place)) + self.chief(figure, place)

    def chief(self, figure: str, place: str) -> float:
        """The Chief's effect, or what is lost by using the Chief where it has none."""
        side = SIDES[self.tribe.side]
        if figure == "chief":
            return self.worth.program(side.program) if place in side.places else -0.5 * self._chief_later()
        return 0.0

    def _chief_later(self) -> float:
        others = self.worth.turns_now > 1
        return self.worth.program(SIDES[self.tribe.side].program) if others else 0.0

    def rest(self) -> float:
        """A card, an Animal tipped, labour in the Eclipse (EW-40)."""
        worth = self.worth
        drawn = worth.card_rate if self.tribe.deck or self.tribe.discard else 0.0
        return drawn + max(0.0, worth.best_tip()) + REST_LABOUR

    def column(self, column: str) -> float:
        """The best purchases, the middle, and the bottom if it is free."""
        budget = self.budget(column)
        total = self._spree(budget, [a for word in TOPS[column] for a in deeds(self.state, self.player, word, COLUMN)])
        word, times = MIDDLES[column]
        total += self._spree(budget, deeds(self.state, self.player, word, COLUMN), times)
        return total + (self.worth.program(BOTTOMS[column]) if column not in self.state.bottoms else 0.0)

    def budget(self, column: str) -> Budget:
        """What could be spent in a column; the cheapest labour first."""
        worth, prices = self.worth, [0.0] * self.state.turn.labour
        for card in self.tribe.hand:
            kind = KINDS[card]
            if kind in PEOPLE:
                labour, _ = labour_of(kind, column)
                prices += [LATER_USE * worth.hold(kind) / labour] * labour
        icons = food_labour(self.tribe.food, 0)
        prices += [worth.food_rate * self.tribe.food / icons] * icons if icons else []
        return Budget(sorted(prices), self.tribe.food, self.tribe.tools)

    def _spree(self, budget: Budget, actions: list[Action], times: int = MOST_DEEDS) -> float:
        """Greedy purchases, each thing once, the most gainful first."""
        wishes = [Wish(action, self.gain(action), price(self.state, action, COLUMN)) for action in actions]
        total = 0.0
        for _ in range(times):
            nets = [self._net(budget, wish) for wish in wishes]
            best = max(nets, default=0.0)
            if best <= 0:
                break
            total += best
            done = wishes[nets.index(best)]
            budget.spend(*done.cost)
            wishes = self._left(wishes, done.action)
        return total

    def _net(self, budget: Budget, wish: Wish) -> float:
        charge = budget.charge(*wish.cost)
        return -1.0 if charge is None else wish.gain - charge - self.worth.cost(wish.cost[0], wish.cost[1])

    @staticmethod
    def _left(wishes: list[Wish], done: Action) -> list[Wish]:
        """What a purchase leaves to wish for: not the same thing, and Camps are worth less after the best one."""
        left = [wish for wish in wishes if wish.action.targets[0] != done.targets[0]]
        if isinstance(done, (PlaceCamp, MoveCamp)):
            for wish in left:
                wish.gain *= 0.6
        return left

    def gain(self, action: Action) -> float:
        """What a deed brings, its price aside."""
        worth = self.worth
        if isinstance(action, (Recruit, Learn)):
            return worth.gain_of(action.targets[0], action.to)
        if isinstance(action, PlaceCamp):
            return worth.ground.camp(action.hex)
        if isinstance(action, MoveCamp):
            return worth.ground.move(action.start, action.goal, 1)
        if isinstance(action, Bury):
            return worth.bury(action.card) - (0.8 * worth.hold(action.card) if action.place == "hand" else 0.0)
        if isinstance(action, Tip):
            return worth.tip(action.species)
        if isinstance(action, Advance):
            return worth.advance(action.track)
        if isinstance(action, Retrieve):
            return worth.hold(action.card)
        kind, _, name = action.targets[0].partition(":")
        return worth.village(name) if kind == "juncture" else worth.gain_of(action.targets[0])
