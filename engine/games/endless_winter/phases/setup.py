"""Chapter B: setting the table (EW-8 to EW-20, EW-127)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.frames import Draft, Frame
from engine.core.rng import Rng
from engine.games.endless_winter.catalog import (
    BASE,
    DISPLAY,
    GLACIER,
    GLACIERS,
    HAND,
    LAND_TILES,
    LANDS,
    MEGALITH_TILES,
    PATTERNS_BY_PLAYERS,
    STARTING_EXTRAS,
    STONE_SPACES,
    STONES,
)
from engine.games.endless_winter.catalog_cards import (
    CHIEFS,
    CULTURES,
    OPENING,
    RECRUITS,
    RIVAL_CARDS,
    SETUP_CARDS,
    STARTERS,
)
from engine.games.endless_winter.events import SetupDealt
from engine.games.endless_winter.options import EndlessWinterOptions
from engine.games.endless_winter.phases.animals import fill_zone
from engine.games.endless_winter.phases.cards import take_kind
from engine.games.endless_winter.phases.course import Rounds, Sides
from engine.games.endless_winter.phases.preparation import fill_display
from engine.games.endless_winter.printed import SetupCard
from engine.games.endless_winter.state import SPECIES, EndlessWinterState, Rival, Tribe, Turn


def shuffled(rng: Rng, items: list[str]) -> list[str]:
    """The items in a random order."""
    rng.shuffle(items)
    return items


def new_state(options: EndlessWinterOptions, rng: Rng) -> EndlessWinterState:
    """The table before the players' boards are filled."""
    solo = options.players == 1
    seats = 2 if solo else options.players
    chiefs = shuffled(rng, list(CHIEFS))
    order = [0, 1] if solo else [int(seat) for seat in shuffled(rng, [str(seat) for seat in range(seats)])]
    return EndlessWinterState(
        options,
        rng,
        [Rounds(), Sides(), LayOut()],
        [Tribe("" if solo and seat else chiefs[seat]) for seat in range(seats)],
        order,
        1,
        Turn(order[0]),
        [],
        {row.id: row.copies for row in RECRUITS},
        [""] * DISPLAY,
        [shuffled(rng, [row.id for row in CULTURES if row.era == era]) for era in (1, 2)],
        [draw_stones(rng, era, options.players) for era in (1, 2)],
        [""] * (seats + 1),
        list(SPECIES),
        draw_lands(rng, options.players),
        draw_pattern(rng, options),
        shuffled(rng, list(MEGALITH_TILES)),
        {},
        {},
        0,
        Rival(shuffled(rng, [row.id for row in RIVAL_CARDS])) if solo else None,
    )


def draw_stones(rng: Rng, era: int, players: int) -> list[str]:
    """EW-9: the face-up Stones of an era."""
    return shuffled(rng, [row.id for row in STONES.values() if row.era == era])[: STONE_SPACES[players]]


def draw_lands(rng: Rng, players: int) -> list[str]:
    """EW-19: one tile of each land type, Glaciers, random others, all shuffled around the Base."""
    kinds = [row for row in LANDS.values() if row.id not in (BASE, GLACIER)]
    rest = shuffled(rng, [row.id for row in kinds for _ in range(row.copies - 1)])
    tiles = [row.id for row in kinds] + [GLACIER] * GLACIERS[players]
    return [BASE, *shuffled(rng, tiles + rest[: LAND_TILES - len(tiles)])]


def draw_pattern(rng: Rng, options: EndlessWinterOptions) -> str:
    """EW-20: the shape of the Megalith board, at random among those for the players unless the table chose one."""
    if options.megalith_pattern == "random":
        return rng.choice(PATTERNS_BY_PLAYERS[options.players])
    return options.megalith_pattern


@dataclass(slots=True)
class LayOut(Frame[EndlessWinterState]):
    """The display, the Zone and the players' boards are still to be filled."""

    def proceed(self, draft: Draft[Any]) -> None:
        """Fill them."""
        draft.pop()
        lay_out(draft)


def lay_out(draft: Draft[EndlessWinterState]) -> None:
    """Fill display and Zone and the players' boards, in the order of EW-14."""
    state = draft.state
    fill_display(state, state.decks[0])
    cards = list(SETUP_CARDS)
    state.rng.shuffle(cards)
    for player, tribe in enumerate(state.tribes):
        tribe.camps_left -= 1
        tribe.camps[0] += 1
        if player != state.rival_seat:
            deal(draft, player, cards.pop())
    state.rng.shuffle(state.animals)
    fill_zone(state)
    if not state.rival:
        starting_extras(state)


def deal(draft: Draft[EndlessWinterState], player: int, row: SetupCard) -> None:
    """EW-13 to EW-15: what a Setup card gives, and the opening hand."""
    state, tribe = draft.state, draft.state.tribes[player]
    draft.emit(SetupDealt(player, "EW-13", row.id))
    tribe.camps_left -= row.camps
    tribe.camps[0] += row.camps
    tribe.food, tribe.tools = min(row.food, tribe.food_limit), row.tools
    for species in row.animals:
        animal = next(animal for animal in reversed(state.animals) if SPECIES[animal] == species)
        state.animals.remove(animal)
        tribe.upright.append(animal)
    recruit = f"{row.tribe}-{state.supply[row.tribe]}"
    state.supply[row.tribe] -= 1
    opening_hand(state.rng, player, tribe, recruit)


def opening_hand(rng: Rng, player: int, tribe: Tribe, recruit: str) -> None:
    """EW-15: the Setup card's Tribe card, a Brave, a Tribeswoman and two cards from the shuffled rest."""
    copies = {row.id: range(player * row.copies + 1, (player + 1) * row.copies + 1) for row in STARTERS}
    tribe.deck = [f"{kind}-{n}" for kind, numbers in copies.items() for n in numbers]
    tribe.cards = [*tribe.deck, recruit]
    tribe.hand = [recruit, *(take_kind(tribe.deck, kind) for kind in OPENING)]
    rng.shuffle(tribe.deck)
    tribe.hand += [tribe.deck.pop() for _ in range(HAND)]


def starting_extras(state: EndlessWinterState) -> None:
    """EW-17: what later players start with; above a limit it is lost (EW-4)."""
    for player, extras in zip(state.order, STARTING_EXTRAS, strict=False):
        tribe = state.tribes[player]
        for good, n in extras.items():
            if good == "food":
                tribe.food = min(tribe.food + n, tribe.food_limit)
            else:
                tribe.tools += n
