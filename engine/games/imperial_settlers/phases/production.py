"""The Production phase (IS-17 to IS-20)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.frames import Frame
from engine.games.imperial_settlers.abilities import Ability
from engine.games.imperial_settlers.catalog import BOARDS, CARDS
from engine.games.imperial_settlers.empire import held
from engine.games.imperial_settlers.ledger import gain_all
from engine.games.imperial_settlers.phases.deals import take_deal_good
from engine.games.imperial_settlers.state import ImperialSettlersState, Location, Table
from engine.games.imperial_settlers.vocabulary import BOOK


@dataclass(slots=True)
class Produce(Frame[ImperialSettlersState]):
    """One player's production: the board, the Deals, the Locations, one ``step`` after the other (IS-17, IS-20)."""

    player: int
    step: int = 0

    def proceed(self, draft: Table) -> None:
        seat = draft.state.seats[self.player]
        at = self.step - 1
        self.step += 1
        if at < 0:
            gain_all(draft, self.player, BOARDS[seat.faction].production, "IS-17", "board")
            return
        if at < len(seat.deals):
            take_deal_good(draft, self.player, seat.deals[at].card, "IS-17")
            return
        locations = producing(draft.state, self.player)
        at -= len(seat.deals)
        if at >= len(locations) - 1:
            draft.pop()
        if at < len(locations):
            card = locations[at].card
            draft.push(Ability(CARDS[card].production, self.player, card, rule="IS-17"))


def producing(state: ImperialSettlersState, player: int) -> list[Location]:
    """Production Locations, oldest first, those that repeat others last (IS-20)."""
    found = [location for location in held(state, player) if CARDS[location.card].production]
    return sorted(found, key=lambda location: BOOK[CARDS[location.card].production][0].op == "use_production")
