"""The door of Stone Age."""

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
from engine.games.stone_age import checks, describe, evaluation, hidden, refusals, scoring, text
from engine.games.stone_age.actions import ACTIONS
from engine.games.stone_age.catalog import BUILDINGS, CARDS, SLOTS, STACK_SIZE, START_FIGURES, START_FOOD
from engine.games.stone_age.options import StoneAgeOptions
from engine.games.stone_age.phases.acting import Acting
from engine.games.stone_age.phases.buying import BuildingPayment, CardPayment, Purchase
from engine.games.stone_age.phases.effects import DiceMenu, TwoResources
from engine.games.stone_age.phases.feeding import Feeding, FoodPayment, Hunger
from engine.games.stone_age.phases.gathering import ToolChoice
from engine.games.stone_age.phases.placing import Placing
from engine.games.stone_age.phases.rounds import CleanUp, Opening
from engine.games.stone_age.state import StoneAgeState, Tribe

FRAMES: tuple[type[Frame[Any]], ...] = (
    Opening,
    CleanUp,
    Placing,
    Acting,
    Feeding,
    ToolChoice,
    Purchase,
    CardPayment,
    BuildingPayment,
    FoodPayment,
    DiceMenu,
    TwoResources,
    Hunger,
)


class StoneAge(Game[StoneAgeState]):
    """Two to four tribes place figures, gather, buy and feed (SA-1)."""

    id = "stone_age"
    title: ClassVar[Mapping[str, str]] = {"en": "Stone Age", "pt_BR": "Stone Age"}
    schema = 1
    rules_version = 1
    players = range(2, 5)
    rule_prefix = "SA"
    options = StoneAgeOptions
    state_type = StoneAgeState
    action_types = ACTIONS
    frame_types = FRAMES

    def start(self, options: Any, rng: Rng) -> StoneAgeState:
        """The set-up (SA-4 to SA-8)."""
        seats = options.players
        cards, tiles = list(CARDS), list(BUILDINGS)
        rng.shuffle(cards)
        rng.shuffle(tiles)
        row: list[str | None] = [cards.pop() for _ in SLOTS]
        stacks = [tiles[i * STACK_SIZE : (i + 1) * STACK_SIZE] for i in range(seats)]
        tribes = [new_tribe() for _ in range(seats)]
        return StoneAgeState(options, rng, [Opening()], 1, rng.below(seats), tribes, row, cards, stacks)

    def seats(self, state: StoneAgeState) -> int:
        return len(state.tribes)

    def score(self, state: StoneAgeState) -> list[ScoreLine]:
        return scoring.score(state)

    def ranking(self, state: StoneAgeState) -> list[list[int]]:
        return scoring.ranking(state)

    def refusals(self, state: StoneAgeState, player: int) -> list[Refusal]:
        decision = self.decision(state)
        return refusals.refusals(state, decision) if decision is not None and decision.player == player else []

    def observe(self, state: StoneAgeState, player: int | None) -> StoneAgeState:
        seen = self.codec.clone(state)
        hidden.cover(seen, player)
        return seen

    def determinize(self, observed: StoneAgeState, player: int | None, rng: Rng) -> StoneAgeState:
        full = self.codec.clone(observed)
        hidden.fill_in(full, rng)
        return full

    def check(self, state: StoneAgeState) -> Sequence[str]:
        return checks.problems(state)

    def era(self, state: StoneAgeState) -> int:
        """The round."""
        return state.round

    def evaluate(self, state: StoneAgeState, player: int) -> float:
        return evaluation.evaluate(state, player)

    def appraise(self, state: StoneAgeState, decision: Decision) -> list[Appraisal]:
        return evaluation.appraise(state, decision)

    def tell(self, event: Event) -> Message | None:
        return text.tell(event)

    def label(self, state: StoneAgeState, action: Action) -> Message:
        return text.label(state, action)

    def describe(self, state: StoneAgeState, target: str) -> Description | None:
        return describe.describe(state, target)


def new_tribe() -> Tribe:
    """What every player starts with (SA-6)."""
    return Tribe(START_FIGURES, START_FOOD, [0] * 4, 0, [0] * 3, [False] * 3, {}, [], [], None, {}, 0, [])


GAME = StoneAge()
