"""Chapter C: labour from cards and Food, and paying with it (EW-23, EW-24, EW-34, EW-36)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.actions import Action
from engine.core.frames import Decision, Draft, Frame
from engine.games.endless_winter.actions import (
    DECLINE,
    Bury,
    Decline,
    PlayTribe,
    SpendFood,
    play_tribe,
    spend_food,
    written,
)
from engine.games.endless_winter.catalog import PEOPLE
from engine.games.endless_winter.events import TribePlayed
from engine.games.endless_winter.phases import goods
from engine.games.endless_winter.phases.cards import kinds, take_kind
from engine.games.endless_winter.phases.deeds import RULES, deeds, perform
from engine.games.endless_winter.phases.prices import Terms, price
from engine.games.endless_winter.state import KINDS, EndlessWinterState
from engine.games.endless_winter.vocabulary import REST


def may_play_people(state: EndlessWinterState) -> bool:
    """EW-31, EW-34, EW-40: in a column; in step 1 only with the option; never at Rest."""
    column = state.turn.column
    return column != REST if column else state.options.tribe_cards_playable_in_step_1


def labour_of(kind: str, column: str) -> tuple[int, int]:
    """EW-34: a card's labour in a column, and how much of it is the bonus."""
    row = PEOPLE[kind]
    bonus = row.bonus if column and row.column == column else 0
    return row.labour + bonus, bonus


def playable(state: EndlessWinterState, player: int) -> list[str]:
    """Kinds of Tribe cards in hand that may be played now."""
    if not may_play_people(state):
        return []
    return [kind for kind in kinds(state.tribes[player].hand) if kind in PEOPLE]


def play(draft: Draft[EndlessWinterState], player: int, kind: str) -> None:
    """EW-34: play a Tribe card; its ability waits to be used (EW-35)."""
    tribe, turn = draft.state.tribes[player], draft.state.turn
    tribe.play.append(take_kind(tribe.hand, kind))
    labour, bonus = labour_of(kind, turn.column)
    draft.emit(TribePlayed(player, "EW-34", kind, labour, bonus))
    goods.add_labour(draft.state, labour, f"card:{kind}")
    if PEOPLE[kind].ability:
        turn.ready.append(kind)


def kept(action: Action) -> str:
    """The kind of card that must stay in hand for a deed: one that is buried from there cannot pay for it."""
    return action.card if isinstance(action, Bury) and action.place == "hand" and action.card in PEOPLE else ""


def labour_ways(state: EndlessWinterState, player: int, keep_food: int = 0, keep_card: str = "") -> list[Action]:
    """How the player may make labour now; at least ``keep_food`` Food and a card of ``keep_card`` must stay."""
    ways: list[Action] = [play_tribe(kind) for kind in playable(state, player)]
    if keep_card and sum(KINDS[card] == keep_card for card in state.tribes[player].hand) == 1:
        ways.remove(play_tribe(keep_card))
    stop = goods.next_labour(state.tribes[player].food)
    if stop >= keep_food:
        ways.append(spend_food(stop))
    return ways


def make_labour(draft: Draft[EndlessWinterState], player: int, action: Action) -> None:
    """Carry out one of the ways."""
    if isinstance(action, PlayTribe):
        play(draft, player, action.card)
    elif isinstance(action, SpendFood):
        goods.spend_food(draft, player, action.food)


@dataclass(frozen=True, slots=True)
class Means:
    """What a player can pay now: Food, Tools, and labour without turning Food into it."""

    food: int
    tools: int
    labour: int
    column: str
    playing: bool

    def labour_for(self, action: Action, food: int) -> int:
        """The most labour that can be had for a deed when ``food`` Food must stay for its price."""
        card = kept(action)
        held = labour_of(card, self.column)[0] if card and self.playing else 0
        return self.labour - held + goods.food_labour(self.food, food)

    def cover(self, action: Action, cost: goods.Price) -> bool:
        """Whether a deed's price can be paid (EW-24)."""
        food, tools, labour = cost
        return food <= self.food and tools <= self.tools and (not labour or labour <= self.labour_for(action, food))


def means(state: EndlessWinterState, player: int) -> Means:
    """What the player can pay now."""
    tribe, labour, column = state.tribes[player], state.turn.labour, state.turn.column
    playing = may_play_people(state)
    if playing:
        labour += sum(labour_of(KINDS[card], column)[0] for card in tribe.hand if KINDS[card] in PEOPLE)
    return Means(tribe.food, tribe.tools, labour, column, playing)


def payable(state: EndlessWinterState, player: int, words: tuple[str, ...], terms: Terms) -> list[Action]:
    """The deeds of these words that the player can pay for."""
    able = means(state, player)
    return [a for word in words for a in deeds(state, player, word, terms) if able.cover(a, price(state, a, terms))]


def request(draft: Draft[EndlessWinterState], player: int, action: Action, terms: Terms) -> None:
    """Do a deed, after making the labour that is missing for it."""
    if price(draft.state, action, terms)[2] <= draft.state.turn.labour:
        perform(draft, player, action, terms)
    else:
        draft.push(Payment(player, str(action), terms))


@dataclass(slots=True)
class Payment(Frame[EndlessWinterState]):
    """Labour is missing for a deed (an action's text). A single way to make it is gone without asking."""

    player: int
    deed: str
    terms: Terms

    def missing(self, state: EndlessWinterState) -> int:
        """Labour still missing."""
        return price(state, written(self.deed), self.terms)[2] - state.turn.labour

    def ways(self, state: EndlessWinterState) -> list[Action]:
        """How more labour can be made."""
        deed = written(self.deed)
        return labour_ways(state, self.player, price(state, deed, self.terms)[0], kept(deed))

    def decision(self, state: EndlessWinterState) -> Decision | None:
        """Which way, if there are several."""
        missing = self.missing(state)
        ways = self.ways(state) if missing > 0 else []
        if len(ways) < 2:
            return None
        return Decision(self.player, "prompt.payment", tuple(ways), ("EW-24", "EW-34", "EW-36"), {"n": missing})

    def apply(self, draft: Draft[Any], action: Action) -> None:
        """Make labour."""
        make_labour(draft, self.player, action)

    def proceed(self, draft: Draft[Any]) -> None:
        """Go the only way, or do the deed."""
        if self.missing(draft.state) > 0:
            make_labour(draft, self.player, self.ways(draft.state)[0])
        else:
            draft.pop()
            perform(draft, self.player, written(self.deed), self.terms)


@dataclass(slots=True)
class Select(Frame[EndlessWinterState]):
    """An effect lets the player do a deed up to ``left`` times (EW-25, EW-147)."""

    player: int
    word: str
    left: int
    terms: Terms

    def decision(self, state: EndlessWinterState) -> Decision | None:
        """Which one; None when none can be done."""
        actions = payable(state, self.player, (self.word,), self.terms)
        if not actions:
            return None
        prompt = f"prompt.{self.word}"
        return Decision(self.player, prompt, (*actions, DECLINE), (RULES[self.word], "EW-25"), {"n": self.left})

    def apply(self, draft: Draft[Any], action: Action) -> None:
        """Do it, or leave the rest."""
        self.left -= 1
        if isinstance(action, Decline) or not self.left:
            draft.pop()
        if not isinstance(action, Decline):
            request(draft, self.player, action, self.terms)
