"""Events and actions in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.actions import Action
from engine.core.events import HIDDEN, Event
from engine.core.words import Message, Who, msg
from engine.games.stone_age import actions as act
from engine.games.stone_age import events as ev
from engine.games.stone_age.catalog import DIVISORS, MENU, worth
from engine.games.stone_age.names import (
    at_place,
    at_source,
    building_name,
    counted,
    goods_list,
    item_name,
    tool_list,
)
from engine.games.stone_age.phases.buying import BuildingPayment, item_at
from engine.games.stone_age.phases.gathering import ToolChoice
from engine.games.stone_age.phases.tools import NO_TOOLS, added_value
from engine.games.stone_age.state import StoneAgeState


def tell(event: Event) -> Message | None:
    """The event as a line of the log; None for what another line says already."""
    teller = TELLERS.get(type(event))
    return teller(event) if teller else None


def _gained(event: ev.Gained) -> Message:
    return msg("log.gained", who=Who(event.player), what=counted(event.good, event.n))


def _wasted(event: ev.Wasted) -> Message:
    return Message("log.nothing" if event.what in DIVISORS else f"log.wasted.{event.what}", {"who": Who(event.player)})


def _declined(event: ev.Declined) -> Message:
    key = "log.could_not_buy" if event.forced else "log.declined"
    return msg(key, who=Who(event.player), item=item_name(event.item))


def _fed(event: ev.Fed) -> Message:
    who = Who(event.player)
    if not any(event.goods):
        return msg("log.fed", who=who, n=event.food)
    return msg("log.fed_goods", who=who, food=counted("food", event.food), goods=goods_list(event.goods))


def _starved(event: ev.Starved) -> Message:
    who = Who(event.player)
    return msg("log.starved", who=who, n=event.gap, points=counted("point", event.points))


def _drawn(event: ev.CardDrawn) -> Message:
    if event.card == HIDDEN:
        return msg("log.drew_hidden", who=Who(event.player))
    return msg("log.drew", who=Who(event.player), item=item_name(event.card))


def _tools(event: ev.ToolsUsed) -> Message:
    tools = tool_list(event.values, event.cards)
    return msg("log.tools_used", who=Who(event.player), tools=tools, total=event.total)


def _rolled(event: ev.Rolled) -> Message:
    dice = msg("term.dice", dice=" ".join(map(str, event.dice)))
    return msg("log.rolled", who=Who(event.player), at=at_source(event.source), dice=dice, total=sum(event.dice))


def _bought(event: ev.CardBought) -> Message:
    return msg("log.card", who=Who(event.player), item=item_name(event.card), goods=goods_list(event.paid))


def _built(event: ev.BuildingBought) -> Message:
    goods, points = goods_list(event.paid), counted("point", event.points)
    return msg("log.building", who=Who(event.player), goods=goods, points=points)


TELLERS: dict[type[Event], Callable[[Any], Message]] = {
    ev.RoundStarted: lambda e: msg("log.round", round=e.round, who=Who(e.player)),
    ev.Placed: lambda e: msg("log.placed", who=Who(e.player), n=e.figures, at=at_place(e.place)),
    ev.StayedHome: lambda e: msg("log.stayed_home", who=Who(e.player), n=e.figures),
    ev.Rolled: _rolled,
    ev.ToolsUsed: _tools,
    ev.Gained: _gained,
    ev.ToolGained: lambda e: msg("log.tool", who=Who(e.player), value=e.value),
    ev.LevelRaised: lambda e: msg("log.level", who=Who(e.player), level=e.level),
    ev.Grew: lambda e: msg("log.grew", who=Who(e.player), n=e.figures),
    ev.Wasted: _wasted,
    ev.Scored: lambda e: msg("log.scored", who=Who(e.player), points=counted("point", e.n)),
    ev.CardBought: _bought,
    ev.BuildingBought: _built,
    ev.TileTurned: lambda e: msg("log.turned", stack=e.stack, building=building_name(e.building)),
    ev.Declined: _declined,
    ev.KeptApart: lambda e: msg("log.kept_apart", who=Who(e.player), item=item_name(e.card)),
    ev.CardDrawn: _drawn,
    ev.MenuRolled: lambda e: msg("log.menu", dice=msg("term.dice", dice=" ".join(map(str, e.dice)))),
    ev.DieTaken: lambda e: msg("log.die", who=Who(e.player), face=e.face),
    ev.Redeemed: lambda e: msg("log.redeemed", who=Who(e.player), goods=goods_list(e.goods)),
    ev.Harvested: lambda e: msg("log.harvested", who=Who(e.player), food=counted("food", e.n)),
    ev.Fed: _fed,
    ev.Starved: _starved,
    ev.GameEnded: lambda e: Message(f"log.end.{e.cause}"),
}


def label(state: StoneAgeState, action: Action) -> Message:
    """The action as the words on a button."""
    return LABELS[type(action)](state, action)


def _label_tools(state: StoneAgeState, action: act.UseTools) -> Message:
    frame = state.frames[-1]
    assert isinstance(frame, ToolChoice)
    tribe = state.tribes[frame.player]
    total = sum(frame.dice) + added_value(tribe, action)
    gain = counted(frame.good, total // DIVISORS[frame.good])
    if action == NO_TOOLS:
        return msg("action.no_tools", gain=gain)
    tools = tool_list([tribe.tools[space] for space in action.spaces], action.cards)
    return msg("action.tools", tools=tools, gain=gain)


def _label_buy(state: StoneAgeState, action: act.Buy) -> Message:
    return msg("action.buy", item=item_name(item_at(state, action.place)))


def _label_pay(state: StoneAgeState, action: act.Pay) -> Message:
    goods = goods_list(action.goods)
    if isinstance(state.frames[-1], BuildingPayment):
        return msg("action.pay_points", goods=goods, points=counted("point", worth(action.goods)))
    return msg("action.pay", goods=goods)


def _label_die(state: StoneAgeState, action: act.TakeDie) -> Message:
    return msg("action.die", face=action.face, what=face_name(action.face))


def face_name(face: int) -> Message:
    """What a face of the dice menu gives, in a few words."""
    return msg("effect.field") if MENU[face] == "field" else counted(MENU[face], 1)


LABELS: dict[type[Action], Callable[[StoneAgeState, Any], Message]] = {
    act.Place: lambda s, a: msg("action.place", n=a.figures, at=at_place(a.place)),
    act.Resolve: lambda s, a: msg("action.resolve", at=at_place(a.place)),
    act.UseTools: _label_tools,
    act.Buy: _label_buy,
    act.Decline: lambda s, a: Message("action.decline"),
    act.Spend: lambda s, a: msg("action.spend", what=counted(a.good, a.pieces)),
    act.Pay: _label_pay,
    act.Redeem: lambda s, a: Message("action.redeem"),
    act.Take: lambda s, a: msg("action.take", goods=goods_list(a.goods)),
    act.TakeDie: _label_die,
    act.Feed: lambda s, a: Message("action.feed"),
    act.Starve: lambda s, a: Message("action.starve"),
}
