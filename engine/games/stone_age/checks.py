"""Impossible positions: what no sequence of legal actions can lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.events import HIDDEN
from engine.games.stone_age.catalog import (
    BUILDINGS,
    CARDS,
    GATHERING,
    HUNTING,
    HUT,
    HUT_FIGURES,
    MAX_FIGURES,
    MAX_LEVEL,
    MAX_TOOL,
    PLACES,
    RESOURCES,
    RINGS,
    SLOTS,
    STACK_SIZE,
    STACKS,
    START_FIGURES,
    TOOL_SPACES,
)
from engine.games.stone_age.state import StoneAgeState, Tribe


def problems(state: StoneAgeState) -> list[str]:
    """What is wrong with the position; empty if nothing is."""
    seats = state.options.players
    if len(state.tribes) != seats or len(state.stacks) != seats:
        return [f"{seats} players need {seats} tribes and {seats} stacks"]
    if len(state.row) != len(SLOTS) or not 0 <= state.start < seats or state.round < 1:
        return ["row, start player or round out of range"]
    found = [problem for player, tribe in enumerate(state.tribes) for problem in _tribe(player, tribe)]
    return found or [*_board(state), *_pieces(state), *_frames(state)]


def _tribe(player: int, tribe: Tribe) -> Iterator[str]:
    name = f"player {player}"
    if not START_FIGURES <= tribe.figures <= MAX_FIGURES or not 0 <= tribe.level <= MAX_LEVEL:
        yield f"{name}: figures or level out of range"
    if len(tribe.goods) != len(RESOURCES) or min([tribe.food, tribe.card_points, *tribe.goods, *tribe.hunger]) < 0:
        yield f"{name}: goods or points below zero"
    if len(tribe.tools) != TOOL_SPACES or len(tribe.used) != TOOL_SPACES:
        yield f"{name}: there are {TOOL_SPACES} tool spaces"
    elif not 0 <= min(tribe.tools) <= max(tribe.tools) <= min(MAX_TOOL, min(tribe.tools) + 1):
        yield f"{name}: tools grow evenly up to {MAX_TOOL}"
    if any(place not in PLACES or figures < 1 for place, figures in tribe.placed.items()) or tribe.waiting < 0:
        yield f"{name}: figures where none can be"
    if any(card not in CARDS for card in tribe.apart) or any(tile not in BUILDINGS for tile in tribe.buildings):
        yield f"{name}: unknown cards or tiles"


def _board(state: StoneAgeState) -> Iterator[str]:
    for place in PLACES:
        figures = [tribe.placed[place] for tribe in state.tribes if place in tribe.placed]
        if figures and place != HUNTING and not _fits(place, figures, len(state.tribes)):
            yield f"too many figures on {place}"
        if figures and place in STACKS and STACKS.index(place) >= len(state.stacks):
            yield f"{place} is not in play"


def _fits(place: str, figures: list[int], seats: int) -> bool:
    if place in GATHERING:
        return sum(figures) <= RINGS and (seats == 4 or len(figures) < seats)
    return figures == [HUT_FIGURES if place == HUT else 1]


def _pieces(state: StoneAgeState) -> Iterator[str]:
    cards = [*(card for card in state.row if card), *state.deck]
    tiles = [tile for stack in state.stacks for tile in stack]
    for tribe in state.tribes:
        cards += tribe.collection
        tiles += tribe.buildings
    for kind, pieces, known in (("card", cards, CARDS), ("tile", tiles, BUILDINGS)):
        counts = Counter(pieces)
        if counts.keys() - known.keys() - {HIDDEN}:
            yield f"unknown {kind}s"
        if any(n > 1 for piece, n in counts.items() if piece != HIDDEN):
            yield f"a {kind} is there twice"
    if len(cards) != len(CARDS):
        yield f"{len(cards)} cards instead of {len(CARDS)}"
    if any(len(stack) > STACK_SIZE for stack in state.stacks):
        yield "a stack is too high"


def _frames(state: StoneAgeState) -> Iterator[str]:
    for frame in state.frames:
        player = getattr(frame, "player", 0)
        if not 0 <= player < len(state.tribes):
            yield f"no player {player}"
