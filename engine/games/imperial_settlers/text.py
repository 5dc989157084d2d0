"""Events as lines of the log, actions as the words on buttons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any

from engine.core.actions import Action
from engine.core.events import NOBODY, Event
from engine.core.record import kind_of
from engine.core.words import Message, Value, Who, listing, msg
from engine.games.imperial_settlers import actions as a
from engine.games.imperial_settlers.card_text import clause
from engine.games.imperial_settlers.catalog import CARDS, deal_good
from engine.games.imperial_settlers.empire import raze_price
from engine.games.imperial_settlers.events import (
    Activated,
    DealEnded,
    Gained,
    LocationSpent,
    Paid,
    Passed,
    Razed,
    SoloEnded,
)
from engine.games.imperial_settlers.names import (
    card_name,
    cost_name,
    counted,
    goods_list,
    item_name,
    owner_name,
    price_name,
    raze_name,
)
from engine.games.imperial_settlers.phases.basics import ChooseOption
from engine.games.imperial_settlers.state import ImperialSettlersState

EXCHANGED = {"common": "common_card", "faction": "faction_card"}
"""Decks as goods of an exchange."""


def exchanged(what: Sequence[str]) -> Value:
    """The goods of an exchange, those of a kind together."""
    return listing(counted(EXCHANGED.get(item, item), n) for item, n in Counter(what).items())


# Events ----------------------------------------------------------------------------------------------------------


def source_name(source: str) -> Message:
    """Where goods come from: a card, or a part of the table."""
    return card_name(source) if "-" in source else msg(f"describe.source.{source}")


FIELDS: dict[str, Callable[[Any], Value]] = {
    "card": card_name,
    "cards": lambda cards: listing(map(card_name, cards)),
    "row": lambda cards: listing(map(card_name, cards)),
    "good": lambda good: counted(good, 1),
    "goods": goods_list,
    "source": source_name,
    "owner": owner_name,
    "deck": lambda deck: msg(f"describe.deck.{deck}"),
    "faction": lambda faction: msg(f"describe.faction.{faction}"),
    "phase": lambda phase: msg(f"describe.phase.{phase}"),
    "what": exchanged,
    "rating": lambda rating: msg(f"describe.rating.{rating}"),
}
"""How an event's field becomes a value of its message; other fields stay as they are."""


SAID_ALREADY = ("IS-52", "IS-56", "IS-67")
"""Rules of payments that another line tells: protecting, Samurai, exchanging."""


def tell(event: Event) -> Message | None:
    """An event as a line of the log; None for what another line says already."""
    if isinstance(event, Paid) and event.rule in SAID_ALREADY:
        return None
    params: dict[str, Value] = {}
    for field in fields(event):
        if field.name not in ("player", "rule"):
            value = getattr(event, field.name)
            params[field.name] = FIELDS[field.name](value) if field.name in FIELDS else value
    if event.player != NOBODY:
        params["who"] = Who(event.player)
    if isinstance(event, Gained):
        params["goods"] = counted(event.good, event.n)
    if isinstance(event, Activated):
        params["n"] = event.times
    return msg(f"log.{log_kind(event)}", **params)


def log_kind(event: Event) -> str:
    """Which line an event gets: its kind, or one of several."""
    if isinstance(event, Passed) and event.forced:
        return "passed_forced"
    if isinstance(event, LocationSpent) and event.foundation:
        return "foundation_spent"
    if isinstance(event, SoloEnded):
        return "solo_won" if event.won else "solo_lost"
    if isinstance(event, DealEnded) and event.player == NOBODY:
        return "deal_ended_rival"
    return f"razed_{event.origin}" if isinstance(event, Razed) else kind_of(type(event))


# Actions ---------------------------------------------------------------------------------------------------------


def label(state: ImperialSettlersState, action: Action) -> Message:
    """The words on an action's button."""
    words = LABELS.get(type(action))
    return words(state, action) if words else plain(state, action)


def frame_kind(state: ImperialSettlersState) -> str:
    """What the game waits for."""
    return kind_of(type(state.frames[-1]))


def plain(state: ImperialSettlersState, action: Any) -> Message:
    """An action about one card, or about nothing in particular."""
    kind = kind_of(type(action))
    return msg(f"action.{kind}", card=card_name(action.card)) if hasattr(action, "card") else msg(f"action.{kind}")


