"""Setup (IS-9, IS-10) and the course of the rounds (chapter 3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.core.actions import Action
from engine.core.frames import Decision, Frame
from engine.games.imperial_settlers.actions import ChooseFaction
from engine.games.imperial_settlers.catalog import DECK_CARDS, EGYPT_TOKENS, ROUNDS, START_CARDS
from engine.games.imperial_settlers.events import FactionTaken, GameEnded, PhaseStarted, RoundStarted
from engine.games.imperial_settlers.ledger import draw
from engine.games.imperial_settlers.phases.choice import Choice
from engine.games.imperial_settlers.phases.cleanup import clean_up
from engine.games.imperial_settlers.phases.lookout import AlternateLookout, Lookout, deal_packets, draw_own
from engine.games.imperial_settlers.phases.production import Produce
from engine.games.imperial_settlers.phases.solo import AttackPhase, SoloLookout, end_solo, reveal_attack
from engine.games.imperial_settlers.phases.turns import ActionPhase
from engine.games.imperial_settlers.scoring import points
from engine.games.imperial_settlers.state import ImperialSettlersState, Phase, Table
from engine.games.imperial_settlers.vocabulary import FACTIONS


@dataclass(slots=True)
class Setup(Choice):
    """Players get factions in turn order (IS-1), then their first cards (IS-10); the others stay out (IS-11)."""

    prompt: ClassVar[str] = "prompt.faction"
    rules: ClassVar[tuple[str, ...]] = ("IS-1",)

    def options(self, state: ImperialSettlersState) -> Sequence[Action]:
        if state.seats[self.player].faction:
            return []
        taken = {seat.faction for seat in state.seats}
        return [ChooseFaction(faction) for faction in FACTIONS if faction not in taken]

    def apply(self, draft: Table, action: Action) -> None:
        assert isinstance(action, ChooseFaction)
        take_faction(draft, self.player, action.faction)
        self.player = (self.player + 1) % draft.state.players

    def decision(self, state: ImperialSettlersState) -> Decision | None:
        return Choice.decision(self, state) if state.options.factions == "choose" else None

    def proceed(self, draft: Table) -> None:
        found = self.options(draft.state)
        if found:
            self.apply(draft, draft.state.rng.choice(found))
            return
        draft.pop()
        for player in draft.state.turn_order():
            for deck in ("common", "faction"):
                for _ in range(START_CARDS):
                    draw(draft, player, deck, "IS-10")
        if draft.state.players == 1:
            reveal_attack(draft)


def take_faction(draft: Table, player: int, faction: str) -> None:
    """Give a player a faction and its shuffled deck."""
    seat = draft.state.seats[player]
    seat.faction = faction
    seat.deck = list(DECK_CARDS[faction])
    draft.state.rng.shuffle(seat.deck)
    seat.egypt = EGYPT_TOKENS if faction == "egyptians" else 0
    draft.emit(FactionTaken(player, "IS-1", faction))


ORDER: tuple[Phase, ...] = ("lookout", "production", "action", "cleanup", "attack")


@dataclass(slots=True)
class Rounds(Frame[ImperialSettlersState]):
    """Phase after phase, round after round; ``phase`` is the number of the next one in ``ORDER``.

    The last round has no Cleanup (IS-29).
    """

    phase: int = 0

    def proceed(self, draft: Table) -> None:
        state = draft.state
        if self.phase == len(ORDER) and state.round == ROUNDS:
            draft.pop()
            self._finish(draft)
            return
        self.phase %= len(ORDER)
        phase = ORDER[self.phase]
        self.phase += 1
        if phase == "lookout":
            state.round += 1
            draft.emit(RoundStarted(state.first, "IS-28", state.round))
        if (phase == "attack" and state.players > 1) or (phase == "cleanup" and state.round == ROUNDS):
            return
        state.phase = phase
        draft.emit(PhaseStarted(state.first, PHASE_RULES[phase], phase))
        PHASES[phase](draft)

    def _finish(self, draft: Table) -> None:
        draft.state.phase = "end"
        draft.emit(GameEnded(draft.state.first, "IS-74"))
        if draft.state.players == 1:
            end_solo(draft, points(draft.state)[0])


PHASE_RULES = {"lookout": "IS-12", "production": "IS-17", "action": "IS-21", "cleanup": "IS-26", "attack": "IS-81"}


def start_lookout(draft: Table) -> None:
    """Draw from the own decks, then share out Common cards in the way of the game's variant."""
    state = draft.state
    draw_own(draft)
    if state.players == 1:
        draft.push(SoloLookout(0))
    elif state.options.lookout == "alternate":
        deal_packets(draft)
        draft.push(AlternateLookout(state.first))
    else:
        draft.push(Lookout(state.first))


def start_production(draft: Table) -> None:
    """Everybody produces in turn order."""
    draft.push(*(Produce(player) for player in reversed(draft.state.turn_order())))


def start_actions(draft: Table) -> None:
    """Turns begin with the first player."""
    draft.push(ActionPhase(draft.state.first))


def start_attacks(draft: Table) -> None:
    """The virtual player attacks (IS-81)."""
    draft.push(AttackPhase())


PHASES = {
    "lookout": start_lookout,
    "production": start_production,
    "action": start_actions,
    "cleanup": clean_up,
    "attack": start_attacks,
}
