"""Chapter 13: the solo game's Lookout and attacks (IS-77 to IS-87)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.core.actions import Action
from engine.core.frames import Frame
from engine.games.imperial_settlers.actions import Give, Take
from engine.games.imperial_settlers.card import Card
from engine.games.imperial_settlers.catalog import ATTACK_CARDS, ATTACKS, BOARDS, CARDS
from engine.games.imperial_settlers.empire import find, held
from engine.games.imperial_settlers.events import (
    AttackMissed,
    AttackRevealed,
    CardTaken,
    Collected,
    LocationHit,
    RivalTook,
    SoloEnded,
)
from engine.games.imperial_settlers.ledger import take_down
from engine.games.imperial_settlers.phases.choice import Choice
from engine.games.imperial_settlers.phases.lookout import reveal
from engine.games.imperial_settlers.state import Deal, ImperialSettlersState, Location, Table
from engine.games.imperial_settlers.vocabulary import DEAL_GOODS, RESOURCES, STONE

PERSON, VIRTUAL = 0, 1
"""The seats of a solo game."""
SOLO_ROW = 4
"""IS-78: Common cards revealed in the Lookout."""
KIND_ORDER = ("action", "feature", "production")
"""IS-83: which kind of Location is hit first."""
RATINGS = (
    (80, "emperor"),
    (70, "king"),
    (60, "castellan"),
    (50, "knight"),
    (40, "squire"),
    (30, "servant"),
    (0, "commoner"),
)
"""IS-86: the least points for each rating of a won game."""


@dataclass(slots=True)
class SoloLookout(Choice):
    """Take a card, a random one goes to the virtual player, take another, the last goes there, too (IS-78)."""

    prompt: ClassVar[str] = "prompt.lookout"
    rules: ClassVar[tuple[str, ...]] = ("IS-78",)

    taken: int = -1

    def options(self, state: ImperialSettlersState) -> Sequence[Action]:
        return [Take(card) for card in state.row]

    def proceed(self, draft: Table) -> None:
        row = draft.state.row
        if self.taken < 0:
            reveal(draft, SOLO_ROW, "IS-78")
            self.taken = 0
        elif row and self.taken < 2:
            self.apply(draft, Take(row[0]))
        else:
            draft.pop()

    def apply(self, draft: Table, action: Action) -> None:
        assert isinstance(action, Take)
        row = draft.state.row
        row.remove(action.card)
        draft.state.seats[PERSON].hand.append(action.card)
        draft.emit(CardTaken(PERSON, "IS-78", action.card))
        self.taken += 1
        if row:
            card = draft.state.rng.choice(row) if len(row) > 1 else row[0]
            row.remove(card)
            draft.state.seats[VIRTUAL].locations.append(Location(card, VIRTUAL))
            draft.emit(RivalTook(PERSON, "IS-78", card))
        if self.taken == 2 or not row:
            draft.pop()


def reveal_attack(draft: Table) -> str:
    """Reveal the next Attack card on top of the row, which is also the virtual player's Deals (IS-77, IS-82)."""
    card = draft.state.attacks.pop()
    draft.state.seats[VIRTUAL].deals.insert(0, Deal(card))
    draft.emit(AttackRevealed(PERSON, "IS-82", card, ATTACK_CARDS[card]))
    return card


@dataclass(slots=True)
class AttackPhase(Frame[ImperialSettlersState]):
    """What the virtual player still has is collected (IS-81), then come the attacks."""

    attacks: int = -1

    def proceed(self, draft: Table) -> None:
        self.attacks += 1
        if self.attacks == 0:
            collect(draft)
        elif self.attacks > ATTACKS:
            draft.pop()
        else:
            attack(draft)


def collect(draft: Table) -> None:
    """Virtual Locations go to the Collection pile; those under an Egypt token are not virtual any more (IS-81)."""
    state = draft.state
    for location in [place for place in state.seats[VIRTUAL].locations if place.holder == VIRTUAL]:
        take_down(draft, VIRTUAL, location)
        state.collection.append(location.card)
        draft.emit(Collected(PERSON, "IS-81", location.card))


