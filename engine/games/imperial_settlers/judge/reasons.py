"""Reasons for what an action is worth, as a person would give them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from engine.core.actions import Action
from engine.core.words import Message, listing, msg
from engine.games.imperial_settlers import actions as a
from engine.games.imperial_settlers.card_text import clause
from engine.games.imperial_settlers.catalog import CARDS, deal_good
from engine.games.imperial_settlers.empire import find
from engine.games.imperial_settlers.names import card_name, counted, owner_name, raze_name
from engine.games.imperial_settlers.phases.cleanup import kept
from engine.games.imperial_settlers.vocabulary import HOLDING

if TYPE_CHECKING:
    from engine.games.imperial_settlers.judge.acting import Actor

Reasons = tuple[Message, ...]


def reasons(actor: Actor, action: Action) -> Reasons:
    """Why the action is worth what it is; nothing for choices that speak for themselves."""
    give = GIVERS.get(type(action))
    return give(actor, action) if give else ()


@cache
def of_building(card: str, left: int) -> Reasons:
    """What a new Location brings."""
    print_ = CARDS[card]
    found = [msg("reason.end_points", points=counted("vp", print_.points))]
    if print_.bonus:
        found.append(msg("reason.at_once", effect=clause(print_.bonus)))
    if print_.production:
        found.append(of_production(print_.production, left))
    if print_.action:
        found.append(msg("reason.new_action", effect=clause(print_.action)))
    if print_.features:
        found.append(msg("reason.new_feature"))
    return tuple(found)


@cache
def of_production(program: str, left: int) -> Message:
    """What comes now and in the rounds that are left."""
    if not left:
        return msg("reason.at_once", effect=clause(program))
    return msg("reason.now_and_later", effect=clause(program), n=left)


@cache
def of_deal(card: str, left: int) -> Reasons:
    """What a Deal brings."""
    good = counted(deal_good(card), 1)
    return (msg("reason.deal", good=good, n=left) if left else msg("reason.deal_once", good=good),)


@cache
def of_razing(card: str, owner: int | None) -> Reasons:
    """What a Raze brings, and whom it harms."""
    goods = msg("reason.raze_goods", goods=raze_name(CARDS[card]))
    return (goods,) if owner is None else (goods, msg("reason.harms", who=owner_name(owner)))


@cache
def of_action(card: str) -> Reasons:
    """What an activation brings."""
    return (msg("reason.at_once", effect=clause(CARDS[card].action)),)


def build(actor: Actor, action: a.Build) -> Reasons:
    """Why build: what it brings, and that a location has to go."""
    found = of_building(action.card, actor.left)
    if CARDS[action.card].location and not actor.state.seats[actor.player].foundations:
        return (*found, GIVE_UP)
    return found


def raze(actor: Actor, action: a.Raze) -> Reasons:
    """Why raze."""
    if action.card in actor.state.seats[actor.player].hand:
        return of_razing(action.card, None)
    owner, location = find(actor.state, action.card)
    return of_razing(action.card, None if owner == actor.player else actor.state.owner(location.holder))


def exchange(actor: Actor, action: Any) -> Reasons:
    """Why exchange: for what is missing, or for want of anything better."""
    card = actor.needed(action)
    return (msg("reason.missing", card=card_name(card)),) if card else (SPARE,)


def pass_(actor: Actor, _action: a.Pass) -> Reasons:
    """What passing lets go to waste."""
    stored = kept(actor.state, actor.player)
    goods = zip(HOLDING, actor.state.seats[actor.player].goods, strict=True)
    lost = [counted(good, n) for good, n in goods if n and good not in stored]
    return (msg("reason.wasted", goods=listing(lost)),) if lost and actor.left else (OVER,)


def take(actor: Actor, action: a.Take) -> Reasons:
    """What a card in hand would be good for."""
    return (msg(f"reason.good_to_{actor.best_use(action.card)}"),)


SPARE, OVER, PROTECTS, GIVE_UP = map(msg, ("reason.spare", "reason.over", "reason.protects", "reason.give_up"))

GIVERS: dict[type[Action], Callable[[Actor, Any], Reasons]] = {
    a.Build: build,
    a.MakeDeal: lambda actor, action: of_deal(action.card, actor.left),
    a.Raze: raze,
    a.Activate: lambda actor, action: of_action(action.card),
    a.Exchange: exchange,
    a.ExchangeFor: exchange,
    a.Pass: pass_,
    a.Take: take,
    a.Defend: lambda actor, action: (PROTECTS,),
    a.Deploy: lambda actor, action: (PROTECTS,),
}
"""Actions whose worth needs a reason."""
