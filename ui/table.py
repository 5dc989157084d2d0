"""The table's controller: one match, who looks at it, what is chosen, and what clicks and keys make of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.core import saves
from engine.core.actions import Action
from engine.core.game import Appraisal, Refusal
from engine.core.match import Match
from engine.core.scoring import ScoreLine
from ui.computer import rank, thinking_seed
from ui.face import Face, face_of
from ui.i18n import Person, Voice, voice
from ui.page import Page, Signal
from ui.pick import composed, fitting, toggled
from ui.prefs import Preferences
from ui.seats import Seat, read_seats
from ui.store import Entry, Store
from ui.view import LogLine, Scratch, View, log_lines

if TYPE_CHECKING:
    from ui.tutor import Tutor

PAUSE = 650
"""Milliseconds between two moves of computer players when they are to be followed."""
SLICE = 50


class Table:
    """One match on the screen.

    ``redraw`` is called whenever something changed: whether pieces may travel, and which regions (none named: all).
    """

    def __init__(
        self,
        page: Page,
        store: Store,
        match: Match[Any],
        game_id: str,
        redraw: Callable[[bool, tuple[str, ...]], None],
    ) -> None:
        self.page, self.store, self.match, self.id = page, store, match, game_id
        self._redraw = redraw
        self.face: Face = face_of(match.game.id)
        self.seats: tuple[Seat, ...] = read_seats(match.players, match.game.seats(match.state))
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
        self._hurry = False
        self._run = 0
        self._logged: tuple[Any, list[LogLine]] = ((), [])
        self._memo: dict[Any, Any] = {}
        self._observed: tuple[Any, int | None, tuple[Any, Sequence[ScoreLine]]] = (None, None, (None, ()))

    def redraw(self, moving: bool = False, *only: str) -> None:
        """Show the table as it is now."""
        self._redraw(moving, only)

    # Looking -----------------------------------------------------------------------------------------------------

    def _first_viewer(self) -> int | None:
        decision = self.match.decision
        people = [i for i, seat in enumerate(self.seats) if seat.person]
        if decision is not None and decision.player in people:
            return decision.player
        return people[0] if people else None

    def speak(self, language: str) -> None:
        """Use another language from now on."""
        if language != self.language:
            self.language = language
            self._memo.clear()

    @property
    def voice(self) -> Voice:
        """The voice in the present language."""
        people = [Person(seat.name, seat.mark) for seat in self.seats]
        return voice(self.language, self.match.game.id, people, self.face.pictures)

    def view(self) -> View:
        """The table as the viewer may see it now."""
        match, decision = self.match, self.match.decision
        game = match.game
        seen, score = self._seen()
        held = self.curtain is not None or self.held
        mine = decision if decision and decision.player == self.viewer and not held else None
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
            can_redo=match.can_redo(),
            busy=self.busy,
            waiting=self.waiting,
            painted=self.page.painted(),
            saved=self.store.trouble is None,
            fresh=self.fresh,
            recent=[event.seen_by(self.viewer) for event in match.step.events],
            gains=self.gains,
            moves=len(match.moves),
            memo=self._memo,
        )

    def _seen(self) -> tuple[Any, Sequence[ScoreLine]]:
        """What the viewer may know, and its points: the same until something happens."""
        match, (known, viewer, seen) = self.match, self._observed
        if known is not match.state or viewer != self.viewer:
            state = match.game.observe(match.state, self.viewer)
            seen = state, match.game.score(match.state if match.over else state)
            self._observed = match.state, self.viewer, seen
        return seen

    def _refusals(self, seen: Any) -> dict[str, Refusal]:
        assert self.viewer is not None
        return {refusal.target: refusal for refusal in self.match.game.refusals(seen, self.viewer)}

    def log(self) -> list[LogLine]:
        """The log as the viewer may know it; only what is new is told anew."""
        moves, undone = len(self.match.moves), len(self.match.undone)
        (viewer, known, taken), lines = self._logged if self._logged[0] else ((None, -1, -1), [])
        if (viewer, taken) == (self.viewer, undone) and known <= moves:
            lines = lines + log_lines(self.match, self.viewer, self.face, known + 1)
        else:
            self._memo.clear()
            lines = log_lines(self.match, self.viewer, self.face)
        self._logged = ((self.viewer, moves, undone), lines)
        return lines

    # Playing -----------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Start or go on: save, draw, let whose turn it is go ahead."""
        self.fresh = len(self.log())
        self.save(good=True)
        self._next()

    def perform(self, action: Action) -> None:
        """Carry out an action of whoever decides."""
        known, before = len(self.log()), self.match.decision
        points = self._points()
        self.match.do(action)
        if self.tutor:
            self.tutor.watch(self.match, action)
        self.gains = {i: now - points[i] for i, now in enumerate(self._points()) if now != points[i]}
        self._settle(known, before.player if before else None)

    def _points(self) -> list[int]:
        view = self.view()
        return [self.face.points(view, i) for i in range(len(self.seats))]

    def _settle(self, known: int, player: int | None) -> None:
        self.scratch = replace(self.scratch, chosen=(), asking=None, pointed="")
        self.advice = None
        now = self.match.decision
        self.save(good=now is None or now.player != player)
        self._announce(known)
        self._next()

    def _announce(self, known: int) -> None:
        lines = self.log()
        self.fresh = known if len(lines) > known else self.fresh
        say = self.voice
        told = ". ".join(say.say(line.message) for line in lines[known:])
        if told:
            self.page.announce(told)

    def _next(self) -> None:
        """Hand over to whoever decides now."""
        self._run += 1
        decision = self.match.decision
        seat = self.seats[decision.player] if decision else None
        self.busy = self.waiting = False
        if seat is None or decision is None:
            self.redraw(True)
            self.page.announce(self.voice("now.over"))
            return
        if self.held:
            self.redraw(True)
            self.page.focus("#lesson .btn-1")
            return
        if seat.person:
            self._hand_over(decision.player)
            self.redraw(True)
            self.page.later(40, self._advise)
            return
        self.busy = True
        self.redraw(True)
        self.page.start(self._computer(self._run))

    def _hand_over(self, player: int) -> None:
        if player == self.viewer:
            return
        if self.viewer is not None and self._secret(player):
            self.curtain = player
            self.viewer = None
        else:
            self.viewer = player

    def _secret(self, player: int) -> bool:
        """Whether the player would see something that nobody else may."""
        game, state = self.match.game, self.match.state
        return bool(game.observe(state, player) != game.observe(state, None))

    def unveil(self) -> None:
        """The next person is there."""
        self.viewer, self.curtain = self.curtain, None
        self.redraw()
        self.page.focus("#prompt")

    def _advise(self) -> None:
        """Work out a hint, after the table was drawn."""
        view = self.view()
        if view.decision is None or not self.prefs.hints or self.advice or len(view.decision.actions) < 2:
            return
        best = max(self.match.game.appraise(view.state, view.decision), key=lambda appraisal: appraisal.value)
        if best.reasons:
            self.advice = best
            self.redraw(False, "hints")

    # Computer players --------------------------------------------------------------------------------------------

    async def _computer(self, run: int) -> None:
        """Play one move of a computer player, unless things have moved on meanwhile."""
        decision = self.match.decision
        assert decision is not None
        game, state, seat = self.match.game, self.match.state, self.seats[decision.player]
        seed = thinking_seed(self.match.seed, len(self.match.moves))
        best = (await rank(self.page, game, game.observe(state, decision.player), decision, seat.level, seed))[0]
        if run != self._run:
            return
        if self.prefs.pace == "steps":
            self.advice, self.waiting, self.busy = best, True, False
            self.redraw()
            self.page.focus("[data-act=step]")
            return
        await self._pause()
        if run == self._run:
            self.perform(best.action)

    async def _pause(self) -> None:
        """Time to look, cut short by any key."""
        waited = 0
        self._hurry = False
        while waited < (PAUSE if self.prefs.pace == "animated" else 1) and not self._hurry:
            await self.page.sleep(SLICE if self.prefs.pace == "animated" else 0)
            waited += SLICE

    def step(self) -> None:
        """The nod that a computer player waits for."""
        if self.waiting and self.advice:
            self.waiting = False
            self.perform(self.advice.action)

    def hurry(self) -> None:
        """Somebody pressed a key: no more waiting for this move."""
        self._hurry = True

    def leave(self) -> None:
        """Nothing goes on behind a closed table."""
        self._run += 1
        self.save(good=True)

    # Lessons -----------------------------------------------------------------------------------------------------

    @property
    def held(self) -> bool:
        """Whether a lesson has something to say first."""
        return self.tutor is not None and self.tutor.holds

    def _hint_asked(self) -> None:
        if self.tutor:
            self.tutor.hint()
            self.redraw()

    def try_again(self) -> None:
        """Take the tries at the task back."""
        if self.tutor:
            self.tutor.again()
            self.go_to(self.tutor.start)

    def go_to(self, n: int) -> None:
        """Put the table where it stood after ``n`` actions."""
        self.match = self.match.branch(min(max(n, 0), len(self.match.moves)))
        self._logged = ((), [])
        self._settle(0, None)

    def _play_on(self) -> None:
        self.tutor = None
        self._next()

    # In and out --------------------------------------------------------------------------------------------------

    @property
    def in_a_move(self) -> bool:
        """Whether an action is half chosen, or a computer player is about to act."""
        return self.busy or bool(self.scratch.chosen or self.scratch.asking)

    # Taking back -------------------------------------------------------------------------------------------------

    def _can_undo(self) -> bool:
        return self.curtain is None and self.match.can_undo(self.prefs.study)

    def undo(self) -> None:
        """Cancel what was chosen, or take the last action back; in study also what computer players did since."""
        if self.scratch.chosen or self.scratch.asking:
            self.cancel()
            return
        if self.held:
            self.try_again()
            return
        if not self._can_undo():
            return
        known = 0
        self.match.undo(self.prefs.study)
        while self.prefs.study and self._computers_turn() and self.match.can_undo(True):
            self.match.undo(True)
        self._settle(known, None)
        self.fresh = len(self.log()) - 1
        self.page.announce(self.voice("now.undone"))

    def _computers_turn(self) -> bool:
        decision = self.match.decision
        return decision is not None and not self.seats[decision.player].person

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.match.can_redo() and self.curtain is None:
            known = len(self.log())
            self.match.redo()
            self._settle(min(known, len(self.log())), None)

    def cancel(self) -> None:
        """Forget what was chosen so far inside the action."""
        self.scratch = replace(self.scratch, chosen=(), asking=None, pointed="")
        self.redraw()

    # Choosing ----------------------------------------------------------------------------------------------------

    def do(self, text: str, sure: bool = False) -> None:
        """A button with an action was pressed; what is easily regretted is asked about first."""
        view = self.view()
        action = next((a for a in view.decision.actions if str(a) == text), None) if view.decision else None
        if action is None:
            return
        if not sure and self.face.asks_first(view, action):
            self.scratch = replace(self.scratch, asking=action)
            self.redraw()
            self.page.focus("[data-act=keep]")
            return
        self.perform(action)

    def point(self, target: str, key: str = "") -> None:
        """A thing was clicked, perhaps by key: narrow the actions, do the last one left, or say why it cannot be
        chosen.
        """
        view = self.view()
        decision = view.decision
        meant = self.face.point(view, target, key)
        if isinstance(meant, Action):
            self.do(str(meant))
            return
        if meant is not None:
            self.show(**meant)
            return
        alias = self.face.alias(view, target)
        if decision is None or alias not in {t for action in decision.actions for t in action.targets}:
            self.look(target)
            return
        again = self.scratch.chosen == (alias,)
        fits = fitting(decision.actions, (alias,) if again else toggled(decision.actions, self.scratch.chosen, alias))
        whole = not composed(decision.actions) and len(fits) == 1
        if whole and (again or not self._costs(fits[0])):
            self.do(str(fits[0]))
            return
        self.scratch = replace(
            self.scratch, chosen=toggled(decision.actions, self.scratch.chosen, alias), pointed="", asking=None
        )
        self.redraw()

    def pick(self, target: str, step: int) -> None:
        """One piece more or less of what an action is put together from."""
        decision, chosen = self.view().decision, self.scratch.chosen
        if decision is None:
            return
        if step > 0 and fitting(decision.actions, (*chosen, target)):
            self.show(chosen=(*chosen, target))
        elif step < 0 and target in chosen:
            at = len(chosen) - 1 - chosen[::-1].index(target)
            self.show(chosen=chosen[:at] + chosen[at + 1 :])

    def _costs(self, action: Action) -> bool:
        """Whether the action could not be taken back: something new becomes known, or the turn passes."""
        step = self.match.game.apply(self.match.state, action)
        player = self.match.decision.player if self.match.decision else None
        news = step.state.rng != self.match.state.rng or any(event.reveals for event in step.events)
        return bool(news or step.decision is None or step.decision.player != player) and not self.prefs.study

    def look(self, target: str) -> None:
        """Show what a thing is; nothing for an empty target."""
        if target != self.scratch.pointed:
            self.scratch = replace(self.scratch, pointed=target)
            self.redraw(False, "tips", *self.face.follows)

    # Keeping -----------------------------------------------------------------------------------------------------

    def save(self, good: bool = False) -> None:
        """Keep the match on this device."""
        self.store.save(self.entry(), saves.dumps(self.match), good)

    def entry(self) -> Entry:
        """The match's line in the index."""
        match = self.match
        number = self.face.round(match.state)
        players = tuple(seat.record() for seat in self.seats)
        return Entry(self.id, match.game.id, "", players, number, match.over, self.page.now())

    # Signals -----------------------------------------------------------------------------------------------------

    def handle(self, signal: Signal) -> bool:
        """Carry out a command of the table; False if it is not one."""
        data = signal.data
        commands: dict[str, Callable[[], None]] = {
            "do": lambda: self.do(data.get("action", ""), data.get("sure") == "yes"),
            "cancel": self.cancel,
            "keep": self.cancel,
            "undo": self.undo,
            "redo": self.redo,
            "pick": lambda: self.pick(data.get("id", ""), 1),
            "unpick": lambda: self.pick(data.get("id", ""), -1),
            "step": self.step,
            "unveil": self.unveil,
            "task-hint": self._hint_asked,
            "task-again": self.try_again,
            "task-on": self._play_on,
            "tab": lambda: self.show(tab=data.get("tab", "log"), rule=""),
            "rule": lambda: self.show(tab="rules", rule=data.get("rule", ""), sheet="talk"),
            "whole-log": lambda: self.show(whole_log=True),
            "sheet": lambda: self.show(sheet=data.get("sheet", "")),
            "zoom": lambda: self.show(zoom=data.get("zoom", "")),
        }
        command = commands.get(signal.act)
        if command:
            command()
            return True
        changes = self.face.command(self.view(), signal.act, data)
        if changes is not None:
            self.show(**changes)
        return changes is not None

    def show(self, **changes: Any) -> None:
        """Change what is only on the screen."""
        self.scratch = replace(self.scratch, **changes)
        self.redraw()


def new_match(game: Any, options: dict[str, Any], seed: int, seats: tuple[Seat, ...]) -> Match[Any]:
    """A fresh match. Raises OptionError."""
    return Match.new(game, options, seed, [seat.record() for seat in seats])
