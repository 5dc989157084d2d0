"""Paying: gold for Resources, hand cards and Deals as a price, what can be afforded (IS-61, IS-68, IS-69)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import ClassVar

from engine.core.actions import Action
from engine.core.words import Value, msg
from engine.games.imperial_settlers.abilities import Scope
from engine.games.imperial_settlers.actions import Give, Pay, PickDeal
from engine.games.imperial_settlers.card import Card
from engine.games.imperial_settlers.catalog import CARDS
from engine.games.imperial_settlers.events import TokenSpent
from engine.games.imperial_settlers.ledger import discard, end_deal, find_deal, pay
from engine.games.imperial_settlers.phases.choice import Choice
from engine.games.imperial_settlers.state import ImperialSettlersState, Table
from engine.games.imperial_settlers.vocabulary import BOOK, EXECUTOR, GOLD, RAZE, WORKER

PURSE_WORDS = frozenset({"pay", "raze", "build", "use_enemy_action", "reuse_action"})
"""Words that have a price of their own, so that what is left after paying matters."""


def affordable(goods: Sequence[int], cost: Sequence[int], free: int = 0, wild: bool = True) -> bool:
    """Whether the goods cover the cost and ``free`` Resources of any kind, with gold for Resources if ``wild``."""
    short, spare = 0, -free
    for index in range(GOLD):
        left = goods[index] - cost[index]
        if left < 0:
            short -= left
        else:
            spare += left
    gold = short - spare if spare < 0 else short
    if (gold and not wild) or goods[GOLD] < cost[GOLD] + gold:
        return False
    return goods[WORKER] >= cost[WORKER] and goods[RAZE] >= cost[RAZE]


def ways(goods: Sequence[int], cost: Sequence[int], free: int = 0, wild: bool = True) -> tuple[Pay, ...]:
    """All ways to pay the Resources and gold of a cost, those with the least gold first."""
    most = sum(cost[: GOLD + 1]) + free
    return _ways(tuple(min(have, most) for have in goods[: GOLD + 1]), tuple(cost[: GOLD + 1]), free, wild)


@lru_cache(maxsize=8192)
def _ways(have: tuple[int, ...], need: tuple[int, ...], free: int, wild: bool) -> tuple[Pay, ...]:
    resources, fixed = need[:GOLD], need[GOLD]
    total = sum(resources) + free
    found = []
    for given in product(*(range(min(h, n + free), -1, -1) for h, n in zip(have[:GOLD], resources, strict=True))):
        surplus = sum(max(0, g - n) for g, n in zip(given, resources, strict=True))
        gold = total - sum(given)
        if surplus <= free and gold >= 0 and (wild or not gold) and fixed + gold <= have[GOLD]:
            wood, stone, food = given
            found.append(Pay(wood, stone, food, fixed + gold))
    return tuple(sorted(found, key=lambda way: way.gold))


def left_over(goods: Sequence[int], cost: Sequence[int], way: Pay) -> list[int]:
    """What is left of the goods after paying a cost in that way."""
    return [have - paid for have, paid in zip(goods, (*way.goods, *cost[GOLD + 1 :]), strict=True)]


def price_fits(state: ImperialSettlersState, player: int, card: Card, times: int, purse: Sequence[int]) -> bool:
    """Whether the price of a card's action can be paid so many times out of the purse, the hand and the Deals."""
    seat, price = state.seats[player], card.price
    return (
        affordable(purse, [n * times for n in card.tokens], price.get("resource", 0) * times, card.wild)
        and len(seat.hand) >= price.get("card", 0) * times
        and len(seat.deals) >= price.get("deal", 0) * times
        and seat.egypt >= price.get("egypt_token", 0) * times
    )


