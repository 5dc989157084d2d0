"""The Cleanup (IS-26 to IS-28)."""

from __future__ import annotations

from engine.games.imperial_settlers.catalog import BOARDS
from engine.games.imperial_settlers.empire import standing
from engine.games.imperial_settlers.events import CleanedUp
from engine.games.imperial_settlers.state import ImperialSettlersState, Table
from engine.games.imperial_settlers.vocabulary import HOLDING, INDEX


def kept(state: ImperialSettlersState, player: int) -> set[str]:
    """Goods that the player's board and Features store (IS-26)."""
    stored = {good for _, effect in standing(state, player, "cleanup") for good in effect["goods"]}
    return stored | {BOARDS[state.seats[player].faction].keeps}


def clean_up(draft: Table) -> None:
    """Goods that are not stored go back to the supply, those on cards, too; the first-player marker moves on."""
    state = draft.state
    for player in state.turn_order():
        seat, stored = state.seats[player], kept(state, player)
        lost = tuple(0 if good in stored else seat.goods[INDEX[good]] for good in HOLDING)
        seat.goods[:] = [have - gone for have, gone in zip(seat.goods, lost, strict=True)]
        if any(lost):
            draft.emit(CleanedUp(player, "IS-26", lost))
    for seat in state.seats:
        seat.passed = False
        for location in seat.locations:
            location.used, location.defended, location.blocked = 0, False, False
    state.first = (state.first + 1) % state.players
