"""The table from somebody's chair: who looks, at which moment, and what they may see of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.core.game import Appraisal, Refusal, Step
from engine.core.match import Match
from engine.core.scoring import ScoreLine
from ui.face import Face, face_of
from ui.i18n import Person, Voice, voice
from ui.page import Page
from ui.past import Past
from ui.prefs import Preferences
from ui.seats import Seat, adversaries, read_seats
from ui.store import Store
from ui.view import LogLine, Scratch, View, log_lines

if TYPE_CHECKING:
    from ui.tutor import Tutor


class Chair:
    """One match on the screen, to be looked at.

    ``redraw`` is called whenever something changed: whether pieces may travel, and which regions (none named: all).
    ``redraw_slowly`` shows a move of a computer player, with breaths for the page.
    ``watching``: another page writes this game, here nothing can be done; ``outrun`` is called when it was first.
    """

    def __init__(
        self,
        page: Page,
        store: Store,
        match: Match[Any],
        game_id: str,
        redraw: Callable[[bool, tuple[str, ...]], None],
        redraw_slowly: Callable[[], Awaitable[None]],
    ) -> None:
        self.page, self.store, self.match, self.id = page, store, match, game_id
        self._redraw, self._redraw_slowly = redraw, redraw_slowly
        self.face: Face = face_of(match.game.id)
        self._chairs = read_seats(match.players, match.game.seats(match.state))
        self.prefs = Preferences()
        self.language = "pt_BR"
        self.scratch = Scratch()
        self.viewer = self._first_viewer()
        self.curtain: int | None = None
        self.advice: Appraisal | None = None
        self.waiting = False
        self.busy = False
        self.fresh = 0
        self.told_end = False
        self.tutor: Tutor | None = None
        self.gains: dict[int, int] = {}
        self._logged: tuple[Any, list[LogLine]] = ((), [])
        self._memo: dict[Any, Any] = {}
        self._refused: tuple[Any, dict[str, Refusal]] = (None, {})
        self._memo_of_past: dict[Any, Any] = {}
        self.watching = False
        self.past = Past(self)
        self.outrun: Callable[[], None] = lambda: None
        self._observed: tuple[Any, int | None, tuple[Any, Sequence[ScoreLine]]] = (None, None, (None, ()))

    def redraw(self, moving: bool = False, *only: str) -> None:
        """Show the table as it is now."""
        self._redraw(moving, only)

    def show(self, **changes: Any) -> None:
        """Change what is only on the screen."""
        self.scratch = replace(self.scratch, **changes)
        self.redraw()

    @property
    def held(self) -> bool:
        """Whether a lesson has something to say first."""
        return self.tutor is not None and self.tutor.holds

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everybody at the table; an adversary that a game brings for one person alone has a name in each language."""
        players = int(self.match.options["players"])
        if players >= len(self._chairs):
            return self._chairs
        name = voice(self.language, self.match.game.id)("rival.name")
        return adversaries(self._chairs, players, name)

    @property
    def sitting(self) -> tuple[Seat, ...]:
        """The seats that are people's and computer players'."""
        return self._chairs[: int(self.match.options["players"])]

    def _first_viewer(self) -> int | None:
        decision = self.match.decision
        people = [i for i, seat in enumerate(self.seats) if seat.person]
        if decision is not None and decision.player in people:
            return decision.player
        return people[0] if people else None

    def look_away(self) -> None:
        """Nobody knows who is there: of several people at one device, none looks until the curtain was up."""
        people = [i for i, seat in enumerate(self.seats) if seat.person]
        self.viewer = people[0] if len(people) == 1 else None

    def speak(self, language: str) -> None:
        """Use another language from now on."""
        if language != self.language:
            self.language = language
            self._forget_markup()

    def _forget_markup(self) -> None:
        self._memo.clear()
        self._memo_of_past.clear()

    @property
    def voice(self) -> Voice:
        """The voice in the present language."""
        people = [Person(seat.name, seat.mark) for seat in self.seats]
        return voice(self.language, self.match.game.id, people, self.face.pictures)

    def view(self) -> View:
        """The table as the viewer may see it now, or in the moment that is looked back at."""
        return self._present() if self.past.moment is None else self._back_then(self.past.moment)

    def _back_then(self, moment: int) -> View:
        """An earlier moment, with what the present viewer may know of it."""
        step = self.match.at(moment)
        seen, score = self._seen(step)
        return replace(
            self._present(),
            state=seen,
            score=score,
            turn=step.decision.player if step.decision else None,
            decision=None,
            recent=[event.seen_by(self.viewer) for event in step.events],
            gains={},
            advice=None,
            can_undo=False,
            can_redo=False,
            busy=False,
            waiting=False,
            moves=moment,
            moment=moment,
            replaying=self.past.playing,
            memo=self._memo_of_past,
        )

    def _present(self) -> View:
        match, decision = self.match, self.match.decision
        game = match.game
        seen, score = self._seen(match.step)
        free = self.curtain is None and not self.watching and not self.held
        mine = decision if decision and decision.player == self.viewer and free else None
        log = self.log()
        return View(
            game=game,
            state=seen,
            viewer=self.viewer,
            turn=decision.player if decision else None,
            decision=mine,
            seats=self.seats,
            voice=self.voice,
            scratch=self.scratch,
            prefs=self.prefs,
            refuse=lambda: self._refusals(seen),
            log=log,
            score=score,
            advice=self.advice,
            can_undo=self._can_undo(),
            can_redo=match.can_redo() and free,
            busy=self.busy,
            waiting=self.waiting,
            painted=self.page.painted(),
            saved=self.store.trouble is None,
            fresh=self.fresh,
            recent=[event.seen_by(self.viewer) for event in match.step.events],
            gains=self.gains,
            moves=len(match.moves),
            last=len(match.moves),
            since=self._since(),
            rises=self._rises,
            stale=len(match.stale),
            watching=self.watching,
            memo=self._memo,
        )

    def _seen(self, step: Step[Any]) -> tuple[Any, Sequence[ScoreLine]]:
        """What the viewer may know of a moment, and its points: the same until something happens."""
        game, (known, viewer, seen) = self.match.game, self._observed
        if known is not step.state or viewer != self.viewer:
            state = game.observe(step.state, self.viewer)
            seen = state, game.score(state if step.decision else step.state)
            self._observed = step.state, self.viewer, seen
        return seen

    def _since(self) -> int:
        """The number of moves up to and with the viewer's last one; all of them while it is nobody's own table."""
        moves = self.match.moves
        own = (n for n in range(len(moves), 0, -1) if moves[n - 1].player == self.viewer)
        return len(moves) if self.viewer is None else next(own, 0)

    def _rises(self) -> list[int]:
        """Points that each player won since the viewer's last move, as the viewer may know."""
        game = self.match.game
        before, now = (
            game.totals(game.observe(self.match.at(n).state, self.viewer))
            for n in (self._since(), len(self.match.moves))
        )
        return [later - earlier for earlier, later in zip(before, now, strict=True)]

    def turn_page(self) -> None:
        """Another moment is shown: what was begun in the old one is forgotten."""
        self.scratch = replace(self.scratch, chosen=(), asking=None, pointed="")

    def tell_moment(self) -> None:
        """Say what the moment that is shown is about."""
        say, n = self.voice, self.past.shown
        told = [say.say(line.message) for line in self.log() if line.move == n and not line.undone]
        self.page.announce(sentences([say("past.move", move=n, last=self.past.now), *told]))

    def _refusals(self, seen: Any) -> dict[str, Refusal]:
        """Why what the viewer might try is refused: worked out once for each thing they know."""
        assert self.viewer is not None
        if self._refused[0] is not seen:
            found = self.match.game.refusals(seen, self.viewer)
            self._refused = seen, {refusal.target: refusal for refusal in found}
        return self._refused[1]

    def log(self) -> list[LogLine]:
        """The log as the viewer may know it; only what is new is told anew."""
        moves, undone = len(self.match.moves), len(self.match.undone)
        (viewer, known, taken), lines = self._logged if self._logged[0] else ((None, -1, -1), [])
        if (viewer, taken) == (self.viewer, undone) and known <= moves:
            lines = lines + log_lines(self.match, self.viewer, self.face, known + 1)
        else:
            self._forget_markup()
            lines = log_lines(self.match, self.viewer, self.face)
        self._logged = ((self.viewer, moves, undone), lines)
        return lines

    def _can_undo(self) -> bool:
        return self.curtain is None and not self.watching and self.match.can_undo(self.prefs.study)


def sentences(texts: Sequence[str]) -> str:
    """Texts to be said one after the other, each with its full stop."""
    return " ".join(text if text.endswith((".", "!", "?", ":")) else f"{text}." for text in texts)
