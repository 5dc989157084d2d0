"""Civilization cards (SA-32 to SA-34) and buildings (SA-36 to SA-38): buy or decline, then pay."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine.components.resources import Counts, covers, kinds, selections
from engine.core.actions import Action
from engine.core.events import NOBODY
from engine.core.frames import Decision, Draft, Frame
from engine.core.words import Message, Value, msg
from engine.games.stone_age.actions import BUY, DECLINE, REDEEM, Buy, Redeem
from engine.games.stone_age.catalog import BUILDINGS, SLOTS, STACKS, TWO, Building, worth
from engine.games.stone_age.events import BuildingBought, CardBought, Declined, TileTurned
from engine.games.stone_age.names import item_name
from engine.games.stone_age.phases.effects import can_redeem, redeem, take_card
from engine.games.stone_age.phases.payments import Payment, pieces_between
from engine.games.stone_age.state import StoneAgeState, Tribe


def item_at(state: StoneAgeState, place: str) -> str:
    """The card or tile that lies at a slot or on top of a stack. The place must not be empty."""
    if place in SLOTS:
        card = state.row[SLOTS.index(place)]
        assert card is not None
        return card
    return state.stacks[STACKS.index(place)][-1]


def price(place: str) -> int:
    """Resources for the card of a slot (SA-32)."""
    return SLOTS.index(place) + 1


def building_ways(tile: Building, goods: Sequence[int]) -> tuple[Counts, ...]:
    """Every way to pay for a tile from these goods (SA-37)."""
    return _building_ways(tile, tuple(min(have, tile.most) for have in goods))


@lru_cache(maxsize=8192)
def _building_ways(tile: Building, goods: Counts) -> tuple[Counts, ...]:
    if tile.cost:
        return (tile.cost,) if covers(goods, tile.cost) else ()
    ways = pieces_between(list(goods), tile.least, tile.most)
    return tuple(way for way in ways if tile.kinds in (0, kinds(way)))


def affordable(state: StoneAgeState, tribe: Tribe, place: str) -> bool:
    """Whether the tribe's resources suffice for what lies at the place."""
    if place in SLOTS:
        return sum(tribe.goods) >= price(place)
    return bool(building_ways(BUILDINGS[item_at(state, place)], tribe.goods))


def within_reach(state: StoneAgeState, tribe: Tribe, place: str) -> bool:
    """Whether two more resources of free choice would suffice (SA-44)."""
    if place in SLOTS:
        return sum(tribe.goods) + TWO >= price(place)
    tile = BUILDINGS[item_at(state, place)]
    pairs = selections([TWO] * len(tribe.goods), TWO)
    return any(building_ways(tile, [a + b for a, b in zip(tribe.goods, pair, strict=True)]) for pair in pairs)


@dataclass(slots=True)
class Purchase(Frame[StoneAgeState]):
    """``player`` may buy what lies at ``place``."""

    player: int
    place: str

    def decision(self, state: StoneAgeState) -> Decision | None:
        tribe, place = state.tribes[self.player], self.place
        actions: tuple[Action, ...] = (DECLINE[place],)
        if affordable(state, tribe, place):
            actions = (BUY[place], *actions)
        if can_redeem(tribe) and (len(actions) > 1 or within_reach(state, tribe, place)):
            actions += (REDEEM,)
        if len(actions) == 1:
            return None
        item: dict[str, Value] = {"item": item_name(item_at(state, place))}
        if place in SLOTS:
            return Decision(self.player, "prompt.card", actions, ("SA-33", "SA-32"), {**item, "n": price(place)})
        return Decision(self.player, "prompt.building", actions, ("SA-36", "SA-37"), item)

    def apply(self, draft: Draft[Any], action: Action) -> None:
        if isinstance(action, Redeem):
            redeem(draft, self.player)
            return
        draft.pop()
        if isinstance(action, Buy):
            draft.push((CardPayment if self.place in SLOTS else BuildingPayment)(self.player, [], self.place))
        else:
            self._decline(draft, forced=False)

    def proceed(self, draft: Draft[Any]) -> None:
        draft.pop()
        self._decline(draft, forced=True)

    def _decline(self, draft: Draft[StoneAgeState], forced: bool) -> None:
        rule = "SA-33" if self.place in SLOTS else "SA-36"
        draft.emit(Declined(self.player, rule, self.place, item_at(draft.state, self.place), forced))


@dataclass(slots=True)
class CardPayment(Payment):
    """The price of the card at ``place``: as many resources as the slot's number (SA-32)."""

    place: str

    def ways(self, state: StoneAgeState) -> Iterable[Counts]:
        return selections(state.tribes[self.player].goods, price(self.place))

    def prompt(self, state: StoneAgeState) -> Message:
        return msg("prompt.pay_card", n=price(self.place))

    def rules(self) -> tuple[str, ...]:
        return ("SA-32",)

    def paid(self, draft: Draft[StoneAgeState], goods: Counts) -> None:
        state, slot = draft.state, price(self.place)
        card = item_at(state, self.place)
        state.row[slot - 1] = None
        draft.emit(CardBought(self.player, "SA-34", card, slot, goods))
        take_card(draft, self.player, card)


@dataclass(slots=True)
class BuildingPayment(Payment):
    """The cost of the tile at ``place`` (SA-37)."""

    place: str

    def ways(self, state: StoneAgeState) -> Iterable[Counts]:
        return building_ways(BUILDINGS[item_at(state, self.place)], state.tribes[self.player].goods)

    def prompt(self, state: StoneAgeState) -> Message:
        tile = BUILDINGS[item_at(state, self.place)]
        if tile.kinds:
            return msg("prompt.pay_kinds", n=tile.kinds, pieces=tile.least)
        return msg("prompt.pay_free", most=tile.most)

    def rules(self) -> tuple[str, ...]:
        return ("SA-37",)

    def paid(self, draft: Draft[StoneAgeState], goods: Counts) -> None:
        stack = STACKS.index(self.place)
        tiles = draft.state.stacks[stack]
        tile, points = tiles.pop(), worth(goods)
        draft.state.tribes[self.player].buildings[tile] = points
        draft.emit(BuildingBought(self.player, "SA-36", tile, stack + 1, goods, points))
        if tiles:
            draft.emit(TileTurned(NOBODY, "SA-36", tiles[-1], stack + 1))
