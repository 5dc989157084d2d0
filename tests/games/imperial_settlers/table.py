"""Positions for tests: who has what, said in a few words, in the middle of an Action phase."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.components.effects import amounts
from engine.core.actions import Action
from engine.core.events import Event
from engine.core.frames import Decision, Draft, Frame, settle
from engine.core.rng import Rng
from engine.games.imperial_settlers.actions import DONE
from engine.games.imperial_settlers.catalog import ATTACK_CARDS, CARDS, EGYPT_TOKENS, RIVAL, deck_of
from engine.games.imperial_settlers.game import GAME
from engine.games.imperial_settlers.options import ImperialSettlersOptions
from engine.games.imperial_settlers.phases.cleanup import clean_up
from engine.games.imperial_settlers.phases.rounds import Rounds
from engine.games.imperial_settlers.phases.turns import ActionPhase, Turn
from engine.games.imperial_settlers.state import Deal, Foundation, ImperialSettlersState, Location, Seat
from engine.games.imperial_settlers.vocabulary import INDEX

RICH = "9 wood, 9 stone, 9 food, 9 gold, 9 worker, 9 raze"


@dataclass
class S:
    """A seat: cards by print (``com-mill``, the first free copy) or by id (``com-village-a-2``)."""

    faction: str
    goods: str = ""
    hand: Sequence[str] = ()
    built: Sequence[str] = ()
    deals: Sequence[str] = ()
    foundations: Sequence[str] = ()
    deck: Sequence[str] | None = None
    vp: int = 0
    passed: bool = False
    taken: list[str] = field(default_factory=list)


SEATS = (S("romans"), S("barbarians"), S("egyptians"), S("japanese"))
"""A seat of each faction that has nothing yet."""


class Table:
    """A position that is played on. The first seat is to move, in round 2 if nothing else is said.

    ``still``: nothing moves until ``play_on`` says where.
    """

    def __init__(
        self,
        *seats: S,
        round: int = 2,
        deck: Sequence[str] | None = None,
        row: Sequence[str] = (),
        attacks: Sequence[str] = (),
        shown: Sequence[str] = (),
        still: bool = False,
        **options: Any,
    ) -> None:
        self.free = [card for name in ("common", *(seat.faction for seat in seats)) for card in deck_of(name)]
        people = [seat for seat in seats if seat.faction != RIVAL]
        state = GAME.start(ImperialSettlersOptions(len(people), **options), Rng(1))
        self.state: ImperialSettlersState = state
        self.events: list[Event] = []
        state.first, state.round, state.phase = 0, round, "action"
        state.seats = [self._seat(n, seat) for n, seat in enumerate(seats)]
        state.row = [self._take(card) for card in row]
        given = {n: [self._take(card) for card in seat.deck] for n, seat in enumerate(seats) if seat.deck is not None}
        common = None if deck is None else [self._take(card) for card in deck]
        for n, seat in enumerate(state.seats):
            state.seats[n].deck = self._rest(seat.faction, given.get(n), seat.discard)
        state.deck = self._rest("common", common, state.discard)
        if len(people) == 1:
            self._attacks(attacks, shown)
        self.decision: Decision | None = None
        state.frames = [Rounds(3)]
        if not still:
            self.play_on(Rounds(3), ActionPhase(1 % len(people)), Turn(0))
        assert not GAME.check(state), GAME.check(state)

    def _take(self, name: str) -> str:
        card = name if name in CARDS else next(c for c in self.free if CARDS[c].row == name)
        self.free.remove(card)
        return card

    def _seat(self, n: int, seat: S) -> Seat:
        goods = amounts(seat.goods)
        holding = [0] * len(INDEX)
        for good, count in goods.items():
            holding[INDEX[good]] = count
        return Seat(
            faction=seat.faction,
            goods=holding,
            vp=seat.vp,
            hand=[self._take(card) for card in seat.hand],
            deck=[],
            discard=[],
            locations=[Location(self._take(card), n) for card in seat.built],
            foundations=[Foundation(self._take(card)) for card in seat.foundations],
            deals=[Deal(card if card in ATTACK_CARDS else self._take(card)) for card in seat.deals],
            passed=seat.passed,
            egypt=EGYPT_TOKENS if seat.faction == "egyptians" else 0,
        )

    def _rest(self, faction: str, deck: list[str] | None, discard: list[str]) -> list[str]:
        """The deck as given (its top card last) with all other free cards discarded, or all free cards."""
        rest = [card for card in self.free if CARDS[card].faction == faction]
        self.free = [card for card in self.free if card not in rest]
        if deck is None:
            return rest
        discard += rest
        return deck

    def _attacks(self, attacks: Sequence[str], shown: Sequence[str]) -> None:
        """Attack cards by good: those shown, newest first, and those that come next."""
        free = [card for card in ATTACK_CARDS if card not in [deal.card for deal in self.state.seats[0].deals]]

        def take(good: str) -> str:
            card = next(c for c in free if ATTACK_CARDS[c] == good)
            free.remove(card)
            return card

        self.state.seats[1].deals = [Deal(take(good)) for good in shown]
        coming = [take(good) for good in attacks]
        self.state.attacks = [*free, *reversed(coming)]

    def play_on(self, *frames: Frame[Any]) -> Decision | None:
        """Put the game in the middle of these frames."""
        draft = Draft(self.state)
        self.state.frames = list(frames)
        self.decision = settle(draft)
        self.events = draft.events
        return self.decision

    # Playing -----------------------------------------------------------------------------------------------------

    def do(self, *actions: Action) -> Table:
        """Carry out offered actions, one after the other."""
        for action in actions:
            assert self.decision is not None, f"the game is over; {action} cannot be done"
            offered = self.decision.actions
            assert action in offered, f"{action} not among {self.decision.prompt}: {[str(a) for a in offered]}"
            step = GAME.apply(self.state, action)
            self.state, self.events, self.decision = step.state, list(step.events), step.decision
            assert not GAME.check(self.state), GAME.check(self.state)
        return self

    def skip(self) -> Table:
        """End the turn if the game waits for that."""
        while self.decision is not None and self.decision.prompt == "prompt.after":
            self.do(DONE)
        return self

    def offers(self, action: Action) -> bool:
        """Whether the action is offered now."""
        return self.decision is not None and action in self.decision.actions

    def refused(self, target: str) -> str:
        """The reason why something is refused to who decides ("" if it is not)."""
        assert self.decision is not None
        found = [r for r in GAME.refusals(self.state, self.decision.player) if r.target == target]
        return found[0].reason.removeprefix("refusal.") if found else ""

    # Looking -----------------------------------------------------------------------------------------------------

    @property
    def prompt(self) -> str:
        """What is asked."""
        return self.decision.prompt.removeprefix("prompt.") if self.decision else ""

    @property
    def options(self) -> list[str]:
        """What is offered, as text."""
        return [str(action) for action in self.decision.actions] if self.decision else []

    def seat(self, player: int = 0) -> Seat:
        """A player's things."""
        return self.state.seats[player]

    def has(self, good: str, player: int = 0) -> int:
        """How many of a good a player has; also ``vp`` and ``card``."""
        seat = self.state.seats[player]
        if good == "vp":
            return seat.vp
        return len(seat.hand) if good == "card" else seat.goods[INDEX[good]]

    def built(self, player: int = 0) -> list[str]:
        """A player's Locations, oldest first."""
        return [location.card for location in self.state.seats[player].locations]

    def location(self, card: str) -> Location:
        """A Location by its card."""
        return next(place for seat in self.state.seats for place in seat.locations if place.card == card)

    def kinds(self) -> list[str]:
        """The kinds of the last events."""
        return [type(event).__name__ for event in self.events]


def still(*seats: S, **rest: Any) -> Table:
    """A position in which nothing moves yet."""
    return Table(*seats, still=True, **rest)


def cleaned(table: Table) -> Table:
    """The table after the Cleanup phase."""
    clean_up(Draft(table.state))
    return table
