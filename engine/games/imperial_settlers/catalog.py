"""Printed facts: the cards by id, the decks, the boards of the factions, the Attack deck."""

from __future__ import annotations

from dataclasses import dataclass

from engine.components.effects import amounts
from engine.games.imperial_settlers.catalog_common import COMMON_CARDS
from engine.games.imperial_settlers.catalog_factions import FACTION_CARDS
from engine.games.imperial_settlers.vocabulary import COMMON, FACTIONS, counts

ROUNDS = 5
START_CARDS = 2
"""IS-10: cards drawn from each of the two decks at the start."""
EGYPT_TOKENS = 4
RAZE_ENEMY = 2
"""IS-45: Raze tokens for an enemy Location without protection."""
ALTERNATE_CARDS = 3
"""IS-88: Common cards that each player gets in the alternate Lookout."""
ADVANCED_ROW = 5
"""IS-89: Common cards in the row of the advanced Lookout."""
ATTACKS = 2
"""IS-81: attacks at the end of a solo round."""

CARDS = {card: print_ for print_ in (*COMMON_CARDS, *FACTION_CARDS) for card in print_.ids}
"""Physical card to what is printed on it (IS-2)."""
TITLES = {print_.title: print_ for print_ in reversed((*COMMON_CARDS, *FACTION_CARDS))}
"""Title to its first print (the copies of a title may differ in cost, Raze field or Deal)."""


def deck_of(faction: str) -> list[str]:
    """All cards of a deck, in the order of the catalog."""
    return [card for card, print_ in CARDS.items() if print_.faction == faction]


DECK_CARDS = {faction: tuple(deck_of(faction)) for faction in (COMMON, *FACTIONS)}


@dataclass(frozen=True, slots=True)
class Board:
    """A faction's board: what it makes each Production, and the token it keeps in Cleanup."""

    production: tuple[int, ...]
    keeps: str
    samurai: bool = False
    razeable: bool = False
    """IS-46: whether the faction's own Locations can be razed."""


BOARDS = {
    "romans": Board(counts(amounts("2 worker, wood, stone, raze, defense")), "raze"),
    "barbarians": Board(counts(amounts("5 worker, raze, defense")), "worker"),
    "egyptians": Board(counts(amounts("3 worker, gold, raze, defense")), "gold"),
    "japanese": Board(counts(amounts("4 worker, wood, raze, defense")), "food", samurai=True, razeable=True),
}

RIVAL = "rival"
"""The faction name of the solo game's virtual player (IS-77)."""
ATTACK_SPREAD = {"wood": 3, "worker": 3, "stone": 3, "vp": 2, "gold": 2, "card": 2, "food": 1}
"""IS-87: Attack cards by target; the printed spread is not known, this one is designed."""
ATTACK_CARDS = {f"attack-{good}-{n}": good for good, copies in ATTACK_SPREAD.items() for n in range(1, copies + 1)}


def deal_good(card: str) -> str:
    """The good that a Deal with this card gives; an Attack card gives its target (IS-79)."""
    return ATTACK_CARDS[card] if card in ATTACK_CARDS else CARDS[card].deal
