"""What a player may choose. Equal copies of a card are one choice, so actions name kinds; all actions are made once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from engine.components.cards import CardAction
from engine.core.actions import Action, read_action


@dataclass(frozen=True, slots=True)
class ChooseSide(Action):
    """Keep this side of your Chief card up (EW-12)."""

    side: str

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"chief:{self.side}",)


@dataclass(frozen=True, slots=True)
class PlayCulture(CardAction):
    """Play a Culture card (EW-27)."""


@dataclass(frozen=True, slots=True)
class Discard(CardAction):
    """Discard a card from hand, the price of a further Culture card (EW-27)."""


@dataclass(frozen=True, slots=True)
class PlaceFigure(Action):
    """Put the Chief (``chief``) or a Member (``member``) into a column or at Rest (EW-32)."""

    figure: str
    place: str

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"figure:{self.figure}", f"place:{self.place}")


@dataclass(frozen=True, slots=True)
class PlayTribe(CardAction):
    """Play a Tribe card or starting card for its labour (EW-34)."""


@dataclass(frozen=True, slots=True)
class UseAbility(CardAction):
    """Use the ability of a played Tribe card (EW-35)."""


@dataclass(frozen=True, slots=True)
class SpendFood(Action):
    """Move the Food marker down to ``food`` for 1 labour (EW-36)."""

    food: int

    @property
    def targets(self) -> tuple[str, ...]:
        return ("board:food",)


@dataclass(frozen=True, slots=True)
class Recruit(Action):
    """Gain a Tribe card, to ``hand`` or ``discard`` (EW-43, EW-44)."""

    card: str
    to: str

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"supply:{self.card}", f"pile:{self.to}")


@dataclass(frozen=True, slots=True)
class Learn(Action):
    """Gain a displayed Culture card, to ``hand`` or ``discard`` (EW-43, EW-47)."""

    card: str
    to: str

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"card:{self.card}", f"pile:{self.to}")


@dataclass(frozen=True, slots=True)
class Hunt(Action):
    """Take an Animal of a species from the Hunting Zone (EW-53)."""

    species: str

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"zone:{self.species}",)


@dataclass(frozen=True, slots=True)
class TakeStone(Action):
    """Take a Sacred Stone (EW-48)."""

    stone: str

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"stone:{self.stone}",)


@dataclass(frozen=True, slots=True)
class PlaceCamp(Action):
    """Place a Camp on a hex (EW-58)."""

    hex: int

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"hex:{self.hex}",)


@dataclass(frozen=True, slots=True)
class MoveCamp(Action):
    """Move a Camp to a neighbouring hex (EW-59)."""

    start: int
    goal: int

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"hex:{self.start}", f"hex:{self.goal}")


@dataclass(frozen=True, slots=True)
class BuildVillage(Action):
    """Turn three Camps into a Village (EW-62)."""

    juncture: str

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"juncture:{self.juncture}",)


@dataclass(frozen=True, slots=True)
class Bury(Action):
    """Bury a card from ``hand`` or ``discard`` (EW-86)."""

    card: str
    place: str

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"card:{self.card}", f"pile:{self.place}")


@dataclass(frozen=True, slots=True)
class Retrieve(Action):
    """Take a card from the own discard pile into hand."""

    card: str

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"card:{self.card}", "pile:discard")


@dataclass(frozen=True, slots=True)
class Tip(Action):
    """Tip an own Animal (EW-78)."""

    species: str

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"animal:{self.species}",)


@dataclass(frozen=True, slots=True)
class Advance(Action):
    """Move a step up on an idol track (EW-84)."""

    track: str

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"track:{self.track}",)


@dataclass(frozen=True, slots=True)
class TakePiece(Action):
    """Take the top Megalith of a stack of your board (EW-67)."""

    stack: int

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"stack:{self.stack}",)


@dataclass(frozen=True, slots=True)
class Raise(Action):
    """Put the Megalith on a space (level 1) or on the square with that upper left corner (level 2) (EW-68, EW-70)."""

    level: int
    row: int
    column: int

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"{'space' if self.level == 1 else 'square'}:{self.row}-{self.column}",)


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Take one of the options that an effect gives, by its number."""

    option: int


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Pay what an effect asks for and take what it gives."""


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw the card, at Rest (EW-40) or although the discard pile must be shuffled for it (EW-7)."""

    @property
    def targets(self) -> tuple[str, ...]:
        return ("pile:deck",)


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Leave (the rest of) an effect (EW-25)."""


@dataclass(frozen=True, slots=True)
class Descend(Action):
    """Slide the figure to the next section of its column (EW-37)."""

    section: str

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"section:{self.section}",)


@dataclass(frozen=True, slots=True)
class UseBottom(Action):
    """Perform the bottom action of the column (EW-38)."""

    column: str

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"bottom:{self.column}",)


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """Finish the turn; played cards are discarded (EW-41)."""


@dataclass(frozen=True, slots=True)
class SetAside(CardAction):
    """Put a card from hand into the Eclipse pile (EW-42)."""


@dataclass(frozen=True, slots=True)
class ClosePile(Action):
    """Keep the other cards; the Eclipse pile is fixed (EW-42)."""


@dataclass(frozen=True, slots=True)
class TakeBenefit(Action):
    """Resolve one benefit of the Eclipse (EW-100)."""

    benefit: str

    @property
    def targets(self) -> tuple[str, ...]:
        return (self.benefit,)


@dataclass(frozen=True, slots=True)
class TakeAll(Action):
    """Resolve all benefits that are left, in the printed order (EW-101)."""


@dataclass(frozen=True, slots=True)
class LeavePart(Action):
    """Decline what is left of this part of the Eclipse actions (EW-101)."""


@dataclass(frozen=True, slots=True)
class EndBenefits(Action):
    """Decline all benefits that are left (EW-101)."""


ACTIONS: tuple[type[Action], ...] = (
    ChooseSide, PlayCulture, Discard, PlaceFigure, PlayTribe, UseAbility, SpendFood, Recruit, Learn, Hunt, TakeStone,
    PlaceCamp, MoveCamp, BuildVillage, Bury, Retrieve, Tip, Advance, TakePiece, Raise, Choose, Exchange, Draw, Decline,
    Descend, UseBottom, EndTurn, SetAside, ClosePile, TakeBenefit, TakeAll, LeavePart, EndBenefits,
)  # fmt: skip

EXCHANGE, DRAW, DECLINE, END_TURN, CLOSE_PILE = Exchange(), Draw(), Decline(), EndTurn(), ClosePile()
TAKE_ALL, LEAVE_PART, END_BENEFITS = TakeAll(), LeavePart(), EndBenefits()

choose_side = cache(ChooseSide)
play_culture = cache(PlayCulture)
discard = cache(Discard)
place_figure = cache(PlaceFigure)
play_tribe = cache(PlayTribe)
use_ability = cache(UseAbility)
spend_food = cache(SpendFood)
recruit = cache(Recruit)
learn = cache(Learn)
hunt = cache(Hunt)
take_stone = cache(TakeStone)
place_camp = cache(PlaceCamp)
move_camp = cache(MoveCamp)
build_village = cache(BuildVillage)
bury = cache(Bury)
retrieve = cache(Retrieve)
tip = cache(Tip)
advance = cache(Advance)
take_piece = cache(TakePiece)
raise_megalith = cache(Raise)
choose = cache(Choose)
descend = cache(Descend)
use_bottom = cache(UseBottom)
set_aside = cache(SetAside)
take_benefit = cache(TakeBenefit)


@lru_cache(maxsize=8192)
def written(text: str) -> Action:
    """The action with this text."""
    return read_action(ACTIONS, text)
