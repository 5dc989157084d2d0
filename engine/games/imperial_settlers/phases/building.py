"""Chapter 4: building a Location (IS-30 to IS-39), and the words of cards that build."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.components.effects import Effect
from engine.core.actions import Action
from engine.core.frames import Frame
from engine.games.imperial_settlers.abilities import Ability, Scope, triggered
from engine.games.imperial_settlers.actions import Build, Give, build
from engine.games.imperial_settlers.card import Card, Feature
from engine.games.imperial_settlers.catalog import CARDS
from engine.games.imperial_settlers.empire import colour_count, fits, own
from engine.games.imperial_settlers.events import Built, FoundationHidden, LocationSpent
from engine.games.imperial_settlers.ledger import find_deal, gain_all, take_down, to_discard
from engine.games.imperial_settlers.phases.choice import Choice, EffectChoice
from engine.games.imperial_settlers.phases.payment import Payment, affordable
from engine.games.imperial_settlers.state import Foundation, ImperialSettlersState, Location, Table
from engine.games.imperial_settlers.vocabulary import EXECUTOR, counts


def build_problem(
    state: ImperialSettlersState, player: int, card: Card, purse: Sequence[int], waived: bool = False
) -> str:
    """Why a card cannot be built now ("" if it can): ``cannot_pay`` or ``no_location``."""
    if not affordable(purse, card.cost):
        return "cannot_pay"
    seat = state.seats[player]
    return "no_location" if card.location and not waived and not seat.foundations and not own(state, player) else ""


@dataclass(slots=True)
class GiveLocation(Choice):
    """Give up an own Location or the oldest Foundation (IS-32). What lies on a Location is lost (IS-33)."""

    prompt: ClassVar[str] = "prompt.give_location"
    rules: ClassVar[tuple[str, ...]] = ("IS-32", "IS-33")

    def options(self, state: ImperialSettlersState) -> Sequence[Action]:
        foundations = [foundation.card for foundation in state.seats[self.player].foundations[:1]]
        return [Give(card) for card in [*foundations, *(place.card for place in own(state, self.player))]]

    def apply(self, draft: Table, action: Action) -> None:
        assert isinstance(action, Give)
        draft.pop()
        seat = draft.state.seats[self.player]
        location = next((location for location in seat.locations if location.card == action.card), None)
        if location is None:
            seat.foundations.pop(0)
        else:
            take_down(draft, self.player, location)
        to_discard(draft.state, action.card)
        draft.emit(LocationSpent(self.player, "IS-32", action.card, location is None))


@dataclass(slots=True)
class PlaceLocation(Frame[ImperialSettlersState]):
    """All is paid: place the card, then building bonus, production, Features that wait for building (IS-37)."""

    player: int
    card: str
    origin: str

    def proceed(self, draft: Table) -> None:
        draft.pop()
        seat, print_ = draft.state.seats[self.player], CARDS[self.card]
        if self.origin == "hand":
            seat.hand.remove(self.card)
        else:
            seat.deals.remove(find_deal(draft.state, self.player, self.card))
        seat.locations.append(Location(self.card, self.player))
        draft.emit(Built(self.player, "IS-30", self.card))
        draft.push(*triggered(draft.state, self.player, "build", lambda f: self._matches(draft.state, f, print_)))
        if print_.production:
            draft.push(Ability(print_.production, self.player, self.card, rule="IS-35"))
        if print_.bonus:
            draft.push(Ability(print_.bonus, self.player, self.card, rule="IS-36"))

    def _matches(self, state: ImperialSettlersState, feature: Feature, print_: Card) -> bool:
        wanted = feature.filter
        if not fits(wanted.get("kind", "any"), print_):
            return False
        if "colour" in wanted:
            return wanted["colour"] in print_.colours
        return not wanted.get("new_colour") or any(
            colour_count(state, self.player, colour) == 1 for colour in print_.colours
        )


def start_building(draft: Table, player: int, card: str, origin: str = "hand", waived: bool = False) -> None:
    """Put on the stack all that building the card takes: first the location cost (IS-36), then the Resources."""
    print_ = CARDS[card]
    draft.push(PlaceLocation(player, card, origin))
    if any(print_.cost):
        draft.push(Payment(player, list(print_.cost), 0, True, card, "", [], "IS-31"))
    if print_.location and not waived:
        draft.push(GiveLocation(player))


def buildable(state: ImperialSettlersState, scope: Scope, origin: str) -> list[str]:
    """Own Faction cards, in hand or among the Deals, that can be built without a location cost (IS-38)."""
    seat = state.seats[scope.player]
    cards = seat.hand if origin == "hand" else [deal.card for deal in seat.deals if not deal.linked]
    return [
        card
        for card in cards
        if card in CARDS and CARDS[card].faction == seat.faction and affordable(scope.purse, CARDS[card].cost)
    ]


@dataclass(slots=True)
class BuildFree(EffectChoice):
    """Choose a Faction card to build without its location cost (IS-38)."""

    prompt: ClassVar[str] = "prompt.build_free"
    rules: ClassVar[tuple[str, ...]] = ("IS-38",)

    def options(self, state: ImperialSettlersState) -> Sequence[Action]:
        return [build(card) for card in buildable(state, self.scope(state), self.effect["from"])]

    def apply(self, draft: Table, action: Action) -> None:
        assert isinstance(action, Build)
        draft.pop()
        start_building(draft, self.player, action.card, self.effect["from"], waived=True)


def _can_build(state: ImperialSettlersState, scope: Scope, effect: Effect) -> bool:
    return bool(buildable(state, scope, effect["from"]))


@EXECUTOR.word("build", _can_build)
def build_word(draft: Table, ability: Ability, effect: Effect) -> None:
    """Build a Faction card without its location cost."""
    draft.push(BuildFree.of(ability))


@dataclass(slots=True)
class HideFoundation(EffectChoice):
    """Choose the hand card that becomes a Foundation."""

    prompt: ClassVar[str] = "prompt.hide_foundation"
    rules: ClassVar[tuple[str, ...]] = ("IS-48",)

    def options(self, state: ImperialSettlersState) -> Sequence[Action]:
        return [Give(card) for card in state.seats[self.player].hand]

    def apply(self, draft: Table, action: Action) -> None:
        assert isinstance(action, Give)
        draft.pop()
        seat = draft.state.seats[self.player]
        seat.hand.remove(action.card)
        seat.foundations.append(Foundation(action.card, secret=True))
        draft.emit(FoundationHidden(self.player, "IS-48", action.card))
        gain_all(draft, self.player, counts(self.effect["compensation"]), "IS-48", self.source)


def _has_hand(state: ImperialSettlersState, scope: Scope, _effect: Effect) -> bool:
    return bool(state.seats[scope.player].hand)


@EXECUTOR.word("foundation_from_hand", _has_hand)
def foundation_from_hand(draft: Table, ability: Ability, effect: Effect) -> None:
    """Lay a hand card face down as a Foundation."""
    draft.push(HideFoundation.of(ability))
