"""What a player might try in a turn and may not: for every hand card, Location and action a reason and a rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.core.frames import Decision
from engine.core.game import Refusal
from engine.core.words import Value, listing
from engine.games.imperial_settlers.catalog import CARDS
from engine.games.imperial_settlers.empire import enemies, raze_price
from engine.games.imperial_settlers.names import counted, price_name
from engine.games.imperial_settlers.phases.activating import activate_problem
from engine.games.imperial_settlers.phases.building import build_problem
from engine.games.imperial_settlers.phases.deals import deal_problem
from engine.games.imperial_settlers.phases.exchanging import PAIR
from engine.games.imperial_settlers.phases.protection import defend_problem, deploy_problem, has_samurai
from engine.games.imperial_settlers.phases.razing import raze_hand_problem, raze_problem
from engine.games.imperial_settlers.phases.turns import Turn
from engine.games.imperial_settlers.state import ImperialSettlersState, Location
from engine.games.imperial_settlers.vocabulary import GOLD, HOLDING, RAZE, WORKER

RULES = {
    "cannot_pay": "IS-30",
    "no_location": "IS-32",
    "no_deal_field": "IS-40",
    "no_food": "IS-40",
    "no_raze_field": "IS-44",
    "no_raze_token": "IS-44",
    "passed": "IS-22",
    "peaceful": "IS-90",
    "not_razeable": "IS-46",
    "raze_price": "IS-47",
    "not_action": "IS-58",
    "taken_over": "IS-65",
    "blocked": "IS-58",
    "used": "IS-58",
    "no_effect": "IS-60",
    "price": "IS-58",
    "defend_common": "IS-53",
    "defended": "IS-53",
    "no_defense": "IS-52",
    "solo_defense": "IS-54",
    "deploy_faction": "IS-55",
    "samurai_there": "IS-55",
    "no_worker": "IS-56",
    "no_workers": "IS-67",
}
"""The rule behind each reason."""


def refusals(state: ImperialSettlersState, decision: Decision) -> list[Refusal]:
    """What cannot be chosen in a turn, and why. Targets are ``use:card``, as in ``build:com-mill-1``."""
    top, player = state.frames[-1], decision.player
    if not isinstance(top, Turn):
        return []
    found = [*steps_refused(state, player)]
    if not top.acted:
        found += [*hand_refused(state, player), *actions_refused(state, player), *razes_refused(state, player)]
    return found


def refuse(target: str, problem: str, params: Mapping[str, Value] | None = None) -> Iterator[Refusal]:
    """The refusal for a problem; none for an empty one."""
    if problem:
        yield Refusal(target, f"refusal.{problem}", RULES[problem], params or {})


def missing(goods: Sequence[int], cost: Sequence[int]) -> Value:
    """The Resources that are short, before gold is counted."""
    short = [max(0, need - have) for have, need in zip(goods[:GOLD], cost[:GOLD], strict=True)]
    return listing(counted(good, n) for good, n in zip(HOLDING, short, strict=False) if n)


def hand_refused(state: ImperialSettlersState, player: int) -> Iterator[Refusal]:
    """Building, dealing, razing with each hand card."""
    seat = state.seats[player]
    for card in seat.hand:
        print_ = CARDS[card]
        params = {"missing": missing(seat.goods, print_.cost), "gold": counted("gold", seat.goods[GOLD])}
        yield from refuse(f"build:{card}", build_problem(state, player, print_, seat.goods), params)
        yield from refuse(f"deal:{card}", deal_problem(state, player, card))
        yield from refuse(f"raze:{card}", raze_hand_problem(card, seat.goods[RAZE]))


def actions_refused(state: ImperialSettlersState, player: int) -> Iterator[Refusal]:
    """Activating each own Location, and exchanging workers."""
    seat = state.seats[player]
    for owner, other in enumerate(state.seats):
        for location in other.locations:
            if player in (owner, location.holder):
                params = {"price": price_name(CARDS[location.card]), "n": CARDS[location.card].uses}
                problem = activate_problem(state, player, location)
                yield from refuse(f"activate:{location.card}", problem, params)
    if seat.goods[WORKER] < PAIR:
        yield from refuse("board:exchange", "no_workers", {"n": seat.goods[WORKER]})


def steps_refused(state: ImperialSettlersState, player: int) -> Iterator[Refusal]:
    """Protecting each own Location."""
    for location in state.seats[player].locations:
        if location.holder == player:
            problem = defend_problem(state, player, location)
            yield from refuse(f"defend:{location.card}", problem if state.players > 1 else problem or "solo_defense")
            if has_samurai(state, player):
                yield from refuse(f"deploy:{location.card}", deploy_problem(state, player, location))


def razes_refused(state: ImperialSettlersState, player: int) -> Iterator[Refusal]:
    """Razing each enemy Location."""
    tokens = state.seats[player].goods[RAZE]
    for owner in enemies(state, player):
        for location in state.seats[owner].locations:
            if location.holder != player:
                problem = enemy_problem(state, player, owner, location, tokens)
                params = {"tokens": counted("raze", raze_price(state, location)), "have": counted("raze", tokens)}
                yield from refuse(f"raze:{location.card}", problem, params)


def enemy_problem(state: ImperialSettlersState, player: int, owner: int, location: Location, tokens: int) -> str:
    """Why an enemy Location cannot be razed as an action."""
    return "peaceful" if state.options.peaceful else raze_problem(state, player, owner, location, tokens)
