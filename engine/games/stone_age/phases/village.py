"""The village (SA-26 to SA-28): hut and field. The tool maker's tools are in ``tools``."""

from __future__ import annotations

from engine.core.frames import Draft
from engine.games.stone_age.catalog import FIELD, MAX_FIGURES, MAX_LEVEL, TOOL_MAKER
from engine.games.stone_age.events import Grew, LevelRaised, Wasted
from engine.games.stone_age.phases.tools import gain_tool
from engine.games.stone_age.state import StoneAgeState


def visit(draft: Draft[StoneAgeState], player: int, place: str) -> None:
    """Carry out a village place."""
    if place == TOOL_MAKER:
        gain_tool(draft, player, "SA-26")
    elif place == FIELD:
        raise_level(draft, player, "SA-28")
    else:
        add_figure(draft, player)


def raise_level(draft: Draft[StoneAgeState], player: int, rule: str) -> None:
    """One step on the food track, at most to the end (SA-28)."""
    tribe = draft.state.tribes[player]
    if tribe.level >= MAX_LEVEL:
        draft.emit(Wasted(player, rule, "field"))
        return
    tribe.level += 1
    draft.emit(LevelRaised(player, rule, tribe.level))


def add_figure(draft: Draft[StoneAgeState], player: int) -> None:
    """A new figure, which eats this round already (SA-27). Nothing with ten."""
    tribe = draft.state.tribes[player]
    if tribe.figures >= MAX_FIGURES:
        draft.emit(Wasted(player, "SA-27", "figure"))
        return
    tribe.figures += 1
    draft.emit(Grew(player, "SA-27", tribe.figures))
