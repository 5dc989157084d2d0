"""What a player may choose."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.components.cards import CardAction
from engine.core.actions import Action


@dataclass(frozen=True, slots=True)
class ChooseFaction(Action):
    """Play this faction (IS-1)."""

    faction: str

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"faction:{self.faction}",)


@dataclass(frozen=True, slots=True)
class Take(CardAction):
    """Take this card: from the row (IS-13), from a packet (IS-88), from cards looked at."""


@dataclass(frozen=True, slots=True)
class Build(CardAction):
    """Build this card (IS-30)."""


@dataclass(frozen=True, slots=True)
class MakeDeal(CardAction):
    """Make a Deal with this Faction card (IS-40)."""


@dataclass(frozen=True, slots=True)
class Raze(CardAction):
    """Raze this card: from hand (IS-44), an enemy Location (IS-45, IS-46), or an own one by a card (IS-50)."""


@dataclass(frozen=True, slots=True)
class Activate(CardAction):
    """Activate this Action Location, once or twice in one action (IS-58, IS-59)."""

    times: int


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Begin to exchange workers, two for a good (IS-67)."""

    @property
    def targets(self) -> tuple[str, ...]:
        return ("board:exchange",)


@dataclass(frozen=True, slots=True)
class ExchangeFor(Action):
    """Ask this for one pair of workers: a Resource, or a card of the ``common`` or ``faction`` deck (IS-67)."""

    what: str

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"deck:{self.what}" if self.what in ("common", "faction") else f"good:{self.what}",)


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Pass for the rest of the round (IS-21, IS-22)."""

    @property
    def targets(self) -> tuple[str, ...]:
        return ("board:pass",)


@dataclass(frozen=True, slots=True)
class Defend(CardAction):
    """Put the Defense token on this Location (IS-52)."""


@dataclass(frozen=True, slots=True)
class Deploy(CardAction):
    """Make a worker the Samurai of this Location (IS-56)."""


@dataclass(frozen=True, slots=True)
class Give(CardAction):
    """Give this card up: as a location cost (IS-32), as a price (IS-61), under or into a Location."""


@dataclass(frozen=True, slots=True)
class Target(CardAction):
    """Let the effect act on this Location."""


@dataclass(frozen=True, slots=True)
class PickDeal(Action):
    """Let the effect act on this Deal of this player (IS-42, IS-43)."""

    player: int
    card: str

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"card:{self.card}", f"player:{self.player}")


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Pay exactly these tokens (IS-68)."""

    wood: int
    stone: int
    food: int
    gold: int

    @property
    def goods(self) -> tuple[int, int, int, int]:
        """The four counts."""
        return (self.wood, self.stone, self.food, self.gold)

    @property
    def targets(self) -> tuple[str, ...]:
        named = zip(("wood", "stone", "food", "gold"), self.goods, strict=True)
        return tuple(f"good:{good}" for good, count in named if count)


@dataclass(frozen=True, slots=True)
class DrawFrom(Action):
    """Draw the next card from the ``common`` or the own ``faction`` deck (IS-18)."""

    deck: str

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"deck:{self.deck}",)


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Choose this possibility of the effect (``option`` counts from 0)."""

    option: int


@dataclass(frozen=True, slots=True)
class TakeGood(Action):
    """Take this good: of a Raze field, or to put it on a Location."""

    good: str

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"good:{self.good}",)


@dataclass(frozen=True, slots=True)
class Steal(Action):
    """Take one of this good from this player (IS-62)."""

    player: int
    good: str

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"player:{self.player}", f"good:{self.good}")


@dataclass(frozen=True, slots=True)
class TradeIn(Action):
    """Discard these of the goods just received; cards are named by their ids."""

    items: tuple[str, ...]

    @property
    def targets(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(f"card:{item}" if "-" in item else f"good:{item}" for item in self.items))


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Stop here: take no more, offer no more, or end the turn."""


ACTIONS: tuple[type[Action], ...] = (
    ChooseFaction, Take, Build, MakeDeal, Raze, Activate, Exchange, ExchangeFor, Pass, Defend, Deploy, Give, Target,
    PickDeal, Pay, DrawFrom, Choose, TakeGood, Steal, TradeIn, Done,
)  # fmt: skip

EXCHANGE, PASS, DONE = Exchange(), Pass(), Done()

build = cache(Build)
make_deal = cache(MakeDeal)
raze = cache(Raze)
activate = cache(Activate)
defend = cache(Defend)
deploy = cache(Deploy)
