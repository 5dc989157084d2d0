"""What goods, effects and Locations are worth, in points at the end of the game.

All figures are rules of thumb, found by letting them play against each other.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from engine.components.effects import Effect
from engine.games.imperial_settlers.card import Card, Feature
from engine.games.imperial_settlers.catalog import BOARDS, CARDS, ROUNDS, deal_good
from engine.games.imperial_settlers.empire import held
from engine.games.imperial_settlers.state import ImperialSettlersState, Location
from engine.games.imperial_settlers.vocabulary import BOOK, GOODS, HOLDING

GOOD_WORTH = {
    "wood": 0.9,
    "stone": 0.95,
    "food": 0.85,
    "gold": 1.15,
    "worker": 0.45,
    "raze": 0.8,
    "defense": 0.1,
    "card": 0.75,
}
ROUND_SCALE = (1.0, 1.0, 1.0, 0.95, 0.85, 0.6)
"""How much of a good's worth is left in each round; index 0 is before the first."""
LATER = 0.8
"""Goods of later rounds count less: not all of them will be used."""
UNUSED = 0.5
"""Share of the worth of goods that go to waste, as the loss that passing brings."""
ACTION_SHARE = 0.6
"""How often, of all possible times, an action is really used in later rounds."""
FOUNDATION = 0.5

EXPECTED = {
    "raze": 1.3,
    "convert_received": 1.5,
    "take_raze_good": 1.0,
    "remove": 0.8,
    "steal": 1.2,
    "cancel_deal": 0.7,
    "steal_deal": 1.5,
    "link_deal": 1.6,
    "use_deal": 0.9,
    "block_action": 0.3,
    "take_over": 2.5,
    "use_enemy_action": 0.9,
    "use_production": 1.5,
    "reuse_action": 0.9,
    "build": 1.2,
    "foundation_from_hand": 0.8,
    "samurai": 0.4,
    "stash": 1.0,
    "store": 1.0,
    "protect": 0.4,
}
"""What words bring whose worth depends on what is there to act on."""
TIMES = {
    "build": 0.9,
    "raze": 0.8,
    "make_deal": 0.6,
    "gain_vp": 2.2,
    "enemy_exchange": 0.7,
    "pass": 1.0,
    "cleanup": 1.0,
    "static": 1.0,
    "game_end": 0.0,
}
"""How often a trigger is set off in a round."""
COLOUR_SHARE = {
    "black": 0.13,
    "blue": 0.12,
    "brown": 0.18,
    "gold": 0.12,
    "grey": 0.18,
    "pink": 0.15,
    "purple": 0.02,
    "red": 0.15,
}
"""How many of the Locations built have a colour."""


def productions_left(state: ImperialSettlersState) -> int:
    """Productions still to come."""
    return ROUNDS - state.round + (state.phase in ("lookout", "setup"))


@cache
def scaled(round_: int) -> dict[str, float]:
    """Worth of each good in a round."""
    worth = {good: GOOD_WORTH[good] * ROUND_SCALE[round_] for good in GOODS if good != "vp"}
    worth |= {"common": worth["card"], "faction": worth["card"] * 1.15, "any": worth["card"] * 1.15, "vp": 1.0}
    return worth


KNOWN: dict[tuple[int, str], dict[Any, float]] = {}
"""Figures that depend on the round and the phase alone."""


def counts_things(key: str) -> bool:
    """Whether a program counts Locations or Samurai."""
    return bool(key) and any(effect.op == "gain_per" for effect in BOOK.programs[key])


COUNTING = {card.row for card in CARDS.values() if any(map(counts_things, (card.production, card.bonus, card.action)))}
"""Prints whose worth depends on what has been built."""


class Valuer:
    """Values from one player's point of view, at one moment."""

    def __init__(self, state: ImperialSettlersState, player: int) -> None:
        self.state, self.player = state, player
        self.left = productions_left(state)
        self.goods = scaled(state.round)
        self.known = KNOWN.setdefault((state.round, state.phase), {})
        self._colours: dict[str, int] | None = None

    @property
    def colours(self) -> dict[str, int]:
        """How many Locations of each colour the player has."""
        if self._colours is None:
            self._colours = dict.fromkeys(COLOUR_SHARE, 0)
            for location in held(self.state, self.player):
                for colour in CARDS[location.card].colours:
                    self._colours[colour] += 1
        return self._colours

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
            return self.goods["faction"] * 1.4
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

    def location(self, location: Location) -> float:
        """What a Location is worth to who has it: points, later rounds, what it holds, a use left in this round."""
        card = CARDS[location.card]
        worth = card.points + self.future(card) + len(location.stash) + 0.3 * location.samurai
        if card.action and location.used < card.uses and not location.blocked and self.state.phase == "action":
            worth += 0.5 * self.net(card)
        return worth

    def building(self, card: Card) -> float:
        """What building a card brings, without its cost: points, bonus, production now and later."""
        return self.steady(Valuer._building, card)

    def _building(self, card: Card) -> float:
        own = card.colours
        worth = card.points + self.program(card.bonus, own) + self.program(card.production, own)
        worth += self._future(card, own) if self.left else 0.0
        if self.state.phase == "action":
            if card.action:
                worth += 0.5 * self._net(card, own) * card.uses
            worth += 0.4 * self.features(card)
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
        print_ = CARDS[card]
        best = self.net_building(print_, sacrifice)
        if print_.raze:
            best = max(best, self.raze_field(print_) - self.goods["raze"])
        if print_.deal:
            best = max(best, self.deal(card) - self.goods["food"])
        return max(0.0, best) * (HAND if self.left else HAND / 2)


HAND = 0.6
"""Share of a card's worth while it is still in hand."""
PRICES = {"resource": 0.85, "deal": 1.5, "egypt_token": 0.8}
"""Worth of prices that are not goods."""


def board_worth(faction: str, left: int, goods: dict[str, float]) -> float:
    """What a faction's board will still make."""
    production = BOARDS[faction].production
    return sum(goods[good] * n for good, n in zip(HOLDING, production, strict=True)) * left * LATER
