"""Secrets: hands, decks, what is looked at or lies face down (IS-5); and what cannot be true of a state.

A covered card is known by its back: ``?common`` or ``?romans``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.frames import Frame
from engine.core.record import Codec
from engine.core.rng import Rng
from engine.games.imperial_settlers.abilities import Ability
from engine.games.imperial_settlers.catalog import ATTACK_CARDS, CARDS, DECK_CARDS, EGYPT_TOKENS, RIVAL
from engine.games.imperial_settlers.phases.building import PlaceLocation
from engine.games.imperial_settlers.phases.choice import EffectChoice
from engine.games.imperial_settlers.phases.deals import TuckCard
from engine.games.imperial_settlers.phases.lookout import AlternateLookout
from engine.games.imperial_settlers.state import ImperialSettlersState
from engine.games.imperial_settlers.vocabulary import BOOK, COMMON, FACTIONS, HOLDING, RESOURCES

COVER = "?"
ATTACK_BACK = "?attack"


def back(card: str) -> str:
    """What a card shows from behind."""
    if card.startswith(COVER):
        return card
    return ATTACK_BACK if card in ATTACK_CARDS else COVER + CARDS[card].faction


def cover(cards: list[str]) -> None:
    """Turn cards face down."""
    cards[:] = map(back, cards)


def observe(codec: Codec, state: ImperialSettlersState, player: int | None) -> ImperialSettlersState:
    """A copy in which everything is face down that the player may not see. A card being played is shown."""
    seen = codec.clone(state)
    seen.rng.cover()
    for cards in (seen.deck, seen.attacks, *(seat.deck for seat in seen.seats)):
        cover(cards)
    shown = {frame.card for frame in seen.frames if isinstance(frame, PlaceLocation | TuckCard)}
    for other, seat in enumerate(seen.seats):
        if other != player:
            seat.hand[:] = [card if card in shown else back(card) for card in seat.hand]
            for location in seat.locations:
                location.stash[:] = [item if item in RESOURCES else back(item) for item in location.stash]
            for foundation in seat.foundations:
                foundation.card = back(foundation.card) if foundation.secret else foundation.card
    _cover_table(seen, player)
    return seen


def _cover_table(seen: ImperialSettlersState, player: int | None) -> None:
    if _decider(seen) != player:
        cover(seen.looked)
        seen.loot[:] = [item if item in HOLDING else back(item) for item in seen.loot]
    passed_on = _second_pass(seen)
    for holder, packet in enumerate(seen.packets):
        if player != holder and not (passed_on and player == (holder - 1) % seen.players):
            cover(packet)
    for holder, chosen in enumerate(seen.picks):
        if player != holder:
            cover(chosen)


def _second_pass(seen: ImperialSettlersState) -> bool:
    """Whether the packets of the alternate Lookout have been passed on, so that two players know each (IS-88)."""
    return any(isinstance(frame, AlternateLookout) and frame.pick >= seen.players for frame in seen.frames)


def covered_places(state: ImperialSettlersState) -> Iterator[list[str]]:
    """Every list that may hold covered cards."""
    yield from (state.deck, state.attacks, state.looked, *state.packets, *state.picks)
    for seat in state.seats:
        yield from (seat.hand, seat.deck, *(location.stash for location in seat.locations))


def determinize(codec: Codec, observed: ImperialSettlersState, rng: Rng) -> ImperialSettlersState:
    """A copy with every covered card drawn at random from those with the same back that are nowhere to be seen."""
    full = codec.clone(observed)
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
    return full


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


def check(state: ImperialSettlersState) -> list[str]:
    """What is impossible about a state."""
    problems = _check_seats(state) or _check_cards(state)
    return problems or [problem for frame in state.frames for problem in _check_frame(state, frame)]


def _check_seats(state: ImperialSettlersState) -> list[str]:
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
    return (
        ["the Egypt tokens do not add up"] if marked + egypt > EGYPT_TOKENS or min(s.egypt for s in seats) < 0 else []
    )


def _check_cards(state: ImperialSettlersState) -> list[str]:
    there = Counter(every_card(state))
    covered = {card: n for card, n in there.items() if card.startswith(COVER)}
    decks = all_cards(state)
    known = {card for cards in decks.values() for card in cards}
    if not {*there} <= known | {*decks} or any(n > 1 for card, n in there.items() if card not in covered):
        return ["a card is unknown, or in two places"]
    missing = [name for name, cards in unseen_cards(state).items() if len(cards) != covered.get(name, 0)]
    return [f"cards are missing: {missing}"] if missing else _check_references(state, there)


def _check_references(state: ImperialSettlersState, there: Counter[str]) -> list[str]:
    built = {location.card for seat in state.seats for location in seat.locations}
    if any(deal.linked and deal.card not in built for seat in state.seats for deal in seat.deals):
        return ["a Deal is linked with a Location that is not there"]
    kinds_fit = all(card in CARDS for card in built) and all(card in ATTACK_CARDS for card in state.spent)
    loot = [item for item in state.loot if item not in HOLDING]
    return [] if kinds_fit and all(card in there for card in loot) else ["a card is in a wrong place"]


def _check_frame(state: ImperialSettlersState, frame: Frame) -> list[str]:  # type: ignore[type-arg]
    player = getattr(frame, "player", 0)
    if not 0 <= player < state.players:
        return ["a frame belongs to nobody"]
    if isinstance(frame, Ability | EffectChoice):
        at = frame.step if isinstance(frame, Ability) else frame.at
        if frame.program not in BOOK.programs or not 0 <= at < len(BOOK[frame.program]) or frame.source not in CARDS:
            return ["a frame works through something unknown"]
    return []
