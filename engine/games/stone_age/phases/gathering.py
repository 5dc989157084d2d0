"""Gathering (SA-29 to SA-31, SA-40): dice, tools, division. Also how goods come in from anywhere (SA-9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.actions import Action
from engine.core.frames import Decision, Draft, Frame
from engine.core.words import Value
from engine.games.stone_age.actions import UseTools
from engine.games.stone_age.catalog import BOX, CARDS, DIVISORS, RESOURCES
from engine.games.stone_age.events import Gained, Rolled, ToolsUsed, Wasted
from engine.games.stone_age.names import at_source
from engine.games.stone_age.phases.tools import NO_TOOLS, added_value, tool_actions, wear
from engine.games.stone_age.state import StoneAgeState


def left_in_box(state: StoneAgeState, kind: int) -> int:
    """Pieces of a resource that nobody holds, with the option of a limited supply (SA-9)."""
    return max(0, BOX[kind] - sum(tribe.goods[kind] for tribe in state.tribes))


def gain(draft: Draft[StoneAgeState], player: int, good: str, n: int, rule: str) -> None:
    """Give food or pieces of a resource to a player."""
    state = draft.state
    tribe = state.tribes[player]
    if good == "food":
        tribe.food += n
    else:
        kind = RESOURCES.index(good)
        if state.options.supply_limited:
            n = min(n, left_in_box(state, kind))
        tribe.goods[kind] += n
    draft.emit(Gained(player, rule, good, n) if n else Wasted(player, rule, good))


def roll(draft: Draft[StoneAgeState], player: int, good: str, dice: int, source: str) -> None:
    """Throw dice for a good, for a place (SA-29) or a card (SA-40), and let the player decide on tools."""
    pips = draft.state.rng.dice(dice)
    draft.emit(Rolled(player, "SA-40" if source in CARDS else "SA-29", good, tuple(pips), source))
    draft.push(ToolChoice(player, good, pips, source))


@dataclass(slots=True)
class ToolChoice(Frame[StoneAgeState]):
    """The player has rolled ``dice`` for ``good`` and decides on tools, if any helps (SA-29, SA-49).

    ``source`` is the place or the card that was rolled for.
    """

    player: int
    good: str
    dice: list[int]
    source: str

    def decision(self, state: StoneAgeState) -> Decision | None:
        tribe, total = state.tribes[self.player], sum(self.dice)
        actions = tool_actions(tribe, total, DIVISORS[self.good])
        if len(actions) == 1:
            return None
        params: dict[str, Value] = {"total": total, "at": at_source(self.source)}
        return Decision(self.player, "prompt.tools", actions, ("SA-29", "SA-48", "SA-49"), params)

    def apply(self, draft: Draft[Any], action: Action) -> None:
        assert isinstance(action, UseTools)
        tribe, total = draft.state.tribes[self.player], sum(self.dice)
        if action != NO_TOOLS:
            total += added_value(tribe, action)
            values = tuple(tribe.tools[space] for space in action.spaces)
            wear(tribe, action)
            draft.emit(ToolsUsed(self.player, "SA-48", action.spaces, values, action.cards, total))
        self._collect(draft, total)

    def proceed(self, draft: Draft[Any]) -> None:
        self._collect(draft, sum(self.dice))

    def _collect(self, draft: Draft[StoneAgeState], total: int) -> None:
        draft.pop()
        rule = "SA-40" if self.source in CARDS else "SA-29"
        gain(draft, self.player, self.good, total // DIVISORS[self.good], rule)
