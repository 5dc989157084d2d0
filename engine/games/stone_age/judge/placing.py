"""Where to put figures: what each place brings to a player at one moment of placing."""

from __future__ import annotations

from math import ceil
from typing import cast

from engine.core.frames import Decision
from engine.core.game import Appraisal
from engine.games.stone_age.actions import Place
from engine.games.stone_age.catalog import DIVISORS, FIELD, GATHERING, HUT, RESOURCES, TOOL_MAKER, VALUES
from engine.games.stone_age.judge.dice import pieces
from engine.games.stone_age.judge.market import Market, hunger_saved
from engine.games.stone_age.judge.outlook import Outlook
from engine.games.stone_age.judge.plan import Plan
from engine.games.stone_age.judge.reasons import placing_reasons
from engine.games.stone_age.phases.tools import ready_tools
from engine.games.stone_age.state import StoneAgeState

PIPS = 3.5
NOT_YET = 0.5
"""Chance that missing goods for a purchase are indeed gathered, where enough figures are left to try."""
OPEN = {2: 0.55, 3: 0.4, 4: 0.3}
"""Chance that a place for one player is still free at one's next turn, by number of players."""
ROOM = 2
"""Resources by which a stock has grown on average when the ones to be gathered are priced."""


class Placer:
    """Judges one player's placements at one moment."""

    def __init__(self, state: StoneAgeState, player: int) -> None:
        self.state, self.tribe = state, state.tribes[player]
        self.look = Outlook(state)
        self.market = Market(state, self.look, player)
        self.worth = self.market.worth
        self.waiting = self.tribe.waiting
        _, self.stock = self.market.settle(self.market.stock)
        self.held = sum(self.stock)
        self.prices = self.look.goods(self.held + ROOM)
        self.tools = self._tools()

    def _tools(self) -> tuple[int, ...]:
        """Tiles that no earlier placement is counting on."""
        if any(place in GATHERING for place in self.tribe.placed):
            return ()
        return tuple(sorted(value for value, name in ready_tools(self.tribe) if isinstance(name, int)))

    def appraise(self, decision: Decision) -> list[Appraisal]:
        """One appraisal for each placement: its own worth and that of the figures that are left."""
        actions = cast(tuple[Place, ...], decision.actions)
        most = {action.place: action.figures for action in actions}
        plan = Plan(self, most, OPEN[self.look.seats])
        reasons = {place: placing_reasons(self, place) for place in most}
        return [
            Appraisal(action, plan.value(action.place, action.figures), reasons[action.place]) for action in actions
        ]

    def hunts(self, most: int) -> list[float]:
        """Worth of 0, 1, 2 ... hunters: hunger saved now, food for later."""
        gap, price = max(0, ceil(self.market.gap)), round(self.prices[0], 1)
        worths = []
        for dice, found in enumerate(pieces(DIVISORS["food"])[: most + 1]):
            later = self.market.food(max(0.0, found - gap))
            worths.append(later + (hunger_saved(dice, gap, self.held, price) if gap else 0.0))
        return worths

    def gathers(self, place: str, most: int) -> list[float]:
        """Worth of 0, 1, 2 ... figures gathering: the goods, and what they make possible."""
        good = GATHERING[place]
        kind = RESOURCES.index(good)
        price, unlocked = self.prices[kind], self.unlocked(kind)
        found = pieces(DIVISORS[good], self.tools)[: most + 1]
        return [n * price + sum([gain * min(n, short) for gain, short in unlocked]) for n in found]

    def unlocked(self, kind: int) -> list[tuple[float, int]]:
        """For each claim that lacks this kind: what a piece of it gains, and how many are lacking."""
        found = []
        for place in self.market.claims:
            gain, way, missing = self.market.offer(place, self.market.stock)
            short = way[kind] - self.market.stock[kind]
            if gain > 0 and missing and short > 0:
                found.append((gain * VALUES[kind] / missing, short))
        return found

    def single(self, place: str) -> float:
        """Worth of a place that only one player can take."""
        if place == TOOL_MAKER:
            return self.worth.tool
        if place == FIELD:
            return self.worth.level
        return self.worth.figure if place == HUT else self._purchase(place)

    def _purchase(self, place: str) -> float:
        """Worth of a claim on a card or building, with the chance that it can be paid."""
        gain, _, missing = self.market.offer(place, self.stock)
        if gain <= 0 or not missing:
            return max(0.0, gain)
        return gain * NOT_YET * min(1.0, (self.waiting - 1) * PIPS / missing) ** 2
