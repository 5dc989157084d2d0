"""What a player may not know (EW-88, EW-142, EW-143), and how the unknown is filled in at random."""

from __future__ import annotations

from engine.components.decks import covered, redrawn
from engine.core.rng import Rng
from engine.games.endless_winter.catalog_cards import CULTURES, RIVAL_CARDS
from engine.games.endless_winter.phases.eclipse import Eclipse
from engine.games.endless_winter.state import SPECIES, EndlessWinterState, Tribe


def cover(state: EndlessWinterState, player: int | None) -> None:
    """Cover decks, hands, burial piles and, until they are revealed, Eclipse piles, in place."""
    state.rng.cover()
    revealed = any(isinstance(frame, Eclipse) for frame in state.frames)
    for seat, tribe in enumerate(state.tribes):
        tribe.deck = covered(tribe.deck)
        if seat != player:
            tribe.hand, tribe.buried = covered(tribe.hand), covered(tribe.buried)
            tribe.pile = tribe.pile if revealed else covered(tribe.pile)
    state.animals = covered(state.animals)
    state.decks = [covered(deck) for deck in state.decks]
    if state.rival:
        state.rival.deck = covered(state.rival.deck)


def fill_in(state: EndlessWinterState, rng: Rng) -> None:
    """Replace what is covered by cards that can be there, in place."""
    state.rng = rng.fork()
    for tribe in state.tribes:
        fill_tribe(tribe, rng)
    (state.animals,) = redrawn([state.animals], unseen_animals(state), rng)
    state.decks = [redrawn([deck], unseen_culture(state, era), rng)[0] for era, deck in enumerate(state.decks, start=1)]
    if state.rival:
        seen = {*state.rival.shown, *state.rival.deck}
        unseen = [row.id for row in RIVAL_CARDS if row.id not in seen]
        (state.rival.deck,) = redrawn([state.rival.deck], unseen, rng)


def fill_tribe(tribe: Tribe, rng: Rng) -> None:
    """A player's cards are known, only not which are where."""
    piles = [tribe.deck, tribe.hand, tribe.pile, tribe.buried]
    seen = {*tribe.discard, *tribe.play, *(card for pile in piles for card in pile)}
    unseen = [card for card in tribe.cards if card not in seen]
    tribe.deck, tribe.hand, tribe.pile, tribe.buried = redrawn(piles, unseen, rng)


def unseen_animals(state: EndlessWinterState) -> list[str]:
    """Animals that must be in the covered deck."""
    owned = {animal for tribe in state.tribes for animal in tribe.upright + tribe.tipped}
    seen = owned.union(state.zone, state.animals)
    return [animal for animal in SPECIES if animal not in seen]


def unseen_culture(state: EndlessWinterState, era: int) -> list[str]:
    """Culture cards of an era that must be in its covered deck."""
    seen = {card for tribe in state.tribes for card in tribe.cards}.union(state.display, *state.decks)
    gone = state.rival.culture if state.rival else []
    return [row.id for row in CULTURES if row.era == era and row.id not in seen and row.id not in gone]
