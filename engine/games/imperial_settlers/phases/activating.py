"""Chapter 8: activating an Action Location (IS-58 to IS-65), and the words that repeat, borrow, block, take over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.components.effects import Effect
from engine.core.actions import Action
from engine.games.imperial_settlers.abilities import Ability, Scope
from engine.games.imperial_settlers.actions import Steal
from engine.games.imperial_settlers.catalog import CARDS
from engine.games.imperial_settlers.empire import enemies, fits, held, own, within_reach
from engine.games.imperial_settlers.events import Activated, Blocked, Repeated, Stolen, TakenOver
from engine.games.imperial_settlers.ledger import is_rival
from engine.games.imperial_settlers.phases.choice import EffectChoice
from engine.games.imperial_settlers.phases.payment import can_act, charge, price_fits
from engine.games.imperial_settlers.phases.protection import place_samurai
from engine.games.imperial_settlers.phases.targets import PickTarget, aimed
from engine.games.imperial_settlers.state import ImperialSettlersState, Location, Table
from engine.games.imperial_settlers.vocabulary import BOOK, EXECUTOR, INDEX

BORROWING = frozenset({"use_enemy_action", "reuse_action"})
"""Words that no borrowed card may begin with (IS-64)."""


def activate_problem(state: ImperialSettlersState, player: int, location: Location, times: int = 1) -> str:
    """Why a Location cannot be activated so many times now ("" if it can)."""
    card = CARDS[location.card]
    if not card.action:
        return "not_action"
    if location.holder != player:
        return "taken_over"
    if location.blocked:
        return "blocked"
    if location.used + times > card.uses:
        return "used"
    scope = Scope(player, location.card, (), state.seats[player].goods)
    if can_act(state, scope, card, times):
        return ""
    return "no_effect" if price_fits(state, player, card, times, scope.purse) else "price"


def perform(draft: Table, player: int, card: str, times: int, chain: list[str]) -> None:
    """Put on the stack the price of a card's action, then the action, so many times (IS-59)."""
    print_ = CARDS[card]
    draft.push(*(Ability(print_.action, player, card, rule="IS-58", chain=chain[:]) for _ in range(times)))
    charge(draft, player, card, print_, times, chain)


def start_activation(draft: Table, player: int, location: Location, times: int) -> None:
    """Activate a Location (IS-58)."""
    location.used += times
    draft.emit(Activated(player, "IS-58", location.card, times))
    perform(draft, player, location.card, times, [])


def _repeatable(state: ImperialSettlersState, scope: Scope, effect: Effect) -> list[Location]:
    """Other Production Locations of the player that would give something and are not being repeated (IS-64)."""
    barred = (scope.source, *scope.chain)
    return [
        location
        for location in held(state, scope.player)
        if location.card not in barred
        and (card := CARDS[location.card]).production
        and fits(effect["kind"], card)
        and EXECUTOR.can(state, Scope(scope.player, location.card, barred, scope.purse), card.production)
    ]


@aimed("use_production", _repeatable, "IS-63", "IS-64")
def use_production(draft: Table, choice: PickTarget, owner: int, location: Location) -> None:
    """Gain once more what another own Production Location gives."""
    draft.emit(Repeated(choice.player, "IS-63", location.card, choice.source))
    chain = [*choice.chain, choice.source]
    draft.push(Ability(CARDS[location.card].production, choice.player, location.card, rule="IS-63", chain=chain))


def _reusable(state: ImperialSettlersState, scope: Scope, _effect: Effect) -> list[Location]:
    """Other own Action Locations that are used up, with a price the purse can pay."""
    barred = (scope.source, *scope.chain)
    return [
        location
        for location in held(state, scope.player)
        if location.card not in barred
        and location.used >= (card := CARDS[location.card]).uses
        and card.action
        and not location.blocked
        and can_act(state, Scope(scope.player, location.card, barred, scope.purse), card)
    ]


@aimed("reuse_action", _reusable, "IS-64")
def reuse_action(draft: Table, choice: PickTarget, owner: int, location: Location) -> None:
    """Use a used-up Action Location once more, at its price."""
    draft.emit(Repeated(choice.player, "IS-64", location.card, choice.source))
    perform(draft, choice.player, location.card, 1, [*choice.chain, choice.source])


