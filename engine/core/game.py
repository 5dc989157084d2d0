"""The one door to a game's rules. Pure outside: no method changes the state it is given."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeVar, cast

from engine.core.actions import Action, read_action
from engine.core.errors import DecodeError, GameOver, IllegalAction, OptionError
from engine.core.events import Event
from engine.core.frames import Decision, Draft, Frame, State, settle
from engine.core.options import Options, read_options
from engine.core.record import Codec
from engine.core.rng import MAX_SEED, Rng
from engine.core.scoring import ScoreLine, totals
from engine.core.words import Message, Value

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """What an action led to: the new state, the events on the way, and the next decision (None: the game is over)."""

    state: S
    events: tuple[Event, ...]
    decision: Decision | None


@dataclass(frozen=True, slots=True)
class Refusal:
    """Something a person might try now and may not: which target, why (message id and parameters), by which rule."""

    target: str
    reason: str
    rule: str
    params: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Description:
    """A thing on the board in words: its name, sentences about it, and the rules behind them, the chief one first."""

    name: Message
    lines: tuple[Message, ...]
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What an action is worth to the one who decides, in points, with reasons a person can read."""

    action: Action
    value: float
    reasons: tuple[Message, ...] = ()


class Game(ABC, Generic[S]):
    """Base of all games. A game names its records and says how it starts; frames do the rest."""

    id: ClassVar[str]
    title: ClassVar[Mapping[str, str]]
    schema: ClassVar[int]
    """Version of the state's shape."""
    rules_version: ClassVar[int]
    """Rises when a rule's meaning changes, so that old histories are recognised."""
    players: ClassVar[range]
    rule_prefix: ClassVar[str]
    options: ClassVar[type[Options]]
    state_type: ClassVar[type]
    action_types: ClassVar[tuple[type[Action], ...]]
    frame_types: ClassVar[tuple[type[Frame[Any]], ...]]

    def __init__(self) -> None:
        self.codec = Codec({Frame: self.frame_types})

    # Playing -----------------------------------------------------------------------------------------------------

    def setup(self, options: Mapping[str, Any] | Options, seed: int) -> Step[S]:
        """A new game. Raises OptionError for options that do not exist or a seed outside 0 .. 2**53 - 1."""
        if type(seed) is not int or not 0 <= seed <= MAX_SEED:
            raise OptionError(f"seed must be a whole number from 0 to {MAX_SEED}, not {seed!r}", name="seed")
        draft = Draft(self.start(read_options(self.options, options, self.players), Rng(seed)))
        decision = settle(draft)
        return Step(draft.state, tuple(draft.events), decision)

    def decision(self, state: S) -> Decision | None:
        """The choice the state waits for; None when the game is over."""
        return state.frames[-1].decision(state) if state.frames else None

    def apply(self, state: S, action: Action) -> Step[S]:
        """Carry out an action on a copy. Raises IllegalAction if it is not offered, GameOver if nothing is."""
        decision = self.decision(state)
        if decision is None:
            raise GameOver("the game is over")
        if action not in decision.actions:
            raise IllegalAction(f"{action} is not offered in {decision.prompt}", action=str(action))
        draft = Draft(self.codec.clone(state))
        following = self.advance(draft, action)
        return Step(draft.state, tuple(draft.events), following)

    def advance(self, draft: Draft[S], action: Action) -> Decision | None:
        """Carry out an offered action on the draft itself, unchecked: for searches that own their states."""
        draft.state.frames[-1].apply(draft, action)
        return settle(draft)

    # Points and secrets ------------------------------------------------------------------------------------------

    def refusals(self, state: S, player: int) -> list[Refusal]:
        """What the player might try now and may not, and why. Empty when it is not their decision."""
        return []

    def totals(self, state: S) -> list[int]:
        """Points of each player, if the game ended now."""
        return totals(self.score(state), self.seats(state))

    @abstractmethod
    def start(self, options: Any, rng: Rng) -> S:
        """The state before the first frame proceeds."""

    @abstractmethod
    def score(self, state: S) -> list[ScoreLine]:
        """Every player's points with their reasons, as if the game ended now."""

    @abstractmethod
    def ranking(self, state: S) -> list[list[int]]:
        """Players from first to last; those who share a place stand together."""

    @abstractmethod
    def seats(self, state: S) -> int:
        """How many players there are."""

    @abstractmethod
    def observe(self, state: S, player: int | None) -> S:
        """A copy with everything covered that the player (None: an onlooker) may not know."""

    @abstractmethod
    def determinize(self, observed: S, player: int | None, rng: Rng) -> S:
        """A copy with the covered parts filled in at random, in accordance with what is seen."""

    # Judgement ---------------------------------------------------------------------------------------------------

    @abstractmethod
    def evaluate(self, state: S, player: int) -> float:
        """Expected final points of the player less those of the best opponent, as far as a glance can tell."""

    @abstractmethod
    def appraise(self, state: S, decision: Decision) -> list[Appraisal]:
        """Each offered action's worth by rules of thumb, without search; the same order as the decision's."""

    def era(self, state: S) -> int:
        """A number that rises from round to round: a search looks to the end of the present one."""
        return 0

    # Words -------------------------------------------------------------------------------------------------------

    @abstractmethod
    def tell(self, event: Event) -> Message | None:
        """The event as a line of the log; None if it is not worth one."""

    @abstractmethod
    def label(self, state: S, action: Action) -> Message:
        """The action as the words on a button."""

    @abstractmethod
    def describe(self, state: S, target: str) -> Description | None:
        """What a thing on the board is and gives, in words; None for a target that does not exist."""

    # Documents ---------------------------------------------------------------------------------------------------

    def encode(self, state: S) -> dict[str, Any]:
        """The state as JSON-ready data."""
        return self.codec.encode(state)

    def decode(self, data: Any) -> S:
        """The state from JSON data. Raises DecodeError on anything that does not fit."""
        state = cast(S, self.codec.decode(self.state_type, data, "state"))
        problems = self.check(state)
        if problems:
            raise DecodeError("; ".join(problems[:3]), "state")
        return state

    def check(self, state: S) -> Sequence[str]:
        """What is impossible about a state that has the right shape: empty for every state that play can reach."""
        return []

    def digest(self, state: S) -> str:
        """Sixteen hex digits, equal for equal states."""
        return self.codec.digest(state)

    def read_action(self, text: str) -> Action:
        """The action written as text. Raises DecodeError."""
        return read_action(self.action_types, text)
