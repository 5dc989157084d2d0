"""Chapter C: a turn: Culture cards, a figure, played cards to the discard pile, the Eclipse pile (EW-21 to EW-42)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.actions import Action
from engine.core.frames import Decision, Draft, Frame
from engine.games.endless_winter.actions import (
    CLOSE_PILE,
    DRAW,
    END_TURN,
    Draw,
    EndTurn,
    PlaceFigure,
    PlayCulture,
    SetAside,
    SpendFood,
    Tip,
    UseAbility,
    discard,
    place_figure,
    play_culture,
    set_aside,
)
from engine.games.endless_winter.catalog import CULTURE, SIDES
from engine.games.endless_winter.events import CulturePlayed, Discarded, FigurePlaced, PileClosed
from engine.games.endless_winter.phases import cards
from engine.games.endless_winter.phases.columns import Column, abilities, use
from engine.games.endless_winter.phases.deeds import deeds, perform
from engine.games.endless_winter.phases.payment import labour_ways, make_labour
from engine.games.endless_winter.phases.prices import GIFT
from engine.games.endless_winter.phases.work import Work
from engine.games.endless_winter.state import EndlessWinterState, Tribe, Turn
from engine.games.endless_winter.vocabulary import PLACES, REST


def begin(draft: Draft[EndlessWinterState], player: int) -> None:
    """Start a player's turn (EW-22)."""
    draft.state.turn = Turn(player)
    draft.push(Closing(player), CultureStep(player))


def free_figures(tribe: Tribe) -> list[str]:
    """Figures at home: the Chief, and one Member for all of them (EW-2)."""
    chief, *members = tribe.figures
    return [name for name, free in (("chief", not chief), ("member", "" in members)) if free]


def playable_cultures(state: EndlessWinterState, player: int) -> list[str]:
    """EW-27: Culture cards in hand; a further one needs another card to discard."""
    hand = state.tribes[player].hand
    if state.turn.cultures and len(hand) < 2:
        return []
    return [kind for kind in cards.kinds(hand) if kind in CULTURE]


@dataclass(slots=True)
class CultureStep(Frame[EndlessWinterState]):
    """Step 1, which ends with the placing of a figure (EW-27, EW-32)."""

    player: int

    def decision(self, state: EndlessWinterState) -> Decision:
        """A Culture card, labour ahead of its use, or a figure."""
        cultures = [play_culture(card) for card in playable_cultures(state, self.player)]
        ways = labour_ways(state, self.player)
        figures = [place_figure(f, place) for f in free_figures(state.tribes[self.player]) for place in PLACES]
        return Decision(self.player, "prompt.turn", (*cultures, *figures, *ways), ("EW-22", "EW-27", "EW-32"))

    def apply(self, draft: Draft[Any], action: Action) -> None:
        """Play the card, or go on to step 2."""
        if isinstance(action, PlayCulture):
            play_card(draft, self.player, action.card)
        elif isinstance(action, PlaceFigure):
            draft.pop()
            put(draft, self.player, action.figure, action.place)
        else:
            make_labour(draft, self.player, action)


def play_card(draft: Draft[EndlessWinterState], player: int, card: str) -> None:
    """EW-27, EW-28: play a Culture card; from the second on another card is discarded first."""
    tribe, turn = draft.state.tribes[player], draft.state.turn
    tribe.play.append(cards.take_kind(tribe.hand, card))
    draft.emit(CulturePlayed(player, "EW-28", card))
    draft.push(Work(CULTURE[card].play, player, f"card:{card}", 0, "EW-28"))
    if turn.cultures:
        draft.push(Cost(player))
    turn.cultures += 1


