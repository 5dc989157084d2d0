"""What scenes and panels get to see: the table from one person's chair, at one moment, in one language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol, cast

from htpy import Node, fragment
from markupsafe import Markup

from engine.core.actions import Action
from engine.core.events import Event
from engine.core.frames import Decision
from engine.core.game import Appraisal, Game, Refusal
from engine.core.match import Match
from engine.core.scoring import ScoreLine
from engine.core.words import Message, Who, msg
from ui.i18n import Voice
from ui.pick import fitting, next_targets
from ui.prefs import Preferences
from ui.seats import Seat

MOST_KEPT = 1000
"""Pieces of markup kept for later drawings."""


@dataclass(frozen=True, slots=True)
class Scratch:
    """What is only on the screen: the chosen targets, the pointed one, the open tab, rule, sheet
    (``players``, ``mine`` or ``talk``, on a phone), what a phone shows of the board, ``notes`` of the game's face, and
    the action that is asked about, or that a finger has come upon, before it is done.
    """

    chosen: tuple[str, ...] = ()
    pointed: str = ""
    tab: str = "log"
    rule: str = ""
    sheet: str = ""
    zoom: str = ""
    whole_log: bool = False
    asking: Action | None = None
    notes: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log: whose, by which rule, in words, after which move, about which places."""

    move: int
    player: int
    rule: str
    message: Message
    places: tuple[str, ...] = ()
    undone: bool = False
    head: bool = False


@dataclass(frozen=True)
class View:
    """The table from the chair of ``viewer`` (None: an onlooker).

    ``state`` is what that person may know. ``decision`` is theirs to make now, else None; ``turn`` is who decides.
    """

    game: Game[Any]
    state: Any
    viewer: int | None
    turn: int | None
    decision: Decision | None
    seats: tuple[Seat, ...]
    voice: Voice
    scratch: Scratch = field(default_factory=Scratch)
    prefs: Preferences = field(default_factory=Preferences)
    refuse: Callable[[], Mapping[str, Refusal]] = dict
    """Why what cannot be chosen cannot: asked for only when somebody wants to know."""
    log: Sequence[LogLine] = ()
    score: Sequence[ScoreLine] = ()
    advice: Appraisal | None = None
    can_undo: bool = False
    can_redo: bool = False
    busy: bool = False
    waiting: bool = False
    painted: str = "light"
    saved: bool = True
    fresh: int = 0
    recent: Sequence[Event] = ()
    gains: Mapping[int, int] = field(default_factory=dict)
    moves: int = 0
    moment: int | None = None
    """The moment that is looked back at: after so many moves; None for the present."""
    last: int = 0
    """Moves made up to the present."""
    replaying: bool = False
    since: int = 0
    """Moves made up to and with the viewer's last one."""
    rises: Callable[[], Sequence[int]] = list
    """Each player's points since then."""
    stale: int = 0
    """Moves by older rules, from before what can be looked back at."""
    watching: bool = False
    memo: dict[Any, Any] = field(default_factory=dict)
    """Markup that stays the same from drawing to drawing, kept by the table; see ``once``."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.turn is None

    @cached_property
    def actions(self) -> list[Action]:
        """The offered actions that fit what was chosen so far."""
        return fitting(self.decision.actions, self.scratch.chosen) if self.decision else []

    @cached_property
    def refusals(self) -> Mapping[str, Refusal]:
        """Why a target cannot be chosen now."""
        return self.refuse() if self.decision else {}

    @cached_property
    def targets(self) -> list[str]:
        """What may be pointed at next."""
        return next_targets(self.decision.actions, self.scratch.chosen) if self.decision else []

    @cached_property
    def first_targets(self) -> list[str]:
        """What may be pointed at when choosing begins."""
        return next_targets(self.decision.actions, ()) if self.decision else []

    def once(self, key: Any, make: Callable[[], Node]) -> Markup:
        """Markup that depends on nothing but the key, made once for the table in its present language."""
        known = self.memo.get(key)
        if known is None:
            if len(self.memo) > MOST_KEPT:
                self.memo.clear()
            known = self.memo[key] = Markup(fragment[make()])
        return cast(Markup, known)

    def label(self, action: Action) -> Message:
        """An action as the words on a button."""
        return self.game.label(self.state, action)

    def total(self, player: int) -> int:
        """A player's points if the game ended now, as far as the viewer can know."""
        return sum(line.points for line in self.score if line.player == player)


class Reading(Protocol):
    """What a face says about events, for the log."""

    def places(self, event: Event) -> tuple[str, ...]:
        """The targets an event was about."""

    def heading(self, event: Event) -> bool:
        """Whether an event opens a part of the log."""


def log_lines(match: Match[Any], viewer: int | None, face: Reading, since: int = 0) -> list[LogLine]:
    """The log from move ``since`` on, the first line first, as the viewer may know it.

    What was taken back stands where it was.
    """
    lines: list[LogLine] = []
    for n in range(since, len(match.moves) + 1):
        events = [event.seen_by(viewer) for event in match.at(n).events]
        told = [(event, match.game.tell(event)) for event in events]
        lines += [_line(n, event, message, face) for event, message in told if message]
        lines += [_undone(match, u.player, u.action, n) for u in match.undone if u.before == n]
    return lines


def _line(move: int, event: Event, message: Message, face: Reading) -> LogLine:
    return LogLine(move, event.player, event.rule, message, face.places(event), head=face.heading(event))


def _undone(match: Match[Any], player: int, text: str, move: int) -> LogLine:
    label = match.game.label(match.at(move).state, match.game.read_action(text))
    return LogLine(move, player, "", msg("log.undone", who=Who(player), what=label), undone=True)
