"""What is impossible about a state that has the right shape: every piece is in exactly one place (EW-6, EW-146)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from engine.core.events import HIDDEN
from engine.games.endless_winter.board import HEXES, JUNCTURES, spaces, squares
from engine.games.endless_winter.catalog import (
    CAMPS,
    CHIEFS,
    CULTURES,
    LANDS,
    MEGALITH_PATTERNS,
    MEGALITH_TILES,
    RECRUITS,
    ROUNDS,
    SIDES,
    STACKS,
    STARTERS,
    STONE_SLOTS,
    STONES,
    TOOL_LIMIT,
    TRACK_END,
    VILLAGES,
)
from engine.games.endless_winter.state import KINDS, SPECIES, EndlessWinterState
from engine.games.endless_winter.vocabulary import COLUMNS, PLACES

Wint = EndlessWinterState


def problems(state: Wint) -> list[str]:
    """Everything that is wrong, in words for developers; empty for every state that play can reach."""
    if not _right_sizes(state):
        return ["the table is not complete"]
    found = [text for check in CHECKS for text in check(state)]
    return found or [text for check in PIECES for text in check(state)]


def _right_sizes(state: Wint) -> bool:
    seats = 2 if state.options.players == 1 else state.options.players
    sizes = (
        len(state.tribes) == seats,
        sorted(state.order) == list(range(seats)),
        (state.rival is not None) == (state.options.players == 1),
        len(state.lands) == len(HEXES) and {*state.lands} <= LANDS.keys(),
        len(state.decks) == len(state.stones) == 2,
        state.pattern in MEGALITH_PATTERNS and sorted(state.tiles) == sorted(MEGALITH_TILES),
        1 <= state.round <= ROUNDS,
    )
    return all(sizes)


def _tribes(state: Wint) -> Iterator[str]:
    for player, tribe in enumerate(state.tribes):
        bounds = (
            len(tribe.figures) == 3 and {*tribe.figures} <= {"", *PLACES},
            len(tribe.camps) == len(HEXES) and min(tribe.camps, default=-1) >= 0,
            0 <= tribe.camps_left <= CAMPS,
            len(tribe.stacks) == len(STACKS) and all(0 <= n <= 2 for n in tribe.stacks),
            0 <= tribe.offering <= TRACK_END and 0 <= tribe.honour <= TRACK_END,
            len(tribe.villages) <= VILLAGES,
            len(tribe.stones) <= STONE_SLOTS,
            tribe.side in ("", *SIDES) and (tribe.chief in CHIEFS or player == state.rival_seat),
        )
        if not all(bounds):
            yield f"player {player} has a board that cannot be"


def _goods(state: Wint) -> Iterator[str]:
    for player, tribe in enumerate(state.tribes):
        if (tribe.food_limit < tribe.food and state.options.food_over_new_limit_is_lost) or tribe.food < 0:
            yield f"player {player} cannot have {tribe.food} food"
        if not 0 <= tribe.tools <= TOOL_LIMIT:
            yield f"player {player} cannot have {tribe.tools} tools"
    if state.turn.labour < 0:
        yield "labour cannot be owed"


def _names(state: Wint) -> Iterator[str]:
    for tribe in state.tribes:
        piles = (tribe.cards, tribe.deck, tribe.hand, tribe.discard, tribe.play, tribe.pile, tribe.buried)
        yield from (f"no card is called {card!r}" for pile in piles for card in pile if card not in KINDS)
        yield from (f"no animal is called {a!r}" for a in tribe.upright + tribe.tipped if a not in SPECIES)
        yield from (f"no juncture is called {j!r}" for j in tribe.villages if j not in JUNCTURES)
        yield from (f"no stone is called {s!r}" for s in tribe.stones if s not in STONES)
    for animal in [*state.zone, *state.animals]:
        if animal not in SPECIES and animal not in ("", HIDDEN):
            yield f"no animal is called {animal!r}"
    for column in [*state.bottoms]:
        if column not in COLUMNS:
            yield f"no column is called {column!r}"


CHECKS: tuple[Callable[[Wint], Iterator[str]], ...] = (_tribes, _goods, _names)


def _doubles(what: str, ids: Iterable[str]) -> Iterator[str]:
    counts = Counter(name for name in ids if name not in ("", HIDDEN))
    yield from (f"{what} {name} is in {n} places" for name, n in counts.items() if n > 1)


def _cards(state: Wint) -> Iterator[str]:
    """Each player's cards are in the player's piles, and nowhere twice."""
    for player, tribe in enumerate(state.tribes):
        piles = [*tribe.deck, *tribe.hand, *tribe.discard, *tribe.play, *tribe.pile, *tribe.buried]
        yield from _doubles("card", piles)
        unknown = [card for card in piles if card != HIDDEN and card not in tribe.cards]
        if len(piles) != len(tribe.cards) or unknown:
            yield f"the piles of player {player} do not hold the player's cards"
    shown = [card for tribe in state.tribes for card in tribe.cards]
    yield from _doubles("card", [*shown, *state.display, *(card for deck in state.decks for card in deck)])


def _supply(state: Wint) -> Iterator[str]:
    """Tribe cards are in the supply or with a player."""
    owned = Counter(KINDS[card] for tribe in state.tribes for card in tribe.cards)
    for row in RECRUITS:
        if state.supply.get(row.id, -1) + owned[row.id] != row.copies or state.supply[row.id] < 0:
            yield f"there are not {row.copies} {row.id} cards"
    seats = len(state.tribes) - (state.rival is not None)
    if any(owned[row.id] != seats * row.copies for row in STARTERS):
        yield "the starting cards are not complete"


def _animals(state: Wint) -> Iterator[str]:
    owned = [animal for tribe in state.tribes for animal in tribe.upright + tribe.tipped]
    everywhere = [*owned, *(animal for animal in state.zone if animal), *state.animals]
    yield from _doubles("animal", everywhere)
    if len(everywhere) != len(SPECIES):
        yield f"there are not {len(SPECIES)} animals"


def _camps(state: Wint) -> Iterator[str]:
    returned = state.options.village_returns_three_camps
    for player, tribe in enumerate(state.tribes):
        used = 0 if returned or player == state.rival_seat else 3 * len(tribe.villages)
        if tribe.camps_left + sum(tribe.camps) + used != CAMPS:
            yield f"player {player} does not have {CAMPS} camps"
    yield from _doubles("juncture", (juncture for tribe in state.tribes for juncture in tribe.villages))
    stones = [*state.stones, *(tribe.stones for tribe in state.tribes)]
    yield from _doubles("stone", (stone for place in stones for stone in place))


def _megaliths(state: Wint) -> Iterator[str]:
    """Pieces on the board came from the stacks, and stand where they can."""
    board, four = spaces(state.pattern, tuple(state.tiles)), squares(state.pattern)
    if not state.level1.keys() <= board.keys():
        yield "a megalith stands beside the board"
    if not all(corner in four and {*four[corner]} <= state.level1.keys() for corner in state.level2):
        yield "a megalith stands on air"
    placed = sum(len(STACKS) * 2 - sum(tribe.stacks) for tribe in state.tribes)
    if placed != len(state.level1) + len(state.level2):
        yield "megaliths were lost or made"


def _culture(state: Wint) -> Iterator[str]:
    names = {row.id for row in CULTURES}
    for card in [*state.display, *(card for deck in state.decks for card in deck)]:
        if card not in names and card not in ("", HIDDEN):
            yield f"no culture card is called {card!r}"


PIECES: tuple[Callable[[Wint], Iterator[str]], ...] = (_cards, _supply, _animals, _camps, _megaliths, _culture)
