"""Secrets: hands, decks, what is looked at or lies face down (IS-5).

A covered card is known by its back: ``?common`` or ``?romans``.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.rng import Rng
from engine.games.imperial_settlers.catalog import ATTACK_CARDS, CARDS, DECK_CARDS
from engine.games.imperial_settlers.phases.building import PlaceLocation
from engine.games.imperial_settlers.phases.deals import TuckCard
from engine.games.imperial_settlers.phases.lookout import AlternateLookout
from engine.games.imperial_settlers.state import ImperialSettlersState
from engine.games.imperial_settlers.vocabulary import COMMON, FACTIONS, HOLDING, RESOURCES

COVER = "?"
ATTACK_BACK = "?attack"


def back(card: str) -> str:
    """What a card shows from behind."""
    if card.startswith(COVER):
        return card
    return ATTACK_BACK if card in ATTACK_CARDS else COVER + CARDS[card].faction


def turn_down(cards: list[str]) -> None:
    """Turn cards face down."""
    cards[:] = map(back, cards)


def cover(seen: ImperialSettlersState, player: int | None) -> None:
    """Cover, in place, what the player may not see. A card being played is shown."""
    seen.rng.cover()
    for cards in (seen.deck, seen.attacks, *(seat.deck for seat in seen.seats)):
        turn_down(cards)
    shown = {frame.card for frame in seen.frames if isinstance(frame, PlaceLocation | TuckCard)}
    for other, seat in enumerate(seen.seats):
        if other != player:
            seat.hand[:] = [card if card in shown else back(card) for card in seat.hand]
            for location in seat.locations:
                location.stash[:] = [item if item in RESOURCES else back(item) for item in location.stash]
            for foundation in seat.foundations:
                foundation.card = back(foundation.card) if foundation.secret else foundation.card
    _cover_table(seen, player)


def _cover_table(seen: ImperialSettlersState, player: int | None) -> None:
    if _decider(seen) != player:
        turn_down(seen.looked)
        seen.loot[:] = [item if item in HOLDING else back(item) for item in seen.loot]
    passed_on = _second_pass(seen)
    for holder, packet in enumerate(seen.packets):
        if player != holder and not (passed_on and player == (holder - 1) % seen.players):
            turn_down(packet)
    for holder, chosen in enumerate(seen.picks):
        if player != holder:
            turn_down(chosen)


def _second_pass(seen: ImperialSettlersState) -> bool:
    """Whether the packets of the alternate Lookout have been passed on, so that two players know each (IS-88)."""
    return any(isinstance(frame, AlternateLookout) and frame.pick >= seen.players for frame in seen.frames)


def covered_places(state: ImperialSettlersState) -> Iterator[list[str]]:
    """Every list that may hold covered cards."""
    yield from (state.deck, state.attacks, state.looked, *state.packets, *state.picks)
    for seat in state.seats:
        yield from (seat.hand, seat.deck, *(location.stash for location in seat.locations))


def fill_in(full: ImperialSettlersState, rng: Rng) -> None:
    """Draw every covered card, in place, at random from those with the same back that are nowhere to be seen."""
    full.rng = rng.fork()
    unseen = unseen_cards(full)
    for cards in unseen.values():
        rng.shuffle(cards)
    for place in covered_places(full):
        place[:] = [unseen[card].pop() if card.startswith(COVER) else card for card in place]
    for seat in full.seats:
        for foundation in seat.foundations:
            if foundation.card.startswith(COVER):
                foundation.card = unseen[foundation.card].pop()
    _fill_loot(full)


def _fill_loot(full: ImperialSettlersState) -> None:
    """Cards among the loot are in the hand of who decides: the last ones with such a back."""
    for at, item in enumerate(full.loot):
        if item.startswith(COVER):
            hand = full.seats[_decider(full)].hand
            full.loot[at] = next(card for card in reversed(hand) if back(card) == item and card not in full.loot)


def _decider(state: ImperialSettlersState) -> int:
    return int(getattr(state.frames[-1], "player", -1)) if state.frames else -1


def all_cards(state: ImperialSettlersState) -> dict[str, tuple[str, ...]]:
    """The cards in the game by their backs."""
    decks = {COVER + COMMON: DECK_CARDS[COMMON]}
    decks |= {COVER + seat.faction: DECK_CARDS[seat.faction] for seat in state.seats if seat.faction in FACTIONS}
    return decks | ({ATTACK_BACK: tuple(ATTACK_CARDS)} if state.players == 1 else {})


def every_card(state: ImperialSettlersState) -> Iterator[str]:
    """Every card on the table, each once: the law of IS-72."""
    yield from (*state.deck, *state.discard, *state.row, *state.looked, *state.attacks, *state.spent)
    yield from (*state.collection, *(card for pile in (*state.packets, *state.picks) for card in pile))
    for seat in state.seats:
        yield from (*seat.hand, *seat.deck, *seat.discard)
        yield from (deal.card for deal in seat.deals if not deal.linked)
        yield from (foundation.card for foundation in seat.foundations)
        for location in seat.locations:
            yield location.card
            yield from (item for item in location.stash if item not in RESOURCES)


def unseen_cards(state: ImperialSettlersState) -> dict[str, list[str]]:
    """Cards that are nowhere to be seen, by their backs."""
    seen = set(every_card(state))
    return {name: [card for card in cards if card not in seen] for name, cards in all_cards(state).items()}
