"""Impossible positions: what no sequence of legal actions can lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from engine.core.events import HIDDEN
from engine.core.frames import Frame
from engine.games.stone_age.catalog import (
    BUILDINGS,
    CARDS,
    DIVISORS,
    GATHERING,
    HUNTING,
    HUT,
    HUT_FIGURES,
    MAX_FIGURES,
    MAX_LEVEL,
    MAX_TOOL,
    MENU,
    PLACES,
    RESOURCES,
    RINGS,
    SLOTS,
    STACK_SIZE,
    STACKS,
    START_FIGURES,
    TOOL_SPACES,
    VILLAGE,
    VILLAGE_LIMIT,
)
from engine.games.stone_age.phases.acting import Acting
from engine.games.stone_age.phases.buying import BuildingPayment, CardPayment, Purchase
from engine.games.stone_age.phases.effects import DiceMenu, TwoResources
from engine.games.stone_age.phases.feeding import Feeding, FoodPayment, Hunger
from engine.games.stone_age.phases.gathering import ToolChoice
from engine.games.stone_age.phases.payments import Payment
from engine.games.stone_age.phases.placing import Placing
from engine.games.stone_age.phases.rounds import CleanUp, Opening
from engine.games.stone_age.state import StoneAgeState, Tribe

APART = ("one_use_tool", "two_resources")


def problems(state: StoneAgeState) -> list[str]:
    """What is wrong with the position; empty if nothing is."""
    seats = state.options.players
    if not 2 <= seats <= 4 or len(state.tribes) != seats or len(state.stacks) != seats:
        return ["2 to 4 players need as many tribes and stacks"]
    if len(state.row) != len(SLOTS) or not 0 <= state.start < seats or state.round < 1:
        return ["row, start player or round out of range"]
    found = [problem for player, tribe in enumerate(state.tribes) for problem in _tribe(player, tribe)]
    return found or [*_board(state), *_pieces(state)] or list(_frames(state))


def _tribe(player: int, tribe: Tribe) -> Iterator[str]:
    name = f"player {player}"
    if not START_FIGURES <= tribe.figures <= MAX_FIGURES or not 0 <= tribe.level <= MAX_LEVEL:
        yield f"{name}: figures or level out of range"
    counts = [tribe.food, tribe.card_points, *tribe.goods, *tribe.hunger, *tribe.buildings.values()]
    if len(tribe.goods) != len(RESOURCES) or min(counts) < 0:
        yield f"{name}: goods or points below zero"
    if len(tribe.tools) != TOOL_SPACES or len(tribe.used) != TOOL_SPACES:
        yield f"{name}: there are {TOOL_SPACES} tool spaces"
    elif not 0 <= min(tribe.tools) <= max(tribe.tools) <= min(MAX_TOOL, min(tribe.tools) + 1):
        yield f"{name}: tools grow evenly up to {MAX_TOOL}"
    if any(place not in PLACES or figures < 1 for place, figures in tribe.placed.items()) or tribe.waiting < 0:
        yield f"{name}: figures where none can be"
    if any(card not in CARDS or CARDS[card].effect not in APART for card in tribe.apart):
        yield f"{name}: only cards with a use of their own lie apart"


def _board(state: StoneAgeState) -> Iterator[str]:
    seats = len(state.tribes)
    for place in PLACES:
        figures = [tribe.placed[place] for tribe in state.tribes if place in tribe.placed]
        if figures and place != HUNTING and not _fits(place, figures, seats):
            yield f"too many figures on {place}"
        if figures and place in STACKS and STACKS.index(place) >= seats:
            yield f"{place} is not in play"
    village = {place for tribe in state.tribes for place in tribe.placed if place in VILLAGE}
    if seats < 4 and len(village) > VILLAGE_LIMIT:
        yield "too many places of the village are taken"
    for place in (*SLOTS, *STACKS[:seats]):
        if any(place in tribe.placed for tribe in state.tribes) and not _filled(state, place):
            yield f"nothing lies on {place}"


def _fits(place: str, figures: list[int], seats: int) -> bool:
    if place in GATHERING:
        return sum(figures) <= RINGS and (seats == 4 or len(figures) < seats)
    return figures == [HUT_FIGURES if place == HUT else 1]


def _filled(state: StoneAgeState, place: str) -> bool:
    """Whether a card or tile lies there."""
    if place in SLOTS:
        return state.row[SLOTS.index(place)] is not None
    return place in STACKS[: len(state.stacks)] and bool(state.stacks[STACKS.index(place)])


def _pieces(state: StoneAgeState) -> Iterator[str]:
    cards = [*(card for card in state.row if card), *state.deck]
    tiles = [tile for stack in state.stacks for tile in stack]
    for tribe in state.tribes:
        cards += tribe.collection
        tiles += tribe.buildings
    for kind, pieces, known in (("card", cards, CARDS.keys()), ("tile", tiles, BUILDINGS.keys())):
        counts = Counter(piece for piece in pieces if piece != HIDDEN)
        if counts.keys() - known:
            yield f"unknown {kind}s"
        if any(n > 1 for n in counts.values()):
            yield f"a {kind} is there twice"
    if len(cards) != len(CARDS):
        yield f"{len(cards)} cards instead of {len(CARDS)}"
    if any(len(stack) > STACK_SIZE for stack in state.stacks):
        yield "a stack is too high"


# What the rules are in the middle of ---------------------------------------------------------------------------------


def _frames(state: StoneAgeState) -> Iterator[str]:
    if state.frames and not isinstance(state.frames[0], CleanUp | Opening):
        yield "clean-up comes last in a round"
    for above, frame in enumerate(state.frames, 1):
        player = getattr(frame, "player", 0)
        if not 0 <= player < len(state.tribes):
            yield f"no player {player}"
        elif not FRAME_CHECKS[type(frame)](state, frame) or (above == 1) != isinstance(frame, CleanUp | Opening):
            yield f"impossible {type(frame).__name__}"


def _dice(dice: list[int], most: int) -> bool:
    return len(dice) <= most and all(die in MENU for die in dice)


def _rolled(state: StoneAgeState, frame: ToolChoice) -> bool:
    return frame.good in DIVISORS and frame.source in (*GATHERING, *CARDS) and _dice(frame.dice, MAX_FIGURES)


def _payable(state: StoneAgeState, frame: Payment) -> bool:
    place = getattr(frame, "place", None)
    return (place is None or _filled(state, place)) and bool(frame.open_ways(state))


FRAME_CHECKS: dict[type[Frame[Any]], Callable[[StoneAgeState, Any], bool]] = {
    Opening: lambda state, frame: True,
    CleanUp: lambda state, frame: True,
    Placing: lambda state, frame: 0 <= frame.skipped < len(state.tribes),
    Acting: lambda state, frame: 1 <= frame.left <= len(state.tribes),
    Feeding: lambda state, frame: 0 <= frame.left <= len(state.tribes),
    ToolChoice: _rolled,
    Purchase: lambda state, frame: _filled(state, frame.place),
    CardPayment: lambda state, frame: frame.place in SLOTS and _payable(state, frame),
    BuildingPayment: lambda state, frame: frame.place in STACKS and _payable(state, frame),
    FoodPayment: lambda state, frame: frame.gap > 0 and _payable(state, frame),
    DiceMenu: lambda state, frame: _dice(frame.dice, len(state.tribes)),
    TwoResources: lambda state, frame: True,
    Hunger: lambda state, frame: frame.gap > 0,
}
"""What each kind of frame asks of its own fields."""
