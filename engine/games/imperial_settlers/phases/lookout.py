"""The Lookout phase and its variants (IS-12 to IS-16, IS-88 to IS-90)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, NamedTuple

from engine.core.actions import Action
from engine.core.frames import Decision
from engine.games.imperial_settlers.actions import Take
from engine.games.imperial_settlers.catalog import ADVANCED_ROW, ALTERNATE_CARDS
from engine.games.imperial_settlers.events import CardChosen, CardTaken, PacketsDealt, RowDiscarded, RowRevealed
from engine.games.imperial_settlers.ledger import draw, to_discard, top_card
from engine.games.imperial_settlers.phases.choice import Choice
from engine.games.imperial_settlers.state import ImperialSettlersState, Table


class Pick(NamedTuple):
    """One pick from the row: whose (seats from the first player), out of how many, whether the rest is swept away."""

    seat: int
    cards: int
    sweep: bool = False


@cache
def picks(variant: str, players: int) -> tuple[Pick, ...]:
    """The order of the picks in a Lookout."""
    seats = range(players)
    if variant != "advanced":
        there = [Pick(seat, players + 1 - seat, seat == players - 1) for seat in seats]
        back = [pick._replace(seat=players - 1 - pick.seat) for pick in there]
        return (*there, *back)
    if players == 2:
        return (Pick(0, ADVANCED_ROW), Pick(1, 4), Pick(0, 3), Pick(1, 2, True))
    return (
        Pick(0, ADVANCED_ROW),
        *(Pick(seat, 4) for seat in seats[1:]),
        *(Pick(seat, 3) for seat in seats[:-1]),
        Pick(players - 1, 2, True),
    )


def draw_own(draft: Table) -> None:
    """Everybody takes the top card of the own deck (IS-12), and in a peaceful game a Common card, too (IS-90)."""
    for player in draft.state.turn_order():
        draw(draft, player, "faction", "IS-12")
        if draft.state.options.peaceful:
            draw(draft, player, "common", "IS-90")


def reveal(draft: Table, cards: int, rule: str) -> None:
    """Turn up Common cards until so many lie in the row, or none are left (IS-16)."""
    row, player = draft.state.row, draft.state.first
    before = len(row)
    while len(row) < cards and (card := top_card(draft, player, "common")) is not None:
        row.append(card)
    if len(row) > before:
        draft.emit(RowRevealed(player, rule, tuple(row)))


def sweep(draft: Table, rule: str) -> None:
    """Discard what is left in the row."""
    row = draft.state.row
    if row:
        draft.emit(RowDiscarded(draft.state.first, rule, tuple(row)))
    for card in row:
        to_discard(draft.state, card)
    row.clear()


@dataclass(slots=True)
class Lookout(Choice):
    """Players pick Common cards from the row, there and back (IS-13, IS-14) or in the advanced order (IS-89).

    ``pick`` is the number of the present pick; ``player`` makes it, once the row is ``ready``.
    """

    prompt: ClassVar[str] = "prompt.lookout"
    rules: ClassVar[tuple[str, ...]] = ("IS-13", "IS-14")

    pick: int = 0
    ready: bool = False

    def options(self, state: ImperialSettlersState) -> Sequence[Action]:
        return [Take(card) for card in state.row] if self.ready else []

    def decision(self, state: ImperialSettlersState) -> Decision | None:
        if len(state.row) < 2 or not self.ready:
            return None
        rule = "IS-89" if state.options.lookout == "advanced" else "IS-13" if self._first_pass(state) else "IS-14"
        return Decision(self.player, "prompt.lookout", tuple(self.options(state)), (rule,))

    def _first_pass(self, state: ImperialSettlersState) -> bool:
        return self.pick < state.players

    def proceed(self, draft: Table) -> None:
        schedule = picks(draft.state.options.lookout, draft.state.players)
        if self.ready:
            if draft.state.row:
                self._take(draft, draft.state.row[0])
            self._next(draft, schedule)
            return
        if self.pick == len(schedule):
            draft.pop()
            return
        pick = schedule[self.pick]
        reveal(draft, pick.cards, "IS-13")
        self.player = (draft.state.first + pick.seat) % draft.state.players
        self.ready = True

    def apply(self, draft: Table, action: Action) -> None:
        assert isinstance(action, Take)
        self._take(draft, action.card)
        self._next(draft, picks(draft.state.options.lookout, draft.state.players))

    def _take(self, draft: Table, card: str) -> None:
        draft.state.row.remove(card)
        draft.state.seats[self.player].hand.append(card)
        draft.emit(CardTaken(self.player, "IS-13" if self._first_pass(draft.state) else "IS-14", card))

    def _next(self, draft: Table, schedule: tuple[Pick, ...]) -> None:
        if schedule[self.pick].sweep:
            sweep(draft, "IS-13")
        self.pick += 1
        self.ready = False


def deal_packets(draft: Table) -> None:
    """Everybody gets Common cards to choose from (IS-88)."""
    state = draft.state
    state.packets = [[] for _ in range(state.players)]
    state.picks = [[] for _ in range(state.players)]
    for player in state.turn_order():
        cards = [top_card(draft, player, "common") for _ in range(ALTERNATE_CARDS)]
        state.packets[player] = [card for card in cards if card is not None]
    draft.emit(PacketsDealt(state.first, "IS-88", ALTERNATE_CARDS))


@dataclass(slots=True)
class AlternateLookout(Choice):
    """Everybody keeps one card of a packet, passes the rest on, keeps one of those, discards the last (IS-88)."""

    prompt: ClassVar[str] = "prompt.packet"
    rules: ClassVar[tuple[str, ...]] = ("IS-88",)

    pick: int = 0

    def options(self, state: ImperialSettlersState) -> Sequence[Action]:
        return [Take(card) for card in state.packets[self.player]]

    def proceed(self, draft: Table) -> None:
        found = self.options(draft.state)
        if found:
            self.apply(draft, found[0])
        else:
            self._next(draft)

    def apply(self, draft: Table, action: Action) -> None:
        assert isinstance(action, Take)
        state = draft.state
        state.packets[self.player].remove(action.card)
        state.picks[self.player].append(action.card)
        draft.emit(CardChosen(self.player, "IS-88", action.card))
        self._next(draft)

    def _next(self, draft: Table) -> None:
        state, players = draft.state, draft.state.players
        self.pick += 1
        self.player = (self.player + 1) % players
        if self.pick == players:
            state.packets = [state.packets[(seat - 1) % players] for seat in range(players)]
        elif self.pick == 2 * players:
            draft.pop()
            self._finish(draft)

    def _finish(self, draft: Table) -> None:
        state = draft.state
        state.row = [card for packet in state.packets for card in packet]
        sweep(draft, "IS-88")
        for player, chosen in enumerate(state.picks):
            state.seats[player].hand += chosen
        state.packets, state.picks = [], []