def can_act(state: ImperialSettlersState, scope: Scope, card: Card, times: int = 1) -> bool:
    """Whether a card's action can be paid for and would then do something (IS-60)."""
    if not price_fits(state, scope.player, card, times, scope.purse):
        return False
    if BOOK[card.action][0].op not in PURSE_WORDS:
        return EXECUTOR.can(state, scope, card.action)
    cost = [n * times for n in card.tokens]
    return any(
        EXECUTOR.can(state, scope._replace(purse=left_over(scope.purse, cost, way)), card.action)
        for way in ways(scope.purse, cost, card.price.get("resource", 0) * times, card.wild)
    )


@dataclass(slots=True)
class Payment(Choice):
    """Pay a cost out of the supply (IS-68).

    ``then`` is the key of the program that comes next ("" for none): ways that leave too little for it are not
    offered, as long as there is another.
    """

    prompt: ClassVar[str] = "prompt.pay"

    cost: list[int]
    free: int
    wild: bool
    source: str
    then: str
    chain: list[str]
    rule: str

    def question(self) -> tuple[str, tuple[str, ...]]:
        return self.prompt, ("IS-68", self.rule)

    def options(self, state: ImperialSettlersState) -> Sequence[Action]:
        goods = state.seats[self.player].goods
        found = ways(goods, self.cost, self.free, self.wild)
        if len(found) < 2 or not self.then or BOOK[self.then][0].op not in PURSE_WORDS:
            return found
        scope = Scope(self.player, self.source, tuple(self.chain), goods)
        return [
            way
            for way in found
            if EXECUTOR.can(state, scope._replace(purse=left_over(goods, self.cost, way)), self.then)
        ] or found

    def params(self, state: ImperialSettlersState) -> Mapping[str, Value]:
        return {"card": msg(f"card.{CARDS[self.source].title}")}

    def apply(self, draft: Table, action: Action) -> None:
        assert isinstance(action, Pay)
        draft.pop()
        pay(draft, self.player, (*action.goods, *self.cost[GOLD + 1 :]), self.rule, self.source)


@dataclass(slots=True)
class GiveCards(Choice):
    """Discard ``n`` hand cards as a price (IS-61)."""

    prompt: ClassVar[str] = "prompt.give_card"
    rules: ClassVar[tuple[str, ...]] = ("IS-61",)

    n: int

    def options(self, state: ImperialSettlersState) -> Sequence[Action]:
        hand = state.seats[self.player].hand
        return [Give(card) for card in (hand[:1] if len(hand) == self.n else hand)]

    def apply(self, draft: Table, action: Action) -> None:
        assert isinstance(action, Give)
        self.n -= 1
        if not self.n:
            draft.pop()
        draft.state.seats[self.player].hand.remove(action.card)
        discard(draft, self.player, action.card, "IS-61")


@dataclass(slots=True)
class GiveDeals(Choice):
    """Give up ``n`` own Deals as a price; linked ones may be among them (IS-43)."""

    prompt: ClassVar[str] = "prompt.give_deal"
    rules: ClassVar[tuple[str, ...]] = ("IS-43",)

    n: int

    def options(self, state: ImperialSettlersState) -> Sequence[Action]:
        deals = state.seats[self.player].deals
        return [PickDeal(self.player, deal.card) for deal in (deals[:1] if len(deals) == self.n else deals)]

    def apply(self, draft: Table, action: Action) -> None:
        assert isinstance(action, PickDeal)
        self.n -= 1
        if not self.n:
            draft.pop()
        end_deal(draft, self.player, find_deal(draft.state, self.player, action.card), "IS-43")


def charge(draft: Table, player: int, card: str, print_: Card, times: int, chain: list[str]) -> None:
    """Put the price of an action on the stack, and take Egypt tokens at once."""
    price = print_.price
    if "egypt_token" in price:
        draft.state.seats[player].egypt -= times
        draft.emit(TokenSpent(player, "IS-65", card))
    if "deal" in price:
        draft.push(GiveDeals(player, price["deal"] * times))
    if "card" in price:
        draft.push(GiveCards(player, price["card"] * times))
    cost = [n * times for n in print_.tokens]
    free = price.get("resource", 0) * times
    if free or any(cost):
        draft.push(Payment(player, cost, free, print_.wild, card, print_.action, chain[:], "IS-58"))