@dataclass(slots=True)
class Cost(Frame[EndlessWinterState]):
    """A card must be discarded for a further Culture card (EW-27, EW-30)."""

    player: int

    def decision(self, state: EndlessWinterState) -> Decision | None:
        """Which one, if there is a choice."""
        hand = cards.kinds(state.tribes[self.player].hand)
        if len(hand) < 2:
            return None
        return Decision(self.player, "prompt.discard", tuple(map(discard, hand)), ("EW-27",))

    def apply(self, draft: Draft[Any], action: Action) -> None:
        """Discard it."""
        draft.pop()
        tribe = draft.state.tribes[self.player]
        card = cards.take_kind(tribe.hand, action.targets[0].partition(":")[2])
        tribe.discard.append(card)
        draft.emit(Discarded(self.player, "EW-27", card))

    def proceed(self, draft: Draft[Any]) -> None:
        """Discard the only kind there is."""
        self.apply(draft, discard(cards.kinds(draft.state.tribes[self.player].hand)[0]))


def put(draft: Draft[EndlessWinterState], player: int, figure: str, place: str) -> None:
    """EW-32, EW-33: place a figure; the Chief may bring an effect of its own first."""
    tribe = draft.state.tribes[player]
    tribe.figures[0 if figure == "chief" else tribe.figures.index("", 1)] = place
    draft.state.turn.column = place
    draft.emit(FigurePlaced(player, "EW-32", figure, place))
    draft.push(Rest(player) if place == REST else Column(player, place))
    if figure == "chief" and place in SIDES[tribe.side].places:
        draft.push(Work(SIDES[tribe.side].program, player, f"chief:{tribe.side}", 0, "EW-33"))


@dataclass(slots=True)
class Rest(Frame[EndlessWinterState]):
    """A figure at Rest: one card may be drawn, one Animal tipped (EW-40).

    Cards played in step 1, under the option of EW-31, still have their abilities (EW-35).
    """

    player: int
    drawn: bool = False
    tipped: bool = False

    def decision(self, state: EndlessWinterState) -> Decision:
        """What is left to do."""
        tribe = state.tribes[self.player]
        draws = [DRAW] if not self.drawn and (tribe.deck or tribe.discard) else []
        tips = [] if self.tipped else deeds(state, self.player, "tip", GIFT)
        ways = [*abilities(state, self.player), *labour_ways(state, self.player)]
        return Decision(self.player, "prompt.rest", (*draws, *tips, *ways, END_TURN), ("EW-40",))

    def apply(self, draft: Draft[Any], action: Action) -> None:
        """Draw, tip, or finish."""
        if isinstance(action, Draw):
            self.drawn = True
            cards.draw(draft, self.player, 1, "EW-40")
        elif isinstance(action, Tip):
            self.tipped = True
            perform(draft, self.player, action, GIFT)
        elif isinstance(action, UseAbility):
            use(draft, self.player, action.card)
        elif isinstance(action, SpendFood):
            make_labour(draft, self.player, action)
        elif isinstance(action, EndTurn):
            draft.pop()


@dataclass(slots=True)
class Closing(Frame[EndlessWinterState]):
    """Steps 3 and 4: played cards are discarded; on the third turn the Eclipse pile is formed (EW-41, EW-42)."""

    player: int

    def proceed(self, draft: Draft[Any]) -> None:
        """Clear the play area, and ask for the pile if it is time."""
        tribe = draft.state.tribes[self.player]
        draft.pop()
        tribe.discard += tribe.play
        tribe.play.clear()
        if all(tribe.figures):
            draft.push(Pile(self.player))


@dataclass(slots=True)
class Pile(Frame[EndlessWinterState]):
    """The Eclipse pile is being formed, card by card (EW-42)."""

    player: int
    open: bool = True

    def decision(self, state: EndlessWinterState) -> Decision | None:
        """A further card, or no more."""
        hand = cards.kinds(state.tribes[self.player].hand)
        if not self.open or not hand:
            return None
        return Decision(self.player, "prompt.pile", (*map(set_aside, hand), CLOSE_PILE), ("EW-42",))

    def apply(self, draft: Draft[Any], action: Action) -> None:
        """Put the card down, or close the pile."""
        if isinstance(action, SetAside):
            tribe = draft.state.tribes[self.player]
            tribe.pile.append(cards.take_kind(tribe.hand, action.card))
        else:
            self.open = False

    def proceed(self, draft: Draft[Any]) -> None:
        """The pile is fixed."""
        draft.pop()
        draft.emit(PileClosed(self.player, "EW-42", len(draft.state.tribes[self.player].pile)))
