"""Moves of goods and cards. Every card and token that changes its place does so here."""

from __future__ import annotations

from collections.abc import Sequence

from engine.components import decks
from engine.games.imperial_settlers.abilities import triggered
from engine.games.imperial_settlers.catalog import ATTACK_CARDS, CARDS, RIVAL
from engine.games.imperial_settlers.empire import deck_name, pile, refills
from engine.games.imperial_settlers.events import (
    CardDrawn,
    CardsSeen,
    DealEnded,
    DeckShuffled,
    Discarded,
    Gained,
    Paid,
    TokenReturned,
)
from engine.games.imperial_settlers.state import Deal, ImperialSettlersState, Location, Table
from engine.games.imperial_settlers.vocabulary import HOLDING, INDEX, RESOURCES


def gain(draft: Table, player: int, good: str, n: int, rule: str, source: str, quiet: bool = False) -> None:
    """Take goods from the supply, which has no limit (IS-4), or score points; not cards.

    Points set off the Features that wait for them.
    """
    seat = draft.state.seats[player]
    draft.emit(Gained(player, rule, good, n, source))
    if good != "vp":
        seat.goods[INDEX[good]] += n
        return
    seat.vp += n
    if not quiet:
        draft.push(*triggered(draft.state, player, "gain_vp", lambda feature: n >= feature.filter["min"]))


def gain_all(draft: Table, player: int, goods: Sequence[int], rule: str, source: str) -> None:
    """Take goods from the supply: counts in the order of the holding."""
    for good, n in zip(HOLDING, goods, strict=True):
        if n:
            gain(draft, player, good, n, rule, source)


def pay(draft: Table, player: int, goods: Sequence[int], rule: str, source: str) -> None:
    """Give goods to the supply: counts in the order of the holding."""
    holding = draft.state.seats[player].goods
    for index, n in enumerate(goods):
        holding[index] -= n
    if any(goods):
        draft.emit(Paid(player, rule, tuple(goods), source))


def pay_one(draft: Table, player: int, good: str, n: int, rule: str, source: str) -> None:
    """Give some of one good to the supply."""
    pay(draft, player, [n if good == other else 0 for other in HOLDING], rule, source)


def top_card(draft: Table, player: int, faction: str) -> str | None:
    """The top card of a deck, off the deck; None if there is none (IS-70 to IS-72)."""
    cards, discard = pile(draft.state, faction)
    empty = not cards
    card = decks.draw(cards, discard, draft.state.rng, refills(draft.state, faction))
    if card is not None and empty:
        draft.emit(DeckShuffled(player, "IS-70" if faction == "common" else "IS-71", faction))
    return card


def draw(draft: Table, player: int, deck: str, rule: str) -> str | None:
    """Draw a card of the ``common`` or the own ``faction`` deck into the hand; what cannot be drawn is skipped."""
    faction = deck_name(draft.state, player, deck)
    card = top_card(draft, player, faction)
    if card is not None:
        draft.state.seats[player].hand.append(card)
        draft.emit(CardDrawn(player, rule, card, faction))
    return card


def look(draft: Table, player: int, deck: str, n: int, rule: str) -> None:
    """Look at the top cards of a deck."""
    faction = deck_name(draft.state, player, deck)
    found = [top_card(draft, player, faction) for _ in range(n)]
    draft.state.looked[:] = [card for card in found if card is not None]
    draft.emit(CardsSeen(player, rule, tuple(draft.state.looked)))


def to_discard(state: ImperialSettlersState, card: str) -> None:
    """Put a card on the discard pile of the deck it came from (IS-34)."""
    if card in ATTACK_CARDS:
        state.spent.append(card)
    else:
        pile(state, CARDS[card].faction)[1].append(card)


def discard(draft: Table, player: int, card: str, rule: str) -> None:
    """Discard a card for all to see."""
    to_discard(draft.state, card)
    draft.emit(Discarded(player, rule, card))


def end_deal(draft: Table, player: int, deal: Deal, rule: str) -> None:
    """A Deal is no more; a card under the board is discarded (IS-43)."""
    draft.state.seats[player].deals.remove(deal)
    draft.emit(DealEnded(draft.state.owner(player), rule, deal.card))
    if not deal.linked:
        to_discard(draft.state, deal.card)


def find_deal(state: ImperialSettlersState, player: int, card: str) -> Deal:
    """The player's Deal with this card. Raises StopIteration if there is none."""
    return next(deal for deal in state.seats[player].deals if deal.card == card)


def take_down(draft: Table, owner: int, location: Location) -> None:
    """Take a Location off the table: what lies on it is lost, an Egypt token goes home, links end (IS-33, IS-41).

    Where the card goes then is up to the caller.
    """
    state = draft.state
    state.seats[owner].locations.remove(location)
    if location.holder != owner:
        state.seats[location.holder].egypt += 1
        draft.emit(TokenReturned(location.holder, "IS-65", location.card))
    for item in location.stash:
        if item not in RESOURCES:
            discard(draft, owner, item, "IS-33")
    for player, seat in enumerate(state.seats):
        for deal in [deal for deal in seat.deals if deal.linked and deal.card == location.card]:
            end_deal(draft, player, deal, "IS-41")


def is_rival(state: ImperialSettlersState, player: int) -> bool:
    """Whether the seat is the solo game's virtual player."""
    return state.seats[player].faction == RIVAL
