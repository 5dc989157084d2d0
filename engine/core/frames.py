"""Frames: what the rules are in the middle of, as data on a stack inside the state.

The top frame is asked for its decision. If it has one, the game waits for a player. If it has none, the frame
``proceeds``: it does what needs no choice and changes the stack (pops itself, pushes others, or moves its own fields
on). So a game can be saved, copied, searched and explained in the middle of anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from engine.core.actions import Action
from engine.core.errors import StuckError
from engine.core.events import Event
from engine.core.rng import Rng
from engine.core.words import Value


class State(Protocol):
    """What the core needs of a game's state."""

    frames: list[Frame[Any]]
    rng: Rng


S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)

SETTLE_LIMIT = 10_000


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice that a player has to make now.

    ``prompt`` is a message id (``prompt.place``) filled by ``params``; ``actions`` are all that is legal, in a fixed
    order, never empty; ``rules`` are the ids of the rules that ask for it, the chief one first.
    """

    player: int
    prompt: str
    actions: tuple[Action, ...]
    rules: tuple[str, ...]
    params: Mapping[str, Value] = field(default_factory=dict)


class Draft(Generic[S]):
    """A state that one action is being carried out on, with the events so far. Rules change ``state`` in place."""

    __slots__ = ("events", "state")

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        """Record what happened."""
        self.events.append(event)

    def push(self, *frames: Frame[S]) -> None:
        """Put frames on the stack: the last one named is dealt with first."""
        self.state.frames.extend(frames)

    def pop(self) -> None:
        """Take the top frame off the stack."""
        self.state.frames.pop()


@dataclass(slots=True)
class Frame(Generic[S_contra]):
    """Base of all frames. A frame is a record: its fields say where in the rule the game stands."""

    def decision(self, state: S_contra) -> Decision | None:
        """The choice that the frame waits for, or None if it can go on by itself. Changes nothing."""
        return None

    def apply(self, draft: Draft[Any], action: Action) -> None:
        """Carry out one of the decision's actions. Frames that never ask need not have it: nobody can call it."""
        raise NotImplementedError(f"{type(self).__name__} offers no actions")

    def proceed(self, draft: Draft[Any]) -> None:
        """Go on without a choice. Must change the stack or this frame."""
        draft.pop()


def settle(draft: Draft[S]) -> Decision | None:
    """Let frames proceed until one waits for a player; None when the stack is empty and the game is over.

    Raises StuckError if the rules run in a circle.
    """
    frames = draft.state.frames
    for _ in range(SETTLE_LIMIT):
        if not frames:
            return None
        decision = frames[-1].decision(draft.state)
        if decision is not None:
            return decision
        frames[-1].proceed(draft)
    raise StuckError(f"no decision after {SETTLE_LIMIT} steps; top frame {frames[-1]!r}")
