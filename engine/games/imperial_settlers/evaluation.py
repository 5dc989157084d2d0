"""What positions and actions are worth to a player who does not search."""

from __future__ import annotations

from engine.core.frames import Decision
from engine.core.game import Appraisal
from engine.games.imperial_settlers.catalog import CARDS, deal_good
from engine.games.imperial_settlers.empire import held
from engine.games.imperial_settlers.judge.acting import Actor
from engine.games.imperial_settlers.judge.worth import LATER, Valuer, board_worth
from engine.games.imperial_settlers.state import ImperialSettlersState


def evaluate(state: ImperialSettlersState, player: int) -> float:
    """Expected points at the end, less those of the best opponent."""
    expected = [prospects(state, seat) for seat in range(state.players)]
    return expected[player] - max((n for seat, n in enumerate(expected) if seat != player), default=0.0)


def prospects(state: ImperialSettlersState, player: int) -> float:
    """Points a player may expect at the end: those scored, those of Locations, what is still to come."""
    valuer, seat = Valuer(state, player), state.seats[player]
    worth = seat.vp + sum(valuer.location(location) for location in held(state, player))
    worth += board_worth(seat.faction, valuer.left, valuer.goods)
    worth += sum(valuer.goods[deal_good(deal.card)] for deal in seat.deals) * valuer.left * LATER
    if state.phase == "end":
        return worth
    worth += valuer.holding(seat.goods) * 0.7 + 0.5 * len(seat.foundations) * (valuer.left > 0)
    known = [card for card in seat.hand if card in CARDS]
    return worth + 0.8 * (len(seat.hand) - len(known)) * (valuer.left > 0) + hand_worth(valuer, known)


def hand_worth(valuer: Valuer, known: list[str]) -> float:
    """What the hand may bring: the first few cards count, since not all can be used."""
    sacrifice = valuer.sacrifice()
    values = sorted((valuer.in_hand(card, sacrifice) for card in known), reverse=True)
    return sum(values[: 2 + 2 * valuer.left])


def appraise(state: ImperialSettlersState, decision: Decision) -> list[Appraisal]:
    """Each action's worth in points beyond doing nothing, in the order of the decision."""
    return Actor(state, decision.player).appraise(decision)
