"""What the actions of a decision are worth to a player who does not search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.components.effects import Effect
from engine.core.actions import Action
from engine.core.frames import Decision
from engine.core.game import Appraisal
from engine.games.imperial_settlers import actions as a
from engine.games.imperial_settlers.catalog import CARDS, deal_good
from engine.games.imperial_settlers.empire import find, raze_price
from engine.games.imperial_settlers.judge.exchanging import Exchanger
from engine.games.imperial_settlers.judge.figures import (
    COUNTING_SAMURAI,
    DEFENDED,
    FOUNDATION,
    HARM,
    LATER,
    OTHER_USE,
    UNUSED,
)
from engine.games.imperial_settlers.judge.reasons import reasons
from engine.games.imperial_settlers.phases.choice import EffectChoice
from engine.games.imperial_settlers.phases.cleanup import kept
from engine.games.imperial_settlers.phases.passing import Stash
from engine.games.imperial_settlers.state import ImperialSettlersState, Location
from engine.games.imperial_settlers.vocabulary import BOOK, HOLDING


class Actor(Exchanger):
    """Judges the actions of one decision."""

    def __init__(self, state: ImperialSettlersState, player: int) -> None:
        super().__init__(state, player)
        self.harm = HARM / (state.players - 1) if state.players > 1 else 0.0

    def appraise(self, decision: Decision) -> list[Appraisal]:
        """Every action with its worth and the reasons for it."""
        return [self._appraise(action) for action in decision.actions]

    def _appraise(self, action: Action) -> Appraisal:
        value = JUDGES[type(action)](self, action)
        return Appraisal(action, value, reasons(self, action))

    # Turns -------------------------------------------------------------------------------------------------------

    def build(self, action: a.Build) -> float:
        """Build: what it brings, less its cost and the hand card's own worth."""
        waived = isinstance(self.frame, EffectChoice)
        return self.net_building(CARDS[action.card], 0.0 if waived else self.given)

    def make_deal(self, action: a.MakeDeal) -> float:
        """Make a Deal, at the price of a food and of the card."""
        worth = self.deal(action.card) - self.goods["food"]
        return worth - OTHER_USE * max(0.0, self.net_building(CARDS[action.card], self.given))

    def raze(self, action: a.Raze) -> float:
        """Raze: the goods, the harm done, less the tokens and a hand card's own worth."""
        card = CARDS[action.card]
        goods, free = self.raze_field(card), isinstance(self.frame, EffectChoice) and self.frame.effect["pay"] == "free"
        if action.card in self.state.seats[self.player].hand:
            lost = OTHER_USE * max(0.0, self.net_building(card, self.given))
            return goods - lost - (0.0 if free else self.goods["raze"])
        owner, location = find(self.state, action.card)
        if owner == self.player:
            return goods + self.goods["wood"] + FOUNDATION - self.location(location)
        price = 0.0 if free else self.goods["raze"] * raze_price(self.state, location)
        return goods - price + self.loss(location) - self.harm * (FOUNDATION + self.goods["wood"])

    def loss(self, location: Location) -> float:
        """What it is worth that an enemy loses a Location."""
        return self.solo if self.solo else self.harm * self.location(location)

    def activate(self, action: a.Activate) -> float:
        """Activate: what it brings now, less its price."""
        card = CARDS[action.card]
        once = self.now(card.action) - self.price(card.price)
        return once * action.times + 0.01 * action.times

    def now(self, program: str) -> float:
        """What an action brings now, with what is really there to act on."""
        return sum(self._now(effect) for effect in BOOK.programs[program])

    def _now(self, effect: Effect) -> float:
        if effect.op == "use_production":
            return max((self.program(CARDS[c].production) for c in self._producers()), default=0.0)
        if effect.op == "use_deal":
            deals = self.state.seats[self.player].deals
            return max((self.goods[deal_good(deal.card)] for deal in deals), default=0.0)
        return self.effect(effect)

    def _producers(self) -> list[str]:
        return [place.card for place in self.state.seats[self.player].locations if CARDS[place.card].production]

    def defend(self, action: a.Defend) -> float:
        """Protect a Location from being razed."""
        return DEFENDED * self.location(find(self.state, action.card)[1]) - 0.1

    def deploy(self, action: a.Deploy) -> float:
        """Make a worker a Samurai: for protection, and for those who count Samurai."""
        location = find(self.state, action.card)[1]
        places = self.state.seats[self.player].locations
        counted = LATER * self.left * sum(CARDS[place.card].row in COUNTING_SAMURAI for place in places)
        return DEFENDED * self.location(location) + counted - self.goods["worker"] - 0.1

    def pass_(self, _action: a.Pass) -> float:
        """Pass: what is left over goes to waste."""
        seat = self.state.seats[self.player]
        stored = kept(self.state, self.player) if self.left else set()
        lost = (self.goods[good] * n for good, n in zip(HOLDING, seat.goods, strict=True) if good not in stored)
        return -UNUSED * sum(lost) - 0.05

    # Other decisions ---------------------------------------------------------------------------------------------

    def take(self, action: a.Take) -> float:
        """Take a card into the hand."""
        return self.in_hand(action.card, self.given)

    def give(self, action: a.Give) -> float:
        """Give a card up: what it would have been worth."""
        seat = self.state.seats[self.player]
        if isinstance(self.frame, Stash):
            return 1.0 - self.in_hand(action.card, self.given)
        if action.card in seat.hand:
            return -self.in_hand(action.card, self.given)
        if any(foundation.card == action.card for foundation in seat.foundations):
            return -FOUNDATION
        return -self.location(find(self.state, action.card)[1])

    def pay(self, action: a.Pay) -> float:
        """Pay: what is paid is gone, and what the hand needs is dearer."""
        return -self.holding(action.goods)

    def draw_from(self, action: a.DrawFrom) -> float:
        """Draw: Faction cards are stronger, but cost Locations."""
        seat = self.state.seats[self.player]
        own = sum(CARDS[card].location for card in seat.hand)
        places = len(seat.locations) + len(seat.foundations)
        common, faction = self.goods["common"], self.goods["faction"] * (1.2 if own < 3 and places else 0.8)
        return common if action.deck == "common" else faction

    def choose(self, action: a.Choose) -> float:
        """Choose a possibility."""
        option = self.frame.effect["options"][action.option]
        effect = BOOK[option][0]
        if effect.op == "pay":
            return self.program(effect["effects"]) - self.price(effect["cost"])
        return self.program(option)

    def target(self, action: a.Target) -> float:
        """Let an effect act on a Location."""
        return AIMED[self.frame.effect.op](self, find(self.state, action.card)[1])

    def pick_deal(self, action: a.PickDeal) -> float:
        """Use, spend, end or take a Deal."""
        later = self.goods[deal_good(action.card)] * self.left * LATER
        if action.player != self.player:
            taking: bool = self.frame.effect.op == "steal_deal"
            return later * (self.harm + taking)
        return self.goods[deal_good(action.card)] if isinstance(self.frame, EffectChoice) else -later

    def take_good(self, action: a.TakeGood) -> float:
        """Take a good, or put it away for a point."""
        worth = self.goods[action.good]
        if not isinstance(self.frame, Stash):
            return worth
        return 1.0 - (0.0 if action.good not in kept(self.state, self.player) else worth)

    def steal(self, action: a.Steal) -> float:
        """Take a Resource from somebody."""
        return self.goods[action.good] * (1 + self.harm)

    def trade_in(self, action: a.TradeIn) -> float:
        """Trade goods in for points."""
        each: float = self.frame.effect["n"]
        return sum(each - self.goods.get(item, self.goods["card"]) for item in action.items)

    def nothing(self, _action: Action) -> float:
        """Nothing changes."""
        return 0.0


