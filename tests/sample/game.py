"""The door of Berries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.core.actions import Action
from engine.core.events import HIDDEN, Event
from engine.core.frames import Decision, Frame
from engine.core.game import Appraisal, Description, Game, Refusal
from engine.core.rng import Rng
from engine.core.scoring import Part, ScoreLine, lead, places
from engine.core.words import Message, Who, msg
from tests.sample.play import DrawCharm, Drew, Keep, Look, Pick, Picked, Stung, Turn
from tests.sample.state import BerriesOptions, BerriesState, Picker

CHARMS = ("0", "1", "2", "3", "4", "5")
BUSH = 20


class Berries(Game[BerriesState]):
    """See the package's docstring for the rules."""

    id = "berries"
    title: ClassVar[Mapping[str, str]] = {"en": "Berries", "pt_BR": "Frutinhas"}
    schema = 1
    rules_version = 1
    players = range(2, 4)
    rule_prefix = "BE"
    options = BerriesOptions
    state_type = BerriesState
    action_types: ClassVar[tuple[type[Action], ...]] = (Pick, DrawCharm, Keep)
    frame_types: ClassVar[tuple[type[Frame[Any]], ...]] = (Turn, Look)

    def start(self, options: Any, rng: Rng) -> BerriesState:
        charms = list(CHARMS)
        rng.shuffle(charms)
        pickers = [Picker(0, [], 0) for _ in range(options.players)]
        return BerriesState(options, rng, [Turn()], pickers, BUSH, charms, 0, rng.below(options.players))

    def score(self, state: BerriesState) -> list[ScoreLine]:
        lines = []
        for p, picker in enumerate(state.pickers):
            lines.append(ScoreLine(p, picker.berries, "berries", "BE-2", (Part(picker.berries, "berry"),)))
            known = [int(c) for c in picker.charms if c != HIDDEN]
            lines.append(ScoreLine(p, sum(known), "charms", "BE-4", tuple(Part(1, "charm", c) for c in known)))
            if picker.stings:
                lines.append(ScoreLine(p, -picker.stings, "stings", "BE-5", (Part(picker.stings, "sting", -1),)))
        return lines

    def ranking(self, state: BerriesState) -> list[list[int]]:
        return places(self.totals(state))

    def seats(self, state: BerriesState) -> int:
        return len(state.pickers)

    def refusals(self, state: BerriesState, player: int) -> list[Refusal]:
        decision = self.decision(state)
        if decision is None or decision.player != player or state.charms:
            return []
        return [Refusal("deck:charms", "refusal.no_charms", "BE-1")]

    def observe(self, state: BerriesState, player: int | None) -> BerriesState:
        seen = self.codec.clone(state)
        seen.rng.cover()
        seen.charms = [HIDDEN] * len(seen.charms)
        for p, picker in enumerate(seen.pickers):
            if p != player:
                picker.charms = [HIDDEN] * len(picker.charms)
        if player != state.turn:
            for frame in seen.frames:
                if isinstance(frame, Look):
                    frame.charm = HIDDEN
        return seen

    def determinize(self, observed: BerriesState, player: int | None, rng: Rng) -> BerriesState:
        full = self.codec.clone(observed)
        full.rng = rng.fork()
        piles: list[list[str]] = [full.charms, *(picker.charms for picker in full.pickers)]
        looks = [frame for frame in full.frames if isinstance(frame, Look)]
        seen = [c for pile in piles for c in pile] + [look.charm for look in looks]
        left = [c for c in CHARMS if c not in seen]
        rng.shuffle(left)
        for pile in piles:
            pile[:] = [left.pop() if c == HIDDEN else c for c in pile]
        for look in looks:
            look.charm = left.pop() if look.charm == HIDDEN else look.charm
        return full

    def check(self, state: BerriesState) -> list[str]:
        return [] if 0 <= state.bush <= BUSH else ["the bush cannot hold that many berries"]

    def evaluate(self, state: BerriesState, player: int) -> float:
        return lead(self.totals(state), player)

    def appraise(self, state: BerriesState, decision: Decision) -> list[Appraisal]:
        return [Appraisal(action, self._worth(state, action)) for action in decision.actions]

    def _worth(self, state: BerriesState, action: Action) -> float:
        if isinstance(action, Pick):
            return float(action.n)
        if isinstance(action, Keep):
            return float(action.yes)
        return 2.5

    def tell(self, event: Event) -> Message | None:
        who = Who(event.player)
        if isinstance(event, Picked):
            return msg("log.picked", who=who, n=event.n)
        if isinstance(event, Stung):
            return msg("log.stung", who=who, die=event.die)
        return msg("log.drew", who=who) if isinstance(event, Drew) else None

    def label(self, state: BerriesState, action: Action) -> Message:
        if isinstance(action, Pick):
            return msg("action.pick", n=action.n)
        if isinstance(action, Keep):
            return msg("action.keep" if action.yes else "action.bury")
        return msg("action.draw")

    def describe(self, state: BerriesState, target: str) -> Description | None:
        names = {"bush:berries": "describe.bush", "deck:charms": "describe.charms"}
        return Description(msg(names[target]), (), ("BE-1",)) if target in names else None


GAME = Berries()
