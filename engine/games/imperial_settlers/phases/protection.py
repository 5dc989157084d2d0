"""Chapter 7: the Defense token and Samurai (IS-52 to IS-57). Both are free steps (IS-25)."""

from __future__ import annotations

from engine.games.imperial_settlers.actions import Defend, Deploy, defend, deploy
from engine.games.imperial_settlers.catalog import BOARDS, CARDS
from engine.games.imperial_settlers.empire import find, own
from engine.games.imperial_settlers.events import Defended, SamuraiPlaced
from engine.games.imperial_settlers.ledger import pay_one
from engine.games.imperial_settlers.state import ImperialSettlersState, Location, Table
from engine.games.imperial_settlers.vocabulary import DEFENSE, WORKER


def defend_problem(state: ImperialSettlersState, player: int, location: Location) -> str:
    """Why the Defense token cannot be put on an own Location now ("" if it can)."""
    card = CARDS[location.card]
    if not card.common or not card.raze:
        return "defend_common"
    if location.defended:
        return "defended"
    return "" if state.seats[player].goods[DEFENSE] else "no_defense"


def deploy_problem(state: ImperialSettlersState, player: int, location: Location) -> str:
    """Why no Samurai can be put on an own Location now ("" if one can)."""
    if CARDS[location.card].common:
        return "deploy_faction"
    if location.samurai:
        return "samurai_there"
    return "" if state.seats[player].goods[WORKER] else "no_worker"


def has_samurai(state: ImperialSettlersState, player: int) -> bool:
    """Whether the player's faction has Samurai (IS-55)."""
    return BOARDS[state.seats[player].faction].samurai


def free_steps(state: ImperialSettlersState, player: int) -> list[Defend | Deploy]:
    """The free steps that are possible now; no Defense token in a solo game, where it would be ignored (IS-54)."""
    seat = state.seats[player]
    steps: list[Defend | Deploy] = []
    if seat.goods[DEFENSE] and state.players > 1:
        steps += [
            defend(location.card) for location in own(state, player) if not defend_problem(state, player, location)
        ]
    if seat.goods[WORKER] and has_samurai(state, player):
        steps += [
            deploy(location.card) for location in own(state, player) if not deploy_problem(state, player, location)
        ]
    return steps


def place_samurai(draft: Table, player: int, location: Location, rule: str) -> None:
    """Put a Samurai on a Location."""
    location.samurai = True
    draft.emit(SamuraiPlaced(player, rule, location.card))


def take_step(draft: Table, player: int, step: Defend | Deploy) -> None:
    """Carry out a free step."""
    location = find(draft.state, step.card)[1]
    if isinstance(step, Defend):
        pay_one(draft, player, "defense", 1, "IS-52", step.card)
        location.defended = True
        draft.emit(Defended(player, "IS-52", step.card))
    else:
        pay_one(draft, player, "worker", 1, "IS-56", step.card)
        place_samurai(draft, player, location, "IS-56")
