"""What a player may choose. Actions that are offered all the time are made once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.core.actions import Action
from engine.games.stone_age.catalog import PLACES, RESOURCES, SLOTS, STACKS, TWO_RESOURCES


def place_target(place: str) -> str:
    """The board's name for a place: ``place:forest``, ``slot:2`` for a card slot, ``stack:1`` for a building stack."""
    if place in SLOTS:
        return f"slot:{SLOTS.index(place) + 1}"
    return f"stack:{STACKS.index(place) + 1}" if place in STACKS else f"place:{place}"


TARGETS = {place: (place_target(place),) for place in PLACES}


def good_targets(goods: tuple[int, ...]) -> tuple[str, ...]:
    """Every resource in the counts as a target, once for each piece."""
    return tuple(f"good:{good}" for good, count in zip(RESOURCES, goods, strict=True) for _ in range(count))


@dataclass(frozen=True, slots=True)
class PlaceAction(Action):
    """Base of the actions that are about one place of the board."""

    place: str

    @property
    def targets(self) -> tuple[str, ...]:
        return TARGETS[self.place]


@dataclass(frozen=True, slots=True)
class Place(PlaceAction):
    """Put figures on a place (SA-11)."""

    figures: int


@dataclass(frozen=True, slots=True)
class Resolve(PlaceAction):
    """Carry out one of your places (SA-23)."""


@dataclass(frozen=True, slots=True)
class UseTools(Action):
    """Add the tool tiles of these spaces and these one-use tool cards to the roll (SA-48); none: leave it as it is.

    Of tiles with equal values the first unused ones are meant.
    """

    spaces: tuple[int, ...]
    cards: tuple[str, ...]

    @property
    def targets(self) -> tuple[str, ...]:
        return (*(f"tool:{space}" for space in self.spaces), *(f"card:{card}" for card in self.cards))


@dataclass(frozen=True, slots=True)
class Buy(PlaceAction):
    """Buy the card (SA-34) or building (SA-36) at the place."""


@dataclass(frozen=True, slots=True)
class Decline(PlaceAction):
    """Leave the card or building at the place (SA-33)."""


@dataclass(frozen=True, slots=True)
class Spend(Action):
    """Settle first how many pieces of one kind the payment shall have, where the ways to pay are very many."""

    good: str
    pieces: int

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"good:{self.good}",)


@dataclass(frozen=True, slots=True)
class GoodsAction(Action):
    """Base of the actions that are about so many resources of each kind."""

    wood: int
    brick: int
    stone: int
    gold: int

    @property
    def goods(self) -> tuple[int, int, int, int]:
        """The four counts."""
        return (self.wood, self.brick, self.stone, self.gold)

    @property
    def targets(self) -> tuple[str, ...]:
        return good_targets(self.goods)


@dataclass(frozen=True, slots=True)
class Pay(GoodsAction):
    """Pay exactly these resources."""


@dataclass(frozen=True, slots=True)
class Redeem(Action):
    """Use the card that gives two resources of your choice (SA-44)."""

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"card:{TWO_RESOURCES}",)


@dataclass(frozen=True, slots=True)
class Take(GoodsAction):
    """Take exactly these resources for the card of free choice (SA-44)."""


@dataclass(frozen=True, slots=True)
class TakeDie(Action):
    """Take a die with this face from the dice menu (SA-45)."""

    face: int

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"die:{self.face}",)


@dataclass(frozen=True, slots=True)
class Feed(Action):
    """Pay the missing food with resources (SA-55)."""


@dataclass(frozen=True, slots=True)
class Starve(Action):
    """Keep the resources and lose points (SA-57)."""


ACTIONS: tuple[type[Action], ...] = (
    Place,
    Resolve,
    UseTools,
    Buy,
    Decline,
    Spend,
    Pay,
    Redeem,
    Take,
    TakeDie,
    Feed,
    Starve,
)

REDEEM = Redeem()
RESOLVE = {place: Resolve(place) for place in PLACES}
BUY = {place: Buy(place) for place in PLACES}
DECLINE = {place: Decline(place) for place in PLACES}
DICE = {face: TakeDie(face) for face in range(1, 7)}


@cache
def placing(place: str, least: int, most: int) -> tuple[Place, ...]:
    """Place actions for ``least`` to ``most`` figures."""
    return tuple(Place(place, figures) for figures in range(least, most + 1))


pay = cache(Pay)
take = cache(Take)
use_tools = cache(UseTools)
