"""One game being played: its states, what led from one to the next, and taking back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from engine.core.actions import Action
from engine.core.errors import EngineError, GameOver, IllegalAction
from engine.core.events import Event
from engine.core.frames import Decision, State
from engine.core.game import Game, Step

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Move(Generic[S]):
    """One action of the history: who, what, what happened, where it led, and whether something new became known."""

    player: int
    action: Action
    step: Step[S]
    revealed: bool


@dataclass(frozen=True, slots=True)
class Undone:
    """A taking back, for the log: before which move (0-based) it stands, who took back what."""

    before: int
    player: int
    action: str


@dataclass(slots=True)
class Match(Generic[S]):
    """A game from its start to now.

    ``players`` are the seats as the app knows them (name, colour, who plays), ``title`` what people call this game; the
    engine only keeps them.
    ``stale`` holds actions of an older version of the rules, which led to the start state but cannot be replayed.
    ``placed``: the start is a position, not what the options and the seed deal.
    """

    game: Game[S]
    options: dict[str, Any]
    seed: int
    start: Step[S]
    players: list[dict[str, Any]] = field(default_factory=list)
    moves: list[Move[S]] = field(default_factory=list)
    undone: list[Undone] = field(default_factory=list)
    stale: list[str] = field(default_factory=list)
    title: str = ""
    placed: bool = False
    _redo: list[Action] = field(default_factory=list)

    @classmethod
    def new(
        cls, game: Game[S], options: Mapping[str, Any], seed: int, players: Sequence[Mapping[str, Any]] = ()
    ) -> Match[S]:
        """Start a match. Raises OptionError."""
        return cls(game, dict(options), seed, game.setup(options, seed), [dict(p) for p in players])

    @classmethod
    def at_position(
        cls, game: Game[S], state: S, options: Mapping[str, Any], seed: int, players: Sequence[Mapping[str, Any]] = ()
    ) -> Match[S]:
        """A match that begins at a position, without a history."""
        start = Step(state, (), game.decision(state))
        return cls(game, dict(options), seed, start, [dict(p) for p in players], placed=True)

    # Now ---------------------------------------------------------------------------------------------------------

    @property
    def step(self) -> Step[S]:
        """Where the match stands."""
        return self.moves[-1].step if self.moves else self.start

    @property
    def state(self) -> S:
        """The present state."""
        return self.step.state

    @property
    def decision(self) -> Decision | None:
        """The present decision; None when the game is over."""
        return self.step.decision

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.step.decision is None

    def at(self, n: int) -> Step[S]:
        """Where the match stood after ``n`` actions (0: the start)."""
        if not 0 <= n <= len(self.moves):
            raise IndexError(f"the match has {len(self.moves)} moves, not {n}")
        return self.moves[n - 1].step if n else self.start

    def events(self) -> list[Event]:
        """Everything that happened, in order."""
        return [event for step in [self.start, *(m.step for m in self.moves)] for event in step.events]

    # Playing -----------------------------------------------------------------------------------------------------

    def do(self, action: Action) -> Step[S]:
        """Carry out an action. Raises IllegalAction or GameOver; then nothing has changed."""
        self._redo.clear()
        return self._play(action)

    def _play(self, action: Action) -> Step[S]:
        decision = self.decision
        if decision is None:
            raise GameOver("the game is over")
        before = self.state
        step = self.game.apply(before, action)
        revealed = before.rng != step.state.rng or any(event.reveals for event in step.events)
        self.moves.append(Move(decision.player, action, step, revealed))
        return step

    def can_undo(self, free: bool = False) -> bool:
        """Whether the last action may be taken back: by its player, while nothing new has become known.

        ``free`` (study) lifts both limits.
        """
        if not self.moves:
            return False
        last, now = self.moves[-1], self.decision
        return free or (not last.revealed and (now is None or now.player == last.player))

    def undo(self, free: bool = False) -> Action:
        """Take the last action back and return it. Raises IllegalAction if that is not allowed."""
        if not self.can_undo(free):
            raise IllegalAction("the last action cannot be taken back", action="undo")
        move = self.moves.pop()
        self.undone.append(Undone(len(self.moves), move.player, str(move.action)))
        self._redo.append(move.action)
        return move.action

    def can_redo(self) -> bool:
        """Whether an action was just taken back."""
        return bool(self._redo)

    def redo(self) -> Step[S]:
        """Do again what was just taken back. Raises IllegalAction if there is nothing."""
        if not self._redo:
            raise IllegalAction("nothing was taken back", action="redo")
        step = self._play(self._redo.pop())
        self.undone.pop()
        return step

    def branch(self, n: int) -> Match[S]:
        """A new match that shares the first ``n`` actions with this one."""
        self.at(n)
        players = [dict(p) for p in self.players]
        return Match(
            self.game,
            dict(self.options),
            self.seed,
            self.start,
            players,
            self.moves[:n],
            [undone for undone in self.undone if undone.before < n],
            list(self.stale),
            placed=self.placed,
        )

    def here(self) -> Match[S]:
        """A new match that begins where this one stands: a position without its history."""
        return Match.at_position(self.game, self.state, self.options, self.seed, self.players)

    def replay(self, actions: Sequence[str]) -> int:
        """Carry out actions from text; the number that went through before one was unknown or illegal."""
        for n, text in enumerate(actions):
            try:
                self._play(self.game.read_action(text))
            except EngineError:
                return n
        return len(actions)
