"""Secrets: the deck, tiles under the top ones, collected cards, chance (SA-4, SA-5, SA-35, SA-43)."""

from __future__ import annotations

from engine.components.decks import covered, redrawn
from engine.core.events import HIDDEN
from engine.core.rng import Rng
from engine.games.stone_age.catalog import BUILDINGS, CARDS
from engine.games.stone_age.state import StoneAgeState, Tribe


def cover(seen: StoneAgeState, player: int | None) -> None:
    """Cover, in place, what the player may not know."""
    seen.rng.cover()
    seen.deck = covered(seen.deck)
    seen.stacks = [covered(stack[:-1]) + stack[-1:] for stack in seen.stacks]
    for owner, tribe in enumerate(seen.tribes):
        if owner != player:
            _cover_tribe(tribe, seen.options.card_privacy == "owner_only")


def _cover_tribe(tribe: Tribe, face_down: bool) -> None:
    if face_down:
        tribe.cards = covered(tribe.cards)
    if tribe.drawn:
        tribe.drawn = HIDDEN


def fill_in(full: StoneAgeState, rng: Rng) -> None:
    """Fill, in place, what is covered with cards and tiles that are not in sight."""
    full.rng = rng.fork()
    _deal_cards(full, rng)
    tiles = set(BUILDINGS) - {tile for stack in full.stacks for tile in stack}
    tiles -= {tile for tribe in full.tribes for tile in tribe.buildings}
    full.stacks = redrawn(full.stacks, sorted(tiles), rng)


def _deal_cards(full: StoneAgeState, rng: Rng) -> None:
    held = [[tribe.drawn] if tribe.drawn else [] for tribe in full.tribes]
    places = [full.deck, *(tribe.cards for tribe in full.tribes), *held]
    seen = {card for place in places for card in place} | set(full.row)
    seen |= {card for tribe in full.tribes for card in tribe.apart}
    full.deck, *rest = redrawn(places, [card for card in CARDS if card not in seen], rng)
    for tribe, cards, drawn in zip(full.tribes, rest, rest[len(full.tribes) :], strict=False):
        tribe.cards = cards
        tribe.drawn = drawn[0] if drawn else None
