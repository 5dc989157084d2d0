"""The top halves of the cards (SA-39 to SA-46)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.components.resources import Counts, selections
from engine.core.actions import Action
from engine.core.frames import Decision, Draft, Frame
from engine.games.stone_age.actions import DICE, Take, TakeDie, take
from engine.games.stone_age.catalog import CARD_DICE, CARDS, MENU, RESOURCES, TWO, TWO_RESOURCES, Card, Effect
from engine.games.stone_age.events import (
    CardDrawn,
    DieTaken,
    KeptApart,
    MenuRolled,
    Redeemed,
    Scored,
    Wasted,
)
from engine.games.stone_age.phases.gathering import gain, left_in_box, roll
from engine.games.stone_age.phases.tools import gain_tool
from engine.games.stone_age.phases.village import raise_level
from engine.games.stone_age.state import StoneAgeState, Tribe


def take_card(draft: Draft[StoneAgeState], player: int, card_id: str) -> None:
    """Give the card to the player and carry out its top half (SA-34)."""
    card = CARDS[card_id]
    tribe = draft.state.tribes[player]
    if card.effect in ("one_use_tool", "two_resources"):
        tribe.apart.append(card_id)
        _lay_apart(draft, player, card)
    else:
        tribe.cards.append(card_id)
        EFFECTS[card.effect](draft, player, card)


def _lay_apart(draft: Draft[StoneAgeState], player: int, card: Card) -> None:
    if card.effect == "two_resources" and draft.state.options.any_resources_timing == "immediate":
        redeem(draft, player)
        return
    draft.emit(KeptApart(player, "SA-42" if card.effect == "one_use_tool" else "SA-44", card.id))


def _goods(draft: Draft[StoneAgeState], player: int, card: Card) -> None:
    gain(draft, player, card.good or "food", card.amount, "SA-39")


def _points(draft: Draft[StoneAgeState], player: int, card: Card) -> None:
    draft.state.tribes[player].card_points += card.amount
    draft.emit(Scored(player, "SA-39", card.amount, card.id))


def _roll(draft: Draft[StoneAgeState], player: int, card: Card) -> None:
    roll(draft, player, card.good, CARD_DICE, card.id)


def _tool(draft: Draft[StoneAgeState], player: int, card: Card) -> None:
    gain_tool(draft, player, "SA-41")


def _field(draft: Draft[StoneAgeState], player: int, card: Card) -> None:
    raise_level(draft, player, "SA-41")


def _draw(draft: Draft[StoneAgeState], player: int, card: Card) -> None:
    if draft.state.deck:
        drawn = draft.state.tribes[player].drawn = draft.state.deck.pop()
        draft.emit(CardDrawn(player, "SA-43", drawn))
    else:
        draft.emit(Wasted(player, "SA-43", "draw"))


def _menu(draft: Draft[StoneAgeState], player: int, card: Card) -> None:
    dice = sorted(draft.state.rng.dice(len(draft.state.tribes)))
    draft.emit(MenuRolled(player, "SA-45", tuple(dice)))
    draft.push(DiceMenu(player, dice))


EFFECTS: dict[Effect, Callable[[Draft[StoneAgeState], int, Card], None]] = {
    "food": _goods,
    "resource": _goods,
    "points": _points,
    "roll": _roll,
    "tool": _tool,
    "field": _field,
    "draw": _draw,
    "dice_menu": _menu,
}


@dataclass(slots=True)
class DiceMenu(Frame[StoneAgeState]):
    """``player`` is to take one of the ``dice`` that are left; the buyer began (SA-45, SA-46)."""

    player: int
    dice: list[int]

    def decision(self, state: StoneAgeState) -> Decision | None:
        faces = sorted(set(self.dice))
        if len(faces) <= 1:
            return None
        return Decision(self.player, "prompt.die", tuple(DICE[face] for face in faces), ("SA-45",))

    def apply(self, draft: Draft[Any], action: Action) -> None:
        assert isinstance(action, TakeDie)
        self._take(draft, action.face)

    def proceed(self, draft: Draft[Any]) -> None:
        if self.dice:
            self._take(draft, self.dice[0])
        else:
            draft.pop()

    def _take(self, draft: Draft[StoneAgeState], face: int) -> None:
        player = self.player
        self.dice.remove(face)
        self.player = (player + 1) % len(draft.state.tribes)
        draft.emit(DieTaken(player, "SA-45", face))
        give_face(draft, player, face)


def give_face(draft: Draft[StoneAgeState], player: int, face: int) -> None:
    """What a face of the dice menu gives."""
    if MENU[face] == "tool":
        gain_tool(draft, player, "SA-45")
    elif MENU[face] == "field":
        raise_level(draft, player, "SA-45")
    else:
        gain(draft, player, MENU[face], 1, "SA-45")


def can_redeem(tribe: Tribe) -> bool:
    """Whether the player holds the unused card of free choice (SA-44)."""
    return TWO_RESOURCES in tribe.apart


def redeem(draft: Draft[StoneAgeState], player: int) -> None:
    """Use up the card of free choice and ask for the two resources (SA-44)."""
    tribe = draft.state.tribes[player]
    tribe.apart.remove(TWO_RESOURCES)
    tribe.cards.append(TWO_RESOURCES)
    draft.push(TwoResources(player))


@dataclass(slots=True)
class TwoResources(Frame[StoneAgeState]):
    """``player`` chooses two resources together (SA-44)."""

    player: int

    def choices(self, state: StoneAgeState) -> tuple[Counts, ...]:
        """The pairs on offer; fewer pieces only if a limited supply has no two left (SA-9)."""
        box = [TWO] * len(RESOURCES)
        if state.options.supply_limited:
            box = [left_in_box(state, kind) for kind in range(len(RESOURCES))]
        return selections(box, min(TWO, sum(box)))

    def decision(self, state: StoneAgeState) -> Decision | None:
        pairs = self.choices(state)
        if len(pairs) == 1:
            return None
        return Decision(self.player, "prompt.two_resources", tuple(take(*pair) for pair in pairs), ("SA-44",))

    def apply(self, draft: Draft[Any], action: Action) -> None:
        assert isinstance(action, Take)
        self._take(draft, action.goods)

    def proceed(self, draft: Draft[Any]) -> None:
        self._take(draft, self.choices(draft.state)[0])

    def _take(self, draft: Draft[StoneAgeState], goods: Counts) -> None:
        draft.pop()
        tribe = draft.state.tribes[self.player]
        tribe.goods = [have + more for have, more in zip(tribe.goods, goods, strict=True)]
        draft.emit(Redeemed(self.player, "SA-44", goods))
