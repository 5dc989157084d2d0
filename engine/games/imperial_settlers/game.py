"""The door of Imperial Settlers."""

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
from engine.games.imperial_settlers import checks, describe, evaluation, hidden, refusals, scoring, text
from engine.games.imperial_settlers.abilities import Ability
from engine.games.imperial_settlers.actions import ACTIONS
from engine.games.imperial_settlers.catalog import ATTACK_CARDS, DECK_CARDS, RIVAL
from engine.games.imperial_settlers.options import ImperialSettlersOptions
from engine.games.imperial_settlers.phases.activating import StealGood
from engine.games.imperial_settlers.phases.basics import ChooseOption
from engine.games.imperial_settlers.phases.building import BuildFree, GiveLocation, HideFoundation, PlaceLocation
from engine.games.imperial_settlers.phases.cards import DrawCards, KeepCards
from engine.games.imperial_settlers.phases.deals import ChooseDeal, TuckCard
from engine.games.imperial_settlers.phases.exchanging import ExchangeWorkers
from engine.games.imperial_settlers.phases.lookout import AlternateLookout, Lookout
from engine.games.imperial_settlers.phases.passing import Stash
from engine.games.imperial_settlers.phases.payment import GiveCards, GiveDeals, Payment
from engine.games.imperial_settlers.phases.production import Produce
from engine.games.imperial_settlers.phases.razing import PickGood, RazeByCard, TradeLoot
from engine.games.imperial_settlers.phases.rounds import Rounds, Setup
from engine.games.imperial_settlers.phases.solo import AttackPhase, LoseLocation, SoloLookout
from engine.games.imperial_settlers.phases.targets import PickTarget
from engine.games.imperial_settlers.phases.turns import ActionPhase, Turn
from engine.games.imperial_settlers.state import ImperialSettlersState, Seat
from engine.games.imperial_settlers.vocabulary import COMMON, HOLDING

FRAMES: tuple[type[Frame[Any]], ...] = (
    Setup, Rounds, Lookout, AlternateLookout, SoloLookout, Produce, ActionPhase, Turn, AttackPhase, LoseLocation,
    PlaceLocation, GiveLocation, TuckCard, Payment, GiveCards, GiveDeals, ExchangeWorkers, DrawCards, KeepCards,
    Ability, ChooseOption, PickTarget, ChooseDeal, BuildFree, HideFoundation, RazeByCard, TradeLoot, PickGood,
    StealGood, Stash,
)  # fmt: skip


def new_seat(faction: str = "") -> Seat:
    """A seat before anything was dealt."""
    return Seat(faction, [0] * len(HOLDING), 0, [], [], [], [], [], [], False, 0)


class ImperialSettlers(Game[ImperialSettlersState]):
    """One to four players, five rounds (IS-1)."""

    id = "imperial_settlers"
    title: ClassVar[Mapping[str, str]] = {"en": "Imperial Settlers", "pt_BR": "Imperial Settlers"}
    schema = 1
    rules_version = 1
    players = range(1, 5)
    rule_prefix = "IS"
    options = ImperialSettlersOptions
    state_type = ImperialSettlersState
    action_types: ClassVar[tuple[type[Action], ...]] = ACTIONS
    frame_types: ClassVar[tuple[type[Frame[Any]], ...]] = FRAMES

    def start(self, options: Any, rng: Rng) -> ImperialSettlersState:
        players, deck, attacks = options.players, list(DECK_CARDS[COMMON]), list(ATTACK_CARDS)
        rng.shuffle(deck)
        first = rng.below(players)
        seats = [new_seat() for _ in range(players)]
        if players == 1:
            seats.append(new_seat(RIVAL))
            rng.shuffle(attacks)
        return ImperialSettlersState(
            options=options,
            rng=rng,
            frames=[Rounds(), Setup(first)],
            players=players,
            round=0,
            phase="setup",
            first=first,
            seats=seats,
            deck=deck,
            discard=[],
            row=[],
            packets=[],
            picks=[],
            looked=[],
            loot=[],
            attacks=attacks if players == 1 else [],
            spent=[],
            collection=[],
        )

    def seats(self, state: ImperialSettlersState) -> int:
        return state.players

    def era(self, state: ImperialSettlersState) -> int:
        return state.round

    def score(self, state: ImperialSettlersState) -> list[ScoreLine]:
        return scoring.score(state)

    def ranking(self, state: ImperialSettlersState) -> list[list[int]]:
        return scoring.ranking(state)

    def refusals(self, state: ImperialSettlersState, player: int) -> list[Refusal]:
        decision = self.decision(state)
        return refusals.refusals(state, decision) if decision is not None and decision.player == player else []

    def observe(self, state: ImperialSettlersState, player: int | None) -> ImperialSettlersState:
        seen = self.codec.clone(state)
        hidden.cover(seen, player)
        return seen

    def determinize(self, observed: ImperialSettlersState, player: int | None, rng: Rng) -> ImperialSettlersState:
        full = self.codec.clone(observed)
        hidden.fill_in(full, rng)
        return full

    def check(self, state: ImperialSettlersState) -> Sequence[str]:
        return checks.problems(state)

    def evaluate(self, state: ImperialSettlersState, player: int) -> float:
        return evaluation.evaluate(state, player)

    def appraise(self, state: ImperialSettlersState, decision: Decision) -> list[Appraisal]:
        return evaluation.appraise(state, decision)

    def tell(self, event: Event) -> Message | None:
        return text.tell(event)

    def label(self, state: ImperialSettlersState, action: Action) -> Message:
        return text.label(state, action)

    def describe(self, state: ImperialSettlersState, target: str) -> Description | None:
        return describe.describe(state, target)


GAME = ImperialSettlers()
