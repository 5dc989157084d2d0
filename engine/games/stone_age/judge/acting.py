"""Decisions after placing: order of places, tools, purchases, payments, dice, hunger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.components.resources import Counts, selections
from engine.core.actions import Action
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
    TOOL_MAKER,
    TWO,
    VALUES,
    worth,
)
from engine.games.stone_age.judge.dice import gift
from engine.games.stone_age.judge.market import Market
from engine.games.stone_age.judge.outlook import Outlook
from engine.games.stone_age.judge.reasons import item_reasons, reason
from engine.games.stone_age.judge.worth import Worth
from engine.games.stone_age.phases.buying import BuildingPayment, Purchase, building_ways, item_at, price
from engine.games.stone_age.phases.feeding import Hunger, hunger_points
from engine.games.stone_age.phases.gathering import ToolChoice
from engine.games.stone_age.phases.payments import Payment
from engine.games.stone_age.phases.tools import added_value, ready_tools
from engine.games.stone_age.state import StoneAgeState

Judgement: TypeAlias = tuple[float, tuple[Message, ...]]

ORDER = (TOOL_MAKER, FIELD, HUT, "river", "quarry", "clay_pit", "forest", HUNTING)
"""Tools before rolls, and rolls where a tool may just miss a piece before those where it always helps."""
GOODS_FIRST = 1.0
"""A card that brings goods is bought before what these goods may pay for."""
TIDY = 0.01
"""Price of a pip where nothing else speaks against using it: small tools before big ones."""
LATE = 20.0
"""How far purchases and the card of free choice stand behind the places that bring goods."""
DREAD = 10.0
"""What hunger counts beyond the points lost where nothing is gained by it: no level starves out of carelessness."""
PAIRS = selections((TWO,) * len(RESOURCES), TWO)


class Actor:
    """Judges one player's decisions outside placing, at one moment."""

    def __init__(self, state: StoneAgeState, player: int) -> None:
        self.state, self.player, self.tribe = state, player, state.tribes[player]
        self.look = Outlook(state)
        self.market = Market(state, self.look, player)
        self.worth = self.market.worth
        self.frame = state.frames[-1]

    def appraise(self, decision: Decision) -> list[Appraisal]:
        """One appraisal for each action."""
        return [Appraisal(action, *JUDGES[type(action)](self, action)) for action in decision.actions]

    # Order and tools ---------------------------------------------------------------------------------------------

    def resolve(self, action: act.Resolve) -> Judgement:
        """Goods first, then the purchases that gain the most."""
        place = action.place
        if place in ORDER:
            key = "reason.roll" if place in GATHERING else "reason.village_first"
            return float(-ORDER.index(place)), (reason(key),)
        gain = self.market.offer(place, self.market.stock)[0]
        item = item_at(self.state, place)
        helps = place in SLOTS and CARDS[item].effect in ("resource", "roll", "dice_menu")
        return gain / 100 + GOODS_FIRST * helps - LATE, (reason("reason.buy_last"),)

    def tools(self, action: act.UseTools) -> Judgement:
        """The goods, and what unused tools may do for later rolls of this turn."""
        frame = self.frame
        assert isinstance(frame, ToolChoice)
        total, divisor = sum(frame.dice), DIVISORS[frame.good]
        added = added_value(self.tribe, action)
        found = (total + added) // divisor
        cards = sum(CARDS[card].amount for card in action.cards) * self.look.pip
        more = found - total // divisor
        why = reason("reason.tools_more", more) if more else reason("reason.tools_kept")
        return self._goods(frame.good, found) + self._kept(action) - cards - TIDY * added, (why,)

    def _goods(self, good: str, found: int) -> float:
        if good == "food":
            return self.market.meal(found, sum(self.market.stock))
        return found * self.worth.goods[RESOURCES.index(good)]

    def _kept(self, action: act.UseTools) -> float:
        ready = ready_tools(self.tribe)
        tiles = tuple(sorted(v for v, name in ready if isinstance(name, int) and name not in action.spaces))
        rolls = [(GATHERING[place], n) for place, n in self.tribe.placed.items() if place in GATHERING]
        if not tiles:
            return 0.0
        pip = self.worth.goods[0] / VALUES[0]
        return max((gift(n, DIVISORS[good], tiles) * DIVISORS[good] * pip for good, n in rolls), default=0.0)

    # Buying ------------------------------------------------------------------------------------------------------

    def buy(self, action: act.Buy) -> Judgement:
        """What the purchase gains beyond its price, paid in the best way."""
        place, goods = action.place, self.tribe.goods
        item = item_at(self.state, place)
        if place in SLOTS:
            gain, ways = self.worth.card(CARDS[item]), selections(goods, price(place))
        else:
            gain, ways = float(self.worth.building), building_ways(BUILDINGS[item], goods)
        best = max([self._paid(way, place not in SLOTS) for way in ways])
        return gain + best - self.market.value(self.market.stock), item_reasons(self.worth, item, place)

    def _paid(self, way: Counts, scores: bool) -> float:
        left = tuple([have - paid for have, paid in zip(self.market.stock, way, strict=True)])
        return self.market.value(left) + (worth(way) if scores else 0)

    def decline(self, action: act.Decline) -> Judgement:
        """Nothing happens: the measure for buying."""
        return 0.0, (reason("reason.keep_goods"),)

    def pay(self, action: act.Pay) -> Judgement:
        """What the remaining goods are worth, and points."""
        scores = isinstance(self.frame, BuildingPayment)
        why = reason("reason.pay_points", worth(action.goods)) if scores else reason("reason.pay_cheap")
        return self._paid(action.goods, scores), (why,)

    def spend(self, action: act.Spend) -> Judgement:
        """The best way to pay that has so many of the kind."""
        frame = self.frame
        assert isinstance(frame, Payment)
        kind, scores = RESOURCES.index(action.good), isinstance(frame, BuildingPayment)
        ways = [way for way in frame.open_ways(self.state) if way[kind] == action.pieces]
        best = max(ways, key=lambda way: self._paid(way, scores))
        return self._paid(best, scores), (reason("reason.pay_points", worth(best)),)

    # The card of free choice -------------------------------------------------------------------------------------

    def redeem(self, action: act.Redeem) -> Judgement:
        """Worth it where it makes a purchase or a meal possible; otherwise it may wait."""
        frame = self.frame
        if isinstance(frame, Hunger):
            if frame.gap > sum(self.tribe.goods):
                return -self._meal(), (reason("reason.redeem"),)
        elif isinstance(frame, Purchase) and self.market.offer(frame.place, tuple(self.tribe.goods))[2]:
            return max(self._enabled(frame.place, pair) for pair in PAIRS), (reason("reason.redeem"),)
        return -2 * LATE, (reason("reason.redeem_later"),)

    def _enabled(self, place: str, pair: Counts) -> float:
        """What a purchase gains that the pair makes possible; below zero if it does not."""
        stock = tuple([have + more for have, more in zip(self.tribe.goods, pair, strict=True)])
        gain, _, missing = self.market.offer(place, stock)
        return -LATE if missing else gain - (TWO * self.worth.goods[-1] - self.market.cost(pair))

    def take(self, action: act.Take) -> Judgement:
        """The two pieces, and what they make possible."""
        stock = tuple([have + more for have, more in zip(self.market.stock, action.goods, strict=True)])
        value = self.market.value(stock)
        below = self.state.frames[-2]
        if isinstance(below, Purchase):
            value += max(0.0, self._enabled(below.place, action.goods))
        return value, (reason("reason.take"),)

    # Dice and hunger ---------------------------------------------------------------------------------------------

    def die(self, action: act.TakeDie) -> Judgement:
        """What the die brings here, and what it would bring the others."""
        others = [Worth(self.look, tribe) for seat, tribe in enumerate(self.state.tribes) if seat != self.player]
        denied = sum(other.face(action.face) for other in others) / len(others) ** 2
        return self.worth.face(action.face) + denied, (reason("reason.die"),)

    def feed(self, action: act.Feed) -> Judgement:
        """The price of the cheapest goods."""
        return -self._meal(), (reason("reason.feed"),)

    def _meal(self) -> float:
        """The price of the cheapest goods that feed everybody, some of which the card of free choice may bring."""
        assert isinstance(self.frame, Hunger)
        gap, short = self.frame.gap, max(0, self.frame.gap - sum(self.tribe.goods))
        ways = selections(self.tribe.goods, gap - short)
        return min(self.market.cost(way) for way in ways) + short * self.worth.goods[-1]

    def starve(self, action: act.Starve) -> Judgement:
        """The points lost; dreaded unless a meal costs more."""
        assert isinstance(self.frame, Hunger)
        lost = float(hunger_points(self.state, self.tribe, self.frame.gap))
        return -lost - DREAD * (self._meal() <= lost), (reason("reason.starve"),)


JUDGES: dict[type[Action], Callable[[Actor, Any], Judgement]] = {
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
