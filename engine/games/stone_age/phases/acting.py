"""Phase 2, actions (SA-23 to SA-25): each player carries out all own places in the order they like."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.actions import Action
from engine.core.frames import Decision, Draft, Frame
from engine.games.stone_age.actions import REDEEM, RESOLVE, Resolve
from engine.games.stone_age.catalog import GATHERING, PLACES, VILLAGE
from engine.games.stone_age.events import CameHome
from engine.games.stone_age.phases.buying import Purchase
from engine.games.stone_age.phases.effects import can_redeem, redeem
from engine.games.stone_age.phases.gathering import roll
from engine.games.stone_age.phases.village import visit
from engine.games.stone_age.state import StoneAgeState

RULES = ("SA-23", "SA-24", "SA-25")


@dataclass(slots=True)
class Acting(Frame[StoneAgeState]):
    """``player`` carries out places; ``left`` players, this one included, have not finished."""

    player: int
    left: int

    def decision(self, state: StoneAgeState) -> Decision | None:
        tribe = state.tribes[self.player]
        own = tribe.placed
        actions: tuple[Action, ...] = tuple([RESOLVE[place] for place in PLACES if place in own])
        if actions and can_redeem(tribe):
            actions += (REDEEM,)
        return Decision(self.player, "prompt.resolve", actions, RULES) if len(actions) > 1 else None

    def apply(self, draft: Draft[Any], action: Action) -> None:
        if isinstance(action, Resolve):
            resolve(draft, self.player, action.place)
        else:
            redeem(draft, self.player)

    def proceed(self, draft: Draft[Any]) -> None:
        own = draft.state.tribes[self.player].placed
        if own:
            resolve(draft, self.player, next(iter(own)))
            return
        self.player = (self.player + 1) % len(draft.state.tribes)
        self.left -= 1
        if not self.left:
            draft.pop()


def resolve(draft: Draft[StoneAgeState], player: int, place: str) -> None:
    """Send the figures of a place home and carry the place out (SA-24)."""
    figures = draft.state.tribes[player].placed.pop(place)
    draft.emit(CameHome(player, "SA-24", place, figures))
    if place in GATHERING:
        roll(draft, player, GATHERING[place], figures, place)
    elif place in VILLAGE:
        visit(draft, player, place)
    else:
        draft.push(Purchase(player, place))
