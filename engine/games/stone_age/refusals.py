"""What a person might try now and may not, and the exact rule."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.frames import Decision
from engine.core.game import Refusal
from engine.core.words import Who
from engine.games.stone_age.actions import TARGETS, Spend
from engine.games.stone_age.catalog import (
    HUT,
    HUT_FIGURES,
    PLACES,
    RESOURCE_PLACES,
    RESOURCES,
    RINGS,
    SLOTS,
    STACKS,
    TWO_RESOURCES,
    VILLAGE,
)
from engine.games.stone_age.names import kind_name
from engine.games.stone_age.phases.acting import Acting
from engine.games.stone_age.phases.effects import DiceMenu
from engine.games.stone_age.phases.gathering import ToolChoice
from engine.games.stone_age.phases.payments import Payment
from engine.games.stone_age.phases.placing import Placing, occupied, village_closed
from engine.games.stone_age.state import StoneAgeState


def refusals(state: StoneAgeState, decision: Decision) -> list[Refusal]:
    """Everything on the table that the deciding player cannot choose now."""
    offered = {target for action in decision.actions for target in action.targets}
    return [refusal for refusal in _all(state, decision) if refusal.target not in offered]


def _all(state: StoneAgeState, decision: Decision) -> Iterator[Refusal]:
    player, frame = decision.player, state.frames[-1]
    for place in PLACES:
        if place not in STACKS or STACKS.index(place) < len(state.stacks):
            yield _place(state, player, place, decision)
    yield from _tools(state, player)
    if isinstance(frame, DiceMenu):
        for face in range(1, 7):
            yield Refusal(f"die:{face}", "refusal.no_such_die", "SA-45", {"face": face})
    if isinstance(frame, Payment):
        reason = "refusal.first_decide" if isinstance(decision.actions[0], Spend) else "refusal.not_in_payment"
        for good in RESOURCES:
            yield Refusal(f"good:{good}", reason, frame.rules()[0], {"good": kind_name(good)})


def _place(state: StoneAgeState, player: int, place: str, decision: Decision) -> Refusal:
    target = TARGETS[place][0]
    frame = state.frames[-1]
    if isinstance(frame, Placing):
        return _cannot_place(state, player, place, target)
    if isinstance(frame, Acting):
        return Refusal(target, "refusal.nobody_there", "SA-23")
    return Refusal(target, "refusal.first_decide", decision.rules[0])


def _cannot_place(state: StoneAgeState, player: int, place: str, target: str) -> Refusal:
    taken = occupied(state)
    if place in state.tribes[player].placed:
        return Refusal(target, "refusal.own_figures", "SA-14")
    if place in RESOURCE_PLACES:
        if taken.get(place, 0) >= RINGS:
            return Refusal(target, "refusal.full", "SA-15", {"rings": RINGS})
        return _closed(state, target, "refusal.shared_out", len(state.tribes) - 1)
    if place in taken:
        owner = next(p for p, tribe in enumerate(state.tribes) if place in tribe.placed)
        return Refusal(target, "refusal.taken", "SA-15", {"who": Who(owner)})
    if place in VILLAGE and village_closed(state, taken):
        return _closed(state, target, "refusal.village_closed", 2)
    if place == HUT:
        return Refusal(target, "refusal.hut_needs_two", "SA-22", {"n": HUT_FIGURES})
    return Refusal(target, "refusal.empty", "SA-34" if place in SLOTS else "SA-36")


def _closed(state: StoneAgeState, target: str, reason: str, n: int) -> Refusal:
    return Refusal(target, reason, "SA-18" if len(state.tribes) == 2 else "SA-19", {"n": n})


def _tools(state: StoneAgeState, player: int) -> Iterator[Refusal]:
    tribe = state.tribes[player]
    choosing = isinstance(state.frames[-1], ToolChoice)
    idle = ("refusal.tool_no_gain", "SA-30") if choosing else ("refusal.tools_not_now", "SA-49")
    for space, value in enumerate(tribe.tools):
        if not value:
            yield Refusal(f"tool:{space}", "refusal.no_tool", "SA-47")
        elif tribe.used[space]:
            yield Refusal(f"tool:{space}", "refusal.tool_used", "SA-48")
        elif choosing and (value, False) in zip(tribe.tools[:space], tribe.used[:space], strict=True):
            yield Refusal(f"tool:{space}", "refusal.tool_twin", "SA-48")
        else:
            yield Refusal(f"tool:{space}", *idle)
    for card in tribe.apart:
        reason = ("refusal.redeem_not_now", "SA-44") if card == TWO_RESOURCES else idle
        yield Refusal(f"card:{card}", *reason)
