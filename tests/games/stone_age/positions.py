"""Positions of Stone Age built by hand, and playing on from them.

``table(acting(0), tribe(goods=(1, 0, 0, 2)), tribe())`` is a two-player position in which player 0 acts. Whatever is
not said is as at the start of a game; the cards and tiles that are not named fill row, deck and stacks in the order
of the catalog.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.actions import Action
from engine.core.events import Event
from engine.core.frames import Frame
from engine.core.game import Step
from engine.core.rng import Rng
from engine.games.stone_age.catalog import BUILDINGS, CARDS, SLOTS, STACK_SIZE
from engine.games.stone_age.game import GAME, new_tribe
from engine.games.stone_age.options import StoneAgeOptions
from engine.games.stone_age.phases.acting import Acting
from engine.games.stone_age.phases.feeding import Feeding
from engine.games.stone_age.phases.placing import Placing
from engine.games.stone_age.phases.rounds import CleanUp
from engine.games.stone_age.state import StoneAgeState, Tribe

Frames = Callable[[int, int], list[Frame[Any]]]
"""The stack of frames for a number of players and a start player."""


def tribe(**things: Any) -> Tribe:
    """A tribe as at the start but for these things. Sequences may be given as tuples."""
    made = new_tribe()
    for name, value in things.items():
        assert hasattr(made, name), name
        setattr(made, name, list(value) if isinstance(value, tuple) else value)
    return made


def placing(player: int) -> Frames:
    """Phase 1: the player is to place."""
    return lambda seats, start: [CleanUp(), Feeding(start, seats), Acting(start, seats), Placing(player)]


def acting(player: int, *more: Frame[Any]) -> Frames:
    """Phase 2: the player carries out places; further frames on top, as in the middle of a roll."""

    def frames(seats: int, start: int) -> list[Frame[Any]]:
        left = seats - (player - start) % seats
        return [CleanUp(), Feeding(start, seats), Acting(player, left), *more]

    return frames


def feeding() -> Frames:
    """Phase 3 is about to begin."""
    return lambda seats, start: [CleanUp(), Feeding(start, seats)]


def cleaning() -> Frames:
    """Everybody has eaten."""
    return lambda seats, start: [CleanUp()]


def over() -> Frames:
    """The game has ended."""
    return lambda seats, start: []


def table(
    frames: Frames,
    *tribes: Tribe,
    row: Sequence[str | None] | None = None,
    deck: int | None = None,
    tops: Sequence[str] = (),
    heights: Sequence[int] = (),
    start: int = 0,
    seed: int = 0,
    **options: Any,
) -> StoneAgeState:
    """A position. ``deck`` is how many cards are left, ``tops`` the open tiles, ``heights`` the stacks' tiles.

    Cards that a short deck leaves over lie with the last player, face down, so nothing is lost.
    """
    seats = len(tribes)
    taken = {card for t in tribes for card in t.collection} | set(row or ())
    free = [card for card in CARDS if card not in taken]
    cards: list[str | None] = list(row) if row is not None else [free.pop(0) for _ in SLOTS]
    if deck is not None:
        tribes[-1].cards += free[deck:]
        free = free[:deck]
    return StoneAgeState(
        StoneAgeOptions(seats, **options),
        Rng(seed),
        frames(seats, start),
        1,
        start,
        list(tribes),
        cards,
        free[::-1],
        _stacks(tribes, tops, heights),
    )


def _stacks(tribes: Sequence[Tribe], tops: Sequence[str], heights: Sequence[int]) -> list[list[str]]:
    taken = {tile for t in tribes for tile in t.buildings} | set(tops)
    free = [tile for tile in BUILDINGS if tile not in taken]
    stacks = []
    for seat in range(len(tribes)):
        height = heights[seat] if seat < len(heights) else STACK_SIZE
        top = [tops[seat]] if seat < len(tops) and height else []
        under = height - len(top)
        stacks.append([*free[:under], *top])
        free = free[under:]
    return stacks


def rigged(*faces: int) -> int:
    """A seed whose first dice show these faces."""
    return next(seed for seed in range(1_000_000) if Rng(seed).dice(len(faces)) == list(faces))


# Playing -------------------------------------------------------------------------------------------------------------


def do(state: StoneAgeState, *actions: str) -> Step[StoneAgeState]:
    """Carry out actions given as text, after letting go on by itself whatever needs no choice."""
    step = settled(state)
    for text in actions:
        step = Step(*_after(step, GAME.read_action(text)))
    return step


def _after(step: Step[StoneAgeState], action: Action) -> tuple[StoneAgeState, tuple[Event, ...], Any]:
    following = GAME.apply(step.state, action)
    return following.state, step.events + following.events, following.decision


def settled(state: StoneAgeState) -> Step[StoneAgeState]:
    """The position at its next decision."""
    from engine.core.frames import Draft, settle

    draft = Draft(GAME.codec.clone(state))
    decision = settle(draft)
    return Step(draft.state, tuple(draft.events), decision)


def offered(state: StoneAgeState) -> list[str]:
    """The actions of the next decision as text; empty when the game is over."""
    decision = settled(state).decision
    return [str(action) for action in decision.actions] if decision else []


def happened(step: Step[StoneAgeState], kind: type[Event]) -> list[Any]:
    """The events of one kind."""
    return [event for event in step.events if isinstance(event, kind)]


def refused(state: StoneAgeState, target: str) -> tuple[str, str]:
    """Reason and rule for which a target cannot be chosen."""
    step = settled(state)
    assert step.decision is not None
    found = {r.target: (r.reason, r.rule) for r in GAME.refusals(step.state, step.decision.player)}
    return found[target]
