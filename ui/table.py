"""The table's controller: one match, who looks at it, what is chosen, and what clicks and keys make of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.core import saves
from engine.core.match import Match
from ui.course import Course
from ui.page import Fault, Signal
from ui.saved import entry_of


class Table(Course):
    """One match on the screen, being played."""

    @property
    def in_a_move(self) -> bool:
        """Whether an action is half chosen, or a computer player is about to act."""
        return self.busy or bool(self.scratch.chosen or self.scratch.asking)

    # Lessons -----------------------------------------------------------------------------------------------------

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

    # Taking back -------------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Cancel what was chosen, or take the last action back; in study also what computer players did since."""
        if self.scratch.chosen or self.scratch.asking:
            self.cancel()
            return
        if self.held:
            self.try_again()
            return
        self.past.forget()
        if not self._can_undo():
            return
        self.match.undo(self.prefs.study)
        while self.prefs.study and self._computers_turn() and self.match.can_undo(True):
            self.match.undo(True)
        self._settle(len(self.log()), None)
        self.fresh = len(self.log()) - 1
        self.page.announce(self.voice("now.undone"))

    def _computers_turn(self) -> bool:
        decision = self.match.decision
        return decision is not None and not self.seats[decision.player].person

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.match.can_redo() and self.curtain is None and not self.watching:
            self.past.forget()
            known = len(self.log())
            self.match.redo()
            self._settle(min(known, len(self.log())), None)

    # Looking on --------------------------------------------------------------------------------------------------

    def look_on(self) -> None:
        """Another page writes this game now."""
        self._run += 1
        self.past.forget()
        self.turn_page()
        self.watching, self.curtain, self.advice = True, None, None
        self.busy = self.waiting = False
        self.look_away()
        self.redraw()

    def follow(self, match: Match[Any]) -> None:
        """Show the match as another page has kept it."""
        self._run += 1
        self.match, self.gains, self._logged = match, {}, ((), [])
        self._forget_markup()
        if self.past.shown >= len(match.moves):
            self.past.forget()
        self.redraw(True)

    def keep_apart(self, game_id: str, title: str) -> Fault | None:
        """Keep what only this page knows as a game of its own."""
        match = replace(self.match, title=title)
        return self.store.save(entry_of(match, game_id, self.page.now()), saves.dumps(match), good=True)

    # Signals -----------------------------------------------------------------------------------------------------

    def handle(self, signal: Signal) -> bool:
        """Carry out a command of the table; False if it is not one."""
        data = signal.data
        commands: dict[str, Callable[[], None]] = {
            "do": lambda: self.do(data.get("action", ""), data.get("sure") == "yes", signal.touch),
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
            "past": self.past.toggle,
            "past-step": lambda: self.past.step(int(data.get("value", "0"))),
            "past-at": lambda: self.past.look(int(data.get("at", "0"))),
            "moment": lambda: self.past.look(int(signal.value or 0), tell=False),
            "present": self.past.leave,
            "replay": self.past.play,
            "replay-since": lambda: self.past.play(self._since()),
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
