"""What a game of Imperial Settlers consists of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from engine.core.events import NOBODY
from engine.core.frames import Draft, Frame
from engine.core.rng import Rng
from engine.games.imperial_settlers.options import ImperialSettlersOptions

Phase: TypeAlias = Literal["setup", "lookout", "production", "action", "cleanup", "attack", "end"]


@dataclass(slots=True)
class Location:
    """A built card (IS-6). ``holder`` uses it: its owner, or who marked it with an Egypt token (IS-65).

    ``used`` counts activations this round, ``defended`` is a Defense token, ``samurai`` a Samurai, ``blocked`` bars
    it from being activated this round, ``stash`` are cards under it or Resources on it.
    """

    card: str
    holder: int
    used: int = 0
    defended: bool = False
    samurai: bool = False
    blocked: bool = False
    stash: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Deal:
    """A card under the board, or, if ``linked``, an enemy Location that the player trades with (IS-41)."""

    card: str
    linked: bool = False


@dataclass(slots=True)
class Foundation:
    """A card face down, only good to be given up (IS-7); a ``secret`` one came from the hand, unseen by others."""

    card: str
    secret: bool = False


@dataclass(slots=True)
class Seat:
    """Everything that belongs to one player, or to the virtual player of a solo game.

    ``goods`` are counts in the order of ``HOLDING``; locations, foundations and deals stand oldest first. The virtual
    player's deals are the row of Attack cards, the newest first (IS-82).
    """

    faction: str
    goods: list[int]
    vp: int
    hand: list[str]
    deck: list[str]
    discard: list[str]
    locations: list[Location]
    foundations: list[Foundation]
    deals: list[Deal]
    passed: bool
    egypt: int


@dataclass(slots=True)
class ImperialSettlersState:
    """The whole game. The last card of a deck is its top.

    ``players`` counts the people; in a solo game one more seat is the virtual player's. ``row`` is what the Lookout
    shows, ``packets`` what is passed on in the alternate Lookout (IS-88), ``picks`` what was chosen there, ``looked``
    what a player looks at to keep some, ``loot`` the goods and cards that the last Raze brought. ``attacks`` is the
    Attack deck, ``spent`` Attack cards that are out, ``collection`` the solo Collection pile (IS-81, IS-84).
    """

    options: ImperialSettlersOptions
    rng: Rng
    frames: list[Frame[Any]]
    players: int
    round: int
    phase: Phase
    first: int
    seats: list[Seat]
    deck: list[str]
    discard: list[str]
    row: list[str]
    packets: list[list[str]]
    picks: list[list[str]]
    looked: list[str]
    loot: list[str]
    attacks: list[str]
    spent: list[str]
    collection: list[str]

    def turn_order(self) -> list[int]:
        """The players from the first player clockwise."""
        return [(self.first + i) % self.players for i in range(self.players)]

    def owner(self, seat: int) -> int:
        """The seat as events name it: the virtual player of a solo game is nobody."""
        return seat if seat < self.players else NOBODY


Table: TypeAlias = Draft[ImperialSettlersState]
"""The draft that rules change."""
