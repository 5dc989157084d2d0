"""Chapter 5: Deals (IS-40 to IS-43), and the words of cards about them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.components.effects import Effect
from engine.core.actions import Action
from engine.core.frames import Frame
from engine.games.imperial_settlers.abilities import Ability, Scope, fire
from engine.games.imperial_settlers.actions import PickDeal
from engine.games.imperial_settlers.catalog import CARDS, deal_good
from engine.games.imperial_settlers.empire import enemies, within_reach
from engine.games.imperial_settlers.events import DealLinked, DealMade, DealStolen
from engine.games.imperial_settlers.ledger import end_deal, find_deal, gain
from engine.games.imperial_settlers.phases.cards import DrawCards
from engine.games.imperial_settlers.phases.choice import EffectChoice
from engine.games.imperial_settlers.phases.payment import Payment, affordable
from engine.games.imperial_settlers.phases.targets import PickTarget, aimed
from engine.games.imperial_settlers.state import Deal, ImperialSettlersState, Location, Table
from engine.games.imperial_settlers.vocabulary import EXECUTOR, counts

DEAL_COST = counts({"food": 1})
"""IS-40."""


def deal_problem(state: ImperialSettlersState, player: int, card: str) -> str:
    """Why no Deal can be made with a hand card now ("" if one can)."""
    if not CARDS[card].deal:
        return "no_deal_field"
    return "" if affordable(state.seats[player].goods, DEAL_COST) else "no_food"


def take_deal_good(draft: Table, player: int, card: str, rule: str) -> None:
    """Take the good of a Deal."""
    good = deal_good(card)
    if good == "card":
        draft.push(DrawCards(player, "any", 1, rule))
    else:
        gain(draft, player, good, 1, rule, card)


@dataclass(slots=True)
class TuckCard(Frame[ImperialSettlersState]):
    """The food is paid: the card goes under the board and gives its good, then Features act (IS-40)."""

    player: int
    card: str

    def proceed(self, draft: Table) -> None:
        draft.pop()
        seat = draft.state.seats[self.player]
        seat.hand.remove(self.card)
        seat.deals.append(Deal(self.card))
        draft.emit(DealMade(self.player, "IS-40", self.card))
        fire(draft, self.player, "make_deal")
        take_deal_good(draft, self.player, self.card, "IS-40")


def start_deal(draft: Table, player: int, card: str) -> None:
    """Put on the stack all that making a Deal takes."""
    draft.push(TuckCard(player, card), Payment(player, list(DEAL_COST), 0, True, card, "", [], "IS-40"))


DEAL_RULES = {
    "use_deal": ("IS-43",),
    "cancel_deal": ("IS-43", "IS-23"),
    "steal_deal": ("IS-42", "IS-23"),
}


@dataclass(slots=True)
class ChooseDeal(EffectChoice):
    """Choose the Deal that an effect acts on."""

    def options(self, state: ImperialSettlersState) -> Sequence[Action]:
        return deals_for(state, self.player, self.effect.op)

    def question(self) -> tuple[str, tuple[str, ...]]:
        return f"prompt.{self.effect.op}", DEAL_RULES[self.effect.op]

    def apply(self, draft: Table, action: Action) -> None:
        assert isinstance(action, PickDeal)
        draft.pop()
        if self.effect.op == "use_deal":
            take_deal_good(draft, self.player, action.card, "IS-43")
        elif self.effect.op == "cancel_deal":
            end_deal(draft, action.player, find_deal(draft.state, action.player, action.card), "IS-43")
        else:
            self._steal(draft, action)

    def _steal(self, draft: Table, action: PickDeal) -> None:
        seats = draft.state.seats
        deal = find_deal(draft.state, action.player, action.card)
        seats[action.player].deals.remove(deal)
        seats[self.player].deals.append(deal)
        draft.emit(DealStolen(self.player, "IS-42", action.card, draft.state.owner(action.player)))


def deals_for(state: ImperialSettlersState, player: int, op: str) -> list[PickDeal]:
    """The Deals that a word may act on (IS-22, IS-42, IS-43)."""
    seats = state.seats
    if op == "use_deal":
        return [PickDeal(player, deal.card) for deal in seats[player].deals]
    return [
        PickDeal(other, deal.card)
        for other in enemies(state, player)
        if not seats[other].passed
        for deal in seats[other].deals
        if op == "cancel_deal" or not deal.linked
    ]


def _has_deal(op: str) -> None:
    def can(state: ImperialSettlersState, scope: Scope, _effect: Effect) -> bool:
        return bool(deals_for(state, scope.player, op))

    def do(draft: Table, ability: Ability, _effect: Effect) -> None:
        draft.push(ChooseDeal.of(ability))

    EXECUTOR.word(op, can)(do)


for _op in DEAL_RULES:
    _has_deal(_op)


def _linkable(state: ImperialSettlersState, scope: Scope, _effect: Effect) -> list[Location]:
    linked = {deal.card for deal in state.seats[scope.player].deals if deal.linked}
    return [
        location
        for _, location in within_reach(state, scope.player)
        if CARDS[location.card].deal and location.card not in linked
    ]


@aimed("link_deal", _linkable, "IS-41", "IS-23")
def link_deal(draft: Table, choice: PickTarget, owner: int, location: Location) -> None:
    """Make a Deal with an enemy Location (IS-41)."""
    draft.state.seats[choice.player].deals.append(Deal(location.card, linked=True))
    draft.emit(DealLinked(choice.player, "IS-41", location.card, draft.state.owner(owner)))
    take_deal_good(draft, choice.player, location.card, "IS-41")
