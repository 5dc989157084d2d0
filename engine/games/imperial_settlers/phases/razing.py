"""Chapter 6: razing and removing (IS-44 to IS-51)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import ClassVar

from engine.components.effects import Effect
from engine.core.actions import Action
from engine.core.words import Value, msg
from engine.games.imperial_settlers.abilities import Ability, Scope, triggered
from engine.games.imperial_settlers.actions import Raze, TakeGood, TradeIn, raze
from engine.games.imperial_settlers.catalog import BOARDS, CARDS
from engine.games.imperial_settlers.empire import can_be_razed, find, fits, own, raze_price, within_reach
from engine.games.imperial_settlers.events import Discarded, FoundationLaid, Razed, Removed
from engine.games.imperial_settlers.ledger import gain, is_rival, pay_one, take_down, to_discard
from engine.games.imperial_settlers.phases.cards import DrawCards
from engine.games.imperial_settlers.phases.choice import Choice, EffectChoice
from engine.games.imperial_settlers.phases.targets import PickTarget, aimed
from engine.games.imperial_settlers.state import Foundation, ImperialSettlersState, Location, Table
from engine.games.imperial_settlers.vocabulary import EXECUTOR, HOLDING, RAZE

HAND_PRICE = 1
"""IS-44: Raze tokens for a card in hand."""


def raze_hand_problem(card: str, tokens: int) -> str:
    """Why a hand card cannot be razed now ("" if it can)."""
    if not CARDS[card].raze:
        return "no_raze_field"
    return "" if tokens >= HAND_PRICE else "no_raze_token"


def raze_problem(state: ImperialSettlersState, player: int, owner: int, location: Location, tokens: int) -> str:
    """Why an enemy Location cannot be razed for its price now ("" if it can)."""
    if location.holder == player or owner == player:
        return "own"
    if state.seats[location.holder].passed:
        return "passed"
    card = CARDS[location.card]
    if not can_be_razed(state, owner, card):
        return "no_raze_field" if card.common or BOARDS[card.faction].razeable else "not_razeable"
    return "" if tokens >= raze_price(state, location) else "raze_price"


def take_loot(draft: Table, player: int, card: str, source: str) -> None:
    """Take the goods of a Raze field; cards are drawn from either deck (IS-18)."""
    draft.state.loot.clear()
    for good, n in CARDS[card].raze.items():
        if good == "card":
            draft.push(DrawCards(player, "any", n, "IS-44", loot=True))
    for good, n in CARDS[card].raze.items():
        if good != "card":
            gain(draft, player, good, n, "IS-44", source)
            draft.state.loot += [good] * n if good in HOLDING else []


def _after(draft: Table, player: int, card: str, origin: str) -> None:
    draft.push(*triggered(draft.state, player, "raze", lambda feature: origin in feature.filter["from"]))
    take_loot(draft, player, card, card)


def raze_hand(draft: Table, player: int, card: str, price: int) -> None:
    """Raze a card from hand (IS-44)."""
    pay_one(draft, player, "raze", price, "IS-44", card)
    draft.state.seats[player].hand.remove(card)
    to_discard(draft.state, card)
    draft.emit(Razed(player, "IS-44", card, "hand", player))
    _after(draft, player, card, "hand")


def raze_location(draft: Table, player: int, card: str, price: int) -> None:
    """Raze a built Location, an enemy one (IS-45, IS-46) or, by a card, an own one (IS-50)."""
    owner, location = find(draft.state, card)
    origin = "own" if owner == player else "enemy"
    rule = "IS-50" if origin == "own" else "IS-45" if CARDS[card].common else "IS-46"
    pay_one(draft, player, "raze", price, rule, card)
    draft.emit(Razed(player, rule, card, origin, draft.state.owner(owner)))
    take_down(draft, owner, location)
    if not CARDS[card].common or is_rival(draft.state, owner):
        to_discard(draft.state, card)
    else:
        draft.state.seats[owner].foundations.append(Foundation(card))
        draft.emit(FoundationLaid(owner, rule, card))
        gain(draft, location.holder, "wood", 1, rule, card)
    _after(draft, player, card, origin)


def raze_card(draft: Table, player: int, card: str, free: bool = False) -> None:
    """Raze a card wherever it is; ``free``: without paying Raze tokens."""
    if card in draft.state.seats[player].hand:
        raze_hand(draft, player, card, 0 if free else HAND_PRICE)
        return
    location = find(draft.state, card)[1]
    price = raze_price(draft.state, location)
    raze_location(draft, player, card, 0 if free else price)


def raze_targets(state: ImperialSettlersState, scope: Scope, effect: Effect) -> list[str]:
    """Cards that a card's Raze may hit: from the places it names, at a price the purse can pay."""
    player, origins = scope.player, effect["from"]
    tokens = 99 if effect["pay"] == "free" else scope.purse[RAZE]
    found: list[str] = []
    if "hand" in origins:
        found += [card for card in state.seats[player].hand if not raze_hand_problem(card, tokens)]
    if "enemy" in origins:
        found += [
            location.card
            for owner, location in within_reach(state, player)
            if not raze_problem(state, player, owner, location, tokens)
        ]
    if "own" in origins:
        found += [location.card for location in own(state, player) if CARDS[location.card].raze]
    return found


