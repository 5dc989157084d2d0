"""The end of the game (HG-45 to HG-51)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.events import NOBODY
from engine.core.frames import Draft, Frame
from engine.games.hunters_gatherers.events import GameEnded, Scored
from engine.games.hunters_gatherers.phases.completion import send_home
from engine.games.hunters_gatherers.scoring import hut_lines, meadow_lines
from engine.games.hunters_gatherers.state import HuntersGatherersState


@dataclass(slots=True)
class FinalScoring(Frame[HuntersGatherersState]):
    """Gatherers and fishers go home without points; huts and meadows score."""

    def proceed(self, draft: Draft[HuntersGatherersState]) -> None:
        """Clear unfinished areas, then say what the huts and hunters earn."""
        draft.pop()
        state = draft.state
        draft.emit(GameEnded(NOBODY, "HG-45"))
        for zone in [zone for zone in state.members if state.zone(zone).kind != "meadow"]:
            send_home(draft, zone, "HG-46")
        for line in (*hut_lines(state), *meadow_lines(state)):
            draft.emit(Scored(line.player, line.rule, line))