def attack(draft: Table) -> None:
    """Reveal a target and look for the Location that it hits (IS-82 to IS-85)."""
    card = reveal_attack(draft)
    row = [deal.card for deal in draft.state.seats[VIRTUAL].deals]
    hits, second = find_hits(draft.state, [ATTACK_CARDS[target] for target in row])
    if not hits:
        draft.emit(AttackMissed(PERSON, "IS-84"))
        return
    draft.push(LoseLocation(PERSON, hits, [card, row[second]]))


def find_hits(state: ImperialSettlersState, targets: Sequence[str]) -> tuple[list[str], int]:
    """The Locations hit by a row of targets, and the place in the row of the second target that decided."""
    locations = held(state, PERSON)
    first, others = targets[0], range(1, len(targets))
    if first == "vp" and BOARDS[state.seats[PERSON].faction].razeable:
        second = next((at for at in others if targets[at] == "vp"), 0)
        found = [place.card for place in locations if not CARDS[place.card].common and CARDS[place.card].raze]
        if second and found:
            return faction_hits(found), second
    for at in others:
        pair = sorted((first, targets[at]))
        found = [place.card for place in locations if CARDS[place.card].common and raze_pair(CARDS[place.card]) == pair]
        if found:
            return worst_hits(found), at
    return [], 0


def raze_pair(card: Card) -> list[str]:
    """The goods of a Raze field one by one, in alphabetical order."""
    return sorted(good for good, n in card.raze.items() for _ in range(n))


def faction_hits(cards: list[str]) -> list[str]:
    """Of Japanese Locations, those that are hit first (IS-85)."""
    least = min(DEAL_GOODS.index(CARDS[card].deal) for card in cards)
    return worst_hits([card for card in cards if DEAL_GOODS.index(CARDS[card].deal) == least])


def worst_hits(cards: list[str]) -> list[str]:
    """Of several candidates, those that are hit first: by kind, by Resources in the cost, by stone in it (IS-83)."""

    def order(card: str) -> tuple[int, int, int]:
        print_ = CARDS[card]
        return KIND_ORDER.index(print_.kind), -sum(print_.cost[: len(RESOURCES)]), -print_.cost[STONE]

    least = min(map(order, cards))
    return [card for card in cards if order(card) == least]


@dataclass(slots=True)
class LoseLocation(Choice):
    """An attack hits one of ``hits``, at the player's choice (IS-83); its cards go to the end of the row (IS-84)."""

    prompt: ClassVar[str] = "prompt.lose_location"
    rules: ClassVar[tuple[str, ...]] = ("IS-83", "IS-84")

    hits: list[str]
    attack_cards: list[str]

    def options(self, state: ImperialSettlersState) -> Sequence[Action]:
        return [Give(card) for card in self.hits]

    def apply(self, draft: Table, action: Action) -> None:
        assert isinstance(action, Give)
        draft.pop()
        owner, location = find(draft.state, action.card)
        take_down(draft, owner, location)
        draft.state.collection.append(action.card)
        draft.emit(LocationHit(PERSON, "IS-84", action.card))
        deals = draft.state.seats[VIRTUAL].deals
        used = [deal for deal in deals if deal.card in self.attack_cards]
        deals[:] = [deal for deal in deals if deal.card not in self.attack_cards] + used


def faction_locations(state: ImperialSettlersState) -> int:
    """Faction Locations of the solo player, which must outnumber the Collection pile (IS-86)."""
    return sum(not CARDS[location.card].common for location in held(state, PERSON))


def solo_won(state: ImperialSettlersState) -> bool:
    """Whether the solo game is won as it stands (IS-86)."""
    return faction_locations(state) > len(state.collection)


def rating(points: int) -> str:
    """How a won solo game with so many points is rated (IS-86)."""
    return next(name for least, name in RATINGS if points >= least)


def end_solo(draft: Table, points: int) -> None:
    """Say how the solo game went."""
    state = draft.state
    won = solo_won(state)
    name = rating(points) if won else ""
    draft.emit(SoloEnded(PERSON, "IS-86", won, faction_locations(state), len(state.collection), name))
