"""The door of Hunters and Gatherers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.core.actions import Action
from engine.core.errors import DecodeError
from engine.core.events import Event
from engine.core.frames import Decision, Frame
from engine.core.game import Appraisal, Description, Game, Refusal
from engine.core.rng import Rng
from engine.core.scoring import ScoreLine
from engine.core.words import Message
from engine.games.hunters_gatherers import checks, describe, evaluation, hidden, refusals, scoring, text
from engine.games.hunters_gatherers.actions import ACTIONS
from engine.games.hunters_gatherers.catalog import START
from engine.games.hunters_gatherers.layout import Layout, lay
from engine.games.hunters_gatherers.options import HuntersGatherersOptions
from engine.games.hunters_gatherers.phases.completion import Completion
from engine.games.hunters_gatherers.phases.ending import FinalScoring
from engine.games.hunters_gatherers.phases.piece import PiecePlacement
from engine.games.hunters_gatherers.phases.powers import ShamanCall
from engine.games.hunters_gatherers.phases.tile import TilePlacement
from engine.games.hunters_gatherers.phases.turn import BonusTile, Turn
from engine.games.hunters_gatherers.state import HUTS, MEMBERS, PLAYERS, HuntersGatherersState, Placed
from engine.games.hunters_gatherers.tiles import pile


class HuntersGatherers(Game[HuntersGatherersState]):
    """Carcassonne: Hunters and Gatherers, both editions."""

    id = "hunters_gatherers"
    title: ClassVar[Mapping[str, str]] = {"en": "Hunters and Gatherers", "pt_BR": "Caçadores e Coletores"}
    schema = 1
    rules_version = 1
    players = PLAYERS
    rule_prefix = "HG"
    options = HuntersGatherersOptions
    state_type = HuntersGatherersState
    action_types: ClassVar[tuple[type[Action], ...]] = ACTIONS
    frame_types: ClassVar[tuple[type[Frame[Any]], ...]] = (
        Turn,
        TilePlacement,
        PiecePlacement,
        ShamanCall,
        Completion,
        BonusTile,
        FinalScoring,
    )

    def start(self, options: HuntersGatherersOptions, rng: Rng) -> HuntersGatherersState:
        """Start tile on the table, piles shuffled (HG-2 to HG-4)."""
        land, bonus = list(pile(options.edition, False)), list(pile(options.edition, True))
        rng.shuffle(land)
        rng.shuffle(bonus)
        first = rng.below(options.players) if options.first_player == "random" else 0
        state = HuntersGatherersState(
            options=options,
            rng=rng,
            frames=[Turn(first)],
            turn=0,
            land=land,
            bonus=bonus,
            drawn=None,
            set_aside=[],
            placed=[Placed(START[options.edition], 0, 0, 0)],
            members={},
            huts={},
            members_left=[MEMBERS] * options.players,
            huts_left=[HUTS[options.edition]] * options.players,
            hunted=[],
            earned=[],
            layout=Layout(),
        )
        lay(state.layout, state.tile(0), (0, 0), 0)
        return state

    def score(self, state: HuntersGatherersState) -> list[ScoreLine]:
        """Points earned, and huts and meadows as they stand."""
        return scoring.score(state)

    def ranking(self, state: HuntersGatherersState) -> list[list[int]]:
        """Most points first (HG-51)."""
        return scoring.ranking(state)

    def seats(self, state: HuntersGatherersState) -> int:
        """How many players there are."""
        return state.players

    def era(self, state: HuntersGatherersState) -> int:
        """The turn."""
        return state.turn

    def refusals(self, state: HuntersGatherersState, player: int) -> list[Refusal]:
        """Why cells, rotations and zones are not offered."""
        decision = self.decision(state)
        return refusals.refusals(state, decision) if decision is not None and decision.player == player else []

    def observe(self, state: HuntersGatherersState, player: int | None) -> HuntersGatherersState:
        """Cover the order of the piles; everybody sees the same."""
        seen = self.codec.clone(state)
        hidden.cover(seen)
        return seen

    def determinize(self, observed: HuntersGatherersState, player: int | None, rng: Rng) -> HuntersGatherersState:
        """Shuffle the tiles that nobody has seen."""
        full = self.codec.clone(observed)
        hidden.fill_in(full, rng)
        return full

    def evaluate(self, state: HuntersGatherersState, player: int) -> float:
        """Expected points of the player less those of the best opponent."""
        return evaluation.evaluate(state, player)

    def appraise(self, state: HuntersGatherersState, decision: Decision) -> list[Appraisal]:
        """What each action brings in expected points."""
        return evaluation.appraise(state, decision, self.codec.clone)

    def tell(self, event: Event) -> Message | None:
        """An event for the log."""
        return text.tell(event)

    def label(self, state: HuntersGatherersState, action: Action) -> Message:
        """An action for its button."""
        return text.label(state, action)

    def describe(self, state: HuntersGatherersState, target: str) -> Description | None:
        """A cell, tile, zone, area or piece in words."""
        return describe.describe(state, target)

    # Documents: the layout follows from the tiles, so it is not written down ---------------------------------------

    def encode(self, state: HuntersGatherersState) -> dict[str, Any]:
        """The state without its layout."""
        data = super().encode(state)
        del data["layout"]
        return data

    def decode(self, data: Any) -> HuntersGatherersState:
        """The state, with its layout built from the tiles."""
        if not isinstance(data, dict) or "layout" in data:
            raise DecodeError("expected an object without a layout", "state")
        whole = data | {"layout": self.codec.encode(Layout())}
        state: HuntersGatherersState = self.codec.decode(self.state_type, whole, "state")
        problems = [*checks.tile_problems(state)] or [*checks.rebuild(state)] or [*self.check(state)]
        if problems:
            raise DecodeError("; ".join(problems[:3]), "state")
        return state

    def check(self, state: HuntersGatherersState) -> Sequence[str]:
        """Tiles, pieces, players and steps that cannot be."""
        return checks.problems(state)


GAME = HuntersGatherers()
