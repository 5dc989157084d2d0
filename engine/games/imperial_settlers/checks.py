"""Impossible positions: what no sequence of legal actions can lead to."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.core.frames import Frame
from engine.games.imperial_settlers.abilities import Ability
from engine.games.imperial_settlers.catalog import ATTACK_CARDS, CARDS, EGYPT_TOKENS, RIVAL
from engine.games.imperial_settlers.hidden import COVER, all_cards, every_card, unseen_cards
from engine.games.imperial_settlers.phases.choice import EffectChoice
from engine.games.imperial_settlers.state import ImperialSettlersState
from engine.games.imperial_settlers.vocabulary import BOOK, FACTIONS, HOLDING


def problems(state: ImperialSettlersState) -> list[str]:
    """Everything that is wrong with the first part of a state in which anything is; the later parts rest on it."""
    found = _seats(state) or _cards(state)
    return found or [problem for frame in state.frames for problem in _frame(state, frame)]


def _seats(state: ImperialSettlersState) -> list[str]:
    seats, players = state.seats, state.players
    if not 1 <= players <= len(FACTIONS) or len(seats) != players + (players == 1) or not 0 <= state.first < players:
        return ["the number of players does not fit"]
    factions = [seat.faction for seat in seats if seat.faction]
    if len(set(factions)) != len(factions) or not {*factions} <= {*FACTIONS, RIVAL}:
        return ["the factions do not fit"]
    if any(len(seat.goods) != len(HOLDING) or min(seat.goods) < 0 or seat.vp < 0 for seat in seats):
        return ["a supply does not fit"]
    holders = [location.holder for seat in seats for location in seat.locations]
    if any(not 0 <= holder < len(seats) for holder in holders):
        return ["a Location has no holder"]
    marked = sum(place.holder != owner for owner, seat in enumerate(seats) for place in seat.locations)
    egypt = sum(seat.egypt for seat in seats)
    fits = marked + egypt <= EGYPT_TOKENS and all(seat.egypt >= 0 for seat in seats)
    return [] if fits else ["the Egypt tokens do not add up"]


def _cards(state: ImperialSettlersState) -> list[str]:
    there = Counter(every_card(state))
    covered = {card: n for card, n in there.items() if card.startswith(COVER)}
    decks = all_cards(state)
    known = {card for cards in decks.values() for card in cards}
    if not {*there} <= known | {*decks} or any(n > 1 for card, n in there.items() if card not in covered):
        return ["a card is unknown, or in two places"]
    missing = [name for name, cards in unseen_cards(state).items() if len(cards) != covered.get(name, 0)]
    return [f"cards are missing: {missing}"] if missing else _references(state, there)


def _references(state: ImperialSettlersState, there: Counter[str]) -> list[str]:
    built = {location.card for seat in state.seats for location in seat.locations}
    if any(deal.linked and deal.card not in built for seat in state.seats for deal in seat.deals):
        return ["a Deal is linked with a Location that is not there"]
    kinds_fit = all(card in CARDS for card in built) and all(card in ATTACK_CARDS for card in state.spent)
    loot = [item for item in state.loot if item not in HOLDING]
    return [] if kinds_fit and all(card in there for card in loot) else ["a card is in a wrong place"]


def _frame(state: ImperialSettlersState, frame: Frame[Any]) -> list[str]:
    player = getattr(frame, "player", 0)
    if not 0 <= player < state.players:
        return ["a frame belongs to nobody"]
    if isinstance(frame, Ability | EffectChoice):
        at = frame.step if isinstance(frame, Ability) else frame.at
        if frame.program not in BOOK.programs or not 0 <= at < len(BOOK[frame.program]) or frame.source not in CARDS:
            return ["a frame works through something unknown"]
    return []
