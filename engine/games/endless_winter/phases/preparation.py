"""Chapter K: what happens between two rounds (EW-109 to EW-114)."""

from __future__ import annotations

from engine.core.frames import Draft
from engine.games.endless_winter.catalog import DRAWS, ROUNDS
from engine.games.endless_winter.events import DisplayFilled, StonesRemoved
from engine.games.endless_winter.phases.animals import refill_zone
from engine.games.endless_winter.phases.cards import draw
from engine.games.endless_winter.state import EndlessWinterState

HALF = ROUNDS // 2
"""EW-91, EW-111: the era changes after this round."""


def prepare(draft: Draft[EndlessWinterState]) -> None:
    """Figures home, Zone and display refilled, everybody draws."""
    state = draft.state
    for tribe in state.tribes:
        tribe.figures = ["", "", ""]
    state.bottoms.clear()
    refill_zone(draft)
    refill_display(draft)
    remove_stones(draft)
    for player in state.order:
        if player != state.rival_seat:
            draw(draft, player, DRAWS, "EW-112")


def refill_display(draft: Draft[EndlessWinterState]) -> None:
    """EW-111, EW-113: fill the gaps from the era's deck; after round 2 lay out the second era instead."""
    state = draft.state
    if state.round == HALF:
        state.display = [""] * len(state.display)
        state.decks[0].clear()
    deck = state.decks[0 if state.round < HALF else 1]
    fill_display(state, deck)
    draft.emit(DisplayFilled(-1, "EW-111", tuple(state.display)))


def fill_display(state: EndlessWinterState, deck: list[str]) -> None:
    """Put cards from a deck into the gaps."""
    gaps = [i for i, card in enumerate(state.display) if not card]
    for gap in gaps[: len(deck)]:
        state.display[gap] = deck.pop()


def remove_stones(draft: Draft[EndlessWinterState]) -> None:
    """EW-91: after round 2 the Era I Stones that are left go out of the game."""
    state = draft.state
    if state.round == HALF and state.options.stone_eras == "halves" and state.stones[0]:
        draft.emit(StonesRemoved(-1, "EW-91", tuple(state.stones[0])))
        state.stones[0].clear()