def _taken(actor: Actor, location: Location) -> float:
    return actor.location(location) + actor.loss(location)


AIMED: dict[str, Callable[[Actor, Location], float]] = {
    "remove": lambda actor, place: actor.loss(place),
    "block_action": lambda actor, place: actor.harm * actor.net(CARDS[place.card]),
    "take_over": _taken,
    "take_raze_good": lambda actor, place: max(actor.goods[good] for good in CARDS[place.card].raze),
    "link_deal": lambda actor, place: actor.deal(place.card),
    "use_production": lambda actor, place: actor.program(CARDS[place.card].production),
    "reuse_action": lambda actor, place: actor.net(CARDS[place.card]),
    "use_enemy_action": lambda actor, place: actor.net(CARDS[place.card]),
    "samurai": lambda actor, place: actor.location(place),
}
"""Worth of letting a word act on a Location."""

JUDGES: dict[type[Action], Callable[[Actor, Any], float]] = {
    a.ChooseFaction: Actor.nothing,
    a.Take: Actor.take,
    a.Build: Actor.build,
    a.MakeDeal: Actor.make_deal,
    a.Raze: Actor.raze,
    a.Activate: Actor.activate,
    a.Exchange: Actor.exchange,
    a.ExchangeFor: Actor.exchange_for,
    a.Pass: Actor.pass_,
    a.Defend: Actor.defend,
    a.Deploy: Actor.deploy,
    a.Give: Actor.give,
    a.Target: Actor.target,
    a.PickDeal: Actor.pick_deal,
    a.Pay: Actor.pay,
    a.DrawFrom: Actor.draw_from,
    a.Choose: Actor.choose,
    a.TakeGood: Actor.take_good,
    a.Steal: Actor.steal,
    a.TradeIn: Actor.trade_in,
    a.Done: Actor.nothing,
}
"""How each action is judged."""
