"""Decisions after placing: order of places, tools, purchases, payments, dice, hunger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.components.resources import Counts, selections
from engine.core.frames import Decision
from engine.core.game import Appraisal
from engine.core.words import Message
from engine.games.stone_age import actions as act
from engine.games.stone_age.catalog import (
    BUILDINGS,
    CARDS,
    DIVISORS,
    FIELD,
    GATHERING,
    HUNTING,
    HUT,
    RESOURCES,
    SLOTS,
    STACKS,
    TOOL_MAKER,
    worth,
)
from engine.games.stone_age.judge.deals import Market
from engine.games.stone_age.judge.dice import gift
from engine.games.stone_age.judge.outlook import Outlook
from engine.games.stone_age.judge.worth import Worth
from engine.games.stone_age.phases.buying import BuildingPayment, Purchase, building_ways, item_at, price
from engine.games.stone_age.phases.feeding import Hunger, hunger_points
from engine.games.stone_age.phases.gathering import ToolChoice
from engine.games.stone_age.phases.tools import added_value, ready_tools
from engine.games.stone_age.state import StoneAgeState

ORDER = (TOOL_MAKER, FIELD, HUT, "river", "quarry", "clay_pit", "forest", HUNTING, *SLOTS, *STACKS)
"""Tools before rolls, dear rolls before cheap ones, goods before purchases."""
SAVED = 0.05
"""What waiting with the card of free choice is worth."""


class Actor:
    """Judges one player's decisions outside placing."""

    def __init__(self, state: StoneAgeState, player: int) -> None:
        self.state, self.player = state, player
        self.tribe = state.tribes[player]
        self.look = Outlook(state)
        self.worth = Worth(self.look, self.tribe)
        self.market = Market(state, self.look, self.worth)

    def appraise(self, decision: Decision) -> list[Appraisal]:
        """One appraisal for each action."""
        return [Appraisal(action, *JUDGES[type(action)](self, action)) for action in decision.actions]

    # Order and tools ---------------------------------------------------------------------------------------------

    def resolve(self, action: act.Resolve) -> tuple[float, tuple[Message, ...]]:
        place = action.place
        value = -ORDER.index(place) * 0.1
        if place in SLOTS or place in STACKS:
            value += self.market.offer(place, self.market.stock)[0] * 0.001
        return value, ()

    def tools(self, action: act.UseTools) -> tuple[float, tuple[Message, ...]]:
        frame = self.state.frames[-1]
        assert isinstance(frame, ToolChoice)
        divisor, total = DIVISORS[frame.good], sum(frame.dice)
        pieces = (total + added_value(self.tribe, action)) // divisor
        price_ = self.look.food if frame.good == "food" else self.worth.goods[RESOURCES.index(frame.good)]
        cards = sum(CARDS[card].amount for card in action.cards) * self.look.pip
        return pieces * price_ + self._kept(action) - cards, ()

    def _kept(self, action: act.UseTools) -> float:
        """What the tiles that are not used now may bring in this turn."""
        tiles = tuple(
            sorted(v for v, name in ready_tools(self.tribe) if isinstance(name, int) and name not in action.spaces)
        )
        rolls = [(place, n) for place, n in self.tribe.placed.items() if place in GATHERING]
        if not tiles or not rolls:
            return 0.0
        return max(gift(n, DIVISORS[GATHERING[place]], tiles) for place, n in rolls) * self.worth.goods[0] / 3

    # Buying ------------------------------------------------------------------------------------------------------

    def buy(self, action: act.Buy) -> tuple[float, tuple[Message, ...]]:
        place = action.place
        item = item_at(self.state, place)
        goods = tuple(self.tribe.goods)
        if place in SLOTS:
            gain, ways = self.worth.card(CARDS[item]), selections(goods, price(place))
        else:
            gain, ways = self.worth.building, building_ways(BUILDINGS[item], goods)
        return gain + max(self._paid(way, place in STACKS) for way in ways) - self.market.value(self.market.stock), ()

    def _paid(self, way: Counts, scores: bool) -> float:
        left = tuple(a - b for a, b in zip(self.market.stock, way, strict=True))
        return self.market.value(left) + (worth(way) if scores else 0)

    def decline(self, action: act.Decline) -> tuple[float, tuple[Message, ...]]:
        return 0.0, ()

    def pay(self, action: act.Pay) -> tuple[float, tuple[Message, ...]]:
        frame = self.state.frames[-1]
        return self._paid(action.goods, isinstance(frame, BuildingPayment)), ()

    def spend(self, action: act.Spend) -> tuple[float, tuple[Message, ...]]:
        frame: Any = self.state.frames[-1]
        kind = RESOURCES.index(action.good)
        ways = [way for way in frame.open_ways(self.state) if way[kind] == action.pieces]
        return max(self._paid(way, isinstance(frame, BuildingPayment)) for way in ways), ()

    # Cards and hunger --------------------------------------------------------------------------------------------

    def redeem(self, action: act.Redeem) -> tuple[float, tuple[Message, ...]]:
        frame = self.state.frames[-1]
        if isinstance(frame, Hunger):
            pieces = sum(self.tribe.goods)
            return (-2 * self.worth.goods[0] if pieces < frame.gap else -SAVED - 100), ()
        if isinstance(frame, Purchase):
            return self._redeemed(frame.place), ()
        return -1000.0, ()

    def _redeemed(self, place: str) -> float:
        pairs = selections((2, 2, 2, 2), 2)
        before = self.market.offer(place, tuple(self.tribe.goods))
        if not before[2]:
            return -SAVED - 100
        best = 0.0
        for pair in pairs:
            stock = tuple(a + b for a, b in zip(self.tribe.goods, pair, strict=True))
            gain, _, missing = self.market.offer(place, stock)
            if not missing:
                best = max(best, gain)
        return best - SAVED

    def take(self, action: act.Take) -> tuple[float, tuple[Message, ...]]:
        stock = tuple(a + b for a, b in zip(self.market.stock, action.goods, strict=True))
        frames = self.state.frames
        below = frames[-2] if len(frames) > 1 else None
        value = self.market.value(stock)
        if isinstance(below, Purchase):
            gain, _, missing = self.market.offer(below.place, stock)
            value += gain if not missing else 0
        return value, ()

    def die(self, action: act.TakeDie) -> tuple[float, tuple[Message, ...]]:
        others = [Worth(self.look, tribe) for p, tribe in enumerate(self.state.tribes) if p != self.player]
        theirs = sum(other.face(action.face) for other in others) / len(others) / len(others)
        return self.worth.face(action.face) + theirs, ()

    def feed(self, action: act.Feed) -> tuple[float, tuple[Message, ...]]:
        frame = self.state.frames[-1]
        assert isinstance(frame, Hunger)
        return -min(self.market.cost(way) for way in selections(self.tribe.goods, frame.gap)), ()

    def starve(self, action: act.Starve) -> tuple[float, tuple[Message, ...]]:
        frame = self.state.frames[-1]
        assert isinstance(frame, Hunger)
        return -float(hunger_points(self.state, self.tribe, frame.gap)), ()


JUDGES: dict[type, Callable[[Actor, Any], tuple[float, tuple[Message, ...]]]] = {
    act.Resolve: Actor.resolve,
    act.UseTools: Actor.tools,
    act.Buy: Actor.buy,
    act.Decline: Actor.decline,
    act.Pay: Actor.pay,
    act.Spend: Actor.spend,
    act.Redeem: Actor.redeem,
    act.Take: Actor.take,
    act.TakeDie: Actor.die,
    act.Feed: Actor.feed,
    act.Starve: Actor.starve,
}