def _borrowable(state: ImperialSettlersState, scope: Scope, _effect: Effect) -> list[Location]:
    """Enemy Action Locations whose action the player could carry out and pay (IS-23, IS-64)."""
    barred = (scope.source, *scope.chain)
    return [
        location
        for _, location in within_reach(state, scope.player)
        if (card := CARDS[location.card]).action
        and not location.blocked
        and BOOK[card.action][0].op not in BORROWING
        and can_act(state, Scope(scope.player, location.card, barred, scope.purse), card)
    ]


@aimed("use_enemy_action", _borrowable, "IS-64", "IS-23")
def use_enemy_action(draft: Table, choice: PickTarget, owner: int, location: Location) -> None:
    """Carry out an enemy's action at its price; its owner's uses stay as they are."""
    draft.emit(Repeated(choice.player, "IS-64", location.card, choice.source))
    perform(draft, choice.player, location.card, 1, [*choice.chain, choice.source])


def _blockable(state: ImperialSettlersState, scope: Scope, _effect: Effect) -> list[Location]:
    """Enemy Action Locations that could still be activated this round; the virtual player activates none."""
    return [
        location
        for _, location in within_reach(state, scope.player)
        if (card := CARDS[location.card]).action
        and not location.blocked
        and location.used < card.uses
        and not is_rival(state, location.holder)
    ]


@aimed("block_action", _blockable, "IS-23")
def block_action(draft: Table, choice: PickTarget, owner: int, location: Location) -> None:
    """Bar an enemy Location from being activated this round."""
    location.blocked = True
    draft.emit(Blocked(choice.player, "IS-58", location.card, draft.state.owner(owner)))


def _markable(state: ImperialSettlersState, scope: Scope, effect: Effect) -> list[Location]:
    return [
        location
        for owner, location in within_reach(state, scope.player)
        if location.holder == owner and fits(effect["kind"], CARDS[location.card])
    ]


@aimed("take_over", _markable, "IS-65", "IS-23")
def take_over(draft: Table, choice: PickTarget, owner: int, location: Location) -> None:
    """Mark an enemy Location with an Egypt token: from now on it serves the player (IS-65)."""
    location.holder = choice.player
    draft.emit(TakenOver(choice.player, "IS-65", location.card, draft.state.owner(owner)))


@dataclass(slots=True)
class StealGood(EffectChoice):
    """Choose whom to take which Resource from (IS-62)."""

    prompt: ClassVar[str] = "prompt.steal"
    rules: ClassVar[tuple[str, ...]] = ("IS-62", "IS-23")

    def options(self, state: ImperialSettlersState) -> Sequence[Action]:
        return stealable(state, self.player, self.effect)

    def apply(self, draft: Table, action: Action) -> None:
        assert isinstance(action, Steal)
        draft.pop()
        seats, index = draft.state.seats, INDEX[action.good]
        seats[action.player].goods[index] -= 1
        seats[self.player].goods[index] += 1
        draft.emit(Stolen(self.player, "IS-62", action.good, draft.state.owner(action.player)))


def stealable(state: ImperialSettlersState, player: int, effect: Effect) -> list[Steal]:
    """Resources in the supplies of enemies who have not passed; gold is not taken, nor goods on cards (IS-62)."""
    return [
        Steal(other, good)
        for other in enemies(state, player)
        if not state.seats[other].passed
        for good in effect["goods"]
        if state.seats[other].goods[INDEX[good]]
    ]


def _can_steal(state: ImperialSettlersState, scope: Scope, effect: Effect) -> bool:
    return bool(stealable(state, scope.player, effect))


@EXECUTOR.word("steal", _can_steal)
def steal(draft: Table, ability: Ability, effect: Effect) -> None:
    """Take a Resource from an enemy's supply."""
    draft.push(StealGood.of(ability))


def _without_samurai(state: ImperialSettlersState, scope: Scope, _effect: Effect) -> list[Location]:
    return [
        location for location in own(state, scope.player) if not location.samurai and not CARDS[location.card].common
    ]


@aimed("samurai", _without_samurai, "IS-57")
def samurai(draft: Table, choice: PickTarget, owner: int, location: Location) -> None:
    """Place Samurai from the supply, one after the other; those without a place are lost (IS-57)."""
    place_samurai(draft, choice.player, location, "IS-57")