def build(_state: ImperialSettlersState, action: a.Build) -> Message:
    """Build, with the cost."""
    print_ = CARDS[action.card]
    if not any(print_.cost) and not print_.location:
        return msg("action.build_free", card=card_name(action.card))
    return msg("action.build", card=card_name(action.card), cost=cost_name(print_))


def make_deal(_state: ImperialSettlersState, action: a.MakeDeal) -> Message:
    """Make a Deal, with its good."""
    return msg("action.make_deal", card=card_name(action.card), good=counted(CARDS[action.card].deal, 1))


def raze(state: ImperialSettlersState, action: a.Raze) -> Message:
    """Raze: from hand, an enemy's Location with its price, or an own one."""
    params: dict[str, Value] = {"card": card_name(action.card), "goods": raze_name(CARDS[action.card])}
    for owner, seat in enumerate(state.seats):
        for location in seat.locations:
            if location.card == action.card:
                price = counted("raze", raze_price(state, location))
                own = owner == state.frames[-1].player  # type: ignore[attr-defined]
                key = "action.raze_own" if own else "action.raze_enemy"
                return msg(key, owner=owner_name(state.owner(owner)), price=price, **params)
    return msg("action.raze_hand", **params)


def activate(_state: ImperialSettlersState, action: a.Activate) -> Message:
    """Activate, with the price."""
    card, key = CARDS[action.card], "action.activate" if action.times == 1 else "action.activate_twice"
    if not card.price:
        return msg("action.activate_free", card=card_name(action.card))
    return msg(key, card=card_name(action.card), price=price_name(card, action.times))


def give(state: ImperialSettlersState, action: a.Give) -> Message:
    """Give a card up: what for, the frame says."""
    kind = frame_kind(state)
    if any(f.card == action.card for seat in state.seats for f in seat.foundations):
        return msg("action.give_foundation")
    return msg(f"action.{kind}", card=card_name(action.card))


def choose(state: ImperialSettlersState, action: a.Choose) -> Message:
    """One of an effect's possibilities."""
    frame = state.frames[-1]
    assert isinstance(frame, ChooseOption)
    return msg("action.choose", effect=clause(frame.effect["options"][action.option]))


def take_good(state: ImperialSettlersState, action: a.TakeGood) -> Message:
    """Take a good, or put it away."""
    return msg(f"action.{frame_kind(state)}_good", good=counted(action.good, 1))


def trade_in(_state: ImperialSettlersState, action: a.TradeIn) -> Message:
    """Trade in goods for points, or keep them."""
    if not action.items:
        return msg("action.keep_all")
    return msg("action.trade_in", goods=listing(map(item_name, action.items)))


def pick_deal(state: ImperialSettlersState, action: a.PickDeal) -> Message:
    """Choose a Deal: whose it is matters only if it is not one's own."""
    good = counted(deal_good(action.card), 1)
    if action.player == state.frames[-1].player:  # type: ignore[attr-defined]
        return msg("action.pick_deal", card=card_name(action.card), good=good)
    owner = owner_name(state.owner(action.player))
    return msg("action.pick_deal_of", card=card_name(action.card), good=good, owner=owner)


LABELS: dict[type[Action], Callable[[ImperialSettlersState, Any], Message]] = {
    a.Build: build,
    a.MakeDeal: make_deal,
    a.Raze: raze,
    a.Activate: activate,
    a.Give: give,
    a.Choose: choose,
    a.TakeGood: take_good,
    a.TradeIn: trade_in,
    a.PickDeal: pick_deal,
    a.ChooseFaction: lambda s, x: msg("action.choose_faction", faction=msg(f"describe.faction.{x.faction}")),
    a.ExchangeFor: lambda s, x: msg("action.exchange_for", good=counted(EXCHANGED.get(x.what, x.what), 1)),
    a.Pay: lambda s, x: msg("action.pay", goods=goods_list((*x.goods, 0, 0, 0))),
    a.DrawFrom: lambda s, x: msg("action.draw_from", deck=msg(f"describe.deck.{x.deck}")),
    a.Steal: lambda s, x: msg("action.steal", good=counted(x.good, 1), owner=owner_name(s.owner(x.player))),
    a.Done: lambda s, x: msg(f"action.done.{frame_kind(s)}"),
}
"""Actions whose label says more than their kind and card."""