@dataclass(slots=True)
class RazeByCard(EffectChoice):
    """Choose what a card razes."""

    prompt: ClassVar[str] = "prompt.raze"
    rules: ClassVar[tuple[str, ...]] = ("IS-44", "IS-45", "IS-50")

    def options(self, state: ImperialSettlersState) -> Sequence[Action]:
        return [raze(card) for card in raze_targets(state, self.scope(state), self.effect)]

    def apply(self, draft: Table, action: Action) -> None:
        assert isinstance(action, Raze)
        draft.pop()
        raze_card(draft, self.player, action.card, free=self.effect["pay"] == "free")


def _can_raze(state: ImperialSettlersState, scope: Scope, effect: Effect) -> bool:
    return bool(raze_targets(state, scope, effect))


@EXECUTOR.word("raze", _can_raze)
def raze_word(draft: Table, ability: Ability, effect: Effect) -> None:
    """Raze by a card."""
    draft.state.loot.clear()
    draft.push(RazeByCard.of(ability))


@dataclass(slots=True)
class TradeLoot(EffectChoice):
    """Discard any of the goods that the Raze has just brought, for points."""

    prompt: ClassVar[str] = "prompt.trade_in"
    rules: ClassVar[tuple[str, ...]] = ("IS-49",)

    def options(self, state: ImperialSettlersState) -> Sequence[Action]:
        loot = state.loot
        if not loot:
            return []
        picks = {
            tuple(item for item, take in zip(loot, taken, strict=True) if take): None
            for taken in product((False, True), repeat=len(loot))
        }
        return [TradeIn(items) for items in picks]

    def apply(self, draft: Table, action: Action) -> None:
        assert isinstance(action, TradeIn)
        draft.pop()
        draft.state.loot.clear()
        for item in action.items:
            if item in HOLDING:
                pay_one(draft, self.player, item, 1, "IS-49", self.source)
            else:
                draft.state.seats[self.player].hand.remove(item)
                to_discard(draft.state, item)
                draft.emit(Discarded(self.player, "IS-49", item))
        if action.items:
            worth = self.effect["n"] * len(action.items)
            gain(draft, self.player, self.effect["good"], worth, "IS-49", self.source)


@EXECUTOR.word("convert_received", lambda state, scope, effect: bool(state.loot))
def convert_received(draft: Table, ability: Ability, effect: Effect) -> None:
    """Trade in what a Raze brought."""
    draft.push(TradeLoot.of(ability))


def _removable(state: ImperialSettlersState, scope: Scope, effect: Effect) -> list[Location]:
    return [location for _, location in within_reach(state, scope.player) if fits(effect["kind"], CARDS[location.card])]


@aimed("remove", _removable, "IS-48", "IS-73")
def remove(draft: Table, choice: PickTarget, owner: int, location: Location) -> None:
    """Discard an enemy Location: not a Raze, whatever protects it (IS-48, IS-73)."""
    draft.emit(Removed(choice.player, "IS-48", location.card, draft.state.owner(owner)))
    take_down(draft, owner, location)
    to_discard(draft.state, location.card)


@dataclass(slots=True)
class PickGood(Choice):
    """Take one of the goods of a Raze field without razing."""

    prompt: ClassVar[str] = "prompt.pick_good"
    rules: ClassVar[tuple[str, ...]] = ("IS-48",)

    card: str
    source: str

    def options(self, state: ImperialSettlersState) -> Sequence[Action]:
        return [TakeGood(good) for good in CARDS[self.card].raze]

    def params(self, state: ImperialSettlersState) -> Mapping[str, Value]:
        return {"card": msg(f"card.{CARDS[self.card].title}")}

    def apply(self, draft: Table, action: Action) -> None:
        assert isinstance(action, TakeGood)
        draft.pop()
        if action.good == "card":
            draft.push(DrawCards(self.player, "any", 1, "IS-48"))
        else:
            gain(draft, self.player, action.good, 1, "IS-48", self.source)


def _with_raze_field(state: ImperialSettlersState, scope: Scope, _effect: Effect) -> list[Location]:
    return [location for _, location in within_reach(state, scope.player) if CARDS[location.card].raze]


@aimed("take_raze_good", _with_raze_field, "IS-48")
def take_raze_good(draft: Table, choice: PickTarget, owner: int, location: Location) -> None:
    """Take a good of an enemy's Raze field; the Location stays."""
    draft.push(PickGood(choice.player, location.card, choice.source))
