"""The players' cards: drawing, gaining, burying (EW-6, EW-7, EW-43, EW-86 to EW-88)."""

from __future__ import annotations

from engine.components.decks import draw as draw_card
from engine.core.events import HIDDEN
from engine.core.frames import Draft
from engine.games.endless_winter.events import Buried, Drew, Learned, Recruited, Retrieved, Shuffled
from engine.games.endless_winter.state import KINDS, EndlessWinterState, Tribe


def kinds(cards: list[str]) -> list[str]:
    """The kinds among cards, each once, in the order of the cards; covered cards have none."""
    found = dict.fromkeys(KINDS[card] for card in cards)
    found.pop(HIDDEN, None)
    return list(found)


def take_kind(cards: list[str], kind: str) -> str:
    """Take the first card of a kind out of a list."""
    for i, card in enumerate(cards):
        if KINDS[card] == kind:
            return cards.pop(i)
    raise ValueError(f"no {kind} among {cards}")


def draw(draft: Draft[EndlessWinterState], player: int, n: int, rule: str) -> None:
    """Draw up to ``n`` cards; an empty deck is made of the discard pile at the moment it is needed (EW-7)."""
    tribe, drawn = draft.state.tribes[player], list[str]()
    while len(drawn) < n:
        if not tribe.deck and tribe.discard:
            draft.emit(Shuffled(player, "EW-7", len(tribe.discard)))
        card = draw_card(tribe.deck, tribe.discard, draft.state.rng)
        if card is None:
            break
        drawn.append(card)
    tribe.hand += drawn
    if drawn:
        draft.emit(Drew(player, rule, tuple(drawn)))


def pile_of(tribe: Tribe, name: str) -> list[str]:
    """The hand or the discard pile by name."""
    return tribe.hand if name == "hand" else tribe.discard


def recruit(draft: Draft[EndlessWinterState], player: int, kind: str, to: str, rule: str) -> None:
    """EW-44: gain a Tribe card from the supply."""
    supply, tribe = draft.state.supply, draft.state.tribes[player]
    card = f"{kind}-{supply[kind]}"
    supply[kind] -= 1
    tribe.cards.append(card)
    pile_of(tribe, to).append(card)
    draft.emit(Recruited(player, rule, card, to))


def learn(draft: Draft[EndlessWinterState], player: int, card: str, to: str, rule: str) -> None:
    """EW-47: gain a Culture card from the display, which keeps the gap."""
    display, tribe = draft.state.display, draft.state.tribes[player]
    display[display.index(card)] = ""
    tribe.cards.append(card)
    pile_of(tribe, to).append(card)
    draft.emit(Learned(player, rule, card, to))


def bury(draft: Draft[EndlessWinterState], player: int, kind: str, place: str, rule: str) -> None:
    """EW-86: put a card out of play for good."""
    tribe = draft.state.tribes[player]
    card = take_kind(pile_of(tribe, place), kind)
    tribe.buried.append(card)
    draft.emit(Buried(player, rule, card, place))


def retrieve(draft: Draft[EndlessWinterState], player: int, kind: str, rule: str) -> None:
    """Take a card from the own discard pile into hand."""
    tribe = draft.state.tribes[player]
    card = take_kind(tribe.discard, kind)
    tribe.hand.append(card)
    draft.emit(Retrieved(player, rule, card))
