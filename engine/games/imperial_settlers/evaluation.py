"""What positions and actions are worth to a player who does not search."""

from __future__ import annotations

from engine.core.frames import Decision
from engine.core.game import Appraisal
from engine.core.scoring import lead
from engine.games.imperial_settlers.catalog import CARDS, deal_good
from engine.games.imperial_settlers.empire import held
from engine.games.imperial_settlers.judge.acting import Actor
from engine.games.imperial_settlers.judge.figures import (
    FOUNDATION,
    IN_SUPPLY,
    LATER,
    LOST,
    SOLO,
    UNKNOWN_CARD,
    board_worth,
)
from engine.games.imperial_settlers.judge.worth import Valuer
from engine.games.imperial_settlers.phases.solo import faction_locations
from engine.games.imperial_settlers.scoring import points
from engine.games.imperial_settlers.state import ImperialSettlersState


def evaluate(state: ImperialSettlersState, player: int) -> float:
    """Expected points at the end, less those of the best opponent."""
    expected = points(state) if state.phase == "end" else [prospects(state, seat) for seat in range(state.players)]
    if state.players == 1:
        return expected[0] - solo_danger(state)
    return lead(expected, player)


def solo_danger(state: ImperialSettlersState) -> float:
    """What the Collection pile takes away from a solo game, which is lost if it is not outnumbered (IS-86)."""
    ahead = faction_locations(state) - len(state.collection)
    return 0.0 if ahead > 0 else LOST + SOLO * -ahead


def prospects(state: ImperialSettlersState, player: int) -> float:
    """Points a player may expect at the end: those scored, those of Locations, what is still to come."""
    valuer, seat = Valuer(state, player), state.seats[player]
    worth = seat.vp + sum(valuer.location(location) for location in held(state, player))
    worth += board_worth(seat.faction, valuer.left, valuer.goods)
    worth += sum(valuer.goods[deal_good(deal.card)] for deal in seat.deals) * valuer.left * LATER
    worth += valuer.holding(seat.goods) * IN_SUPPLY
    known = [card for card in seat.hand if card in CARDS]
    if valuer.left:
        worth += FOUNDATION * len(seat.foundations) + UNKNOWN_CARD * (len(seat.hand) - len(known))
    return worth + hand_worth(valuer, known)


def hand_worth(valuer: Valuer, known: list[str]) -> float:
    """What the hand may bring: the first few cards count, since not all can be used."""
    sacrifice = valuer.sacrifice()
    values = sorted((valuer.in_hand(card, sacrifice) for card in known), reverse=True)
    return sum(values[: 2 + 2 * valuer.left])


def appraise(state: ImperialSettlersState, decision: Decision) -> list[Appraisal]:
    """Each action's worth in points beyond doing nothing, in the order of the decision."""
    return Actor(state, decision.player).appraise(decision)
