"""What is impossible about a state that has the right shape: every piece is in exactly one place (EW-6, EW-146)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Mapping

from engine.core.events import HIDDEN
from engine.games.endless_winter.board import HEXES, JUNCTURES, spaces, squares
from engine.games.endless_winter.catalog import (
    CAMPS,
    CULTURE,
    LANDS,
    MEGALITH_PATTERNS,
    MEGALITH_TILES,
    PEOPLE,
    RIVALRIES,
    ROUNDS,
    SIDES,
    STACKS,
    STONE_SLOTS,
    STONES,
    TOOL_LIMIT,
    TRACK_END,
    VILLAGES,
)
from engine.games.endless_winter.catalog_cards import CHIEFS, RECRUITS, STARTERS
from engine.games.endless_winter.phases.choice import Choosing
from engine.games.endless_winter.phases.columns import BOTTOM, MIDDLE, TOP
from engine.games.endless_winter.phases.deeds import DEEDS
from engine.games.endless_winter.phases.eclipse import PARTS, Benefits, benefits
from engine.games.endless_winter.state import KINDS, SPECIES, EndlessWinterState
from engine.games.endless_winter.vocabulary import BOOK, COLUMNS, PLACES, TRACKS

Wint = EndlessWinterState

OPEN_KINDS = KINDS.keys() - {HIDDEN}
ZONE, DISPLAY = {*SPECIES, ""}, {*CULTURE, ""}
COVERED_ANIMALS, COVERED_CULTURE, COVERED_RIVALS = {*SPECIES, HIDDEN}, {*CULTURE, HIDDEN}, {*RIVALRIES, HIDDEN}


def problems(state: Wint) -> list[str]:
    """Everything that is wrong, in words for developers; empty for every state that play can reach."""
    if not _right_sizes(state):
        return ["the table is not complete"]
    for checks in (SHAPES, NAMES, PIECES):
        found = [text for check in checks for text in check(state)]
        if found:
            return found
    return []


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
    """Every id is one of those there are."""
    for tribe in state.tribes:
        covered = (tribe.deck, tribe.hand, tribe.pile, tribe.buried)
        yield from _unknown("card", KINDS, *covered)
        yield from _unknown("card", OPEN_KINDS, tribe.cards, tribe.discard, tribe.play)
        yield from _unknown("animal", SPECIES, tribe.upright, tribe.tipped)
        yield from _unknown("juncture", JUNCTURES, tribe.villages)
        yield from _unknown("stone", STONES, tribe.stones)
    yield from _unknown("stone", STONES, *state.stones)
    yield from _unknown("animal", ZONE, state.zone)
    yield from _unknown("animal", COVERED_ANIMALS, state.animals)
    yield from _unknown("culture card", DISPLAY, state.display)
    yield from _unknown("culture card", COVERED_CULTURE, *state.decks)
    yield from _unknown("column", COLUMNS, state.bottoms)
    yield from _unknown("place", ("", *PLACES), [state.turn.column])
    yield from _unknown("person", PEOPLE, state.turn.ready)
    if state.rival:
        yield from _unknown("Rival card", COVERED_RIVALS, state.rival.deck, state.rival.shown)
        yield from _unknown("culture card", CULTURE, state.rival.culture)


def _unknown(what: str, known: Container[str], *piles: list[str]) -> Iterator[str]:
    yield from (f"no {what} is called {name!r}" for pile in piles for name in pile if name not in known)


def _frames(state: Wint) -> Iterator[str]:
    """Frames speak of players and things there are."""
    for frame in state.frames:
        player = getattr(frame, "player", 0)
        if not 0 <= player < len(state.tribes) or player == state.rival_seat:
            yield f"player {player} has no decisions"
            continue
        for name, known in FRAME_FIELDS.items():
            value = getattr(frame, name, None)
            if value is not None and value not in known:
                yield f"no {name} is called {value!r}"
        if isinstance(frame, Choosing):
            yield from _unknown("program", BOOK.programs, frame.options)
        if isinstance(frame, Benefits) and HIDDEN in state.tribes[player].pile:
            yield "a revealed pile is covered"
        elif isinstance(frame, Benefits):
            yield from _unknown("benefit", _benefits(state, frame), frame.items)


FRAME_FIELDS: Mapping[str, Container[object]] = {
    "column": COLUMNS,
    "section": (TOP, MIDDLE, BOTTOM),
    "word": DEEDS,
    "program": BOOK.programs,
    "track": TRACKS,
    "stack": range(-1, len(STACKS)),
    "part": ("", *PARTS),
    "phase": ("action", "eclipse", "preparation"),
}
"""What the fields of frames may be."""


def _benefits(state: Wint, frame: Benefits) -> list[str]:
    return [item for part in PARTS for item in benefits(state, frame.player, part)]


SHAPES: tuple[Callable[[Wint], Iterator[str]], ...] = (_tribes,)
NAMES: tuple[Callable[[Wint], Iterator[str]], ...] = (_goods, _names)


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


def _rival(state: Wint) -> Iterator[str]:
    """Each Rival card is in the deck or was shown."""
    if state.rival and len(state.rival.deck) + len(state.rival.shown) != len(RIVALRIES):
        yield f"there are not {len(RIVALRIES)} Rival cards"


PIECES: tuple[Callable[[Wint], Iterator[str]], ...] = (_cards, _supply, _animals, _camps, _megaliths, _rival, _frames)
