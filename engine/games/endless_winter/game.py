"""The door of Endless Winter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.core.actions import Action
from engine.core.events import Event
from engine.core.frames import Decision, Frame
from engine.core.game import Appraisal, Description, Game, Refusal
from engine.core.rng import Rng
from engine.core.scoring import ScoreLine
from engine.core.words import Message
from engine.games.endless_winter import checks, describe, evaluation, hidden, refusals, scoring, text
from engine.games.endless_winter.actions import ACTIONS
from engine.games.endless_winter.options import EndlessWinterOptions
from engine.games.endless_winter.phases import choice, columns, course, eclipse, effects, payment, setup, turn, work
from engine.games.endless_winter.state import EndlessWinterState


class EndlessWinter(Game[EndlessWinterState]):
    """Four rounds of three turns and an Eclipse; the solo Rival sits as a second player that never decides."""

    id = "endless_winter"
    title: ClassVar[Mapping[str, str]] = {
        "en": "Endless Winter: Paleoamericans",
        "pt_BR": "Endless Winter: Paleoamericanos",
    }
    schema = 1
    rules_version = 1
    players = range(1, 5)
    rule_prefix = "EW"
    options = EndlessWinterOptions
    state_type = EndlessWinterState
    action_types: ClassVar[tuple[type[Action], ...]] = ACTIONS
    frame_types: ClassVar[tuple[type[Frame[Any]], ...]] = (
        setup.LayOut, course.Rounds, course.Sides, course.Turns,
        turn.CultureStep, turn.Cost, turn.Rest, turn.Closing, turn.Pile,
        columns.Column, payment.Payment, payment.Select, work.Work, effects.Climb, effects.Drawing, effects.Raising,
        choice.Choosing, choice.Trade, eclipse.Eclipse, eclipse.Benefits,
    )  # fmt: skip

    def start(self, options: Any, rng: Rng) -> EndlessWinterState:
        """The table after setup; the players pick the sides of their Chief cards first."""
        return setup.new_state(options, rng)

    def score(self, state: EndlessWinterState) -> list[ScoreLine]:
        """Every line (EW-126)."""
        return scoring.score(state)

    def ranking(self, state: EndlessWinterState) -> list[list[int]]:
        """EW-125, EW-139."""
        return scoring.ranking(state, self.totals(state))

    def seats(self, state: EndlessWinterState) -> int:
        """Tribes at the table, the Rival included."""
        return len(state.tribes)

    def observe(self, state: EndlessWinterState, player: int | None) -> EndlessWinterState:
        """EW-142."""
        seen = self.codec.clone(state)
        hidden.cover(seen, player)
        return seen

    def determinize(self, observed: EndlessWinterState, player: int | None, rng: Rng) -> EndlessWinterState:
        """A full state that looks the same."""
        full = self.codec.clone(observed)
        hidden.fill_in(full, rng)
        return full

    def era(self, state: EndlessWinterState) -> int:
        """The round."""
        return state.round

    def evaluate(self, state: EndlessWinterState, player: int) -> float:
        """Expected points ahead of the best opponent."""
        return evaluation.evaluate(state, player)

    def appraise(self, state: EndlessWinterState, decision: Decision) -> list[Appraisal]:
        """Rules of thumb."""
        return evaluation.appraise(state, decision)

    def tell(self, event: Event) -> Message | None:
        """A line of the log."""
        return text.tell(event)

    def label(self, state: EndlessWinterState, action: Action) -> Message:
        """The words on a button."""
        return text.label(state, action)

    def describe(self, state: EndlessWinterState, target: str) -> Description | None:
        """A thing on the board in words."""
        return describe.describe(state, target)

    def refusals(self, state: EndlessWinterState, player: int) -> list[Refusal]:
        """What cannot be chosen now, and why."""
        decision = self.decision(state)
        return refusals.refusals(state, decision) if decision is not None and decision.player == player else []

    def check(self, state: EndlessWinterState) -> Sequence[str]:
        """Whether every piece is in one place and every track within its bounds."""
        return checks.problems(state)


GAME = EndlessWinter()
