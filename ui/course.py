"""The course of a game at the table: whose turn it is, what computer players do, and what is kept after each action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.core import saves
from engine.core.actions import Action
from ui.chair import sentences
from ui.computer import rank, thinking_seed
from ui.hands import Hands
from ui.saved import entry_of

PAUSE = 650
"""Milliseconds between two moves of computer players when they are to be followed."""
SLICE = 50


class Course(Hands):
    """One match that goes on from action to action."""

    _hurry = False
    _run = 0
    _kept: Any = None

    # Playing -----------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Start or go on: save, draw, let whose turn it is go ahead."""
        self.fresh = len(self.log())
        self.save(good=True)
        self._next()

    def perform(self, action: Action) -> None:
        """Carry out an action of whoever decides."""
        self._show_move(self._carry_out(action))

    def _carry_out(self, action: Action) -> int:
        """Do an action and keep it; nothing is shown yet. The number of log lines before it."""
        known, before = len(self.log()), self.match.decision
        points = self._points()
        self.match.do(action)
        if self.tutor:
            self.tutor.watch(self.match, action)
        self.gains = {i: now - points[i] for i, now in enumerate(self._points()) if now != points[i]}
        self._keep(before.player if before else None)
        return known

    def _show_move(self, known: int) -> None:
        self._go_on(known)
        self.page.fly(self.face.flights(self.view()))

    def _points(self) -> list[int]:
        view = self._present()
        return [self.face.points(view, i) for i in range(len(self.seats))]

    def _settle(self, known: int, player: int | None) -> None:
        self._keep(player)
        self._go_on(known)

    def _keep(self, player: int | None) -> None:
        """Keep what came of a decision of the player."""
        self.scratch = replace(self.scratch, chosen=(), asking=None, pointed="")
        self.advice = None
        now = self.match.decision
        self.save(good=now is None or now.player != player)

    def _go_on(self, known: int) -> None:
        if self.watching:
            return  # another page was first, and what it knows is shown by now
        self._announce(known)
        self._next()

    def _announce(self, known: int) -> None:
        lines = self.log()
        self.fresh = known if len(lines) > known else self.fresh
        say = self.voice
        told = sentences([say.say(line.message) for line in lines[known:]])
        if told:
            self.page.announce(told)

    def _next(self) -> None:
        """Hand over to whoever decides now."""
        go_ahead = self._turn()
        self.redraw(True)
        go_ahead()

    def _turn(self) -> Callable[[], object]:
        """Let the table be that of whoever decides now; what they do once it is shown."""
        self._run += 1
        run, decision = self._run, self.match.decision
        seat = self.seats[decision.player] if decision else None
        self.busy = self.waiting = False
        if self.watching:
            return lambda: None
        if seat is None or decision is None:
            return lambda: self.page.announce(self.voice("now.over"))
        if self.held:
            return lambda: self.page.focus("#lesson .btn-1")
        if seat.person:
            self._hand_over(decision.player)
            return lambda: self.page.later(40, self._advise)
        self.busy = True
        return lambda: self.page.start(self._computer(run))

    def _hand_over(self, player: int) -> None:
        if player == self.viewer:
            return
        self.past.forget()
        if self._secret(player):
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
        if self.tutor:
            return  # the lesson has hints of its own, and this one might give the answer away
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
        if run != self._run or decision is None:
            return
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
            await self._perform_slowly(best.action, run)

    async def _perform_slowly(self, action: Action, run: int) -> None:
        """Carry out an action with breaths for the page between keeping and showing it, and while it is shown.

        Whatever is done meanwhile shows the table as it is by then, so the rest of this may be left.
        """
        known = self._carry_out(action)
        await self.page.sleep(0)
        if run != self._run or self.watching:
            return
        self._announce(known)
        go_ahead, run = self._turn(), self._run
        await self._redraw_slowly()
        await self.page.sleep(0)
        if run == self._run:
            self.page.fly(self.face.flights(self.view()))
            go_ahead()

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
        """Keep the match and go."""
        self.save(good=True)
        self.put_away()

    def put_away(self) -> None:
        """Nothing goes on behind a closed table."""
        self._run += 1
        self.past.forget()

    # Keeping -----------------------------------------------------------------------------------------------------

    def save(self, good: bool = False) -> None:
        """Keep the match on this device, if there is anything new in it or the last time went wrong."""
        if self.watching or (self._kept is self.match.step and not good):
            return
        fault = self.store.save(entry_of(self.match, self.id, self.page.now()), saves.dumps(self.match), good)
        if fault is None:
            self._kept = self.match.step
        elif fault.kind == "changed":
            self.outrun()

    @property
    def unkept(self) -> bool:
        """Whether there is something that only this page knows, because it could not be kept."""
        return not self.watching and self._kept is not self.match.step
