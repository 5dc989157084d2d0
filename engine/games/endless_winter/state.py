"""What a game of Endless Winter consists of.

Cards are ``brave-3`` (the third copy of the kind ``brave``) or, where there is one copy, the kind itself; Animals are
``glyptodon-7``. The last of a deck is its top card.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.core.events import HIDDEN
from engine.core.frames import Frame
from engine.core.rng import Rng
from engine.games.endless_winter.catalog import ANIMALS, CAMPS, FOOD_LIMITS, STACKS, VILLAGES
from engine.games.endless_winter.catalog_cards import CULTURES, RECRUITS, STARTERS
from engine.games.endless_winter.options import EndlessWinterOptions

SEATS = 4
KINDS: dict[str, str] = {
    HIDDEN: HIDDEN,
    **{f"{row.id}-{n}": row.id for row in STARTERS for n in range(1, SEATS * row.copies + 1)},
    **{f"{row.id}-{n}": row.id for row in RECRUITS for n in range(1, row.copies + 1)},
    **{row.id: row.id for row in CULTURES},
}
"""EW-146: every card of the game with its kind."""
SPECIES: dict[str, str] = {f"{row.id}-{n}": row.id for row in ANIMALS.values() for n in range(1, row.copies + 1)}
"""Every animal card with its species."""


@dataclass(slots=True)
class Tribe:
    """Everything that belongs to one player.

    ``points`` are those of the score track by where they came from. ``cards`` are all own cards wherever they are,
    which everybody knows. ``figures`` are the places of the Chief and the Members ("" at home). ``camps`` counts the
    Camps on each hex, ``villages`` are junctures in the order of building, ``stacks`` the Megaliths left in each
    stack. ``arrival`` tells when the marker reached its Honour space: the lower, the earlier (EW-89).
    """

    chief: str
    side: str = ""
    food: int = 0
    tools: int = 0
    points: dict[str, int] = field(default_factory=dict)
    cards: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    play: list[str] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    buried: list[str] = field(default_factory=list)
    figures: list[str] = field(default_factory=lambda: ["", "", ""])
    camps_left: int = CAMPS
    camps: list[int] = field(default_factory=lambda: [0] * 19)
    villages: list[str] = field(default_factory=list)
    stacks: list[int] = field(default_factory=lambda: [len(stack) for stack in STACKS])
    stones: list[str] = field(default_factory=list)
    upright: list[str] = field(default_factory=list)
    tipped: list[str] = field(default_factory=list)
    offering: int = 0
    honour: int = 0
    arrival: int = 0

    @property
    def food_limit(self) -> int:
        """EW-4: the fewer Camps stand on the player board, the higher."""
        return FOOD_LIMITS[self.camps_left]

    @property
    def villages_left(self) -> int:
        """Villages on the player board."""
        return VILLAGES - len(self.villages)

    @property
    def resting(self) -> int:
        """Figures at Rest."""
        return self.figures.count("rest")


@dataclass(slots=True)
class Turn:
    """What lasts no longer than one turn.

    ``ledger`` says where labour came from and went; ``cultures`` counts Culture cards played, ``column`` is where
    the figure stands ("" in step 1), ``ready`` are played kinds whose ability is unused, ``discounts`` are by
    ``action:resource``, ``pass_bottom`` opens a taken bottom (EW-33).
    """

    player: int = 0
    labour: int = 0
    ledger: list[tuple[str, int]] = field(default_factory=list)
    cultures: int = 0
    column: str = ""
    ready: list[str] = field(default_factory=list)
    discounts: dict[str, int] = field(default_factory=dict)
    pass_bottom: bool = False


@dataclass(slots=True)
class Rival:
    """The solo opponent beyond its tribe: its deck, the cards turned up so far, its count of buried cards (EW-130),
    the Culture cards it took out of the game (EW-131)."""

    deck: list[str]
    shown: list[str] = field(default_factory=list)
    buried: int = 0
    culture: list[str] = field(default_factory=list)


@dataclass(slots=True)
class EndlessWinterState:
    """The whole game.

    ``order`` is the turn order; ``bottoms`` the columns whose bottom was taken this round; ``supply`` the Tribe cards
    left by kind. ``display`` and ``zone`` have "" for a gap. ``decks`` and ``stones`` are Culture decks and Stone
    supplies of both eras. ``lands`` are the terrain types by hex, ``level1`` and ``level2`` the owners of Megaliths
    (-1: neutral). ``arrivals`` counts steps onto Honour spaces.
    """

    options: EndlessWinterOptions
    rng: Rng
    frames: list[Frame[Any]]
    tribes: list[Tribe]
    order: list[int]
    round: int
    turn: Turn
    bottoms: list[str]
    supply: dict[str, int]
    display: list[str]
    decks: list[list[str]]
    stones: list[list[str]]
    zone: list[str]
    animals: list[str]
    lands: list[str]
    pattern: str
    tiles: list[str]
    level1: dict[tuple[int, int], int]
    level2: dict[tuple[int, int], int]
    arrivals: int
    rival: Rival | None

    @property
    def rival_seat(self) -> int:
        """The Rival's number among the tribes; -1 without one."""
        return len(self.tribes) - 1 if self.rival else -1
