"""What goods, effects and Locations are worth, in points at the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from engine.components.effects import Effect
from engine.games.imperial_settlers.card import Card, Feature
from engine.games.imperial_settlers.catalog import CARDS, deal_good
from engine.games.imperial_settlers.empire import held
from engine.games.imperial_settlers.judge.figures import (
    ACTION_NOW,
    ACTION_SHARE,
    COLOUR_SHARE,
    COUNTING,
    EXPECTED,
    FEATURE_NOW,
    FOUNDATION,
    HAND,
    LARGE_HAND,
    LATER,
    PICKED_CARD,
    PRICES,
    SAMURAI,
    SMALL_HAND,
    TIMES,
    productions_left,
    scaled,
)
from engine.games.imperial_settlers.state import ImperialSettlersState, Location
from engine.games.imperial_settlers.vocabulary import BOOK, HOLDING

KNOWN: dict[tuple[float, int, str, int], dict[Any, float]] = {}
"""Figures that depend on the round, the phase, the size of the hand, and whether it is a solo game, alone."""


class Valuer:
    """Values from one player's point of view, at one moment; ``solo`` is what a Faction Location is worth besides."""

    def __init__(self, state: ImperialSettlersState, player: int, solo: float = 0.0) -> None:
        self.state, self.player = state, player
        self.left = productions_left(state)
        hand = len(state.seats[player].hand)
        hunger = (hand > SMALL_HAND) + (hand > LARGE_HAND)
        self.goods = scaled(state.round, hunger)
        self.solo = solo
        self.known = KNOWN.setdefault((self.solo, state.round, state.phase, hunger), {})

    @cached_property
    def colours(self) -> dict[str, int]:
        """How many Locations of each colour the player has."""
        found = dict.fromkeys(COLOUR_SHARE, 0)
        for location in held(self.state, self.player):
            for colour in CARDS[location.card].colours:
                found[colour] += 1
        return found

    # Effects -----------------------------------------------------------------------------------------------------

    def program(self, key: str, own: tuple[str, ...] = ()) -> float:
        """Worth of a program; ``own`` are colours that will count, too."""
        return sum(self.effect(effect, own) for effect in BOOK.programs[key]) if key else 0.0

    def effect(self, effect: Effect, own: tuple[str, ...] = ()) -> float:
        """Worth of one effect."""
        op, args = effect.op, effect.args
        if op == "gain":
            return self.goods[args["good"]] * float(args["n"])
        if op == "gain_per":
            return self.goods[args["good"]] * self._counted(args, own)
        if op == "draw":
            return self.goods[args["deck"]] * float(args["n"])
        if op == "draw_pick":
            return self.goods["faction"] * PICKED_CARD
        if op == "choose":
            return max(self.program(option, own) for option in args["options"])
        if op == "pay":
            return max(0.0, self.program(args["effects"], own) - self.price(args["cost"]))
        return EXPECTED[op]

    def _counted(self, args: Any, own: tuple[str, ...]) -> float:
        per: str = args["per"]
        if per.startswith("colour:"):
            count = self.colours[per[7:]] + (per[7:] in own)
        else:
            seat = self.state.seats[self.player]
            count = sum(location.samurai for location in seat.locations) if per == "samurai" else 0
        return float(args["n"] * (count if args["max"] is None else min(count, args["max"])))

    def price(self, cost: Any) -> float:
        """Worth of a price."""
        return sum(self.goods.get(good, PRICES.get(good, 0.0)) * float(n) for good, n in cost.items())

    def holding(self, counts: Any) -> float:
        """Worth of counted goods."""
        return sum(self.goods[good] * float(n) for good, n in zip(HOLDING, counts, strict=False) if n)

    # Cards -------------------------------------------------------------------------------------------------------

    def steady(self, what: Callable[[Valuer, Card], float], card: Card) -> float:
        """A figure about a card, remembered if it depends on the round alone."""
        key = (what, card.row)
        worth = self.known.get(key)
        if worth is None:
            worth = what(self, card)
            if card.row not in COUNTING:
                self.known[key] = worth
        return worth

    def future(self, card: Card) -> float:
        """What a built card brings in the rounds after this one, without its points at the end."""
        return self.steady(Valuer._future, card) if self.left else 0.0

    def _future(self, card: Card, own: tuple[str, ...] = ()) -> float:
        worth = self.program(card.production, own) * LATER
        if card.action:
            worth += self._net(card, own) * ACTION_SHARE * card.uses
        return (worth + self.features(card)) * self.left

    def net(self, card: Card) -> float:
        """What using an action once brings, after its price."""
        return self.steady(Valuer._net, card)

    def _net(self, card: Card, own: tuple[str, ...] = ()) -> float:
        return max(0.0, self.program(card.action, own) - self.price(card.price))

    def features(self, card: Card) -> float:
        """What a card's Features bring in a round."""
        return sum(self.feature(feature) for feature in card.features)

    def feature(self, feature: Feature) -> float:
        """What a Feature brings in a round."""
        times = TIMES[feature.on]
        if "colour" in feature.filter:
            times *= COLOUR_SHARE[feature.filter["colour"]] * 3
        return self.program(feature.program) * times if times else 0.0

    def standing(self, card: Card) -> float:
        """What a card is worth by standing there at the end (IS-74, IS-86)."""
        return card.points if card.common else card.points + self.solo

    def location(self, location: Location) -> float:
        """What a Location is worth to who has it: points, later rounds, what it holds, a use left in this round."""
        card = CARDS[location.card]
        worth = self.standing(card) + self.future(card) + len(location.stash) + SAMURAI * location.samurai
        if card.action and location.used < card.uses and not location.blocked and self.state.phase == "action":
            worth += ACTION_NOW * self.net(card)
        return worth

    def building(self, card: Card) -> float:
        """What building a card brings, without its cost: points, bonus, production now and later."""
        return self.steady(Valuer._building, card)

    def _building(self, card: Card) -> float:
        own = card.colours
        worth = self.standing(card) + self.program(card.bonus, own) + self.program(card.production, own)
        worth += self._future(card, own) if self.left else 0.0
        if self.state.phase == "action":
            if card.action:
                worth += ACTION_NOW * self._net(card, own) * card.uses
            worth += FEATURE_NOW * self.features(card)
        return worth

    def sacrifice(self) -> float:
        """Worth of the cheapest location that could be given up; much if there is none."""
        seat = self.state.seats[self.player]
        if seat.foundations:
            return FOUNDATION
        places = [location for location in seat.locations if location.holder == self.player]
        return min((self.location(location) for location in places), default=2.0)

    def net_building(self, card: Card, sacrifice: float | None = None) -> float:
        """What building a card brings after its cost."""
        given = (self.sacrifice() if sacrifice is None else sacrifice) if card.location else 0.0
        return self.building(card) - self.steady(Valuer.cost, card) - given

    def cost(self, card: Card) -> float:
        """Worth of the goods that building a card costs."""
        return self.holding(card.cost)

    def deal(self, card: str) -> float:
        """What the good of a Deal brings, now and later."""
        good = self.goods[deal_good(card)]
        return good * (1 + self.left * LATER)

    def raze_field(self, card: Card) -> float:
        """Worth of the goods in a Raze field."""
        return self.steady(Valuer._raze_field, card)

    def _raze_field(self, card: Card) -> float:
        return self.price(card.raze)

    def in_hand(self, card: str, sacrifice: float | None = None) -> float:
        """What a card in hand is worth: its best use, which may never come."""
        best = max(worth for worth, _ in self.uses(card, sacrifice))
        return max(0.0, best) * (HAND if self.left else HAND / 2)

    def uses(self, card: str, sacrifice: float | None = None) -> list[tuple[float, str]]:
        """What each use of a hand card brings: ``build``, ``raze``, ``deal``."""
        print_ = CARDS[card]
        found = [(self.net_building(print_, sacrifice), "build")]
        if print_.raze:
            found.append((self.raze_field(print_) - self.goods["raze"], "raze"))
        if print_.deal:
            found.append((self.deal(card) - self.goods["food"], "deal"))
        return found

    def best_use(self, card: str) -> str:
        """What a hand card is best used for."""
        return max(self.uses(card))[1]
