"""Chapter D: the four columns with their three sections (EW-34 to EW-39, EW-43 to EW-55)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.actions import Action
from engine.core.frames import Decision, Draft, Frame
from engine.games.endless_winter.actions import (
    END_TURN,
    Descend,
    EndTurn,
    MoveCamp,
    PlayTribe,
    SpendFood,
    UseAbility,
    UseBottom,
    descend,
    use_ability,
    use_bottom,
)
from engine.games.endless_winter.catalog import BOTTOMS, BURIALS, MOVE_STEPS, PEOPLE
from engine.games.endless_winter.events import AbilityUsed, BottomTaken, Descended
from engine.games.endless_winter.phases.payment import Select, labour_ways, make_labour, payable, request
from engine.games.endless_winter.phases.prices import COLUMN, GIFT
from engine.games.endless_winter.phases.work import Work, able
from engine.games.endless_winter.state import EndlessWinterState
from engine.games.endless_winter.vocabulary import DEVELOP, HUNT, INITIATE, MIGRATE

TOP, MIDDLE, BOTTOM = ("top", "middle", "bottom")
TOPS = {INITIATE: ("recruit",), DEVELOP: ("learn",), MIGRATE: ("place_camp", "move_camp"), HUNT: ("hunt",)}
"""EW-44, EW-47, EW-50, EW-53: what may be done in the top section, any number of times."""
MIDDLES = {INITIATE: ("bury", BURIALS), DEVELOP: ("take_stone", 1), MIGRATE: ("build_village", 1), HUNT: ("tip", 1)}
"""EW-45, EW-48, EW-51, EW-54: what may be done in the middle, and how often."""
TOP_RULES = {INITIATE: "EW-44", DEVELOP: "EW-47", MIGRATE: "EW-50", HUNT: "EW-53"}
MIDDLE_RULES = {INITIATE: "EW-45", DEVELOP: "EW-48", MIGRATE: "EW-51", HUNT: "EW-54"}
BOTTOM_RULES = {INITIATE: "EW-46", DEVELOP: "EW-49", MIGRATE: "EW-52", HUNT: "EW-55"}


@dataclass(slots=True)
class Column(Frame[EndlessWinterState]):
    """A figure in a column. ``left`` counts what may still be done in the middle, then at the bottom."""

    player: int
    column: str
    section: str = TOP
    left: int = 0

    def decision(self, state: EndlessWinterState) -> Decision | None:
        """What the section offers, cards and Food for labour, or the way down (EW-37)."""
        own = self._own(state)
        if self.section == MIDDLE and not own:
            return None
        ways = [*abilities(state, self.player), *labour_ways(state, self.player)]
        if self.section == TOP and not own and not ways:
            return None
        end = END_TURN if self.section == BOTTOM else descend(BOTTOM if self.section == MIDDLE else MIDDLE)
        params = {"n": state.turn.labour}
        return Decision(self.player, f"prompt.{self.section}", (*own, *ways, end), self._rules(), params)

    def _own(self, state: EndlessWinterState) -> list[Action]:
        """What only this section offers."""
        if self.section == TOP:
            return payable(state, self.player, TOPS[self.column], COLUMN)
        if not self.left:
            return []
        if self.section == MIDDLE:
            return payable(state, self.player, (MIDDLES[self.column][0],), COLUMN)
        return [use_bottom(self.column)] if able(state, self.player, BOTTOMS[self.column]) else []

    def _rules(self) -> tuple[str, ...]:
        own = {TOP: TOP_RULES, MIDDLE: MIDDLE_RULES, BOTTOM: BOTTOM_RULES}[self.section][self.column]
        return ("EW-37", own, "EW-34", "EW-36")

    def apply(self, draft: Draft[Any], action: Action) -> None:
        """Do it."""
        if isinstance(action, (PlayTribe, SpendFood)):
            make_labour(draft, self.player, action)
        elif isinstance(action, UseAbility):
            use(draft, self.player, action.card)
        elif isinstance(action, EndTurn):
            draft.pop()
        elif isinstance(action, Descend):
            self._descend(draft)
        elif isinstance(action, UseBottom):
            self.left = 0
            rule = BOTTOM_RULES[self.column]
            draft.push(Work(BOTTOMS[self.column], self.player, f"bottom:{self.column}", 0, rule, agreed=True))
        else:
            self._do(draft, action)

    def _do(self, draft: Draft[Any], action: Action) -> None:
        if self.section == MIDDLE:
            self.left -= 1
        if isinstance(action, MoveCamp):
            draft.push(Select(self.player, "move_camp", MOVE_STEPS - 1, GIFT))
        request(draft, self.player, action, COLUMN)

    def proceed(self, draft: Draft[Any]) -> None:
        """Nothing is left to do here but to go down."""
        self._descend(draft)

    def _descend(self, draft: Draft[Any]) -> None:
        """EW-37 to EW-39: one section down; the first figure of the round takes the bottom."""
        if self.section == TOP:
            self.section, self.left = MIDDLE, MIDDLES[self.column][1]
            draft.emit(Descended(self.player, "EW-37", self.column, MIDDLE))
            return
        first = self.column not in draft.state.bottoms
        self.section, self.left = BOTTOM, int(first or draft.state.turn.pass_bottom)
        draft.emit(Descended(self.player, "EW-37", self.column, BOTTOM))
        if first:
            draft.state.bottoms.append(self.column)
            draft.emit(BottomTaken(self.player, "EW-38", self.column))


def abilities(state: EndlessWinterState, player: int) -> list[Action]:
    """EW-35: abilities of played cards that can do something here."""
    turn = state.turn
    usable = [kind for kind in dict.fromkeys(turn.ready) if PEOPLE[kind].ability_column in ("", turn.column)]
    return [use_ability(kind) for kind in usable if able(state, player, PEOPLE[kind].ability)]


def use(draft: Draft[EndlessWinterState], player: int, kind: str) -> None:
    """EW-35: use the ability of one played copy."""
    draft.state.turn.ready.remove(kind)
    draft.emit(AbilityUsed(player, "EW-35", kind))
    draft.push(Work(PEOPLE[kind].ability, player, f"card:{kind}", 0, "EW-35", agreed=True))
