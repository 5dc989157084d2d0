"""Choosing at the table: what clicks and keys on things and buttons make of the offered actions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace

from engine.core.actions import Action
from ui.chair import Chair
from ui.pick import composed, fitting, toggled
from ui.view import View


class Hands(Chair, ABC):
    """Narrows the actions, asks before some, and has the chosen one performed."""

    @abstractmethod
    def perform(self, action: Action) -> None:
        """Carry out an action of whoever decides."""

    def do(self, text: str, sure: bool = False, touch: bool = False) -> None:
        """A button with an action was pressed; what is easily regretted is asked about first, and of what cannot be
        taken back a finger, which slips, is shown first which one it has come upon.
        """
        view = self.view()
        action = next((a for a in view.decision.actions if str(a) == text), None) if view.decision else None
        if action is None:
            return
        question = not sure and self.face.asks_first(view, action)
        if question or (touch and not sure and self._slips(view, action)):
            self.scratch = replace(self.scratch, asking=action)
            self.redraw()
            if question:
                self.page.focus("[data-act=keep]")
            return
        self.perform(action)

    def _slips(self, view: View, action: Action) -> bool:
        """Whether another action could have been meant, nothing has shown yet which one it is, and it costs."""
        shown = view.scratch.asking == action or self.face.shows(view, action)
        return not shown and len(view.decision.actions if view.decision else ()) > 1 and self._costs(action)

    def point(self, target: str, key: str = "") -> None:
        """A thing was clicked, perhaps by key: narrow the actions, do the last one left, or say why it cannot be
        chosen.
        """
        view = self.view()
        decision = view.decision
        meant = self.face.point(view, target, key)
        if isinstance(meant, Action):
            if self.face.shows(view, meant) or not self._costs(meant):
                self.do(str(meant))
            else:
                self.show(chosen=(target,), pointed="", asking=None)
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

    def hold(self, target: str) -> None:
        """A thing was held down: show it closely."""
        changes = self.face.hold(self.view(), target)
        if changes is None:
            self.look(target)
        else:
            self.show(**changes)

    def clear_away(self) -> None:
        """Close the sheet and whatever else lies open."""
        self.show(sheet="", pointed="", **self.face.put_away(self.view()))

    def cancel(self) -> None:
        """Forget what was chosen so far inside the action."""
        self.scratch = replace(self.scratch, chosen=(), asking=None, pointed="")
        self.redraw()
