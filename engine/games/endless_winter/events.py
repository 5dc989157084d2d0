"""What happened: the raw material of log, animation and notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.core.events import Event


@dataclass(frozen=True, slots=True)
class SetupDealt(Event):
    """A player got a Setup card (EW-13)."""

    reveals: ClassVar[bool] = True
    card: str


@dataclass(frozen=True, slots=True)
class SideChosen(Event):
    """A side of the Chief card was chosen (EW-12)."""

    side: str


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A round began (EW-1)."""

    round: int


@dataclass(frozen=True, slots=True)
class OrderSet(Event):
    """The turn order is now this one (EW-17, EW-98)."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CulturePlayed(Event):
    """A Culture card was played (EW-28)."""

    card: str


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A card was discarded for a further Culture card (EW-27)."""

    card: str


@dataclass(frozen=True, slots=True)
class FigurePlaced(Event):
    """A figure went to a column or to Rest (EW-32)."""

    figure: str
    place: str


@dataclass(frozen=True, slots=True)
class TribePlayed(Event):
    """A Tribe card was played for ``labour``, of which ``bonus`` came from the column (EW-34)."""

    card: str
    labour: int
    bonus: int


@dataclass(frozen=True, slots=True)
class AbilityUsed(Event):
    """The ability of a played card was used (EW-35)."""

    card: str


@dataclass(frozen=True, slots=True)
class FoodSpent(Event):
    """The Food marker went from ``start`` to ``stop`` for labour (EW-36)."""

    start: int
    stop: int
    labour: int


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """``n`` of a good came in from ``source``; ``lost`` more did not fit the track (EW-4)."""

    good: str
    n: int
    lost: int
    source: str


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """Goods were paid: food, tools, labour."""

    food: int
    tools: int
    labour: int


@dataclass(frozen=True, slots=True)
class FoodLost(Event):
    """Food above a limit that fell was lost (EW-63)."""

    n: int


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """The discard pile of ``n`` cards became the deck (EW-7)."""

    reveals: ClassVar[bool] = True
    n: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """Cards were drawn; only the player sees which."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Retrieved(Event):
    """A card went from the discard pile to hand."""

    card: str


@dataclass(frozen=True, slots=True)
class Buried(Event):
    """A card was buried from ``place``; only the player sees which (EW-86, EW-88)."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    card: str
    place: str


@dataclass(frozen=True, slots=True)
class Recruited(Event):
    """A Tribe card was gained to ``to`` (EW-44)."""

    card: str
    to: str


@dataclass(frozen=True, slots=True)
class Learned(Event):
    """A Culture card was gained to ``to`` (EW-47)."""

    card: str
    to: str


@dataclass(frozen=True, slots=True)
class Hunted(Event):
    """An Animal was taken from the Hunting Zone (EW-53)."""

    animal: str


@dataclass(frozen=True, slots=True)
class Tipped(Event):
    """An Animal was tipped (EW-78)."""

    animal: str


@dataclass(frozen=True, slots=True)
class StoneTaken(Event):
    """A Sacred Stone was taken (EW-90)."""

    stone: str


@dataclass(frozen=True, slots=True)
class CampPlaced(Event):
    """A Camp went from the player board to a hex (EW-58)."""

    hex: int


@dataclass(frozen=True, slots=True)
class CampMoved(Event):
    """A Camp moved to a neighbouring hex (EW-59)."""

    start: int
    goal: int


@dataclass(frozen=True, slots=True)
class VillageBuilt(Event):
    """A Village was built (EW-63)."""

    juncture: str


@dataclass(frozen=True, slots=True)
class Advanced(Event):
    """A marker went up to ``space`` on an idol track (EW-84)."""

    track: str
    space: int


@dataclass(frozen=True, slots=True)
class MegalithPlaced(Event):
    """A Megalith was placed; ``owner`` is -1 for a neutral piece, ``stack`` where it came from (EW-69, EW-70)."""

    stack: int
    level: int
    row: int
    column: int
    owner: int


@dataclass(frozen=True, slots=True)
class StackEmptied(Event):
    """A stack's Eclipse benefit was uncovered (EW-73)."""

    stack: int


@dataclass(frozen=True, slots=True)
class Descended(Event):
    """A figure slid to the ``middle`` or the ``bottom`` of its column (EW-37)."""

    column: str
    section: str


@dataclass(frozen=True, slots=True)
class BottomTaken(Event):
    """A figure was the first to reach a column's bottom (EW-38)."""

    column: str


@dataclass(frozen=True, slots=True)
class PileClosed(Event):
    """An Eclipse pile of ``n`` cards was fixed (EW-42)."""

    n: int


@dataclass(frozen=True, slots=True)
class PileRevealed(Event):
    """An Eclipse pile was revealed: its cards, and the Eclipse labour in halves (EW-95, EW-96)."""

    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]
    halves: int


@dataclass(frozen=True, slots=True)
class BenefitTaken(Event):
    """A benefit of the Eclipse is resolved (EW-100)."""

    benefit: str


@dataclass(frozen=True, slots=True)
class ZoneFilled(Event):
    """The Hunting Zone was refilled; it now shows these animals (EW-110)."""

    reveals: ClassVar[bool] = True
    animals: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DisplayFilled(Event):
    """The Culture display was refilled; it now shows these cards (EW-111)."""

    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StonesRemoved(Event):
    """The Era I Stones that were left went out of the game (EW-91)."""

    stones: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RivalTurned(Event):
    """A Rival card was turned up (EW-128)."""

    reveals: ClassVar[bool] = True
    card: str


@dataclass(frozen=True, slots=True)
class RivalBuried(Event):
    """The Rival's count of buried cards rose by ``n`` (EW-130)."""

    n: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The fourth Eclipse is over (EW-108)."""
